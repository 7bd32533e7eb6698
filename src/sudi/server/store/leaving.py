"""What is kept about somebody: given to them as data, or taken away for good.

What stays of somebody who is gone is what belongs to the others as well: the moves of their matches and the seat they
were made from, without a name. A seat at a table that still waits is free again.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select, union, update

from .answering import Database
from .models import chat, looks, notes, reviews, seats, sessions, shared_notes, tables, users
from .people import User


class OwnLine(msgspec.Struct):
    """A line of the chat."""

    table: str
    seat: str | None
    text: str
    at: float


class Leaving:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def created(self, user: User) -> float:
        async with self._database.connect() as connection:
            return float((await connection.execute(select(users.c.created).where(users.c.id == user.id))).scalar_one())

    async def lines(self, user: User) -> list[OwnLine]:
        """What somebody said, as far as it is kept, the oldest first."""
        mine = select(chat).where(chat.c.user == user.id).order_by(chat.c.at)
        async with self._database.connect() as connection:
            return [OwnLine(row.table, row.seat, row.text, row.at) for row in await connection.execute(mine)]

    async def delete(self, user: User) -> tuple[list[str], list[str]]:
        """Delete an account or a guest: the sessions that are over by it, and the tables that were told otherwise."""
        at = union(
            select(seats.c.table).where(seats.c.user == user.id), select(chat.c.table).where(chat.c.user == user.id)
        )
        mine = sessions.c.user == user.id
        async with self._database.begin() as connection:
            ended = (await connection.execute(select(sessions.c.key).where(mine))).scalars().all()
            places = (await connection.execute(at)).scalars().all()
            await _take_away(connection, user.id)
            await connection.execute(delete(sessions).where(mine))
            await connection.execute(delete(looks).where(looks.c.user == user.id))
            await connection.execute(delete(users).where(users.c.id == user.id))
        return list(ended), list(places)

    async def take_away(self, user: str) -> None:
        """The name and the lines of somebody who is gone, once more: a table in memory may have written them again."""
        async with self._database.begin() as connection:
            await _take_away(connection, user)


async def _take_away(connection: Any, user: str) -> None:
    nobody = {"user": None, "name": "", "guest": False, "asking": None}
    waiting = select(tables.c.id).where(tables.c.status == "waiting")
    mine = seats.c.user == user
    await connection.execute(
        update(seats).where(mine, seats.c.table.in_(waiting)).values(**nobody, kind="open", ready=False)
    )
    await connection.execute(update(seats).where(mine).values(**nobody, ready=True))  # clocks do not wait for nobody
    await connection.execute(delete(chat).where(chat.c.user == user))
    for written in (shared_notes, notes):
        await connection.execute(delete(written).where(written.c.user == user))
    await connection.execute(update(reviews).where(reviews.c.user == user).values(user=None))
