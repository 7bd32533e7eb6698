"""What was said at the tables: the last lines of each. The journal writes them before anybody reads them."""

from __future__ import annotations

from sqlalchemy import select

from ..messages import Said
from .answering import Database
from .models import chat


class Talk:
    def __init__(self, database: Database, lines: int) -> None:
        """`lines`: how many of a table are kept."""
        self._database, self._lines = database, lines

    async def read(self, table: str) -> list[Said]:
        """The last lines, oldest first."""
        newest = select(chat).where(chat.c.table == table).order_by(chat.c.n.desc()).limit(self._lines)
        async with self._database.connect() as connection:
            rows = (await connection.execute(newest)).all()
        return [Said(row.n, row.sender, row.guest, row.seat, row.text, row.at) for row in reversed(rows)]
