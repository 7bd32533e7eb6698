"""Several processes behind one address: each table has one owner, the others pass messages on through Redis.

A table belongs to a process as long as that process is alive (a key with a short life that it renews). Whoever wants a
table that belongs to nobody alive takes it. If a process sleeps so long that its tables were taken, the journal refuses
what it writes (one line per version), and it lets the tables go.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Literal

import msgspec
from redis.asyncio import Redis

from sudi.table import Refused

from ..store.people import User
from ..watching.memory import memory
from ..wire.clients import Client, Screen
from ..wire.messages import FromClient, Hello, read, write
from ..wire.wishes import Wishes
from .keeper import Keeper

log = logging.getLogger("sudi.server")
ALIVE_MS = 3_000
BEAT_SECONDS = 0.7
REPLY_SECONDS = 5.0
EVERYBODY = "all"  # the address of every process
CLAIM = """
local owner = redis.call('get', KEYS[1])
if owner and (owner == ARGV[1] or redis.call('exists', 'sudi:alive:' .. owner) == 1) then return owner end
redis.call('set', KEYS[1], ARGV[1])
return ARGV[1]
"""
RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end"


class Parcel(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What goes from process to process."""

    op: Literal["message", "goodbye", "send", "close", "sit", "reply", "hang_up", "forget"]
    sender: str
    client: str = ""
    table: str = ""
    user: User | None = None
    body: bytes = b""
    code: int = 0
    seat: str | None = None
    refused: list[str] | None = None
    sessions: list[str] = []
    tables: list[str] = []


class Guest:
    """A client whose socket is in another process."""

    def __init__(self, cluster: Cluster, home: str, id: str, table: str, user: User | None) -> None:
        self.cluster, self.home = cluster, home
        self.id, self.table, self.user = id, table, user
        self.known: int | None = None
        self.greeted = False

    def send(self, *messages: bytes) -> None:
        for data in messages:
            self.cluster.post(self.home, Parcel(op="send", sender=self.cluster.me, client=self.id, body=data))

    def close(self, code: int) -> None:
        self.cluster.post(self.home, Parcel(op="close", sender=self.cluster.me, client=self.id, code=code))
        self.cluster.guests.pop(self.id, None)


