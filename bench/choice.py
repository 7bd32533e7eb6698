"""What one choice costs the server, in microseconds of processor time, and which part of it costs how much.

The keeper, the journal (SQLite on disk) and the tables of `sudi serve` run in this process, without a network: two
people sit at each table and answer at random, several tables at once, and what every screen would be sent is taken in.
What the network adds is in `bench/load.py`. Processor time minds less what else runs on the machine than waiting does;
still, two versions are compared only in turns:

    python bench/choice.py                          every game
    python bench/choice.py doomtrooper --choices 10000
    python bench/choice.py --memory                 what a table takes in memory as well
    python bench/choice.py --against OTHER/src      the same on other sources, taking turns with these
    python bench/choice.py --profile shards         where it goes, function by function
    python bench/choice.py --count [--against SRC]  machine instructions a choice, by valgrind; without disk and network

Instructions are the same whatever else the machine does; they are the difference of a longer and a shorter run of the
same matches, so that starting Python and reading the game are not among them. What a server does by the clock (looking
for orders, tidying up) stands still meanwhile.

`sent` is a digest of all bytes that went to all screens: the same choices have to show the same, whatever is made
quicker. `moves` is how many lines of the journal a choice leads to: passes by wish are choices as well.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import hashlib
import os
import pstats
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import tracemalloc
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop

import sudi
from sudi.games import game, kept
from sudi.kernel import match, offered
from sudi.server.keeping import keeper as keeping
from sudi.server.players import STATE, decode
from sudi.server.services import Services
from sudi.server.settings import Settings
from sudi.server.store import changes, journal
from sudi.server.store.people import User
from sudi.server.watching.collecting import calm
from sudi.server.wire import showing, wishes
from sudi.server.wire.messages import read
from sudi.table import Plan, Seat, Table, asking, looking

GAMES = ("shards", "smashup", "summonerwars", "rone", "doomtrooper")
PARTS: tuple[tuple[str, Any, str], ...] = (
    ("choose", Table, "choose"),  # check the wish, play it on a copy
    ("options", offered, "told"),  # the next question in words
    ("options", offered, "offered"),
    ("options", match, "offered"),
    ("rows", changes, "move_made"),
    ("write", journal, "_write"),  # statements to the database; the commit itself is in "rest"
    ("take", Table, "take"),
    ("face", looking, "face"),
    ("views", looking, "view"),
    ("log", looking, "log"),
    ("wishes", asking, "face"),
    ("timers", keeping.Keeper, "carry_on"),
    ("encode", showing, "write"),
    ("show", getattr(showing, "Showing", showing), "show"),
    ("show", wishes, "show"),  # as other versions have it
    ("show", keeping, "show"),
)
LABELS = tuple(dict.fromkeys(label for label, _, _ in PARTS))
COUNTED = (60, 360)  # choices of the two runs whose instructions are compared
TOGETHER = 10  # tables whose choices come at once; as many as a server with hundreds of tables writes in one commit


class Cost(msgspec.Struct):
    """Microseconds of processor time a choice. `rest`: the loop, the locks, the commit, what is counted."""

    game: str
    choices: int
    total: float
    parts: dict[str, float]
    bytes: float  # to all screens
    moves: float
    kib_per_table: float | None  # with --memory: a table in the middle of its match, without its connections
    sent: str


class Stopwatch:
    """Processor time of functions without that of others among them; off in every second round, to cost nothing."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self.on = False
        self._mine = threading.local()
        for label, place, name in PARTS:
            if not hasattr(place, name):  # other versions have it elsewhere
                continue
            setattr(place, name, self._timed(label, getattr(place, name)))

    def _timed(self, label: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any, **named: Any) -> Any:
            if not self.on:
                return work(*args, **named)
            outer, began = getattr(self._mine, "inner", 0.0), time.thread_time()
            self._mine.inner = 0.0
            try:
                return work(*args, **named)
            finally:
                took = time.thread_time() - began
                self.spent[label] += took - self._mine.inner
                self._mine.inner = outer + took

        return timed


class Screen:
    """A client that keeps what it is sent."""

    def __init__(self, table: str, user: User) -> None:
        self.id, self.table, self.user = f"{table} {user.id}", table, user
        self.known: int | None = None
        self.greeted = False
        self.heard: list[bytes] = []

    def send(self, *messages: bytes) -> None:
        self.heard += messages

    def close(self, code: int) -> None:
        pass  # the bench is over


def choose(version: int, option: str) -> dict[str, Any]:
    return {"type": "choose", "id": f"v{version}", "version": version, "option": option}


