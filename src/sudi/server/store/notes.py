"""Notes on disk: what people wrote and drew about finished matches. A person's notes on a match are one sheet."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from sudi.kernel.written.record import Mark

from .answering import Database
from .models import notes, seats, shared_notes, users


class KeptNote(msgspec.Struct):
    """One note, where `at` choices were made."""

    id: str
    at: int
    text: str
    marks: list[Mark]
    written: float


class NoteSheet(msgspec.Struct):
    """Everything that one person wrote about one match; `key` opens it to others, and only its author is told it."""

    by: str
    mine: bool
    notes: list[KeptNote]
    key: str | None = None


class OwnNote(msgspec.Struct):
    """A note as its author is given it with everything else that is kept."""

    table: str
    at: int
    text: str
    marks: list[Mark]
    written: float


class Notes:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def sheets(self, table: str, reader: str | None, key: str) -> list[NoteSheet]:
        """What a reader may see: their own sheet first, the one whose key they know, and of those who played what they
        share, if the reader played as well."""
        played = select(seats.c.user).where(seats.c.table == table, seats.c.user.is_not(None))
        async with self._database.connect() as connection:
            shared = select(shared_notes).where(shared_notes.c.table == table)
            keys = {row.user: row.key for row in await connection.execute(shared)}
            players = set((await connection.execute(played)).scalars()) if keys else set()
            open_to = {who for who, its in keys.items() if hmac.compare_digest(its.encode(), key.encode())}
            if reader is not None:
                open_to |= {reader}
                open_to |= players & keys.keys() if reader in players else set()
            wanted = select(notes, users.c.name).join(users, users.c.id == notes.c.user)
            wanted = wanted.where(notes.c.table == table, notes.c.user.in_(open_to)).order_by(
                notes.c.at, notes.c.written
            )
            found: dict[str, NoteSheet] = {}
            for row in await connection.execute(wanted):
                mine = row.user == reader
                sheet = found.setdefault(row.user, NoteSheet(row.name, mine, [], keys.get(row.user) if mine else None))
                marks = msgspec.convert(row.marks, list[Mark])
                sheet.notes.append(KeptNote(row.id, row.at, row.text, marks, row.written))
        return sorted(found.values(), key=lambda sheet: not sheet.mine)

    async def count(self, user: str, table: str | None = None) -> int:
        wanted = [notes.c.user == user, *([] if table is None else [notes.c.table == table])]
        async with self._database.connect() as connection:
            found = await connection.execute(select(func.count()).select_from(notes).where(*wanted))
            return int(found.scalar_one())

    async def write(self, table: str, user: str, note: KeptNote) -> None:
        row = {**msgspec.to_builtins(note), "table": table, "user": user}
        async with self._database.begin() as connection:
            await connection.execute(insert(notes).values(row))

    async def change(self, table: str, user: str, note: KeptNote) -> bool:
        """Is there such a note of theirs? Then it is another one now."""
        row: dict[str, Any] = msgspec.to_builtins(note)
        mine = notes.c.id == note.id, notes.c.table == table, notes.c.user == user
        async with self._database.begin() as connection:
            return bool((await connection.execute(update(notes).where(*mine).values(row))).rowcount)

    async def delete(self, table: str, user: str, id: str) -> bool:
        mine = notes.c.id == id, notes.c.table == table, notes.c.user == user
        async with self._database.begin() as connection:
            return bool((await connection.execute(delete(notes).where(*mine))).rowcount)

    async def share(self, table: str, user: str, key: str | None) -> None:
        """Whoever knows this key may read them from now on; without one nobody else may. An old key opens nothing."""
        mine = shared_notes.c.table == table, shared_notes.c.user == user
        async with self._database.begin() as connection:
            await connection.execute(delete(shared_notes).where(*mine))
            if key is not None:
                await connection.execute(insert(shared_notes).values(table=table, user=user, key=key))

    async def of(self, user: str) -> list[OwnNote]:
        """Everything that somebody wrote, the oldest first."""
        mine = select(notes).where(notes.c.user == user).order_by(notes.c.written)
        async with self._database.connect() as connection:
            rows = (await connection.execute(mine)).all()
        return [
            OwnNote(row.table, row.at, row.text, msgspec.convert(row.marks, list[Mark]), row.written) for row in rows
        ]
