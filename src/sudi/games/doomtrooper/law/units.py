"""Sergeants and their units (DTR-398 to DTR-406)."""

from __future__ import annotations

from ..language.select import traits_of
from ..state import DoomState, own_warriors
from ..words import traits as tr
from ..words import vocabulary as v


def unit_of(s: DoomState, sergeant: int) -> list[int]:
    return [w for w in own_warriors(s, s.side[sergeant]) if s.unit[w] == sergeant]


def may_join(s: DoomState, sergeant: int, warrior: int) -> bool:
    """No commander, no personality, a lower base value, and the same kind as the rest of the unit."""
    if warrior == sergeant or s.unit[warrior] >= 0 or s.side[warrior] != s.side[sergeant]:
        return False
    traits = traits_of(s, warrior)
    if traits & (tr.COMMANDER | tr.PERSONALITY):
        return False
    if s.t.value[warrior] >= s.t.value[sergeant]:
        return False
    if not traits & traits_of(s, sergeant) & tr.CORPORATIONS:
        return False
    kind = s.t.kind[warrior]
    return all(s.t.kind[mate] == kind for mate in unit_of(s, sergeant))


def assignments(s: DoomState, seat: int, sergeant: int) -> list[int]:
    """DTR-401: at any time, even in a combat; for good (DTR-402)."""
    return [v.ASSIGN(w, sergeant) for w in own_warriors(s, seat) if may_join(s, sergeant, w)]


def leads(s: DoomState, sergeant: int, warrior: int) -> bool:
    """Is the warrior in the sergeant's unit, and has neither lost the corporation (DTR-405)?"""
    if s.unit[warrior] != sergeant:
        return False
    return bool(traits_of(s, warrior) & traits_of(s, sergeant) & tr.CORPORATIONS)
