"""Equipment and fortifications of the set Mortificator."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.cancelling import CancelSpecial
from ...language.effects.deeds.arming import Missile, Survey
from ...language.effects.deeds.returning import SlipHome
from ...language.effects.gear import StoreGear
from ...language.effects.harm.healing import SaveBearer
from ...language.marks import (
    ABSORBS,
    ANSWER,
    GONE_FOR_GOOD,
    IGNORES_FORTS,
    IGNORES_ZONES,
    NEVER_DISCARDED,
    STORES,
    STRIPS_ARMOUR,
)
from ...language.needs import BearerInTactic
from ...language.pieces import SHOOT_WEAPON, VEHICLE, Piece
from ...language.scopes import BEARER, WIELDER
from ...language.select import THEIRS, YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.duties import AttackPrice
from ...language.standing.numbers import FreeCopies
from ...language.standing.rule import mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import SHOOT
from ..build import equipment, fortification
from ..card import Ability
from ..types import EQUIPMENT, IN_AREA, ON_BEARER, RELIC, SYMMETRY

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
        "armor_piercing_ammo",
        "Průbojné střelivo",
        "Armor-Piercing Ammo",
        0,
        mark(STRIPS_ARMOUR, WIELDER),
        give=Piece(SHOOT_WEAPON, (EQUIPMENT, RELIC), tr.SHOOT_WEAPON, Who(whose=YOURS), lacks=tr.FLAMETHROWER),
    ),
    equipment(
        "lifeguard_armor",
        "Brnění Lifeguard",
        "Lifeguard Armor",
        tr.ARMOUR_SUIT,
        Boost(IN_PLAY, BEARER, armour=-4),
        mark(ABSORBS, BEARER),
        to=tr.DOOMTROOPER,
    ),
    equipment(
        "pandoras_box",
        "Pandořina skříňka",
        "Pandora's Box",
        0,
        Boost(IN_PLAY, BEARER, fight=1, shoot=1, per_stored=SYMMETRY),
        mark(STORES),
        to=tr.LEGION,
        abilities=(
            Ability(
                "store", Bilingual("vložit kartu Černé symetrie", "store a dark card"), StoreGear(SYMMETRY), actions=1
            ),
        ),
    ),
    equipment(
        "smoke_screen",
        "Kouřová clona",
        "Smoke Screen",
        0,
        mark(ANSWER),
        actions=3,
        abilities=(
            Ability(
                "slip",
                Bilingual("vrátit bojovníka do ruky", "return the warrior to the hand"),
                SlipHome(),
                moment=ANSWER,
                discards=True,
            ),
        ),
    ),
    equipment(
        "surface_to_air_missile",
        "Střela země-vzduch",
        "Surface-to-Air Missile",
        0,
        lies=IN_AREA,
        areas=("squad",),
        give=None,
        abilities=(Ability("fire", Bilingual("vystřelit", "fire"), Missile(tr.AIRSHIP), discards=True, anybody=True),),
    ),
    equipment(
        "surveillance_ship",
        "Průzkumná loď",
        "Surveillance Ship",
        0,
        to=tr.MISHIMA,
        abilities=(Ability("survey", Bilingual("prohlížet knihovnu", "look at a library"), Survey(), actions=1),),
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
                SaveBearer(before=True),
                discards=True,
                saves=True,
                needs=BearerInTactic(SHOOT),
            ),
        ),
    ),
)

FORTIFICATIONS = (
    fortification(
        "replicant_lab",
        "Laboratoř replikantů",
        "Replicant Lab",
        "squad kohort",
        FreeCopies(IN_PLAY),
    ),
    fortification(
        "club_arkadin",
        "Klub ArkaDin",
        "Club ArkaDin",
        "aside",
        Boost(IN_PLAY, Who(tr.GENERAL), fight=5, shoot=5, armour=5),
    ),
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
