"""`sudi load`: many bots as clients of a server on this machine, and how long it lets them wait."""

from __future__ import annotations

import argparse
import asyncio
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sudi.kernel.errors import BadSetup, SudiError

from ..usual import takes_language

MOST_TABLES, MOST_SECONDS = 1_000, 600
START_SECONDS = 180  # a machine with other work on it takes its time
START = "import sys; from sudi.cli import main; sys.exit(main())"
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    one: argparse.ArgumentParser = subparsers.add_parser(
        "load",
        help="Measure a server on this machine with bots as clients.",
        description="Start a server (or take a running one), play at many tables at once and print the waiting times.",
        allow_abbrev=False,
    )
    one.add_argument("game", metavar="GAME", nargs="?", default="shards", help="the game, see 'sudi games'")
    one.add_argument("--tables", type=int, default=200, help=f"tables at once (default 200, at most {MOST_TABLES})")
    one.add_argument("--seconds", type=float, default=20.0, help=f"how long (default 20, at most {MOST_SECONDS})")
    one.add_argument("--think", type=float, default=0.5, help="mean pause before a choice in seconds (0: none)")
    one.add_argument("--url", help="a server that runs with --relaxed on this machine (default: start one)")
    one.add_argument("--database", help="for the server that is started (default: SQLite in a passing file)")
    one.add_argument("--redis", metavar="URL", help="for the server that is started")
    one.add_argument("--processes", type=int, default=1, help="for the server that is started")
    one.add_argument("--seed", type=int, default=1, help="of the bots' choices")
    takes_language(one)
    return one


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.tables <= MOST_TABLES or not 1 <= args.seconds <= MOST_SECONDS or args.think < 0:
        raise BadSetup(f"Load needs 1 to {MOST_TABLES} tables and 1 to {MOST_SECONDS} seconds.")
    if args.url is not None and urlsplit(args.url).hostname not in LOOPBACK:
        raise BadSetup("Load is only for a server on this machine; give a URL with 127.0.0.1.")
    from sudi.server.loading import Plan, drive, silent

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # stops the server on the way out

    with tempfile.TemporaryDirectory(prefix="sudi-load-") as folder:
        server = None if args.url else Server(args, Path(folder))
        url = args.url or f"http://127.0.0.1:{server.port}"  # type: ignore[union-attr]
        try:
            plan = Plan(args.game, args.tables, args.seconds, args.think, args.seed)
            pid = None if server is None else server.process.pid
            found = _loop(drive(url.rstrip("/"), plan, pid, silent if args.json else _tell))
        finally:
            if server is not None:
                server.stop()
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        _print(found)
    return 0


def _tell(how_far: str) -> None:
    print(how_far, file=sys.stderr, flush=True)


def _loop(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def _print(found: Any) -> None:
    cost = found.cpu_ms_per_choice
    for name, value in (
        ("tables", f"{found.tables}"),
        ("clients", f"{found.clients}"),
        ("choices", f"{found.choices} in {found.seconds:.1f} s"),
        ("choices per second", f"{found.choices_per_second:.0f}"),
        ("choice to view p50", f"{found.p50_ms:.1f} ms"),
        ("choice to view p95", f"{found.p95_ms:.1f} ms"),
        ("choice to view p99", f"{found.p99_ms:.1f} ms"),
        ("server per choice", "unknown" if cost is None else f"{cost:.2f} ms of processor time"),
        ("players per choice", f"{found.own_cpu_ms_per_choice:.2f} ms"),
        ("memory per table", f"{found.memory_per_table / 1024:.0f} KiB"),
        ("errors", f"{found.errors}"),
    ):
        print(f"{name:20} {value}")


class Server:
    """A server of our own on a free port, stopped at the end."""

    def __init__(self, args: argparse.Namespace, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        command = [sys.executable, "-c", START, "serve", "--relaxed", "--bot-pause", "0", "--port", str(self.port)]
        command += ["--database", args.database or str(folder / "load.sqlite")]
        if args.redis is not None:
            command += ["--redis", args.redis, "--processes", str(args.processes)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        late = time.monotonic() + START_SECONDS
        while time.monotonic() < late and self.process.poll() is None:
            with socket.socket() as probe:
                probe.settimeout(0.2)
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        self.stop()
        raise SudiError("The server did not start; run 'sudi serve' to see why.")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
