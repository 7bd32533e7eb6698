"""What triggers of cards and bases wait for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Words

from ..events import AFFECTED, DESTROYED, DISCARDED, LAID_TO_REST, MINION_PLAYED, TURN_ENDS, TURN_STARTS, place_in
from ..state import SmashState, controller
from .numbers import POWER
from .scopes import is_microbot


# ---- occasions ----
@dataclass(frozen=True)
class StartOfTurn(Occasion):
    """At the start of its player's turn, or of everybody's."""

    own: bool = True
    event: ClassVar[str] = TURN_STARTS

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return not self.own or actor == holder

    def say_when(self, w: Words) -> str:
        return w.pick("Na začátku svého tahu", "At the start of your turn,")


@dataclass(frozen=True)
class EndOfTurn(Occasion):
    event: ClassVar[str] = TURN_ENDS

    def say_when(self, w: Words) -> str:
        return w.pick("Na konci tahu", "At the end of the turn,")


@dataclass(frozen=True)
class ThisDestroyed(Occasion):
    event: ClassVar[str] = DESTROYED
    itself: ClassVar[bool] = True

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject

    def say_when(self, w: Words) -> str:
        return w.pick("Když je tento bojovník zničen,", "When this minion is destroyed,")


@dataclass(frozen=True)
class ThisDiscarded(Occasion):
    """This card goes from play to the discard pile: destroyed, or cleared away after a scoring (SMU-084)."""

    event: ClassVar[str] = DISCARDED
    itself: ClassVar[bool] = True

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject

    def say_when(self, w: Words) -> str:
        return w.pick("Když jde tato karta ze hry na odhazovací balíček,", "When this is discarded from play,")


@dataclass(frozen=True)
class MinionDestroyedHere(Occasion):
    """For a base: whenever a minion is destroyed at it."""

    event: ClassVar[str] = DESTROYED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return s.at[card] == place_in(n)

    def say_when(self, w: Words) -> str:
        return w.pick("Pokaždé, když je tu zničen bojovník,", "Each time a minion is destroyed here,")


@dataclass(frozen=True)
class OwnMicrobotDestroyed(Occasion):
    event: ClassVar[str] = DESTROYED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return controller(s, subject) == holder and is_microbot(s, subject)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Když je zničen některý z tvých minibotů (i tento),", "When one of your microbots is destroyed (even this),"
        )


@dataclass(frozen=True)
class MinionPlayedHere(Occasion):
    """After a minion was played at this base: by anybody, or by another player; perhaps only a weaker one."""

    others: bool = True
    weaker: bool = False
    event: ClassVar[str] = MINION_PLAYED

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        place = place_in(n)
        if s.at[card] != place or (self.others and actor == holder):
            return False
        # It has been played here even if its own ability took it away again; a comparison needs it here.
        return not self.weaker or (s.at[subject] == place and POWER.of(s, subject) < POWER.of(s, card))

    def say_when(self, w: Words) -> str:
        if not self.others:
            return w.pick("Pokaždé, když je sem zahrán bojovník,", "Each time a minion is played here,")
        weak = w.pick(" s menší silou", " of lower power") if self.weaker else ""
        return w.pick(
            f"Když sem jiný hráč zahraje bojovníka{weak}, po vyhodnocení jeho schopnosti",
            f"After another player plays a minion{weak} here and its ability is resolved,",
        )


@dataclass(frozen=True)
class AffectedByOthersCard(Occasion):
    event: ClassVar[str] = AFFECTED
    itself: ClassVar[bool] = True

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject and actor != holder

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Když jiný hráč zahraje kartu, která tohoto bojovníka ovlivní,",
            "After another player plays a card that affects this minion,",
        )


@dataclass(frozen=True)
class ThisWouldBeDestroyed(Occasion):
    event: ClassVar[str] = DESTROYED
    itself: ClassVar[bool] = True

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card == subject

    def say_when(self, w: Words) -> str:
        return w.pick("Pokud má být tento bojovník zničen,", "If this minion would be destroyed,")


@dataclass(frozen=True)
class LaidToRestHere(Occasion):
    """For a base: where minions destroyed at it go."""

    event: ClassVar[str] = LAID_TO_REST

    def concerns(self, s: SmashState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return s.at[card] == s.at[subject]

    def say_when(self, w: Words) -> str:
        return w.pick("Pokaždé, když je tu zničen bojovník,", "Each time a minion is destroyed here,")
