"""Reviews on disk: one for each finished match that somebody wanted looked at, with how far it has come."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update

from .answering import Database
from .models import reviews

Status = Literal["waiting", "working", "done", "failed"]
LOST_SECONDS = 60.0  # unless it is touched so often, whoever worked on it is gone
UNDER_WAY = ("waiting", "working")


class Kept(msgspec.Struct):
    """A review as it is kept; `found` once it is done."""

    status: Status
    done: int
    total: int
    touched: float
    found: dict[str, Any] | None

    def is_under_way(self, now: float) -> bool:
        return self.status in UNDER_WAY and now - self.touched < LOST_SECONDS


class Reviews:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table: str) -> Kept | None:
        async with self._database.connect() as connection:
            row = (await connection.execute(select(reviews).where(reviews.c.table == table))).first()
        return None if row is None else Kept(row.status, row.done, row.total, row.touched, row.found)

    async def count_under_way(self, now: float, user: str | None = None) -> int:
        """How many wait or are worked on, of everybody or of those that somebody asked for."""
        wanted = [reviews.c.status.in_(UNDER_WAY), reviews.c.touched > now - LOST_SECONDS]
        if user is not None:
            wanted.append(reviews.c.user == user)
        async with self._database.connect() as connection:
            found = await connection.execute(select(func.count()).select_from(reviews).where(*wanted))
            return int(found.scalar_one())

    async def begin(self, table: str, user: str, now: float) -> None:
        """Somebody wants this review; one that failed or was lost is begun anew."""
        row = {"table": table, "user": user, "status": "waiting", "done": 0, "total": 0, "touched": now, "found": None}
        async with self._database.begin() as connection:
            await connection.execute(delete(reviews).where(reviews.c.table == table))
            await connection.execute(insert(reviews).values(row))

    async def tell(self, table: str, now: float, status: Status, **rest: Any) -> None:
        """How far it has come."""
        changed = update(reviews).where(reviews.c.table == table).values(status=status, touched=now, **rest)
        async with self._database.begin() as connection:
            await connection.execute(changed)
