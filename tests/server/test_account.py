"""What is somebody's own: sessions that can be seen and ended, a password, all that is kept about them, and its end."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import update

from sudi.server.store.database import migrate, open_engine
from sudi.server.store.models import sessions
from sudi.server.store.people import People, session_of
from sudi.table import Refused

from .house import House, Person, catch_up, dark, two_at_a_table

SECRET, OTHER = "tajné heslo 1", "jiné heslo 2"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Mobile Safari/537.36"


def known(who: Person) -> Any:
    return who.get("/api/me").json["user"]


def with_key(house: House, cookie: str) -> Person:
    """Somebody who has got hold of a key."""
    thief = Person(house)
    thief.cookie = cookie
    return thief


def signed_in(house: House, name: str, agent: str) -> Person:
    one = Person(house)
    assert one.post("/api/login", {"name": name, "password": SECRET}, user_agent=agent).status == 201
    return one


def test_signing_up_and_in_gives_a_new_key_and_the_old_one_is_over(house: House) -> None:
    table, anna, _, one, two = two_at_a_table(house)
    guest = anna.cookie
    assert anna.post("/api/account", {"name": "Anděla", "password": SECRET}).status == 201
    assert anna.cookie != guest
    assert known(with_key(house, guest)) is None
    assert dark(one) == 4401
    assert anna.look(table).last["you"] == "p1"
    two.send(type="ping", t=1)
    assert two.until("pong"), "the other's screen stays on"

    bob = Person(house, "Bořek")
    guest = bob.cookie
    watching = bob.look(table)
    assert bob.post("/api/login", {"name": "anděla", "password": SECRET}).status == 201
    assert known(with_key(house, guest)) is None
    assert dark(watching) == 4401
    assert known(anna)["name"] == known(bob)["name"] == "Anděla"


def test_sessions_are_listed_and_ended_one_by_one(house: House) -> None:
    eva = Person(house)
    eva.post("/api/account", {"name": "Evelína", "password": SECRET}, user_agent=FIREFOX)
    table = eva.make()
    phone, other = signed_in(house, "Evelína", PHONE), Person(house, "Kdosi")
    screen, own = phone.look(table), eva.look(table)
    listed = eva.get("/api/sessions").json["sessions"]
    assert [(one["device"], one["current"]) for one in listed] == [("Chrome, Android", False), ("Firefox, Linux", True)]
    assert all(one["created"] <= one["seen"] < one["expires"] for one in listed)
    assert not any(one["id"] in cookie for one in listed for cookie in (eva.cookie, phone.cookie))

    assert other.post("/api/sessions/end", {"id": listed[0]["id"]}).status == 404, "it is not theirs"
    left = eva.post("/api/sessions/end", {"id": listed[0]["id"]})
    assert [one["device"] for one in left.json["sessions"]] == ["Firefox, Linux"]
    assert dark(screen) == 4401
    assert known(phone) is None
    assert Person(house).get("/api/sessions").status == 401
    assert eva.post("/api/logout", {}).status == 200
    assert dark(own) == 4401


def test_another_password_ends_every_other_session(house: House) -> None:
    iva = Person(house)
    iva.post("/api/account", {"name": "Ivana", "password": SECRET})
    table, first = iva.make(), iva.cookie
    phone = signed_in(house, "Ivana", PHONE)
    screen = phone.look(table)
    assert iva.post("/api/account/password", {"old": OTHER, "new": OTHER}).json["code"] == "login"
    assert iva.post("/api/account/password", {"old": SECRET, "new": "krátké"}).json["code"] == "password"
    assert known(phone) is not None
    assert iva.post("/api/account/password", {"old": SECRET, "new": OTHER}).status == 200
    assert known(phone) is known(with_key(house, first)) is None
    assert dark(screen) == 4401
    assert known(iva)["name"] == "Ivana"
    assert Person(house).post("/api/login", {"name": "Ivana", "password": SECRET}).status == 403
    assert Person(house).post("/api/login", {"name": "Ivana", "password": OTHER}).status == 201


def test_a_guest_has_no_password_to_change(house: House) -> None:
    guest = Person(house, "Host")
    assert guest.post("/api/account/password", {"old": "", "new": OTHER}).json["code"] == "login"


def test_everything_that_is_kept_about_somebody_can_be_had_and_deleted(house: House) -> None:
    """One match over, one going on, one table waiting; the others keep their matches, without the name."""
    eda, bob = Person(house), Person(house, "Bob")
    assert eda.post("/api/account", {"name": "Eduard Tajný", "password": SECRET}).status == 201
    over, playing, waiting = (eda.make(title=title) for title in ("dohraná", "hraje se", "čeká"))
    for table in (over, playing):
        bob.sit(table)
        for who, text in ((eda, f"tady Eda {table}"), (bob, "tady Bob")):
            screen = who.look(table)
            screen.send(type="chat", text=text)
            screen.until("chat")
    last = eda.look(over)
    last.send(type="resign")
    while last.last["table"]["status"] != "over":
        last.state()
    watched = bob.look(waiting)
    watched.send(type="chat", text="čekám")
    watched.until("chat")
    record = bob.get(f"/api/tables/{over}/record").json

    given = eda.get("/api/account/export")
    assert given.headers["content-disposition"].startswith("attachment")
    data = given.json
    assert data["user"]["name"] == "Eduard Tajný"
    assert [(t["id"], t["status"], t["mine"]) for t in reversed(data["tables"])] == [
        (over, "over", ["p1"]), (playing, "playing", ["p1"]), (waiting, "waiting", ["p1"]),
    ]  # fmt: skip
    assert [(line["table"], line["text"]) for line in data["chat"]] == [
        (over, f"tady Eda {over}"), (playing, f"tady Eda {playing}"),
    ]  # fmt: skip
    assert len(data["sessions"]) == 1
    assert b"argon" not in given.body

    screen, other = eda.look(playing), bob.look(playing)
    assert eda.post("/api/account/delete", {"password": OTHER}).json["code"] == "login"
    key = eda.cookie
    assert eda.post("/api/account/delete", {"password": SECRET}).status == 200
    assert dark(screen) == 4401
    assert dark(other) == 1012, "read again, without the name"
    assert known(with_key(house, key)) is None
    assert Person(house).post("/api/login", {"name": "Eduard Tajný", "password": SECRET}).status == 403

    for table, kind in ((over, "human"), (playing, "human"), (waiting, "open")):
        look = bob.look(table)
        seat = look.last["table"]["seats"][0]
        assert (seat["name"], seat["kind"], seat["connected"]) == ("", kind, False)
        catch_up(look)
        texts = [m["text"] for m in map(json.loads, look.raw) if m["type"] == "chat"]
        assert texts == ["čekám" if table == waiting else "tady Bob"]
    assert bob.get(f"/api/tables/{over}/record").json == {**record, "names": ["", "Bob"]}
    with sqlite3.connect(house.words[house.words.index("--database") + 1]) as connection:
        whole = "\n".join(connection.iterdump())
    connection.close()
    assert "Eduard" not in whole
    assert "tady Eda" not in whole
    # The name is free, and the seat at the table that waits as well.
    again = Person(house)
    assert again.post("/api/guest", {"name": "Eduard Tajný"}).status == 201
    assert again.sit(waiting).json == {"seat": "p1"}


def test_a_guest_can_be_deleted_and_a_rematch_leaves_the_seat_open(house: House) -> None:
    table, anna, bob, one, two = two_at_a_table(house)
    one.send(type="resign")
    while two.last["table"]["status"] != "over":
        two.state()
    assert anna.post("/api/account/delete", {"password": ""}).status == 200
    assert known(anna) is None
    two = bob.look(table)
    two.send(type="rematch")
    while two.last["table"]["rematch"]["table"] is None:
        two.state()
    seats = bob.look(two.last["table"]["rematch"]["table"]).last["table"]["seats"]
    assert sorted((seat["kind"], seat["name"]) for seat in seats) == [("human", "Bob"), ("open", "")]


def test_a_session_is_over_by_its_age_as_well(tmp_path: Path) -> None:
    """A screen that is on for months is looked after: `Services` asks now and then which sessions are over."""

    async def work() -> tuple[set[str], Any, list[Any]]:
        engine = open_engine(str(tmp_path / "a.sqlite"))
        await migrate(engine)
        people = People(engine, PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        old, new = [await people.guest(name) for name in ("Anna", "Bob")]
        async with engine.begin() as connection:
            mine = sessions.c.user == old.user.id
            await connection.execute(update(sessions).where(mine).values(expires=time.time() - 1))
        found = await people.over(session_of(one.key) for one in (old, new)), await people.who(old.key)
        listed = await people.sessions(old.user, old.key)
        await engine.dispose()
        return {"old" if one == session_of(old.key) else "new" for one in found[0]}, found[1], listed

    assert asyncio.run(work()) == ({"old"}, None, [])


def test_what_changes_while_a_password_is_compared_counts(tmp_path: Path) -> None:
    """Comparing takes a tenth of a second, in which the same account may be changed from elsewhere."""

    async def work() -> None:
        engine = open_engine(str(tmp_path / "a.sqlite"))
        await migrate(engine)
        people = People(engine, PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        compare = people._fits

        def meanwhile(happens: Callable[[], Awaitable[Any]]) -> None:
            async def compared(hashed: str, password: str) -> bool:
                right = await compare(hashed, password)
                people._fits = compare  # type: ignore[method-assign]
                await happens()
                return right

            people._fits = compared  # type: ignore[method-assign]

        anna = (await people.account("Anna", SECRET, None)).user
        meanwhile(lambda: people.change_password(anna, SECRET, OTHER))
        with pytest.raises(Refused, match="password"):
            await people.login("Anna", SECRET)
        assert len(await people.sessions(anna, None)) == 1, "the one that the change gave"
        meanwhile(lambda: people.change_password(anna, OTHER, SECRET))
        with pytest.raises(Refused, match="password"):
            await people.change_password(anna, OTHER, "třetí heslo 3")
        await people.login("Anna", SECRET)

        guest = (await people.guest("Bob")).user
        await people.account("Bořek", SECRET, guest)
        with pytest.raises(Refused):
            await people.rename(guest, "Někdo jiný")
        with pytest.raises(Refused):
            await people.account("Někdo jiný", SECRET, guest)
        assert (await people.login("Bořek", SECRET)).user.name == "Bořek"
        await engine.dispose()

    asyncio.run(work())
