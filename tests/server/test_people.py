"""Guests, accounts, cookies, headers and foreign pages."""

from __future__ import annotations

import http.client
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sudi.server.guard.hosts import answers_to

from .house import House, Person, Screen, two_at_a_table


@pytest.fixture
def secret() -> str:
    return "tajné heslo 1"


def database(house: House) -> Path:
    return Path(house.words[house.words.index("--database") + 1])


def test_a_guest_needs_only_a_name(house: House) -> None:
    anna = Person(house)
    assert anna.get("/api/me").json == {"user": None, "tables": []}
    assert anna.post("/api/tables", {"game": "shards"}).status == 401
    answer = anna.post("/api/guest", {"name": "  Anna\u202e\x07 \n Nová " + "x" * 50})
    assert answer.json["name"] == "Anna Nová xxxxxxxxxxxxxx"
    assert anna.get("/api/me").json["user"] == answer.json
    assert anna.post("/api/guest", {"name": " \x00 "}).json["code"] == "name"


def test_a_guest_may_change_the_name_and_an_account_keeps_it(house: House, secret: str) -> None:
    anna = Person(house, "Anna")
    first = anna.get("/api/me").json["user"]
    assert anna.post("/api/guest", {"name": "Andula"}).json == {**first, "name": "Andula"}
    anna.post("/api/account", {"name": "Anna Karenina", "password": secret})
    assert anna.post("/api/guest", {"name": "Někdo"}).json["name"] == "Anna Karenina"


def test_the_cookie_is_only_for_the_server_and_only_from_its_own_pages(house: House) -> None:
    cookie = Person(house).post("/api/guest", {"name": "Anna"}).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert "httponly" in parts
    assert "samesite=strict" in parts
    assert "path=/" in parts


def test_a_guest_who_gets_an_account_keeps_the_seat(house: House, secret: str) -> None:
    table, anna, _, _, _ = two_at_a_table(house)
    made = anna.post("/api/account", {"name": "Anežka", "password": secret}).json
    assert made["account"]
    elsewhere = Person(house)
    assert elsewhere.post("/api/login", {"name": "aNEŽKA", "password": secret}).json == made
    assert elsewhere.look(table).last["you"] == "p1"
    assert [t["id"] for t in elsewhere.get("/api/me").json["tables"]] == [table]


def test_wrong_passwords_and_taken_names_are_refused(house: House, secret: str) -> None:
    Person(house).post("/api/account", {"name": "Cyril", "password": secret})
    other = Person(house)
    assert other.post("/api/login", {"name": "Cyril", "password": secret + "x"}).json["code"] == "login"
    assert other.post("/api/login", {"name": "Nikdo", "password": secret}).json["code"] == "login"
    assert other.post("/api/account", {"name": "CYRIL", "password": secret}).json["code"] == "taken"
    assert other.cookie == ""
    assert other.post("/api/account", {"name": "Dana", "password": "a" * 7}).json["code"] == "password"
    assert other.post("/api/account", {"name": "Dana", "password": "a" * 8}).status == 201


def test_the_name_of_an_account_is_not_a_guests_to_take(house: House, secret: str) -> None:
    Person(house).post("/api/account", {"name": "Žofie K.", "password": secret})
    guest = Person(house)
    for same in ("Žofie K.", "žofie  k.", "ŽOFIE K\uff0e", "Žo\u200dfie K."):
        answer = guest.post("/api/guest", {"name": same})
        assert (answer.status, answer.json["code"]) == (409, "taken"), same
    assert guest.cookie == ""
    assert guest.post("/api/guest", {"name": "Žofie"}).status == 201
    assert guest.post("/api/guest", {"name": "žofie k."}).json["code"] == "taken"
    assert guest.get("/api/me").json["user"]["name"] == "Žofie"


