"""Relics, beasts, gear and places of the set Paradise Lost."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.lunges import KillArea
from ...language.effects.mounts import GiveForZone, JumpOut
from ...language.marks import CHEAPER_RITUALS, DEFENDERS, TWO_GUNS
from ...language.scopes import AIMED, BEARER, USER
from ...language.select import THEIRS, YOURS, Fighter, Who
from ...language.standing.boosts import Boost
from ...language.standing.exertion import AttackTakes
from ...language.standing.nature import Becomes
from ...language.standing.numbers import DropsFor
from ...language.standing.rule import COMBAT_LONG, Mark, mark
from ...language.weaker import Anywhere
from ...state import IN_PLAY, OUTPOST
from ...words import traits as tr
from ..build import beast, equipment, fortification, mission, relic, warzone
from ..card import Ability, Doomcard
from ..types import COMBAT

SKULLS = ("asian_skull", "european_skull", "north_american_skull", "south_american_skull")


def _skull(id: str, cs: str, en: str) -> Doomcard:
    return relic(
        id,
        cs,
        en,
        0,
        give=Anywhere(some=tr.ISLAND_TEAM | tr.SKULL_SEEKER, whose=YOURS, areas=(OUTPOST,), freely=tr.ISLAND_TEAM),
        actions=2,
        abilities=(
            Ability(
                "annihilate",
                Bilingual("vyvraždit oblast", "kill a whole area"),
                KillArea(SKULLS),
                actions=3,
                attack=True,
            ),
        ),
    )


RELICS = (
    _skull("asian_skull", "Asijská klíčová lebka", "Asian Key-Code Skull"),
    _skull("european_skull", "Evropská klíčová lebka", "European Key-Code Skull"),
    _skull("north_american_skull", "Severoamerická klíčová lebka", "North American Key-Code Skull"),
    _skull("south_american_skull", "Jihoamerická klíčová lebka", "South American Key-Code Skull"),
    mission("skull_seeker", "Hledač lebek", "Skull-Seeker", Fighter(), Becomes(IN_PLAY, BEARER, gains=tr.SKULL_SEEKER)),
)

BEASTS = (
    beast("holy_urox", "Svatý urox", "Holy Urox", (6, 2, 6, 3), tr.CRESCENTIA, AttackTakes(IN_PLAY, BEARER, n=2)),
    beast("mastodont", "Mastodont", "Mastodont", (3, 2, 2, 4), tr.CRESCENTIA, mark(TWO_GUNS, BEARER)),
    beast(
        "predatorian",
        "Predatorián",
        "Predatorian",
        (2, 2, 2, 2),
        tr.TEMPLARS,
        AttackTakes(IN_PLAY, Who(whose=THEIRS), n=2, whom=Who(whose=YOURS, near=True)),
    ),
)

VEHICLES = (
    equipment(
        "corarius_transport",
        "Transportér Corarius",
        "Corarius Transport",
        tr.AIRSHIP | tr.VEHICLE,
        Boost(IN_PLAY, BEARER, fight=2, shoot=2, armour=2),
        to=tr.RASPUTIN,
        abilities=(
            Ability(
                "jump",
                Bilingual("vyskočit", "jump out"),
                JumpOut(
                    (
                        Boost("", USER, until=COMBAT_LONG, fight=2, shoot=2, armour=2),
                        Boost("", USER, until=COMBAT_LONG, fight=5, shoot=5, armour=5),
                    ),
                    Who(tr.JAEGER),
                ),
                moment=COMBAT,
            ),
        ),
    ),
    equipment(
        "palanquin_airvessel",
        "Vzdušná nosítka",
        "Palanquin Airvessel",
        tr.AIRSHIP | tr.VEHICLE,
        Boost(IN_PLAY, BEARER, shoot=2, armour=2),
        mark(CHEAPER_RITUALS, n=1),
        to=tr.LUTHERAN,
    ),
)

PLACES = (
    fortification("garbage_dump", "Skládka", "Garbage Dump", "squad kohort outpost", DropsFor(IN_PLAY, price=4)),
    warzone(
        "northwestern_europe",
        "Severozápadní Evropa",
        "Northwestern Europe",
        "outpost",
        (0, 0, 3, 1),
        Mark(IN_PLAY, Who(tr.LUTHERAN), name=DEFENDERS),
        abilities=(
            Ability(
                "offer",
                Bilingual("vyřadit bojovníka", "discard a warrior"),
                GiveForZone(
                    Who(tr.LUTHERAN, whose=YOURS),
                    Boost("", AIMED, until=COMBAT_LONG, fight=1, shoot=1, armour=1, units=True),
                ),
                moment=COMBAT,
                anybody=True,
            ),
        ),
    ),
)

CARDS = (*RELICS, *BEASTS, *VEHICLES, *PLACES)
