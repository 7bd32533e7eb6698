"""Nonsense from strangers: whatever is not in the schema is answered by an error, nothing closes and nothing fails."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

import pytest

from sudi.server.api.routes import Route, routes, whole_schema
from sudi.server.guard.ids import may_be_id
from sudi.server.wire.messages import FromClient, read
from sudi.server.wire.schema import schema

from .fuzz import BROKEN, ODD, Maker, fits, spoil, text_of
from .house import Answer, House, Person, Screen, two_at_a_table

ROUNDS = 250
PARTS = schema()["$defs"]
INCOMING = {one.__struct_config__.tag: one.__name__ for one in FromClient.__args__}
API_PARTS, BY_ROUTE = whole_schema()
ROUTES = routes()


def answers(screen: Screen, message: str | bytes) -> list[dict[str, Any]]:
    """What comes back for a message, up to the answer to a ping sent after it."""
    mark = float(answers.count)  # type: ignore[attr-defined]
    answers.count += 1  # type: ignore[attr-defined]
    screen.socket.send(message)
    screen.send(type="ping", t=mark)
    found = []
    while True:
        got = screen.get()
        if got["type"] == "pong" and got["t"] == mark:
            return found
        found.append(got)


answers.count = 1000  # type: ignore[attr-defined]


# ---- the WebSocket ----
def test_the_maker_tells_right_from_wrong() -> None:
    """What it calls fitting the server reads, what it calls spoilt the server refuses; otherwise the rest is idle."""
    maker = Maker(PARTS, random.Random(1))
    for name in INCOMING.values():
        for _ in range(60):
            assert read(text_of(maker.value(PARTS[name])))
            bad = maker.beside(PARTS[name])
            assert not fits(bad, PARTS[name], PARTS)
            with pytest.raises(ValueError):
                read(text_of(bad))


@pytest.mark.parametrize("tag", sorted(INCOMING))
def test_messages_beside_the_schema_get_an_error_each_and_close_nothing(house: House, tag: str) -> None:
    _, _, _, one, _ = two_at_a_table(house)
    maker = Maker(PARTS, random.Random(tag))
    version = one.version
    for _ in range(30):
        message = text_of(maker.beside(PARTS[INCOMING[tag]]))
        got = answers(one, message)
        assert [m["type"] for m in got] == ["error"], (message, got)
        assert got[0]["code"] == "schema", (message, got)
        assert got[0]["text"]["cs"]
    assert one.version == version


def test_what_is_no_json_or_no_message_gets_an_error_and_closes_nothing(house: House) -> None:
    _, _, _, one, _ = two_at_a_table(house)
    for message in BROKEN:
        got = answers(one, message)
        assert [(m["type"], m.get("code")) for m in got] == [("error", "schema")], (message, got)
    dice = random.Random(7)
    for _ in range(60):
        message = text_of({"type": dice.choice(ODD), "id": dice.choice(ODD)})
        assert [m.get("code") for m in answers(one, message)] == ["schema"], message


def test_messages_of_the_schema_with_odd_values_are_answered_without_a_failure(house: House) -> None:
    """All kinds in any order, from both seats, a spectator, and somebody who has not said hello."""
    table, anna, _, one, two = two_at_a_table(house)
    watcher, silent = Person(house).look(table), Screen(anna, table)
    dice = random.Random(3)
    maker = Maker(PARTS, dice)
    kinds = [name for tag, name in INCOMING.items() if tag != "resign"] + ["Choose", "Why", "Explain"] * 3
    for n in range(ROUNDS):
        name = dice.choice(kinds)
        message = maker.value(PARTS[name])
        screen = dice.choice((one, two, watcher, silent))
        if name in ("Choose", "Why") and screen.last and screen.options and dice.random() < 0.8:
            message["option"] = dice.choice(screen.options)
            if "version" in message:
                message["version"] = screen.version
        for got in answers(screen, text_of(message)):
            assert got.get("code") not in ("internal", "schema", "storage"), (n, message, got)
    assert one.version + two.version > 2  # some of it was a choice


@pytest.mark.parametrize(("text", "may"), [("k3v9x2mq7t", True), ("a" * 32, True), ("a" * 33, False), ("", False)])
def test_what_can_be_the_name_of_a_table(text: str, may: bool) -> None:
    assert may_be_id(text) is may
    for odd in ("\x00", "š", " ", "/", ".", "²"):  # PostgreSQL fails on a zero in a text
        assert not may_be_id(text[:5] + odd)


# ---- HTTP ----
def problem(answer: Answer) -> str:
    """The code of a refusal, which always has the same shape."""
    assert set(answer.json) == {"code", "text"}, answer.body
    assert set(answer.json["text"]) == {"cs", "en"}
    code: str = answer.json["code"]
    return code


def sound(answer: Answer, sent: Any) -> None:
    assert answer.status < 500, (sent, answer.status, answer.body[:400])
    if answer.status >= 400:
        assert problem(answer) != "internal", sent


def path_of(route: Route, dice: random.Random, table: str) -> str:
    path = route.path
    for name in route.names:
        odd = str(dice.choice(ODD))
        path = path.replace(f"{{{name}}}", quote(dice.choice((table, "shards", "smashup", odd)), safe=""))
    query = "&".join(f"{name}={quote(str(dice.choice(ODD)))}" for name in (*route.query, "extra"))
    return f"/api{path}" + (f"?{query}" if dice.random() < 0.5 else "")


@pytest.mark.parametrize("route", ROUTES, ids=str)
def test_no_request_makes_the_server_fail(house: House, route: Route) -> None:
    dice = random.Random(str(route))
    maker = Maker(API_PARTS, dice)
    anna = Person(house, "Anna")
    table = anna.make()
    body, _ = BY_ROUTE[str(route)]
    for n in range(20):
        if body is None:
            sent: Any = None if route.method == "GET" else {}
            sound(anna.request(path_of(route, dice, table), sent), str(route))
            continue
        bad = n % 2 == 0
        sent = maker.beside(body) if bad else maker.value(body)
        answer = anna.request(path_of(route, dice, table), sent)
        sound(answer, sent)
        if bad and answer.status not in (404, 405):  # a table or a path that does not exist is said first
            assert (answer.status, problem(answer)) == (400, "schema"), (sent, answer.body)
        if route.path in ("/account", "/login", "/logout"):
            anna = Person(house, "Anna")


def test_bodies_that_are_no_json_are_refused(house: House) -> None:
    anna = Person(house, "Anna")
    for route in ROUTES:
        if route.body is None:
            continue
        for broken in BROKEN:
            text = broken if isinstance(broken, bytes) else broken.encode("utf-8", "replace")
            answer = anna.request("/api" + route.path.replace("{table}", "nothing"), text)
            sound(answer, (str(route), broken))
            assert answer.status in (400, 404), (str(route), broken, answer.body)


@pytest.mark.parametrize("game", ["shards", "smashup"])
def test_damaged_records_are_refused_in_words(house: House, game: str) -> None:
    anna = Person(house, "Anna")
    table = anna.make(game=game, mode=None, hotseat=True)
    screen = anna.look(table)
    for _ in range(6):
        screen.choose()
    screen.send(type="resign")
    while screen.last["table"]["status"] != "over":
        screen.state(screen.version + 1)
    record = anna.get(f"/api/tables/{table}/record").json
    made = len(record["choices"])  # six, and ends of phases that the table chose
    assert made >= 6
    assert anna.post("/api/replay", {"record": record}).json["total"] == made
    dice = random.Random(game)
    for _ in range(60):
        damaged = spoil(record, dice)
        if not isinstance(damaged, dict):
            continue
        at = dice.choice((0, 3, 6, 7, -1, 2**40))
        seat = dice.choice((None, "p1", "p9", "all", "", "\x00"))
        sound(anna.post("/api/replay", {"record": damaged}), damaged)
        sound(anna.post("/api/replay/view", {"record": damaged, "at": at, "seat": seat}), damaged)
        sound(anna.post("/api/replay/fork", {"record": damaged, "at": at}), damaged)


def test_other_methods_and_other_paths_are_refused_in_words(house: House) -> None:
    import http.client

    for route in ROUTES:
        for method in ("PUT", "DELETE", "PATCH", "GET" if route.method == "POST" else "POST"):
            path = "/api" + route.path.replace("{table}", "nothing").replace("{name}", "shards")
            if any(method == one.method and one.path == route.path for one in ROUTES):
                continue
            connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=20)
            connection.request(method, path, b"{}", {"content-type": "application/json"})
            answer = connection.getresponse()
            body = json.loads(answer.read())
            connection.close()
            assert answer.status == 405, (method, path, answer.status)
            assert body["code"] == "method"
