"""Forcing cards: sliding them along a straight line; that is no movement (SUW-086, SUW-087, SUW-243)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, push
from sudi.kernel.permissions import forbidden

from . import board as b
from . import vocabulary as v
from .harm import sweep
from .moving import shifted, step
from .state import WarState, controller, occupied
from .vocabulary import programs

FORCES = "force"  # what a permission may forbid

LINE, DONE_STEPS = ARG, ARG + 1


def may_force(s: WarState, seat: int, card: int) -> bool:
    return forbidden(s, FORCES, seat, card) is None


def force_lines(s: WarState, card: int, low: int, high: int, through: b.Mask = 0) -> dict[int, tuple[int, ...]]:
    """Where a card can be forced by `low` to `high` spaces, with the spaces on the way, the last one included."""
    free = ~occupied(s)
    found: dict[int, tuple[int, ...]] = {}
    for ray in b.RAYS[s.at[card]]:
        for n, space in enumerate(ray[:high], 1):
            is_free = free >> space & 1
            if is_free and n >= low:
                found[space] = ray[:n]
            if not is_free and not through >> space & 1:
                break
    return found


def begin_force(s: WarState, seat: int, card: int, line: tuple[int, ...], cause: int = -1) -> None:
    push(s, FORCING, seat, card, cause, line, 0)


def slide(s: WarState, f: Frame) -> None:
    card, line, done = f[SRC], f[LINE], f[DONE_STEPS]
    if done >= len(line) or s.at[card] < 0:
        return
    f[DONE_STEPS] += 1
    f[PC] = 0
    step(s, f[ME], card, line[done])


def rest(s: WarState, f: Frame) -> None:
    s.stack.pop()
    land(s, f[ME], f[SRC])


def land(s: WarState, seat: int, card: int) -> None:
    """It has been forced, unless it fell on the way."""
    if s.at[card] >= 0:
        note(s, v.L_FORCED, controller(s, card), card, s.at[card])
        sweep(s)  # SUW-249
        if s.at[card] >= 0 and s.result is None:
            shifted(s, seat, card)


FORCING = programs.procedure("force", slide, rest, slots=2)
