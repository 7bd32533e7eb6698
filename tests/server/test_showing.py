"""What screens are sent is kept from moment to moment; it is always what somebody who comes fresh would be sent."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sudi
from sudi.games import game
from sudi.kernel.decision import seat_name
from sudi.server.store.people import User
from sudi.server.wire.showing import Showing
from sudi.table import Plan, Seat, Table, agreeing, looking, takeback
from sudi.table.face import LogEntry


def as_sent(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


class Screen:
    def __init__(self, user: User | None) -> None:
        self.id, self.table, self.user = "screen", "table", user
        self.known: int | None = None
        self.greeted = True
        self.heard: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))

    def close(self, code: int) -> None:
        raise AssertionError(code)


PEOPLE = [User("a" * 16, "Ada"), User("b" * 16, "Bea"), None]


class Shown:
    """A table whose two players and one spectator look at it all the time."""

    def __init__(self, name: str) -> None:
        record = sudi.new(name, players=2, seed="5" * 32, **game(name).for_table({})).record()
        chairs = [Seat(n, "human", who.id, who.name) for n, who in enumerate(PEOPLE) if who is not None]
        self.table = Table(Plan.of("t" * 12, record, owner=PEOPLE[0].id if PEOPLE[0] else ""), chairs)
        self.table.begin(0.0)
        self.showing = Showing(self.table)
        self.screens = [Screen(who) for who in PEOPLE]
        self.look()

    def look(self) -> None:
        """Those who have looked all the time see what somebody sees whose table was never shown before."""
        self.showing.show(self.screens, 1.0)
        for screen in self.screens:
            fresh, sent = Screen(screen.user), screen.heard[-1]
            Showing(self.table).show([fresh], 1.0)
            (whole,) = fresh.heard
            for part in ("version", "you", "table", "view", "seed", "asking"):
                assert sent[part] == whole[part], part
            assert sent["log"] == whole["log"][sent["log_from"] :]
            self.plain(sent, PEOPLE.index(screen.user) if screen.user is not None else None)

    def plain(self, sent: dict[str, Any], viewer: int | None) -> None:
        """What is sent as bytes that were put together is what the match says as data."""
        match = self.table.match
        assert match is not None
        assert sent["view"] == as_sent(looking.view(self.table, viewer))
        lines = match.log(viewer, sent["log_from"], self.table.chosen.unasked)
        assert sent["log"] == as_sent(
            [
                LogEntry(n, e.cs, e.en, e.line, seat_name(e.seat) if e.seat >= 0 else None, e.card)
                for n, e in enumerate(lines, sent["log_from"])
            ]
        )

    def choose(self, chance: Random) -> bool:
        match = self.table.match
        assert match is not None
        asked = self.table.asks
        if asked is None:
            return False
        option = chance.choice(match.pending.names)
        self.table.take(self.table.choose([asked], option, 1.0, id=f"v{self.table.version}"), 1.0)
        self.look()
        return True


@pytest.mark.parametrize("name", ["shards", "smashup", "summonerwars", "rone", "doomtrooper"])
def test_screens_that_looked_all_the_time_are_sent_what_a_fresh_one_is(name: str) -> None:
    shown, chance = Shown(name), Random(3)
    for _ in range(40):
        if not shown.choose(chance):
            break


def test_the_face_of_the_table_follows_whatever_people_do() -> None:
    shown, chance = Shown("shards"), Random(4)
    table = shown.table
    for _ in range(30):
        shown.choose(chance)
    seat = table.seats[0]
    for change in (
        lambda: setattr(seat, "clients", 1),
        lambda: setattr(seat, "away", True),
        lambda: setattr(seat, "away", False),
        lambda: setattr(seat, "guest", True),
        lambda: setattr(seat, "name", "Adéla"),
        lambda: setattr(table, "spectators", 2),
        lambda: setattr(seat, "gone", 0.5),
        lambda: setattr(seat, "gone", None),
        lambda: takeback.ask(table, [0], 1.0),
        lambda: takeback.refuse(table, [1]),
        lambda: agreeing.ask(table, [0]),
        lambda: agreeing.refuse(table, [1]),
        lambda: shown.choose(chance),
        lambda: table.take(table.resign([1], 1.0), 1.0),
        lambda: table.wants_rematch.add(0),
        lambda: setattr(table, "rematch", "r" * 12),
    ):
        change()
        shown.look()
