"""Fortifications of the set Mortificator that warriors step into or that move."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.harm.cures import HealOne
from ...language.effects.trade.quarters import BackFromAnywhere, FewerThan, StepInside, StepOutside, TowerMates
from ...language.select import YOURS, Who
from ...language.standing.strikes import FirstStrike
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ..build import fortification
from ..card import Ability

CARDS = (
    fortification(
        "luna_memorial_hospital",
        "Pamětní nemocnice na Luně",
        "Luna Memorial Hospital",
        "squad",
        traits=tr.BROTHERHOOD,
        abilities=(
            Ability(
                "heal",
                Bilingual("vyléčit", "heal"),
                HealOne(Who(whose=YOURS, areas=(SQUAD,), wounded=True)),
                actions=2,
            ),
            Ability("back", Bilingual("vzít do ruky", "take it back"), BackFromAnywhere(), actions=2, from_grave=True),
        ),
    ),
    fortification(
        "watch_tower",
        "Strážní věž",
        "Watch Tower",
        "squad",
        FirstStrike(IN_PLAY, TowerMates()),
        many=True,
        needs=FewerThan("watch_tower", 2),
        abilities=(
            Ability("enter", Bilingual("do věže", "into it"), StepInside(), actions=1),
            Ability("leave", Bilingual("z věže", "out of it"), StepOutside(), actions=1),
        ),
    ),
)
