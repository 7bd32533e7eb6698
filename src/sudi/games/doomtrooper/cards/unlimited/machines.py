"""Machines of the base set that fail by chance."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.misfires import FlipToCrash, OnFaced
from ...language.effects.combat import EndCombat
from ...language.moments import BeforeBlows
from ...language.scopes import BEARER
from ...language.standing.boosts import Boost
from ...language.standing.rule import Trigger
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import equipment
from ..card import Ability
from ..types import COMBAT

CARDS = (
    equipment(
        "purple_shark",
        "Purpurový žralok",
        "Purple Shark",
        tr.VEHICLE | tr.AIRSHIP | tr.CAPITOL,
        Boost(IN_PLAY, BEARER, shoot=4, armour=4),
        Trigger(IN_PLAY, OnFaced(flying=True), FlipToCrash()),
        abilities=(
            Ability(
                "escape",
                Bilingual("uniknout", "escape"),
                EndCombat() >> FlipToCrash(),
                cost=5,
                moment=COMBAT,
                needs=BeforeBlows(FIGHT),
                outside=True,
            ),
        ),
    ),
)
