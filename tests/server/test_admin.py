"""`sudi admin` beside a running server: what is asked in the terminal happens in open windows."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sudi.server.store.database import migrate, open_engine
from tests.cli.terminal import Said, Terminal

from .house import House, Person, Screen, catch_up, dark, in_turn, two_at_a_table


class Admin:
    def __init__(self, terminal: Terminal, database: str) -> None:
        self.terminal, self.database = terminal, database

    def __call__(self, words: str, *typed: str, lang: str = "en") -> Said:
        where = "" if "--database" in words else f"--database {self.database}"
        return self.terminal(f"admin {words} {where} --lang {lang}", *typed)

    def json(self, words: str, *typed: str) -> Any:
        said = self(f"{words} --json", *typed)
        assert said.code == 0, said.err
        return said.json


@pytest.fixture
def admin(house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(Terminal(monkeypatch, capsys), house.words[house.words.index("--database") + 1])


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """A database that no server runs on."""

    async def make() -> None:
        engine = open_engine(str(tmp_path / "empty.sqlite"))
        await migrate(engine)
        await engine.dispose()

    asyncio.run(make())
    monkeypatch.setattr("sudi.cli.running.admin.ANSWER_SECONDS", 0.0)
    monkeypatch.setattr("sudi.cli.running.admin_copies.HOLD_SECONDS", 0.0)
    return Admin(Terminal(monkeypatch, capsys), str(tmp_path / "empty.sqlite"))


# ---- tables ----
def test_a_table_is_listed_looked_at_and_closed_while_people_play(house: House, admin: Admin) -> None:
    id, anna, _, one, two = two_at_a_table(house)
    in_turn(one, two)[0].choose()
    listed = {table["id"]: table for table in admin.json("tables --status playing")["tables"]}
    assert [seat["name"] for seat in listed[id]["seats"]] == ["Anna", "Bob"]
    facts = admin.json(f"table {id}")
    assert facts["choices"] == 1
    assert "seed" not in str(facts)
    assert id in admin("tables", lang="cs").out
    assert "hraje se" in admin(f"table {id}", lang="cs").out
    assert admin.json(f"close {id}") == {"table": id, "closed": True}
    for screen in (one, two):
        while screen.last["table"]["status"] != "over":
            screen.state()
        assert screen.last["table"]["outcome"]["reason"] == "closed"
        assert screen.last["table"]["outcome"]["winners"] == []
    assert anna.get(f"/api/tables/{id}").json["outcome"]["reason"] == "closed"
    assert len(anna.get(f"/api/tables/{id}/record").json["choices"]) == 1
    told = admin(f"table {id}", lang="cs").out
    assert "bez hodin" in told
    assert "zavřel ho správce" in told
    again = admin(f"close {id}")
    assert (again.code, again.err) == (2, f"The table {id} is over already; there is nothing to close.\n")


def test_a_table_that_waits_goes_away(house: House, admin: Admin) -> None:
    anna = Person(house, "Anna")
    id = anna.make()
    screen = anna.look(id)
    assert "je zavřený" in admin(f"close {id}", lang="cs").out
    assert dark(screen) == 1012
    assert dark(Screen(anna, id)) == 4404
    assert anna.get(f"/api/tables/{id}").status == 404


def test_a_table_made_by_other_rules_can_be_closed_too(house: House, admin: Admin) -> None:
    anna = Person(house, "Anna")
    id = anna.make(hotseat=True)
    with sqlite3.connect(admin.database) as disk:
        disk.execute("UPDATE tables SET plan = replace(plan, '\"rules\": ', '\"rules\": 99') WHERE id = ?", (id,))
    disk.close()
    assert admin.json(f"close {id}")["closed"]
    assert anna.get(f"/api/tables/{id}").json["status"] == "over"


# ---- people ----
def test_whoever_is_banned_is_out_at_once_and_comes_in_again_when_the_ban_is_lifted(house: House, admin: Admin) -> None:
    id, anna, bob, one, two = two_at_a_table(house)
    known = {"name": "Bořek", "password": "dlouhe heslo"}
    assert bob.post("/api/account", known).status == 201
    two = bob.look(id)
    assert admin.json("ban Bořek --days 3")["windows_closed"] is True
    assert dark(two) == 4401
    (line,) = admin.json("people Bořek")["people"]
    assert line["banned"]
    assert line["until"] is not None
    assert bob.get("/api/me").json["user"] is None
    assert bob.look(id).last["you"] is None  # watching is for everybody; the seat is not
    for path in ("/api/login", "/api/guest", "/api/account"):
        body = {"name": "Cyril"} if path == "/api/guest" else known if path == "/api/login" else {**known, "name": "C"}
        refused = bob.post(path, body)
        assert (refused.status, refused.json["code"]) == (403, "banned"), path
    catch_up(one)  # the others stay
    assert anna.get("/api/me").json["user"]["name"] == "Anna"
    assert "Zákaz je zrušený: Bořek." in admin("unban Bořek", lang="cs").out
    assert bob.post("/api/login", known).status == 201
    assert admin("unban Bořek").err == "Bořek is not banned; there is nothing to lift.\n"


def test_an_account_named_like_somebodys_id_is_not_banned_in_their_place(house: House, admin: Admin) -> None:
    anna, bob = Person(house, "Anna"), Person(house)
    wanted = anna.get("/api/me").json["user"]["id"]
    assert bob.post("/api/account", {"name": wanted, "password": "dlouhe heslo"}).status == 201
    admin.json(f"ban {wanted}")
    assert anna.get("/api/me").json["user"] is None
    assert bob.get("/api/me").json["user"]["name"] == wanted


def test_a_new_password_signs_out_and_is_the_only_one(house: House, admin: Admin) -> None:
    eva = Person(house)
    old = {"name": "Eva", "password": "stare heslo"}
    eva.post("/api/account", old)
    screen = eva.look(eva.make())
    password = admin.json("password Eva")["password"]
    assert dark(screen) == 4401
    assert eva.get("/api/me").json["user"] is None
    assert eva.post("/api/login", old).status == 403
    assert eva.post("/api/login", {**old, "password": password}).status == 201
    assert "password" not in admin.json("password Eva --stdin", "podle mne")
    assert eva.post("/api/login", {**old, "password": "podle mne"}).status == 201
    assert "8 až 200 znaků" in admin("password Eva --stdin", "krátké", lang="cs").err
    guest = Person(house, "Host").get("/api/me").json["user"]["id"]
    assert "only that of an account" in admin(f"password {guest}").err


# ---- copies ----
def test_a_backup_while_people_play_is_put_back_while_they_play(house: House, admin: Admin, tmp_path: Path) -> None:
    id, anna, bob, one, two = two_at_a_table(house)
    in_turn(one, two)[0].choose()
    then, view = one.state()["version"] if one.version < 1 else one.version, anna.look(id).last["view"]
    copy = tmp_path / "copy.sqlite"
    assert admin.json(f"backup {copy}") == {"backup": str(copy), "bytes": copy.stat().st_size}
    assert copy.stat().st_mode & 0o077 == 0
    one, two = anna.look(id), bob.look(id)
    for _ in range(3):
        now, other = in_turn(one, two)
        now.choose()
        other.state(now.version)
    late = Person(house, "Late")
    before = Path(admin.json(f"restore {copy}")["before"])
    assert dark(one) == 1012
    again = anna.look(id)
    assert (again.version, again.last["view"]) == (then, view)
    assert late.get("/api/me").json["user"] is None  # came after the copy was made
    assert late.get("/api/health").status == 200  # the file is the same, with other pages in it
    here, _ = in_turn(again, bob.look(id))
    here.choose()
    assert here.version > then
    with sqlite3.connect(before) as disk:  # what was there before is kept
        assert disk.execute('SELECT count(*) FROM moves WHERE "table" = ?', (id,)).fetchone()[0] >= then + 3
    disk.close()
    assert admin(f"backup {copy}").err == f"The file {copy} exists already; choose another name.\n"


def test_without_a_server_orders_wait_and_a_restore_wants_to_be_sure(empty: Admin, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    empty.json(f"backup {copy}")
    said = empty(f"restore {copy}")
    assert (said.code, said.err) == (
        2,
        "No running server has answered; add --stopped if it is stopped, or stop it first.\n",
    )
    assert empty(f"restore {copy} --stopped", lang="cs").out.startswith("Databáze je zase taková")
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(copy.read_bytes()[:5000])
    for file in (damaged, Path(__file__)):
        assert "choose another one" in empty(f"restore {file} --stopped").err
    assert empty("tables").out == "There is nothing like that.\n"


def test_a_stopped_server_gets_its_backup_also_where_the_database_is_damaged_or_gone(
    empty: Admin, tmp_path: Path
) -> None:
    copy, file = tmp_path / "copy.sqlite", Path(empty.database)
    log = file.with_name(f"{file.name}-wal")
    empty.json(f"backup {copy}")
    for spoiled in (None, file.read_bytes()[:4096], b"spoiled" * 1000):
        file.unlink()
        if spoiled is not None:
            file.write_bytes(spoiled)
        log.write_bytes(b"left behind")
        before = empty.json(f"restore {copy} --stopped")["before"]
        assert (before is None) == (spoiled is None)
        assert not log.exists() or b"left behind" not in log.read_bytes()
        assert empty("tables").out == "There is nothing like that.\n"
    assert Path(before).read_bytes() == spoiled


def test_a_backup_without_a_schema_or_of_a_newer_program_is_refused_in_a_sentence(empty: Admin, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    empty.json(f"backup {copy}")
    for change, said in (
        ("UPDATE alembic_version SET version_num = '9999'", "schema 9999, which is newer than this program"),
        ("DELETE FROM alembic_version", "is no whole backup"),
        ("DROP TABLE alembic_version", "is no whole backup"),
    ):
        with sqlite3.connect(copy) as disk:
            disk.execute(change)
        disk.close()
        refused = empty(f"restore {copy} --stopped")
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        assert said in refused.err
    assert empty("tables").code == 0


@pytest.mark.parametrize(
    ("words", "czech"),
    [
        ("table nowhere", "Stůl nowhere tu není; všechny vypíše „sudi admin tables“."),
        ("close nowhere", "Stůl nowhere tu není; všechny vypíše „sudi admin tables“."),
        ("ban nobody", "Účet ani id „nobody“ tu není; lidi najde „sudi admin people SLOVA“."),
        ("ban nobody --days 0", "Zákaz může být na 1 až 36500 dní; bez --days platí natrvalo."),
        (
            "backup now.dump --database postgresql://sudi:secret@127.0.0.1/sudi",
            "PostgreSQL zálohuje svým programem, i za běhu: "
            "pg_dump --format=custom --file=now.dump postgresql://sudi@127.0.0.1/sudi",
        ),
        (
            "restore now.dump --database postgresql://sudi:secret@127.0.0.1/sudi",
            "PostgreSQL obnoví jeho program, když je server zastavený: pg_restore --clean --if-exists "
            "--single-transaction --dbname=postgresql://sudi@127.0.0.1/sudi now.dump",
        ),
        (
            "tables --database postgresql://sudi@127.0.0.1:port/sudi",
            "„postgresql://sudi@127.0.0.1:port/sudi“ není adresa databáze; "
            "udej soubor, nebo postgresql://user@host/name.",
        ),
        ("restore nowhere.sqlite", "Soubor nowhere.sqlite nejde přečíst; zkontroluj jeho jméno."),
    ],
)
def test_every_refusal_is_one_sentence(empty: Admin, words: str, czech: str) -> None:
    said = empty(words, lang="cs")
    assert (said.code, said.out, said.err) == (2, "", czech + "\n")
    english = empty(words)
    assert english.code == 2
    assert english.err.count("\n") == 1


def test_a_database_that_is_not_there_or_not_ours(empty: Admin, tmp_path: Path) -> None:
    terminal = empty.terminal
    assert "--database" in Admin(terminal, str(tmp_path / "none.sqlite"))("tables").err
    assert not (tmp_path / "none.sqlite").exists()
    with sqlite3.connect(tmp_path / "other.sqlite") as other:
        other.execute("CREATE TABLE things (id)")
    other.close()
    as_it_was = (tmp_path / "other.sqlite").read_bytes()
    assert "has schema 0" in Admin(terminal, str(tmp_path / "other.sqlite"))("tables").err
    assert (tmp_path / "other.sqlite").read_bytes() == as_it_was
    (tmp_path / "text.sqlite").write_text("not a database" * 100)
    assert Admin(terminal, str(tmp_path / "text.sqlite"))("tables").err.count("\n") == 1
