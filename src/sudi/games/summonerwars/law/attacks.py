"""Who can be attacked by whom, and which attacks are offered (SUW-045 to SUW-050).

What a unit without any text about it can attack depends on the cards in its lines only, and is looked up. Units that
some text may concern go the long way; with `careful` all of them do, and a test compares the two.
"""

from __future__ import annotations

from typing import TypeAlias

from sudi.kernel.decision import BITS
from sudi.kernel.permissions import forbidden
from sudi.kernel.standing import in_force, lasts_any, stirs

from ..language.numbers import REACH
from ..language.standing import marked
from ..language.topics import (
    ATTACK_RULES,
    ATTACKS,
    BLOCKS,
    MAY_BE_ATTACKED,
    PROTECTS,
    RELENTLESS,
    SHOOTS_THROUGH,
    TARGETS,
)
from ..rules import board as b
from ..state import ATTACKS_A_TURN, EVERY_CARD, WarState, controller
from ..words import vocabulary as v

ATTACK_CODE = v.ATTACK.code


def targets(s: WarState, unit: int, reach: int = 0, guards: list[int] | None = None) -> list[int]:
    """The cards that a unit may attack now: own ones too, never itself (SUW-119, SUW-120)."""
    here = s.at[unit]
    reach = reach or REACH.of(s, unit)
    full = s.held[0] | s.held[1]
    if reach == 1:
        near = b.NEXT_TO[here] & full
        if not near:
            return []
        found = [s.board[q] for q in b.spaces(near)]
    else:
        through = see_through(s, unit)
        found = []
        for ray in b.RAYS[here]:
            for q in ray[:reach]:
                if full >> q & 1:
                    found.append(s.board[q])
                    if not through >> q & 1:  # SUW-050: whatever stands there blocks the view
                        break
    if guards is None:
        guards = protectors(s)
    if found and (guards or stirs(s, MAY_BE_ATTACKED)):
        found = _allowed(s, unit, found, guards)
    return found


def see_through(s: WarState, unit: int) -> b.Mask:
    """The occupied spaces that do not block this unit's attacks."""
    if not stirs(s, SHOOTS_THROUGH):
        return 0
    mask = 0
    for rule, holder, card, _, _ in in_force(s, SHOOTS_THROUGH):
        mask |= rule.spaces(s, holder, card, unit)
    return _unblocked(s, mask)


def see_through_for(s: WarState, seat: int) -> b.Mask:
    """The same for every unit of a player that has no such text itself."""
    mask = 0
    for rule, holder, card, _, _ in in_force(s, SHOOTS_THROUGH):
        if holder == seat and rule.own_space:
            mask |= 1 << s.at[card]
    return _unblocked(s, mask)


def _unblocked(s: WarState, mask: b.Mask) -> b.Mask:
    if mask and stirs(s, BLOCKS):
        for rule, holder, card, _, _ in in_force(s, BLOCKS):
            mask &= ~rule.spaces(s, holder, card)
    return mask


def _allowed(s: WarState, unit: int, found: list[int], guards: list[int]) -> list[int]:
    side = controller(s, unit)
    if stirs(s, MAY_BE_ATTACKED):
        found = [card for card in found if forbidden(s, TARGETS, side, card) is None]
    if any(controller(s, g) != side and b.distance(s.at[g], s.at[unit]) == 1 for g in guards):
        found = [card for card in found if card in guards]
    return found


def protectors(s: WarState) -> list[int]:
    """The units that adjacent enemies have to attack before anything else."""
    return [card for _, _, card, _, _ in in_force(s, PROTECTS)] if stirs(s, PROTECTS) else []


def may_attack(s: WarState, seat: int, unit: int) -> bool:
    return s.t.is_unit[unit] and forbidden(s, ATTACKS, seat, unit) is None


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


def look_around(here: int, reach: int, held: b.Mask) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Work out what is seen in the column and in the row, and keep it."""
    column, row, by_column, by_row = SIGHT[reach][here]
    by_column[held & column] = found = in_sight(here, reach, held & column, 0)
    by_row[held & row] = beside = in_sight(here, reach, held & row, 0)
    return found, beside


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


def attacks(s: WarState, me: int, careful: bool = False) -> list[int]:
    """SUW-045: up to three different units; some attack on top of them."""
    options: list[int] = []
    done = s.attacks >= ATTACKS_A_TURN
    if done and not stirs(s, RELENTLESS):
        return options
    t, board, live, own, held = s.t, s.board, s.live, b.spaces(s.held[me]), s.held[0] | s.held[1]
    ready, odd, reaches, cross, guards = t.units & ~s.attacked, t.odd_attackers, t.own_reach, b.CROSS, None
    if done:
        ready &= sum(1 << board[q] for q in own if marked(s, RELENTLESS, board[q]))
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
    plain = ready & ~odd
    for here in own:
        unit = board[here]
        if plain >> unit & 1:
            reach = reaches[unit]
            lines = held & cross[reach][here]
            if not lines:
                continue
            if reach == 1:
                found = BESIDE[lines]
            elif through & lines:
                found = in_sight(here, reach, held, through)
            else:
                column, row, by_column, by_row = SIGHT[reach][here]
                up_down, sideways = by_column.get(held & column), by_row.get(held & row)
                if up_down is None or sideways is None:
                    up_down, sideways = look_around(here, reach, held)
                found = up_down + sideways
            if wardens and wardens & NEXT_TO[here]:
                found = tuple([q for q in found if all_guards >> q & 1])
            code = ATTACK_CODE + unit
            for q in found:
                options.append(code + (board[q] << BITS))
        elif ready >> unit & 1:
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
