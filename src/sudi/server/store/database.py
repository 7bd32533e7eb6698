"""Opening the database: SQLite in a file or PostgreSQL, brought to the newest schema by Alembic."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sudi.kernel.errors import BadSetup

LOCK_MS = 600  # how long one waits for what somebody else has locked; twice is less than the time of an answer
MIGRATIONS = Path(__file__).parent.parent / "migrations"


def address(database: str) -> str:
    """What somebody typed as an address for SQLAlchemy: a file's name, or postgresql://..."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    try:
        url = make_url(database)
        if not 0 < (url.port or 5432) < 65536:
            raise ValueError
    except (ArgumentError, ValueError):
        shown = re.sub(r"(//[^:/@]*):.*@", r"\1:...@", database)  # without the password
        raise BadSetup(f"{shown!r} is no address of a database; use a file or postgresql://user@host/name.") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise BadSetup(f"{name!r} is not supported; use SQLite (a file) or PostgreSQL.")
    return url.set(drivername=drivers[name]).render_as_string(hide_password=False)


def open_engine(database: str) -> AsyncEngine:
    url = address(database)
    if not url.startswith("sqlite"):
        waits = {"server_settings": {"lock_timeout": str(LOCK_MS)}}
        return create_async_engine(url, pool_size=10, hide_parameters=True, pool_pre_ping=True, connect_args=waits)
    engine = create_async_engine(url, pool_size=5, hide_parameters=True, connect_args={"timeout": LOCK_MS / 1000})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def open_writer(database: str) -> Engine | None:
    """SQLite once more, for the journal's own thread; PostgreSQL needs no second way in."""
    engine = _open_file(database)
    if engine is not None:
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _open_file(database: str) -> Engine | None:
    """SQLite as it is: whoever only reads leaves a file as it was."""
    url = address(database)
    if not url.startswith("sqlite"):
        return None
    return create_engine(
        url.replace("+aiosqlite", ""), pool_size=1, hide_parameters=True, connect_args={"timeout": LOCK_MS / 1000}
    )


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # a commit returns when the log is on the disk, not in the system's memory
        "foreign_keys=ON",
        f"busy_timeout={LOCK_MS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; an empty database gets everything."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


async def schema_of(database: str) -> str | None:
    """The version of the schema that a database has, None for an empty one; one that cannot be read is refused."""
    file = _open_file(database)
    try:
        if file is not None:  # without a thread and a loop, which a file that is no database would leave behind
            with file.connect() as own:
                return _schema(own)
        engine = open_engine(database)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(_schema)
        finally:
            await engine.dispose()
    except (SQLAlchemyError, OSError) as problem:
        why = next(iter(str(getattr(problem, "orig", None) or problem).splitlines()), type(problem).__name__)
        raise BadSetup(f"The database does not answer ({why}); check --database and that it runs.") from None
    finally:
        if file is not None:
            file.dispose()


def _schema(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def check(database: str) -> None:
    """Refuse a database that cannot be reached, or that a newer program has brought up, before anything starts."""
    found = await schema_of(database)
    if found is not None:
        refuse_newer(found)


def refuse_newer(schema: str) -> None:
    if schema not in {script.revision for script in scripts().walk_revisions()}:
        raise BadSetup(f"The database has schema {schema}, which is newer than this program; upgrade the program.")


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config)


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        # Several processes start at once; one of them migrates, the others wait and find it done.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7355608)")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
