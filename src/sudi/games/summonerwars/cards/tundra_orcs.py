"""Tundra Orcs (Orkové z tundry): wild dice, rage and ice."""

from __future__ import annotations

from sudi.kernel.values import AT_MOST, SET

from ..language.amounts import DamageAdded, IfAnySpecial, SpecialsNow, SpecialsRolled
from ..language.attack_occasions import FriendRolled, ThisAttacked
from ..language.attack_scopes import AttackByThis, AttackOn
from ..language.effects.attacks import ExtraAttack, RerollForBoost, RollThen
from ..language.effects.boosts import Boost
from ..language.effects.choices import Choose, IfYouDo, May, On
from ..language.effects.costs import Once
from ..language.effects.damage import Damage
from ..language.effects.forcing import Force
from ..language.effects.lending import Aim, Silence
from ..language.groups import (
    CHOSEN_CARD,
    COMMON_OR_CHAMPION,
    FRIENDLY,
    FRIENDLY_COMMONS,
    FRIENDLY_UNITS,
    ITSELF,
    UNIT,
    YOUR_SUMMONER,
    Group,
)
from ..language.numbers import LIMIT, OTHER_SYMBOLS
from ..language.occasions import ThisMoved, ThisSummoned
from ..language.standing import Forbid, Trigger, lend, mark
from ..language.subjects import SUMMONER, THIS
from ..language.topics import ATTACKS, FORCES, MOVES, SILENCES, TARGETS
from ..law.forcing import AWAY
from ..rules.happenings import card_of
from ..state import PRIMAL_FURY
from ..words.names import FROST
from ..words.phases import ATTACK, BUILD, MELEE, RANGED, SUMMON
from .abilities import FAR_SHOT
from .build import Pack, ability, change
from .card import ACTIVE, FIELD

pack = Pack(6)

ANY_HITS = 99  # more than any attack can have
RECKLESS_STRIKE = ability(
    "reckless_strike",
    "Zběsilý úder",
    "Reckless Strike",
    change("strength", 2),
    Trigger(FIELD, ThisAttacked(most_specials=1), Damage(DamageAdded(), THIS)),
)
FORCEFUL_ATTACK = ability(
    "forceful_attack",
    "Drtivý útok",
    "Forceful Attack",
    Trigger(FIELD, ThisAttacked(unit=True, damaged=True), On(card_of, May(Force(direction=AWAY)))),
)

CARDS = (
    pack.summoner(
        "grognack",
        "Grognack",
        "Grognack",
        "instinct water martial",
        4,
        14,
        MELEE,
        ability("restore", "Obnova", "Restore", Trigger(FIELD, ThisMoved(unboosted=True), Boost())),
        ability(
            "influence",
            "Vliv",
            "Influence",
            Trigger(FIELD, FriendRolled(Group(UNIT, FRIENDLY, within=3)), RerollForBoost(1)),
        ),
    ),
    pack.champion(
        "ragnor",
        "Ragnor",
        "Ragnor",
        "instinct water",
        (5, 3, 8),
        MELEE,
        ability(
            "blood_bond",
            "Pouto krve",
            "Blood Bond",
            Trigger(FIELD, ThisAttacked(enemy=True, unit=True), Boost(SpecialsRolled(), SUMMONER)),
        ),
    ),
    pack.champion(
        "shonk",
        "Shonk",
        "Shonk",
        "instinct",
        (5, 8, 11),
        MELEE,
        ability(
            "wild_strike",
            "Divoký úder",
            "Wild Strike",
            change("hits", SpecialsNow(1), scope=AttackByThis(), operation=SET, layer=OTHER_SYMBOLS),
        ),
    ),
    pack.champion(
        "targan",
        "Targan",
        "Targan",
        "water",
        (5, 4, 6),
        RANGED,
        FAR_SHOT,
        ability(
            "piercing_frost",
            "Pronikavý mráz",
            "Piercing Frost",
            change("strength", 1, scope=Group(UNIT, FRIENDLY, within=1, word=FROST)),
        ),
    ),
    pack.common(
        "smasher",
        "Drtiči",
        "Smasher",
        "water",
        (3, 4, 6),
        MELEE,
        ability(
            "sluggish",
            "Těžkopádnost",
            "Sluggish",
            change("hits", SpecialsNow(1), scope=AttackOn(ITSELF)),
        ),
    ),
    pack.common(
        "tundra_fighter",
        "Bojovníci tundry",
        "Tundra Fighter",
        "instinct",
        (1, 2, 3),
        MELEE,
        ability(
            "frenzy",
            "Běsnění",
            "Frenzy",
            Trigger(
                FIELD,
                ThisAttacked(enemy=True, adjacent=True),
                RollThen(1, May(IfYouDo(Force(whom=THIS), ExtraAttack(THIS, adjacent_enemy=True)))),
            ),
        ),
    ),
    pack.common(
        "tundra_charger",
        "Útočníci tundry",
        "Tundra Charger",
        "instinct",
        (0, 2, 2),
        MELEE,
        ability(
            "blood_rush",
            "Krvavý nápor",
            "Blood Rush",
            Trigger(FIELD, ThisSummoned(), May(Damage(1, THIS) >> Force(whom=THIS))),
        ),
    ),
    pack.common(
        "frost_shaman",
        "Mrazoví šamani",
        "Frost Shaman",
        "water",
        (1, 3, 4),
        RANGED,
        ability(
            "unwieldy_magic",
            "Nezvladatelná magie",
            "Unwieldy Magic",
            change("hits", IfAnySpecial(ANY_HITS, 0), scope=AttackByThis(), operation=AT_MOST, layer=LIMIT),
        ),
    ),
    pack.epic(
        "for_glory",
        "Za slávu",
        "For Glory",
        0,
        BUILD,
        active=True,
        standing=lend(ACTIVE, FRIENDLY_COMMONS, RECKLESS_STRIKE),
    ),
    pack.event(
        "brutal_force",
        "Hrubá síla",
        "Brutal Force",
        "instinct water",
        0,
        ATTACK,
        active=True,
        standing=lend(ACTIVE, FRIENDLY_UNITS, FORCEFUL_ATTACK),
    ),
    pack.event(
        "freeze",
        "Zmrazení",
        "Freeze",
        "water",
        0,
        SUMMON,
        active=True,
        played=Choose(
            Group(COMMON_OR_CHAMPION, within=3, of=YOUR_SUMMONER, unboosted=True),
            Aim() >> Silence(),
        ),
        standing=(
            mark(SILENCES, ACTIVE),
            Forbid(ACTIVE, MOVES, CHOSEN_CARD),
            Forbid(ACTIVE, ATTACKS, CHOSEN_CARD),
            Forbid(ACTIVE, FORCES, CHOSEN_CARD),
            Forbid(ACTIVE, TARGETS, CHOSEN_CARD),
        ),
    ),
    pack.event(
        "primal_fury",
        "Prvotní zuřivost",
        "Primal Fury",
        "instinct",
        0,
        ATTACK,
        active=True,
        standing=Trigger(
            ACTIVE,
            ThisAttacked(enemy=True, adjacent=True, summoner=True),
            May(Once(PRIMAL_FURY, IfYouDo(Force(1, 2, SUMMONER), ExtraAttack(SUMMONER, adjacent_enemy=True)))),
        ),
    ),
)
