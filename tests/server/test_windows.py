"""Windows over the wire: who passed tells nothing, wishes are private and survive everything."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from sudi.server.keeping.driving import WINDOW_SECONDS
from tests.doomtrooper.table import table as situation

from .house import House, Person, Screen, catch_up, laid_out

KARMA = ["positive_karma", "clansman_claymore"]  # the first can be played at any time
NOTHING = ["terror", "clansman_claymore"]
AT_ONCE = 1.0  # seconds; a person who has to press a button takes longer


def war(house: House, theirs: list[str]) -> tuple[str, Person, Person, Screen, Screen]:
    """Anna and Bob at a table that stands in Anna's action step."""
    match = situation(
        {"squad": ["clansman"], "hand": ["composite_armor"]},
        {"kohort": ["necromutant"], "hand": theirs},
        setup={"windows": "everyone"},
    )
    anna, bob = Person(house, "Anna"), Person(house, "Bob")
    table = laid_out(house, match.record(), anna, bob)
    one, two = anna.look(table), bob.look(table)
    catch_up(one, two)
    return table, anna, bob, one, two


def wished(when: str, until: str | None = None, hold: bool = False) -> dict[str, Any]:
    told = {"when": when, "until": until, "hold": hold, "own_turn": False, "spans": ["turn"]}
    kinds = ["always", "combat", "affected", "reactions", "never"]
    # The record it began from ends phases without asking, and gives single answers without asking.
    return {**told, "windows": True, "kinds": kinds, "ends": None, "quick": None}


def told(screen: Screen, table: str) -> list[str]:
    """Everything that came over a wire, without the name of the table."""
    found = [text.replace(table, "TABLE") for text in screen.raw if '"accepted"' not in text]
    screen.raw.clear()
    return found


@pytest.mark.parametrize("wish", ["affected", "reactions"])
def test_a_seat_that_could_play_and_one_that_could_not_pass_alike(house: House, wish: str) -> None:
    heard, waits = [], []
    for theirs in (KARMA, NOTHING):
        table, _, bob, one, two = war(house, theirs)
        watcher = Person(house).look(table)
        two.send(type="asking", when=wish)
        two.state()
        catch_up(one, watcher)
        told(one, table), told(watcher, table)
        since = time.monotonic()
        for choice in ("meditate", "meditate", "attack", "fight", "pass"):
            if choice == "pass" and two.options:
                break
            one.choose(choice)
            two.state(one.version)
        waits.append(time.monotonic() - since)
        catch_up(one, watcher)
        heard.append((told(one, table), told(watcher, table)))
        bob.post(f"/api/tables/{table}/sit", {"seat": None})
    assert heard[0] == heard[1], "not a byte differs"
    assert len(heard[0][0]) >= 4
    assert max(waits) < 4 * AT_ONCE


def test_a_seat_that_wants_to_be_asked_is_waited_for_with_and_without_a_card(house: House) -> None:
    heard = []
    for theirs in (KARMA, NOTHING):
        table, _, _, one, two = war(house, theirs)
        two.send(type="asking", when="always")
        assert two.state()["asking"] == wished("always")
        catch_up(one)
        told(one, table)
        one.choose("meditate")
        assert one.last["view"]["decision"] == {"seat": "p2", "window": "anytime"}
        two.state(one.version)
        assert two.last["view"]["decision"]["window"] == "anytime"
        assert two.options[-1] == "pass"
        two.choose("pass")
        one.state(two.version)
        heard.append(told(one, table))
    assert heard[0] == heard[1]


def test_a_wish_is_heard_by_nobody_else(house: House) -> None:
    table, _, _, one, two = war(house, NOTHING)
    watcher = Person(house).look(table)
    catch_up(one, two, watcher)
    told(one, table), told(watcher, table)
    two.send(type="asking", when="combat", until=None, hold=True)
    assert two.state()["asking"] == wished("combat", None, True)
    catch_up(one, watcher)
    assert [json.loads(text)["type"] for text in told(one, table) + told(watcher, table)] == ["pong", "pong"]
    assert one.last["asking"] == wished("affected")
    assert watcher.last["asking"] is None
    watcher.send(type="asking", when="always")
    assert watcher.error() == "not_yours"
    two.send(type="asking", when="whenever")
    assert two.error() == "schema"


def test_a_question_that_is_open_is_passed_by_a_new_wish(house: House) -> None:
    _, _, _, one, two = war(house, KARMA)
    two.send(type="asking", when="always")
    two.state()
    one.choose("meditate")
    two.state(one.version)
    assert "play positive_karma" in two.options
    two.send(type="asking", when="always", until="turn")
    two.state(two.version + 1)
    one.state(two.version)
    assert "meditate" in one.options, "everything went on"
    assert two.last["asking"] == wished("always", "turn")
    one.choose("meditate")
    two.state(one.version)
    assert "meditate" in one.options or "end" in one.options
    assert two.options == []


def test_a_wish_survives_a_new_connection_and_a_killed_server(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        table, anna, bob, one, two = war(house, NOTHING)
        two.send(type="asking", when="combat", until="turn", hold=True)
        kept = wished("combat", "turn", True)
        assert two.state()["asking"] == kept
        assert bob.look(table).last["asking"] == kept
        one.choose("meditate")
        house.kill()
        house.start()
        again = bob.look(table)
        assert again.last["asking"] == kept
        assert again.last["view"]["decision"]["options"][-1]["name"] == "pass", "hold was said, and nobody asked yet"
        again.choose("pass")
        assert again.last["asking"] == wished("combat", "turn")
        house.kill()
        house.start()
        assert bob.look(table).last["asking"] == wished("combat", "turn")
        assert anna.look(table).last["asking"] == wished("affected")
    finally:
        house.stop()


def test_a_new_table_asks_everyone(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make(game="doomtrooper", mode="duel", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    one = anna.look(table)
    assert one.last["asking"] is not None
    one.send(type="resign")
    one.state(one.version + 1)
    assert anna.get(f"/api/tables/{table}/record").json["setup"]["windows"] == "everyone"
    assert anna.make(game="shards")


@pytest.mark.parametrize("theirs", [KARMA, NOTHING], ids=["something", "nothing"])
def test_a_bot_takes_as_long_with_nothing_to_think_about(house: House, theirs: list[str]) -> None:
    match = situation(
        {"squad": ["clansman"], "hand": ["composite_armor"]},
        {"kohort": ["necromutant"], "hand": theirs},
        setup={"windows": "everyone"},
    )
    anna = Person(house, "Anna")
    record = json.loads(match.record().to_json())
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    one = anna.look(anna.post("/api/replay/fork", {"record": record, "at": 0, "seats": seats}).json["id"])
    since = time.monotonic()
    one.choose("meditate")
    while not one.options:
        one.state()
    assert time.monotonic() - since >= WINDOW_SECONDS