def test_a_name_that_looks_like_an_accounts_is_taken(house: House, secret: str) -> None:
    Person(house).post("/api/account", {"name": "Ivo Máca", "password": secret})
    other = Person(house)
    for same in ("lvo Máca", "IVO MÁCA", "1vo Máca", "𝐈vo Máca", "Ivo\u3164 Máca"):
        for answer in (
            other.post("/api/guest", {"name": same}),
            other.post("/api/account", {"name": same, "password": secret}),
        ):
            assert (answer.status, answer.json["code"]) == (409, "taken"), same
    assert other.post("/api/guest", {"name": "Ivo Mác\u0430"}).json["code"] == "name", "two alphabets in one name"
    assert other.post("/api/guest", {"name": "Ivo Maca"}).status == 201


def test_a_guest_who_had_the_name_first_may_say_it_again(house: House, secret: str) -> None:
    guest = Person(house, "Hynek")
    Person(house).post("/api/account", {"name": "hynek", "password": secret})
    assert guest.post("/api/guest", {"name": "Hynek"}).status == 201
    assert Person(house).post("/api/guest", {"name": "Hynek"}).status == 409


def test_nobody_can_take_the_name_that_the_pages_give_to_those_without_one(house: House, secret: str) -> None:
    for name in ("Člověk", "person"):
        assert Person(house).post("/api/account", {"name": name, "password": secret}).json["code"] == "taken"
        assert Person(house).post("/api/guest", {"name": name}).status == 201


def test_guests_are_marked_at_the_table_and_in_the_chat(house: House, secret: str) -> None:
    anna, bob = Person(house), Person(house, "Bob")
    anna.post("/api/account", {"name": "Anna z Prahy", "password": secret})
    table = anna.make()
    bob.sit(table)
    bots = bob.make(seats=[{"kind": "me"}, {"kind": "bot"}])
    assert [s["guest"] for s in bob.look(bots).last["table"]["seats"]] == [True, False]
    one, two = anna.look(table), bob.look(table)
    assert [s["guest"] for s in two.last["table"]["seats"]] == [False, True]
    for screen, other, guest in ((one, two, False), (two, one, True)):
        screen.send(type="chat", text="ahoj")
        screen.until("chat")
        assert other.until("chat")["guest"] is guest
    bob.post("/api/account", {"name": "Bob z Brna", "password": secret})
    assert [s["guest"] for s in bob.look(table).last["table"]["seats"]] == [False, False]
    listed = {t["id"]: t["seats"] for t in bob.get("/api/me").json["tables"]}
    assert [s["guest"] for s in listed[table]] == [False, False]


def test_passwords_are_hashed_with_argon2_and_keys_of_sessions_are_not_kept(house: House, secret: str) -> None:
    eva = Person(house)
    eva.post("/api/account", {"name": "Eva", "password": secret})
    with sqlite3.connect(database(house)) as connection:
        (hashed,) = connection.execute("SELECT password FROM users WHERE login = 'eva'").fetchone()
        keys = [key for (key,) in connection.execute("SELECT key FROM sessions")]
    connection.close()
    assert hashed.startswith("$argon2id$")
    assert eva.cookie.removeprefix("sudi=") not in keys


def test_signing_out_ends_the_session(house: House) -> None:
    anna = Person(house, "Anna")
    old = anna.cookie
    assert anna.post("/api/logout", {}).status == 200
    anna.cookie = old
    assert anna.get("/api/me").json["user"] is None


