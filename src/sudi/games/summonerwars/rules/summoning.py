"""Summoning units and building structures, and what it sets off (SUW-023 to SUW-026, SUW-041)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.triggers import collect, fire

from ..law.hand import takes_a_place
from ..state import WarState
from ..words import vocabulary as v
from .damage import eliminate, start_together, swept
from .happenings import SUMMONED
from .places import bring_out, put
from .tokens import pay


def summon(s: WarState, seat: int, unit: int, space: int) -> None:
    pay(s, seat, s.t.cost[unit])
    bring_out(s, s.hand[seat], unit)
    if takes_a_place(s, unit):
        replace_unit(s, seat, unit, space)
        return
    settle(s, seat, unit, space)
    fire(s, SUMMONED, seat, unit, space)


def settle(s: WarState, seat: int, unit: int, space: int) -> None:
    put(s, unit, space)
    if s.log is not None:
        note(s, v.L_SUMMONS, seat, unit, space)


def replace_unit(s: WarState, seat: int, unit: int, space: int) -> None:
    """SUW-146: giving up and coming are one summoning, so whatever answers to the loss finds the space taken."""
    s.limbo.append(unit)
    waiting = eliminate(s, [s.board[space]], seat, unit)
    if s.result is not None:
        return
    s.limbo.remove(unit)
    settle(s, seat, unit, space)
    start_together(s, [*waiting, *collect(s, SUMMONED, seat, unit, space), *swept(s)])


def build(s: WarState, seat: int, card: int, space: int) -> None:
    pay(s, seat, s.t.cost[card])
    bring_out(s, s.hand[seat], card)
    put(s, card, space)
    note(s, v.L_BUILDS, seat, card, space)
    if s.t.is_unit[card]:  # SUW-192: abilities work when a unit that is a structure too is built
        fire(s, SUMMONED, seat, card, space)
