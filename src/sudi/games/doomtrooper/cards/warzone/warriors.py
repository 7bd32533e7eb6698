"""Warriors of the set Warzone."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.deeds.replacing import GrowInto
from ...language.effects.harm.healing import HealAnybody
from ...language.effects.lasting import Lasting
from ...language.marks import ANY_EQUIPMENT, ATTACK, USE_EQUIPMENT
from ...language.occasions import OnSlain
from ...language.scopes import ITSELF, UNIT, Equipped
from ...language.select import THEIRS, YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost
from ...language.standing.duties import AttackPrice
from ...language.standing.nature import Immune
from ...language.standing.rule import TO_NEXT_TURN, Trigger, mark
from ...language.standing.strikes import KillsOnWound, KillsTheWeak
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import Ratings, warrior
from ..card import Ability, Doomcard

GIFT_IMMUNE = Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT)
_HERETICS = tr.LEGION | tr.HERETIC | tr.OF_ALGEROTH


def _sergeant(id: str, cs: str, en: str, ratings: Ratings, corporation: int) -> Doomcard:
    led = Boost(IN_PLAY, UNIT, fight=4, shoot=4, armour=4, value=4)
    return warrior(id, cs, en, ratings, corporation | tr.SERGEANT, led)


def _captain(
    id: str, cs: str, en: str, ratings: Ratings, corporation: int, most: int, *rules: Standing, never_art: bool = False
) -> Doomcard:
    """From the Squad it makes the lesser warriors of its corporation deadly."""
    deadly = KillsOnWound(IN_PLAY, Who(corporation, whose=YOURS, most_value=most), source_area=SQUAD)
    return warrior(id, cs, en, ratings, corporation | tr.CAPTAIN, deadly, *rules, never_art=never_art)


def _crews(id: str, cs: str, en: str, ratings: Ratings, corporation: int, gear: int, n: int) -> Doomcard:
    """A captain of the crews of one kind of vehicle."""
    who = Equipped(Who(corporation, whose=YOURS, others=True), gear, gear | tr.VEHICLE)
    better = Boost(IN_PLAY, who, fight=n, shoot=n, armour=n, value=n, source_area=SQUAD)
    return warrior(id, cs, en, ratings, corporation | tr.CAPTAIN, better)


def _bearer(id: str, cs: str, en: str, ratings: Ratings, corporation: int) -> Doomcard:
    """A standard bearer: its comrades in the Squad are braver while it is there."""
    comrades = Who(corporation, whose=YOURS, areas=(SQUAD,), others=True)
    return warrior(id, cs, en, ratings, corporation, Boost(IN_PLAY, comrades, armour=2, source_area=SQUAD))


def _general(id: str, cs: str, en: str, ratings: Ratings, corporation: int, *rules: Standing, **more: bool) -> Doomcard:
    comrades = Who(corporation, whose=YOURS, others=True)
    better = Boost(IN_PLAY, comrades, fight=3, shoot=3, armour=3, value=3, source_area=SQUAD)
    return warrior(id, cs, en, ratings, corporation | tr.PERSONALITY, better, *rules, **more)


COMMANDERS = (
    _sergeant("aide_de_camp", "Pobočník", "Aide-de-Camp", (3, 4, 7, 7), tr.BAUHAUS),
    _sergeant("jito", "Jito", "Jito", (5, 5, 5, 6), tr.MISHIMA),
    _sergeant("sergeant", "Seržant", "Sergeant", (3, 7, 5, 6), tr.CAPITOL),
    _captain(
        "battle_functionary",
        "Bojový funkcionář",
        "Battle Functionary",
        (6, 5, 9, 10),
        tr.CYBERTRONIC,
        9,
        GIFT_IMMUNE,
        never_art=True,
    ),
    _captain("capitaine", "Capitaine", "Capitaine", (5, 6, 9, 10), tr.BAUHAUS, 9),
    _captain("captain", "Kapitán", "Captain", (6, 8, 7, 9), tr.CAPITOL, 8),
    _captain("commander_chieftain", "Velitel náčelník", "Commander Chieftain", (9, 5, 7, 9), tr.IMPERIAL, 8),
    _captain("shugo", "Shugo", "Shugo", (7, 7, 7, 9), tr.MISHIMA, 8),
    _crews("flight_commander", "Velitel letky", "Flight Commander", (5, 9, 7, 9), tr.CAPITOL, tr.AIRSHIP, 3),
    _crews("kommandant", "Kommandant", "Kommandant", (5, 6, 9, 10), tr.BAUHAUS, tr.TANK, 5),
    _general(
        "charles_sykes", "Charles Sykes", "Charles Sykes", (8, 7, 11, 13), tr.CYBERTRONIC, GIFT_IMMUNE, never_art=True
    ),
    _general("general_michael_kell", "Generál Michael Kell", "General Michael Kell", (7, 11, 9, 12), tr.CAPITOL),
)

DOOMTROOPERS = (
    _bearer("banner_bearer", "Praporečník", "Banner Bearer", (5, 1, 4, 4), tr.IMPERIAL),
    _bearer("bushi", "Bushi", "Bushi", (3, 3, 4, 4), tr.MISHIMA),
    warrior(
        "cyril_dent",
        "Cyril Dent",
        "Cyril Dent",
        (11, 8, 11, 9),
        tr.CYBERTRONIC | tr.PERSONALITY | tr.CUIRASSIER,
        GIFT_IMMUNE,
        KillsTheWeak(IN_PLAY, ITSELF, most=7),
        never_art=True,
    ),
    warrior(
        "eva_valmonte",
        "Eva Valmontová",
        "Eva Valmonte",
        (1, 1, 1, 4),
        tr.BAUHAUS | tr.PERSONALITY,
        AttackPrice(IN_PLAY, Who(whose=THEIRS), n=1, whom=Who(title="eva_valmonte"), victory=True),
        abilities=(
            Ability(
                "spy",
                Bilingual("vyzvídat", "spy"),
                Lasting(
                    (
                        Boost(
                            "",
                            Who(tr.DOOMTROOPER, whose=YOURS, others=True),
                            until=TO_NEXT_TURN,
                            fight=2,
                            shoot=2,
                            armour=2,
                        ),
                    ),
                    everywhere=True,
                ),
                actions=1,
            ),
        ),
    ),
    warrior(
        "war_medic",
        "Vojenský lékař",
        "War Medic",
        (0, 0, 5, 3),
        tr.GENERAL,
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF, NEVER),
        Forbid(IN_PLAY, ATTACK, ITSELF, NEVER),
        abilities=(
            Ability(
                "heal",
                Bilingual("vyléčit Doomtroopera", "heal a Doomtrooper"),
                HealAnybody(Who(tr.DOOMTROOPER, wounded=True)),
                actions=3,
            ),
        ),
    ),
)

LEGION = (
    warrior(
        "immaculate_spawn",
        "Neposkvrněný plod",
        "Immaculate Spawn",
        (3, 9, 6, 6),
        tr.LEGION | tr.OF_ALGEROTH,
        Trigger(IN_PLAY, OnSlain(Who(tr.DOOMTROOPER)), GrowInto("immaculate_fury")),
    ),
    warrior(
        "destroyer", "Ničitel", "Destroyer", (7, 7, 7, 7), _HERETICS, KillsOnWound(IN_PLAY, ITSELF, sacrifices=True)
    ),
    warrior(
        "reaper_of_souls",
        "Žnec duší",
        "Reaper of Souls",
        (8, 3, 6, 6),
        _HERETICS,
        KillsOnWound(IN_PLAY, ITSELF, Situation(tactic=FIGHT)),
    ),
    warrior(
        "supreme_necromagus",
        "Nejvyšší nekromág",
        "Supreme Necromagus",
        (4, 4, 5, 5),
        _HERETICS,
        Boost(IN_PLAY, Who(tr.HERETIC, whose=YOURS, others=True), fight=3, shoot=3, armour=3),
    ),
    warrior("technomancer", "Technomant", "Technomancer", (3, 3, 4, 5), _HERETICS, mark(ANY_EQUIPMENT)),
)

CARDS = (*COMMANDERS, *DOOMTROOPERS, *LEGION)
