"""Short ways to the moves and attacks that the law gives.

What a unit without any text about it can reach depends on the cards within two spaces of it only, what it can attack
on the cards in its lines only, and both are looked up. Units that some text may concern go the long way.
"""

from __future__ import annotations

from typing import TypeAlias

from sudi.kernel.decision import AS_SECOND, BITS
from sudi.kernel.standing import in_force, lasts_any, stirs

from ..language.numbers import REACH, SPEED
from ..language.standing import marked
from ..language.topics import ATTACK_RULES, MOVE_RULES, PROTECTS, RELENTLESS
from ..rules import board as b
from ..state import ATTACKS_A_TURN, EVERY_CARD, MOVES_A_TURN, WarState
from ..words import vocabulary as v
from .attacks import may_attack, protectors, see_through_for, targets
from .moves import Gaits, open_spaces, reachable_spaces

ATTACK_CODE = v.ATTACK.code
MOVE_CODE = v.MOVE.code


# The plain moves by the pattern of what stands around a unit: what has to be added to an option for its own space.
# Equal answers are kept once, so that they stay in the processor's reach.
TWO_STEPS: dict[int, tuple[int, ...]] = {}
_KEPT: dict[tuple[int, ...], tuple[int, ...]] = {}
_STEP_CODES = {step: step << BITS for step in range(-b.SPACES, b.SPACES)}
CORNER, DIAMOND = b.CORNER, b.DIAMOND


def two_steps(pattern: int) -> tuple[int, ...]:
    steps = tuple([_STEP_CODES[step] for step in b.steps_from(pattern)])
    TWO_STEPS[pattern] = steps = _KEPT.setdefault(steps, steps)
    return steps


def moves(s: WarState, me: int) -> list[int]:
    """SUW-030 to SUW-032: each unit that has not moved yet, to every space it can reach."""
    options: list[int] = []
    if s.moves >= MOVES_A_TURN:
        return options
    t, board, walls = s.t, s.board, b.walled(s.held[0] | s.held[1])
    bit, as_second = t.bit, AS_SECOND
    ready, odd, strange, gaits = t.units & ~s.moved, t.odd_movers, t.irregular_movers | s.silenced, None
    if t.move_changers & s.live or (s.lasting and lasts_any(s, MOVE_RULES)):
        odd = strange = EVERY_CARD
    plain = ready & ~odd
    for here in b.spaces(s.held[me]):
        unit = board[here]
        if plain & bit[unit]:
            pattern = walls >> CORNER[here] & DIAMOND
            code = MOVE_CODE + as_second[here] + unit
            for step in TWO_STEPS.get(pattern) or two_steps(pattern):
                options.append(code + step)
        elif not ready & bit[unit]:
            continue
        elif not strange & bit[unit]:
            options += own_moves(s, unit, here)
        else:
            if gaits is None:
                gaits, speeds = Gaits(s), SPEED.table(s)
            speed = speeds[unit]
            run = gaits.charge(unit, speed)
            if gaits.may_move(s, me, unit):
                options += goals(s, unit, here, speed, run, gaits.passable(s, unit)[0])
    return options


def own_moves(s: WarState, unit: int, here: int) -> list[int]:
    """The moves of a unit that only its own text speaks of."""
    gait = s.t.gaits[unit]
    assert gait is not None
    through = open_spaces(s, gait.through, b.WITHIN[gait.speed][here]) if gait.through else 0
    return goals(s, unit, here, gait.speed, gait.run, through)


def goals(s: WarState, unit: int, here: int, speed: int, run: int, through: b.Mask) -> list[int]:
    code, near = MOVE_CODE + unit, b.WITHIN[max(speed, run)][here]
    options = []
    as_second = AS_SECOND
    for q in reachable_spaces(here, (s.held[0] | s.held[1]) & near, through & near, speed, run):
        options.append(code + as_second[q])
    return options


# What is next to a melee attacker, by the occupied spaces there.
NEXT_TO = b.NEXT_TO
BESIDE = {some: b.spaces(some) for near in NEXT_TO for some in b.parts(near)}

