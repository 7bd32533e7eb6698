"""What a server bears: readers who do not read, connections that do nothing, pings without end.

Starts `sudi serve` on this machine (or takes a running one), makes a table, lets a crowd loose on it and meanwhile
plays on beside them: how long does the table's own person wait, what becomes of the crowd, what memory does it take?

Usage: python bench/floods.py slow|idle|pings [--many N] [--seconds S] [--url http://127.0.0.1:8000] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import sys
import tempfile
import time
import urllib.request
from argparse import Namespace
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sudi.cli.running.load import LOOPBACK, Server
from sudi.server.loading import Browser

HELLO = '{"type":"hello","known":null,"heard":null}'
MANY = {"slow": 50, "idle": 2000, "pings": 20}
ROUND = 200  # connections made before the next ones are
OF_A_TABLE = 50  # more would not be let in


def memory_of(url: str) -> int:
    with urllib.request.urlopen(url + "/api/health", timeout=30) as answer:
        return int(json.load(answer)["memory"])


class Crowd:
    """So many connections to one server, over many tables, and how each of them ended."""

    def __init__(self, url: str, tables: list[str], many: int, seconds: float) -> None:
        self.address, self.tables, self.many = url.replace("http", "ws", 1), tables, many
        self.until = time.monotonic() + seconds
        self.open = asyncio.Semaphore(ROUND)
        self.ends: Counter[str] = Counter()
        self.connected = 0

    async def run(self, does: Callable[[Crowd, ClientConnection], Awaitable[None]]) -> None:
        await asyncio.gather(*(self._one(does, n) for n in range(self.many)))

    async def _one(self, does: Callable[[Crowd, ClientConnection], Awaitable[None]], number: int) -> None:
        end = "stayed"
        try:
            async with self.open:
                line = await connect(
                    f"{self.address}/ws/{self.tables[number % len(self.tables)]}",
                    compression=None,
                    open_timeout=60,
                    ping_interval=None,
                    max_queue=1,
                    close_timeout=1,
                )
            self.connected += 1
            await does(self, line)
            await line.close()
        except ConnectionClosed as closed:
            end = f"closed {closed.rcvd.code}" if closed.rcvd is not None else "cut off"
        except (OSError, TimeoutError):
            end = "not connected"
        self.ends[end] += 1


async def slow(crowd: Crowd, line: ClientConnection) -> None:
    """Ask for everything again and again, read nothing, then look what has become of it."""
    while time.monotonic() < crowd.until and line.close_code is None:
        for _ in range(50):
            await asyncio.wait_for(line.send(HELLO), 30)
        await asyncio.sleep(0.2)
    with contextlib.suppress(TimeoutError):
        while True:
            await asyncio.wait_for(line.recv(), 5)


async def idle(crowd: Crowd, line: ClientConnection) -> None:
    """Look at the table and do nothing more."""
    await line.send(HELLO)
    await line.recv()
    while time.monotonic() < crowd.until:
        await asyncio.sleep(0.5)


async def pings(crowd: Crowd, line: ClientConnection) -> None:
    """Ping as fast as it goes, below the messages, and wait for no answer."""
    while time.monotonic() < crowd.until:
        for _ in range(100):
            await line.ping()
        await asyncio.sleep(0)  # whoever never looks does not see how it ends


async def talk(url: str, table: str, cookie: str) -> None:
    """So that there is something to read at a table: whoever says hello is told all of it."""
    address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
    async with connect(address, additional_headers={"cookie": cookie}, compression=None, max_size=None) as line:
        await line.send(HELLO)
        for _ in range(20):
            await line.send(json.dumps({"type": "chat", "text": "🂡" * 300}))
            while json.loads(await line.recv())["type"] != "chat":
                pass


async def beside(url: str, table: str, cookie: str, until: float) -> list[float]:
    """Somebody at a table of the crowd, who asks it something twenty times a second: how long the answers took."""
    waits = []
    address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
    async with connect(address, additional_headers={"cookie": cookie}, compression=None, max_size=None) as line:
        await line.send(HELLO)
        while time.monotonic() < until:
            began = time.perf_counter()
            await line.send('{"type":"ping","t":1.0}')
            while json.loads(await line.recv())["type"] != "pong":
                pass
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.05)
    return sorted(waits)


async def progress(crowd: Crowd) -> None:
    while True:
        await asyncio.sleep(1)
        ended = sum(crowd.ends.values())
        print(f"\r{crowd.connected} of {crowd.many} connected, {ended} ended ", end="", file=sys.stderr)


async def measure(url: str, args: Namespace) -> dict[str, object]:
    owner = await asyncio.to_thread(Browser, url, "Bench")
    many = args.many or MANY[args.kind]
    tables = []
    for _ in range(0, many, OF_A_TABLE):
        made = await asyncio.to_thread(owner.post, "/api/tables", {"game": "shards", "players": 2})
        tables.append(str(made["id"]))
        if args.kind == "slow":
            await talk(url, tables[-1], owner.cookie)
    before = await asyncio.to_thread(memory_of, url)
    crowd = Crowd(url, tables, many, args.seconds)
    telling = asyncio.create_task(progress(crowd))
    playing = asyncio.create_task(beside(url, tables[0], owner.cookie, crowd.until))
    loose = asyncio.create_task(crowd.run({"slow": slow, "idle": idle, "pings": pings}[args.kind]))
    most = before
    while not loose.done() and time.monotonic() < crowd.until:
        await asyncio.sleep(0.5)
        most = max(most, await asyncio.to_thread(memory_of, url))
    waits, _ = await asyncio.gather(playing, loose)
    telling.cancel()
    print(file=sys.stderr)
    return {
        "kind": args.kind,
        "connections": crowd.connected,
        "ends": dict(crowd.ends),
        "answers": len(waits),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p95_ms": round(1000 * waits[int(0.95 * len(waits))], 1),
        "memory_per_connection": (most - before) // max(1, crowd.connected),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=tuple(MANY))
    parser.add_argument("--many", type=int, help=f"connections (default: {MANY})")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--url", help="a server that runs with --relaxed on this machine (default: start one)")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    if args.url is not None and urlsplit(args.url).hostname not in LOOPBACK:
        parser.error("only for a server on this machine")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        own = None if args.url else Server(Namespace(database=None, redis=None), Path(folder))
        try:
            found = asyncio.run(measure(args.url or f"http://127.0.0.1:{own.port}", args))  # type: ignore[union-attr]
        finally:
            if own is not None:
                own.stop()
    for name, value in found.items() if not args.json else ():
        print(f"{name:22} {value}")
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
