"""Resigning and running out of time: between two it is the end, among more the others play on (ADR 0009)."""

from __future__ import annotations

import pytest

import sudi
from sudi.cli.match.answers import result_lines
from sudi.cli.words import Voice
from sudi.table import Move, Refused, Table, looking, rematch, takeback
from sudi.table.losing import ended_by_rules
from tests.rone.table import hurry
from tests.rone.table import table as rone

from .people import ClockPlan, choose, duel, options, sit_down

THREE = ["tetra", "volos", "decima"]


def three(**rest: object) -> Table:
    match = sudi.new("shards", mode="free_for_all", players=3, seed=2, characters=THREE)
    return sit_down(match, **rest)  # type: ignore[arg-type]


def four(mode: str = "teams") -> Table:
    return sit_down(sudi.new("shards", mode=mode, players=4, seed=2, characters=[*THREE, "ko_syn_wu"]))


def resign(table: Table, *seats: int, now: float = 0.0) -> Move:
    step = table.resign(list(seats), now)
    table.take(step, now)
    return step.move


def play_out(table: Table, limit: int = 20_000) -> None:
    """Everybody who is there plays; the table answers for whoever has lost."""
    for _ in range(limit):
        if table.asks is None:
            return
        if table.seats.lost(table.asks):
            table.take(table.least(0.0), 0.0)
        else:
            offered = options(table)
            strong = [o for o in offered if o.split()[0] in ("play", "assign", "attack", "exhaust", "act")]
            choose(table, strong[-1] if strong else default(offered))
    raise AssertionError("the match never ends")


def default(offered: list[str]) -> str:
    return next((o for o in ("end", "done", "pass", "decline") if o in offered), offered[0])


def test_among_three_the_other_two_play_on() -> None:
    table = three()
    resign(table, 1)
    assert (table.status, table.outcome) == ("playing", None)
    assert [seat.lost for seat in table.seats.all] == [None, "resign", None]
    assert table.asks == 0
    choose(table, "end")
    assert table.version == 2


def test_the_last_one_left_wins_at_once() -> None:
    table = three()
    resign(table, 1)
    resign(table, 0)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.losers, table.outcome.reason) == (["p3"], ["p1", "p2"], "resign")


def test_partners_go_down_together_and_not_before() -> None:
    """In teams p1 and p2 sit against p3 and p4: one of each side may go, the match ends with the second of a side."""
    table = four()
    assert looking.face(table, 0.0).mode == "teams"
    resign(table, 0)
    resign(table, 2)
    assert table.outcome is None
    resign(table, 1)
    assert table.outcome is not None
    assert table.outcome.winners == ["p4"]
    assert table.outcome.losers == ["p1", "p2", "p3"]


def test_nobody_waits_for_bots_to_finish() -> None:
    table = three(bots=(1, 2))
    resign(table, 0)
    assert table.outcome is not None
    assert table.outcome.winners == ["p2", "p3"]
    with_friend = three(bots=(2,))
    resign(with_friend, 0)
    assert with_friend.outcome is None


def test_a_seat_that_has_lost_does_the_least_and_is_asked_nothing() -> None:
    table = three()
    resign(table, 0)
    assert table.asks == 0  # it was its turn
    assert table.goes_on_alone
    shown = looking.view(table, 0)
    assert shown is not None
    assert shown["decision"] == {"seat": "p1"}
    for refused in (lambda: table.choose([0], "end", 0.0), lambda: table.resign([0], 0.0)):
        with pytest.raises(Refused) as no:
            refused()
        assert no.value.code == "lost"
    step = table.least(0.0)
    assert (step.move.option, step.move.by, step.move.seat) == ("end", "table", 0)
    table.take(step, 0.0)
    assert table.choices == ["end"]
    while table.asks == 0:
        table.take(table.least(0.0), 0.0)
    assert not table.goes_on_alone
    mine = looking.view(table, 1)
    assert mine is not None
    assert mine["decision"]["options"]


@pytest.mark.parametrize("game", ["shards", "smashup"])
def test_the_match_ends_by_the_rules_and_who_has_lost_does_not_win(game: str) -> None:
    table = three() if game == "shards" else sit_down(sudi.new("smashup", players=3, seed=4))
    resign(table, 1)
    play_out(table)
    assert table.outcome is not None
    assert table.outcome.reason == "rules"
    assert "p2" in table.outcome.losers
    assert len(table.outcome.winners) == 1


def test_if_the_rules_name_a_seat_that_has_lost_the_best_of_the_others_wins() -> None:
    """Smash Up to the end; whoever won by the rules had lost before, so the next by points is the winner."""
    table = sit_down(sudi.new("smashup", players=3, seed=4))
    play_out(table)
    assert table.match is not None
    result = table.match.result
    assert result is not None
    (first,) = result.winners
    rest = [seat for seat in range(3) if seat != first]
    assert result.scores[rest[0]] != result.scores[rest[1]], "take a seed without a tie"
    second = max(rest, key=lambda seat: result.scores[seat])
    moves = [Move(version=1, kind="resign", seat=first)]
    moves += [Move(version=n + 2, kind="choice", seat=0, option=o) for n, o in enumerate(table.choices)]
    again = Table(table.plan, table.seats.all)
    again.restore(moves, 0.0)
    assert again.outcome is not None
    assert again.outcome.winners == [f"p{second + 1}"]
    assert again.outcome.rule == result.rule


