"""Sitting, leaving and ending over the wire: ready, draw, absence, and that all of it survives the power cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .house import House, Person, Screen, all_ready, catch_up, in_turn, two_at_a_table

CHESS = {"kind": "chess", "seconds": 300, "increment": 0, "at_zero": "loss"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that waits for nobody."""
    one = House(tmp_path_factory.mktemp("hasty"), "--patience", "0", "0")
    yield one
    one.stop()


def until(screen: Screen, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first state, from the one that is there on, of which this is true."""
    while not right(screen.last):
        screen.state()
    return screen.last


def absent(state: dict[str, Any]) -> list[str]:
    return [one["seat"] for one in state["table"]["absence"]["seats"] if one["wait"] == 0]


def both_play(one: Screen, two: Screen) -> None:
    """Each of the two has made a choice."""
    done: set[str] = set()
    while len(done) < 2:
        now, other = in_turn(one, two)
        now.choose(now.options[-1])
        other.state(now.version)
        done.add(now.last["you"])


def test_the_clock_waits_for_everybodys_word_even_through_a_power_cut(
    tmp_path: Path, database: tuple[str, ...]
) -> None:
    house = House(tmp_path, *database)
    try:
        table, anna, bob, one, two = two_at_a_table(house, clock=CHESS)
        assert one.last["table"]["status"] == "playing"
        assert one.last["table"]["clock"]["running"] is None
        assert not one.options
        assert not two.options
        one.send(type="choose", id="early", version=0, option="end")
        assert one.error() in ("ready", "not_yours")
        one.send(type="ready")
        until(two, lambda state: [s["ready"] for s in state["table"]["seats"]] == [True, False])
        house.kill()
        house.start()
        one, two = anna.look(table), bob.look(table)
        assert [s["ready"] for s in two.last["table"]["seats"]] == [True, False]
        assert two.last["table"]["clock"]["running"] is None
        two.send(type="ready")
        until(two, lambda state: state["table"]["clock"]["running"] is not None)
        house.kill()
        house.start()
        one, two = anna.look(table), bob.look(table)
        catch_up(one, two)
        assert one.last["table"]["clock"]["running"] is not None
        now, _ = in_turn(one, two)
        assert now.options
    finally:
        house.stop()


def test_a_bot_waits_for_the_person_at_a_table_with_a_clock(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make(seats=[{"kind": "bot", "bot": "random"}, {"kind": "me"}], clock=CHESS)
    screen = anna.look(table)
    catch_up(screen)
    assert (screen.version, screen.options) == (0, [])
    all_ready(screen)
    until(screen, lambda state: bool(state["view"]["decision"].get("options")))


def test_a_draw_is_agreed_and_told(house: House) -> None:
    table, anna, _, one, two = two_at_a_table(house)
    one.send(type="draw", action="ask")
    assert one.error() == "draw"  # nobody has played yet
    both_play(one, two)
    one.send(type="draw", action="ask")
    until(two, lambda state: state["table"]["draw"]["asked"] is not None)
    assert two.last["table"]["draw"]["asked"] == {"by": "p1", "needs": ["p2"], "agreed": []}
    two.send(type="draw", action="refuse")
    told = until(one, lambda state: state["table"]["told"] is not None)["table"]["told"]
    assert told == {"about": "draw", "answer": "refused", "by": "p2"}
    two.send(type="draw", action="ask")
    until(one, lambda state: state["table"]["draw"]["asked"] is not None)
    one.send(type="draw", action="accept")
    outcome = until(two, lambda state: state["table"]["status"] == "over")["table"]["outcome"]
    assert outcome == {"winners": [], "losers": [], "reason": "agreement", "rule": None, "who": ["p1", "p2"]}
    assert anna.get(f"/api/tables/{table}").json["outcome"] == outcome


def test_the_answer_to_undo_is_told_and_what_it_would_take_back_is_counted(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house)
    now, other = in_turn(one, two)
    lines = len(now.last["log"]) + now.last["log_from"]
    now.choose(next(o for o in now.options if o.startswith("play")))
    now.send(type="undo", action="ask")
    asked = until(other, lambda state: state["table"]["undo"]["asked"] is not None)["table"]["undo"]["asked"]
    assert asked["lines"] == lines
    now.send(type="undo", action="refuse")
    told = until(other, lambda state: state["table"]["told"] is not None)["table"]["told"]
    assert told == {"about": "undo", "answer": "withdrawn", "by": now.last["you"]}
    now.send(type="undo", action="ask")
    until(other, lambda state: state["table"]["undo"]["asked"] is not None)
    other.send(type="undo", action="accept")
    accepted = {"about": "undo", "answer": "accepted", "by": None}
    until(now, lambda state: state["table"]["told"] == accepted)


@pytest.mark.parametrize("way", ["leaves", "vanishes"])
def test_the_match_is_claimed_from_somebody_who_is_away(hasty: House, way: str) -> None:
    _, _, _, one, two = two_at_a_table(hasty)
    now, other = in_turn(one, two)
    if way == "leaves":
        now.send(type="leave")
    now.close()
    until(other, lambda state: state["table"]["absence"]["can_claim"] == [other.last["you"]])
    assert other.last["table"]["absence"]["seats"][0]["left"] == (way == "leaves")
    other.send(type="claim")
    outcome = until(other, lambda state: state["table"]["status"] == "over")["table"]["outcome"]
    assert outcome["winners"] == [other.last["you"]]
    assert (outcome["reason"], outcome["who"]) == ("absence", [now.last["you"]])


def test_a_bot_stands_in_through_a_power_cut_until_the_owner_comes_back(
    tmp_path: Path, database: tuple[str, ...]
) -> None:
    house = House(tmp_path, "--patience", "0", "0", *database)
    try:
        table, anna, bob, one, two = two_at_a_table(house)
        now, other = in_turn(one, two)
        gone, seat = (anna, "p1") if now is one else (bob, "p2")
        stays = bob if now is one else anna
        now.close()
        until(other, lambda state: absent(state) == [seat])
        other.send(type="stand_in", seat=seat)
        until(other, lambda state: bool(other.options))  # the bot has played its turn
        assert gone.get(f"/api/tables/{table}").json["seats"] == other.last["table"]["seats"]
        house.kill()
        house.start()
        other = stays.look(table)
        there = next(s for s in other.last["table"]["seats"] if s["seat"] == seat)
        assert there["stand_in"] == {"bot": "regular", "by": other.last["you"]}
        back = gone.look(table)
        back.send(type="back")
        until(back, lambda state: all(s["stand_in"] is None for s in state["table"]["seats"]))
        other.state(back.version)
        other.choose("end")
        until(back, lambda state: bool(back.options))  # asked again, and no bot answers
    finally:
        house.stop()


def test_a_wait_that_ends_is_told_without_anybody_doing_anything(tmp_path: Path) -> None:
    house = House(tmp_path, "--patience", "1", "1")
    try:
        _, _, _, one, two = two_at_a_table(house)
        now, other = in_turn(one, two)
        now.close()
        waiting = until(other, lambda state: bool(state["table"]["absence"]["seats"]))
        assert waiting["table"]["absence"]["can_claim"] == []
        until(other, lambda state: state["table"]["absence"]["can_claim"] == [other.last["you"]])
    finally:
        house.stop()


def test_the_build_of_the_pages_is_told(house: House) -> None:
    health = Person(house).get("/api/health").json
    assert len(health["build"]) == 16
