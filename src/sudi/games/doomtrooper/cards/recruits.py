"""Warriors who may not have or use some cards, who never fight one way, who lead, or who are plain."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..bans import DRIVEN, EQUIP, GIFTED, HAVE_RELICS, USE_EQUIPMENT, Forbid
from ..boosts import Boost
from ..comrades import EXTRA_POINTS, OnlyRelicsHurt, PerComrade
from ..control_effects import UNIT
from ..scopes import ITSELF
from ..select import YOURS, Who
from ..situations import Situation
from ..standing import Immune, KillsOnWound, Mark
from ..state import IN_PLAY
from ..words import SHOOT
from .build import warrior

CARDS = (
    warrior("samurai", "Samuraj", "Samurai", (3, 3, 3, 3), tr.MISHIMA | tr.SAMURAI),
    warrior(
        "chasseur",
        "Lovec",
        "Chasseur",
        (5, 2, 4, 5),
        tr.CYBERTRONIC,
        Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT),
        never_art=True,
    ),
    warrior(
        "combat_overseer",
        "Bojový dozorce",
        "Combat Overseer",
        (4, 3, 7, 7),
        tr.CYBERTRONIC | tr.SERGEANT,
        Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT),
        Boost(IN_PLAY, UNIT, fight=4, shoot=4, armour=4, value=4),
        never_art=True,
    ),
    warrior(
        "golgotha_princess",
        "Golgotha – princezna válečnice",
        "Golgotha, the Warrior Princess",
        (8, None, 8, 12),
        tr.LEGION | tr.PERSONALITY | tr.OF_ALGEROTH | tr.NEPHARITE,
        Forbid(IN_PLAY, DRIVEN, ITSELF),
        OnlyRelicsHurt(IN_PLAY, ITSELF),
    ),
    warrior(
        "kadaver",
        "Kadaver",
        "Kadaver",
        (2, 2, 2, 2),
        tr.LEGION | tr.OF_ALGEROTH | tr.KADAVER,
        Forbid(IN_PLAY, EQUIP, ITSELF, NEVER),
        Forbid(IN_PLAY, HAVE_RELICS, ITSELF, NEVER),
        Forbid(IN_PLAY, GIFTED, ITSELF, NEVER),
        PerComrade(IN_PLAY, ITSELF, fight=3, shoot=3, armour=3, value=1),
    ),
    warrior(
        "zhurgon",
        "Žurgon",
        "Zhurgon",
        (1, 8, 7, 6),
        tr.LEGION | tr.TRIBAL | tr.BEAST | tr.OF_ALGEROTH,
        Forbid(IN_PLAY, EQUIP, ITSELF),
        KillsOnWound(IN_PLAY, ITSELF, Situation(tactic=SHOOT), sacrifices=True),
        placed="outpost",
    ),
    warrior(
        "paparazzo",
        "Paparazzo",
        "Paparazzo",
        (2, 2, 2, 4),
        0,
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF),
        Mark(
            IN_PLAY,
            Who(tr.DOOMTROOPER, whose=YOURS),
            name=EXTRA_POINTS,
            n=3,
            text=Bilingual(
                "Kdykoli váš Doomtrooper zabije protivníka v souboji, získáte o 3 body víc.",
                "Whenever your Doomtroopers kill an opponent in a combat, you earn 3 points more.",
            ),
        ),
    ),
)
