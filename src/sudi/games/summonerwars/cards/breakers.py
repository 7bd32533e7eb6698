"""Breakers (Lamači): wind that pushes and minds that take over."""

from __future__ import annotations

from ..language.amounts import IfAnySpecial
from ..language.attack_occasions import ThisAttacked
from ..language.attack_scopes import AttackByAdjacentEnemy, WhileAttacking
from ..language.effects.attacks import ExtraAttack
from ..language.effects.choices import Choose, May
from ..language.effects.forcing import Force, ForceThrough
from ..language.effects.lending import Aim, Mimic, TakeControl
from ..language.groups import (
    CHOSEN_CARD,
    COMMON_OR_CHAMPION,
    ENEMY,
    FRIENDLY,
    ITSELF,
    OWN_SUMMONER,
    YOUR_SUMMONER,
    Group,
)
from ..language.occasions import PhaseStarts
from ..language.standing import Forbid, Trigger, lend, mark
from ..language.topics import CAPTURES, FORCES
from ..language.using import INSTEAD_OF_ATTACKING, Act, Using
from ..law.forcing import NEARER_SUMMONER
from ..words.phases import ATTACK, GREATER_PUSH, MAGIC_PHASE, MELEE, MOVE, PUSH, RANGED, SUMMON
from .abilities import ENGAGE, FAR_SHOT, FLIGHT
from .build import Pack, ability, change
from .card import ACTIVE, COMMON, FIELD, Ability

pack = Pack(4)


def push(id: str, cs: str, en: str, within: int, act: int) -> Ability:
    """After its attack or instead of it, the unit forces another one nearby."""
    near = Group(COMMON_OR_CHAMPION, within=within)
    return ability(
        id,
        cs,
        en,
        Trigger(FIELD, ThisAttacked(or_instead=True), Choose(near, Force(), optional=True)),
        Act(FIELD, Using(ATTACK, INSTEAD_OF_ATTACKING), Choose(near, Force()), act=act, unsaid=True),
    )


CARDS = (
    pack.summoner(
        "tacullu",
        "Tacullu",
        "Tacullu",
        "air resolve martial",
        3,
        13,
        RANGED,
        ability(
            "mind_capture",
            "Zajetí mysli",
            "Mind Capture",
            mark(CAPTURES),
        ),
    ),
    pack.champion(
        "gwalark",
        "Gwalark",
        "Gwalark",
        "air resolve",
        (6, 3, 8),
        RANGED,
        FLIGHT,
        ability(
            "levitate",
            "Levitace",
            "Levitate",
            lend(FIELD, Group(COMMON, FRIENDLY, within=2), FLIGHT, for_move=True),
        ),
    ),
    pack.champion(
        "kalal",
        "Kalal",
        "Kalal",
        "air",
        (7, 4, 8),
        RANGED,
        push("greater_push", "Mocné odstrčení", "Greater Push", 3, GREATER_PUSH),
        ability(
            "steadfast",
            "Neochvějnost",
            "Steadfast",
            Forbid(FIELD, FORCES, ITSELF),
        ),
    ),
    pack.champion(
        "gulldune",
        "Gulldune",
        "Gulldune",
        "resolve",
        (6, 4, 6),
        MELEE,
        ability(
            "telepathic_command",
            "Telepatický rozkaz",
            "Telepathic Command",
            Trigger(
                FIELD,
                ThisAttacked(enemy=True),
                Choose(Group(COMMON, FRIENDLY, within=3), ExtraAttack(), optional=True),
            ),
        ),
    ),
    pack.common(
        "wind_archer",
        "Větrní lučištníci",
        "Wind Archer",
        "air",
        (2, 4, 2),
        RANGED,
        ability(
            "swift",
            "Hbitost",
            "Swift",
            change("speed", 1),
        ),
        FAR_SHOT,
    ),
    pack.common(
        "wind_mage",
        "Větrní mágové",
        "Wind Mage",
        "air",
        (1, 2, 3),
        RANGED,
        push("push", "Odstrčení", "Push", 2, PUSH),
    ),
    pack.common(
        "mind_witch",
        "Čarodějky mysli",
        "Mind Witch",
        "resolve",
        (1, 3, 2),
        RANGED,
        ability(
            "mimic",
            "Napodobení",
            "Mimic",
            Trigger(FIELD, PhaseStarts(MOVE), Choose(Group(COMMON, within=3), Mimic(), optional=True)),
        ),
    ),
    pack.common(
        "deceiver",
        "Klamači",
        "Deceiver",
        "resolve",
        (1, 1, 4),
        RANGED,
        ability(
            "stupefy",
            "Omámení",
            "Stupefy",
            change("hits", IfAnySpecial(-1, 0), scope=AttackByAdjacentEnemy()),
        ),
        ENGAGE,
    ),
    pack.epic(
        "mind_control",
        "Ovládnutí mysli",
        "Mind Control",
        0,
        SUMMON,
        played=Choose(Group(COMMON_OR_CHAMPION, ENEMY, within=2, of=YOUR_SUMMONER), TakeControl(), any_number=True),
    ),
    pack.event(
        "perplexing_tempest",
        "Matoucí bouře",
        "Perplexing Tempest",
        "air resolve",
        0,
        MAGIC_PHASE,
        active=True,
        standing=change("speed", -1, zone=ACTIVE, scope=Group()),
    ),
    pack.event(
        "blast",
        "Poryv",
        "Blast",
        "air",
        1,
        MOVE,
        played=Choose(Group(COMMON_OR_CHAMPION, within=3, of=YOUR_SUMMONER, clear=True), ForceThrough(1, 3, 1)),
    ),
    pack.event(
        "hypnotic_call",
        "Hypnotické volání",
        "Hypnotic Call",
        "resolve",
        0,
        SUMMON,
        active=True,
        played=Choose(Group(COMMON_OR_CHAMPION), Aim() >> May(Force(direction=NEARER_SUMMONER))),
        standing=change("strength", 1, zone=ACTIVE, scope=WhileAttacking(OWN_SUMMONER, CHOSEN_CARD)),
    ),
)
