"""Nothing is shown before it is on disk; what happens when the disk says no, a reader sleeps or a bot fails."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import sudi
from sudi.games import game
from sudi.server.daytime import now
from sudi.server.guard.limits import Limits
from sudi.server.keeping import driving
from sudi.server.keeping.keeper import Keeper, Running
from sudi.server.settings import Settings
from sudi.server.store.answering import Unwritten
from sudi.server.store.changes import Change
from sudi.server.store.journal import Conflict
from sudi.server.store.models import moves
from sudi.server.store.people import User
from sudi.server.wire.clients import Screen
from sudi.server.wire.messages import Choose, Hello, Ping
from sudi.server.wire.wishes import Wishes
from sudi.table import ClockPlan, Table
from sudi.table.thinking import Thinkers
from tests.table.people import duel, options, sit_down


class Disk:
    """A journal whose writing the test holds up or lets fail."""

    def __init__(self) -> None:
        self.written: list[Change] = []
        self.writes = 0
        self.go = asyncio.Event()
        self.go.set()
        self.fails: Exception | None = None
        self.late: Callable[[str], None] | None = None

    async def write(self, table: str, *changes: Change) -> None:
        await self.go.wait()
        if self.fails is not None:
            raise self.fails
        self.writes += 1
        self.written += changes

    def rows(self, kind: Any) -> list[dict[str, Any]]:
        """The rows that were added to a table of the database."""
        return [row for statement, row in self.written if row is not None and getattr(statement, "table", None) is kind]

    @property
    def options(self) -> list[str]:
        return [row["option"] for row in self.rows(moves)]


class Room:
    def __init__(self, table: Table, thinkers: Any = None) -> None:
        self.disk = Disk()
        bots = thinkers or Thinkers(1)
        self.keeper = Keeper(None, self.disk, None, bots, Settings(bot_pause=0.0))  # type: ignore[arg-type]
        self.running = self.keeper.tables["t1"] = Running(table)
        self.wishes = Wishes(self.keeper)

    async def screen(self, user: str | None) -> Screen:
        one = Screen("t1", None if user is None else User(user, user), 50)
        await self.wishes.message(one, Hello(None))
        heard(one)
        return one


def heard(screen: Screen) -> list[str]:
    found = [json.loads(data)["type"] for data in screen.waiting]
    screen.waiting = ()
    return found


def play(work: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await work()

    asyncio.run(run())


def test_nobody_sees_a_choice_before_it_is_on_disk() -> None:
    async def work() -> None:
        room = Room(duel())
        anna, bob, watcher = [await room.screen(user) for user in ("anna", "bob", None)]
        heard(anna), heard(bob)
        room.disk.go.clear()
        choosing = asyncio.create_task(room.wishes.message(anna, Choose("a", 0, "end")))
        late = Screen("t1", None, 50)
        joining = asyncio.create_task(room.wishes.message(late, Hello(None)))
        await asyncio.sleep(0.05)
        assert [heard(s) for s in (anna, bob, watcher, late)] == [[], [], [], []]
        assert room.running.table.version == 0
        room.disk.go.set()
        await choosing
        assert room.disk.options == ["end"]
        assert heard(anna)[:2] == ["accepted", "state"]
        assert heard(bob)[0] == "state"
        await joining
        assert heard(late) == ["state"]

    play(work)


def test_a_choice_and_the_passes_behind_it_are_written_at_once_or_not_at_all() -> None:
    async def work() -> None:
        setup = game("doomtrooper").for_table({})
        room = Room(sit_down(sudi.new("doomtrooper", players=2, seed=5, **setup)))
        table, screens = room.running.table, {n: await room.screen(user) for n, user in enumerate(("anna", "bob"))}
        for n in range(40):
            asked, version, moves_before = table.asks, table.version, len(room.disk.options)
            assert asked is not None
            wish = Choose(f"n{n}", version, table.match.pending.names[0])  # type: ignore[union-attr]
            room.disk.fails = Unwritten("full")
            await room.wishes.message(screens[asked], wish)
            assert (table.version, len(room.disk.options)) == (version, moves_before)
            room.disk.fails, room.disk.writes = None, 0
            await room.wishes.message(screens[asked], wish)
            assert room.disk.writes == 1
            assert table.version - version == len(room.disk.options) - moves_before
            if table.version - version > 1:
                return
        pytest.fail("nobody passed")

    play(work)


def test_a_client_that_goes_away_while_the_disk_writes_leaves_nothing_half_done() -> None:
    async def work() -> None:
        room = Room(duel())
        anna, bob = [await room.screen(user) for user in ("anna", "bob")]
        room.disk.go.clear()
        choosing = asyncio.create_task(room.wishes.message(anna, Choose("a", 0, "end")))
        await asyncio.sleep(0.02)
        choosing.cancel()
        await asyncio.sleep(0.02)
        room.disk.go.set()
        await asyncio.sleep(0.05)
        assert room.running.table.version == 1 == len(room.disk.options)
        assert heard(bob)[-1] == "state"
        assert not room.running.lock.locked()

    play(work)


def test_a_disk_that_fails_accepts_nothing_and_the_choice_can_be_sent_again() -> None:
    async def work() -> None:
        room = Room(duel())
        anna, bob = [await room.screen(user) for user in ("anna", "bob")]
        heard(anna)
        room.disk.fails = Unwritten("full")
        await room.wishes.message(anna, Choose("a", 0, "end"))
        assert heard(anna) == ["error"]
        assert heard(bob) == []
        assert room.running.table.version == 0
        room.disk.fails = None
        await room.wishes.message(anna, Choose("a", 0, "end"))
        assert heard(anna) == ["accepted", "state"]

    play(work)


def test_a_table_written_by_another_process_is_let_go() -> None:
    async def work() -> None:
        room = Room(duel())
        anna, bob = [await room.screen(user) for user in ("anna", "bob")]
        heard(anna)
        room.disk.fails = Conflict("2")
        await room.wishes.message(anna, Choose("a", 0, "end"))
        assert "t1" not in room.keeper.tables
        assert (anna.closing, bob.closing) == (1012, 1012)

    play(work)


def test_who_does_not_read_is_let_go_and_the_others_are_not() -> None:
    async def work() -> None:
        room = Room(duel())
        slow, quick = [await room.screen(user) for user in ("anna", "bob")]
        for _ in range(60):
            await room.wishes.message(slow, Ping(1.0))
        assert slow.closing == 4408
        assert len(slow.waiting) <= 50
        assert quick.closing is None

    play(work)


def test_there_is_room_for_so_many_screens_and_no_more() -> None:
    async def work() -> None:
        room = Room(duel())
        room.keeper.limits = Limits(clients_of_table=2)
        for user in ("anna", "bob"):
            assert await room.screen(user)
        third = Screen("t1", None, 50)
        await room.wishes.message(third, Hello(None))
        assert heard(third) == ["error"]
        assert third.id not in room.running.clients

    play(work)


@pytest.mark.parametrize("fault", ["raises", "sleeps"])
def test_a_bot_that_fails_does_not_stop_the_table(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "THINKING_SECONDS", 0.05)

    class Faulty(Thinkers):
        async def decide(self, match: Any, seat: int, who: str) -> str:
            if who == "random":
                return await super().decide(match, seat, who)
            if fault == "sleeps":
                await asyncio.sleep(60)
            raise ZeroDivisionError

    async def work() -> None:
        table = duel(bots=(0,))
        table.seats[0].bot = "greedy"
        room = Room(table, Faulty(1))
        bob = await room.screen("bob")
        room.keeper.carry_on(room.running)
        for _ in range(200):
            await asyncio.sleep(0.02)
            if table.asks == 1:
                break
        assert table.asks == 1
        assert options(table)
        assert "state" in heard(bob)

    play(work)


def test_a_bot_that_cannot_choose_at_all_is_tried_less_and_less_and_everybody_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driving, "RETRY_SECONDS", 0.01)
    tried: list[float] = []

    class Hopeless(Thinkers):
        async def decide(self, match: Any, seat: int, who: str) -> str:
            tried.append(time.monotonic())
            if len(tried) > 4:
                return await super().decide(match, seat, who)
            raise ZeroDivisionError("what Anna typed")

    async def work() -> None:
        table = duel(bots=(0,))
        table.seats[0].bot = "random"
        room = Room(table, Hopeless(1))
        bob = await room.screen("bob")
        room.keeper.carry_on(room.running)
        for _ in range(500):
            await asyncio.sleep(0.01)
            if table.asks == 1:
                break
        assert table.asks == 1
        told = heard(bob)
        assert told.count("error") == 2  # one sentence for each time it was put off: two tries each
        assert room.running.failures == 0
        assert tried[2] - tried[1] >= 0.01
        assert tried[4] - tried[3] >= 0.02
        said = [one.message for one in caplog.records if "cannot go on by itself" in one.message]
        assert len(said) == 2
        assert all("ZeroDivisionError" in one and "Anna" not in one for one in said)

    play(work)


def test_a_clock_that_cannot_be_written_down_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "RETRY_SECONDS", 0.01)

    async def work() -> None:
        table = duel(clock=ClockPlan("move", 0.01))
        room = Room(table)
        bob = await room.screen("bob")
        room.disk.fails = Unwritten("full")
        for seat in table.seats.all:
            seat.ready = True
        table.run_clock(None, now())
        room.keeper.carry_on(room.running)
        while room.running.failures < 2:
            await asyncio.sleep(0.005)
        assert heard(bob).count("error") >= 1
        assert table.version == 0
        room.disk.fails = None
        while table.version == 0:
            await asyncio.sleep(0.005)
        assert room.running.failures == 0

    play(work)


def test_a_choice_taken_back_while_a_bot_thinks_is_not_answered_by_the_bot() -> None:
    gate: list[asyncio.Event] = []

    class Slow(Thinkers):
        async def decide(self, match: Any, seat: int, who: str) -> str:
            await gate[0].wait()
            return await super().decide(match, seat, who)

    async def work() -> None:
        gate.append(asyncio.Event())
        table = duel(bots=(1,))
        room = Room(table, Slow(1))
        anna = await room.screen("anna")
        while table.asks == 0:
            await room.wishes.message(anna, Choose(f"c{table.version}", table.version, "end"))
        await asyncio.sleep(0.01)
        from sudi.server.wire.messages import Undo

        await room.wishes.message(anna, Undo("ask"))
        assert table.asks == 0
        version = table.version
        gate[0].set()
        await asyncio.sleep(0.1)
        assert (table.version, table.asks) == (version, 0)

    play(work)
