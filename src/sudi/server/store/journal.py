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
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sqlalchemy import JSON, Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError

from .answering import ANSWER_SECONDS, SLICE_SECONDS, Database, Deadline, Unwritten, one_error
from .changes import MOVE, SEEN, Change
from .database import LOCK_MS
from .models import moves

BATCH = 500
ROWS = 100  # of one statement: the oldest SQLite takes 999 values
OFTEN: tuple[Executable, ...] = (MOVE, SEEN)
GATHER_SECONDS = 0.005  # from one commit to the next at least: under load more changes share one
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
        self.left = ANSWER_SECONDS  # how long it is still waited for
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
        if self.left > LOCK_MS / 1000 + SPARE_SECONDS:
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
        self._awaited: set[Entry] = set()  # somebody waits for these; one look for all of them, now and then
        self._watch: asyncio.TimerHandle | None = None
        self._watched = 0.0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="journal")

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
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
        self._awaited.add(entry)
        if self._watch is None:
            self._watched = asyncio.get_running_loop().time()
            self._watch = asyncio.get_running_loop().call_later(SLICE_SECONDS, self._look)
        try:
            await entry.done
        finally:
            self._awaited.discard(entry)

    def _look(self) -> None:
        """Whoever waits has waited a slice longer, at its own length at most: a machine that stood still has not been
        waiting for the disk; and a long queue that moves is waited for."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        begun, self._watched = self._watched, now
        if self._last_commit < begun:
            for entry in [*self._awaited]:
                entry.left -= min(SLICE_SECONDS, now - begun)
                if entry.left <= 0 and not entry.done.done():
                    entry.given_up = True
                    with contextlib.suppress(ValueError):
                        self._waiting.remove(entry)
                    entry.settle(Unwritten("no answer in time"))
        self._watch = loop.call_later(SLICE_SECONDS, self._look) if self._awaited else None

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
            began = asyncio.get_running_loop().time()
            # SQLite has no other way; what waits for its thread can be withdrawn as long as it is not begun.
            await asyncio.wait({task}, timeout=None if self._writer is not None else STUCK_SECONDS)
            early = began + GATHER_SECONDS - asyncio.get_running_loop().time()
            if early > 0:
                await asyncio.sleep(early)

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
        if all(any(statement is often for often in OFTEN) for statement, _ in changes):
            self._commit_often(self._writer, changes)
            return
        with self._writer.begin() as connection:
            _write(connection, changes)

    def _commit_often(self, writer: Engine, changes: list[Change]) -> None:
        """Nothing but what happens all the time, as nearly always: straight to the driver, at a third of the cost.

        A thread that comes back from the driver waits until the busy loop lets it go on, so there is one step for many
        rows, and where it is the only one it is the whole commit.
        """
        line = writer.raw_connection()
        said = ""
        try:
            steps = list(self._steps(changes))
            driver: Any = line.driver_connection
            if len(steps) == 1:
                with _by_itself(driver):
                    driver.execute(*steps[0])
                return
            for said, values in steps:
                driver.execute(said, values)
            driver.commit()
        except sqlite3.IntegrityError as problem:
            line.rollback()
            raise IntegrityError(said, None, problem) from problem
        except BaseException:
            line.rollback()
            raise
        finally:
            line.close()

    def _steps(self, changes: list[Change]) -> Iterator[tuple[str, list[Any]]]:
        """These changes as the driver takes them."""
        for often, said in self._prepared.items():
            rows = [row for statement, row in changes if statement is often and row is not None]
            for start in range(0, len(rows), said.rows):
                some = rows[start : start + said.rows]
                yield (
                    said.for_rows(len(some)),
                    [json.dumps(row[n]) if as_json else row[n] for row in some for n, as_json in said.columns],
                )

    @cached_property
    def _prepared(self) -> dict[Executable, Prepared]:
        assert self._writer is not None
        found: dict[Executable, Prepared] = {}
        for often in OFTEN:
            compiled = often.compile(dialect=self._writer.dialect)  # type: ignore[attr-defined]
            names = compiled.positiontup or ()
            found[often] = Prepared(
                str(compiled),
                [(name, name in moves.c and isinstance(moves.c[name].type, JSON)) for name in names],
                ROWS if often is MOVE else 1,
            )
        return found


@dataclass(frozen=True)
class Prepared:
    """A statement as the driver takes it, its values in their order (name, and is it JSON?), and for how many rows at
    once it can be said."""

    text: str
    columns: list[tuple[str, bool]]
    rows: int

    def for_rows(self, many: int) -> str:
        """An insertion of several rows; it is the same text for as many, so that the driver knows it again."""
        head, values, row = self.text.rpartition("VALUES ")
        return self.text if many == 1 else head + values + ", ".join([row] * many)


@contextlib.contextmanager
def _by_itself(driver: Any) -> Iterator[None]:
    """One statement that is a transaction of its own."""
    usual, driver.isolation_level = driver.isolation_level, None
    try:
        yield
    finally:
        driver.isolation_level = usual


def _write(connection: Connection, changes: list[Change]) -> None:
    for often in OFTEN:
        rows = [row for statement, row in changes if statement is often and row is not None]
        if rows:
            connection.execute(often, rows)
    for statement, row in changes:
        if not any(statement is often for often in OFTEN):  # equality of statements is another statement
            connection.execute(statement, row)
