"""Forcing cards: sliding them along a straight line; that is no movement (SUW-086, SUW-087, SUW-243)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, X, push, slots

from ..state import NOTHING, WarState, controller
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .damage import start_together, swept
from .moving import shifted, step

LINE, DONE_STEPS = slots(2)


def begin_force(s: WarState, seat: int, card: int, line: tuple[int, ...], cause: int = NOTHING) -> None:
    push(s, FORCING, seat, card, cause, line, 0)


def slide(s: WarState, f: Frame) -> None:
    card, line, done = f[SRC], f[LINE], f[DONE_STEPS]
    if done >= len(line) or s.at[card] < 0:
        return
    f[DONE_STEPS] += 1
    f[PC] = SLIDE
    step(s, f[ME], card, line[done])


def rest(s: WarState, f: Frame) -> None:
    s.stack.pop()
    land(s, f[ME], f[SRC], f[X])


def land(s: WarState, seat: int, card: int, cause: int) -> None:
    """It has been forced, unless it fell on the way."""
    if s.at[card] >= 0:
        note(s, v.L_FORCED, controller(s, card), card, s.at[card])
        waiting = swept(s, seat, cause)  # SUW-249
        start_together(s, [*waiting, *(shifted(s, seat, card) if s.at[card] >= 0 else [])])


FORCING = programs.procedure("force", slide, rest)
SLIDE = FORCING.at(slide)
