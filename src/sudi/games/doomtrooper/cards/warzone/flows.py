"""Cards of the set Warzone about Dark Symmetry cards and about the minds of casters."""

from __future__ import annotations

from ...language.effects.craft.devotion import Forget, OnOwnDrawQuietly
from ...language.effects.craft.guises import DoubleGift
from ...language.pieces import GIFT_PIECE, Piece
from ...language.scopes import BEARER
from ...language.select import Who
from ...language.standing.rule import Trigger
from ...language.standing.spell_costs import SpellLimit
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import special
from ..types import ACTIONS, ON_BEARER, STAYS, SYMMETRY

CARDS = (
    special(
        "excrutiating_power_flow",
        "Mučivý proud síly",
        "Excrutiating Power Flow",
        aim=Piece(GIFT_PIECE, (SYMMETRY,)),
        play=DoubleGift(),
    ),
    special(
        "brain_strain",
        "Přetížení mozku",
        "Brain Strain",
        ACTIONS,
        lies=ON_BEARER,
        give=Who(tr.BROTHERHOOD),
        after=STAYS,
        rules=(SpellLimit(IN_PLAY, BEARER, n=3), Trigger(IN_PLAY, OnOwnDrawQuietly(), Forget())),
    ),
)
