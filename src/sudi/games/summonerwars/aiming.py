"""Who can be attacked by whom: lines of sight, protection, bans (SUW-045 to SUW-050)."""

from __future__ import annotations

from sudi.kernel.permissions import forbidden
from sudi.kernel.standing import in_force, stirs

from . import board as b
from .happenings import BLOCKS, PROTECTS, SHOOTS_THROUGH
from .numbers import REACH
from .state import WarState, controller

ATTACKS, TARGETS = "attack", "be attacked"  # what permissions may forbid
BANNED = "may " + TARGETS


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
    if found and (guards or stirs(s, BANNED)):
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
    if stirs(s, BANNED):
        found = [card for card in found if forbidden(s, TARGETS, side, card) is None]
    if any(controller(s, g) != side and b.distance(s.at[g], s.at[unit]) == 1 for g in guards):
        found = [card for card in found if card in guards]
    return found


def protectors(s: WarState) -> list[int]:
    """The units that adjacent enemies have to attack before anything else."""
    return [card for _, _, card, _, _ in in_force(s, PROTECTS)] if stirs(s, PROTECTS) else []


def may_attack(s: WarState, seat: int, unit: int) -> bool:
    return s.t.is_unit[unit] and forbidden(s, ATTACKS, seat, unit) is None
