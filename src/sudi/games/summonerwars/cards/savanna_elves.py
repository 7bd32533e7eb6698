"""Savanna Elves (Savanoví elfové): strength that is gathered, handed on and spent."""

from __future__ import annotations

from ..language.attack_occasions import ThisAttacked
from ..language.effects.boosts import Boost, BoostAll, PassBoost
from ..language.effects.choices import Choose, Either
from ..language.effects.costs import Spend, SpendOrPay
from ..language.effects.forcing import Force
from ..language.effects.hands import DiscardThisEvent
from ..language.effects.lending import Aim, Entangle, LendForTurn
from ..language.gates import SummonNextTo
from ..language.groups import CHOSEN_CARD, COMMON_OR_CHAMPION, FRIENDLY, FRIENDLY_UNITS, YOUR_SUMMONER, Group
from ..language.occasions import ChosenLeaves, SummonedBesideChosen, ThisMoved, ThisSummoned
from ..language.standing import Trigger, mark
from ..language.subjects import CHOSEN, IT, THIS
from ..language.topics import ENTANGLES
from ..words.phases import ATTACK, MELEE, MOVE, RANGED, SUMMON
from .abilities import IMBUED_LIFE, IMBUED_SPEED, IMBUED_STRENGTH, MOMENTUM, PREPARE_IT, SWIFT_SHOT, TRAMPLE
from .build import Pack, ability
from .card import ACTIVE, COMMON, FIELD

pack = Pack(3)

FRIENDS_NEAR = Group(whose=FRIENDLY, within=3)

CARDS = (
    pack.summoner(
        "abua_shi",
        "Abua Shi",
        "Abua Shi",
        "earth spirit martial",
        5,
        10,
        RANGED,
        ability(
            "spirit_bond",
            "Pouto duchů",
            "Spirit Bond",
            Trigger(FIELD, ThisMoved(), Choose(FRIENDS_NEAR, Boost(whom=IT) >> PassBoost(), optional=True)),
        ),
    ),
    pack.champion("miti_mumway", "Miti Mumway", "Miti Mumway", "earth", (8, 1, 11), MELEE, IMBUED_STRENGTH, TRAMPLE),
    pack.champion("makeinda_ru", "Makeinda Ru", "Makeinda Ru", "spirit", (5, 2, 9), RANGED, PREPARE_IT, SWIFT_SHOT),
    pack.champion(
        "miti_kyru",
        "Miti Kyru",
        "Miti Kyru",
        "earth spirit",
        (5, 4, 7),
        MELEE,
        ability(
            "inspire",
            "Inspirace",
            "Inspire",
            Trigger(FIELD, ThisMoved(), BoostAll(Group(whose=FRIENDLY, within=1))),
        ),
        ability(
            "withdraw",
            "Ústup",
            "Withdraw",
            Trigger(FIELD, ThisAttacked(), SpendOrPay(1, Force(1, 2, THIS))),
        ),
    ),
    pack.common(
        "border_archer", "Pohraniční lučištníci", "Border Archer", "spirit", (2, 2, 4), RANGED, PREPARE_IT, SWIFT_SHOT
    ),
    pack.common("lioness", "Lvice", "Lioness", "earth", (2, 3, 2), MELEE, MOMENTUM, IMBUED_LIFE),
    pack.common("rhinoceros", "Nosorožci", "Rhinoceros", "earth", (2, 2, 5), MELEE, IMBUED_SPEED, TRAMPLE),
    pack.common(
        "spirit_mage",
        "Mágové duchů",
        "Spirit Mage",
        "spirit",
        (1, 3, 2),
        RANGED,
        ability("charged", "Nabití", "Charged", Trigger(FIELD, ThisSummoned(), Boost())),
        ability(
            "commune_with_spirits",
            "Rozmluva s duchy",
            "Commune with Spirits",
            Trigger(FIELD, ThisMoved(), Either(Boost(), Spend(1, Choose(FRIENDS_NEAR, Boost(whom=IT))))),
        ),
    ),
    pack.epic(
        "chant_of_power",
        "Zpěv síly",
        "Chant of Power",
        1,
        ATTACK,
        played=Choose(Group(COMMON_OR_CHAMPION, within=3, of=YOUR_SUMMONER), LendForTurn(IMBUED_STRENGTH)),
    ),
    pack.event(
        "chant_of_entangling",
        "Zpěv propletení",
        "Chant of Entangling",
        "spirit",
        0,
        SUMMON,
        active=True,
        played=Entangle(Group(COMMON, FRIENDLY, within=3, of=YOUR_SUMMONER)),
        standing=(
            mark(ENTANGLES, ACTIVE),
            Trigger(ACTIVE, ChosenLeaves(), DiscardThisEvent()),
        ),
    ),
    pack.event(
        "chant_of_growth",
        "Zpěv růstu",
        "Chant of Growth",
        "earth",
        0,
        MOVE,
        played=Choose(FRIENDLY_UNITS, BoostAll(Group(whose=FRIENDLY, within=1, of=IT, itself_too=True))),
    ),
    pack.event(
        "chant_of_weaving",
        "Zpěv splétání",
        "Chant of Weaving",
        "earth spirit",
        0,
        SUMMON,
        active=True,
        played=Choose(FRIENDLY_UNITS, Aim()),
        standing=(
            SummonNextTo(ACTIVE, beside=CHOSEN_CARD),
            Trigger(ACTIVE, SummonedBesideChosen(), Boost(whom=CHOSEN)),
        ),
    ),
)
