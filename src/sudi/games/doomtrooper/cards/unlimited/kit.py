"""Equipment of the base set that is used up or used in a combat."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.harm.demolition import Demolish
from ...language.effects.harm.endings import Duck
from ...language.effects.lasting import Lasting
from ...language.marks import AFTERMATH, BE_ATTACKED
from ...language.scopes import BEARER, USER
from ...language.select import YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.rule import COMBAT_LONG, Mark
from ...language.standing.strikes import Safe
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import equipment
from ..card import Ability
from ..types import COMBAT

CARDS = (
    equipment(
        "demolition_kit",
        "Demoliční souprava",
        "Demolition Kit",
        0,
        abilities=(
            Ability("demolish", Bilingual("odpálit nálož", "set a charge"), Demolish(), moment=COMBAT, discards=True),
        ),
    ),
    equipment(
        "psycho_scanner",
        "Psychoskener",
        "Psycho-Scanner",
        0,
        abilities=(Ability("duck", Bilingual("ukrýt se", "go into cover"), Duck(), moment="opponents"),),
    ),
    equipment(
        "radar_scanner",
        "Radarový skener",
        "Radar Scanner",
        0,
        Forbid(IN_PLAY, BE_ATTACKED, BEARER, whom=Who(aboard=tr.AIRSHIP)),
    ),
    equipment(
        "ticker",
        "Ticker",
        "Ticker",
        0,
        to=tr.DOOMTROOPER,
        give=Who(tr.DOOMTROOPER, lacks=tr.BROTHERHOOD, whose=YOURS),
        abilities=(
            Ability(
                "take",
                Bilingual("vzít si Ticker", "take Ticker"),
                Lasting(
                    (
                        Boost("", USER, until=COMBAT_LONG, fight=2, shoot=2),
                        Safe("", USER, until=COMBAT_LONG),
                        Mark("", USER, until=COMBAT_LONG, name=AFTERMATH),
                    )
                ),
                moment=COMBAT,
                discards=True,
            ),
        ),
    ),
)
