"""Before clocks start everybody says that they are ready; until then the match is dealt and nothing runs."""

from __future__ import annotations

import pytest

import sudi
from sudi.table import Refused, Table, looking, ready

from .people import ClockPlan, choose, duel, options, sit_down

CLOCK = ClockPlan("chess", 60, at_zero="loss")


def say_ready(table: Table, *seats: int, now: float) -> None:
    ready.take(table, ready.wish(table, list(seats)), now)


def test_no_clock_runs_before_the_last_one_is_ready() -> None:
    table = duel(clock=CLOCK, ready=False)
    assert table.status == "playing"
    assert table.clock.deadline() is None
    assert table.time_up(1e6) is None
    say_ready(table, 1, now=100.0)
    assert table.clock.deadline() is None
    say_ready(table, 0, now=500.0)
    assert table.clock.deadline() == 560.0
    assert table.clock.left == {0: 60.0, 1: 60.0}


def test_everybody_sees_the_cards_and_nobody_can_choose_yet() -> None:
    table = duel(clock=CLOCK, ready=False)
    first = options(table)[0]
    shown = looking.view(table, 0)
    assert shown is not None
    assert shown["decision"] == {"seat": "p1"}
    assert all(shown["players"][0]["hand"])
    with pytest.raises(Refused) as no:
        table.choose([0], first, 0.0)
    assert no.value.code == "ready"
    say_ready(table, 0, now=0.0)
    with pytest.raises(Refused):
        table.choose([0], first, 0.0)
    say_ready(table, 1, now=0.0)
    shown = looking.view(table, 0)
    assert shown is not None
    assert shown["decision"]["options"]
    choose(table, first)


def test_the_face_tells_who_is_ready_and_saying_it_twice_changes_nothing() -> None:
    table = duel(clock=CLOCK, ready=False)
    say_ready(table, 1, now=0.0)
    assert [seat.ready for seat in looking.face(table, 0.0).seats] == [False, True]
    assert ready.wish(table, [1]) == []
    assert table.version == 0  # no choice that is under way becomes stale by it


def test_bots_are_ready_and_wait_like_everybody_else() -> None:
    table = duel(clock=CLOCK, ready=False, bots=(0,))
    assert table.asks == 0
    assert not table.goes_on_alone
    say_ready(table, 1, now=0.0)
    assert table.goes_on_alone


def test_without_a_clock_nobody_is_asked() -> None:
    table = duel(ready=False)
    assert ready.all_are(table)
    assert ready.wish(table, [0]) == []
    choose(table)


def test_at_a_hot_seat_one_word_is_enough() -> None:
    table = duel(clock=CLOCK, ready=False, hotseat=True)
    say_ready(table, 0, 1, now=7.0)
    assert table.clock.deadline() == 67.0


def test_watching_is_not_being_ready_and_who_has_resigned_is_not_waited_for() -> None:
    table = sit_down(
        sudi.new("shards", mode="free_for_all", players=3, seed=2, characters=["tetra", "volos", "decima"]),
        clock=CLOCK,
        ready=False,
    )
    with pytest.raises(Refused):
        ready.wish(table, [])
    table.take(table.resign([2], 0.0), 0.0)
    say_ready(table, 0, now=0.0)
    say_ready(table, 1, now=9.0)
    assert ready.all_are(table)
    assert table.clock.deadline() == 69.0
