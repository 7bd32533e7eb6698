"""Copies of an SQLite database that is in use: one moment of it, whole, while others write on."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

from .database import refuse_newer, upgrade

PAGES = 256  # copied at a time
PARTS = ("", "-wal", "-shm", "-journal")  # the files that SQLite has for one database
UNREADABLE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
Progress = Callable[[int, int], None]  # pages that are copied, of all


class Damaged(Exception):
    """A file that is no database of ours, or not a whole one."""


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(file, timeout=20, isolation_level=None)) as connection:
        yield connection


def copy(source: Path, target: Path, progress: Progress) -> None:
    """One moment of the source, into a file that is only there when it is whole and on the disk."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))  # it holds what the database holds
    try:
        _pour(source, part, progress)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _pour(source: Path, target: Path, progress: Progress) -> None:
    with _opened(source) as old, _opened(target) as new:
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on it reads this one moment
        old.backup(new, pages=PAGES, progress=lambda _, left, whole: progress(whole - left, whole))


def prepare(backup: Path, target: Path) -> None:
    """A copy of a backup, looked through and brought to the newest schema; the backup stays as it is."""
    try:
        copy(backup, target, lambda _done, _whole: None)
        with _opened(target) as copied:
            if copied.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Damaged
            schemas = copied.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.DatabaseError:
        raise Damaged from None
    if len(schemas) != 1:
        raise Damaged
    refuse_newer(str(schemas[0][0]))
    engine = create_engine(f"sqlite:///{target}")
    try:
        with engine.begin() as connection:
            upgrade(connection)
    except SQLAlchemyError:  # it says which schema it has, and has another one
        raise Damaged from None
    finally:
        engine.dispose()


def put_back(prepared: Path, database: Path, progress: Progress) -> None:
    """Make the database what the copy is, in one transaction: whoever reads sees the old one or the new one."""
    _pour(prepared, database, progress)


def put_in_place(prepared: Path, database: Path, before: Path, progress: Progress) -> bool:
    """The same while no server runs, also where the database is damaged or gone; has anything been kept in `before`?"""
    try:
        if database.is_file():
            copy(database, before, lambda _done, _whole: None)
            put_back(prepared, database, progress)
            return True
    except sqlite3.DatabaseError as problem:
        if problem.sqlite_errorcode & 0xFF not in UNREADABLE:  # locked, or no room: it may be whole
            raise
    owner = (database if database.exists() else database.parent).stat()
    with contextlib.suppress(PermissionError):  # the server has to read what an administrator restores
        os.chown(prepared, owner.st_uid, owner.st_gid)
    for part in PARTS:  # a log that stayed behind would be played into the new file
        old = database.with_name(database.name + part)
        if old.is_file():
            old.replace(before.with_name(before.name + part))
    prepared.replace(database)
    return before.exists()
