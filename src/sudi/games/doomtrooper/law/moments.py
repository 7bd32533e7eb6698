"""The moments of windows: what each is for, as the number that its frame carries."""

from __future__ import annotations

from ..cards.types import ON_DEATH, ON_HEALED, ON_JOINED, ON_LOSS, ON_MISSION, ON_SECRET, ON_TRANSFER, ON_WOUND
from ..state import GRAVE, LIBRARY, SIDEBOARD

# What a window is for, as its number.
ANY_MOMENT, TURN_START, CARD_PLAYED, WARRIOR_HIT, POINTS_EARNED, TURN_END = range(6)
WARRIOR_JOINED, WARRIOR_HEALED, WARRIOR_KILLED, PILE_SEARCHED, SECRET_OUT = range(6, 11)
CARD_LOST, WARRIOR_MOVED, TARGET_REACHED, MISSION_DONE = range(11, 15)
MOMENT_BITS = 4
WOUND_FLAG = 16  # a WARRIOR_HIT window about a mere wound
HEALABLE = 32  # one about a wound that a card does: healing answers it (DTR-340), unlike in phase 7 (DTR-274)
BY_WOUND = 64  # one about a wound, whether it kills or not
DETAIL = 7  # bits in front of what else a window has to say


def moment_of(x: int) -> int:
    """The moment of a window, whatever else its number says."""
    return x & (1 << MOMENT_BITS) - 1


# Which window is for cards that are played right after something has happened to a card.
AFTERWARDS = {
    ON_WOUND: WARRIOR_HIT,
    ON_JOINED: WARRIOR_JOINED,
    ON_HEALED: WARRIOR_HEALED,
    ON_DEATH: WARRIOR_KILLED,
    ON_SECRET: SECRET_OUT,
    ON_LOSS: CARD_LOST,
    ON_TRANSFER: WARRIOR_MOVED,
    ON_MISSION: MISSION_DONE,
}


# ---- who has found a card in which pile, as what a window has to say ----
# PUT_INTO_PLAY: wherever it was found, it did not come to the hand; the window is about the card itself.
PUT_INTO_PLAY = "put into play"
SEARCHED_PILES = (LIBRARY, GRAVE, SIDEBOARD, PUT_INTO_PLAY)
_PILE_BITS = 2


def search_detail(seat: int, pile: str) -> int:
    return seat << _PILE_BITS | SEARCHED_PILES.index(pile)


def searched(detail: int) -> tuple[int, str]:
    """Who has found something, and where."""
    return detail >> _PILE_BITS, SEARCHED_PILES[detail & (1 << _PILE_BITS) - 1]
