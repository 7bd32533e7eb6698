"""The disk: schema and migrations agree, a move is durable when `write` returns, and nobody writes a version twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

import sudi
from sudi.kernel.errors import BadSetup
from sudi.server.store.answering import Database, Unwritten, one_error
from sudi.server.store.changes import move_made, people_seen, seats_changed, table_made
from sudi.server.store.database import MIGRATIONS, address, migrate, open_engine, open_writer
from sudi.server.store.journal import Conflict, Journal
from sudi.server.store.models import metadata, moves, tables
from sudi.server.store.shelf import WAITING_SECONDS, Shelf
from sudi.table import Move, Seat
from sudi.table.asking import Asking
from sudi.table.face import Outcome
from tests.table.people import duel

from .test_upgrade import REVISIONS, upgraded


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "a.sqlite")
    return str(request.getfixturevalue("postgresql"))


def with_database(folder: Path | str, work: Callable[[AsyncEngine, str], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        file = folder if isinstance(folder, str) else str(folder / "a.sqlite")
        engine = open_engine(file)
        try:
            await migrate(engine)
            return await work(engine, file)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def test_migrations_make_exactly_the_declared_schema_and_can_run_again(either: str) -> None:
    async def look(engine: AsyncEngine, _: str) -> Any:
        await migrate(engine)
        async with engine.connect() as connection:
            return await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))

    assert with_database(either, look) == []


def test_a_database_of_the_first_version_is_brought_up_with_what_it_holds(either: str) -> None:
    """Guests who sat down before are marked; people with an account, bots and open seats are not."""

    def first_version(connection: Connection) -> None:
        _upgrade_to(connection, "0001")
        connection.execute(text("INSERT INTO users (id, name, created) VALUES ('g', 'Host', 0)"))
        connection.execute(text("INSERT INTO users (id, name, login, created) VALUES ('a', 'Anna', 'anna', 0)"))
        connection.execute(
            text(
                "INSERT INTO tables (id, plan, game, public, owner, status, created) "
                "VALUES ('t', '{}', 'shards', true, 'g', 'playing', 0)"
            )
        )
        for row in ("0, 'human', 'g', 'Host'", "1, 'human', 'a', 'Anna'", "2, 'bot', NULL, 'Greedy'"):
            connection.execute(text(f"""INSERT INTO seats ("table", seat, kind, "user", name) VALUES ('t', {row})"""))

    async def run() -> tuple[list[Any], list[Any]]:
        engine = open_engine(either)
        async with engine.begin() as connection:
            await connection.run_sync(first_version)
        await migrate(engine)
        async with engine.connect() as connection:
            marks = (await connection.execute(text("SELECT seat, guest FROM seats ORDER BY seat"))).all()
            talk = (await connection.execute(text("SELECT * FROM chat"))).all()
        await engine.dispose()
        return [(seat, bool(guest)) for seat, guest in marks], list(talk)

    assert asyncio.run(run()) == ([(0, True), (1, False), (2, False)], [])


def test_accounts_of_earlier_versions_keep_their_names_also_where_they_look_alike(either: str) -> None:
    async def run() -> tuple[list[Any], list[Any]]:
        engine = open_engine(either)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade_to, "0005")
            for id, name, created in (("b", "Аnna", 2), ("a", "Anna", 1), ("g", None, 0), ("r", "Řehoř", 3)):
                row = {"id": id, "name": name or "Anna", "login": name and name.casefold(), "created": created}
                put = "INSERT INTO users (id, name, login, created) VALUES (:id, :name, :login, :created)"
                await connection.execute(text(put), row)
            await connection.execute(text("""INSERT INTO sessions (key, "user", expires) VALUES ('k', 'b', 9e9)"""))
            row = "('t', '{}', 'shards', true, 'g', 'playing', 0)"
            await connection.execute(
                text(f"INSERT INTO tables (id, plan, game, public, owner, status, created) VALUES {row}")
            )
            for seat, id, name in ((0, "g", "Anna"), (1, "b", "Аnna")):
                put = """INSERT INTO seats ("table", seat, kind, "user", name)
                         VALUES ('t', :seat, 'human', :id, :name)"""
                await connection.execute(text(put), {"seat": seat, "id": id, "name": name})
            lines = (("Anna", True, "p1"), ("Řehoř", False, None), ("Anna", True, None), ("Host", True, "p2"))
            for n, (sender, guest, seat) in enumerate(lines, start=1):
                put = """INSERT INTO chat ("table", n, sender, guest, seat, text, at)
                         VALUES ('t', :n, :sender, :guest, :seat, 'ahoj', 0)"""
                line = {"n": n, "sender": sender, "guest": guest, "seat": seat}
                await connection.execute(text(put), line)
        await migrate(engine)
        async with engine.connect() as connection:
            owners = (await connection.execute(text('SELECT "user" FROM looks ORDER BY "user"'))).scalars().all()
            names = (await connection.execute(text("SELECT name FROM users WHERE login IS NOT NULL"))).scalars().all()
            kept = (await connection.execute(text("SELECT created, device FROM sessions"))).one()
            whose = (await connection.execute(text('SELECT "user" FROM chat ORDER BY n'))).scalars().all()
        await engine.dispose()
        assert kept.created > 0
        # Of a guest who watched, and of one whose seat somebody else has taken since, nobody knows who it was.
        assert whose == ["g", "r", None, None]
        return list(owners), sorted(names)

    assert asyncio.run(run()) == (["a", "r"], ["Anna", "Řehoř", "Аnna"])


def _upgrade_to(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def test_a_database_of_the_first_version_is_played_on_with_postgresql(postgresql: str) -> None:
    asyncio.run(upgraded(postgresql, REVISIONS[0]))


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def look(engine: AsyncEngine, file: str) -> list[Any]:
        found = []
        async with engine.connect() as connection:
            for pragma in ("journal_mode", "synchronous", "foreign_keys"):
                found.append((await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one())
        writer = open_writer(file)
        assert writer is not None
        with writer.connect() as own:
            for pragma in ("journal_mode", "synchronous", "foreign_keys"):
                found.append(own.execute(text(f"PRAGMA {pragma}")).scalar_one())
        writer.dispose()
        return found

    assert with_database(tmp_path, look) == ["wal", 2, 1, "wal", 2, 1]


@pytest.mark.parametrize("own_thread", [True, False])
def test_one_bad_move_does_not_spoil_its_neighbours(tmp_path: Path, own_thread: bool) -> None:
    """Two processes write version 2 of one table: one of them is told, everybody else's moves are there."""

    async def write(engine: AsyncEngine, file: str) -> tuple[list[Any], list[Any]]:
        table = duel()
        journal = Journal(Database(engine), open_writer(file) if own_thread else None)
        journal.start()
        await journal.write("t1", *table_made(table.plan, table.seats.all))
        step = [Move(version=v, kind="choice", seat=0, option=f"o{v}") for v in (1, 2, 2, 3)]
        written = (journal.write("t1", *move_made("t1", move, None, {})) for move in step)
        results = await asyncio.gather(*written, return_exceptions=True)
        await journal.close()
        async with engine.connect() as connection:
            rows = (await connection.execute(select(moves.c.version).order_by(moves.c.version))).scalars().all()
        return list(results), list(rows)

    results, rows = with_database(tmp_path, write)
    assert [type(r) for r in results] == [type(None), type(None), Conflict, type(None)]
    assert rows == [1, 2, 3]


