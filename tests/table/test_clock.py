"""Clocks, with the time turned by hand."""

from __future__ import annotations

import pytest

import sudi
from sudi.table import Table
from sudi.table.clock import default_choice

from .people import ClockPlan, choose, duel, options


def test_no_clock_never_rings() -> None:
    table = duel()
    assert table.clock.deadline() is None
    assert table.time_up(1e9) is None


def test_time_for_a_move_starts_again_with_every_decision() -> None:
    table = duel(clock=ClockPlan("move", 10))
    assert table.clock.deadline() == 10
    choose(table, 0, now=9.0)
    assert table.clock.deadline() == 19


@pytest.mark.parametrize(("now", "rings"), [(9.999, False), (10.0, True)])
def test_the_clock_rings_at_zero_and_not_before(now: float, rings: bool) -> None:
    table = duel(clock=ClockPlan("move", 10))
    assert (table.time_up(now) is not None) == rings


def test_at_zero_a_safe_choice_is_made_and_the_match_goes_on() -> None:
    table = duel(clock=ClockPlan("move", 10))
    assert options(table)[0] != "end"
    step = table.time_up(10.0)
    assert step is not None
    assert step.move.option == "end"
    assert step.move.by == "clock"
    table.take(step, 10.0)
    assert table.status == "playing"
    assert table.version == 1


def test_at_zero_the_match_is_lost_if_the_table_was_made_so() -> None:
    table = duel(clock=ClockPlan("move", 10, at_zero="loss"))
    step = table.time_up(10.0)
    assert step is not None
    assert step.move.kind == "time"
    table.take(step, 10.0)
    assert table.outcome is not None
    assert (table.outcome.losers, table.outcome.winners, table.outcome.reason) == (["p1"], ["p2"], "time")
    assert table.time_up(99.0) is None
    assert table.asks is None


def test_a_bank_runs_down_over_a_turn_and_grows_when_the_turn_is_passed_on() -> None:
    table = duel(clock=ClockPlan("chess", 100, increment=5))
    choose(table, 0, now=10.0)
    assert table.asks == 0
    assert table.clock.left[0] == 90  # no increment inside the own turn
    now = 10.0
    while table.asks == 0:
        now += 1
        choose(table, "end" if "end" in options(table) else 0, now=now)
    assert table.clock.left[0] == pytest.approx(100 - now + 5)
    assert table.clock.left[1] == 100
    assert table.clock.running == 1
    assert table.clock.remaining(0, now + 50) == table.clock.left[0]
    assert table.clock.remaining(1, now + 50) == 50


def test_the_time_of_a_bot_does_not_run() -> None:
    table = duel(bots=(1,), clock=ClockPlan("chess", 100))
    while table.asks == 0:
        choose(table, "end" if "end" in options(table) else 0)
    assert table.clock.running is None
    assert table.clock.deadline() is None


def test_after_a_restart_the_bank_is_as_it_was_and_the_pause_is_free() -> None:
    table = duel(clock=ClockPlan("chess", 100, increment=5))
    moves = [choose(table, 0, now=30.0).move]
    again = Table(table.plan, table.seats.all)
    again.restore(moves, 5000.0)
    assert again.clock.left == table.clock.left == {0: 70.0, 1: 100.0}
    assert again.clock.deadline() == 5070.0


@pytest.mark.parametrize(
    ("offered", "chosen"),
    [
        (["play a", "end"], "end"),
        (["play a", "done"], "done"),
        (["take a", "decline"], "decline"),
        (["decline", "end"], "end"),
        (["play a", "play b"], "play a"),
    ],
)
def test_the_default_is_to_stop_or_else_the_first(offered: list[str], chosen: str) -> None:
    assert default_choice(offered) == chosen


def test_a_default_choice_is_always_legal() -> None:
    """Somebody who is never there: the match goes on to its end by default choices alone."""
    match = sudi.new("shards", mode="duel", seed=5, turn_limit=6)
    for _ in range(2_000):
        if match.decision is None:
            return
        match.choose(default_choice([o.name for o in match.decision.options]))
    raise AssertionError("the match never ends")
