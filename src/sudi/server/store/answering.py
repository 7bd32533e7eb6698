"""The way to the database: whatever fails there, or takes too long, is answered by one sentence in time.

A driver raises what it likes, and one whose server sleeps says nothing at all, not even when it is told to stop. So
every step runs beside whoever waits for it, who turns away when the time is over; what is left behind is closed when it
ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sudi.table import Refused

log = logging.getLogger("sudi.server")
T = TypeVar("T")
ANSWER_SECONDS = 1.7  # people get an answer within two seconds, whatever happens
SLICE_SECONDS = 0.1


class Unwritten(Refused):
    """The disk or the database does not take it or does not answer; nothing was accepted."""

    def __init__(self, problem: str, unknown: bool = False) -> None:
        """`unknown`: it was begun and may be there all the same."""
        cs, en = "Úložiště teď neodpovídá", "The storage does not answer"
        super().__init__("storage", f"{cs}; nic se nestalo, zkus to znovu.", f"{en}; nothing was done, try again.")
        self.problem, self.unknown = problem, unknown


@contextlib.contextmanager
def one_error() -> Iterator[None]:
    """Whatever a driver raises is `Unwritten`; only what contradicts other rows is told apart."""
    try:
        yield
    except IntegrityError:
        raise
    except Exception as problem:
        # The text of SQLAlchemy's own error repeats what people typed; that of the driver does not.
        said = str(problem.orig if isinstance(problem, DBAPIError) else problem)
        log.error("the database failed: %s: %s", type(problem).__name__, said)
        raise Unwritten(said, isinstance(problem, TimeoutError)) from problem


def _ended(task: asyncio.Future[Any]) -> None:
    """Nobody waits for this any more: how it ended is looked at, so that nobody is told that it was not."""
    if not task.cancelled():
        task.exception()


class Deadline:
    """The time that several steps have together. It is counted in short slices, each at its own length at most: a
    machine that stood still for a while has not been waiting for the database."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds
        self.left_behind: list[asyncio.Future[Any]] = []

    async def wait(self, work: Awaitable[T], moves: Callable[[], float] = lambda: 0.0) -> T:
        """The result, or `TimeoutError`: then the work is told to stop, and nobody waits until it does.

        `moves` tells when the queue in which the work stands last moved: a long one that moves takes no time.
        """
        task = asyncio.ensure_future(work)
        clock = asyncio.get_running_loop().time
        try:
            while not task.done() and self.left > 0:
                begun, longest = clock(), min(SLICE_SECONDS, self.left)
                await asyncio.wait({task}, timeout=longest)
                if moves() < begun:
                    self.left -= min(longest, clock() - begun)
        finally:
            if not task.done():
                task.cancel()
                task.add_done_callback(_ended)
                self.left_behind.append(task)
        if task not in self.left_behind:
            return task.result()
        raise TimeoutError("no answer in time")


class Line:
    """A connection with a deadline."""

    def __init__(self, connection: AsyncConnection, deadline: Deadline, answered: Callable[[], None]) -> None:
        self._connection, self._deadline, self._answered = connection, deadline, answered

    async def execute(self, statement: Executable, rows: Any = None) -> CursorResult[*tuple[Any, ...]]:
        with one_error():
            found = await self._deadline.wait(self._connection.execute(statement, rows))
        self._answered()
        return found

    async def run_sync(self, work: Callable[..., T], *words: Any) -> T:
        def here(connection: Connection) -> T:
            return work(connection, *words)

        with one_error():
            return await self._deadline.wait(self._connection.run_sync(here))


class Database:
    """What the shelf, the people and the journal ask. SQLite has one writer at a time: those of this process queue."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._one_writer = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self._closing: set[asyncio.Task[None]] = set()
        self._last_answer = 0.0

    def _answered(self) -> None:
        self._last_answer = asyncio.get_running_loop().time()

    def _moves(self) -> float:
        return self._last_answer

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[Line]:
        """Read."""
        async with self._open(Deadline(ANSWER_SECONDS)) as (_, line):
            yield line

    @contextlib.asynccontextmanager
    async def begin(self, seconds: float = ANSWER_SECONDS) -> AsyncIterator[Line]:
        """Write; what was written is there when the block ends, and nothing if it raises."""
        deadline = Deadline(seconds)
        async with self.writing(deadline), self._open(deadline) as (connection, line):
            yield line
            with one_error():
                await deadline.wait(connection.commit())

    @contextlib.asynccontextmanager
    async def writing(self, deadline: Deadline) -> AsyncIterator[None]:
        """Be the only one of this process who writes, where there can be one only."""
        if self._one_writer is None:
            yield
            return
        if self._one_writer.locked():
            with one_error():
                await deadline.wait(self._one_writer.acquire(), self._moves)
        else:  # at once: nothing to wait for beside it
            await self._one_writer.acquire()
        try:
            yield
        finally:
            self._one_writer.release()

    @contextlib.asynccontextmanager
    async def _open(self, deadline: Deadline) -> AsyncIterator[tuple[AsyncConnection, Line]]:
        connection = self.engine.connect()
        with one_error():
            await deadline.wait(connection.start(), self._moves)
        try:
            yield connection, Line(connection, deadline, self._answered)
        finally:
            closing = asyncio.create_task(self._close(connection, deadline))
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)
            await asyncio.wait({closing}, timeout=0.0 if deadline.left_behind else max(0.0, deadline.left))

    async def _close(self, connection: AsyncConnection, deadline: Deadline) -> None:
        await asyncio.gather(*deadline.left_behind, return_exceptions=True)
        with contextlib.suppress(Exception):  # it is of no more use to anybody
            await connection.close()
