"""The replay viewer's side of the API, the reference, the schema and the pages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import sudi
from sudi.server.pages import Pages
from sudi.server.wire.messages import FromServer, read
from sudi.server.wire.schema import schema

from .house import Answer, House, Person

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def record() -> dict[str, object]:
    match = sudi.new("shards", mode="duel", seed=11, turn_limit=30)
    n = 0
    while match.decision is not None:
        options = match.decision.options
        match.choose(options[n % len(options)])
        n += 1
    found: dict[str, object] = msgspec.to_builtins(match.record())
    return found


def test_the_steps_of_a_record(house: House, record: dict[str, object]) -> None:
    answer = Person(house).post("/api/replay", {"record": record}).json
    assert [step["choice"] for step in answer["steps"]] == record["choices"]
    assert answer["total"] == len(answer["steps"])
    assert answer["seats"] == ["p1", "p2"]
    assert {step["seat"] for step in answer["steps"]} == {"p1", "p2"}
    assert all(step["cs"] and step["en"] for step in answer["steps"])


@pytest.mark.parametrize("at", [0, 1, 24, 25, 26, -1])
@pytest.mark.parametrize("seat", ["p1", "p2", None])
def test_any_step_from_any_seat(house: House, record: dict[str, object], at: int, seat: str | None) -> None:
    total = len(record["choices"])  # type: ignore[arg-type]
    at = total if at < 0 else at
    assert total > 30
    answer = Person(house).post("/api/replay/view", {"record": record, "at": at, "seat": seat}).json
    match = sudi.replay(record, at)
    number = None if seat is None else int(seat[1]) - 1
    assert answer["view"] == json.loads(json.dumps(match.view(number)))
    assert [e["cs"] for e in answer["log"]] == [e.cs for e in match.log(number)]


def test_the_referee_sees_everything(house: House, record: dict[str, object]) -> None:
    answer = Person(house).post("/api/replay/view", {"record": record, "at": 10, "seat": "all"}).json
    for player in answer["view"]["players"]:
        assert None not in player["hand"] + player["deck"]
    assert answer["view"]["decision"]["options"]
    public = sudi.replay(record, 10).log(None)
    assert len(answer["log"]) == len(public)


def test_playing_on_from_here_against_a_bot(house: House, record: dict[str, object]) -> None:
    anna = Person(house, "Anna")
    match = sudi.replay(record, 20)
    assert match.decision is not None
    mine = match.decision.seat
    made = anna.post("/api/replay/fork", {"record": record, "at": 20})
    assert made.status == 201, made.body
    screen = anna.look(made.json["id"])
    assert screen.last["you"] == f"p{mine + 1}"
    assert screen.version == 0
    assert screen.last["view"] == json.loads(json.dumps(match.view(mine)))
    assert [s["kind"] for s in screen.last["table"]["seats"]].count("bot") == 1
    screen.choose()
    total = len(record["choices"])  # type: ignore[arg-type]
    assert anna.post("/api/replay/fork", {"record": record, "at": total}).json["code"] == "over"


def test_whoever_knows_the_cards_does_not_play_people(house: House, record: dict[str, object]) -> None:
    """Of a fork its maker may hold a seat against bots and at one screen, but none that people can sit against."""
    anna, bob, eva = (Person(house, name) for name in ("Anna", "Bob", "Eva"))

    def fork(*kinds: str) -> Answer:
        return anna.post("/api/replay/fork", {"record": record, "at": 20, "seats": [{"kind": kind} for kind in kinds]})

    assert (fork("me", "open").status, fork("open", "me").json["code"]) == (409, "forked")
    assert fork("me", "me").status == 201
    table = fork("open", "open").json["id"]
    assert anna.sit(table).json["code"] == "forked", "somebody may still come"
    assert bob.sit(table).status == 201
    assert anna.sit(table).json["code"] == "forked"
    assert eva.sit(table).status == 201
    assert bob.sit(table).status == 201, "back to one's own seat"
    alone = fork("open", "bot").json["id"]
    assert anna.sit(alone).status == 201
    assert bob.sit(alone).json["code"] in ("forked", "full")


def test_damaged_records_are_refused(house: House, record: dict[str, object]) -> None:
    nobody = Person(house)
    wrong = [
        {},
        {"x": 1},
        {**record, "rules": 999},
        {**record, "choices": ["fly"]},
        {**record, "choices": [*record["choices"], "end"]},  # type: ignore[misc]
        {**record, "players": 9},
        {**record, "setup": {"turn_limit": {}}},
        {**record, "origin": {"game": "shards", "players": 5}},
    ]
    for one in wrong:
        answer = nobody.post("/api/replay", {"record": one})
        assert answer.status == 400, (one, answer.body)
    assert nobody.post("/api/replay/view", {"record": record, "at": 10**6}).status == 404
    assert nobody.post("/api/replay/view", {"record": record, "at": 1, "seat": "p9"}).status == 404


def test_the_reference(house: House) -> None:
    nobody = Person(house)
    games = nobody.get("/api/games").json
    assert set(games) == set(sudi.games())
    assert games["shards"]["seats"]["solo"] == {"1": ["p1"]}
    cards = {card["id"]: card for card in nobody.get("/api/games/shards/cards").json["cards"]}
    assert cards["crystal"]["text"] == {"cs": "Získej 1 drahokam.", "en": "Gain 1 gem."}
    assert cards["kiln_drone"]["faction"] == "homodeus"
    assert cards["kiln_drone"]["numbers"]["cost"] > 0
    assert len(cards) == games["shards"]["cards"]
    found = nobody.get("/api/games/shards/rules?q=mistrovstvi").json["rules"]
    assert found
    assert len(found) < len(nobody.get("/api/games/shards/rules").json["rules"])
    assert [r["id"] for r in nobody.get("/api/games/shards/rules?q=soi-004").json["rules"]] == ["SOI-004"]
    assert nobody.get("/api/games/chess/cards").status == 404
    assert {"beginner", "grandmaster"} <= {bot["name"] for bot in nobody.get("/api/bots").json["bots"]}


def test_the_schema_is_served_and_printed(house: House) -> None:
    served = Person(house).get("/api/schema").json
    printed = subprocess.run([sys.executable, "-m", "sudi.server.wire.schema"], capture_output=True, check=True).stdout
    assert served == json.loads(printed) == json.loads(json.dumps(schema()))
    assert {"Choose", "State", "TableFace"} <= set(served["$defs"])


def test_the_page_about_the_protocol_is_true(house: House) -> None:
    """Its messages are in the schema, and its list of requests is the list of requests."""
    page = DOCS.read_text(encoding="utf-8")
    theirs = page.split("## Server to client")[0]
    messages = re.findall(r"`(\{\"type\":.*?\})`", theirs)
    kinds = {type(read(one)).__struct_config__.tag for one in messages}
    assert len(kinds) == 17
    ours = page.split("## Server to client")[1]
    state = re.search(r"```json\n(.*?)```", ours, re.S)
    assert state
    msgspec.json.decode(state[1], type=FromServer)
    for one in re.findall(r"`(\{\"type\":.*?\})`(?: \||;)", ours):
        msgspec.json.decode(one, type=FromServer)
    paths = Person(house).get("/api/openapi/openapi.json").json["paths"]
    served = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    told = {re.sub(r"\{\w+\}", "{}", one) for one in re.findall(r"(?:GET|POST) /api/[\w/{}]*", page)}
    assert {re.sub(r"\{\w+\}", "{}", one) for one in served} <= told | {"GET /api/schema"}


def test_the_pages_or_a_plain_word(house: House, tmp_path: Path) -> None:
    nobody = Person(house)
    for path in ("/", "/t/abc", "/cards/shards"):
        answer = nobody.get(path)
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert nobody.get(path, if_none_match=answer.headers["etag"]).status == 304
    assert nobody.get("/assets/../../app.py").status == 404
    assert nobody.get("/api/..%2f..%2fpyproject.toml").status == 404
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a-1.js").write_text("1")
    (tmp_path / "index.html").write_text("<p>built")
    pages = Pages(tmp_path)
    assert pages.built
    assert pages.find("/t/x").body == b"<p>built"
    script = pages.find("/assets/a-1.js")
    assert script.lasting
    assert "javascript" in script.kind
    assert not Pages(tmp_path / "none").built
    assert b"pip install" in Pages(tmp_path / "none").find("/").body
