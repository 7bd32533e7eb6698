"""Summoning units and building structures, and what it sets off (SUW-023 to SUW-026, SUW-041)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, X, ask, push
from sudi.kernel.triggers import fire

from ..law.hand import takes_a_place
from ..state import WarState, occupied
from ..words import vocabulary as v
from ..words.vocabulary import programs
from . import board as b
from .damage import destroy
from .happenings import SUMMONED
from .places import bring_out, put
from .tokens import pay


def summon(s: WarState, seat: int, unit: int, space: int) -> None:
    pay(s, seat, s.t.cost[unit])
    bring_out(s, s.hand[seat], unit)
    if takes_a_place(s, unit):
        s.limbo.append(unit)
        push(s, IN_PLACE, seat, unit, space)
        destroy(s, [s.board[space]], seat, unit)
        return
    arrive(s, seat, unit, space)


def arrive(s: WarState, seat: int, unit: int, space: int) -> None:
    put(s, unit, space)
    if s.log is not None:
        note(s, v.L_SUMMONS, seat, unit, space)
    fire(s, SUMMONED, seat, unit, space)


def step_in(s: WarState, f: Frame) -> None:
    """The unit takes the space of the one that was given up; if somebody came to stand there, the player chooses."""
    space = f[X]
    if s.board[space] < 0:
        s.answer = v.TO(space)
        return
    free = [q for q in b.spaces(b.EVERYWHERE & ~occupied(s)) if b.distance(q, space) == 1]
    if not free:
        free = list(b.spaces(b.EVERYWHERE & ~occupied(s)))
    ask(s, f[ME], v.ASK_PLACE, [v.TO(q) for q in free], f[SRC])


def stepped_in(s: WarState, f: Frame) -> None:
    unit = f[SRC]
    s.stack.pop()
    s.limbo.remove(unit)
    arrive(s, f[ME], unit, first(s.answer))


IN_PLACE = programs.procedure("summoned in place of a unit", step_in, stepped_in)


def build(s: WarState, seat: int, card: int, space: int) -> None:
    pay(s, seat, s.t.cost[card])
    bring_out(s, s.hand[seat], card)
    put(s, card, space)
    note(s, v.L_BUILDS, seat, card, space)
    if s.t.is_unit[card]:  # SUW-192: abilities work when a unit that is a structure too is built
        fire(s, SUMMONED, seat, card, space)
