"""Which moves and attacks are offered. Most units move and attack by the plain rules, and that is looked up.

What a unit without any text about it can reach depends on the cards within two spaces of it only, what it can attack
on the cards in its lines only. Units that some text may concern go the long way; with `careful` all of them do, and a
test compares the two.
"""

from __future__ import annotations

from functools import lru_cache

from sudi.kernel.standing import in_force, lasts_any, stirs

from . import board as b
from . import vocabulary as v
from .aiming import may_attack, protectors, see_through_for, targets
from .gaits import open_spaces, reachable_spaces
from .happenings import ATTACK_RULES, MOVE_RULES, PROTECTS, RELENTLESS
from .moving import Gaits
from .numbers import REACH, SPEED
from .standing import marked
from .state import ATTACKS_A_TURN, MOVES_A_TURN, WarState

MOVE_CODE, ATTACK_CODE = v.MOVE.code, v.ATTACK.code
EVERY_CARD = -1


# The plain moves by the pattern of what stands around a unit: what has to be added to an option for its own space.
TWO_STEPS: dict[int, list[int]] = {}
CORNER = b.CORNER


def two_steps(pattern: int) -> list[int]:
    TWO_STEPS[pattern] = steps = [step << 12 for step in b.steps_from(pattern)]
    return steps


def moves(s: WarState, me: int, careful: bool = False) -> list[int]:
    """SUW-030 to SUW-032: each unit that has not moved yet, to every space it can reach."""
    options: list[int] = []
    if s.moves >= MOVES_A_TURN:
        return options
    t, board, walls = s.t, s.board, b.walled(s.held[0] | s.held[1])
    ready, odd, strange, gaits = t.units & ~s.moved, t.odd_movers, t.irregular_movers | s.silenced, None
    if careful or t.move_changers & s.live or (s.lasting and lasts_any(s, MOVE_RULES)):
        odd = strange = EVERY_CARD
    for here in b.spaces(s.held[me]):
        unit = board[here]
        if not ready >> unit & 1:
            continue
        if not odd >> unit & 1:
            pattern = walls >> CORNER[here] & b.DIAMOND
            code = MOVE_CODE + (here << 12) + unit
            for step in TWO_STEPS.get(pattern) or two_steps(pattern):
                options.append(code + step)
            continue
        if not strange >> unit & 1:
            options += own_moves(s, unit, here)
            continue
        if gaits is None:
            gaits, speeds = Gaits(s), SPEED.table(s)
        speed = speeds[unit]
        if (speed > 0 or gaits.charge(unit, speed) > 0) and gaits.may_move(s, me, unit):
            options += goals(s, unit, here, speed, gaits.charge(unit, speed), gaits.passable(s, unit)[0])
    return options


def own_moves(s: WarState, unit: int, here: int) -> list[int]:
    """The moves of a unit that only its own text speaks of."""
    gait = s.t.gaits[unit]
    assert gait is not None
    if not gait.speed and not gait.run:
        return []
    through = open_spaces(s, gait.through, b.WITHIN[gait.speed][here]) if gait.through else 0
    return goals(s, unit, here, gait.speed, gait.run, through)


def goals(s: WarState, unit: int, here: int, speed: int, run: int, through: b.Mask) -> list[int]:
    code, near = MOVE_CODE + unit, b.WITHIN[speed if speed > run else run][here]
    found = reachable_spaces(here, (s.held[0] | s.held[1]) & near, through & near, speed, run)
    return [code + (q << 12) for q in found]


@lru_cache(maxsize=1 << 14)
def in_sight(here: int, reach: int, lines: b.Mask, through: b.Mask) -> tuple[int, ...]:
    """The spaces that can be attacked, given the occupied ones in the lines of an attacker: whatever stands first."""
    if reach == 1:
        return b.spaces(lines)
    found = []
    for ray in b.RAYS[here]:
        for q in ray[:reach]:
            if lines >> q & 1:
                found.append(q)
                if not through >> q & 1:  # SUW-050
                    break
    return tuple(found)


def attacks(s: WarState, me: int, careful: bool = False) -> list[int]:
    """SUW-045: up to three different units; some attack on top of them."""
    options: list[int] = []
    full = s.attacks >= ATTACKS_A_TURN
    if full and not stirs(s, RELENTLESS):
        return options
    t, board, live, held, cross = s.t, s.board, s.live, s.held[0] | s.held[1], b.CROSS
    ready, odd, reaches, guards = t.units & ~s.attacked, t.odd_attackers, t.own_reach, None
    if s.silenced:
        odd |= t.far_attackers & s.silenced
    through = wardens = 0
    if careful or t.attack_changers & live or (s.lasting and lasts_any(s, ATTACK_RULES)):
        odd = EVERY_CARD
    else:
        if t.windows & live:
            through = see_through_for(s, me)
        if t.protectors & live:
            wardens, all_guards = warded(s, me)
    for here in b.spaces(s.held[me]):
        unit = board[here]
        if not ready >> unit & 1 or (full and not marked(s, RELENTLESS, unit)):
            continue
        if odd >> unit & 1:
            if guards is None:
                guards, long_reaches = protectors(s), REACH.table(s)
            options += odd_attacks(s, me, unit, long_reaches[unit], guards)
            continue
        reach = reaches[unit]
        lines = held & cross[reach][here]
        if lines:
            code = ATTACK_CODE + unit
            found = in_sight(here, reach, lines, through & lines)
            if wardens and wardens & b.NEXT_TO[here]:
                found = tuple([q for q in found if all_guards >> q & 1])
            for q in found:
                options.append(code + (board[q] << 12))
    return options


def odd_attacks(s: WarState, me: int, unit: int, reach: int, guards: list[int]) -> list[int]:
    """The attacks of a unit that some text may concern."""
    if not b.CROSS[reach][s.at[unit]] & (s.held[0] | s.held[1]):  # nothing at all in its lines
        return []
    found = targets(s, unit, reach, guards)
    code = ATTACK_CODE + unit
    return [code + (target << 12) for target in found] if found and may_attack(s, me, unit) else []


def warded(s: WarState, me: int) -> tuple[b.Mask, b.Mask]:
    """The spaces of enemies that adjacent units have to attack before anything else, and of all that protect."""
    enemies = everybody = 0
    for _, seat, card, _, _ in in_force(s, PROTECTS):
        everybody |= 1 << s.at[card]
        if seat != me:
            enemies |= 1 << s.at[card]
    return enemies, everybody
