"""A database of every earlier version is brought up by starting the server on it, with what it holds, and played on."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from argon2 import PasswordHasher

from sudi.server.daytime import now
from sudi.server.services import Services
from sudi.server.settings import Settings
from sudi.server.store.database import MIGRATIONS, open_engine
from sudi.server.store.people import User
from sudi.table import Table
from tests.cli.terminal import Terminal
from tests.table.people import choose, duel


def scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


REVISIONS = [one.revision for one in ScriptDirectory.from_config(scripts()).walk_revisions()][::-1]
KEY = "the key of a session"


def played() -> tuple[Table, list[dict[str, Any]]]:
    """A match with a few choices, as lines of the journal."""
    table, lines = duel(), []
    for _ in range(5):
        move = choose(table).move
        lines.append({**msgspec.structs.asdict(move), "table": "t1", "client": f"c{move.version}"})
    return table, lines


def rows(table: Table, lines: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """What the tables of the database hold. A version takes of it the columns that it has."""
    plan = msgspec.to_builtins(table.plan)
    needed = {field.name for field in msgspec.structs.fields(table.plan) if field.required}
    kept = {
        name: value for name, value in plan.items() if name in needed | {"setup", "clock", "created"}
    }  # the rest came later
    hashed = PasswordHasher(time_cost=1, memory_cost=64).hash("dlouhe heslo")
    session = {"key": hashlib.sha256(KEY.encode()).hexdigest(), "user": "bob", "expires": time.time() + 1000}
    ground = {"game": table.plan.game, "public": True, "owner": "bob", "status": "playing", "created": time.time()}
    chairs = [("anna", "Anna"), ("bob", "Bob")]
    return {
        "users": [
            {"id": "anna", "name": "Anna", "login": "anna", "password": hashed, "created": 1.0},
            {"id": "bob", "name": "Bob", "created": 2.0},
        ],
        "sessions": [session],
        "tables": [{"id": "t1", "plan": kept, **ground}],
        "seats": [
            {"table": "t1", "seat": n, "kind": "human", "user": id, "name": name} for n, (id, name) in enumerate(chairs)
        ],
        "moves": lines,
        "chat": [{"table": "t1", "n": 1, "sender": "Bob", "guest": True, "seat": "p2", "text": "Ahoj!", "at": 3.0}],
    }


def build(connection: sa.Connection, revision: str, content: dict[str, list[dict[str, Any]]]) -> None:
    config = scripts()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    there = sa.MetaData()
    there.reflect(connection)
    for name, lines in content.items():
        for line in lines if name in there.tables else ():
            known = there.tables[name].c
            connection.execute(sa.insert(there.tables[name]), [{k: v for k, v in line.items() if k in known}])


async def upgraded(database: str, revision: str) -> None:
    before, lines = played()
    assert before.match is not None
    engine = open_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(build, revision, rows(before, lines))
    await engine.dispose()
    services = Services(Settings(database=database, relaxed=True, thinkers=1))
    await services.start()
    try:
        assert await services.people.who(KEY) == User("bob", "Bob")
        await services.people.login("Anna", "dlouhe heslo")
        running = await services.keeper.find("t1")
        assert running is not None
        table = running.table
        assert (table.version, table.status) == (before.version, "playing")
        assert table.match is not None
        assert [table.match.view(seat) for seat in (0, 1)] == [before.match.view(seat) for seat in (0, 1)]
        assert [seat.guest for seat in table.seats.all] == ([False, True] if revision < "0002" else [False, False])
        assert [said.text for said in running.chat] == ([] if revision < "0002" else ["Ahoj!"])
        decision = table.match.decision
        assert decision is not None
        async with running.lock:
            step = table.choose([decision.seat], decision.options[0].name, now(), version=table.version, id="on")
            await services.keeper.settle(running, step)
        assert (await services.shelf.moves_of(["t1"]))["t1"][before.version].id == "on"
        assert [one.plan.id for one in await services.shelf.of_user("bob", 5)] == ["t1"]
    finally:
        await services.stop()


def test_a_database_of_a_newer_program_is_refused_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new.sqlite"
    with sqlite3.connect(file) as disk:
        disk.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        disk.execute("INSERT INTO alembic_version VALUES ('9999')")
    disk.close()
    serve = Terminal(monkeypatch, capsys)
    said = serve(f"serve --database {file} --lang cs")
    assert (said.code, said.err) == (
        2,
        "Databáze má schéma 9999, které je novější než tento program; aktualizuj program.\n",
    )
    with sqlite3.connect(file) as disk:
        assert disk.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]
    disk.close()
    assert "does not answer" in serve(f"serve --database {tmp_path / 'none' / 'a.sqlite'}").err


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_every_version_is_brought_up_and_played_on(tmp_path: Path, revision: str) -> None:
    asyncio.run(upgraded(str(tmp_path / "old.sqlite"), revision))
