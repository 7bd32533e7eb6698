"""`sudi serve`: the table in the browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import os
import socket
import tempfile
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from sudi.kernel.errors import BadSetup

from ..usual import takes_language

if TYPE_CHECKING:
    from sudi.server.settings import Settings

TOKEN = "SUDI_METRICS_TOKEN"
LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("", "0.0.0.0", "::")  # every address of this machine: none that a browser could open


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    one: argparse.ArgumentParser = subparsers.add_parser(
        "serve", help="Play in the browser.", description="Serve the table to browsers.", allow_abbrev=False
    )
    one.add_argument("--host", default="127.0.0.1", help="address to listen on (default: only this machine)")
    one.add_argument("--port", type=int, default=8000)
    one.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name the server is called by, beside addresses and this machine's own; .example.org: all below; *: any",
    )
    one.add_argument(
        "--database", default="sudi.sqlite", help="a file for SQLite (default: sudi.sqlite) or postgresql://..."
    )
    one.add_argument("--redis", metavar="URL", help="redis://...: several processes share the tables")
    one.add_argument("--processes", type=int, default=1, help="how many processes (more than one needs --redis)")
    one.add_argument("--secure", action="store_true", help="cookies only over HTTPS (behind a proxy that speaks it)")
    one.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network (10.0.0.0/8) whose X-Forwarded-For is believed; without it nobody's is",
    )
    one.add_argument("--bot-pause", type=float, default=0.35, metavar="SECONDS", help="pause before a bot's choice")
    one.add_argument(
        "--abandoned",
        type=int,
        default=30,
        metavar="MINUTES",
        help="a table leaves the list when its people have been gone for so long (default: 30)",
    )
    one.add_argument(
        "--patience",
        type=float,
        nargs=2,
        default=(180.0, 300.0),
        metavar=("LEFT", "LOST"),
        help="seconds before the others may put in a bot for somebody who got up, or lost the connection",
    )
    one.add_argument("--thinkers", type=int, default=0, metavar="N", help="processes in which bots think")
    one.add_argument(
        "--own-bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that people may choose as a bot by this name (docs/own-bot.md); run only what you trust",
    )
    one.add_argument(
        "--deadline", type=float, default=5.0, metavar="SECONDS", help="in which such a program has to answer"
    )
    one.add_argument("--replace", default="greedy", metavar="BOT", help="who takes over from one that fails")
    one.add_argument("--relaxed", action="store_true", help="no limits on rate, for a load test on this machine")
    one.add_argument(
        "--chance", type=int, metavar="N", help="with --relaxed: seeds and the luck of bots follow from this number"
    )
    one.add_argument(
        "--log", choices=("text", "json"), default="text", help="lines for people, or JSON (default: text)"
    )
    takes_language(one, json=False)
    return one


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    if args.processes > 1 and args.redis is None:
        raise BadSetup("Several processes need --redis to share the tables; start Redis or use one process.")
    if args.processes > 1 and "postgresql" not in args.database:
        raise BadSetup("Several processes need PostgreSQL; give its address with --database.")
    if args.relaxed and args.host not in LOOPBACK:
        raise BadSetup("--relaxed is for load tests on this machine; use it with --host 127.0.0.1 only.")
    if args.chance is not None and not args.relaxed:
        raise BadSetup("--chance lets people guess the seeds; use it together with --relaxed only.")
    if args.abandoned < 1:
        raise BadSetup("--abandoned needs at least 1 minute: whoever loads a page again is away for a moment.")
    for proxy in args.trusted_proxy:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise BadSetup(f"{proxy!r} is no address; give --trusted-proxy one like 127.0.0.1 or 10.0.0.0/8.") from None
    if not 0 < args.port < 65536:
        raise BadSetup(f"There is no port {args.port}; choose 1 to 65535.")
    if not 0.01 <= args.deadline <= 20:
        raise BadSetup("The deadline of a program at a table must be between 0.01 and 20 seconds.")
    from sudi.bots import bot
    from sudi.server.keeping.own_bots import read_own_bots
    from sudi.server.settings import Settings
    from sudi.server.store.database import check
    from sudi.server.watching.logs import set_up
    from sudi.table.absence import Patience

    bot(args.replace)
    settings = Settings(
        own_bots=read_own_bots(args.own_bot),
        own_bot_deadline=args.deadline,
        own_bot_replace=args.replace,
        database=args.database,
        redis=args.redis,
        hosts=(args.host, *args.allowed_host),
        proxies=tuple(args.trusted_proxy),
        secure=args.secure,
        relaxed=args.relaxed,
        chance=args.chance,
        bot_pause=max(0.0, args.bot_pause),
        abandoned=60.0 * args.abandoned,
        patience=Patience(*(max(0.0, seconds) for seconds in args.patience)),
        log=args.log,
        metrics_token=os.environ.get(TOKEN) or None,
        thinkers=max(0, args.thinkers),
    )
    asyncio.run(check(settings.database))
    settings.to_environment()
    set_up(settings.log)
    print(f"Sudí: {address(args.host, args.port)}", flush=True)
    with _together(args.processes):
        _listen(args, settings)
    return 0


def address(host: str, port: int) -> str:
    """What somebody types into a browser."""
    name = socket.gethostname() or "localhost" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


@contextlib.contextmanager
def _together(processes: int) -> Iterator[None]:
    """A folder in which several processes add up what they count."""
    if processes == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="sudi-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def _listen(args: argparse.Namespace, settings: Settings) -> None:
    import uvicorn

    uvicorn.run(
        "sudi.server.app:from_environment",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.processes if args.processes > 1 else None,
        ws="sudi.server.wire.line:Line",
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,  # views are small; time counts more than bytes
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        timeout_graceful_shutdown=5,
    )
