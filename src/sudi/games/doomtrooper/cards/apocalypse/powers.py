"""Further ki powers of the set Apocalypse, and the gear that goes with them."""

from __future__ import annotations

from sudi.kernel.values import MULTIPLY
from sudi.kernel.wording import Bilingual

from ...language.effects.attacks.lunges import StrikeOut
from ...language.effects.attacks.swift import TakeActions
from ...language.effects.combat import EndCombat
from ...language.effects.craft.implants import BlowUp, CastOff, Negate
from ...language.marks import ANSWER, HARDY, HEALS_IN_COVER, LOSES_FIRST, LUCKY, SEALED, SHELTERS, STURDY
from ...language.moments import BeforeBlows
from ...language.needs import QUIET_TURN
from ...language.occasions import OnDeath
from ...language.scopes import BEARER, FACING, USER
from ...language.select import THEIRS, YOURS, Who
from ...language.standing.boosts import BASE, Boost
from ...language.standing.disuse import NoKi
from ...language.standing.nature import Immune
from ...language.standing.rule import COMBAT_LONG, Trigger, mark
from ...language.standing.strikes import FirstStrike, KillsOnWound
from ...language.standing.tallies import HealsAtAPrice, Wear
from ...language.standing.wills import IronWill
from ...state import IN_PLAY
from ...words import traits as tr
from ...words.ratings import FIGHT, SHOOT
from ..build import equipment, ki
from ..card import Ability, Doomcard
from ..types import EQUIPMENT as EQUIPMENT_TYPE
from ..types import ON_BEARER, STAYS

_DOUBLED = Boost("", USER, until=COMBAT_LONG, fight=2, layer=BASE, operation=MULTIPLY)


def _dodge(id: str, cs: str, en: str, tactic: str, other: str) -> Doomcard:
    """A power that ends a combat of this tactic; nobody has the other one beside it."""
    return ki(
        id,
        cs,
        en,
        mark(ANSWER),
        give=Who(tr.MISHIMA, whose=YOURS, without=other),
        abilities=(
            Ability(
                "dodge",
                Bilingual("ukončit souboj", "end the combat"),
                EndCombat(),
                moment=ANSWER,
                needs=BeforeBlows(tactic),
            ),
        ),
    )


def _lunge(*rules: Boost | KillsOnWound) -> Ability:
    return Ability("lunge", Bilingual("zaútočit", "attack"), StrikeOut(rules), actions=2, attack=True)


KI_POWERS = (
    ki(
        "adamantium_will",
        "Adamantová vůle",
        "Adamantium Will",
        mark(HARDY, BEARER),
        mark(STURDY, BEARER),
        IronWill(IN_PLAY, BEARER),
    ),
    ki(
        "aura_of_mystical_resistance",
        "Aura mystického odporu",
        "Aura of Mystical Resistance",
        mark(ANSWER),
        Immune(IN_PLAY, BEARER, art=True, symmetry=True),
        mark(SHELTERS, BEARER),
        abilities=(Ability("negate", Bilingual("zrušit účinek", "negate an effect"), Negate(), cost=6, moment=ANSWER),),
    ),
    _dodge("hands_of_stone", "Kamenné ruce", "Hands of Stone", FIGHT, "mongooses_artful_dodge"),
    _dodge("mongooses_artful_dodge", "Mistrný úskok promyky", "The Mongoose's Artful Dodge", SHOOT, "hands_of_stone"),
    ki(
        "kanjis_lucky_sense",
        "Kanjiho šťastný instinkt",
        "Kanji's Lucky Sense",
        mark(ANSWER),
        FirstStrike(IN_PLAY, BEARER),
        mark(LOSES_FIRST, FACING),
        abilities=(
            Ability("negate", Bilingual("zrušit kartu", "negate a card"), Negate(special=True), cost=6, moment=ANSWER),
        ),
    ),
    ki("ki_self_healing", "Sebeuzdravení KI", "Ki Self Healing", mark(HEALS_IN_COVER, BEARER)),
    ki(
        "nomuras_quickened_step",
        "Nomurův rychlý krok",
        "Nomura's Quickened Step",
        abilities=(
            Ability(
                "hurry",
                Bilingual("jednat navíc", "act on top"),
                TakeActions(),
                per=5,
                most=3,
                once=True,
                needs=QUIET_TURN,
            ),
        ),
    ),
    ki("cobras_venomous_strike", "Jedovatý útok kobry", "The Cobra's Venomous Strike", abilities=(_lunge(_DOUBLED),)),
)

GEAR = (
    Doomcard(
        id="adrenaline_implants",
        name=Bilingual("Adrenalinové implantáty", "Adrenaline Implants"),
        type=EQUIPMENT_TYPE,
        lies=ON_BEARER,
        give=Who(tr.DOOMTROOPER, lacks=tr.BROTHERHOOD, whose=YOURS),
        requires=tr.DOOMTROOPER,
        actions=3,
        after=STAYS,
        standing=(HealsAtAPrice(IN_PLAY, BEARER), Wear(IN_PLAY, BEARER, armour=-1, layer=BASE)),
    ),
    equipment(
        "brainwave_bomb",
        "Mozková bomba",
        "Brainwave Bomb",
        0,
        Trigger(IN_PLAY, OnDeath(fighting=True), BlowUp()),
    ),
    equipment(
        "good_luck_charm",
        "Talisman pro štěstí",
        "Good Luck Charm",
        0,
        mark(LUCKY, BEARER),
        play=CastOff(worse=True),
    ),
    equipment(
        "hardened_fist",
        "Zpevněná pěst",
        "Hardened Fist",
        0,
        to=tr.CYBERTRONIC,
        abilities=(_lunge(_DOUBLED, KillsOnWound("", USER, until=COMBAT_LONG)),),
    ),
    Doomcard(
        id="innocent_bauble",
        name=Bilingual("Nevinná cetka", "Innocent Bauble"),
        type=EQUIPMENT_TYPE,
        lies=ON_BEARER,
        give=Who(whose=THEIRS),
        limit=1,
        after=STAYS,
        standing=(mark(SEALED, BEARER),),
        play=CastOff(),
    ),
    equipment("yomuras_amulet", "Yomurův amulet", "Yomura's Amulet", 0, NoKi(IN_PLAY, FACING)),
)

CARDS = (*KI_POWERS, *GEAR)
