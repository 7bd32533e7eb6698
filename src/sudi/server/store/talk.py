"""What was said at the tables: the last lines of each, on disk before anybody reads them."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..messages import Said
from .journal import Conflict, Unwritten
from .models import chat


class Talk:
    def __init__(self, engine: AsyncEngine, lines: int) -> None:
        """`lines`: how many of a table are kept; older ones are forgotten for good."""
        self._engine, self._lines = engine, lines

    async def write(self, table: str, said: Said) -> None:
        """Write a line down and forget the one that is too old now. Returns after the commit."""
        row = {
            "table": table,
            "n": said.n,
            "sender": said.sender,
            "guest": said.guest,
            "seat": said.seat,
            "text": said.text,
            "at": said.at,
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(chat).values(**row))
                old = (chat.c.table == table) & (chat.c.n <= said.n - self._lines)
                await connection.execute(delete(chat).where(old))
        except IntegrityError:
            raise Conflict(f"line {said.n} of table {table} is written already") from None
        except (SQLAlchemyError, OSError) as problem:  # a driver raises OSError when nobody listens
            raise Unwritten(str(problem)) from None

    async def read(self, table: str) -> list[Said]:
        """The last lines, oldest first."""
        newest = select(chat).where(chat.c.table == table).order_by(chat.c.n.desc()).limit(self._lines)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(newest)).all()
        return [Said(row.n, row.sender, row.guest, row.seat, row.text, row.at) for row in reversed(rows)]
