"""Choices at a table: in turn, in time, once, and never half."""

from __future__ import annotations

from dataclasses import replace

import pytest

import sudi
from sudi.table import Move, Refused, Step, Table
from sudi.table.asking import Asking

from .people import choose, duel, options, plan_for


def test_a_choice_is_only_proposed_until_the_table_takes_it() -> None:
    table = duel()
    before = table.match
    step = table.choose([0], "end", 0.0, version=0, id="a")
    assert table.match is before
    assert table.version == 0
    assert table.asks == 0
    table.take(step, 0.0)
    assert table.version == 1
    assert table.choices == ["end"]


def test_only_the_seat_that_is_asked_may_choose() -> None:
    table = duel()
    with pytest.raises(Refused) as no:
        table.choose([1], "end", 0.0)
    assert no.value.code == "not_yours"
    with pytest.raises(Refused) as no:
        table.choose([], "end", 0.0)
    assert no.value.code == "not_yours"
    assert table.choose([0, 1], "end", 0.0).move.seat == 0


@pytest.mark.parametrize(("version", "fine"), [(0, False), (1, True), (2, False)])
def test_a_choice_has_to_answer_the_present_version(version: int, fine: bool) -> None:
    table = duel()
    choose(table, "end")
    seat = table.asks
    assert seat is not None
    if fine:
        table.choose([seat], options(table)[0], 0.0, version=version)
        return
    with pytest.raises(Refused) as no:
        table.choose([seat], options(table)[0], 0.0, version=version)
    assert no.value.code == "stale"


def test_a_step_is_taken_once() -> None:
    table = duel()
    step = choose(table, "end")
    with pytest.raises(Refused) as no:
        table.take(step, 0.0)
    assert no.value.code == "stale"
    assert table.version == 1


def test_an_id_is_remembered_for_its_seat_only() -> None:
    table = duel()
    choose(table, "end", id="x")
    assert table.answered([0], "x") == 1
    assert table.answered([1], "x") is None
    assert table.answered([0], "y") is None


def test_a_refusal_names_the_rule() -> None:
    table = duel()
    with pytest.raises(Refused) as no:
        table.choose([0], "focus", 0.0)
    assert no.value.code == "illegal"
    assert no.value.rule
    assert no.value.rule.startswith("SOI-")
    with pytest.raises(Refused) as no:
        table.choose([0], "no such thing", 0.0)
    assert no.value.code == "illegal"
    assert no.value.rule is None
    assert table.version == 0


def test_a_table_with_an_open_seat_waits() -> None:
    table = duel()
    waiting = Table(table.plan, [table.seats[0], *()])
    waiting.seats.all.append(type(table.seats[0])(1))
    assert not waiting.begin(0.0)
    assert waiting.status == "waiting"
    assert waiting.asks is None
    with pytest.raises(Refused) as no:
        waiting.choose([0], "end", 0.0)
    assert no.value.code == "waiting"


def test_restoring_stands_at_the_very_decision_after_every_move() -> None:
    table = duel()
    moves: list[Move] = []
    for n in range(60):
        moves.append(choose(table, n % len(options(table)), id=f"c{n}").move)
        if n % 7 == 3:
            again = Table(table.plan, table.seats.all)
            again.restore(moves, 0.0)
            assert again.match is not None
            assert table.match is not None
            assert again.match.state == table.match.state
            assert again.version == table.version == n + 1
            assert again.answered([moves[-1].seat], f"c{n}") == n + 1
            assert [again.known_lines(v) for v in range(n + 2)] == [table.known_lines(v) for v in range(n + 2)]


def test_standing_up_again_plays_nothing_twice_and_uses_no_wish_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel()
    moves: list[Move] = []
    for stands in (6, 2, 4, 0, 1):
        while len(table.choices) < stands + 4:
            moves.append(choose(table, 0).move)
        back = Step(table.move("undo", 0, 0.0, option=str(stands)), table.earlier(stands))
        table.take(back, 0.0)
        moves.append(back.move)
    wish = Asking(when="never", until="turn", since=-1)
    chairs = [replace(seat, asking=wish) for seat in table.seats.all]
    played: list[object] = []
    choosing = sudi.Match.choose
    monkeypatch.setattr(sudi.Match, "choose", lambda match, option: (played.append(option), choosing(match, option))[1])
    again = Table(table.plan, chairs)
    again.restore(moves, 0.0)
    assert len(played) == sum(move.kind == "choice" for move in moves)
    assert again.match is not None
    assert table.match is not None
    assert again.match.state == table.match.state
    assert again.choices == table.choices
    assert [seat.asking for seat in again.seats.all] == [wish, wish]


def test_a_table_ends_by_the_rules_with_the_match() -> None:
    table = duel(seed=3)
    for _ in range(20_000):
        if table.asks is None:
            break
        choose(table, "end" if "end" in options(table) and table.version % 3 == 0 else 0)
    assert table.status == "over"
    assert table.outcome is not None
    assert table.match is not None
    result = table.match.view(None)["result"]
    assert table.outcome.winners == result["winners"]
    assert table.outcome.reason == "rules"
    assert set(table.outcome.losers) == {"p1", "p2"} - set(result["winners"])
    with pytest.raises(Refused) as no:
        table.choose([0, 1], "end", 0.0)
    assert no.value.code == "over"


def test_resigning_loses_for_whoever_resigns_even_out_of_turn() -> None:
    table = duel()
    assert table.asks == 0
    table.take(table.resign([1], 0.0), 0.0)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.losers, table.outcome.reason) == (["p1"], ["p2"], "resign")
    assert table.asks is None
    with pytest.raises(Refused):
        table.resign([0], 0.0)


def test_a_spectator_cannot_resign() -> None:
    with pytest.raises(Refused):
        duel().resign([], 0.0)


def test_a_prelude_is_played_but_is_not_the_tables_own() -> None:
    table = duel()
    first = choose(table, "end").move.option
    plan = plan_for(sudi.new("shards", mode="duel", seed=2, characters=["tetra", "volos"]), prelude=[first])
    forked = Table(plan, table.seats.all)
    forked.begin(0.0)
    assert forked.match is not None
    assert table.match is not None
    assert forked.match.state == table.match.state
    assert forked.version == 0
    assert forked.choices == []
    choose(forked)
    assert len(forked.choices) == 1
    assert forked.known_lines(0) < forked.log_length()
