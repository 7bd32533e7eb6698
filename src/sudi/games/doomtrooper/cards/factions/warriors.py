"""Warriors beyond the starter decks: those of the worked examples, sergeants, who may not have or use some cards."""

from __future__ import annotations

from sudi.kernel.permissions import NEVER
from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.reinforcements import Guard, StandIn
from ...language.effects.craft.immunity import CancelImmunity, RestoreImmunity
from ...language.marks import (
    ART_FOR_ALL,
    ATTACK,
    BACK_TO_LIBRARY,
    CASTS,
    DRIVEN,
    EQUIP,
    EXTRA_POINTS,
    FRAIL,
    GIFTED,
    HAVE_RELICS,
    POINTS_AS_DESTINY,
    USE_EQUIPMENT,
)
from ...language.scopes import ITSELF, UNIT
from ...language.select import LEGIONARIES, YOURS, Who
from ...language.situations import Situation
from ...language.standing.bans import Forbid
from ...language.standing.boosts import Boost, PerComrade
from ...language.standing.duties import MustAttack
from ...language.standing.nature import Immune, Loyal
from ...language.standing.rule import Mark, mark
from ...language.standing.strikes import FirstStrike, KillsOnWound, OnlyRelicsHurt
from ...state import IN_PLAY, SQUAD
from ...words import traits as tr
from ...words.ratings import SHOOT
from ..build import warrior
from ..card import Ability
from ..types import COMBAT

