"""The journal: a change of a table is on disk when `write` returns. It is the only way in which tables are written.

All changes that wait while one commit is under way go to the disk together in the next one, so two hundred tables cost
hardly more commits than one. Whoever waits is answered in time: a change that could not be begun is withdrawn, and one
that comes through after all, too late, is told to whoever keeps the table (`late`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

from sqlalchemy import JSON, Connection, Engine
from sqlalchemy.exc import IntegrityError

from .answering import ANSWER_SECONDS, Database, Deadline, Unwritten, one_error
from .changes import MOVE, Change
from .database import LOCK_MS
from .models import moves

BATCH = 500
STUCK_SECONDS = 0.5  # after so long the next batch goes another way, where there is one
SPARE_SECONDS = 0.2  # what a commit takes beside waiting for somebody's lock
LONGEST_SECONDS = 10.0  # how long a commit may take whose people have turned away


class Conflict(Exception):
    """Somebody else has written this version of the table: the table has to be read again."""


class Entry:
    """A change that somebody waits for."""

    def __init__(self, table: str, changes: tuple[Change, ...]) -> None:
        self.table, self.changes = table, changes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.deadline = Deadline(ANSWER_SECONDS)
        self.given_up = False

    def settle(self, error: Exception | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)

    def wanted(self) -> bool:
        """Can it still be done before whoever waits turns away? What could come too late is not begun."""
        if self.deadline.left > LOCK_MS / 1000 + SPARE_SECONDS:
            return True
        self.settle(Unwritten("too many wait for the database"))
        return False


class Journal:
    def __init__(self, database: Database, writer: Engine | None = None) -> None:
        """`writer` writes in one thread of its own: one hop there and back for a whole batch (SQLite)."""
        self._database, self._writer = database, writer
        self.late: Callable[[str], None] | None = None  # told of a table that was written after it was refused
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[Entry] = []
        self._last_commit = 0.0  # a long queue that moves is waited for
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="journal")

    async def close(self) -> None:
        for task in (self._task, *self._under_way):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.dispose()

    async def write(self, table: str, *changes: Change) -> None:
        """Write a change of a table down, whole. Returns after the commit, or raises `Conflict` or `Unwritten`."""
        entry = Entry(table, changes)
        self._waiting.append(entry)
        self._wake.set()
        try:
            await entry.deadline.wait(entry.done, lambda: self._last_commit)
        except TimeoutError as problem:
            entry.given_up = True
            with contextlib.suppress(ValueError):
                self._waiting.remove(entry)
            raise Unwritten(str(problem)) from None

    async def _work(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting:
                self._wake.clear()
            if not batch:
                continue
            task = asyncio.create_task(self._settle(batch))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
            # SQLite has no other way; what waits for its thread can be withdrawn as long as it is not begun.
            await asyncio.wait({task}, timeout=None if self._writer is not None else STUCK_SECONDS)

    async def _settle(self, batch: list[Entry]) -> None:
        try:
            async with contextlib.AsyncExitStack() as stack:
                if self._writer is not None:
                    await stack.enter_async_context(self._database.writing(Deadline(ANSWER_SECONDS)))
                await self._try([entry for entry in batch if entry.wanted()])
        except Unwritten as problem:
            for entry in batch:
                entry.settle(problem)

    async def _try(self, batch: list[Entry]) -> None:
        """Write these together; one bad change must not spoil the others of its batch."""
        if not batch:
            return
        try:
            await self._commit([change for entry in batch for change in entry.changes])
        except asyncio.CancelledError:
            for entry in batch:
                entry.done.cancel()
            raise
        except IntegrityError:
            if len(batch) == 1:
                batch[0].settle(Conflict(f"table {batch[0].table} was written by somebody else"))
            else:
                for entry in batch:
                    await self._try([entry])
        except Unwritten as problem:
            if len(batch) == 1 or self._writer is not None:  # there is one lock and one disk for all of them
                for entry in batch:
                    self._missed(entry, problem)
            else:
                await asyncio.gather(*(self._try([entry]) for entry in batch if entry.wanted()))
        else:
            self._last_commit = asyncio.get_running_loop().time()
            for entry in batch:
                entry.settle()
                if entry.given_up and self.late is not None:
                    self.late(entry.table)

    def _missed(self, entry: Entry, problem: Unwritten) -> None:
        entry.settle(problem)
        if entry.given_up and self.late is not None and problem.unknown:
            self.late(entry.table)

    async def _commit(self, changes: list[Change]) -> None:
        if self._writer is None:
            async with self._database.begin(LONGEST_SECONDS) as line:
                await line.run_sync(_write, changes)
            return
        with one_error():
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, changes)

    def _commit_here(self, changes: list[Change]) -> None:
        assert self._writer is not None
        if all(statement is MOVE for statement, _ in changes):
            self._commit_moves(self._writer, [row for _, row in changes if row is not None])
            return
        with self._writer.begin() as connection:
            _write(connection, changes)

    def _commit_moves(self, writer: Engine, rows: list[dict[str, Any]]) -> None:
        """Nothing but moves, as nearly always: straight to the driver, at a third of the cost."""
        statement, names = self._prepared
        line = writer.raw_connection()
        try:
            cursor = line.cursor()
            cursor.executemany(statement, [[_value(row, name) for name in names] for row in rows])
            line.commit()
        except sqlite3.IntegrityError as problem:
            line.rollback()
            raise IntegrityError(statement, None, problem) from problem
        except BaseException:
            line.rollback()
            raise
        finally:
            line.close()

    @cached_property
    def _prepared(self) -> tuple[str, list[str]]:
        """The statement for a move as the driver takes it, and its values in their order."""
        assert self._writer is not None
        compiled = MOVE.compile(dialect=self._writer.dialect)
        return str(compiled), list(compiled.positiontup or ())


def _value(row: dict[str, Any], name: str) -> Any:
    return json.dumps(row[name]) if isinstance(moves.c[name].type, JSON) else row[name]


def _write(connection: Connection, changes: list[Change]) -> None:
    made = [row for statement, row in changes if statement is MOVE and row is not None]
    if made:
        connection.execute(MOVE, made)
    for statement, row in changes:
        if statement is not MOVE:
            connection.execute(statement, row)
