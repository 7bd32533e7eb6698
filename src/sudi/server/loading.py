"""`sudi load`: many tables are laid, players sit down at them, and it is counted how long they wait.

The players use the same protocol as the browser and nothing else.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec

from .players import Player, Tally

TOLD_TABLES = 100  # after so many it is told how far it is
BUSY, TRIES = 503, 5  # the disk did not answer in time and nothing was done: before the measurement one tries again
AT_ONCE = 20  # tables that are laid, and clients that connect, at the same time


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
    own_cpu_ms_per_choice: float  # that of the players, who share the machine with it
    finished: int
    errors: int


class Browser:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.cookie = url, ""
        self.post("/api/guest", {"name": name})

    def post(self, path: str, data: dict[str, Any]) -> Any:
        head = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(self.url + path, json.dumps(data).encode(), head)
        tries = 0
        while True:
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    cookie = answer.headers.get("set-cookie")
                    if cookie:
                        self.cookie = cookie.split(";")[0]
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                tries += 1
                if refused.code != BUSY or tries == TRIES:
                    raise


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
    ids: list[str] = []
    while len(ids) < plan.tables:
        many = min(AT_ONCE, plan.tables - len(ids))
        ids += await asyncio.gather(*(asyncio.to_thread(_make, people, plan.game) for _ in range(many)))
        if len(ids) % TOLD_TABLES < many:
            tell(f"{len(ids)} of {plan.tables} tables are laid")
    tally, chance = Tally(plan.think), Random(plan.seed)
    players = await _sit_down(url, [(id, who.cookie) for id in ids for who in people], chance, tally)
    tell(f"{len(players)} clients see their tables; they play for {plan.seconds:g} s")
    used, began, own = None if server is None else cpu_seconds(server), time.perf_counter(), time.process_time()
    tally.playing = True
    for player in players:
        player.think()
    while (left := began + plan.seconds - time.perf_counter()) > 0 and tally.finished < len(players):
        await asyncio.sleep(min(left, 0.1))
    took, own = time.perf_counter() - began, time.process_time() - own
    cost = None if server is None or used is None else (cpu_seconds(server) or 0.0) - used
    after = await asyncio.to_thread(_memory, url)
    tally.over = True
    for player in players:
        player.leave()
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
        own_cpu_ms_per_choice=1000 * own / max(1, len(waits)),
        finished=tally.finished // 2,
        errors=tally.errors,
    )


async def _sit_down(url: str, places: list[tuple[str, str]], chance: Random, tally: Tally) -> list[Player]:
    """Everybody connects, some at a time, and sees the match before anybody begins."""
    loop, address = asyncio.get_running_loop(), urlsplit(url)
    players = []
    for start in range(0, len(places), AT_ONCE):
        waited: list[asyncio.Future[None]] = []
        for table, cookie in places[start : start + AT_ONCE]:
            seen = loop.create_future()
            waited.append(seen)
            player = Player(address.netloc, table, cookie, Random(chance.random()), tally, _once(seen))
            await loop.create_connection(partial(_same, player), address.hostname or "", address.port or 80)
            players.append(player)
        await asyncio.wait(waited, timeout=60)
    return players


def _same(player: Player) -> Player:
    return player


def _once(seen: asyncio.Future[None]) -> Callable[[], None]:
    return lambda: None if seen.done() else seen.set_result(None)
