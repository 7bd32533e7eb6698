"""The starter deck of the Brotherhood and Imperial: warriors, equipment, fortifications."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.wording import Bilingual

from ...language.effects.harm.healing import HealComrade
from ...language.effects.keeping.piles import Fetch
from ...language.marks import (
    ANY_AIRSHIP,
    COVER,
    IGNORES_FORTS,
    MOVABLE,
    NO_WEAPONS,
    PERSONAL_AS_COMBAT,
    TO_FIGHT,
    TWO_HANDGUNS,
    USE_EQUIPMENT,
    USE_FORTS,
)
from ...language.scopes import BEARER, ITSELF
from ...language.select import LEGIONARIES, YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost, doubled
from ...language.standing.duties import MustAttack
from ...language.standing.nature import Immune
from ...language.standing.rule import WorthIn, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import ARMOUR, FIGHT, SHOOT, VALUE
from ..build import equipment, fortification, warrior
from ..card import Ability

_NOT_CLANSMAN, _CLANSMAN = Situation(not_bearer=tr.CLANSMAN), Situation(bearer=tr.CLANSMAN)
_FIGHTING_LEGION = {"tactic": FIGHT, "facing": tr.LEGION}

WARRIORS = (
    warrior(
        "inquisitor",
        "Inkvizitor",
        "Inquisitor",
        (4, 4, 4, 4),
        tr.BROTHERHOOD | tr.INQUISITOR,
        casts=tr.EXORCISM | tr.MENTALISM,
    ),
    warrior(
        "valkyrie",
        "Valkýra",
        "Valkyrie",
        (3, 3, 3, 3),
        tr.BROTHERHOOD | tr.VALKYRIE,
        casts=tr.CHANGELING | tr.PREMONITION,
    ),
    warrior(
        "mortificator",
        "Mortifikátor",
        "Mortificator",
        (3, 3, 3, 3),
        tr.BROTHERHOOD | tr.MORTIFICATOR,
        casts=tr.KINETICS | tr.MANIPULATION,
    ),
    warrior(
        "keeper_of_the_art",
        "Strážce Umění",
        "Keeper of the Art",
        (3, 3, 5, 4),
        tr.BROTHERHOOD,
        mark(PERSONAL_AS_COMBAT),
        WorthIn(IN_PLAY, ITSELF, n=2),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "archangel",
        "Archanděl",
        "Archangel",
        (3, 3, 3, 3),
        tr.BROTHERHOOD,
        mark(ANY_AIRSHIP),
        casts=tr.CHANGELING | tr.ELEMENTS,
    ),
    warrior(
        "clansman",
        "Příslušník klanu",
        "Clansman",
        (4, 2, 3, 3),
        tr.IMPERIAL | tr.CLANSMAN,
        Boost(IN_PLAY, ITSELF, Situation("attacking", facing=tr.LEGION), fight=1),
    ),
    warrior(
        "blood_beret",
        "Krvavý baret",
        "Blood Beret",
        (4, 4, 3, 4),
        tr.IMPERIAL | tr.BLOOD_BERET,
        Immune(IN_PLAY, ITSELF, gifts=tr.DARK_GIFT),
    ),
    warrior(
        "trencher",
        "Zákopník",
        "Trencher",
        (3, 2, 2, 3),
        tr.IMPERIAL | tr.TRENCHER,
        abilities=(Ability("dig", Bilingual("vykopat úkryt", "dig in"), Fetch("foxhole", attached=True), actions=3),),
    ),
    warrior(
        "young_guard",
        "Mladá garda",
        "Young Guard",
        (2, 4, 3, 3),
        tr.IMPERIAL,
        Forbid(IN_PLAY, COVER, ITSELF, NEVER),
        Forbid(IN_PLAY, USE_FORTS, ITSELF),
    ),
    warrior(
        "rams_air_cavalry",
        "Letecká kavalerie RAMS",
        "RAMS Air Cavalry",
        (None, 4, 6, 5),
        tr.IMPERIAL | tr.RAMS | tr.AIRSHIP | tr.VEHICLE,
        Forbid(IN_PLAY, COVER, ITSELF),
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF),
        mark(IGNORES_FORTS),
    ),
    warrior(
        "sean_gallagher",
        "Sean Gallagher",
        "Sean Gallagher",
        (10, 3, 8, 8),
        tr.IMPERIAL | tr.CLANSMAN | tr.PERSONALITY,
        MustAttack(IN_PLAY, ITSELF, whom=LEGIONARIES),
        Immune(IN_PLAY, Who(tr.CLANSMAN, whose=YOURS), symmetry=True),
    ),
    warrior(
        "sgt_mcbride",
        "Seržant McBride",
        "Sgt. McBride",
        (5, 5, 4, 5),
        tr.IMPERIAL | tr.BLOOD_BERET | tr.PERSONALITY,
        Boost(IN_PLAY, Who(tr.BLOOD_BERET, others=True), fight=1, shoot=1),
    ),
    warrior(
        "crenshaw_the_mortificator",
        "Mortifikátor Crenshaw",
        "Crenshaw the Mortificator",
        (3, 7, 8, 7),
        tr.BROTHERHOOD | tr.MORTIFICATOR | tr.PERSONALITY,
        KillsOnWound(IN_PLAY, Who(tr.MORTIFICATOR)),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "cardinal_dominic",
        "Kardinál Dominik",
        "Cardinal Dominic",
        (10, 7, 10, 10),
        tr.BROTHERHOOD | tr.PERSONALITY,
        MustAttack(IN_PLAY, ITSELF, whom=LEGIONARIES, only=True, strongest=True),
        Forbid(IN_PLAY, "attack", Who(tr.HERETIC), whom=Who(title="cardinal_dominic")),
        KillsOnWound(IN_PLAY, ITSELF),
        Immune(IN_PLAY, Who(tr.BROTHERHOOD), symmetry=True),
        casts=tr.ALL_ARTS,
    ),
)

_IMPERIAL = tr.IMPERIAL | tr.DOOMTROOPER
EQUIPMENT = (
    equipment(
        "clansman_claymore",
        "Claymore klanu",
        "Clansman Claymore",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, _NOT_CLANSMAN, fight=1),
        Boost(IN_PLAY, BEARER, Situation(not_bearer=tr.CLANSMAN, tactic=FIGHT, facing=tr.LEGION), armour=1),
        Boost(IN_PLAY, BEARER, _CLANSMAN, fight=2),
        Boost(IN_PLAY, BEARER, Situation(bearer=tr.CLANSMAN, tactic=FIGHT, facing=tr.LEGION), armour=2),
        to=_IMPERIAL,
    ),
    equipment(
        "imperial_doomlord",
        "Imperiální Doomlord",
        "Imperial Doomlord",
        tr.VEHICLE | tr.AIRSHIP,
        doubled(BEARER, SHOOT, ARMOUR, VALUE),
        mark(NO_WEAPONS),
        to=_IMPERIAL,
    ),
    equipment(
        "composite_armor", "Kompozitní brnění", "Composite Armor", tr.ARMOUR_SUIT, Boost(IN_PLAY, BEARER, armour=4)
    ),
    equipment(
        "portable_force_shield",
        "Přenosný silový štít",
        "Portable Force Shield",
        tr.FORTIFIED,
        Boost(IN_PLAY, BEARER, armour=6),
    ),
    equipment(
        "punisher_handgun",
        "Pistole Trestatel",
        "Punisher Handgun",
        tr.FIGHT_WEAPON | tr.SHOOT_WEAPON | tr.HANDGUN,
        Boost(IN_PLAY, BEARER, fight=1, shoot=1),
        mark(TWO_HANDGUNS),
    ),
    equipment(
        "imperial_southpaw",
        "Imperiální Southpaw",
        "Imperial Southpaw",
        tr.SHOOT_WEAPON,
        Boost(IN_PLAY, BEARER, shoot=4),
        Boost(IN_PLAY, BEARER, Situation(facing=tr.AIRSHIP, or_having=True), shoot=2),
    ),
    equipment(
        "first_aid_kit",
        "Lékárnička",
        "First Aid Kit",
        0,
        abilities=(Ability("heal", Bilingual("ošetřit", "heal"), HealComrade(), discards=True),),
    ),
    equipment(
        "ac40_justifier",
        "AC-40 „Justifier“",
        "AC-40 “Justifier”",
        tr.FIGHT_WEAPON | tr.SHOOT_WEAPON | tr.MACHINE_GUN,
        Boost(IN_PLAY, BEARER, fight=3, shoot=3),
    ),
    equipment(
        "charger",
        "Těžký kulomet „Charger“",
        "HMG Mk. XIXB “Charger”",
        tr.SHOOT_WEAPON | tr.MACHINE_GUN,
        Boost(IN_PLAY, BEARER, shoot=5),
    ),
    equipment(
        "interceptor",
        "Samopal „Interceptor“",
        "SMG Mk. III “Interceptor”",
        tr.SHOOT_WEAPON | tr.SUBMACHINE_GUN,
        Boost(IN_PLAY, BEARER, shoot=2),
    ),
)

FORTIFICATIONS = (
    fortification(
        "fukido", "Fukido", "Fukido", "squad", Boost(IN_PLAY, Who(tr.IMPERIAL, whose=YOURS), armour=2), traits=tr.CITY
    ),
    fortification(
        "the_cathedral",
        "Katedrála",
        "The Cathedral",
        "squad",
        Boost(IN_PLAY, Who(tr.BROTHERHOOD, whose=YOURS), armour=2),
        traits=tr.CITY | tr.BROTHERHOOD,  # the sign (DTR-477)
    ),
    fortification(
        "foxhole",
        "Liščí díra",
        "Foxhole",
        "",
        Boost(IN_PLAY, BEARER, fight=-2, armour=2),
        Forbid(IN_PLAY, TO_FIGHT, BEARER, only_as_attacker=True),
        mark(MOVABLE),
    ),
)

CARDS = (*WARRIORS, *EQUIPMENT, *FORTIFICATIONS)
