"""What cards say that holds for a while: modifiers and protections, and what they cover, with their words."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel import permissions, values
from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import Clause, Words

from ..state import ShardsState
from ..words import nouns
from ..words.names import CHARACTER_NAMES
from .amounts import ByMastery, Counted


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
    """All own champions, if the own character is this one; `once`: several cards of this name do not add up."""

    character: int
    once: bool = False

    def covers(self, s: ShardsState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.character[holder] != self.character or target not in s.champions[holder]:
            return False
        if self.once:
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
        more = f"{self.scope.say_scope(w)} {w.pick(f'o {w.count(n, nouns.HEALTH)} více', f'+{n} health')}"
        if isinstance(self.scope, OwnChampionsAs) and self.scope.once:
            more += w.pick("; více karet tohoto jména se nesčítá", "; several cards of this name do not add up")
        return f"{more}."


@dataclass(frozen=True)
class Cheaper(values.Modifier):
    """Costs less, by what is counted."""

    amount: Counted

    def say(self, w: Words) -> str:
        unit = w.count(self.amount.times, nouns.GEM)
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


# ---- notes ----
@dataclass(frozen=True)
class Dealt(Standing):
    """A note that lasts as long as what waits for it: so much unprevented damage a seat has been dealt this turn."""

    def key(self) -> str:
        return "damage so far"


DEALT = Dealt("")


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
        return [Clause(nouns.IGNORE, w.pick("do konce tahu štíty protivníků", "shields for the rest of this turn"))]
