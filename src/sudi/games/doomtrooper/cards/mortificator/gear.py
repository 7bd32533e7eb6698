"""Equipment and fortifications of the set Mortificator."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.cancelling import CancelSpecial
from ...language.effects.harm.healing import SaveBearer
from ...language.marks import ANSWER, GONE_FOR_GOOD, IGNORES_FORTS, IGNORES_ZONES, NEVER_DISCARDED
from ...language.needs import BearerInTactic
from ...language.pieces import VEHICLE, Piece
from ...language.scopes import BEARER
from ...language.select import THEIRS, YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.duties import AttackPrice
from ...language.standing.rule import mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import SHOOT
from ..build import equipment, fortification
from ..card import Ability
from ..types import EQUIPMENT, ON_BEARER

GEAR = (
    equipment(
        "autogyro",
        "Vírník",
        "Autogyro",
        tr.AIRSHIP | tr.VEHICLE | tr.BAUHAUS,  # the maker's sign (DTR-477)
        Boost(IN_PLAY, BEARER, shoot=4, armour=4),
        mark(IGNORES_FORTS, BEARER),
        mark(IGNORES_ZONES, BEARER),
        to=tr.DOOMTROOPER,
    ),
    equipment(
        "foreseeing_talisman",
        "Věštecký talisman",
        "Foreseeing Talisman",
        0,
        mark(ANSWER),
        to=tr.MORTIFICATOR,
        abilities=(
            Ability(
                "foresee",
                Bilingual("zrušit speciální kartu", "cancel a special card"),
                CancelSpecial(healthy=False),
                cost=12,
                moment=ANSWER,
            ),
        ),
    ),
    equipment(
        "sachs_9000gl",
        "Sachs 9000GL",
        "Sachs 9000GL",
        tr.BAUHAUS,
        to=tr.COMMANDER,
        abilities=(
            Ability(
                "duck",
                Bilingual("zabránit zranění", "prevent a wound"),
                SaveBearer(),
                discards=True,
                saves=True,
                needs=BearerInTactic(SHOOT),
            ),
        ),
    ),
)

FORTIFICATIONS = (
    fortification(
        "golgothas_citadel",
        "Golgothina citadela",
        "Golgotha's Citadel",
        "kohort",
        KillsOnWound(IN_PLAY, Who(tr.OF_ALGEROTH, whose=YOURS)),
        mark(GONE_FOR_GOOD),
        traits=tr.CITADEL,
    ),
    fortification(
        "reactive_armor_plates",
        "Reaktivní pancéřové pláty",
        "Reactive Armor Plates",
        "",
        mark(NEVER_DISCARDED, BEARER),
        lies=ON_BEARER,
        give=Piece(VEHICLE, (EQUIPMENT,), tr.VEHICLE),
        actions=2,
    ),
    fortification(
        "stahler_palace",
        "Stahlerův palác",
        "The Stahler Palace",
        "kohort",
        AttackPrice(
            IN_PLAY,
            Who(lacks=tr.MORTIFICATOR, whose=THEIRS),
            n=10,
            whom=Who(tr.HERETIC, whose=YOURS),
        ),
    ),
)

CARDS = (*GEAR, *FORTIFICATIONS)
