"""What permanents wait for: occasions and triggers, with their words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import triggers
from sudi.kernel.effects import Effect, Instant
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Clause, Words

from ..rules.triggers import CARD_PLAYED, OPPONENT_SHUFFLED, SHUFFLED, TURN_ENDS, TURN_STARTS
from ..state import RoneState
from ..words.factions import FACTIONS


# ---- occasions ----
@dataclass(frozen=True)
class TurnStarts(Occasion):
    event: ClassVar[str] = TURN_STARTS

    def concerns(self, s: RoneState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku svého kola:", "Start of your turn:")


@dataclass(frozen=True)
class TurnEnds(Occasion):
    event: ClassVar[str] = TURN_ENDS

    def concerns(self, s: RoneState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Na konci svého kola:", "End of your turn:")


@dataclass(frozen=True)
class YouPlay(Occasion):
    """You play a recruit card (of a faction); `once`: at most once a turn."""

    faction: int = -1
    once: bool = False
    event: ClassVar[str] = CARD_PLAYED

    def concerns(self, s: RoneState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        if actor != holder or (self.faction >= 0 and s.t.faction[subject] != self.faction):
            return False
        return not (self.once and s.spent_cards >> card & 1)

    def say_when(self, w: Words) -> str:
        cs = f"zahraješ {FACTIONS[self.faction].accusative}" if self.faction >= 0 else "zahraješ kartu"
        en = f"you play a {FACTIONS[self.faction].en}" if self.faction >= 0 else "you play a card"
        if self.once:
            return w.pick(f"Jednou za kolo, když {cs}:", f"Once per turn, when {en}:")
        return w.pick(f"Když {cs}:", f"When {en}:")


@dataclass(frozen=True)
class YouShuffle(Occasion):
    event: ClassVar[str] = SHUFFLED

    def concerns(self, s: RoneState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Když zamícháš svůj balíček:", "When you shuffle your deck:")


@dataclass(frozen=True)
class OpponentShuffles(Occasion):
    """An opponent, or the Invasion (which has no seat: the actor is -1)."""

    event: ClassVar[str] = OPPONENT_SHUFFLED

    def concerns(self, s: RoneState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor < 0 or actor in s.t.enemies[holder]

    def say_when(self, w: Words) -> str:
        return w.pick("Když soupeř zamíchá svůj balíček:", "When an opponent shuffles their deck:")


# ---- triggers ----
@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    def say(self, w: Words) -> str:
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))


@dataclass(frozen=True)
class OncePerTurn(Effect):
    """Marks the card: its ability is used up for this turn."""

    def instant(self) -> Instant:
        def mark(s: RoneState, me: int, src: int, x: int) -> None:
            s.spent_cards |= s.t.bit[src]

        return mark

    def say(self, w: Words) -> list[Clause]:
        return []


def when(occasion: Occasion, do: Effect) -> Trigger:
    """A permanent's trigger."""
    if isinstance(occasion, YouPlay) and occasion.once:
        do = OncePerTurn() >> do
    return Trigger("base", occasion, do)
