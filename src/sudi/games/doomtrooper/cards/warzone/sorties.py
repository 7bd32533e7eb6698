"""Cards of the set Warzone: weapons that turn on their own, one attack more, rockets, strafing, bats."""

from __future__ import annotations

from typing import Any

from sudi.kernel.permissions import NEVER
from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.misfires import (
    ALL_GUN_USERS,
    BLADE_USERS,
    GUN_USERS,
    Backfire,
    LoseInCrowd,
    StrikeComrade,
)
from ...language.effects.attacks.sorties import Barrage, OneMoreAttack, PeekAtRandom, Strafe
from ...language.marks import ALOOF, ATTACK, ATTACK_ACTIONS, NO_EQUIPMENT, STRIKES_HANDS
from ...language.scopes import ITSELF
from ...language.select import YOURS, Who
from ...language.standing.bans import Forbid
from ...language.standing.rule import mark
from ...state import IN_PLAY
from ...words import traits as tr
from ..build import equipment, special, warrior
from ..card import Ability, Doomcard
from ..types import COMBAT


def _bat(id: str, cs: str, en: str, *rules: Standing, **more: Any) -> Doomcard:
    return warrior(
        id,
        cs,
        en,
        (None, 1, 1, 1),
        tr.LEGION | tr.OF_ILIAN,
        mark(ALOOF),
        Forbid(IN_PLAY, ATTACK, ITSELF, strength=NEVER),
        Forbid(IN_PLAY, ATTACK_ACTIONS, ITSELF, strength=NEVER),
        *rules,
        **more,
    )


CARDS = (
    special("backfire", "Zpětný zášleh", "Backfire", COMBAT, aim=GUN_USERS, play=Backfire()),
    special("clumsiness", "Nešikovnost", "Clumsiness", COMBAT, aim=BLADE_USERS, play=StrikeComrade()),
    special("misfire", "Zbloudilá střela", "Misfire", COMBAT, aim=ALL_GUN_USERS, play=StrikeComrade()),
    special("shelter_of_the_crowd", "Ztracen v davu", "Shelter of the Crowd", COMBAT, play=LoseInCrowd()),
    equipment(
        "command_helmet",
        "Velitelská přilba",
        "Command Helmet",
        tr.CYBERTRONIC,
        give=Who(tr.COMMANDER, whose=YOURS, without="command_helmet"),
        abilities=(Ability("attack", Bilingual("zaútočit navíc", "attack once more"), OneMoreAttack(), once=True),),
    ),
    equipment(
        "crusader_rocket_launcher",
        "Raketomet Crusader SP",
        "Crusader SP Rocket Launcher",
        tr.VEHICLE,
        to=tr.IMPERIAL,
        abilities=(
            Ability(
                "barrage",
                Bilingual("vypálit rakety", "fire the rockets"),
                Barrage(),
                actions=3,
                attack=True,
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
    equipment(
        "great_grey",
        "Velká šedá",
        "Great Grey",
        tr.VEHICLE | tr.AIRSHIP | tr.CAPITOL,
        mark(NO_EQUIPMENT),
        give=Who(tr.COMMANDER, whose=YOURS),
        abilities=(Ability("strafe", Bilingual("ostřelovat", "strafe"), Strafe(), actions=2, attack=True),),
    ),
    _bat(
        "scout_bat",
        "Netopýří zvěd",
        "Scout Bat",
        abilities=(
            Ability(
                "scout",
                Bilingual("prohlédnout ruku", "look into a hand"),
                PeekAtRandom(),
                actions=2,
                per=1,
            ),
        ),
    ),
    _bat("venom_bat", "Jedový netopýr", "Venom Bat", mark(STRIKES_HANDS)),
)
