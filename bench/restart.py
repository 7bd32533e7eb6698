"""A restart with many open tables: how long until each of them can be played at again?

Lays down so many tables in the middle of a match (one person in all seats, a clock at every second one), starts `sudi
serve` on them, connects somebody to each, all at once, and measures from the start of the process until they see the
table and until a choice of theirs has been accepted, at every table.

Usage: python bench/restart.py [--tables 1000] [--moves 40] [--game shards] [--database FILE or postgresql://...]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import sudi
from sudi.cli.running.load import START
from sudi.server.guard.ids import new_id
from sudi.server.players import Player, Tally
from sudi.server.store.answering import Database
from sudi.server.store.changes import Change, move_made, table_made
from sudi.server.store.database import migrate, open_engine
from sudi.server.store.people import People
from sudi.table import ClockPlan, Plan, Seat, Table
from sudi.table.plan import deciding_seats


def played(game: str, owner: str, moves: int, clock: bool, chance: Random) -> tuple[Table, list[Change]]:
    """A table with one person in all its seats, after so many random choices, and how it is written down."""
    record = sudi.new(game, seed=chance.getrandbits(40)).record()
    plan = Plan.of(
        new_id(),
        record,
        hotseat=True,
        clock=ClockPlan("chess", 3600.0) if clock else ClockPlan(),
        owner=owner,
        created=time.time(),
    )
    seats = [Seat(n, "human", owner, "Bench", ready=True) for n in deciding_seats(plan.match([]))]
    table = Table(plan, seats)
    table.begin(time.time())
    written = table_made(plan, seats)
    while table.version < moves and table.match is not None and table.match.decision is not None:
        option = chance.choice(table.match.decision.options).name
        step = table.choose([s.number for s in seats], option, time.time())
        if table.outcome_after(step) is not None:
            break
        written += move_made(plan.id, step.move, None, {})
        table.take(step, time.time())
    return table, written


async def lay_down(database: str, args: argparse.Namespace) -> tuple[str, list[str]]:
    """The key of a session, and the tables that its person sits at."""
    engine = open_engine(database)
    await migrate(engine)
    signed = await People(Database(engine)).guest("Bench")
    chance, ids = Random(1), []
    for number in range(args.tables):
        table, written = played(args.game, signed.user.id, args.moves, number % 2 == 1, chance)
        ids.append(table.plan.id)
        async with engine.begin() as connection:
            for statement, row in written:
                await connection.execute(statement, row)
    await engine.dispose()
    return signed.key, ids


class Comer(Player):
    """Somebody who comes back to one table, makes one choice and is content."""

    def __init__(self, address: tuple[str, int], table: str, key: str, seen: list[float], chosen: list[float]) -> None:
        self._address, self._came, self._chosen = address, seen, chosen
        self.content: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tally = Tally(0.0)
        tally.playing = True
        super().__init__(f"{address[0]}:{address[1]}", table, f"sudi={key}", Random(1), tally, self._sees)

    async def come(self) -> None:
        try:
            await asyncio.get_running_loop().create_connection(lambda: self, *self._address)
        except OSError:
            asyncio.get_running_loop().call_later(0.2, self.connection_lost, None)
        await self.content

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.content.done():  # try again until it is there
            self.begin()
            asyncio.get_running_loop().create_task(self.come())

    def _sees(self) -> None:
        self._came.append(time.perf_counter())

    def answered(self) -> None:
        self._chosen.append(time.perf_counter())
        self.content.set_result(None)
        self.leave()


async def measure(port: int, key: str, ids: list[str], began: float) -> None:
    seen: list[float] = []
    chosen: list[float] = []
    while True:  # one asks whether the server is there, not a thousand: they would take half of the machine for it
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        await asyncio.sleep(0.05)
    print(f"the server listens after {time.perf_counter() - began:.1f} s")
    own = time.process_time()
    await asyncio.gather(*(Comer(("127.0.0.1", port), id, key, seen, chosen).come() for id in ids))
    for name, times in (("seen", seen), ("played at", chosen)):
        ordered = sorted(one - began for one in times)
        half = ordered[len(ordered) // 2]
        print(f"{len(ordered)} tables {name}: half of them after {half:.1f} s, all after {ordered[-1]:.1f} s")
    print(f"processor time of those who come back: {time.process_time() - own:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--game", default="shards")
    parser.add_argument("--database", help="default: SQLite in a passing folder")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        database = args.database or str(Path(folder) / "restart.sqlite")
        key, ids = asyncio.run(lay_down(database, args))
        words = ["serve", "--port", str(port), "--database", database, "--relaxed"]
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-c", START, *words], stdout=subprocess.DEVNULL, start_new_session=True
        )
        try:
            asyncio.run(measure(port, key, ids, began))
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            print(f"processor time of the server: {used.ru_utime + used.ru_stime:.1f} s")


if __name__ == "__main__":
    main()