class Cluster:
    def __init__(
        self,
        url: str,
        keeper: Keeper,
        wishes: Wishes,
        hang_up: Callable[[Collection[str]], None],
        forget: Callable[[str, Collection[str]], Awaitable[None]],
    ) -> None:
        self.me = secrets.token_hex(6)
        self.keeper, self.wishes = keeper, wishes
        self._hang_up, self._forget = hang_up, forget
        self.guests: dict[str, Guest] = {}
        self._redis: Redis = Redis.from_url(url)
        self._screens: dict[str, tuple[Screen, str]] = {}  # mine at tables of others: with the owner
        self._out: asyncio.Queue[tuple[str, Parcel]] = asyncio.Queue()
        self._replies: dict[str, asyncio.Future[Parcel]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        keeper.let_go = self._release

    async def start(self) -> None:
        await self._alive()
        pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        await pubsub.subscribe(f"sudi:to:{self.me}", f"sudi:to:{EVERYBODY}")
        work = (self._beat(), self._listen(pubsub), self._deliver(), self._adopt())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self._redis.delete(f"sudi:alive:{self.me}")
        await self._redis.aclose()

    # ---- what the sockets and the HTTP API call ----
    async def message(self, client: Screen, message: FromClient) -> None:
        at_home = client.table in self.keeper.tables
        if isinstance(message, Hello) or (not at_home and client.id not in self._screens):
            owner = self.me if at_home else await self._claim(client.table)
            if owner != self.me:
                self._screens[client.id] = (client, owner)
        if client.id not in self._screens:
            await self.wishes.message(client, message)
            return
        owner = self._screens[client.id][1]
        body = write(message)
        self.post(
            owner,
            Parcel(op="message", sender=self.me, client=client.id, table=client.table, user=client.user, body=body),
        )

    async def goodbye(self, client: Screen) -> None:
        there = self._screens.pop(client.id, None)
        if there is None:
            await self.wishes.goodbye(client)
        else:
            self.post(there[1], Parcel(op="goodbye", sender=self.me, client=client.id))

    async def sit(self, id: str, user: User, seat: str | None) -> str:
        owner = await self._claim(id)
        if owner == self.me:
            return await self.keeper.sit(id, user, seat)
        key = secrets.token_hex(8)
        reply = self._replies[key] = asyncio.get_running_loop().create_future()
        self.post(owner, Parcel(op="sit", sender=self.me, client=key, table=id, user=user, seat=seat))
        try:
            parcel = await asyncio.wait_for(reply, REPLY_SECONDS)
        except TimeoutError:
            raise Refused(
                "storage", "Stůl neodpovídá; zkus to znovu.", "The table does not answer; try again."
            ) from None
        finally:
            self._replies.pop(key, None)
        if parcel.refused is not None:
            raise Refused(*parcel.refused)
        return str(parcel.seat)

    def hang_up(self, sessions: Collection[str]) -> None:
        """Tell every process that these sessions are over."""
        self.post(EVERYBODY, Parcel(op="hang_up", sender=self.me, sessions=list(sessions)))

    def forget(self, user: str, tables: Collection[str]) -> None:
        """Tell every process that somebody is gone for good, whose name these tables know."""
        self.post(EVERYBODY, Parcel(op="forget", sender=self.me, client=user, tables=list(tables)))

    # ---- who owns what ----
    async def has(self, table: str) -> bool:
        """Is it ours? One that belongs to nobody alive is from now on."""
        return await self._claim(table) == self.me

    async def _claim(self, table: str) -> str:
        found: Any = await self._redis.eval(CLAIM, 1, f"sudi:owner:{table}", self.me)
        return found.decode() if isinstance(found, bytes) else str(found)

    async def _release(self, table: str) -> None:
        await self._redis.eval(RELEASE, 1, f"sudi:owner:{table}", self.me)

    async def _alive(self, xx: bool = False) -> bool:
        """Renew the sign of life, which also tells how much memory we take."""
        return bool(await self._redis.set(f"sudi:alive:{self.me}", memory(), px=ALIVE_MS, xx=xx))

    async def ping(self) -> None:
        await self._redis.ping()

    async def memory(self) -> int:
        """Bytes of all processes that are alive."""
        keys = [key async for key in self._redis.scan_iter("sudi:alive:*")]
        return sum(int(value) for value in await self._redis.mget(keys) if value) if keys else 0

    async def _beat(self) -> None:
        """Say that we are alive; let go of our tables if we were thought dead, and of owners that are."""
        while True:
            try:
                renewed = await self._alive(xx=True)
                if not renewed:
                    log.warning("this process was thought dead; letting its tables go")
                    for running in list(self.keeper.tables.values()):
                        self.keeper.drop(running)
                    await self._alive()
                for owner in {owner for _, owner in self._screens.values()}:
                    if not await self._redis.exists(f"sudi:alive:{owner}"):
                        for screen, its in list(self._screens.values()):
                            if its == owner:
                                self._screens.pop(screen.id, None)
                                screen.close(1012)
                for guest in list(self.guests.values()):
                    if not await self._redis.exists(f"sudi:alive:{guest.home}"):
                        self.guests.pop(guest.id, None)
                        await self.wishes.goodbye(guest)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("Redis does not answer")
            await asyncio.sleep(BEAT_SECONDS)

    async def _adopt(self) -> None:
        """Take up tables with bots or clocks whose owner is gone."""
        while True:
            try:
                for table in await self.keeper.shelf.running():
                    if table not in self.keeper.tables and await self._claim(table) == self.me:
                        await self.keeper.find(table)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("tables could not be adopted")
            await asyncio.sleep(3.0)

    # ---- parcels ----
    def post(self, to: str, parcel: Parcel) -> None:
        self._out.put_nowait((to, parcel))

    async def _deliver(self) -> None:
        while True:
            batch = [await self._out.get()]
            while not self._out.empty() and len(batch) < 200:
                batch.append(self._out.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for to, parcel in batch:
                        pipe.publish(f"sudi:to:{to}", msgspec.msgpack.encode(parcel))
                    await pipe.execute()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("messages for other processes were lost; their clients will connect again")
                await asyncio.sleep(0.2)

    async def _listen(self, pubsub: Any) -> None:
        decoder = msgspec.msgpack.Decoder(Parcel)
        while True:
            try:
                async for message in pubsub.listen():
                    self._receive(decoder.decode(message["data"]))
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("reading from Redis failed")
                await asyncio.sleep(0.2)

    def _receive(self, parcel: Parcel) -> None:
        if parcel.op == "send" and parcel.client in self._screens:
            self._screens[parcel.client][0].send(parcel.body)
        elif parcel.op == "close" and parcel.client in self._screens:
            self._screens.pop(parcel.client)[0].close(parcel.code)
        elif parcel.op == "reply" and parcel.client in self._replies:
            reply = self._replies[parcel.client]
            if not reply.done():
                reply.set_result(parcel)
        elif parcel.op == "message":
            guest = self.guests.get(parcel.client)
            if guest is None:
                guest = Guest(self, parcel.sender, parcel.client, parcel.table, parcel.user)
                self.guests[guest.id] = guest
            self.keeper.spawn(self.wishes.message(guest, read(parcel.body)))
        elif parcel.op == "goodbye" and parcel.client in self.guests:
            self.keeper.spawn(self.wishes.goodbye(self.guests.pop(parcel.client)))
        elif parcel.op == "sit":
            self.keeper.spawn(self._sit_for(parcel))
        elif parcel.op == "hang_up":
            self._hang_up(parcel.sessions)
        elif parcel.op == "forget":
            self.keeper.spawn(self._forget(parcel.client, parcel.tables))

    async def _sit_for(self, parcel: Parcel) -> None:
        answer = Parcel(op="reply", sender=self.me, client=parcel.client)
        try:
            assert parcel.user is not None
            answer.seat = await self.keeper.sit(parcel.table, parcel.user, parcel.seat)
        except Refused as no:
            answer.refused = [no.code, no.text.cs, no.text.en]
        self.post(parcel.sender, answer)


__all__ = ["Client", "Cluster"]
