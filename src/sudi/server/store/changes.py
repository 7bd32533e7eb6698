"""What a change of a table is on disk: rows and statements, which the journal writes all together or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Executable, bindparam, delete, insert, update

from sudi.table import Move, Plan, Seat
from sudi.table.asking import Asking
from sudi.table.face import Outcome

from ..wire.messages import Said
from .models import chat, moves, notes, reviews, seats, shared_notes, tables

Change = tuple[Executable, dict[str, Any] | None]
# One object each: what happens all the time goes to the disk as one statement for many tables.
MOVE = insert(moves)
SEEN = update(tables).where(tables.c.id == bindparam("of")).values(seen=bindparam("since"))


def move_made(table: str, move: Move, outcome: Outcome | None, wishes: Mapping[int, Asking]) -> list[Change]:
    """A move; with the last one how the table ended, and which wishes to be asked it has used up."""
    row = {
        "table": table,
        "version": move.version,
        "kind": move.kind,
        "seat": move.seat,
        "option": move.option,
        "client": move.id,
        "by": move.by,
        "at": move.at,
        "left": move.left,
    }
    found: list[Change] = [(MOVE, row)]
    if outcome is not None:
        found.append(table_ended(table, outcome))
    return found + asking_changed(table, wishes)


def table_made(plan: Plan, chairs: list[Seat], rematch_of: str | None = None) -> list[Change]:
    """A new table; with `rematch_of` the old one points to it from the same moment."""
    made: dict[str, Any] = {
        "id": plan.id,
        "plan": msgspec.to_builtins(plan),
        "game": plan.game,
        "public": plan.public,
        "owner": plan.owner,
        "status": "waiting" if any(seat.kind == "open" for seat in chairs) else "playing",
        "created": plan.created,
        "seen": plan.created,
    }
    found: list[Change] = [(insert(tables), made)]
    found += [(insert(seats), {"table": plan.id, **_seat_row(seat)}) for seat in chairs]
    if rematch_of is not None:
        found.append((update(tables).where(tables.c.id == rematch_of).values(rematch=plan.id), None))
    return found


def table_removed(table: str) -> list[Change]:
    """Away with a table at which nothing was played."""
    rooms = (shared_notes, notes, reviews, chat, moves, seats)
    found: list[Change] = [(delete(kept).where(kept.c.table == table), None) for kept in rooms]
    return [*found, (delete(tables).where(tables.c.id == table), None)]


def table_ended(table: str, outcome: Outcome) -> Change:
    """A table is over."""
    ending = {"status": "over", "outcome": msgspec.to_builtins(outcome)}
    return update(tables).where(tables.c.id == table).values(**ending), None


def seats_changed(table: str, chairs: list[Seat], status: str) -> list[Change]:
    """Who sits where, and whether the match has begun by that."""
    found: list[Change] = []
    for seat in chairs:
        row = _seat_row(seat)
        found.append((_at(table, row.pop("seat")).values(**row), None))
    return [*found, (update(tables).where(tables.c.id == table).values(status=status), None)]


def asking_changed(table: str, wishes: Mapping[int, Asking]) -> list[Change]:
    """When these seats want to be asked."""
    return [(_at(table, seat).values(asking=msgspec.to_builtins(wish)), None) for seat, wish in wishes.items()]


def ready_said(table: str, numbers: list[int]) -> list[Change]:
    """These seats are ready for their clocks."""
    return [(_at(table, number).values(ready=True), None) for number in numbers]


def line_said(table: str, said: Said, user: str, lines: int) -> list[Change]:
    """A line of the chat; of a table so many are kept, the one that is too old now is forgotten for good."""
    row = {
        "table": table,
        "n": said.n,
        "sender": said.sender,
        "guest": said.guest,
        "seat": said.seat,
        "text": said.text,
        "at": said.at,
        "user": user,
    }
    old = (chat.c.table == table) & (chat.c.n <= said.n - lines)
    return [(insert(chat), row), (delete(chat).where(old), None)]


def people_seen(table: str, at: float) -> list[Change]:
    """Somebody who sits at the table is there."""
    return [(SEEN, {"of": table, "since": at})]


def _at(table: str, seat: int) -> Any:
    return update(seats).where((seats.c.table == table) & (seats.c.seat == seat))


def _seat_row(seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat.number,
        "kind": seat.kind,
        "user": seat.user,
        "name": seat.name,
        "bot": seat.bot,
        "guest": seat.guest,
        "asking": msgspec.to_builtins(seat.asking),
        "ready": seat.ready,
    }
