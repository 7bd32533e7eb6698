"""Everything the handlers need, started and stopped together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

from sqlalchemy.ext.asyncio import AsyncEngine

from sudi.bots import Terms
from sudi.kernel.errors import SudiError
from sudi.kernel.wording import Bilingual
from sudi.table.thinking import Thinkers, is_bot, offered_bots

from .guard.guessing import Guessing
from .guard.ids import chance_of
from .guard.limits import Buckets, Count
from .keeping.forgetting import forget
from .keeping.keeper import Keeper
from .keeping.own_bots import OwnBots
from .keeping.reviewing import Reviewing
from .keeping.turns import Turns
from .settings import Settings
from .store.answering import Database, Unwritten
from .store.database import migrate, open_engine, open_writer
from .store.journal import Journal
from .store.leaving import Leaving
from .store.notes import Notes
from .store.people import People, User
from .store.reviews import Reviews
from .store.shelf import Shelf
from .store.talk import Talk
from .watching import metrics
from .watching.collecting import Sweeping
from .watching.obeying import Obeying
from .watching.probing import Probe, database
from .wire.clients import Screen
from .wire.messages import FromClient
from .wire.wishes import Wishes

if TYPE_CHECKING:
    from .keeping.cluster import Cluster

log = logging.getLogger("sudi.server")
STOP_SECONDS = 3.0
A_FEW = 10  # tables taken up at a time after a start: whoever comes meanwhile waits for no more than these
COUNT_SECONDS = 5.0
QUIET_SECONDS = 5.0  # so long nothing has happened at any table: nobody minds a pause
SIGNED_OUT = 4401  # closes a screen whose session is over


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings, self.limits = settings, settings.limits
        self.engine: AsyncEngine = open_engine(settings.database)
        self.database = Database(self.engine)
        self.people = People(self.database)
        self.leaving = Leaving(self.database)
        self.notes = Notes(self.database)
        self.shelf = Shelf(self.database)
        self.journal = Journal(self.database, open_writer(settings.database))
        self.chance = chance_of(settings.chance)
        self.thinkers = Thinkers(settings.thinkers or None, self.chance)
        terms = Terms(seconds=settings.own_bot_deadline, replace=settings.own_bot_replace)
        self.own_bots = OwnBots(settings.own_bots, terms)
        self.talk = Talk(self.database, self.limits.chat_lines)
        self.keeper = Keeper(self.shelf, self.journal, self.talk, self.thinkers, settings, self.own_bots)
        self.reviewing = Reviewing(Reviews(self.database))
        self.wishes = Wishes(self.keeper)
        self.turns = Turns(self.keeper)
        self.cluster: Cluster | None = None
        self.requests = Buckets(self.limits.requests)
        self.heavy = Buckets(self.limits.heavy)
        self.connections = Buckets(self.limits.connections)
        self.guests = Buckets(self.limits.guests)
        self.sign_in = Buckets(self.limits.sign_in)
        self.guessing = Guessing(self.limits.wrong_passwords)
        self.new_tables = Buckets(self.limits.new_tables)
        self.users = Buckets(self.limits.user)
        self.addresses = Count(self.limits.clients_of_address)
        self.screens: set[Screen] = set()
        self._database: Probe  # asked when the database is there
        self._redis: Probe | None = None
        self._sweeping = Sweeping()
        self._background: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await migrate(self.engine)
        self._database = database(self.engine)
        self.journal.start()
        if self.settings.redis is not None:
            from .keeping.cluster import Cluster

            self.cluster = Cluster(self.settings.redis, self.keeper, self.wishes, self.hang_up_here, self._forget_here)
            await self.cluster.start()
            self._redis = Probe("Redis", self.cluster.ping)
        else:
            self._background.append(asyncio.create_task(self._carry_on()))
        obeying = Obeying(self)
        await obeying.begin()
        self._background.append(asyncio.create_task(obeying.run()))
        self._background.append(asyncio.create_task(self._tidy()))
        self._background.append(asyncio.create_task(self._count()))

    async def stop(self) -> None:
        for screen in list(self.screens):
            screen.close(1012)
        for task in self._background:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        probes = [probe.close for probe in (self._database, self._redis) if probe is not None]
        cluster = [self.cluster.close] if self.cluster is not None else []
        for close in (
            *probes,
            self.reviewing.close,
            self.keeper.close,
            *cluster,
            self.journal.close,
            self.engine.dispose,
        ):
            try:
                await asyncio.wait_for(close(), STOP_SECONDS)
            except Exception:  # Redis or the database may be gone already; the rest is closed all the same
                log.warning("%s did not close in order", close.__qualname__)
        self.thinkers.close()
        await asyncio.to_thread(self.own_bots.close)
        metrics.leave()

    def bots(self) -> dict[str, Bilingual]:
        """The bots that people may choose, and what each is."""
        return {**offered_bots(), **self.own_bots.faces()}

    def knows_bot(self, name: str) -> bool:
        """May a seat be given to it? Those that are not offered any more still play where they are asked for."""
        return is_bot(name) or name in self.own_bots.faces()

    # ---- where a message goes ----
    async def message(self, client: Screen, message: FromClient) -> None:
        await (self.cluster or self.wishes).message(client, message)

    async def goodbye(self, client: Screen) -> None:
        await (self.cluster or self.wishes).goodbye(client)

    async def knows(self, table: str) -> bool:
        """Is there such a table? One that may be ours is taken up at once: whoever asks is going to look at it."""
        if self.cluster is not None:
            return table in self.keeper.tables or await self.shelf.has(table)
        try:
            return await self.keeper.find(table) is not None
        except Unwritten:
            raise
        except SudiError:  # made by other rules: it is told in words to whoever says hello
            return True

    async def sit(self, table: str, user: User, seat: str | None) -> str:
        return await (self.cluster or self.keeper).sit(table, user, seat)

    async def well(self) -> tuple[Literal["ok", "failed"], Literal["ok", "failed", "unused"]]:
        """How the database is, and how Redis is."""
        if self._redis is None:
            return "ok" if await self._database.well() else "failed", "unused"
        stored, shared = await asyncio.gather(self._database.well(), self._redis.well())
        return "ok" if stored else "failed", "ok" if shared else "failed"

    def hang_up(self, sessions: Collection[str]) -> None:
        """These sessions are over, and so are their screens, in every process."""
        self.hang_up_here(sessions)
        if self.cluster is not None and sessions:
            self.cluster.hang_up(sessions)

    def hang_up_here(self, sessions: Collection[str]) -> None:
        for screen in list(self.screens):
            if screen.session in sessions:
                screen.close(SIGNED_OUT)

    async def has(self, table: str) -> bool:
        """Is a table kept by this process?"""
        return self.cluster is None or await self.cluster.has(table)

    async def forget(self, user: User) -> None:
        """Somebody is gone for good: from the disk, from every screen, and from the memory of every process."""
        ended, tables = await self.leaving.delete(user)
        self.hang_up(ended)
        if self.cluster is not None:
            self.cluster.forget(user.id, tables)
        await self._forget_here(user.id, tables)

    async def _forget_here(self, user: str, tables: Collection[str]) -> None:
        await forget(self.keeper, self.leaving, user, tables)

    # ---- in the background ----
    async def _carry_on(self) -> None:
        """After a start: tables with bots or clocks go on at once, the others when somebody comes."""
        wanted = await self.shelf.running()
        for start in range(0, len(wanted), A_FEW):
            await asyncio.gather(*(self._take_up(table) for table in wanted[start : start + A_FEW]))

    async def _take_up(self, table: str) -> None:
        try:
            await self.keeper.find(table)
        except Exception:
            log.exception("table %s cannot be taken up", table)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(30)
            await self.keeper.tidy()
            self._sweeping.sweep(self.keeper.quiet(QUIET_SECONDS))
            try:  # sessions also end by their age
                self.hang_up_here(await self.people.over({s.session for s in self.screens if s.session is not None}))
            except Exception:
                log.exception("the sessions of the screens could not be looked up")

    async def _count(self) -> None:
        """So that another process of this machine, asked for the metrics, finds what this one has."""
        while True:
            metrics.look(self)
            await asyncio.sleep(COUNT_SECONDS)
