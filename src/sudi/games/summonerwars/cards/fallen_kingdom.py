"""Fallen Kingdom (Padlé království): the dead come back."""

from __future__ import annotations

from sudi.kernel.effects import Fixed

from ..language.amounts import BoostOnThis, DamageOnThis, SpecialsNow, SpecialsRolled
from ..language.attack_occasions import ThisAttacked, ThisAttacks
from ..language.attack_scopes import AttackByThis
from ..language.effects.boosts import Boost, BoostThisCard, RemoveBoost
from ..language.effects.choices import Choose, May
from ..language.effects.damage import Damage, DamageNextToDeath, Destroy, Heal, Purge
from ..language.effects.hands import TuckThis
from ..language.effects.lending import For
from ..language.effects.placing import BloodSummon, FromDiscard, PlaceThisThere
from ..language.gates import InPlaceOf
from ..language.groups import BEARER, FRIENDLY, FRIENDLY_COMMONS, FRIENDLY_UNITS, Group
from ..language.numbers import SYMBOLS
from ..language.occasions import ThisDestroyed, ThisDestroysUnit, TurnEnds, UnitDestroyed
from ..language.standing import Change, Trigger, lend, mark
from ..language.subjects import NOTHING, THIS
from ..language.topics import SOULLESS
from ..language.using import Act, Using
from ..state import RAISE
from ..words.names import CARRIER, UNDEAD
from ..words.phases import BUILD, MELEE, MOVE, RAISE_DEAD, RANGED, SUMMON
from .abilities import IMBUED_STRENGTH
from .build import Pack, ability, change
from .card import ACTIVE, FIELD, UNDER

pack = Pack(0)

LIFE_DRAIN_HITS = Change("", "hits", AttackByThis(melee_only=True), SpecialsNow(1), layer=SYMBOLS, for_attack=True)
CURSED = ability("cursed", "Prokletí", "Cursed", Trigger(FIELD, ThisAttacked(), Damage(SpecialsRolled(), THIS)))

CARDS = (
    pack.summoner(
        "ret_talus",
        "Ret-Talus",
        "Ret-Talus",
        "fire dark martial",
        2,
        12,
        RANGED,
        ability(
            "raise_the_dead",
            "Oživení mrtvých",
            "Raise the Dead",
            Act(FIELD, Using(SUMMON, once=RAISE), Damage(2, THIS) >> FromDiscard(UNDEAD), act=RAISE_DEAD),
        ),
    ),
    pack.champion(
        "elut_bal",
        "Elut-Bal",
        "Elut-Bal",
        "fire",
        (6, 6, 6),
        MELEE,
        ability(
            "summoned_by_fire",
            "Vyvolán ohněm",
            "Summoned by Fire",
            InPlaceOf(FIELD, FRIENDLY_UNITS),
        ),
    ),
    pack.champion(
        "dragos",
        "Dragos",
        "Dragos",
        "dark",
        (6, 4, 8),
        MELEE,
        ability(
            "life_drain",
            "Vysátí života",
            "Life Drain",
            Trigger(
                FIELD,
                ThisAttacks(),
                Choose(
                    Group(whose=FRIENDLY, within=2),
                    Destroy() >> For(LIFE_DRAIN_HITS, NOTHING),
                    optional=True,
                ),
            ),
        ),
    ),
    pack.champion(
        "gul_dass",
        "Gul-Dass",
        "Gul-Dass",
        "fire dark",
        (6, 2, 8),
        MELEE,
        ability(
            "wrath",
            "Hněv",
            "Wrath",
            change("strength", DamageOnThis()),
        ),
    ),
    pack.common(
        "undead_warrior",
        "Nemrtví válečníci",
        "Undead Warrior",
        "dark",
        (2, 2, 4),
        MELEE,
        ability(
            "blood_fury",
            "Krvavá zuřivost",
            "Blood Fury",
            Trigger(FIELD, UnitDestroyed(own_turn=True), Boost()),
            Trigger(FIELD, TurnEnds(), RemoveBoost(2)),
        ),
        IMBUED_STRENGTH,
    ),
    pack.common(
        "hellfire_cultist",
        "Kultisté pekelného ohně",
        "Hellfire Cultist",
        "fire",
        (0, 2, 2),
        RANGED,
        ability("immolate", "Upálení", "Immolate", Trigger(FIELD, ThisDestroyed(), DamageNextToDeath(1))),
    ),
    pack.common(
        "undead_carrier",
        "Nemrtví nakažení",
        "Undead Carrier",
        "dark",
        (1, 2, 3),
        MELEE,
        ability(
            "soulless",
            "Bezduchost",
            "Soulless",
            mark(SOULLESS),
        ),
        ability(
            "infect",
            "Nákaza",
            "Infect",
            Trigger(FIELD, ThisDestroysUnit(), FromDiscard(CARRIER, there=True, optional=True)),
        ),
    ),
    pack.common(
        "undead_archer",
        "Nemrtví lučištníci",
        "Undead Archer",
        "fire",
        (2, 3, 2),
        RANGED,
        ability(
            "soul_shift",
            "Přesun duše",
            "Soul Shift",
            Trigger(FIELD, UnitDestroyed(own_turn=True, within=3), May(PlaceThisThere())),
        ),
    ),
    pack.epic(
        "sacrificial_pyre",
        "Obětní oheň",
        "Sacrificial Pyre",
        1,
        SUMMON,
        active=True,
        standing=Trigger(ACTIVE, UnitDestroyed(), BoostThisCard()),
        ends=Choose(Group(), Heal(BoostOnThis())),
    ),
    pack.event(
        "hellforged_weapon",
        "Pekelná zbraň",
        "Hellforged Weapon",
        "fire",
        0,
        BUILD,
        played=Choose(FRIENDLY_COMMONS, TuckThis()),
        standing=(
            change("strength", Fixed(2), zone=UNDER, scope=BEARER),
            lend(UNDER, BEARER, CURSED),
        ),
    ),
    pack.event("purge", "Očista", "Purge", "fire dark", 0, MOVE, played=Purge(2)),
    pack.event("blood_summon", "Krvavé vyvolání", "Blood Summon", "dark", 0, SUMMON, played=BloodSummon(2, 2)),
)
