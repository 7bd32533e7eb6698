"""Polar Dwarves (Polární trpaslíci): ice that stands, moves and strikes."""

from __future__ import annotations

from ..language.amounts import CountOf, SpecialsNow
from ..language.attack_scopes import AttackByThis
from ..language.effects.boosts import Boost
from ..language.effects.choices import Choose, ChooseSome, Either, May
from ..language.effects.costs import Spend
from ..language.effects.damage import Damage, DamageAll, HealAll
from ..language.effects.forcing import Force
from ..language.effects.hands import TuckThis
from ..language.gates import SummonNextTo
from ..language.groups import BEARER, ENEMY, FRIENDLY, STRUCTURE, YOUR_SUMMONER, Group
from ..language.numbers import SYMBOLS
from ..language.occasions import PhaseEnds, StructureShifted, ThisMoved
from ..language.passages import ShootsThrough
from ..language.standing import Trigger, lend, mark
from ..language.subjects import EACH, IT
from ..language.topics import MOBILE
from ..words.phases import BUILD, MELEE, MOVE, RANGED, SUMMON
from .abilities import MOMENTUM, SLOW, TRAMPLE
from .build import Pack, ability, change, variant
from .card import ACTIVE, COMMON, FIELD, UNDER

pack = Pack(1)

FRIENDLY_STRUCTURES = Group(STRUCTURE, FRIENDLY)

AXE_BLOWS = ability(
    "frost_axe_blows",
    "Mrazivá sekera",
    "Frost Axe",
    change("hits", SpecialsNow(2), scope=AttackByThis(melee_only=True), layer=SYMBOLS),
)
FROST_AXE = ability(
    "frost_axe",
    "Mrazivá sekera",
    "Frost Axe",
    Trigger(
        FIELD,
        ThisMoved(),
        Either(Boost(), Spend(1, Choose(Group(COMMON, FRIENDLY, within=3), TuckThis())), optional=True),
    ),
    lend(UNDER, BEARER, AXE_BLOWS, unnamed=True),
)


def ram(when: StructureShifted) -> Trigger:
    return Trigger(ACTIVE, when, Choose(Group(within=1, of=IT), Damage(1) >> May(Force(), then=True), optional=True))


OLLAG = pack.champion(
    "ollag",
    "Ollag",
    "Ollag",
    "logic",
    (5, 3, 7),
    MELEE,
    ability(
        "cold_snap",
        "Tuhý mráz",
        "Cold Snap",
        change("life", 1, scope=FRIENDLY_STRUCTURES),
    ),
)
ICE_RAM = pack.epic("ice_ram", "Ledové beranidlo", "Ice Ram", 0, SUMMON, active=True, standing=ram(StructureShifted()))

CARDS = (
    pack.summoner(
        "svara",
        "Svara",
        "Svara",
        "water logic martial",
        3,
        12,
        RANGED,
        ability(
            "structural_shift",
            "Posun stavby",
            "Structural Shift",
            Trigger(FIELD, ThisMoved(), Choose(Group(STRUCTURE, FRIENDLY, within=3), Force(), optional=True)),
        ),
    ),
    pack.champion(
        "nadiana",
        "Nadiana",
        "Nadiana",
        "water",
        (6, 2, 7),
        RANGED,
        ability(
            "greater_frost_bolt",
            "Mocný mrazivý blesk",
            "Greater Frost Bolt",
            change("strength", CountOf(Group(STRUCTURE, FRIENDLY, within=2))),
        ),
    ),
    OLLAG,
    pack.champion(
        "jarmund",
        "Jarmund",
        "Jarmund",
        "water logic",
        (5, 3, 7),
        RANGED,
        MOMENTUM,
        ability(
            "ice_shards",
            "Ledové střepy",
            "Ice Shards",
            Trigger(
                FIELD,
                PhaseEnds(BUILD),
                May(Spend(1, DamageAll(Group(whose=ENEMY, beside=FRIENDLY_STRUCTURES), 1))),
            ),
        ),
    ),
    pack.common(
        "frost_mage",
        "Mrazoví mágové",
        "Frost Mage",
        "water",
        (1, 1, 4),
        RANGED,
        ability(
            "frost_bolt",
            "Mrazivý blesk",
            "Frost Bolt",
            change("strength", CountOf(Group(STRUCTURE, FRIENDLY, within=1))),
        ),
    ),
    pack.common(
        "ice_golem",
        "Ledoví golemové",
        "Ice Golem",
        "logic",
        (2, 2, 5),
        MELEE,
        ability(
            "living_gate",
            "Živý portál",
            "Living Gate",
            SummonNextTo(FIELD),
        ),
        ability(
            "mobile_structure",
            "Pohyblivá stavba",
            "Mobile Structure",
            mark(MOBILE),
        ),
        SLOW,
        structure=True,
    ),
    pack.common("bear_cavalry", "Medvědí kavalerie", "Bear Cavalry", "water", (3, 3, 5), MELEE, TRAMPLE),
    pack.common("ice_smith", "Ledoví kováři", "Ice Smith", "logic", (0, 2, 2), MELEE, FROST_AXE),
    ICE_RAM,
    pack.event(
        "parapet",
        "Ledová hradba",
        "Parapet",
        "logic",
        0,
        BUILD,
        life=5,
        structure=True,
        standing=ShootsThrough(FIELD, own_space=True),
    ),
    pack.event(
        "ice_repair",
        "Oprava ledem",
        "Ice Repair",
        "water logic",
        0,
        MOVE,
        played=HealAll(FRIENDLY_STRUCTURES, 2),
    ),
    pack.event(
        "glacial_shift",
        "Drift ledovce",
        "Glacial Shift",
        "water",
        0,
        BUILD,
        played=ChooseSome(Group(STRUCTURE, FRIENDLY, within=3, of=YOUR_SUMMONER), Force(1, 2, EACH), most=3),
    ),
    # ---- a later print ----
    variant(
        OLLAG,
        "later",
        ability(
            "cold_snap_near",
            "Tuhý mráz",
            "Cold Snap",
            change("life", 1, scope=Group(STRUCTURE, FRIENDLY, within=3)),
        ),
    ),
    variant(ICE_RAM, "later", standing=ram(StructureShifted(any_friendly=True))),
)
