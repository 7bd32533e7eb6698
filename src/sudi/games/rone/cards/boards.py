"""What is printed on the boards: the actions of stored pairs, the effects of training zones."""

from __future__ import annotations

from sudi.kernel.effects import Effect

from ..language.choices import ChooseOne
from ..language.effects import RecruitCards
from ..language.gains import Damage, Gain, Screws
from ..language.orders_of_invasion import InvasionRecycles
from ..language.orders_to_players import Hit, LoseArmour, MillOwn
from ..rules.board import ARMOUR, LIFE, PARTS, REROLLS
from ..rules.invasion.orders import orders
from ..words.names import BREAK, KIND_IDS, MELEE, RANGED

# What two stored resources of a kind do (RON-122, RON-126, RON-127), as it stands on the players' board.
PAIRS: dict[str, Effect] = dict(
    zip(
        KIND_IDS,
        (
            Gain(ARMOUR, 2),
            Damage(RANGED, 1),
            Damage(MELEE, 1) >> Damage(BREAK, 1),
            Gain(LIFE, 1),
            Screws(1) >> Gain(REROLLS, 1),
            ChooseOne((Gain(PARTS, 2), RecruitCards(1))),
        ),
        strict=True,
    )
)

# The effects of the five training zones (RON-183): blue, red, black, green, yellow.
ZONE_ORDERS = (
    orders(LoseArmour(1)),
    orders(Hit(RANGED, 1)),
    orders(Hit(MELEE, 2)),
    orders(InvasionRecycles(1)),
    orders(MillOwn(1, to_dump=True)),
)
