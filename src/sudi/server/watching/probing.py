"""Is a part of the server well? Asked for real, and answered in bounded time whatever the part does."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from ..store.models import tables

log = logging.getLogger("sudi.server")
SECONDS = 2.0


class Probe:
    """One question at a time to one part: whoever asks while it is still thinking waits for the same answer.

    A part that hangs holds one connection and no more, however often somebody asks.
    """

    def __init__(self, name: str, ask: Callable[[], Awaitable[Any]]) -> None:
        self._name, self._ask = name, ask
        self._asking: asyncio.Task[bool] | None = None

    async def well(self, seconds: float = SECONDS) -> bool:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._try(), name=f"probe of {self._name}")
        answered, _ = await asyncio.wait({self._asking}, timeout=seconds)
        return bool(answered) and not self._asking.cancelled() and self._asking.result()

    async def _try(self) -> bool:
        try:
            await self._ask()
        except Exception:
            log.warning("%s is not well", self._name, exc_info=True)
            return False
        return True

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()


def database(engine: AsyncEngine) -> Probe:
    """To be made when the database is there: its file has to stay the one that it is now."""
    file = _file(engine)
    known = None if file is None else _which(file)

    async def write_nothing() -> None:
        """A write that changes no row: a file that is locked or read-only refuses it, a read would not tell."""
        if file is not None and await asyncio.to_thread(_which, file) != known:
            raise OSError("its file was replaced; what is written now is in the old one, which has no name any more")
        async with engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == "").values(seen=0.0))

    return Probe("the database", write_nothing)


def _file(engine: AsyncEngine) -> str | None:
    """PostgreSQL has none, and one that is given as `file:...` is not the name of a file."""
    name = engine.url.database
    named = engine.dialect.name == "sqlite" and name and not name.startswith("file:")
    return name if named else None


def _which(file: str) -> tuple[int, int]:
    found = os.stat(file)
    return found.st_dev, found.st_ino
