"""What missions for a player wait for: a prisoner taken, a warzone laid waste."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Words

from ...rules.happenings import JAILED, RAZED
from ...state import DoomState, whose_table


@dataclass(frozen=True)
class OnJailed(Occasion):
    """The player who has the mission imprisons somebody."""

    event: ClassVar[str] = JAILED

    def concerns(self, s: DoomState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == whose_table(s, card)

    def say_when(self, w: Words) -> str:
        return w.pick("Uvězní-li ten hráč bojovníka,", "If that player imprisons a warrior,")


@dataclass(frozen=True)
class OnRazed(Occasion):
    """A card that the player has played rids the table of a warzone."""

    event: ClassVar[str] = RAZED

    def concerns(self, s: DoomState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == whose_table(s, card)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Vyřadí-li nebo obětuje-li karta, kterou ten hráč zahrál, válečnou zónu,",
            "If a card played by that player discards or sacrifices a warzone,",
        )
