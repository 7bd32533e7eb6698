"""What an operator asks of the running server: a list in the database, which every process looks at.

The database is what all processes and `sudi admin` have in common anyway, and whoever may write to it may do anything:
no port, key or signal is needed beside it.
"""

from __future__ import annotations

import time
from typing import Literal, NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .models import orders

Kind = Literal["close", "out", "hold", "resume"]


class Order(NamedTuple):
    """`close` a table; let a person `out` who is no longer signed in; `hold` everything, and `resume`."""

    id: int
    kind: Kind
    target: str
    done: bool


class Orders:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def give(self, kind: Kind, target: str = "", above: int = 0) -> int:
        """Its number, which is higher than `above`: a restored list may be shorter than the one read before."""
        async with self._engine.begin() as connection:
            last = int((await connection.execute(select(func.max(orders.c.id)))).scalar_one() or 0)
            row = {"id": max(last, above) + 1, "kind": kind, "target": target, "given": time.time()}
            await connection.execute(insert(orders).values(**row))
        return int(row["id"])

    async def since(self, last: int) -> list[Order]:
        """The orders after this one, in their order."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(orders).where(orders.c.id > last).order_by(orders.c.id))
            return [Order(row.id, row.kind, row.target, row.done is not None) for row in rows]

    async def begin(self) -> int:
        """The last order that a process which starts now need not look at."""
        async with self._engine.connect() as connection:
            first = (await connection.execute(select(func.min(orders.c.id)).where(orders.c.done.is_(None)))).scalar()
            last = (await connection.execute(select(func.max(orders.c.id)))).scalar()
        return int(first - 1 if first is not None else last or 0)

    async def finish(self, id: int) -> None:
        async with self._engine.begin() as connection:
            still = (orders.c.id == id) & orders.c.done.is_(None)
            await connection.execute(update(orders).where(still).values(done=time.time()))

    async def is_done(self, id: int) -> bool:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(orders.c.done).where(orders.c.id == id))).scalar() is not None