def test_that_people_are_at_their_tables_is_written_with_moves_of_other_tables_each_where_it_belongs(
    either: str,
) -> None:
    async def work(engine: AsyncEngine, file: str) -> Any:
        journal = Journal(Database(engine), open_writer(file))
        journal.start()
        table = duel()
        for id in ("t1", "t2", "t3"):
            await journal.write(id, *table_made(msgspec.structs.replace(table.plan, id=id), table.seats.all))
        move = Move(version=1, kind="choice", seat=0, option="end", at=1.0, left=[1.5, 2.0])
        await asyncio.gather(
            journal.write("t1", *people_seen("t1", 11.0)),
            journal.write("t2", *people_seen("t2", 22.0)),
            journal.write("t3", *move_made("t3", move, None, {})),
        )
        await journal.close()
        async with engine.connect() as connection:
            seen = (await connection.execute(select(tables.c.id, tables.c.seen).order_by(tables.c.id))).all()
            left = (await connection.execute(select(moves.c.table, moves.c.left))).all()
        return [tuple(row) for row in seen[:2]], [tuple(row) for row in left]

    seen, left = with_database(either, work)
    assert seen == [("t1", 11.0), ("t2", 22.0)]
    assert left == [("t3", [1.5, 2.0])]


def test_a_database_that_goes_away_refuses_and_the_journal_goes_on_when_it_is_back(tmp_path: Path) -> None:
    """A driver raises what it likes (OSError, when nobody listens); nobody may wait for an answer for ever."""

    class Away(Journal):
        away = True

        async def _commit(self, batch: Any) -> None:
            if self.away:
                with one_error():
                    raise ConnectionRefusedError("nobody listens")
            await super()._commit(batch)

    async def write(engine: AsyncEngine, _: str) -> list[str]:
        table = duel()
        journal = Away(Database(engine))
        journal.away = False
        journal.start()
        await journal.write("t1", *table_made(table.plan, table.seats.all))
        said = []
        for away in (True, True, False):
            journal.away = away
            try:
                move = Move(version=1, kind="choice", seat=0, option="a")
                await asyncio.wait_for(journal.write("t1", *move_made("t1", move, None, {})), 5)
                said.append("written")
            except Unwritten:
                said.append("refused")
        await journal.close()
        return said

    assert with_database(tmp_path, write) == ["refused", "refused", "written"]


