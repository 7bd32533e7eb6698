"""Cards of the set Mortificator about hands, and those that borrow what others are."""

from __future__ import annotations

from ...language.effects.keeping.sight import DrawsForPlayed, SmallHand
from ...state import IN_PLAY
from ..build import special
from ..types import ACTIONS, ON_PLAYER, STAYS

CARDS = (
    special("joker", "Žolík!", "Joker!", ACTIONS, limit=1, mimics=True),
    special(
        "deal_with_it",
        "Poraď si s tím",
        "Deal With It",
        ACTIONS,
        actions=3,
        limit=0,
        at_player="any",
        lies=ON_PLAYER,
        after=STAYS,
        rules=(SmallHand(IN_PLAY), DrawsForPlayed(IN_PLAY)),
    ),
)
