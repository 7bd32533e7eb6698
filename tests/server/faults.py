"""What can happen to a database, done to a real one from outside, and taken back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sudi.cli.running.load import START

from .house import House

ROWS = ("users", "sessions", "tables", "seats", "moves", "chat")
FULL = """
CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$
"""


# ---- SQLite ----
READ_ONLY = "read-only"  # a file of this name beside the database, for a server that is started by CAN_BE_READ_ONLY
CAN_BE_READ_ONLY = f"""
import pathlib, sys
from sqlalchemy import event
from sqlalchemy.pool import Pool

sign = pathlib.Path(sys.argv[sys.argv.index("--database") + 1]).with_name({READ_ONLY!r})

@event.listens_for(Pool, "checkout")
def look(connection, *_):
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA query_only = {{int(sign.exists())}}")
    cursor.close()

{START}
"""


@contextlib.contextmanager
def read_only_file(house: House) -> Iterator[None]:
    """SQLite refuses every write, as it does where the file may only be read: for root there is no such file."""
    sign = Path(house.words[house.words.index("--database") + 1]).with_name(READ_ONLY)
    sign.touch()
    try:
        yield
    finally:
        sign.unlink()


@contextlib.contextmanager
def locked_file(house: House) -> Iterator[None]:
    """Another program writes and does not come to an end."""
    other = sqlite3.connect(house.words[house.words.index("--database") + 1], isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextlib.contextmanager
def full_disk(house: House) -> Iterator[None]:
    """The system refuses every byte that the server writes to a file."""
    assert house.process is not None
    before = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, before)


# ---- PostgreSQL ----
class Postgres:
    """Somebody with all rights, connected beside the server."""

    def __init__(self, address: str) -> None:
        import asyncpg  # type: ignore[import-untyped]

        self.name = address.rpartition("/")[2]
        self._loop = asyncio.new_event_loop()
        self._inside = self._loop.run_until_complete(asyncpg.connect(address))
        self._beside = self._loop.run_until_complete(asyncpg.connect(address.rpartition("/")[0] + "/postgres"))

    def close(self) -> None:
        for connection in (self._inside, self._beside):
            with contextlib.suppress(Exception):
                self._loop.run_until_complete(connection.close())
        self._loop.close()

    def inside(self, *statements: str) -> None:
        for statement in statements:
            self._loop.run_until_complete(self._inside.execute(statement))

    def beside(self, *statements: str) -> None:
        for statement in statements:
            self._loop.run_until_complete(self._beside.execute(statement))

    def hang_up(self) -> None:
        """Everybody else is disconnected."""
        mine = self._inside.get_server_pid()
        others = f"datname = '{self.name}' AND pid <> {mine}"
        self.beside(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")

    def processes(self) -> list[int]:
        """All processes of the server, the first one last, which starts the others."""
        first = int(Path(f"/proc/{self._inside.get_server_pid()}/stat").read_text().rpartition(")")[2].split()[1])
        return [int(one) for one in Path(f"/proc/{first}/task/{first}/children").read_text().split()] + [first]

    @contextlib.contextmanager
    def locked_rows(self, table: str | None = None) -> Iterator[None]:
        """Somebody holds the rows of all tables, or of one."""
        which = f"SELECT id FROM tables WHERE id = '{table}' FOR UPDATE" if table else f"LOCK TABLE {', '.join(ROWS)}"
        self.inside("BEGIN", which if table else f"{which} IN EXCLUSIVE MODE")
        try:
            yield
        finally:
            self.inside("ROLLBACK")

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        on = "BEFORE INSERT OR UPDATE ON {} FOR EACH ROW EXECUTE FUNCTION no_room()"
        self.inside(FULL, *(f"CREATE TRIGGER no_room {on.format(rows)}" for rows in ROWS))
        try:
            yield
        finally:
            self.inside(*(f"DROP TRIGGER no_room ON {rows}" for rows in ROWS))

    @contextlib.contextmanager
    def read_only(self) -> Iterator[None]:
        self.beside(f"ALTER DATABASE {self.name} SET default_transaction_read_only = on")
        self.hang_up()
        try:
            yield
        finally:
            self.beside(f"ALTER DATABASE {self.name} RESET default_transaction_read_only")
            self.hang_up()

    @contextlib.contextmanager
    def lost(self) -> Iterator[None]:
        """Every connection ends, and there is no new one."""
        self.beside(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS false")
        self.hang_up()
        try:
            yield
        finally:
            self.beside(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS true")

    @contextlib.contextmanager
    def asleep(self) -> Iterator[None]:
        """Nothing is refused and nothing is answered."""
        processes = self.processes()
        for one in reversed(processes):
            os.kill(one, signal.SIGSTOP)
        try:
            yield
        finally:
            for one in processes:
                os.kill(one, signal.SIGCONT)


def fault_of(house: House, beside: Postgres | None, name: str) -> Any:
    if beside is None:
        return {"locked": locked_file, "full": full_disk, "read-only": read_only_file}[name](house)
    names = {"locked": beside.locked_rows, "full": beside.full, "read-only": beside.read_only}
    return {**names, "lost": beside.lost, "asleep": beside.asleep}[name]()
