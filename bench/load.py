"""How long a server lets people wait with 200, 500 and 1,000 tables of every game: `sudi load` in a row, as one table.

Each run starts a server of its own on this machine, lays so many tables of two seats, connects one socket for each seat
and answers at random, half a second after each question on average (0.25 to 0.75 s: people think longer, so a table
here stands for several). The wait is from sending a choice to the view that shows it. The players share the machine
with the server; what they cost stands beside it. Leave the machine alone while it runs, and do not compare figures of
different machines.

    python bench/load.py                              all games, 200, 500 and 1,000 tables: about 20 minutes
    python bench/load.py doomtrooper --tables 200
    bench/postgres_redis.sh shards --tables 1000      one run with PostgreSQL, Redis and two server processes
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from typing import Any

from sudi.cli.running.load import START

GAMES = ("shards", "smashup", "summonerwars", "rone", "doomtrooper")
WANTED_MS = {200: 50, 500: 100, 1000: 250}  # p95, by tables
WANTED_KIB = 100


def measure(game: str, tables: int, args: argparse.Namespace) -> dict[str, Any]:
    words = [
        "load",
        game,
        "--tables",
        str(tables),
        "--seconds",
        str(args.seconds),
        "--think",
        str(args.think),
        "--json",
    ]
    done = subprocess.run([sys.executable, "-c", START, *words], check=True, stdout=subprocess.PIPE)
    return {"game": game, **json.loads(done.stdout)}


def row(found: dict[str, Any]) -> str:
    wanted, kib = WANTED_MS.get(found["tables"]), found["memory_per_table"] / 1024
    late = wanted is not None and found["p95_ms"] >= wanted
    marks = ("late " if late else "") + ("big " if kib >= WANTED_KIB else "") + ("ERRORS" if found["errors"] else "")
    cost, own = found["cpu_ms_per_choice"], found["own_cpu_ms_per_choice"]
    return (
        f"{found['game']:13} {found['tables']:6} {found['choices_per_second']:9.0f} {found['p50_ms']:8.1f} "
        f"{found['p95_ms']:8.1f} {found['p99_ms']:8.1f} {0.0 if cost is None else cost:10.2f} {own:8.2f} {kib:8.0f} "
        f"{found['errors']:6} {marks}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all five")
    parser.add_argument("--tables", type=int, nargs="*", default=list(WANTED_MS), help="default: 200 500 1000")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run (default 20)")
    parser.add_argument("--think", type=float, default=0.5, help="mean pause before a choice in seconds (default 0.5)")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    args = parser.parse_args()
    every = []
    if not args.json:
        print("game          tables choices/s  p50 ms   p95 ms   p99 ms  CPU ms/ch.  players  KiB/t.  errors")
    for game in args.games or GAMES:
        for tables in args.tables:
            print(f"{game}, {tables} tables ...", file=sys.stderr, flush=True)
            every.append(measure(game, tables, args))
            if not args.json:
                print(row(every[-1]), flush=True)
    if args.json:
        print(json.dumps(every, indent=1))


if __name__ == "__main__":
    main()
