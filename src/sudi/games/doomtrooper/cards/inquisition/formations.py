"""Cards of the set Inquisition that make one of several."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.deeds.formation import CloseRanks, JoinForces
from ...language.select import Who
from ...words import traits as tr
from ..build import special
from ..card import Ability
from ..types import ON_BEARER, STAYS

CARDS = (
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
                "join", Bilingual("připojit bojovníka", "join forces"), JoinForces(), by_bearer=True, from_grave=True
            ),
        ),
    ),
)
