"""Tables on disk: finding them, taking them up again. They are laid down by the journal."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, case, func, or_, select

from sudi.table import Move, Plan, Seat
from sudi.table.absence import stand_in_of
from sudi.table.asking import Asking
from sudi.table.face import Outcome, SeatFace
from sudi.table.looking import seat_face
from sudi.table.losing import WAYS

from .answering import Database
from .models import moves, seats, tables

WAITING_SECONDS, PLAYING_SECONDS = 24 * 3600, 14 * 24 * 3600


class Stored(msgspec.Struct):
    """A table as the lists show it."""

    plan: Plan
    status: str
    seats: list[Seat]
    outcome: Outcome | None
    rematch: str | None
    choices: int = 0

    def seat_faces(self) -> list[SeatFace]:
        return [seat_face(seat) for seat in self.seats]


class Shelf:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, id: str) -> Stored | None:
        found = await self._find(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def has(self, id: str) -> bool:
        async with self._database.connect() as connection:
            return (await connection.execute(select(tables.c.id).where(tables.c.id == id))).first() is not None

    async def load_all(self, ids: list[str]) -> list[Stored]:
        return await self._find(select(tables).where(tables.c.id.in_(ids)))

    async def moves_of(self, ids: list[str]) -> dict[str, list[Move]]:
        """The journals of these tables."""
        found: dict[str, list[Move]] = {id: [] for id in ids}
        async with self._database.connect() as connection:
            wanted = select(moves).where(moves.c.table.in_(ids)).order_by(moves.c.table, moves.c.version)
            for row in await connection.execute(wanted):
                found[row.table].append(_move(row))
        return found

    async def lobby(self, limit: int, since: float = 0.0) -> list[Stored]:
        """Public tables that wait or play and where somebody was since then, the waiting ones first."""
        order = case((tables.c.status == "waiting", 0), else_=1)
        open_ones = select(tables).where(tables.c.public.is_(True), tables.c.seen >= since, _open())
        return await self._find(open_ones.order_by(order, tables.c.created.desc()).limit(limit))

    async def of_user(self, user: str, limit: int) -> list[Stored]:
        sitting = select(seats.c.table).where(seats.c.user == user)
        mine = select(tables).where(or_(tables.c.owner == user, tables.c.id.in_(sitting)))
        return await self._find(mine.order_by(tables.c.created.desc()).limit(limit))

    async def running(self) -> list[str]:
        """Tables that go on without anybody connecting: with a clock or a bot."""
        with_bot = select(seats.c.table).where(seats.c.kind == "bot")
        async with self._database.connect() as connection:
            rows = await connection.execute(
                select(tables.c.id, tables.c.plan, tables.c.id.in_(with_bot)).where(tables.c.status == "playing")
            )
            return [id for id, plan, bots in rows if bots or plan["clock"]["kind"] != "none"]

    async def count_open(self, owner: str | None = None) -> int:
        wanted = select(func.count()).select_from(tables).where(_open())
        if owner is not None:
            wanted = wanted.where(tables.c.owner == owner)
        async with self._database.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def _find(self, wanted: Select[Any]) -> list[Stored]:
        async with self._database.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            chairs: dict[str, list[Seat]] = {id: [] for id in ids}
            at = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
            for seat in await connection.execute(at):
                asking = msgspec.convert(seat.asking or {}, Asking)
                chairs[seat.table].append(
                    Seat(
                        seat.seat,
                        seat.kind,
                        seat.user,
                        seat.name,
                        seat.bot,
                        guest=seat.guest,
                        asking=asking,
                        ready=seat.ready,
                    )
                )
            # Who has lost matters where the others play on; between two the outcome says it.
            crowded = [id for id, there in chairs.items() if len(there) > 2]
            lost = select(moves).where(moves.c.table.in_(crowded), moves.c.kind.in_(WAYS))
            for move in await connection.execute(lost) if crowded else ():
                next(seat for seat in chairs[move.table] if seat.number == move.seat).lost = move.kind
            replaced = select(moves).where(moves.c.table.in_(ids), moves.c.kind.in_(("bot", "back")))
            for row in await connection.execute(replaced.order_by(moves.c.version)):
                who = next(seat for seat in chairs[row.table] if seat.number == row.seat)
                who.stand_in = stand_in_of(_move(row))
            count = select(moves.c.table, func.max(moves.c.version)).where(moves.c.table.in_(ids))
            counts = {table: int(n) for table, n in await connection.execute(count.group_by(moves.c.table))}
        return [_stored(row, chairs[row.id], counts.get(row.id, 0)) for row in rows]


def _open() -> ColumnElement[bool]:
    """Is somebody still at it? A table that waits for days, or that everybody has left, is not."""
    now = time.time()
    with_people = select(seats.c.table).where(seats.c.kind == "human")
    waiting = (tables.c.status == "waiting") & (tables.c.created > now - WAITING_SECONDS)
    playing = (tables.c.status == "playing") & (tables.c.created > now - PLAYING_SECONDS)
    return or_(waiting & tables.c.id.in_(with_people), playing)


def _stored(row: Row[Any], chairs: list[Seat], choices: int) -> Stored:
    outcome = None if row.outcome is None else msgspec.convert(row.outcome, Outcome)
    return Stored(msgspec.convert(row.plan, Plan), row.status, chairs, outcome, row.rematch, choices)


def _move(row: Row[Any]) -> Move:
    return Move(
        version=row.version,
        kind=row.kind,
        seat=row.seat,
        option=row.option,
        id=row.client,
        by=row.by,
        at=row.at,
        left=row.left,
    )
