"""What goes over the wire: every byte that a seat or a spectator gets in a whole match."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sudi

from .house import House, Person, Screen, in_turn, two_at_a_table


@pytest.fixture(scope="module")
def played(house: House) -> dict[str, Any]:
    """A whole match with a spectator, and its record."""
    table, anna, _, one, two = two_at_a_table(house)
    watcher = Person(house).look(table)
    for n in range(3_000):
        now, other = in_turn(one, two)
        options = now.options
        # Every other time the turn is ended early, so that the match is short and cards stay in hand.
        now.choose("end" if "end" in options and n % 4 == 3 else options[n % len(options)])
        other.state(now.version)
        watcher.state(now.version)
        if n == 120 and now.asked is not None:
            end = now.version + 1
            now.send(type="resign")
            for screen in (one, two, watcher):
                screen.state(end)
        if now.last["table"]["status"] == "over":
            break
    record = anna.get(f"/api/tables/{table}/record").json
    return {"record": record, "p1": one.raw, "p2": two.raw, None: watcher.raw}


def states(raw: list[str]) -> list[dict[str, Any]]:
    return [m for m in map(json.loads, raw) if m["type"] == "state" and m["view"] is not None]


@pytest.mark.parametrize("seat", ["p1", "p2", None])
def test_every_view_is_exactly_what_the_seat_may_see(played: dict[str, Any], seat: str | None) -> None:
    match = sudi.replay(played["record"], 0)
    number = None if seat is None else int(seat[1]) - 1
    seen = 0
    for state in states(played[seat]):
        while len(match) < min(state["version"], len(played["record"]["choices"])):
            match.choose(played["record"]["choices"][len(match)])
        assert state["you"] == seat
        assert state["view"] == json.loads(json.dumps(match.view(number)))
        expected = [(e.cs, e.en, e.card) for e in match.log(number, state["log_from"])]
        assert [(e["cs"], e["en"], e["card"]) for e in state["log"]] == expected
        seen += 1
    assert seen > 50


@pytest.mark.parametrize("seat", ["p1", "p2", None])
def test_no_hidden_card_and_no_foreign_question_is_sent(played: dict[str, Any], seat: str | None) -> None:
    """Looked at from the other side: the hands of others, all decks and the questions to others are not there."""
    shown: set[str] = set()  # cards that the log told everybody of: revealed, used as shields, returned to hand
    for state in states(played[seat])[:-1]:
        shown |= {entry["card"] for entry in state["log"] if entry["line"] in ("reveals", "shields", "returns")}
        for player in state["view"]["players"]:
            assert not any(player["deck"])
            if player["seat"] != seat:
                assert {card["card"] for card in player["hand"] if card} <= shown
        decision = state["view"]["decision"]
        if decision is not None and decision["seat"] != seat:
            assert set(decision) - {"window"} == {"seat"}, "a shield may be revealed now, as everybody knows"
        assert state["seed"] is None


@pytest.mark.parametrize("seat", ["p1", "p2", None])
def test_the_seed_is_in_the_last_message_and_in_no_other(played: dict[str, Any], seat: str | None) -> None:
    seed = str(played["record"]["seed"])
    assert len(seed) > 9  # so that it is not there by chance
    over = [n for n, text in enumerate(played[seat]) if '"status":"over"' in text]
    assert over
    for n, text in enumerate(played[seat]):
        assert (seed in text) == (n in over), n


def test_neither_the_lobby_nor_the_table_tells_the_seed(house: House) -> None:
    table, anna, _, one, two = two_at_a_table(house)
    told = [anna.get(path).body for path in ("/api/tables", f"/api/tables/{table}", "/api/me")]
    assert anna.get(f"/api/tables/{table}/record").status == 409
    now, _ = in_turn(one, two)
    now.send(type="resign")
    now.state(1)
    seed = str(anna.get(f"/api/tables/{table}/record").json["seed"]).encode()
    assert not any(seed in body for body in told)


def test_a_hot_seat_screen_gets_one_view_at_a_time(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make(hotseat=True, setup={"characters": ["tetra", "volos"]})
    screen: Screen = anna.look(table)
    seen = set()
    for _ in range(40):
        assert screen.last["you"] == ["p1", "p2"]
        asked = screen.asked
        assert screen.last["view"]["viewer"] == asked
        for player in screen.last["view"]["players"]:
            assert any(player["hand"]) <= (player["seat"] == asked)
        seen.add(asked)
        screen.choose("end" if "end" in screen.options else None)
    assert seen == {"p1", "p2"}
