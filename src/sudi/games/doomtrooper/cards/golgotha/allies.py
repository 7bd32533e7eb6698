"""Alliances, further warriors and gear of the set Golgotha."""

from __future__ import annotations

from sudi.kernel.values import MULTIPLY, SET
from sudi.kernel.wording import Bilingual

from ...language.effects.arrivals import DeployNow
from ...language.effects.attacks.reinforcements import Guard, StandIn
from ...language.effects.harm.healing import HealHurt
from ...language.effects.turning import TurnWarrior
from ...language.marks import GIFTS_AFTER_ALL, NEVER_DISCARDED, UNLED
from ...language.needs import NoOther
from ...language.occasions import OnWoundedBy
from ...language.scopes import AIMED, BEARER, ITSELF, GearOf, TitledBearer
from ...language.select import YOURS, Who
from ...language.standing.boosts import BASE, Boost, Zero
from ...language.standing.disuse import NoOtherGear
from ...language.standing.duties import MustAttack
from ...language.standing.nature import Becomes, Immune
from ...language.standing.numbers import ShutOut
from ...language.standing.rule import GAME_LONG, Mark, Trigger
from ...state import IN_PLAY, KOHORT, SQUAD
from ...words import traits as tr
from ..build import alliance, equipment, warrior
from ..card import Ability
from ..types import COMBAT
from ..types import EQUIPMENT as EQUIPMENT_TYPE

_BEHEMOTH = TitledBearer("pretorian_behemoth")
_ALAKHAI = "alakhai_the_cunning"
_CARTERS = Who(tr.INFANTRY, lacks=tr.PERSONALITY, whose=YOURS)
_DAMNED = Becomes(
    "", AIMED, until=GAME_LONG, gains=tr.LEGION | tr.OF_DEMNOGONIS, loses=tr.AFFILIATIONS | tr.DOOMTROOPER
)

ALLIANCES = (
    alliance(
        "alliance_bauhaus",
        "Aliance Bauhausu",
        "Bauhaus",
        Mark(IN_PLAY, GearOf(Who(tr.BAUHAUS, whose=YOURS), EQUIPMENT_TYPE), name=NEVER_DISCARDED),
    ),
    alliance(
        "alliance_capitol",
        "Aliance Kapitolu",
        "Capitol",
        abilities=(
            Ability("enlist", Bilingual("vyložit bojovníka", "deploy a warrior"), DeployNow(Who(tr.CAPITOL), (SQUAD,))),
        ),
    ),
    alliance(
        "alliance_imperial",
        "Aliance Imperiálu",
        "Imperial",
        Trigger(IN_PLAY, OnWoundedBy(Who(tr.IMPERIAL, whose=YOURS), tr.LEGION), HealHurt()),
    ),
)

GEAR = (
    equipment(
        "behemoth_armor",
        "Behemotí brnění",
        "Behemoth Armor",
        tr.ARMOUR_SUIT,
        Boost(IN_PLAY, TitledBearer("pretorian_behemoth", but=True), armour=2),
        Boost(IN_PLAY, _BEHEMOTH, armour=6),
        Mark(IN_PLAY, _BEHEMOTH, name=GIFTS_AFTER_ALL, n=tr.GIFT_OF_ALGEROTH),
        to=tr.OF_ALGEROTH,
    ),
    equipment(
        "carcass_suit",
        "Mršinový oblek",
        "Carcass Suit",
        tr.ARMOUR_SUIT,
        Boost(IN_PLAY, BEARER, fight=2, layer=BASE, operation=MULTIPLY),
        Zero(IN_PLAY, BEARER, shoot=1, layer=BASE, operation=SET),
        Boost(IN_PLAY, BEARER, armour=5),
        NoOtherGear(IN_PLAY, BEARER),
        to=tr.LEGION,
    ),
)

WARRIORS = (
    warrior(
        "fury_elite_guard",
        "Elitní garda Fúrií",
        "Fury Elite Guard",
        (5, 6, 7, 7),
        tr.BROTHERHOOD,
        casts=tr.PREMONITION | tr.EXORCISM,
        abilities=(
            Ability("guard", Bilingual("přidělit", "assign"), Guard(who=Who(tr.BROTHERHOOD, some=tr.PERSONALITY))),
            Ability(
                "reassign",
                Bilingual("přidělit jinému", "reassign"),
                Guard(again=True, who=Who(tr.BROTHERHOOD)),
                cost=5,
            ),
            Ability("stand_in", Bilingual("zastoupit v boji", "stand in"), StandIn(), moment=COMBAT, anybody=True),
        ),
    ),
    warrior(
        "last_ritesman",
        "Poslední obřadník",
        "Last Ritesman",
        (3, 7, 8, 7),
        tr.LEGION | tr.OF_DEMNOGONIS,
        abilities=(
            Ability(
                "convert",
                Bilingual("proměnit Doomtroopera", "transform a Doomtrooper"),
                TurnWarrior(Who(tr.DOOMTROOPER, lacks=tr.PERSONALITY), _DAMNED),
                actions=3,
            ),
        ),
    ),
    warrior(
        "saladin",
        "Saladin",
        "Saladin",
        (12, 8, 10, 11),
        tr.LEGION | tr.OF_ALGEROTH | tr.NEPHARITE | tr.PERSONALITY,
        Immune(IN_PLAY, ITSELF, art=True),
        ShutOut(IN_PLAY, who=Who(title=_ALAKHAI), own_area=KOHORT),
        MustAttack(IN_PLAY, ITSELF, whom=Who(title=_ALAKHAI), while_there=True),
        needs=NoOther(Who(title=_ALAKHAI, whose=YOURS, areas=(KOHORT,))),
    ),
    warrior(
        "sergeant_carter",
        "Seržant Carter",
        "Sergeant Carter",
        (2, 6, 8, 7),
        tr.CAPITOL | tr.INFANTRY | tr.SERGEANT | tr.PERSONALITY,
        Boost(IN_PLAY, _CARTERS, fight=4, shoot=4, armour=4),
        Mark(IN_PLAY, _CARTERS, name=UNLED),
    ),
)

CARDS = (*ALLIANCES, *GEAR, *WARRIORS)
