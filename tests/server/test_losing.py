"""Resigning among three over the wire: the others play on, the seat that has lost is marked and asked nothing."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from .house import House, Person, Screen, all_ready, catch_up


def three_at_a_table(house: House, **rest: Any) -> tuple[str, list[Person], list[Screen]]:
    people = [Person(house, name) for name in ("Anna", "Bob", "Cyril")]
    setup = {"characters": ["tetra", "volos", "decima"]}
    table = people[0].make(mode="free_for_all", players=3, setup=setup, **rest)
    for who in people[1:]:
        assert who.sit(table).status == 201
    screens = [who.look(table) for who in people]
    catch_up(*screens)
    return table, people, screens


def asked(screens: list[Screen]) -> Screen:
    """The screen of the seat that is asked."""
    return next(s for s in screens if s.asked == s.last["you"])


def test_the_others_play_on_and_the_seat_is_marked(house: House) -> None:
    table, people, screens = three_at_a_table(house)
    loser = asked(screens)
    seat = loser.last["you"]
    loser.send(type="resign")
    others = [s for s in screens if s is not loser]
    for screen in screens:
        while screen.asked == seat:  # the table chooses for the seat until somebody else is asked
            state = screen.state()
            assert state["table"]["status"] == "playing"
            assert screen is not loser or not screen.options
    marks = {s["seat"]: s["lost"] for s in screens[0].last["table"]["seats"]}
    assert marks == {f"p{n}": "resign" if f"p{n}" == seat else None for n in (1, 2, 3)}
    assert people[0].get(f"/api/tables/{table}").json["seats"] == screens[0].last["table"]["seats"]
    loser.send(type="choose", id="x", version=loser.version, option="end")
    assert loser.error() in ("lost", "not_yours")
    loser.send(type="resign")
    assert loser.error() == "lost"
    asked(others).choose("end")
    catch_up(*others)
    asked(others).send(type="resign")
    state = others[0].until("state")
    while state["table"]["status"] != "over":
        state = others[0].until("state")
    assert len(state["table"]["outcome"]["winners"]) == 1
    assert seat in state["table"]["outcome"]["losers"]


def test_after_kill_9_the_seat_has_still_lost_and_the_match_goes_on(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        table, people, screens = three_at_a_table(house)
        loser = next(s for s in screens if s is not asked(screens))
        seat = loser.last["you"]
        loser.send(type="resign")
        loser.state(1)
        house.kill()
        house.start()
        listed = people[0].get(f"/api/tables/{table}").json
        assert [s["lost"] for s in listed["seats"]].count("resign") == 1
        screens = [who.look(table) for who in people]
        catch_up(*screens)
        left = [s for s in screens if s.last["you"] != seat]
        chosen: set[str] = set()
        late = time.monotonic() + 20
        while len(chosen) < 2 or screens[0].version < 12:
            assert time.monotonic() < late
            now = next((s for s in left if s.asked == s.last["you"]), None)
            if now is None:
                left[0].state()
                catch_up(*left)
                continue
            now.choose("end" if "end" in now.options else None)
            chosen.add(now.last["you"])
            catch_up(*screens)
        assert {e["seat"] for e in screens[0].last["log"]} <= {None, "p1", "p2", "p3"}
        assert screens[0].last["table"]["status"] == "playing"
    finally:
        house.stop()


def test_time_takes_one_of_three_out(house: House) -> None:
    clock = {"kind": "chess", "seconds": 1, "increment": 0, "at_zero": "loss"}
    _, _, screens = three_at_a_table(house, clock=clock)
    late = asked(screens).last["you"]
    all_ready(*screens)
    screen = screens[0]
    while not any(s["lost"] for s in screen.last["table"]["seats"]):
        screen.state()
    marks = {s["seat"]: s["lost"] for s in screen.last["table"]["seats"]}
    assert marks[late] == "time"
    assert screen.last["table"]["status"] == "playing"
    while screen.last["table"]["status"] != "over":  # the next one does not come either
        screen.state()
    assert screen.last["table"]["outcome"]["reason"] == "time"
    assert len(screen.last["table"]["outcome"]["winners"]) == 1
