"""Further fortifications, relics, warriors and special cards of the set Apocalypse."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.afflictions import Afflict
from ...language.effects.arrivals import DeployNow
from ...language.effects.attacks.lunges import KillOutright
from ...language.effects.craft.implants import WoundUser
from ...language.effects.keeping.looking import LookThrough
from ...language.effects.recruiting import BringIn
from ...language.marks import ANY_GIFTS, HERETIC_GIFTS, NEVER_DISCARDED, NEVER_SACRIFICED, TAKES_KI, TOTAL_WAR
from ...language.occasions import OnKill
from ...language.scopes import BEARER, GearOf
from ...language.select import DOOMTROOPERS, WARRIORS, YOURS, Who
from ...language.standing.boosts import Boost
from ...language.standing.rule import Mark, Trigger, mark
from ...language.standing.strikes import KillsOnWound, Removes
from ...language.standing.tallies import PerTally, Tally
from ...language.standing.wills import Targeted
from ...state import IN_PLAY, KOHORT, LIBRARY, SQUAD
from ...words import traits as tr
from ..build import fortification, relic, special, warrior
from ..card import Ability
from ..types import ACTIONS, ON_GAME, STAYS, SYMMETRY

_ILIAN = Who(tr.OF_ILIAN)
_UNDEAD = Who(tr.UNDEAD, whose=YOURS)
_BESIDE = GearOf(Who(whose=YOURS, areas=(KOHORT,)), SYMMETRY)

FORTIFICATIONS = (
    fortification(
        "board_room",
        "Zasedací síň",
        "Board Room",
        "squad",
        limit=1,
        abilities=(
            Ability(
                "appoint",
                Bilingual("přivést vůdce", "bring a leader"),
                BringIn(Who(some=tr.CORPORATE_LEADER), areas=(SQUAD,)),
                actions=3,
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
    fortification(
        "boot_camp",
        "Výcvikový tábor",
        "Boot Camp",
        "squad kohort",
        abilities=(
            Ability(
                "muster",
                Bilingual("vyložit bojovníka", "deploy a warrior"),
                DeployNow(Who(most_value=4), (SQUAD, KOHORT), free=True, uses=5),
            ),
        ),
    ),
    fortification(
        "targeting_installation",
        "Zaměřovací stanice",
        "Targeting Installation",
        "squad",
        abilities=(
            Ability(
                "aim",
                Bilingual("zaměřit bojovníka", "target a warrior"),
                Afflict(WARRIORS, (Targeted("", by=Who(tr.DOOMTROOPER, whose=YOURS)),)),
                actions=1,
            ),
        ),
    ),
)

RELICS = (
    relic(
        "soul_well",
        "Studna duší",
        "Soul Well",
        0,
        Removes(IN_PLAY, _ILIAN, whom=DOOMTROOPERS),
        Trigger(IN_PLAY, OnKill(_ILIAN, DOOMTROOPERS), Tally()),
        PerTally(IN_PLAY, BEARER, fight=1, shoot=1, armour=1),
        to=tr.OF_ILIAN,
    ),
    relic(
        "symmetry_stone",
        "Kámen Symetrie",
        "Symmetry Stone",
        0,
        Mark(IN_PLAY, _BESIDE, name=NEVER_DISCARDED, source_area=KOHORT),
        Mark(IN_PLAY, _BESIDE, name=NEVER_SACRIFICED, source_area=KOHORT),
        to=tr.LEGION,
    ),
    relic(
        "visionary_crystal",
        "Krystal vidění",
        "Visionary Crystal",
        0,
        abilities=(
            Ability(
                "search",
                Bilingual("prohledat knihovnu", "search a library"),
                LookThrough(LIBRARY, takes=1, forever=True, anybody=True) >> WoundUser(),
                actions=3,
                discards=True,
                sacrifices=True,
            ),
        ),
    ),
)

WARRIORS_TOO = (
    warrior(
        "dark_mystic",
        "Temný mystik",
        "Dark Mystic",
        (4, 5, 5, 7),
        tr.LEGION | tr.HERETIC,
        mark(TAKES_KI),
    ),
    warrior(
        "maledrach",
        "Maledrach",
        "Maledrach",
        (6, 5, 8, 10),
        tr.LEGION | tr.OF_ALGEROTH | tr.NEPHARITE | tr.PERSONALITY,
        mark(ANY_GIFTS),
        mark(HERETIC_GIFTS),
    ),
    warrior(
        "red_guard_legionnaire",
        "Legionář Rudé gardy",
        "Red Guard Legionnaire",
        (6, 5, 6, 7),
        tr.LEGION | tr.OF_ALGEROTH | tr.LEGIONNAIRE,
        Boost(IN_PLAY, _UNDEAD, fight=5, shoot=5, armour=5, value=5),
        KillsOnWound(IN_PLAY, _UNDEAD),
        Boost(IN_PLAY, Who(title="saladin"), fight=1, shoot=1, source_area=KOHORT),
    ),
    warrior(
        "shadow_master",
        "Mistr stínů",
        "Shadow Master",
        (6, 5, 5, 8),
        tr.MISHIMA | tr.SHADOW_WALKER,
        abilities=(
            Ability("slay", Bilingual("zabít bojovníka", "kill a warrior"), KillOutright(), actions=3, attack=True),
        ),
    ),
)

SPECIALS = (
    special(
        "total_war",
        "Totální válka!",
        "Total War!",
        ACTIONS,
        actions=2,
        lies=ON_GAME,
        after=STAYS,
        rules=(mark(TOTAL_WAR),),
    ),
)

CARDS = (*FORTIFICATIONS, *RELICS, *WARRIORS_TOO, *SPECIALS)
