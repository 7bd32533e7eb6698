"""Somebody who got up or whose connection was lost, at a table without a clock (a clock deals with it by itself).

After a while the others may put a bot in the seat, which its holder takes back on return, or claim the match if
nobody plays against them any more (ADR 0012). The while is counted as a clock would count it: for the seat that is
asked from the moment it is asked, if that is later than its going.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sudi.kernel.decision import seat_name

from . import losing
from .face import AbsenceFace, AbsentSeat, StandIn
from .moves import Move, Step
from .refused import Refused, over, waiting
from .seats import HUMAN

if TYPE_CHECKING:
    from .table import Table


class Patience(msgspec.Struct, frozen=True):
    """For how many seconds a table waits for somebody who got up, and for a connection that was lost."""

    left: float = 180.0
    lost: float = 300.0


PATIENCE = Patience()


def note(table: Table, now: float) -> None:
    """Remember since when nobody is at a seat."""
    for seat in table.seats.all:
        if seat.connected and not seat.away:
            seat.gone = None
        elif seat.gone is None:
            seat.gone = now


def due(table: Table, number: int) -> float | None:
    """When the others may act about this seat; None if somebody plays there."""
    seat = table.seats[number]
    if table.status != "playing" or table.clock.ticks or seat.gone is None or number not in table.seats.playing():
        return None
    since = max(seat.gone, table.asked_since) if table.asks == number else seat.gone
    return since + (table.patience.left if seat.away else table.patience.lost)


def next_due(table: Table, now: float) -> float | None:
    """When the next seat becomes one that the others may act about."""
    if not anybody_gone(table):
        return None
    dues = (due(table, seat.number) for seat in table.seats.all)
    return min((moment for moment in dues if moment is not None and moment > now), default=None)


def overdue(table: Table, now: float) -> list[int]:
    found = ((seat.number, due(table, seat.number)) for seat in table.seats.all)
    return [number for number, moment in found if moment is not None and moment <= now]


def may_claim(table: Table, seat: int, now: float) -> bool:
    """Does the table wait for somebody who is away, and is nobody left who plays against this seat?

    A side with a person on it is gone when all its people are; a side of bots plays on.
    """
    late = overdue(table, now)
    if table.match is None or seat in late or table.asks not in late:
        return False
    side = table.match.state.t.sides
    against = [other for other in table.seats.all if other.lost is None and side[other.number] != side[seat]]
    for one in {side[other.number] for other in against}:
        people = [s for s in against if side[s.number] == one and s.kind == HUMAN and s.stand_in is None]
        if not people or any(person.number not in late for person in people):
            return False
    return bool(against)


def claim(table: Table, seats: list[int], now: float) -> Step:
    """End the match: whoever is against these seats is not there any more."""
    _going_on(table)
    able = [seat for seat in losing.say_of(table, seats) if may_claim(table, seat, now)]
    if not able:
        raise Refused(
            "absence",
            "Výhru si teď vzít nemůžeš; někdo ještě hraje, nebo je brzy.",
            "The match cannot be claimed now: somebody still plays, or it is too soon.",
        )
    return _step(table, "claim", able[0], "", now)


def put_in(table: Table, seats: list[int], label: str, bot: str, now: float) -> Step:
    """Let a bot play for somebody who is away."""
    _going_on(table)
    mine = losing.say_of(table, seats)
    number = next((seat.number for seat in table.seats.all if seat.label == label), None)
    if number is None or number in mine or number not in overdue(table, now):
        raise Refused(
            "absence",
            "Na tomhle místě bota potřeba není; někdo tam hraje, nebo je brzy.",
            "This seat needs no bot: somebody plays there, or it is too soon.",
        )
    return _step(table, "bot", number, f"{bot} {seat_name(mine[0])}", now)


def come_back(table: Table, seats: list[int], now: float) -> Step:
    """The holder of a seat that a bot plays for takes it back."""
    _going_on(table)
    mine = [seat for seat in seats if table.seats[seat].stand_in is not None]
    if not mine:
        raise Refused("absence", "Na svém místě hraješ ty, nikdo jiný.", "Nobody but you plays in your seat.")
    return _step(table, "back", mine[0], "", now)


def stand_in_of(move: Move) -> StandIn | None:
    return StandIn(*move.option.split()) if move.kind == "bot" else None


def anybody_gone(table: Table) -> bool:
    return any(seat.gone is not None for seat in table.seats.all)


def face(table: Table, now: float) -> AbsenceFace:
    if not anybody_gone(table):
        return AbsenceFace([], [])
    dues = [(seat, due(table, seat.number)) for seat in table.seats.all]
    seats = [AbsentSeat(s.label, s.away, round(max(0.0, at - now), 3)) for s, at in dues if at is not None]
    able = [seat_name(seat) for seat in table.seats.playing() if may_claim(table, seat, now)]
    return AbsenceFace(seats, able)


def _going_on(table: Table) -> None:
    if table.match is None:
        raise waiting()
    if table.outcome is not None:
        raise over()


def _step(table: Table, kind: str, seat: int, option: str, now: float) -> Step:
    return Step(table.move(kind, seat, now, option=option), table.match)
