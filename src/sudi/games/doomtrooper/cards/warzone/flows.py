"""Cards of the set Warzone about Dark Symmetry cards."""

from __future__ import annotations

from ...language.effects.craft.guises import DoubleGift
from ...language.pieces import GIFT_PIECE, Piece
from ..build import special
from ..types import SYMMETRY

CARDS = (
    special(
        "excrutiating_power_flow",
        "Mučivý proud síly",
        "Excrutiating Power Flow",
        aim=Piece(GIFT_PIECE, (SYMMETRY,)),
        play=DoubleGift(),
    ),
)