def test_a_file_that_cannot_be_written_refuses_in_a_sentence_and_takes_the_change_later(tmp_path: Path) -> None:
    async def write(engine: AsyncEngine, file: str) -> tuple[str, int, int]:
        writer = open_writer(file)
        assert writer is not None
        journal, shelf, table = Journal(Database(engine), writer), Shelf(Database(engine)), duel()
        journal.start()
        made = table_made(msgspec.structs.replace(table.plan, created=time.time()), table.seats.all)
        with writer.connect() as only:
            only.exec_driver_sql("PRAGMA query_only=1")
        with pytest.raises(Unwritten) as refused:
            await journal.write("t1", *made)
        before = await shelf.count_open()
        with writer.connect() as only:
            only.exec_driver_sql("PRAGMA query_only=0")
        await journal.write("t1", *made)
        await journal.close()
        return refused.value.code, before, await shelf.count_open()

    assert with_database(tmp_path, write) == ("storage", 0, 1)


def test_a_table_comes_back_as_it_was_laid_down(tmp_path: Path) -> None:
    async def there_and_back(engine: AsyncEngine, file: str) -> tuple[Any, Any, list[Move]]:
        table = duel(undo="free")
        shelf = Shelf(Database(engine))
        journal = Journal(Database(engine), open_writer(file))
        journal.start()
        await journal.write("t1", *table_made(table.plan, table.seats.all))
        move = Move(version=1, kind="choice", seat=0, option="end", id="a", by="bot", at=5.5, left=[1.25, 2.0])
        outcome = Outcome(winners=["p1"], losers=["p2"], reason="resign")
        await journal.write("t1", *move_made("t1", move, outcome, {0: Asking("always")}))
        await journal.close()
        return table, await shelf.load("t1"), (await shelf.moves_of(["t1"]))["t1"]

    table, stored, found = with_database(tmp_path, there_and_back)
    assert stored.plan == table.plan
    assert (stored.status, stored.outcome.winners) == ("over", ["p1"])
    assert stored.seats[0].asking == Asking("always")
    assert stored.choices == 1
    assert [(s.number, s.kind, s.user, s.name) for s in stored.seats] == [
        (s.number, s.kind, s.user, s.name) for s in table.seats.all
    ]
    assert found == [Move(version=1, kind="choice", seat=0, option="end", id="a", by="bot", at=5.5, left=[1.25, 2.0])]
    assert stored.plan.match([]).view(0) == sudi.replay(table.plan.record([])).view(0)


def test_a_table_that_everybody_left_or_that_waits_for_days_is_not_open(tmp_path: Path) -> None:
    async def look(engine: AsyncEngine, _: str) -> list[tuple[int, int]]:
        shelf = Shelf(Database(engine))
        journal = Journal(Database(engine))
        journal.start()
        found = []

        async def count() -> None:
            found.append((await shelf.count_open("anna"), len(await shelf.lobby(10))))

        now = time.time()
        ages = {"new": 0.0, "old": WAITING_SECONDS + 60.0}
        for name, age in ages.items():
            plan = msgspec.structs.replace(duel().plan, id=name, owner="anna", created=now - age)
            await journal.write(name, *table_made(plan, [Seat(0, "human", "anna", "Anna"), Seat(1)]))
            await count()
        await journal.write("new", *seats_changed("new", [Seat(0), Seat(1)], "waiting"))
        await count()
        await journal.write("old", *seats_changed("old", [Seat(0, "bot"), Seat(1, "bot")], "playing"))
        await count()
        await journal.close()
        return found

    assert with_database(tmp_path, look) == [(1, 1), (1, 1), (0, 0), (1, 1)]


def test_addresses_of_databases() -> None:
    assert address("a/b.sqlite") == "sqlite+aiosqlite:///a/b.sqlite"
    assert address("postgresql://u:p@127.0.0.1/d") == "postgresql+asyncpg://u:p@127.0.0.1/d"
    assert address("postgres://u@h/d").startswith("postgresql+asyncpg://")
    with pytest.raises(BadSetup):
        address("mysql://u@h/d")
    for wrong in ("://", "postgresql://u:p@h:port/x", "postgresql://u:p@h:99999/x"):
        with pytest.raises(BadSetup, match="no address") as no:
            address(wrong)
        assert ":p@" not in str(no.value), "a password is not repeated"