CARDS = (
    warrior("infantry", "Pěchota", "Infantry", (2, 3, 2, 2), tr.CAPITOL | tr.INFANTRY),
    warrior(
        "shadow_walker",
        "Vrah ze stínu",
        "Shadow Walker",
        (4, 3, 4, 5),
        tr.MISHIMA | tr.SHADOW_WALKER,
        FirstStrike(IN_PLAY, ITSELF, always=True),
    ),
    warrior(
        "valerie_duval",
        "Valerie Duvalová",
        "Valerie Duval",
        (8, 4, 8, 8),
        tr.BAUHAUS | tr.PERSONALITY | tr.ETOILE,
        Immune(IN_PLAY, Who(tr.ETOILE, whose=YOURS), symmetry=True),
    ),
    warrior(
        "etoiles_mortant",
        "Smrtící hvězda",
        "Etoiles Mortant",
        (4, 2, 6, 4),
        tr.BAUHAUS | tr.ETOILE,
        MustAttack(IN_PLAY, ITSELF, whom=LEGIONARIES, own=True, in_turn=True),
    ),
    warrior(
        "crenshaw_the_redeemer",
        "Crenshaw Vykupitel",
        "Crenshaw the Redeemer",
        (7, 4, 6, 7),
        tr.BROTHERHOOD | tr.PERSONALITY | tr.MORTIFICATOR,
        KillsOnWound(IN_PLAY, ITSELF, sacrifices=True),
        Forbid(IN_PLAY, ATTACK, ITSELF, NEVER, whom=Who(tr.BROTHERHOOD)),
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "wolfbane_honor_guard",
        "Wolfbaneovský strážce cti",
        "Wolfbane Honor Guard",
        (6, 5, 7, 7),
        tr.IMPERIAL | tr.CLANSMAN,
        Boost(IN_PLAY, ITSELF, Situation(using="clansman_claymore"), fight=8),
    ),
    warrior(
        "venusian_marshal",
        "Venušanský maršál",
        "Venusian Marshal",
        (8, 7, 8, 8),
        tr.BAUHAUS | tr.MARSHAL,
        Boost(
            IN_PLAY,
            Who(tr.BAUHAUS | tr.DOOMTROOPER, lacks=tr.PERSONALITY | tr.MARSHAL, whose=YOURS),
            fight=2,
            shoot=2,
            armour=2,
            source_area=SQUAD,
        ),
    ),
    warrior(
        "colonel_maxwell",
        "Plukovník Maxwell",
        "Colonel Maxwell",
        (9, 7, 8, 9),
        tr.IMPERIAL | tr.PERSONALITY | tr.TRENCHER | tr.COMMANDER,
        Boost(IN_PLAY, Who(tr.TRENCHER, whose=YOURS, others=True), fight=6, shoot=6, armour=6),
    ),
    warrior(
        "renegade_apostate",
        "Renegátský odpadlík",
        "Renegade Apostate",
        (4, 4, 5, 7),
        tr.GENERAL,
        Loyal(IN_PLAY, ITSELF, never=tr.AFFILIATIONS),
        mark(ART_FOR_ALL),
        placed="aside",
        casts=tr.ALL_ARTS,
    ),
    warrior(
        "local_thug",
        "Místní hrdlořez",
        "Local Thug",
        (15, 5, 13, 5),
        tr.GENERAL,
        mark(POINTS_AS_DESTINY),
        mark(FRAIL),
        placed="aside",
    ),
    warrior(
        "freelancer_patriarch",
        "Žoldnéřský patriarcha",
        "Freelancer Patriarch",
        (3, 3, 6, 5),
        tr.PERSONALITY | tr.FREELANCER | tr.GENERAL,
        Boost(IN_PLAY, Who(tr.FREELANCER, others=True), fight=5, shoot=5, armour=5),
        KillsOnWound(IN_PLAY, Who(tr.FREELANCER, others=True)),
    ),
    warrior(
        "patriarch", "Patriarcha", "Patriarch", (3, 3, 3, 3), tr.LUTHERAN | tr.TRIBAL | tr.PATRIARCH | tr.LAST_RESORT
    ),
    warrior("prophet", "Prorok", "Prophet", (3, 3, 4, 4), tr.CRESCENTIA | tr.TRIBAL | tr.PROPHET | tr.LAST_RESORT),
    warrior(
        "cardinal_durand",
        "Kardinál Durand",
        "Cardinal Durand",
        (11, 11, 11, 14),
        tr.BROTHERHOOD | tr.PERSONALITY,
        Mark(IN_PLAY, Who(tr.BROTHERHOOD), name=CASTS, n=tr.ALL_ARTS),
        mark(BACK_TO_LIBRARY),
        abilities=(
            Ability("negate", Bilingual("zrušit imunitu", "negate immunity"), CancelImmunity("art")),
            Ability("restore", Bilingual("vrátit imunitu", "restore immunity"), RestoreImmunity(), once=True),
        ),
    ),
    warrior(
        "squadron_commander",
        "Velitel eskadry",
        "Squadron Commander",
        (7, 3, 5, 6),
        tr.IMPERIAL | tr.SERGEANT,
        Boost(IN_PLAY, UNIT, fight=4, shoot=4, armour=4, value=4),
    ),
    warrior(
        "bodyguard",
        "Tělesný strážce",
        "Bodyguard",
        (2, 2, 6, 4),
        tr.FORTIFIED | tr.GENERAL,
        abilities=(
            Ability("guard", Bilingual("přidělit", "assign"), Guard()),
            Ability("reassign", Bilingual("přidělit jinému", "reassign"), Guard(again=True), cost=3),
            Ability("stand_in", Bilingual("zastoupit v boji", "stand in"), StandIn(), moment=COMBAT, anybody=True),
        ),
    ),
    warrior("samurai", "Samuraj", "Samurai", (3, 3, 3, 3), tr.MISHIMA | tr.SAMURAI),
    warrior(
        "chasseur",
        "Lovec",
        "Chasseur",
        (5, 2, 4, 5),
        tr.CYBERTRONIC | tr.CHASSEUR,
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
        Forbid(IN_PLAY, DRIVEN, ITSELF, NEVER),
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
        tr.GENERAL,
        Forbid(IN_PLAY, USE_EQUIPMENT, ITSELF),
        Mark(IN_PLAY, Who(tr.DOOMTROOPER, whose=YOURS), name=EXTRA_POINTS, n=3),
    ),
)
