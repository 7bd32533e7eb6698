"""Sitting down, getting up, coming back, and one more match."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

import sudi
from sudi.bots.budget import Budget
from sudi.bots.levels import patience
from sudi.bots.search import Search
from sudi.table import Refused, Seat, rematch
from sudi.table.plan import ClockPlan, checked_clock, seats_of
from sudi.table.seats import Seats
from sudi.table.thinking import Thinkers, is_bot, offered_bots, think

from .people import duel, sit_down


def test_a_free_seat_is_taken_once() -> None:
    seats = Seats([Seat(0, "human", "anna", "Anna"), Seat(1)])
    assert not seats.full
    assert seats.sit("bob", "Bob", None).label == "p2"
    assert seats.full
    with pytest.raises(Refused) as no:
        seats.sit("cyril", "Cyril", "p2")
    assert no.value.code == "full"
    with pytest.raises(Refused) as no:
        seats.sit("cyril", "Cyril", "p9")
    assert no.value.code == "unknown"
    assert seats.of("bob") == [1]
    assert seats.of(None) == []
    assert seats.of("cyril") == []


def test_a_seat_that_is_left_is_free_before_the_match_and_kept_during_it() -> None:
    seats = Seats([Seat(0, "human", "anna", "Anna"), Seat(1)])
    seats.leave("anna", playing=False)
    assert seats[0].kind == "open"
    assert seats.of("anna") == []
    seats.sit("anna", "Anna", "p1")
    seats.leave("anna", playing=True)
    assert seats[0].away
    assert seats.of("anna") == [0]
    with pytest.raises(Refused):
        seats.sit("bob", "Bob", "p1")
    assert seats.sit("anna", "Anna", None).number == 0
    assert not seats[0].away


def test_the_nemesis_needs_nobody() -> None:
    assert seats_of("shards", "solo", 1) == ["p1"]
    assert seats_of("shards", "free_for_all", 3) == ["p1", "p2", "p3"]
    table = sit_down(sudi.new("shards", mode="solo", seed=1))
    assert [seat.label for seat in table.seats.all] == ["p1"]
    assert table.asks == 0


def test_a_rematch_needs_every_person_and_changes_who_begins() -> None:
    table = duel()
    with pytest.raises(Refused):
        rematch.is_last_word(table, [0])
    table.take(table.resign([0], 0.0), 0.0)
    assert not rematch.is_last_word(table, [0])
    assert not rematch.is_last_word(table, [1]), "asking gives nobody's word"
    rematch.take(table, [0])
    with pytest.raises(Refused):
        rematch.is_last_word(table, [])
    assert rematch.is_last_word(table, [1])
    plan, seats = rematch.next_plan(table, "t2", 99, 5.0)
    assert (plan.id, plan.seed, plan.created) == ("t2", 99, 5.0)
    assert (plan.game, plan.mode, plan.setup) == (table.plan.game, table.plan.mode, table.plan.setup)
    assert [(seat.number, seat.user) for seat in seats] == [(0, "bob"), (1, "anna")]


def test_bots_always_want_a_rematch() -> None:
    table = duel(bots=(1,))
    table.take(table.resign([0], 0.0), 0.0)
    assert rematch.is_last_word(table, [0])
    _, seats = rematch.next_plan(table, "t2", 99, 5.0)
    assert [seat.kind for seat in seats] == ["bot", "human"]
    assert seats[0].bot == "random"


@pytest.mark.parametrize("seconds", [0.0, 0.5, 86_401])
def test_a_clock_that_cannot_run_is_refused(seconds: float) -> None:
    with pytest.raises(Refused):
        checked_clock(ClockPlan("move", seconds))
    assert checked_clock(ClockPlan("move", 1)).seconds == 1
    assert checked_clock(ClockPlan("none", seconds)) == ClockPlan()


def test_bots_think_elsewhere_and_the_loop_goes_on() -> None:
    """While a bot thinks in its process, this one keeps answering."""
    table = duel()
    assert table.match is not None
    assert table.match.decision is not None
    offered = [option.name for option in table.match.decision.options]
    match = table.match

    async def play() -> tuple[str, str, int]:
        thinkers = Thinkers(1)
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.005)
                ticks += 1

        ticking = asyncio.create_task(tick())
        try:
            quick = await thinkers.decide(match, 0, "random")
            before = ticks
            slow = await thinkers.decide(match, 0, "greedy")
        finally:
            ticking.cancel()
            thinkers.close()
        return quick, slow, ticks - before

    quick, slow, ticks = asyncio.run(play())
    assert quick in offered
    assert slow in offered
    assert ticks > 3, "another process starts and thinks meanwhile"
    assert len(offered_bots()) == 6
    assert is_bot("greedy")
    assert not is_bot("exec:rm")


def test_a_thinker_that_is_killed_is_replaced() -> None:
    table = duel()
    match = table.match
    assert match is not None

    async def play() -> str:
        thinkers = Thinkers(1)
        try:
            await thinkers.decide(match, 0, "greedy")
            assert thinkers._pool is not None
            for process in thinkers._pool._processes.values():
                process.kill()
                process.join()
            return await thinkers.decide(match, 0, "greedy")
        finally:
            thinkers.close()

    assert match.decision is not None
    assert match.decision.option(asyncio.run(play())) is not None


def test_a_level_whose_time_is_over_when_its_turn_comes_answers_by_its_policy() -> None:
    """So that many tables can wait for one thinker: the time runs from the question, not from the first thought."""
    match = sudi.new("shards", seed=3)
    s = match.state
    packed = ("shards", s.t.mode, s.t.players, s.t.setup, s.pack(), s.seat, "grandmaster", 5)
    late = [think(*packed, until=0.0)[0] for _ in range(2)]
    assert late[0] == late[1]
    plausible = Search("s", Budget(tries=1)).candidates(match.game, s)
    assert late[0] == plausible[0].option
    assert patience("grandmaster", "shards", "duel") == 1.0
    assert patience("master", "shards", "duel") is not None
    assert patience("beginner", "shards", "duel") is None


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
def test_thinkers_end_with_their_server() -> None:
    """Killed without a word: nobody is left thinking for nobody."""
    code = (
        "import asyncio, sudi, time\n"
        "from sudi.table.thinking import Thinkers\n"
        "if __name__ == '__main__':\n"
        "    thinkers = Thinkers(1)\n"
        "    asyncio.run(thinkers.decide(sudi.new('shards', seed=1), 0, 'greedy'))\n"
        "    print(*thinkers._pool._processes, flush=True)\n"
        "    time.sleep(60)\n"
    )
    server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    thinker = int(server.stdout.readline())
    assert alive(thinker)
    server.kill()
    server.wait()
    server.stdout.close()
    late = time.monotonic() + 15
    while alive(thinker):
        assert time.monotonic() < late
        time.sleep(0.1)


def alive(process: int) -> bool:
    """Does it run? One that has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
