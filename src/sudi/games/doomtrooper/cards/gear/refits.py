"""Gear for gear (DTR-085), for commanders (DTR-093) and for areas (DTR-194, DTR-461)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.areas import AnyArea
from ...language.effects.harm.destroying import RemoveOne
from ...language.marks import NEVER_DISCARDED, NO_FIRST_STRIKE
from ...language.pieces import VEHICLE, Piece
from ...language.scopes import ATTACKED_HERE, BEARER, WIELDER
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.boosts import Boost
from ...language.standing.nature import Becomes
from ...language.standing.rule import mark
from ...language.standing.strikes import KillsOnWound, Overkill
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.nouns import EQUIPMENT as GEAR
from ...words.ratings import SHOOT
from ..build import equipment, special
from ..card import Ability, Doomcard
from ..types import ACTIONS, EQUIPMENT, FORTIFICATION, IN_AREA, ON_BEARER, ON_PLAYER, SPECIAL, STAYS, WARZONE


def in_area(id: str, cs: str, en: str, areas: str, traits: int, *rules: Standing, **more: Any) -> Doomcard:
    """Equipment that is laid to an area."""
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=EQUIPMENT,
        traits=traits,
        lies=IN_AREA,
        areas=tuple(areas.split()),
        after=STAYS,
        standing=rules,
        **more,
    )


def shotgun(id: str, cs: str, en: str, corporations: int, fight: int) -> Doomcard:
    """For commanders of two corporations."""
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=EQUIPMENT,
        traits=tr.SHOTGUN | tr.SHOOT_WEAPON,
        lies=ON_BEARER,
        give=Who(tr.COMMANDER, corporations, whose=YOURS),
        requires_some=corporations,
        after=STAYS,
        standing=(Boost(IN_PLAY, BEARER, fight=fight), Overkill(IN_PLAY, BEARER)),
    )


_DESTROY = Bilingual("zničit kartu", "destroy a card")

CARDS = (
    Doomcard(
        id="hellblaster",
        name=Bilingual("Pekelný metač", "Hellblaster"),
        type=EQUIPMENT,
        lies=ON_BEARER,
        give=Piece(VEHICLE, (EQUIPMENT,), tr.VEHICLE, Who(tr.LEGION, whose=YOURS)),
        after=STAYS,
        standing=(
            Boost(IN_PLAY, WIELDER, shoot=7),
            KillsOnWound(IN_PLAY, WIELDER, Situation(tactic=SHOOT)),
        ),
        abilities=(Ability("blast", _DESTROY, RemoveOne((FORTIFICATION,)), actions=1),),
    ),
    special(
        "superior_quality",
        "Prvotřídní kvalita",
        "Superior Quality",
        ACTIONS,
        lies=ON_BEARER,
        give=Piece(GEAR),
        after=STAYS,
        rules=(mark(NEVER_DISCARDED, BEARER),),
    ),
    shotgun(
        "hagelsturm",
        "Brokovnice Hagelsturm/M516D",
        "Hagelsturm/M516D Shotgun",
        tr.BAUHAUS | tr.CAPITOL,
        4,
    ),
    shotgun(
        "mandible",
        "Brokovnice Mandible/SA-SG 7200",
        "Mandible/SA-SG 7200 Shotgun",
        tr.IMPERIAL | tr.CYBERTRONIC,
        5,
    ),
    equipment(
        "punisher_combo",
        "Kombinovaný Trestatel",
        "Punisher Combo",
        tr.FIGHT_WEAPON | tr.SHOOT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=2, shoot=2),
        to=tr.DOOMTROOPER,
    ),
    Doomcard(
        id="samurai_armor",
        name=Bilingual("Samurajské brnění", "Samurai Armor"),
        type=EQUIPMENT,
        traits=tr.ARMOUR_SUIT,
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, lacks=tr.PERSONALITY, whose=YOURS),
        requires=tr.DOOMTROOPER,
        after=STAYS,
        standing=(
            Boost(IN_PLAY, BEARER, armour=3),
            Becomes(IN_PLAY, BEARER, gains=tr.MISHIMA | tr.SAMURAI),
        ),
    ),
    in_area(
        "unholy_carronade",
        "Nesvatá karonáda",
        "Unholy Carronade",
        "kohort",
        tr.VEHICLE,
        abilities=(Ability("fire", _DESTROY, RemoveOne((WARZONE, FORTIFICATION)), actions=3),),
    ),
    in_area(
        "cybermech",
        "Kybermech TA6500",
        "TA6500 Cybermech",
        "squad",
        tr.VEHICLE | tr.TANK,
        abilities=(Ability("fire", _DESTROY, RemoveOne((EQUIPMENT, FORTIFICATION, WARZONE), victory=1), actions=3),),
    ),
    Doomcard(
        id="perimeter_alarm",
        name=Bilingual("Obvodový alarm", "Perimeter Alarm"),
        type=EQUIPMENT,
        lies=ON_PLAYER,
        after=STAYS,
        play=AnyArea(),
        standing=(mark(NO_FIRST_STRIKE, ATTACKED_HERE),),
    ),
    Doomcard(
        id="scrambling_device",
        name=Bilingual("Rušička", "Scrambling Device"),
        type=EQUIPMENT,
        lies=ON_BEARER,
        give=Who(some=tr.DOOMTROOPER | tr.HERETIC, whose=YOURS),
        requires_some=tr.DOOMTROOPER | tr.HERETIC,
        after=STAYS,
        abilities=(Ability("scramble", _DESTROY, RemoveOne((SPECIAL,)), discards=True, sacrifices=True),),
    ),
)
