"""The journal: a move is on disk when `write` returns.

All moves that wait while one commit is under way go to the disk together in the next one, so two hundred tables cost
hardly more commits than one.
"""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sudi.table import Move

from .models import moves, tables

BATCH = 500


class Conflict(Exception):
    """Somebody else has written this version of the table: the table has to be read again."""


class Unwritten(Exception):
    """The disk or the database does not take it; nothing was accepted."""


class Journal:
    def __init__(self, engine: AsyncEngine, writer: Engine | None = None) -> None:
        """`writer` writes in one thread of its own: one hop there and back for a whole batch (SQLite)."""
        self._engine, self._writer = engine, writer
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[tuple[dict[str, Any], dict[str, Any] | None, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="journal")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.dispose()

    async def write(self, table: str, move: Move, ending: dict[str, Any] | None = None) -> None:
        """Write a move down, and with the last one how the table ended. Returns after the commit."""
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
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, ending, done))
        self._wake.set()
        await done

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting:
                self._wake.clear()
            try:
                await self._commit([(row, ending) for row, ending, _ in batch])
            except Exception:
                # One bad move must not spoil the others of its batch. A database that is away raises whatever its
                # driver likes; the journal itself never ends, or every table would wait for it.
                for row, ending, done in batch:
                    await self._one(row, ending, done)
                continue
            except asyncio.CancelledError:
                for _, _, done in batch:
                    done.cancel()
                raise
            for _, _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _one(self, row: dict[str, Any], ending: dict[str, Any] | None, done: asyncio.Future[None]) -> None:
        error: Exception | None = None
        try:
            await self._commit([(row, ending)])
        except IntegrityError:
            error = Conflict(f"version {row['version']} of table {row['table']} is written already")
        except Exception as problem:
            error = Unwritten(str(problem))
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    async def _commit(self, batch: list[tuple[dict[str, Any], dict[str, Any] | None]]) -> None:
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, batch)
            return
        async with self._engine.begin() as connection:
            await connection.run_sync(_write, batch)

    def _commit_here(self, batch: list[tuple[dict[str, Any], dict[str, Any] | None]]) -> None:
        assert self._writer is not None
        with self._writer.begin() as connection:
            _write(connection, batch)


def _write(connection: Connection, batch: list[tuple[dict[str, Any], dict[str, Any] | None]]) -> None:
    connection.execute(insert(moves), [row for row, _ in batch])
    for row, ending in batch:
        if ending is not None:
            connection.execute(update(tables).where(tables.c.id == row["table"]).values(**ending))
