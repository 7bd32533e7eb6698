"""Bots as WebSocket clients, for `sudi load`: they use the same protocol as the browser and nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TOLD_TABLES = 100  # after so many it is told how far it is


@dataclass(frozen=True)
class Plan:
    game: str
    tables: int
    seconds: float
    think: float
    seed: int


class Figures(msgspec.Struct):
    tables: int
    clients: int
    seconds: float
    think: float
    choices: int
    choices_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    memory_per_table: float  # bytes of the server, tables and connections together
    cpu_ms_per_choice: float | None  # processor time of the server, all its processes; None where nobody can tell
    finished: int
    errors: int


# Only what a bot needs is decoded; the rest of a message is skipped.
class _Option(msgspec.Struct):
    name: str


class _Decision(msgspec.Struct):
    seat: str
    options: list[_Option] = []


class _View(msgspec.Struct):
    decision: _Decision | None


class _Message(msgspec.Struct):
    type: str
    version: int = 0
    view: _View | None = None
    code: str = ""


@dataclass
class Tally:
    waits: list[float] = field(default_factory=list)
    finished: int = 0
    errors: int = 0


class Browser:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.cookie = url, ""
        self.post("/api/guest", {"name": name})

    def post(self, path: str, data: dict[str, Any]) -> Any:
        head = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(self.url + path, json.dumps(data).encode(), head)
        with urllib.request.urlopen(request, timeout=30) as answer:
            cookie = answer.headers.get("set-cookie")
            if cookie:
                self.cookie = cookie.split(";")[0]
            return json.load(answer)


def _memory(url: str) -> int:
    with urllib.request.urlopen(url + "/api/health", timeout=30) as answer:
        return int(json.load(answer)["memory"])


def _make(people: list[Browser], game: str) -> str:
    """A table at which both sit."""
    id: str = people[0].post("/api/tables", {"game": game, "players": 2})["id"]
    people[1].post(f"/api/tables/{id}/sit", {})
    return id


def cpu_seconds(pid: int) -> float | None:
    """Processor time that a process and its children have used; None where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return None
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) or 0.0 for child in children)


def silent(_: str) -> None:
    return


async def drive(url: str, plan: Plan, server: int | None = None, tell: Callable[[str], None] = silent) -> Figures:
    """Make the tables, sit down, play, count. `server` is the process to be watched; `tell` hears how far it is."""
    people = await asyncio.gather(*(asyncio.to_thread(Browser, url, f"Bot {n + 1}") for n in range(2)))
    for _ in range(4):  # the game's cards are loaded with the first tables, in every process
        await asyncio.to_thread(_make, people, plan.game)
    before = await asyncio.to_thread(_memory, url)
    ids = []
    for n in range(plan.tables):
        ids.append(await asyncio.to_thread(_make, people, plan.game))
        if (n + 1) % TOLD_TABLES == 0:
            tell(f"{n + 1} of {plan.tables} tables are laid")
    tally = Tally()
    start = asyncio.Event()
    ready = asyncio.Semaphore(0)
    chance = Random(plan.seed)
    players = [
        asyncio.create_task(_player(url, id, who.cookie, plan, Random(chance.random()), start, ready, tally))
        for id in ids
        for who in people
    ]
    for _ in players:
        await ready.acquire()
    tell(f"{len(players)} clients are connected; they play for {plan.seconds:g} s")
    used, began = None if server is None else cpu_seconds(server), time.perf_counter()
    start.set()
    await asyncio.wait(players, timeout=plan.seconds)
    took = time.perf_counter() - began
    cost = None if server is None or used is None else (cpu_seconds(server) or 0.0) - used
    after = await asyncio.to_thread(_memory, url)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    waits = sorted(tally.waits)

    def part(share: float) -> float:
        return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0

    return Figures(
        tables=plan.tables,
        clients=len(players),
        seconds=took,
        think=plan.think,
        choices=len(waits),
        choices_per_second=len(waits) / took,
        p50_ms=part(0.50),
        p95_ms=part(0.95),
        p99_ms=part(0.99),
        memory_per_table=(after - before) / plan.tables,
        cpu_ms_per_choice=None if cost is None or not waits else 1000 * cost / len(waits),
        finished=tally.finished // 2,
        errors=tally.errors,
    )


async def _player(
    url: str,
    table: str,
    cookie: str,
    plan: Plan,
    chance: Random,
    start: asyncio.Event,
    ready: asyncio.Semaphore,
    tally: Tally,
) -> None:
    address = url.replace("http", "ws", 1) + f"/ws/{table}"
    try:
        async with connect(
            address, additional_headers={"cookie": cookie}, compression=None, open_timeout=60, max_size=None
        ) as socket:
            await socket.send('{"type":"hello","known":null}')
            ready.release()
            await start.wait()
            await _play(socket, plan, chance, tally)
    except (ConnectionClosed, OSError):
        tally.errors += 1
        ready.release()


async def _play(socket: ClientConnection, plan: Plan, chance: Random, tally: Tally) -> None:
    """Answer whenever asked. The wait is from sending a choice to the view that shows it."""
    decoder = msgspec.json.Decoder(_Message)
    sent: tuple[int, float] | None = None
    answered = -1
    async for data in socket:
        message = decoder.decode(data)
        if message.type == "error":
            tally.errors += 1
        if message.type != "state" or message.view is None:
            continue
        if sent is not None and message.version > sent[0]:
            tally.waits.append(time.perf_counter() - sent[1])
            sent = None
        decision = message.view.decision
        if decision is None:
            tally.finished += 1
            return
        if decision.options and message.version > answered:
            answered = message.version
            if plan.think:
                await asyncio.sleep(chance.uniform(0.5, 1.5) * plan.think)
            option = chance.choice(decision.options).name
            wish = {"type": "choose", "id": f"v{answered}", "version": answered, "option": option}
            sent = (answered, time.perf_counter())
            await socket.send(msgspec.json.encode(wish).decode())
