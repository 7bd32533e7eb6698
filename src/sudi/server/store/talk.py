"""What was said at the tables: the last lines of each. The journal writes them before anybody reads them."""

from __future__ import annotations

from sqlalchemy import select

from ..wire.messages import Said
from .answering import Database
from .models import chat


class Talk:
    def __init__(self, database: Database, lines: int) -> None:
        """`lines`: how many of a table are kept."""
        self._database, self._lines = database, lines

    async def read_all(self, ids: list[str]) -> dict[str, list[Said]]:
        """The last lines of these tables, oldest first; older ones went when the newer ones were written."""
        found: dict[str, list[Said]] = {id: [] for id in ids}
        wanted = select(chat).where(chat.c.table.in_(ids)).order_by(chat.c.table, chat.c.n)
        async with self._database.connect() as connection:
            for row in await connection.execute(wanted):
                found[row.table].append(Said(row.n, row.sender, row.guest, row.seat, row.text, row.at))
        return {id: lines[-self._lines :] for id, lines in found.items()}
