"""What cards wait for, and what they do then: occasions, triggers and replacements, with their words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import triggers
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Clause, Words

from ..rules.moves import ALLY_PLAYED, CHAMPION_PLAYED, DAMAGE_DEALT, HEALTH_GAINED, RECRUITED
from ..state import ShardsState
from ..words import names, nouns
from ..words.names import FACTIONS


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
    faction: int = names.NO_FACTION
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
            f"Pokud v tomto tahu některému protivníkovi způsobíš celkem alespoň {self.least} neodvrácených zranění,",
            f"If you deal a total of {self.least} or more unprevented damage to one opponent this turn,",
        )


@dataclass(frozen=True)
class YouRecruitChampion(Occasion):
    faction: int = names.NO_FACTION
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
        return [Clause(nouns.BRING, rest)]

    def say(self, w: Words) -> str:
        return w.paragraph(self.clauses(w))
