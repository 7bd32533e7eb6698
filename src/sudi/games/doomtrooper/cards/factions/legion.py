"""The starter deck of the Dark Legion: warriors, equipment, fortifications."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.combat import EndCombat, KillOpponent
from ...language.effects.keeping.piles import Fetch
from ...language.effects.points import Upkeep
from ...language.marks import ANY_GIFTS, DESTINY_WORTH, FREE_CARDS, NEVER_GIVEN, NO_MORE_WEAPONS, NO_SABOTAGE, PAYS_FOR
from ...language.occasions import OnDrawStep, OnKill
from ...language.scopes import BEARER, FACING, ITSELF
from ...language.select import YOURS, Who
from ...language.situations import Situation
from ...language.standing.boosts import Boost
from ...language.standing.nature import Immune
from ...language.standing.rule import Trigger, mark
from ...language.standing.strikes import KillsOnWound
from ...state import IN_PLAY, KOHORT
from ...words import traits as tr
from ...words.ratings import FIGHT
from ..build import equipment, fortification, warrior
from ..card import Ability, Doomcard
from ..types import COMBAT

ART_IMMUNE = Immune(IN_PLAY, ITSELF, art=True)

WARRIORS = (
    warrior(
        "undead_legionnaire",
        "Nemrtvý legionář",
        "Undead Legionnaire",
        (3, 1, 2, 2),
        tr.LEGION | tr.OF_ALGEROTH | tr.LEGIONNAIRE | tr.UNDEAD,
    ),
    warrior(
        "child_of_ilian", "Dítě Ilian", "Child of Ilian", (1, 3, 2, 2), tr.LEGION | tr.OF_ILIAN | tr.CHILD_OF_ILIAN
    ),
    warrior(
        "legionnaire_of_semai",
        "Semaiův legionář",
        "Legionnaire of Semai",
        (1, 2, 3, 2),
        tr.LEGION | tr.OF_SEMAI | tr.LEGIONNAIRE,
    ),
    warrior("necromutant", "Nekromutant", "Necromutant", (4, 4, 4, 4), tr.LEGION | tr.OF_ALGEROTH | tr.NECROMUTANT),
    warrior("centurion", "Centurion", "Centurion", (4, 4, 4, 5), tr.LEGION | tr.OF_ALGEROTH),
    warrior(
        "blessed_legionnaire",
        "Požehnaný legionář",
        "Blessed Legionnaire",
        (2, 2, 1, 3),
        tr.LEGION | tr.OF_DEMNOGONIS | tr.LEGIONNAIRE,
        KillsOnWound(IN_PLAY, ITSELF),
    ),
    warrior("heretic", "Kacíř", "Heretic", (2, 2, 2, 3), tr.LEGION | tr.HERETIC),
    warrior(
        "nepharite_of_ilian",
        "Ilianin Nefarit",
        "Nepharite of Ilian",
        (8, 5, 4, 7),
        tr.LEGION | tr.OF_ILIAN | tr.NEPHARITE,
        ART_IMMUNE,
        KillsOnWound(IN_PLAY, ITSELF, Situation(tactic=FIGHT)),
    ),
    warrior(
        "nepharite_of_semai",
        "Semaiův Nefarit",
        "Nepharite of Semai",
        (5, 4, 5, 6),
        tr.LEGION | tr.OF_SEMAI | tr.NEPHARITE,
        ART_IMMUNE,
        KillsOnWound(IN_PLAY, ITSELF),
        Trigger(IN_PLAY, OnKill(ITSELF), Fetch("legionnaire_of_semai")),
    ),
    warrior(
        "nepharite_of_algeroth",
        "Algerothův Nefarit",
        "Nepharite of Algeroth",
        (11, 5, 6, 8),
        tr.LEGION | tr.OF_ALGEROTH | tr.NEPHARITE,
        ART_IMMUNE,
    ),
    warrior(
        "alakhai_the_cunning",
        "Záludný Alakhai",
        "Alakhai the Cunning",
        (9, 9, 12, 12),
        tr.LEGION | tr.OF_ALGEROTH | tr.NEPHARITE | tr.PERSONALITY,
        ART_IMMUNE,
        mark(ANY_GIFTS),
        mark(FREE_CARDS, n=tr.GIFT_OF_ALGEROTH),
        mark(DESTINY_WORTH, n=2),
    ),
    warrior(
        "ex_imperial_freelancer",
        "Ex-imperiální žoldnéř",
        "Ex-Imperial Freelancer",
        (4, 2, 2, 1),
        tr.FREELANCER,
        mark(PAYS_FOR, n=tr.IMPERIAL),
    ),
    warrior("razide", "Razid", "Razide", (9, 2, 7, 7), tr.LEGION | tr.OF_ALGEROTH),
    warrior("immaculate_fury", "Neposkvrněná fúrie", "Immaculate Fury", (5, 12, 7, 8), tr.LEGION | tr.OF_ALGEROTH),
    warrior(
        "cairath",
        "Cairath",
        "Cairath",
        (8, 2, 6, 6),
        tr.LEGION | tr.OF_DEMNOGONIS,
        KillsOnWound(IN_PLAY, ITSELF, sacrifices=True),
    ),
    warrior("curator", "Kurátor", "Curator", (3, 4, 3, 4), tr.LEGION | tr.OF_DEMNOGONIS | tr.CURATOR),
)

EQUIPMENT = (
    equipment(
        "curator_sword",
        "Kurátorský meč",
        "Curator Sword",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, Situation(not_bearer=tr.CURATOR), fight=2),
        Boost(IN_PLAY, BEARER, Situation(bearer=tr.CURATOR), fight=4),
        KillsOnWound(IN_PLAY, BEARER, Situation(tactic=FIGHT)),
        to=tr.LEGION,
    ),
    equipment(
        "kratach",
        "Kratach",
        "Kratach",
        tr.SHOOT_WEAPON | tr.MACHINE_GUN,
        Boost(IN_PLAY, BEARER, shoot=3),
        to=tr.LEGION,
    ),
    equipment(
        "scythe_of_semai",
        "Semaiova kosa",
        "Scythe of Semai",
        tr.FIGHT_WEAPON | tr.SHOOT_WEAPON,
        Boost(IN_PLAY, BEARER, Situation(not_bearer=tr.STALKER), fight=4, shoot=4),
        Boost(IN_PLAY, BEARER, Situation(bearer=tr.STALKER), fight=4, shoot=8),
        KillsOnWound(IN_PLAY, BEARER),
        to=tr.LEGION,
    ),
    equipment(
        "vassht",
        "Vassht",
        "Vassht",
        tr.FIGHT_WEAPON,
        Boost(IN_PLAY, BEARER, fight=2),
        mark(NO_MORE_WEAPONS, BEARER),
        mark(NEVER_GIVEN),
        to=tr.LEGION,
    ),
    equipment(
        "personal_mines",
        "Osobní protipěchotní miny",
        "Personal Anti-Personnel Mines",
        0,
        abilities=(
            Ability(
                "mines", Bilingual("odpálit miny", "set the mines off"), KillOpponent(), moment=COMBAT, discards=True
            ),
        ),
    ),
    equipment(
        "deathlockdrum",
        "Deathlockdrum",
        "Deathlockdrum",
        tr.SHOOT_WEAPON | tr.MACHINE_GUN,
        Boost(IN_PLAY, BEARER, shoot=3),
        Boost(IN_PLAY, FACING, shoot=-2),
    ),
    equipment(
        "smoke_bomb",
        "Dýmovnice",
        "Smoke Bomb",
        0,
        abilities=(Ability("smoke", Bilingual("ustoupit", "retreat"), EndCombat(), moment="opponents", discards=True),),
    ),
)


def _citadel(apostle: str, cs: str, genitive: str, follower: int) -> Doomcard:
    return fortification(
        f"citadel_of_{apostle}",
        f"Citadela {genitive}",
        f"Citadel of {cs}",
        "kohort",
        Boost(IN_PLAY, Who(follower, whose=YOURS, areas=(KOHORT,)), armour=2),
        traits=tr.CITADEL,
    )


FORTIFICATIONS = (
    _citadel("algeroth", "Algeroth", "Algerotha", tr.OF_ALGEROTH),
    _citadel("ilian", "Ilian", "Ilian", tr.OF_ILIAN),
    _citadel("demnogonis", "Demnogonis", "Demnogonise", tr.OF_DEMNOGONIS),
    _citadel("semai", "Semai", "Semaie", tr.OF_SEMAI),
    fortification(
        "secret_hq",
        "Tajné velitelství",
        "Secret HQ",
        "squad kohort outpost",
        mark(NO_SABOTAGE),
        Trigger(IN_PLAY, OnDrawStep(), Upkeep(5)),
        cost=5,
    ),
)

CARDS = (*WARRIORS, *EQUIPMENT, *FORTIFICATIONS)