class Bench:
    def __init__(self, name: str, args: argparse.Namespace, watch: Stopwatch | None, folder: Path) -> None:
        self.name, self.tables, self.weigh, self.watch = name, args.tables, args.memory, watch
        self.services = Services(Settings(database=str(folder / "choice.sqlite"), relaxed=True, bot_pause=0.0))
        self.people = [User("a" * 16, "Ada"), User("b" * 16, "Bea")]
        self.chance = Random(1)
        self.digest, self.bytes, self.made = hashlib.sha256(), 0, 0

    async def table(self) -> list[Screen]:
        """A new table with both people at it."""
        rules, self.made = game(self.name), self.made + 1
        key = f"{self.made:032x}"
        record = sudi.new(self.name, players=2, seed=key, **rules.for_table({})).record()
        plan = Plan.of(f"table{self.made:08d}", record, owner=self.people[0].id)
        chairs = [Seat(n, "human", who.id, who.name) for n, who in enumerate(self.people)]
        await self.services.keeper.add(plan, chairs)
        screens = [Screen(plan.id, who) for who in self.people]
        for screen in screens:
            await self.services.wishes.message(screen, read('{"type":"hello","known":null}'))
        for screen in screens:
            del screen.heard[:-1]  # while one was there alone, the table counted for how long
        return screens

    def answer(self, screens: list[Screen]) -> tuple[Screen, bytes] | None:
        """What whoever is asked says next; None when the match is over."""
        found = None
        for screen in screens:
            for data in screen.heard:
                self.digest.update(data)
                self.bytes += len(data)
            states = [msgspec.json.decode(data) for data in screen.heard[-2:]]
            screen.heard.clear()
            state = next((one for one in reversed(states) if one["type"] == "state"), None)
            if state is not None and (state["view"]["decision"] or {}).get("options"):
                option = self.chance.choice(state["view"]["decision"]["options"])["name"]
                found = screen, msgspec.json.encode(choose(state["version"], option))
        return found

    def versions(self, wanted: list[tuple[Screen, bytes]]) -> int:
        return sum(self.services.keeper.tables[screen.table].table.version for screen, _ in wanted)

    async def say(self, screen: Screen, data: bytes) -> None:
        await self.services.wishes.message(screen, read(data))

    async def measure(self, choices: int, profile: cProfile.Profile | None) -> Cost:
        await self.services.start()
        tables = [await self.table() for _ in range(self.tables)]
        self.bytes, made, moves, plain, parted = 0, 0, 0, [0.0, 0], 0
        group = 0
        while made < choices:
            places = [(group * TOGETHER + n) % self.tables for n in range(TOGETHER)]
            group += 1
            wanted = []
            for place in places:
                one = self.answer(tables[place])
                if one is None:
                    tables[place] = await self.table()
                    one = self.answer(tables[place])
                assert one is not None
                wanted.append(one)
            self.watch.on = profile is None and group * TOGETHER // self.tables % 2 == 1
            before = self.versions(wanted)
            if profile is not None:
                profile.enable()
            began = time.process_time()
            await asyncio.gather(*(self.say(*one) for one in wanted))
            took = time.process_time() - began
            if profile is not None:
                profile.disable()
            made, moves = made + len(wanted), moves + self.versions(wanted) - before
            if self.watch.on:
                parted += len(wanted)
            else:
                plain[0] += took
                plain[1] += len(wanted)
            self.watch.on = False
        kept = [self.services.keeper.tables[screens[0].table] for screens in tables]
        memory = self.memory(kept) if self.weigh else None
        await self.services.stop()
        total = 1e6 * plain[0] / max(1, plain[1])
        parts = {label: round(1e6 * self.watch.spent[label] / max(1, parted), 1) for label in LABELS}
        parts["rest"] = round(total - sum(parts.values()), 1)
        return Cost(
            game=self.name,
            choices=made,
            total=round(total, 1),
            parts=parts,
            bytes=round(self.bytes / made),
            moves=round(moves / made, 2),
            kib_per_table=memory,
            sent=self.digest.hexdigest()[:16],
        )

    @staticmethod
    def memory(running: list[Any]) -> float:
        """What tables hold beside what all tables of a game share: of a copy of each, made from its choices."""
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = []
        for one in running:
            old = one.table
            new = Table(old.plan, old.seats.copy().all)
            new.begin(0.0)
            for choice in old.choices:
                new.take(new.choose([new.asks], choice, 0.0, id=f"v{new.version}"), 0.0)
            kept.append(keeping.Running(new))
            looking.view(new, 0)
        gc.collect()
        held = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return round(held / len(kept) / 1024, 1)


def run(name: str, args: argparse.Namespace, watch: Stopwatch, profile: cProfile.Profile | None) -> Cost:
    watch.spent.clear()
    with tempfile.TemporaryDirectory(prefix="sudi-choice-") as folder:
        return uvloop.run(Bench(name, args, watch, Path(folder)).measure(args.choices, profile))