def test_time_takes_one_seat_out_and_the_clock_of_the_next_runs() -> None:
    table = three(clock=ClockPlan("chess", 60, at_zero="loss"))
    step = table.time_up(60.0)
    assert step is not None
    assert step.move.left == [0.0, 60.0, 60.0]
    table.take(step, 60.0)
    assert (table.outcome, table.seats[0].lost) == (None, "time")
    assert table.clock.deadline() is None  # nobody's time runs while the table chooses
    assert table.time_up(1e9) is None
    while table.asks == 0:
        table.take(table.least(70.0), 70.0)
    assert table.clock.running == 1
    assert table.clock.deadline() == 130.0


def test_resigning_out_of_turn_costs_the_others_no_time_and_gives_them_none() -> None:
    table = three(clock=ClockPlan("chess", 60, increment=5))
    resign(table, 2, now=20.0)
    assert table.clock.left == {0: 40.0, 1: 60.0, 2: 60.0}
    assert table.clock.deadline() == 60.0


def test_after_a_restart_the_same_seats_have_lost() -> None:
    table = three()
    moves = [resign(table, 1)]
    for _ in range(6):
        step = table.least(0.0) if table.goes_on_alone else table.choose([table.asks or 0], options(table)[0], 0.0)
        table.take(step, 0.0)
        moves.append(step.move)
    moves.append(resign(table, 0))
    again = Table(table.plan, table.seats.all)
    again.restore(moves[:-1], 0.0)
    assert [seat.lost for seat in again.seats.all] == [None, "resign", None]
    assert again.outcome is None
    again = Table(table.plan, table.seats.all)
    again.restore(moves, 0.0)
    assert again.outcome == table.outcome
    assert again.outcome is not None


def test_who_has_lost_has_no_say_in_undo() -> None:
    table = three()
    choose(table, next(o for o in options(table) if o.startswith("play")))
    resign(table, 1)
    takeback.ask(table, [0], 0.0)
    assert takeback.face(table).asked is not None
    with pytest.raises(Refused) as no:
        takeback.refuse(table, [1])
    assert no.value.code == "lost"
    with pytest.raises(Refused):
        takeback.accept(table, [1], 0.0)
    step = takeback.accept(table, [2], 0.0)
    assert step is not None
    table.take(step, 0.0)
    assert table.seats[1].lost == "resign"  # a choice was taken back, not the resigning
    with pytest.raises(Refused) as no:
        takeback.ask(table, [1], 0.0)
    assert no.value.code == "lost"


def test_at_a_hot_seat_each_seat_resigns_for_itself() -> None:
    table = three(hotseat=True)
    first = resign(table, 0, 1, 2)
    assert first.seat == 0
    assert looking.viewer_of(table, [0, 1, 2]) != 0  # the screen does not turn to a hand that nobody plays
    while table.goes_on_alone:
        table.take(table.least(0.0), 0.0)
    assert looking.viewer_of(table, [0, 1, 2]) == 1
    resign(table, 0, 1, 2)
    assert table.outcome is not None
    assert table.outcome.winners == ["p3"]


def test_in_a_rematch_everybody_is_back() -> None:
    table = three()
    resign(table, 1)
    resign(table, 2)
    for seat in range(3):
        rematch.take(table, [seat])
    _, seats = rematch.next_plan(table, "t2", 5, 0.0)
    assert [seat.lost for seat in seats] == [None] * 3


def test_between_two_resigning_is_the_end() -> None:
    table = duel()
    resign(table, 0)
    assert table.outcome is not None
    assert table.outcome.winners == ["p2"]
    assert table.seats[0].lost == "resign"


def test_who_play_together_lose_and_win_together_and_nobody_loses_a_draw() -> None:
    lost = hurry(rone({"life": 1, "armor": 0}, {}, mode="campaign", deployed=["wall_crusher"]))
    assert lost.result is not None
    assert lost.result.winners == ()
    outcome = ended_by_rules(lost)
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == ([], ["p1", "p2"])
    assert result_lines(lost, Voice("en"))[0] == "The match is over: everybody loses."
    refusal = lost.why_not("end")
    assert refusal is not None
    assert "všichni prohráli" in refusal.text.cs
    won = lost.copy()
    won.state.result = ((0, 1), (9, 9), "RON-219")
    outcome = ended_by_rules(won)
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == (["p1", "p2"], [])
    assert result_lines(won, Voice("cs"))[0] == "Konec partie: všichni vyhráli."
    drawn = three().match
    assert drawn is not None
    drawn.state.result = ((), (3, 3, 0), "SOI-D1")
    outcome = ended_by_rules(drawn, [2])
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == ([], ["p3"]), "a draw of the two who were left"
    assert result_lines(drawn, Voice("en"))[0] == "The match is over: a draw."


def test_who_gives_up_among_partners_leaves_them_playing_and_wins_nothing_for_them() -> None:
    table = sit_down(sudi.new("rone", mode="campaign", players=3, seed=2))
    resign(table, 1)
    assert (table.status, table.outcome) == ("playing", None)
    resign(table, 0)
    assert table.outcome is None
    resign(table, 2)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.losers) == ([], ["p1", "p2", "p3"])
