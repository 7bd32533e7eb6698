"""Cards that change the numbers of everybody's turn: meditation, drawing, what warriors cost."""

from __future__ import annotations

from ...language.effects.discarding import DiscardTitle
from ...language.select import Who
from ...language.standing.numbers import DrawsAtMost, HalfPrice, Meditation
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import fortification, special
from ..card import Doomcard
from ..types import ACTIONS, ON_GAME, STAYS


def _market(id: str, cs: str, en: str, brings: int, ends: str) -> Doomcard:
    """What meditation brings everybody; a market of the other kind is over."""
    return special(id, cs, en, lies=ON_GAME, after=STAYS, play=DiscardTitle(ends), rules=(Meditation(IN_PLAY, brings),))


CARDS = (
    _market("rising_market", "Trh na vzestupu", "Rising Market", 2, "falling_market"),
    _market("falling_market", "Trh na sestupu", "Falling Market", 0, "rising_market"),
    special(
        "throwing_it_all_away",
        "Všechno zahodit",
        "Throwing It All Away",
        ACTIONS,
        lies=ON_GAME,
        after=STAYS,
        rules=(DrawsAtMost(IN_PLAY, 1),),
    ),
    fortification(
        "barracks",
        "Kasárny",
        "Barracks",
        "squad",
        HalfPrice(IN_PLAY, Who(tr.DOOMTROOPER, lacks=tr.PERSONALITY | tr.BROTHERHOOD | tr.VEHICLE | tr.COMMANDER)),
    ),
)
