"""Halls of the set Apocalypse: where the dead, lost relics and frozen warriors go."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.keeping.captives import FreezeDying, FreezeLost, OnLost
from ...language.marks import HOUSES_DEAD, HOUSES_RELICS, STORES
from ...language.select import YOURS, Who
from ...language.standing.rule import Trigger, mark
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import fortification
from ..card import Ability

_FROZEN = Who(tr.LEGION, whose=YOURS)

CARDS = (
    fortification("graveyard", "Hřbitov", "Graveyard", "aside", mark(HOUSES_DEAD), mark(STORES), unique=True),
    fortification("museum", "Muzeum", "Museum", "aside", mark(HOUSES_RELICS), mark(STORES), unique=True),
    fortification(
        "cryotech_chamber",
        "Kryotechnická komora",
        "Cryotech Chamber",
        "kohort",
        Trigger(IN_PLAY, OnLost(_FROZEN), FreezeLost()),
        limit=1,
        abilities=(
            Ability(
                "freeze",
                Bilingual("vrátit bojovníka do ruky", "return the warrior to the hand"),
                FreezeDying(_FROZEN),
                saves=True,
                anybody=True,
            ),
        ),
    ),
)
