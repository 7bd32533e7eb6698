"""The power goes out (kill -9) at many points; after a restart every table goes on at the very decision it stood at.

With SQLite, and with PostgreSQL where its server is installed.
"""

from __future__ import annotations

import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from .house import House, Person, Screen, all_ready, catch_up, in_turn, two_at_a_table

POINTS = (0, 1, 2, 5, 9)


def test_nothing_accepted_is_lost_and_the_prompt_is_the_same(tmp_path: Path, database: tuple[str, ...]) -> None:
    house = House(tmp_path, *database)
    try:
        table, anna, bob, one, two = two_at_a_table(house)
        waiting = anna.make(title="Čeká se")
        made = 0
        for point, more in enumerate(POINTS):
            for _ in range(more):
                now, other = in_turn(one, two)
                now.choose(now.options[made % len(now.options)])
                other.state(now.version)
                made += 1
            catch_up(one, two)
            before = [(s.last["view"], s.version, s.last["table"]["seats"]) for s in (one, two)]
            whole = [who.look(table).last["log"] for who in (anna, bob)]
            house.kill()
            house.start()
            one, two = anna.look(table), bob.look(table)
            catch_up(one, two)
            assert [(s.last["view"], s.version, s.last["table"]["seats"]) for s in (one, two)] == before, point
            assert [who.look(table).last["log"] for who in (anna, bob)] == whole
            assert one.version == made
        assert anna.get(f"/api/tables/{waiting}").json["status"] == "waiting"
        assert bob.sit(waiting).status == 201
    finally:
        house.stop()


def test_a_choice_in_flight_is_there_whole_or_not_at_all_and_counts_once(
    tmp_path: Path, database: tuple[str, ...]
) -> None:
    """Killed between sending and answer: what was accepted stands; what was not can be sent again under its id."""
    house = House(tmp_path, *database)
    try:
        table, anna, bob, one, two = two_at_a_table(house)
        for n, pause in enumerate((0.0, 0.002, 0.01)):
            now, _ = in_turn(one, two)
            version, option, id = now.version, now.options[-1], f"flight {n}"
            now.send(type="choose", id=id, version=version, option=option)
            time.sleep(pause)
            house.kill()
            told = _was_accepted(now)
            house.start()
            one, two = anna.look(table), bob.look(table)
            catch_up(one, two)
            assert one.version in ((version + 1,) if told else (version, version + 1))
            mine = one if now.last["you"] == "p1" else two
            mine.send(type="choose", id=id, version=version, option=option)
            assert mine.until("accepted")["version"] == version + 1
            catch_up(one, two)
            assert one.version == two.version == version + 1
    finally:
        house.stop()


def _was_accepted(screen: Screen) -> bool:
    try:
        while True:
            if screen.get(1)["type"] == "accepted":
                return True
    except (ConnectionClosed, TimeoutError):
        return False


def test_bots_and_clocks_go_on_by_themselves(tmp_path: Path, database: tuple[str, ...]) -> None:
    """Nobody connects after the restart: the bots play on, and so does the clock of somebody who is away."""
    house = House(tmp_path, *database)
    try:
        anna = Person(house, "Anna")
        bots = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], clock={"kind": "move", "seconds": 1})
        screen = anna.look(bots)
        all_ready(screen)
        before = screen.version
        house.kill()
        house.start()
        late = time.monotonic() + 15
        while anna.get(f"/api/tables/{bots}").json["choices"] < before + 2:
            assert time.monotonic() < late, "the table stands still"
            time.sleep(0.1)
    finally:
        house.stop()
