"""Phoenix Elves (Fénixoví elfové): embers, wildfire and a queen who is well guarded."""

from __future__ import annotations

from sudi.kernel.values import SET

from ..language.amounts import SpecialsNow
from ..language.attack_occasions import FriendWasAttacked, ThisAttacked, ThisWasAttacked
from ..language.attack_scopes import AttackOn
from ..language.effects.choices import Choose, May, On
from ..language.effects.costs import Spend
from ..language.effects.damage import Damage, DamageAll, DamageAttacker
from ..language.effects.forcing import Force
from ..language.effects.placing import PlaceBeside
from ..language.gates import ComesNextTo, SummonNextTo
from ..language.groups import (
    COMMON_OR_CHAMPION,
    ENEMY,
    FRIENDLY,
    FRIENDLY_COMMONS,
    OWN_SUMMONER,
    UNIT,
    YOUR_SUMMONER,
    Group,
)
from ..language.numbers import OTHER_SYMBOLS
from ..language.occasions import PhaseEnds, PhaseStarts, ThisMoved
from ..language.passages import BlocksAttacks, ShootsThrough
from ..language.standing import Forbid, MoreHarm, Trigger, lend, mark
from ..language.subjects import IT, THIS
from ..language.topics import FORCES, SPREADS
from ..rules.happenings import card_of
from ..words.names import EMBER
from ..words.phases import ATTACK, MAGIC_PHASE, MELEE, MOVE, RANGED, SUMMON
from .abilities import ENGAGE, GUARDED, MOMENTUM
from .build import Pack, ability, change, variant
from .card import ACTIVE, FIELD

pack = Pack(7)

BESIDE_HER = Group(UNIT, FRIENDLY, within=1)
AURA = ability(
    "aura_of_the_phoenix",
    "Aura fénixe",
    "Aura of the Phoenix",
    Trigger(FIELD, FriendWasAttacked(3), DamageAttacker(1)),
)

QUEEN = pack.summoner(
    "queen_maldaria",
    "Královna Maldaria",
    "Queen Maldaria",
    "fire divine martial",
    4,
    9,
    RANGED,
    MOMENTUM,
    ability(
        "call_protection",
        "Volání o ochranu",
        "Call Protection",
        Trigger(FIELD, PhaseEnds(ATTACK), May(Spend(1, Choose(FRIENDLY_COMMONS, PlaceBeside(IT, THIS))))),
    ),
)

CARDS = (
    QUEEN,
    pack.champion(
        "fanessa",
        "Fanessa",
        "Fanessa",
        "divine",
        (5, 3, 9),
        MELEE,
        ability("riposte", "Odveta", "Riposte", Trigger(FIELD, ThisWasAttacked(), DamageAttacker(1))),
    ),
    pack.champion(
        "fire_drake",
        "Ohnivý dráček",
        "Fire Drake",
        "fire divine",
        (8, 4, 10),
        RANGED,
        ability(
            "protector",
            "Ochránce",
            "Protector",
            ComesNextTo(FIELD, OWN_SUMMONER),
        ),
        ability(
            "fire_breath",
            "Ohnivý dech",
            "Fire Breath",
            ShootsThrough(FIELD, own_space=False),
            mark(SPREADS),
        ),
    ),
    pack.champion(
        "holleas",
        "Holleas",
        "Holleas",
        "fire",
        (5, 3, 7),
        RANGED,
        ability(
            "fiery_summon",
            "Ohnivé vyvolání",
            "Fiery Summon",
            SummonNextTo(FIELD, word=EMBER),
        ),
        ability(
            "ignite",
            "Vznícení",
            "Ignite",
            change("strength", 1, scope=Group(UNIT, FRIENDLY, within=1, word=EMBER)),
        ),
    ),
    pack.common(
        "royal_guardian",
        "Královští strážci",
        "Royal Guardian",
        "divine",
        (2, 1, 4),
        MELEE,
        ENGAGE,
        ability(
            "shove",
            "Postrčení",
            "Shove",
            Trigger(
                FIELD,
                ThisAttacked(enemy=True, adjacent=True, common_or_champion=True),
                On(card_of, May(Force())),
            ),
        ),
    ),
    pack.common(
        "ember_archer",
        "Žhaví lučištníci",
        "Ember Archer",
        "fire",
        (1, 2, 2),
        RANGED,
        ability(
            "quick_shot",
            "Pohotová střela",
            "Quick Shot",
            Trigger(FIELD, ThisMoved(), Choose(Group(UNIT, within=3, clear=True), Damage(1), optional=True)),
        ),
    ),
    pack.common("ember_mage", "Žhaví mágové", "Ember Mage", "divine", (1, 2, 2), RANGED, GUARDED),
    pack.common(
        "ember_beast",
        "Žhavé bestie",
        "Ember Beast",
        "fire",
        (2, 3, 3),
        MELEE,
        ability(
            "born_of_fire",
            "Zrozená z ohně",
            "Born of Fire",
            ComesNextTo(FIELD, Group(whose=FRIENDLY, word=EMBER)),
        ),
        ability(
            "wildfire",
            "Požár",
            "Wildfire",
            Trigger(FIELD, PhaseStarts(MOVE), DamageAll(Group(UNIT, ENEMY, within=1), 1)),
        ),
    ),
    pack.epic(
        "spirit_of_the_phoenix",
        "Duch fénixe",
        "Spirit of the Phoenix",
        0,
        SUMMON,
        active=True,
        standing=MoreHarm(ACTIVE, 1),
    ),
    pack.event(
        "burn",
        "Spálení",
        "Burn",
        "fire",
        0,
        MOVE,
        played=Choose(Group(COMMON_OR_CHAMPION, within=2, of=YOUR_SUMMONER), Damage(2)),
    ),
    pack.event(
        "blinding_flare",
        "Oslepující záblesk",
        "Blinding Flare",
        "divine",
        1,
        MAGIC_PHASE,
        active=True,
        standing=change(
            "hits",
            SpecialsNow(1),
            zone=ACTIVE,
            scope=AttackOn(Group(UNIT, FRIENDLY, within=1, of=YOUR_SUMMONER, itself_too=True)),
            operation=SET,
            layer=OTHER_SYMBOLS,
        ),
    ),
    pack.event(
        "divine_retribution",
        "Božská odplata",
        "Divine Retribution",
        "fire divine",
        0,
        MAGIC_PHASE,
        active=True,
        standing=lend(ACTIVE, OWN_SUMMONER, AURA),
    ),
    # ---- the digital game of today ----
    variant(
        QUEEN,
        "digital",
        ability(
            "call_protection_digital",
            "Volání o ochranu",
            "Call Protection",
            Trigger(
                FIELD,
                PhaseEnds(ATTACK, attacked=True),
                Choose(Group(UNIT, FRIENDLY, others=True), PlaceBeside(IT, THIS), optional=True),
            ),
        ),
        ability(
            "save_the_queen",
            "Zachraňte královnu",
            "Save the Queen",
            Forbid(FIELD, FORCES, BESIDE_HER),
            BlocksAttacks(FIELD, BESIDE_HER),
        ),
    ),
)
