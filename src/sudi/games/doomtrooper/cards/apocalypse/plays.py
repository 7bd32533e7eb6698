"""Special cards of the set Apocalypse."""

from __future__ import annotations

from ...language.effects.harm.destroying import DiscardOne
from ...language.marks import ANY_ORDER
from ...language.standing.numbers import FewerActions
from ...language.standing.rule import mark
from ...state import IN_PLAY
from ..build import special
from ..types import KI, ON_GAME, STAYS

CARDS = (
    special(
        "battlefield_chaos",
        "Chaos na bojišti",
        "Battlefield Chaos",
        lies=ON_GAME,
        after=STAYS,
        rules=(mark(ANY_ORDER),),
    ),
    special("dire_portents", "Zlá znamení", "Dire Portents", lies=ON_GAME, after=STAYS, rules=(FewerActions(IN_PLAY),)),
    special("inner_shame", "Vnitřní hanba", "Inner Shame", play=DiscardOne((KI,), anywhere=True)),
)
