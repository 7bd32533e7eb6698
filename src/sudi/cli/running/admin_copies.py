"""`sudi admin backup` and `restore`: the database as it was at one moment."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.filesize import decimal
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from sudi.kernel.errors import SudiError

from ..output import console, print_json
from ..words import Voice
from .admin import HOLD_SECONDS, order

if TYPE_CHECKING:
    from sudi.server.store.office import Office


async def backup(office: Office, read: argparse.Namespace, say: Voice) -> int:
    from sudi.server.store.backup import copy

    source, target = database_file(read, say), Path(read.file)
    if target.exists():
        raise SudiError(say("admin_file_there", file=target))
    with _clearly(say), _progress(say("admin_backing_up")) as progress:
        await asyncio.to_thread(copy, source, target, progress)
    size = target.stat().st_size
    if read.json:
        print_json({"backup": str(target), "bytes": size})
    else:
        print(say("admin_backed_up", file=target, size=decimal(size)))
    return 0


async def restore(office: Office, read: argparse.Namespace, say: Voice) -> int:
    """A copy is made ready first; the server is held only while the pages are put back."""
    from sudi.server.store.backup import Damaged, prepare

    database, file = database_file(read, say), Path(read.file)
    if not file.is_file():
        raise SudiError(say("no_file", file=file))
    before = database.with_name(f"{database.name}.before-{datetime.now():%Y%m%d-%H%M%S}")
    kept = True
    with _clearly(say), tempfile.TemporaryDirectory(prefix="sudi-restore-", dir=database.parent) as folder:
        ready = Path(folder) / "ready.sqlite"
        try:
            await asyncio.to_thread(prepare, file, ready)
        except Damaged:
            raise SudiError(say("admin_damaged", file=file)) from None
        if read.stopped:
            kept = await _in_place(office, ready, database, before, say)
        else:
            await _under_the_server(office, ready, database, before, say)
    if read.json:
        print_json({"restored": str(file), "before": str(before) if kept else None})
    else:
        print(say("admin_restored" if kept else "admin_restored_new", file=file, before=before))
    return 0


async def _in_place(office: Office, ready: Path, database: Path, before: Path, say: Voice) -> bool:
    from sudi.server.store.backup import put_in_place

    with _progress(say("admin_restoring")) as progress:
        kept = await asyncio.to_thread(put_in_place, ready, database, before, progress)
    await office.orders.give("resume")  # the backup may be of a moment when everything was held
    return kept


async def _under_the_server(office: Office, ready: Path, database: Path, before: Path, say: Voice) -> None:
    from sudi.server.store.backup import copy, put_back

    if not await order(office, "hold", seconds=HOLD_SECONDS):
        await office.orders.give("resume")  # a server that starts later has nothing to hold for
        raise SudiError(say("admin_hold_failed"))
    last = max((one.id for one in await office.orders.since(0)), default=0)
    try:
        await asyncio.to_thread(copy, database, before, lambda _done, _whole: None)
        with _progress(say("admin_restoring")) as progress:
            await asyncio.to_thread(put_back, ready, database, progress)
    finally:
        await order(office, "resume", above=last)


def database_file(read: argparse.Namespace, say: Voice) -> Path:
    """The file of the database, or a refusal that says how PostgreSQL does it."""
    from sqlalchemy.engine import URL, make_url

    from sudi.server.store.office import file_of

    file = file_of(read.database)
    if file is None:
        url = make_url(read.database)
        url = URL.create("postgresql", url.username, host=url.host, port=url.port, database=url.database)
        how = "admin_pg_dump" if read.deed == "backup" else "admin_pg_restore"
        raise SudiError(say(how, file=read.file, address=url.render_as_string()))
    return file


@contextlib.contextmanager
def _clearly(say: Voice) -> Iterator[None]:
    """What the disk or SQLite refuses, as one sentence."""
    try:
        yield
    except (OSError, sqlite3.Error) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise SudiError(say("admin_cannot_write", why=why)) from None


@contextlib.contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    stderr = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, whole: shown.update(task, completed=done, total=whole)
