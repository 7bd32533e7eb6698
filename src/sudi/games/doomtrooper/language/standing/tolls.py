"""What a player pays on top because of a card before him: for special cards, for cards drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import Standing, in_force
from sudi.kernel.wording import ACC, Words

from ...state import DoomState, whose_table
from ...words.nouns import DESTINY
from ..marks import DRAW_TOLL, TOLL
from .protection import guards


@dataclass(frozen=True)
class SpecialToll(Standing):
    """The player that the card lies before pays so much more for every special card; several such cards add up."""

    n: int = 1
    topic: ClassVar[str] = "toll"
    everybody: ClassVar[bool] = True  # each copy counts

    def key(self) -> str:
        return TOLL

    def say(self, w: Words) -> str:
        n = w.count(self.n, DESTINY, ACC)
        return w.pick(
            f"Kdykoli chce ten hráč zahrát speciální kartu, zaplatí navíc {n}. Více kopií této karty se sčítá.",
            f"Whenever that player wants to play a special card, he pays {n} more. Several copies of this card add up.",
        )


@dataclass(frozen=True)
class DrawToll(Standing):
    """The player that the card lies before pays so much for every card he draws, and draws no more than he can pay."""

    n: int = 1
    topic: ClassVar[str] = "toll on drawing"
    everybody: ClassVar[bool] = True

    def key(self) -> str:
        return DRAW_TOLL

    def say(self, w: Words) -> str:
        n = w.count(self.n, DESTINY, ACC)
        return w.pick(
            f"Za každou kartu, kterou si ten hráč dobere, zaplatí {n}; víc, než zaplatí, si nedobere.",
            f"For every card that player draws he pays {n}; he draws no more than he can pay for.",
        )


def special_toll(s: DoomState, seat: int, card: int) -> int:
    """What this player pays on top for this card."""
    if not s.t.is_special[card] or not s.t.standing_masks.get(TOLL, 0) & s.live:
        return 0
    return sum(rule.n for rule, _, toll, _, _ in in_force(s, TOLL) if whose_table(s, toll) == seat)


def draw_toll(s: DoomState, seat: int) -> int:
    """What this player pays for each card drawn; nothing to somebody whose points no other player's card affects."""
    if not s.t.standing_masks.get(DRAW_TOLL, 0) & s.live:
        return 0
    due = [(rule.n, by) for rule, by, card, _, _ in in_force(s, DRAW_TOLL) if whose_table(s, card) == seat]
    return sum(n for n, by in due if not guards(s, seat, by))
