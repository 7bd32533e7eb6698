"""Cards of the set Inquisition that make one of several."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.deeds.doubling import DoubleDuty
from ...language.effects.deeds.formation import CloseRanks, JoinForces
from ...language.select import WARRIORS, Who
from ...words import traits as tr
from ..build import special
from ..card import Ability
from ..types import ACTIONS, ON_BEARER, STAYS

CARDS = (
    special(
        "double_duty",
        "Dvojí služba",
        "Double Duty",
        ACTIONS,
        limit=1,
        aim=WARRIORS,
        after=STAYS,
        play=DoubleDuty(),
    ),
    special(
        "tight_formation",
        "Sevřená formace",
        "Tight Formation",
        lies=ON_BEARER,
        give=Who(lacks=tr.PERSONALITY),
        after=STAYS,
        play=CloseRanks(),
        abilities=(
            Ability(
                "join",
                Bilingual("připojit bojovníka", "join forces"),
                JoinForces(),
                by_bearer=True,
                everyone=True,
                from_grave=True,
            ),
        ),
    ),
)
