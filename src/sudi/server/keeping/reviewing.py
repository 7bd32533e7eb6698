"""Reviews in the background: one at a time in this process, one at a time for each person, kept with the record."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from sudi.table import Refused

from ..daytime import now
from ..store.reviews import Kept, Reviews
from .review_worker import Line

log = logging.getLogger("sudi.server")
MOST_WAITING = 20  # of everybody together
TOUCH_SECONDS = 10.0  # how often one that waits tells that it is not forgotten
LONGEST_LINE = 16_000_000  # bytes; the review of the longest match is far shorter
COMMAND = (sys.executable, "-m", "sudi.server.keeping.review_worker")


class Reviewing:
    def __init__(self, reviews: Reviews) -> None:
        self.reviews = reviews
        self._one = asyncio.Lock()  # is worked on
        self._door = asyncio.Lock()  # of two who ask at once, the second finds what the first began
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, table: str, user: str, record: bytes) -> Kept | None:
        """Begin the review of a finished match, unless there is one or it is under way."""
        async with self._door:
            return await self._begin(table, user, record)

    async def _begin(self, table: str, user: str, record: bytes) -> Kept | None:
        kept = await self.reviews.get(table)
        if kept is not None and (kept.status == "done" or kept.is_under_way(now())):
            return kept
        if await self.reviews.count_under_way(now(), user):
            raise Refused(
                "review",
                "Jeden rozbor už pro tebe běží; počkej na něj.",
                "One review of yours is under way; wait for it.",
            )
        if await self.reviews.count_under_way(now()) >= MOST_WAITING:
            raise Refused("review", "Rozborů čeká moc; zkus to později.", "Too many reviews wait; try again later.")
        await self.reviews.begin(table, user, now())
        task = asyncio.create_task(self._work(table, record))
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._tasks.pop(table, None))
        return await self.reviews.get(table)

    async def _work(self, table: str, record: bytes) -> None:
        try:
            await self._wait(table)
            try:
                await self._run(table, record)
            finally:
                self._one.release()
        except asyncio.CancelledError:
            raise  # the server stops; who asks again begins it anew
        except Exception:
            log.exception("the review of table %s failed", table)
            with contextlib.suppress(Exception):
                await self.reviews.tell(table, now(), "failed")

    async def _wait(self, table: str) -> None:
        """Until it is its turn; meanwhile it is not taken for lost."""
        while True:
            try:
                await asyncio.wait_for(self._one.acquire(), TOUCH_SECONDS)
            except TimeoutError:
                await self.reviews.tell(table, now(), "waiting")
            else:
                return

    async def _run(self, table: str, record: bytes) -> None:
        await self.reviews.tell(table, now(), "working")
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        try:
            await self._follow(table, process, record)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _follow(self, table: str, process: Process, record: bytes) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(record)
        process.stdin.close()
        async for raw in process.stdout:
            line = msgspec.json.decode(raw, type=Line)
            if line.found is not None:
                await self.reviews.tell(table, now(), "done", found=line.found)
                return
            await self.reviews.tell(table, now(), "working", done=line.done, total=line.total)
        raise RuntimeError("the process ended without a review")

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
