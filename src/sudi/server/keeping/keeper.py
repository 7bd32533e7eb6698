"""Keeps the tables of this process: loads them, lets one thing happen at a time at each, and tells everybody.

Nothing is shown before it is on disk: the table proposes a change, the journal writes it, the table takes it, everybody
is told. `Keeper.change` is the one place where that happens.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Any, TypeVar

from sudi.bots import TERMS
from sudi.table import Plan, Refused, Seat, Step, Table, absence, asking, ready, rematch
from sudi.table.asking import Asking
from sudi.table.following import following
from sudi.table.seats import Seats
from sudi.table.thinking import Thinkers

from ..daytime import now
from ..guard.ids import new_id, new_seed
from ..settings import Settings
from ..store import changes
from ..store.answering import Unwritten
from ..store.changes import Change
from ..store.journal import Conflict, Journal
from ..store.people import User
from ..store.shelf import Shelf
from ..store.talk import Talk
from ..watching import metrics
from ..wire.clients import Client
from ..wire.messages import Said, write
from ..wire.showing import Showing, seats_of
from . import driving
from .own_bots import OwnBots
from .taking_up import TakingUp

log = logging.getLogger("sudi.server")
T = TypeVar("T")
IDLE_SECONDS = 600.0
SEEN_SECONDS = 20.0  # how often it is written down that somebody is at a table


class Running:
    """A table in memory with its screens and timers."""

    def __init__(self, table: Table, chat: Iterable[Said] = (), lines: int = 50) -> None:
        self.table = table
        self.showing = Showing(table)
        self.lock = asyncio.Lock()
        self.clients: dict[str, Client] = {}
        self.chat: deque[Said] = deque(chat, maxlen=lines)
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.seen = 0.0  # when it was last written down that somebody who sits here is here
        self.dropped = False
        self.missed = 0.0  # when a change could last not be written
        self.failures = 0  # how often in a row what had to happen by itself did not


class Turn:
    """A moment in which nothing else happens at a table."""

    __slots__ = ("_came", "_running", "_writes")

    def __init__(self, running: Running, writes: bool) -> None:
        self._running, self._writes, self._came = running, writes, time.monotonic()

    async def __aenter__(self) -> None:
        running = self._running
        await running.lock.acquire()
        if running.dropped:
            running.lock.release()
            raise reading_again()
        if self._writes and self._came < running.missed:
            running.lock.release()
            raise Unwritten("it waited for a change that could not be written")

    async def __aexit__(self, *_: object) -> None:
        self._running.lock.release()


class Keeper:
    def __init__(
        self,
        shelf: Shelf,
        journal: Journal,
        talk: Talk,
        thinkers: Thinkers,
        settings: Settings,
        own_bots: OwnBots | None = None,
    ) -> None:
        self.shelf, self.journal, self.thinkers = shelf, journal, thinkers
        self.own_bots = own_bots or OwnBots({}, TERMS)
        self.taking_up = TakingUp(shelf, talk, settings.patience)
        self.limits, self.bot_pause = settings.limits, settings.bot_pause
        self.tables: dict[str, Running] = {}
        self.epoch: float | None = 0.0  # another one: the disk is another; None: nothing is read or written just now
        self.let_go: Callable[[str], Awaitable[None]] | None = None  # told when a table leaves this process
        self._tasks: set[asyncio.Task[None]] = set()
        journal.late = self.read_again

    # ---- bringing tables in and letting them go ----
    async def find(self, id: str) -> Running | None:
        """The table, read from disk if need be; it stands at the very decision it stood at."""
        running = self.tables.get(id)
        if running is not None:
            running.touched = time.monotonic()
            return running
        epoch, found = self.epoch, await self.taking_up.read(id)
        if found is None:
            return None
        if id not in self.tables:
            if epoch is None or epoch != self.epoch:
                raise reading_again()
            self.tables[id] = Running(found.table, found.said, self.limits.chat_lines)
            self.carry_on(self.tables[id])
        return self.tables[id]

    async def read(self, id: str) -> Table | None:
        """The table as it is on disk, to look at."""
        found = await self.taking_up.read(id)
        return None if found is None else found.table

    def drop(self, running: Running) -> None:
        """Forget a table; its screens connect again and get it fresh from the disk."""
        running.dropped = True
        self.tables.pop(running.table.plan.id, None)
        self.own_bots.ended(running.table.plan.id)
        if running.timer is not None:
            running.timer.cancel()
        for client in running.clients.values():
            client.close(1012)
        if self.let_go is not None:
            self.spawn(self.let_go(running.table.plan.id))

    def read_again(self, id: str) -> None:
        """A table was written although whoever asked was told that it was not: memory is behind the disk."""
        running = self.tables.get(id)
        if running is not None:
            log.warning("table %s was written too late; reading it again", id)
            self.drop(running)

    async def tidy(self) -> None:
        """Forget tables that nobody looks at and that nothing drives."""
        late = time.monotonic() - IDLE_SECONDS
        for running in list(self.tables.values()):
            table = running.table
            await self.be_seen(running)
            driven = table.status == "playing" and (table.clock.ticks or running.thinking is not None)
            if not running.clients and not driven and running.touched < late and not running.lock.locked():
                self.drop(running)

    def quiet(self, seconds: float) -> bool:
        """Has nothing happened at any table for so long?"""
        late = time.monotonic() - seconds
        return all(running.touched < late for running in self.tables.values())

    async def be_seen(self, running: Running) -> None:
        """Write down, now and then, that people are at the table: one that they have left leaves the list."""
        here = any(seat.kind == "human" and seat.clients for seat in running.table.seats.all)
        if here and now() >= running.seen + SEEN_SECONDS:
            running.seen = now()
            with contextlib.suppress(Refused, Conflict):  # the list can do without
                await self.journal.write(
                    running.table.plan.id, *changes.people_seen(running.table.plan.id, running.seen)
                )

    async def close(self) -> None:
        for running in list(self.tables.values()):
            if running.thinking is not None:
                running.thinking.cancel()
            self.drop(running)
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def to_its_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait for it; it goes on if whoever waits is gone. As `asyncio.shield`, with half of what that costs."""
        loop = asyncio.get_running_loop()
        over, task = loop.create_future(), loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(self._ended, over))
        await over

    def _ended(self, over: asyncio.Future[None], task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if over.done():
            return
        if task.cancelled():
            over.cancel()
        elif problem is not None:
            over.set_exception(problem)
        else:
            over.set_result(None)

    # ---- letting things happen ----
    def turn(self, running: Running, *, writes: bool = True) -> Turn:
        """One thing at a time at each table. What has waited for a change that could not be written is refused as well:
        it would wait for the same."""
        return Turn(running, writes)

    async def change(self, running: Running, written: list[Change], true: Callable[[], object]) -> None:
        """The one way in which a table changes: it is written down, whole, and only then it is true.

        If that fails, nothing has happened. Call with the table's lock held, and `tell` everybody afterwards.
        """
        id = running.table.plan.id
        try:
            began = time.perf_counter()
            try:
                await self.journal.write(id, *written)
            finally:
                metrics.WRITING.observe(time.perf_counter() - began)
        except Conflict:
            log.warning("table %s was written by another process; reading it again", id)
            self.drop(running)
            raise reading_again() from None
        except Unwritten:
            running.missed = time.monotonic()
            raise
        true()
        running.touched = time.monotonic()

    async def settle(self, running: Running, step: Step) -> None:
        """Let a step happen, with the passes of whoever does not want to be asked then. Call with the lock held."""
        table = running.table
        steps = following(table, step, now())
        written = [
            change
            for one in steps
            for change in changes.move_made(table.plan.id, one.step.move, one.outcome, one.wishes)
        ]

        def true() -> None:
            for one in steps:
                table.take(one.step, now())

        await self.change(running, written, true)
        for move in (one.step.move for one in steps):
            if move.kind == "choice":
                metrics.chosen(table.plan.game, move.by).inc()

    def tell(self, running: Running, ahead: tuple[Client, bytes] | None = None) -> None:
        running.showing.show(list(running.clients.values()), now(), ahead)

    def carry_on(self, running: Running) -> None:
        """Start what has to happen by itself next: the clock, the end of a wait for somebody, or a bot."""
        if running.timer is not None:
            running.timer.cancel()
            running.timer = None
        table = running.table
        if table.outcome is not None:
            self.own_bots.ended(table.plan.id)
        deadline = table.clock.deadline() if table.clock.ticks else absence.next_due(table, now())
        if deadline is not None and table.status == "playing" and not running.dropped:
            wait = max(0.0, deadline - now()) + 0.002
            running.timer = asyncio.get_running_loop().call_later(
                wait, lambda: self.spawn(self._time_up(running)) and None
            )
        if table.goes_on_alone and running.thinking is None and not running.dropped:
            running.thinking = self.spawn(driving.alone(self, running))

    async def _time_up(self, running: Running) -> None:
        async with running.lock:
            if running.dropped:
                return
            try:
                step = running.table.time_up(now())
                if step is not None:
                    await self.settle(running, step)
                running.failures = 0
                self.tell(running)
                self.carry_on(running)
                return
            except Exception as no:
                problem = no
        await driving.back_off(running, problem)
        self.carry_on(running)

    # ---- people come and go ----
    async def sit(self, id: str, user: User, seat: str | None) -> str:
        running = await self.find(id)
        if running is None:
            raise no_table()
        async with self.turn(running):
            seats = running.table.seats
            if seats.mine(user.id, seat):
                taken = seats.sit(user.id, user.name, seat)
            else:
                taken = await self._seat(
                    running, lambda seats: seats.sit(user.id, user.name, seat, guest=not user.account)
                )
            self.count(running)
            self.tell(running)
            self.carry_on(running)
            return taken.label

    async def _seat(self, running: Running, who: Callable[[Seats], T]) -> T:
        """Somebody takes a seat or gives it up: on paper, on disk, then in truth. The last seat begins the match."""
        table, paper = running.table, running.table.seats.copy()
        done = who(paper)
        begins = table.match is None and paper.full
        written = changes.seats_changed(table.plan.id, paper.all, "playing" if begins else table.status)

        def true() -> None:
            who(table.seats)
            table.begin(now())

        await self.change(running, written, true)
        return done

    async def leave(self, running: Running, client: Client) -> None:
        """Get up. Call with the table's lock held."""
        if client.user is None:
            return
        user = client.user.id
        if running.table.status == "waiting":
            await self._seat(running, lambda seats: seats.leave(user, False))
            self.count(running)
        else:
            running.table.seats.leave(user, True)
            absence.note(running.table, now())
        self.tell(running)
        self.carry_on(running)

    async def ready(self, running: Running, seats: list[int]) -> None:
        """Somebody lets the clocks run. Call with the table's lock held."""
        table = running.table
        said = ready.wish(table, seats)
        if said:
            written = changes.ready_said(table.plan.id, said)
            await self.change(running, written, lambda: ready.take(table, said, now()))
        self.tell(running)
        self.carry_on(running)

    async def ask(self, running: Running, wishes: dict[int, Asking]) -> None:
        """Seats say when they want to be asked. Call with the table's lock held."""
        table = running.table
        await self.change(running, changes.asking_changed(table.plan.id, wishes), lambda: asking.take(table, wishes))
        if asking.passes(table):
            with contextlib.suppress(Refused):  # the wish is on disk; `carry_on` tries the passes again
                await self.settle(running, asking.pass_on(table, now()))

    def count(self, running: Running) -> None:
        """Who is here: screens by seat, and spectators; and since when somebody is not."""
        table = running.table
        for seat in table.seats.all:
            seat.clients = 0
        table.spectators = 0
        for client in running.clients.values():
            mine = seats_of(table, client)
            for number in mine:
                table.seats[number].clients += 1
            table.spectators += not mine
        absence.note(table, now())

    async def add(self, plan: Plan, seats: list[Seat]) -> None:
        """A new table, on disk; whoever looks at it first brings it to life."""
        await self.journal.write(plan.id, *changes.table_made(plan, seats))

    async def want_rematch(self, running: Running, seats: list[int]) -> None:
        table = running.table
        if rematch.is_last_word(table, seats):
            plan, chairs = rematch.next_plan(table, new_id(), new_seed(self.thinkers.chance), now())
            written = changes.table_made(plan, chairs, rematch_of=table.plan.id)
            await self.change(running, written, lambda: rematch.take(table, seats, plan.id))
        else:
            rematch.take(table, seats)
        self.tell(running)

    async def say(self, running: Running, user: User, seat: str | None, text: str) -> None:
        """Write a line of the chat down, then let everybody hear it. Call with the table's lock held."""
        n = running.chat[-1].n + 1 if running.chat else 1
        said = Said(n, user.name, not user.account, seat, text, now())
        written = changes.line_said(running.table.plan.id, said, user.id, self.limits.chat_lines)
        await self.change(running, written, lambda: running.chat.append(said))
        data = write(said)
        for client in running.clients.values():
            client.send(data)


def reading_again() -> Refused:
    return Refused("storage", "Stůl se načítá znovu; zopakuj to.", "The table is read again; repeat that.")


def no_table() -> Refused:
    return Refused("no_table", "Takový stůl tu není; zkontroluj odkaz.", "There is no such table; check the link.")
