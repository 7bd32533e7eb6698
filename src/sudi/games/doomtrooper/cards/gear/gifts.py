"""Dark Symmetry cards: the gifts of the Dark Symmetry itself and of its apostles."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from ...language.effects.allegiance import Possesses
from ...language.effects.attacks.reinforcements import Reinforce
from ...language.effects.harm.destroying import AgeWarrior, DiscardOne
from ...language.effects.keeping.piles import AnimateDead, Fetch
from ...language.occasions import OnKill
from ...language.scopes import BEARER, FACING
from ...language.select import WARRIORS
from ...language.standing.boosts import BASE, Boost
from ...language.standing.rule import Trigger
from ...language.standing.strikes import FirstStrike, KillsOnWound
from ...state import IN_PLAY, KOHORT
from ...words import traits as tr
from ..build import gift
from ..card import Ability
from ..types import COMBAT
from ..types import EQUIPMENT as GEAR

CARDS = (
    gift("dark_fire", "Temný oheň", "Dark Fire", tr.DARK_GIFT, Boost(IN_PLAY, BEARER, fight=1)),
    gift("resist_pain", "Odolnost proti bolesti", "Resist Pain", tr.DARK_GIFT, Boost(IN_PLAY, BEARER, armour=1)),
    gift("terror", "Děs", "Terror", tr.DARK_GIFT, Boost(IN_PLAY, FACING, armour=-1)),
    gift(
        "dimensional_warp",
        "Dimenzionální deformace",
        "Dimensional Warp",
        tr.GIFT_OF_ALGEROTH,
        KillsOnWound(IN_PLAY, BEARER),
    ),
    gift("dimensional_hole", "Dimenzionální díra", "Dimensional Hole", tr.GIFT_OF_ILIAN, KillsOnWound(IN_PLAY, BEARER)),
    gift("hand_of_death", "Ruka smrti", "Hand of Death", tr.GIFT_OF_ILIAN, Boost(IN_PLAY, BEARER, fight=2, shoot=2)),
    gift("time_death", "Smrt času", "Time Death", tr.GIFT_OF_ILIAN, FirstStrike(IN_PLAY, BEARER, ends=True)),
    gift(
        "true_gate",
        "Pravá brána",
        "True Gate",
        tr.GIFT_OF_ILIAN,
        abilities=(
            Ability(
                "gate",
                Bilingual("přivolat posilu", "call for help"),
                Reinforce(bearer=True, area=KOHORT),
                per=10,
                moment=COMBAT,
            ),
        ),
    ),
    gift(
        "portal_of_undeath",
        "Portál nemrtvých",
        "Portal of Undeath",
        tr.GIFT_OF_ALGEROTH,
        Trigger(IN_PLAY, OnKill(BEARER), Fetch("undead_legionnaire")),
        to=tr.NEPHARITE,
    ),
    gift(
        "distort",
        "Zkreslení",
        "Distort",
        tr.GIFT_OF_ALGEROTH,
        abilities=(
            Ability(
                "distort",
                Bilingual("zničit vybavení", "destroy equipment"),
                DiscardOne((GEAR,), anywhere=True, weapons=True),
                cost=10,
            ),
        ),
    ),
    gift(
        "decay",
        "Rozklad",
        "Decay",
        tr.GIFT_OF_DEMNOGONIS,
        abilities=(
            Ability(
                "decay", Bilingual("zničit vybavení", "destroy equipment"), DiscardOne((GEAR,), anywhere=True), cost=10
            ),
        ),
    ),
    gift("possess", "Posednutí", "Possess", tr.GIFT_OF_SEMAI, Possesses(IN_PLAY, BEARER)),
    gift(
        "time_rot",
        "Hniloba času",
        "Time Rot",
        tr.GIFT_OF_DEMNOGONIS,
        Boost(IN_PLAY, WARRIORS, fight=-1, shoot=-1, armour=-1, value=-1, per_markers=3),
        abilities=(Ability("age", Bilingual("nechat zestárnout", "age a warrior"), AgeWarrior(), actions=1),),
    ),
    gift(
        "animate_dead",
        "Oživení mrtvých",
        "Animate Dead",
        tr.GIFT_OF_DEMNOGONIS,
        abilities=(
            Ability("raise", Bilingual("oživit mrtvého", "raise the dead"), AnimateDead(), actions=3, once=True),
        ),
    ),
    gift(
        "barbarous_power",
        "Barbarská moc",
        "Barbarous Power",
        tr.DARK_GIFT,
        Boost(IN_PLAY, BEARER, fight=1, shoot=1, armour=1, value=1),
        to=tr.HERETIC,
    ),
    gift(
        "dance_on_the_edge",
        "Tanec na okraji prázdnoty",
        "Dance on the Edge of the Void",
        tr.DARK_GIFT,
        Boost(IN_PLAY, BEARER, fight=-2, shoot=-2, armour=-2, layer=BASE),
    ),
)
