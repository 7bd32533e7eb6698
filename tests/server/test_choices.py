"""Choices over the wire: accepted once, refused when late, and a connection that resumes."""

from __future__ import annotations

import json
import time

import sudi

from .house import House, Person, Screen, catch_up, in_turn, two_at_a_table


def test_accepted_comes_before_the_view_that_shows_the_choice(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house)
    now, other = in_turn(one, two)
    now.send(type="choose", id="first", version=now.version, option="end")
    kinds = [now.get()["type"], now.get()["type"]]
    assert kinds == ["accepted", "state"]
    assert now.last["version"] == 1
    assert other.state(1)["version"] == 1


def test_a_choice_sent_twice_counts_once(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house)
    now, other = in_turn(one, two)
    for _ in range(3):
        now.send(type="choose", id="same", version=0, option=now.options[0])
    accepted = [now.until("accepted") for _ in range(3)]
    assert [a["version"] for a in accepted] == [1, 1, 1]
    catch_up(now, other)
    assert now.version == other.version == 1
    # The other seat's ids are its own.
    while now.asked == now.last["you"]:
        now.choose("end" if "end" in now.options else None)
    other.state(now.version)
    assert other.choose(id="same")["version"] == now.version + 1


def test_a_late_choice_is_refused_and_the_whole_state_follows(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house)
    now, _ = in_turn(one, two)
    now.choose()
    now.send(type="choose", id="late", version=0, option=now.options[0])
    assert now.error() == "stale"
    state = now.state()
    assert state["version"] == 1
    assert state["log_from"] == 0
    assert state["log"]
    now.send(type="choose", id="early", version=2, option=now.options[0])
    assert now.error() == "stale"


def test_out_of_turn_illegal_and_over(house: House) -> None:
    table, anna, bob, one, two = two_at_a_table(house)
    now, other = in_turn(one, two)
    other.send(type="choose", id="x", version=0, option="end")
    assert other.error() == "not_yours"
    watcher = Person(house).look(table)
    watcher.send(type="choose", id="x", version=0, option="end")
    assert watcher.error() == "not_yours"
    now.send(type="choose", id="x", version=0, option="focus")
    no = now.until("error")
    assert (no["code"], no["id"]) == ("illegal", "x")
    assert no["rule"].startswith("SOI-")
    assert no["text"]["cs"] != no["text"]["en"]
    other.send(type="resign")
    now.state(1)
    now.send(type="choose", id="y", version=1, option="end")
    assert now.error() == "over"
    assert anna.get(f"/api/tables/{table}").json["outcome"]["reason"] == "resign"
    assert bob.get(f"/api/tables/{table}/record").status == 200


def test_what_is_not_in_the_schema_is_answered_and_closes_nothing(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house)
    now, _ = in_turn(one, two)
    wrong = [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"choose"}',
        '{"type":"choose","id":"a","version":"0","option":"end"}',
        '{"type":"choose","id":"a","version":-1,"option":"end"}',
        '{"type":"choose","id":"","version":0,"option":"end"}',
        '{"type":"choose","id":"a","version":0,"option":"end","cheat":true}',
        '{"type":"undo","action":"force"}',
        '{"type":"chat","text":5}',
        "[" * 3000,
        '{"type":"ping","t":NaN}',
    ]
    for text in wrong:
        now.socket.send(text)
        assert now.error() == "schema", text
    now.socket.send(b"\xff\xfe\x00")
    assert now.error() == "schema"
    now.socket.send(json.dumps({"type": "chat", "text": "x" * 5000}))
    assert now.error() == "size"
    assert now.choose()["version"] == 1


def test_a_client_says_hello_first(house: House) -> None:
    table, anna, _, _, _ = two_at_a_table(house)
    screen = Screen(anna, table)
    screen.send(type="choose", id="a", version=0, option="end")
    assert screen.error() == "hello"
    screen.send(type="ping", t=1.5)
    assert screen.until("pong")["t"] == 1.5


def test_a_dropped_connection_resumes_with_the_prompt_as_it_was(house: House) -> None:
    table, anna, bob, one, two = two_at_a_table(house)
    now, other = in_turn(one, two)
    who, you = (anna, bob) if now is one else (bob, anna)
    for _ in range(2):
        now.choose()
    before, lines = now.last, now.last["log_from"] + len(now.last["log"])
    other.state(2)
    now.socket.close()
    began = time.monotonic()
    again = who.look(table, known=2)
    assert time.monotonic() - began < 2
    assert again.last["view"] == before["view"]
    assert again.last["view"]["decision"]["options"]
    assert (again.last["log_from"], again.last["log"]) == (lines, [])
    again.choose("end")
    # Who was away for one choice gets the lines of that choice and no others.
    other.socket.close()
    back = you.look(table, known=2)
    assert back.last["log_from"] == lines
    whole = you.look(table)
    assert whole.last["log_from"] == 0
    assert whole.last["log"][lines:] == back.last["log"] != []


def test_a_version_nobody_has_gets_everything(house: House) -> None:
    table, anna, _, _, _ = two_at_a_table(house)
    for known in (99, -5):
        assert anna.look(table, known=known).last["log_from"] == 0


def test_why_and_explain_are_answered(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house)
    now, other = in_turn(one, two)
    now.send(type="why", id="q1", option="focus")
    answer = now.until("answer")
    assert answer["id"] == "q1"
    assert answer["refusal"]["rule"].startswith("SOI-")
    now.send(type="why", id="q2", option="end")
    assert now.until("answer")["refusal"] is None
    other.send(type="why", id="q3", option="focus")
    assert "is being asked now" in other.until("answer")["refusal"]["text"]["en"]
    other.send(type="explain", id="q4", what="health of p1")
    assert other.until("answer")["derivation"]["total"] == 50
    other.send(type="explain", id="q5", what="beauty of p1")
    assert other.error() == "unknown"


def test_the_view_is_the_engines_view(house: House) -> None:
    """A match through the wire is the match that the engine plays."""
    table, anna, _, one, two = two_at_a_table(house)
    for n in range(25):
        now, other = in_turn(one, two)
        now.choose(now.options[n % len(now.options)])
        other.state(now.version)
    one.send(type="resign")
    one.state(26)
    record = anna.get(f"/api/tables/{table}/record").json
    assert len(record["choices"]) == 25
    match = sudi.replay(record)
    assert one.last["view"] == match.view(0)
    assert one.last["seed"] == record["seed"] == match.seed
