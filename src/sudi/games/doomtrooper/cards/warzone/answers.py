"""Special cards of the set Warzone that answer what has just happened."""

from __future__ import annotations

from ...language.effects.answers.others import Spoil
from ...language.effects.answers.wounds import Eject, InVehicle
from ...language.effects.deeds.returning import FreePrisoners
from ...language.results import AFTER_COMBAT, Victor
from ...language.scopes import BEARER
from ...language.standing.boosts import Boost
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import special
from ..card import Doomcard
from ..types import ANYTIME, EQUIPMENT, ON_BEARER, ON_CARD, ON_WOUND, STAYS


def _award(id: str, cs: str, en: str, **ratings: int) -> Doomcard:
    """For a Doomtrooper that has just killed somebody worth more; it may have any number of them."""
    return special(
        id,
        cs,
        en,
        ANYTIME,
        needs=AFTER_COMBAT,
        lies=ON_BEARER,
        give=Victor(tr.DOOMTROOPER, of_more=True),
        after=STAYS,
        rules=(Boost(IN_PLAY, BEARER, **ratings),),  # type: ignore[arg-type]
    )


CARDS = (
    special("ejection_seat", "Katapultovací sedadlo", "Ejection Seat", ON_WOUND, aim=InVehicle(), play=Eject()),
    special("faulty_supplies", "Vadné zásoby", "Faulty Supplies", ON_CARD, counters=(EQUIPMENT,), play=Spoil()),
    special("amnesty", "Amnestie", "Amnesty", play=FreePrisoners()),
    _award("hero_award", "Vyznamenání hrdiny", "Hero Award", fight=3, shoot=3, armour=3, value=3),
    _award("honor_award", "Čestné vyznamenání", "Honor Award", fight=1, shoot=1, armour=1),
)