async def bare(name: str, choices: int) -> None:
    """So many choices at ten tables, nothing of it written down; for somebody who counts instructions."""
    with tempfile.TemporaryDirectory(prefix="sudi-choice-") as folder:
        bench = Bench(name, argparse.Namespace(tables=TOGETHER, memory=False), None, Path(folder))
        await bench.services.start()
        tables = [await bench.table() for _ in range(TOGETHER)]

        async def nothing(*_: Any) -> None:
            return None

        bench.services.keeper.journal.write = nothing  # type: ignore[method-assign]
        for task in bench.services._background:
            task.cancel()  # what is done once a second would be counted the more often, the slower the machine is
        for n in range(choices):
            for screen in tables[n % TOGETHER]:
                data = next((data for data in reversed(screen.heard) if data.startswith(STATE)), b"")
                screen.heard.clear()
                state = decode(data) if data else None
                if state is not None and state.view is not None and state.view.decision and state.view.decision.options:
                    option = bench.chance.choice(state.view.decision.options).name
                    await bench.say(screen, msgspec.json.encode(choose(state.version, option)))
                    break
        await bench.services.stop()


def instructions(source: str, name: str) -> float:
    """Machine instructions of one choice."""
    runs = []
    for choices in COUNTED:
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        command += [sys.executable, __file__, name, "--bare", str(choices)]
        where = {**os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": "0"}
        runs.append(subprocess.Popen(command, env=where, stderr=subprocess.PIPE, text=True))
    few, many = (_refs(run.communicate()[1]) for run in runs)
    return (many - few) / (COUNTED[1] - COUNTED[0])


def _refs(report: str) -> int:
    found = re.search(r"I\s+refs:\s+([\d,]+)", report)
    assert found is not None, report
    return int(found[1].replace(",", ""))


def count(name: str, against: str | None) -> None:
    after = instructions(str(Path(sudi.__file__).parent.parent), name)
    if against is None:
        print(f"{name:13} {after / 1e6:6.2f} million instructions a choice", flush=True)
        return
    before = instructions(against, name)
    print(
        f"{name:13} {before / 1e6:6.2f} million before {after / 1e6:6.2f} after   {before / after:5.2f} times",
        flush=True,
    )


def other(source: str, args: argparse.Namespace, name: str) -> Cost:
    """The same, on other sources, in a process of their own."""
    command = [sys.executable, __file__, name, "--json", "--tables", str(args.tables), "--choices", str(args.choices)]
    found = subprocess.run(command, env={**os.environ, "PYTHONPATH": source}, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(found.stdout, type=list[Cost])[0]


def compare(args: argparse.Namespace, name: str) -> None:
    here = str(Path(sudi.__file__).parent.parent)
    pairs = []
    for turn in range(args.turns):
        order = (args.against, here) if turn % 2 == 0 else (here, args.against)
        found = {source: other(source, args, name) for source in order}
        pairs.append((found[args.against], found[here]))
        print(f"{name}: {found[args.against].total:.0f} and {found[here].total:.0f} µs", file=sys.stderr)
    before, after = (statistics.median(pair[n].total for pair in pairs) for n in (0, 1))
    ratio = statistics.median(one.total / two.total for one, two in pairs)
    same = all(one.sent == two.sent for one, two in pairs)
    sent = "the same bytes sent" if same else "OTHER bytes sent"
    print(f"{name:13} {before:7.0f} µs before {after:7.0f} µs after   {ratio:5.2f} times   {sent}", flush=True)
    for label in (*LABELS, "rest"):
        was, now = (statistics.median(pair[n].parts[label] for pair in pairs) for n in (0, 1))
        print(f"    {label:8} {was:7.0f} {now:7.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all five")
    parser.add_argument("--tables", type=int, default=20, help="tables in memory (default 20)")
    parser.add_argument("--choices", type=int, default=4000, help="for each game (default 4000)")
    parser.add_argument(
        "--against", metavar="SRC", help="the folder `src` of another version; taking turns with this one"
    )
    parser.add_argument("--turns", type=int, default=3, help="of each version, with --against (default 3)")
    parser.add_argument("--profile", action="store_true", help="print the functions in which the time goes")
    parser.add_argument("--memory", action="store_true", help="weigh the tables, too (slow)")
    parser.add_argument("--count", action="store_true", help="machine instructions a choice, by valgrind (slow)")
    parser.add_argument("--bare", type=int, metavar="N", help="play so many choices and print nothing (for --count)")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    if args.tables < TOGETHER:
        parser.error(f"it takes {TOGETHER} tables at least")
    games = args.games or list(GAMES)
    if args.bare:
        calm()
        uvloop.run(bare(games[0], args.bare))
        return
    if args.count:
        for name in games:
            count(name, args.against)
        return
    if args.against:
        for name in games:
            compare(args, name)
        return
    watch, found = Stopwatch(), []
    calm()  # as a server does
    for name in games:
        kept(name)
        profile = cProfile.Profile() if args.profile else None
        found.append(run(name, args, watch, profile))
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        if not args.json:
            cost = found[-1]
            held = "" if cost.kib_per_table is None else f", {cost.kib_per_table:.0f} KiB a table"
            print(f"{cost.game:13} {cost.total:7.0f} µs a choice, {cost.bytes:.0f} bytes, {cost.moves} moves{held}")
            print("   ", ", ".join(f"{label} {value:.0f}" for label, value in cost.parts.items()), flush=True)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())


if __name__ == "__main__":
    main()
