"""What cards say that holds for a while: triggers, modifiers and protections, with their words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import permissions, triggers, values
from sudi.kernel.triggers import Occasion
from sudi.kernel.values import Scope
from sudi.kernel.wording import Clause, Words

from . import words
from .conditions import ByMastery, Counted
from .moves import ALLY_PLAYED, CHAMPION_PLAYED, DAMAGE_DEALT, HEALTH_GAINED, RECRUITED
from .state import ShardsState
from .words import CHARACTER_NAMES, FACTIONS


# ---- occasions ----
@dataclass(frozen=True)
class YouPlayThis(Occasion):
    event: ClassVar[str] = CHAMPION_PLAYED

    def concerns(self, s: ShardsState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject

    def say_when(self, w: Words) -> str:
        return w.pick("Když tuto kartu vyložíš,", "When you play this,")


@dataclass(frozen=True)
class YouPlayChampion(Occasion):
    """SOI-212: playing a champion from hand; exhausting one or putting one into play is not playing."""

    event: ClassVar[str] = CHAMPION_PLAYED

    def concerns(self, s: ShardsState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Když vyložíš šampiona a tato karta je ve tvém odkládacím balíčku,",
            "When you play a champion while this is in your discard pile,",
        )


@dataclass(frozen=True)
class YouGainHealth(Occasion):
    event: ClassVar[str] = HEALTH_GAINED

    def concerns(self, s: ShardsState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Do konce tahu, kdykoli máš získat životy (i nad maximum),",
            "For the rest of this turn, whenever you would gain health (also beyond the maximum),",
        )


@dataclass(frozen=True)
class YouPlayAlly(Occasion):
    faction: int = words.NO_FACTION
    event: ClassVar[str] = ALLY_PLAYED

    def concerns(self, s: ShardsState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder and s.t.faction[subject] == self.faction


@dataclass(frozen=True)
class YouDealDamage(Occasion):
    """So much unprevented damage to one opponent."""

    least: int = 0
    event: ClassVar[str] = DAMAGE_DEALT

    def concerns(self, s: ShardsState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder and n >= self.least

    def say_when(self, w: Words) -> str:
        return w.pick(
            f"Pokud v tomto tahu některému protivníkovi ubereš alespoň {self.least} životů,",
            f"If you deal {self.least} or more unprevented damage to one opponent this turn,",
        )


@dataclass(frozen=True)
class YouRecruitChampion(Occasion):
    faction: int = words.NO_FACTION
    event: ClassVar[str] = RECRUITED

    def concerns(self, s: ShardsState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder and s.t.is_champion[subject] and s.t.faction[subject] == self.faction

    def say_when(self, w: Words) -> str:
        faction = FACTIONS[self.faction]
        return w.pick(f"příštího šampiona {faction.genitive}", f"the next {faction.en} champion")


# ---- triggers ----
@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    def clauses(self, w: Words) -> list[Clause]:
        clauses = self.do.say(w)
        return w.led(self.when.say_when(w), clauses) if clauses else []

    def say(self, w: Words) -> str:
        return w.paragraph(self.clauses(w))


@dataclass(frozen=True)
class Replacement(triggers.Replacement):
    def clauses(self, w: Words) -> list[Clause]:
        who = self.when.say_when(w)
        rest = w.pick(
            f"rovnou do hry {who}, kterého v tomto tahu naverbuješ",
            f"{who} you recruit this turn directly into play",
        )
        return [Clause(words.PUT, rest)]

    def say(self, w: Words) -> str:
        return w.paragraph(self.clauses(w))


# ---- scopes ----
@dataclass(frozen=True)
class Itself(Scope):
    def covers(self, s: ShardsState, holder: int, card: int, actor: int, target: int) -> bool:
        return card == target

    def say_scope(self, w: Words) -> str:
        return w.pick("tento šampion", "this champion")


@dataclass(frozen=True)
class ItselfFromWeaker(Scope):
    """Against players with less mastery than its own player."""

    def covers(self, s: ShardsState, holder: int, card: int, actor: int, target: int) -> bool:
        return card == target and s.mastery[actor] < s.mastery[holder]


@dataclass(frozen=True)
class ItselfBeside(Scope):
    """While its player has another named champion in play."""

    other: str

    def covers(self, s: ShardsState, holder: int, card: int, actor: int, target: int) -> bool:
        return card == target and any(s.t.cards[c].id == self.other for c in s.champions[holder])


@dataclass(frozen=True)
class OwnOtherChampions(Scope):
    def covers(self, s: ShardsState, holder: int, card: int, actor: int, target: int) -> bool:
        return card != target and target in s.champions[holder]


@dataclass(frozen=True)
class OwnPlayer(Scope):
    """The player who has the card in play: the target is a seat."""

    def covers(self, s: ShardsState, holder: int, card: int, actor: int, target: int) -> bool:
        return target == holder


@dataclass(frozen=True)
class OwnChampionsAs(Scope):
    """All own champions, if the own character is this one; one card of a name is enough where they do not add up."""

    character: int

    def covers(self, s: ShardsState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.character[holder] != self.character or target not in s.champions[holder]:
            return False
        if s.t.setup["ferrata_guards"] == "once":
            same = [c for c in s.champions[holder] if s.t.kind[c] == s.t.kind[card]]
            return card == same[0]
        return True

    def say_scope(self, w: Words) -> str:
        name = CHARACTER_NAMES[self.character]
        return w.pick(
            f"Pokud hraješ za postavu {name.cs}, všichni tvoji šampioni (včetně tohoto) mají",
            f"If your character is {name.en}, all your champions (this one included) have",
        )


@dataclass(frozen=True)
class AttackersShields(Scope):
    """Shields of everybody this player attacks: the actor is the attacker."""

    def covers(self, s: ShardsState, holder: int, card: int, actor: int, target: int) -> bool:
        return actor == holder


# ---- modifiers ----
@dataclass(frozen=True)
class HealthBonus(values.Modifier):
    def say(self, w: Words) -> str:
        n = self.amount.count()(None, 0, 0, 0)
        return f"{self.scope.say_scope(w)} {w.pick(f'o {w.count(n, words.HEALTH)} více', f'+{n} health')}."


@dataclass(frozen=True)
class Cheaper(values.Modifier):
    """Costs less, by what is counted."""

    def say(self, w: Words) -> str:
        assert isinstance(self.amount, Counted)
        unit = w.count(self.amount.times, words.GEM)
        return w.pick(f"Verbování této karty stojí o {unit} méně", f"Recruiting this costs {unit} less") + (
            f" {self.amount.per(w)}."
        )


@dataclass(frozen=True)
class ShieldByMastery(values.Modifier):
    def say(self, w: Words) -> str:
        return w.pick("Štít této karty se rovná tvému mistrovství.", "The shield of this card equals your mastery.")


@dataclass(frozen=True)
class ShieldInPlay(values.Modifier):
    """A shield that works while the champion is in play, without revealing anything (SOI-215)."""

    def say(self, w: Words) -> str:
        assert isinstance(self.amount, ByMastery)
        base, mastery, more = self.amount.base, self.amount.mastery, self.amount.more
        return w.pick(
            f"Dokud je tato karta ve hře, máš štít {base}. Mistrovství {mastery}: místo toho máš štít {more}.",
            f"While this is in play, you have a shield of {base}. "
            f"Mastery {mastery}: you have a shield of {more} instead.",
        )


# ---- permissions ----
@dataclass(frozen=True)
class Protection(permissions.Permission):
    """Something cannot be attacked; the words stand with the card because each says it in its own way."""

    cs: str = ""
    en: str = ""

    def say(self, w: Words) -> str:
        return w.pick(self.cs, self.en)


@dataclass(frozen=True)
class ShieldsFail(permissions.Permission):
    def clauses(self, w: Words) -> list[Clause]:
        return [Clause(words.IGNORE, w.pick("do konce tahu štíty protivníků", "shields for the rest of this turn"))]