def test_every_answer_carries_the_security_headers(house: House) -> None:
    nobody = Person(house)
    for path in ("/", "/t/whatever", "/api/me", "/api/none", "/assets/none.js"):
        headers = nobody.get(path).headers
        policy = headers["content-security-policy"]
        parts = [part.split() for part in policy.split(";")]
        assert ["script-src", "'self'"] in parts
        assert ["style-src", "'self'"] in parts
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "object-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_requests_from_foreign_pages_are_refused(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make()
    assert anna.post("/api/tables", {"game": "shards"}, origin="http://evil.example").status == 403
    assert anna.post("/api/tables", {"game": "shards"}, origin="null").status == 403
    assert anna.post("/api/tables", {"game": "shards"}, origin="http://[").status == 403
    assert anna.post("/api/tables", {"game": "shards"}, origin=house.url).status == 201
    screen = Screen(anna, table, origin="http://evil.example")
    with pytest.raises(ConnectionClosed) as closed:
        screen.get()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert Screen(anna, table, origin=house.url).socket.ping().wait(5)


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "text/plain", "application/msgpack", ""])
def test_only_json_is_read(house: House, kind: str) -> None:
    """A plain form, or text that looks like JSON, needs no permission to be sent from another page."""
    anna = Person(house, "Anna")
    answer = anna.request("/api/tables", b'{"game": "shards"}', content_type=kind)
    assert (answer.status, answer.json["code"]) == (415, "json")
    assert anna.request("//api/tables", b'{"game": "shards"}', content_type=kind).status == 415, "the same route"
    assert anna.post("/api/guest", {"name": "Andula"}, content_type="Application/JSON; charset=utf-8").status == 201
    assert anna.get("/api/me").json["user"]["name"] == "Andula"


def test_a_server_answers_to_its_names_only(house: House) -> None:
    """A page of another name that was pointed at this address afterwards would be the same site as the server."""
    anna = Person(house, "Anna")
    table = anna.make()
    for path in ("/", "/api/me"):
        answer = anna.get(path, host="evil.example:8000")
        assert (answer.status, answer.json["code"]) == (421, "host")
        assert anna.get(path, host="localhost:8000").status == 200
    page = anna.get("/", host="evil.example:8000", accept="text/html,*/*;q=0.8")
    assert (page.status, page.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert "Na tohle jméno server neslyší." in page.body.decode()
    assert '<p lang="en">The server does not answer to this name.' in page.body.decode()
    assert "default-src" in page.headers["content-security-policy"]
    with pytest.raises(ConnectionClosed) as closed:
        Screen(anna, table, host="evil.example").get()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4421


@pytest.mark.parametrize(
    ("host", "allowed", "answers"),
    [
        (None, (), True),
        ("127.0.0.1:8000", (), True),
        ("192.168.1.7", (), True),
        ("[::1]:8000", (), True),
        ("LOCALHOST.", (), True),
        (socket.gethostname(), (), True),
        ("karty.example", (), False),
        ("127.0.0.1.evil.example", (), False),
        ("karty.example:443", ("Karty.Example",), True),
        ("xkarty.example", ("karty.example",), False),
        ("a.karty.example", (".karty.example",), True),
        ("evil.example", (".karty.example",), False),
        ("karty.example", ("*",), True),
    ],
)
def test_the_names_of_a_server(host: str | None, allowed: tuple[str, ...], answers: bool) -> None:
    assert answers_to(host, allowed) is answers


def test_no_header_comes_twice(house: House) -> None:
    anna = Person(house, "Anna")
    requests: list[tuple[str, Any, dict[str, str]]] = [
        ("/", None, {"accept_encoding": "gzip"}),
        ("/api/games", None, {"accept_encoding": "gzip"}),
        ("/api/none", None, {}),
        ("/api/guest", {"name": "Anna"}, {}),
        ("/api/guest", {"name": "Anna"}, {"origin": "null"}),
    ]
    for path, data, headers in requests:
        names = [name.lower() for name in anna.request(path, data, **headers).headers]
        assert len(names) == len(set(names)), path
    connection = http.client.HTTPConnection("127.0.0.1", house.port)
    connection.putrequest("POST", "/api/logout", skip_host=True)
    for host in (f"127.0.0.1:{house.port}", "evil.example"):
        connection.putheader("host", host)
    connection.endheaders()
    assert connection.getresponse().status == 400
    connection.close()


def test_a_table_that_does_not_exist(house: House) -> None:
    anna = Person(house, "Anna")
    for answer in (anna.get("/api/tables/nothing"), anna.sit("nothing"), anna.get("/api/tables/nothing/record")):
        assert (answer.status, answer.json["code"]) == (404, "no_table")
    with pytest.raises(ConnectionClosed) as closed:
        Screen(anna, "nothing").get()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