# What an attacker sees first in each direction (SUW-050): up and down by what stands in its column, to the sides by its
# row, as far as it can attack. SIGHT[reach][space] holds both lines and what is known about each.
Seen: TypeAlias = dict[b.Mask, tuple[int, ...]]
_COLUMN = [sum(1 << q for ray in rays[:2] for q in ray) for rays in b.RAYS]
SIGHT: list[list[tuple[b.Mask, b.Mask, Seen, Seen]]] = [
    [(cross & column, cross & ~column, {}, {}) for cross, column in zip(crosses, _COLUMN, strict=True)]
    for crosses in b.CROSS
]


def look(here: int, reach: int, line: b.Mask, seen: Seen) -> tuple[int, ...]:
    """Work out what is seen in the column or in the row, and keep it."""
    seen[line] = found = in_sight(here, reach, line, 0)
    return found


def in_sight(here: int, reach: int, lines: b.Mask, through: b.Mask) -> tuple[int, ...]:
    """What can be attacked, given the occupied spaces and those of them that do not block the view."""
    found = []
    for ray in b.RAYS[here]:
        for q in ray[:reach]:
            if lines >> q & 1:
                found.append(q)
                if not through >> q & 1:  # SUW-050
                    break
    return tuple(found)


def attacks(s: WarState, me: int) -> list[int]:
    """SUW-045: up to three different units; some attack on top of them."""
    options: list[int] = []
    done = s.attacks >= ATTACKS_A_TURN
    if done and not stirs(s, RELENTLESS):
        return options
    t, board, live, own, held = s.t, s.board, s.live, b.spaces(s.held[me]), s.held[0] | s.held[1]
    bit, as_second = t.bit, AS_SECOND
    ready, odd, reaches, cross, guards = t.units & ~s.attacked, t.odd_attackers, t.own_reach, b.CROSS, None
    if done:
        ready &= sum(1 << board[q] for q in own if marked(s, RELENTLESS, board[q]))
    if s.silenced:
        odd |= t.far_attackers & s.silenced
    through = wardens = 0
    if t.attack_changers & live or (s.lasting and lasts_any(s, ATTACK_RULES)):
        odd = EVERY_CARD
    else:
        if t.windows & live:
            through = see_through_for(s, me)
        if t.protectors & live:
            wardens, all_guards = warded(s, me)
    plain = ready & ~odd
    for here in own:
        unit = board[here]
        if plain & bit[unit]:
            reach = reaches[unit]
            lines = held & cross[reach][here]
            if not lines:
                continue
            if reach == 1:
                found = BESIDE[lines]
            elif through and through & lines:
                found = in_sight(here, reach, held, through)
            else:
                column, row, by_column, by_row = SIGHT[reach][here]
                up_down, sideways = by_column.get(held & column), by_row.get(held & row)
                if up_down is None:
                    up_down = look(here, reach, held & column, by_column)
                if sideways is None:
                    sideways = look(here, reach, held & row, by_row)
                found = up_down + sideways
            if wardens and wardens & NEXT_TO[here]:
                found = tuple([q for q in found if all_guards >> q & 1])
            code = ATTACK_CODE + unit
            for q in found:
                options.append(code + as_second[board[q]])
        elif ready & bit[unit]:
            if guards is None:
                guards, long_reaches = protectors(s), REACH.table(s)
            options += odd_attacks(s, me, unit, long_reaches[unit], guards)
    return options


def odd_attacks(s: WarState, me: int, unit: int, reach: int, guards: list[int]) -> list[int]:
    """The attacks of a unit that some text may concern."""
    if not b.CROSS[reach][s.at[unit]] & (s.held[0] | s.held[1]):  # nothing at all in its lines
        return []
    found = targets(s, unit, reach, guards)
    code = ATTACK_CODE + unit
    return [code + (target << BITS) for target in found] if found and may_attack(s, me, unit) else []


def warded(s: WarState, me: int) -> tuple[b.Mask, b.Mask]:
    """The spaces of enemies that adjacent units have to attack before anything else, and of all that protect."""
    enemies = everybody = 0
    for _, seat, card, _, _ in in_force(s, PROTECTS):
        everybody |= 1 << s.at[card]
        if seat != me:
            enemies |= 1 << s.at[card]
    return enemies, everybody
