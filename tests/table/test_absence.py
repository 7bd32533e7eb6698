"""Somebody is not there, at a table without a clock: after a while a bot takes over or the match is claimed."""

from __future__ import annotations

import pytest

import sudi
from sudi.table import Move, Refused, Step, Table, absence, agreeing, looking, takeback

from .people import ClockPlan, choose, duel, options, sit_down

LEFT, LOST = absence.PATIENCE.left, absence.PATIENCE.lost
FOUR = ["tetra", "volos", "decima", "ko_syn_wu"]


def there(table: Table, *seats: int) -> Table:
    """Everybody has a screen on, or these seats."""
    for seat in table.seats.all:
        if seat.kind == "human":
            seat.clients = int(not seats or seat.number in seats)
    absence.note(table, 0.0)
    return table


def goes(table: Table, seat: int, now: float, *, gets_up: bool = False) -> None:
    table.seats[seat].clients, table.seats[seat].away = 0, gets_up
    absence.note(table, now)


def comes(table: Table, seat: int, now: float) -> None:
    table.seats[seat].clients, table.seats[seat].away = 1, False
    absence.note(table, now)


def three(**rest: object) -> Table:
    match = sudi.new("shards", mode="free_for_all", players=3, seed=2, characters=FOUR[:3])
    return there(sit_down(match, **rest))  # type: ignore[arg-type]


def teams() -> Table:
    return there(sit_down(sudi.new("shards", mode="teams", players=4, seed=2, characters=FOUR)))


def shown(table: Table, now: float) -> tuple[dict[str, float], list[str]]:
    face = looking.face(table, now).absence
    return {one.seat: one.wait for one in face.seats}, face.can_claim


def take(table: Table, step: Step, now: float = 0.0) -> Move:
    table.take(step, now)
    return step.move


def refused(wish: object, *words: object) -> str:
    with pytest.raises(Refused) as no:
        wish(*words)  # type: ignore[operator]
    return no.value.code


@pytest.mark.parametrize(("gets_up", "patience"), [(True, LEFT), (False, LOST)])
def test_the_one_who_is_asked_is_away_for_the_while_and_not_a_moment_less(gets_up: bool, patience: float) -> None:
    table = there(duel())
    goes(table, 0, 10.0, gets_up=gets_up)
    assert shown(table, 10.0) == ({"p1": patience}, [])
    early, late = 9.0 + patience, 10.0 + patience
    assert absence.next_due(table, 10.0) == late
    assert refused(absence.claim, table, [1], early) == "absence"
    assert refused(absence.put_in, table, [1], "p1", "random", early) == "absence"
    assert shown(table, late) == ({"p1": 0.0}, ["p2"])
    move = take(table, absence.claim(table, [1], late))
    assert (move.kind, move.seat) == ("claim", 1)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason, table.outcome.who) == (["p2"], "absence", ["p1"])


def test_nobody_wins_by_thinking_long_over_an_own_choice() -> None:
    """While somebody else is asked the absent one keeps nobody waiting; asked, they get the whole while."""
    table = there(duel())
    goes(table, 1, 0.0)
    assert refused(absence.claim, table, [0], 10 * LOST) == "absence"
    while table.asks == 0:
        step = table.choose([0], "end" if "end" in options(table) else options(table)[0], 10 * LOST)
        table.take(step, 10 * LOST)
    assert refused(absence.claim, table, [0], 11 * LOST - 1) == "absence"
    take(table, absence.claim(table, [0], 11 * LOST))
    assert table.status == "over"


def test_who_comes_back_in_between_is_there_again() -> None:
    table = there(duel())
    goes(table, 0, 0.0)
    comes(table, 0, LOST - 1)
    assert shown(table, 2 * LOST) == ({}, [])
    goes(table, 0, 2 * LOST)
    assert shown(table, 3 * LOST - 1) == ({"p1": 1.0}, [])


def test_a_bot_plays_on_and_the_owner_takes_the_seat_back() -> None:
    table = there(duel())
    goes(table, 0, 0.0)
    move = take(table, absence.put_in(table, [1], "p1", "random", LOST), LOST)
    assert (move.kind, move.seat) == ("bot", 0)
    face = looking.face(table, LOST).seats[0]
    assert face.stand_in is not None
    assert (face.kind, face.stand_in.bot, face.stand_in.by) == ("human", "random", "p2")
    assert table.goes_on_alone
    take(table, table.choose([0], options(table)[0], LOST, by="bot"), LOST)
    comes(table, 0, LOST)  # looking is not playing: the bot goes on until the owner says so
    assert table.goes_on_alone
    mine = looking.view(table, 0)
    assert mine is not None
    assert mine["decision"] == {"seat": "p1"}
    for wish in (
        lambda: table.choose([0], options(table)[0], LOST),
        lambda: takeback.ask(table, [0], LOST),
        lambda: absence.claim(table, [0], LOST),
    ):
        assert refused(wish) == "stand_in"
    assert refused(absence.come_back, table, [1], LOST) == "absence"
    take(table, absence.come_back(table, [0], LOST), LOST)
    assert not table.goes_on_alone
    choose(table, options(table)[0], LOST)


def test_only_whoever_has_a_seat_acts_and_only_about_others() -> None:
    table = there(duel())
    goes(table, 0, 0.0)
    assert refused(absence.put_in, table, [], "p1", "random", LOST) == "not_yours"
    assert refused(absence.claim, table, [], LOST) == "not_yours"
    assert refused(absence.put_in, table, [1], "p2", "random", LOST) == "absence"
    assert refused(absence.put_in, table, [1], "p9", "random", LOST) == "absence"


def test_among_three_one_who_is_away_costs_the_third_nothing() -> None:
    """A claim ends the match for all, so it needs everybody else to be gone; a bot does not."""
    table = three()
    goes(table, 0, 0.0)
    assert shown(table, LOST) == ({"p1": 0.0}, [])
    assert refused(absence.claim, table, [1], LOST) == "absence"
    goes(table, 2, LOST)
    assert shown(table, 2 * LOST - 1)[1] == []
    assert shown(table, 2 * LOST) == ({"p1": 0.0, "p3": 0.0}, ["p2"])
    take(table, absence.put_in(table, [1], "p1", "random", 2 * LOST), 2 * LOST)
    assert shown(table, 2 * LOST)[1] == []  # a bot plays against p2 again
    take(table, absence.put_in(table, [1], "p3", "random", 2 * LOST), 2 * LOST)
    assert [seat.stand_in is not None for seat in table.seats.all] == [True, False, True]


def test_two_who_are_away_can_both_be_claimed_from() -> None:
    table = three()
    goes(table, 0, 0.0)
    goes(table, 2, 0.0, gets_up=True)
    take(table, absence.claim(table, [1], LOST))
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.who) == (["p2"], ["p1", "p3"])


def test_a_partner_who_is_there_is_not_claimed_from() -> None:
    """In teams p1 and p2 sit against p3 and p4."""
    table = teams()
    goes(table, 0, 0.0)
    assert shown(table, LOST)[1] == []
    goes(table, 1, 0.0)
    assert shown(table, LOST)[1] == ["p3", "p4"]  # and a partner never claims from a partner
    take(table, absence.claim(table, [3], LOST))
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.losers) == (["p3", "p4"], ["p1", "p2"])


def test_a_partner_puts_a_bot_in() -> None:
    table = teams()
    goes(table, 0, 0.0)
    take(table, absence.put_in(table, [1], "p1", "random", LOST))
    assert table.seats.bot_at(0) == "random"


def test_a_side_of_bots_plays_on() -> None:
    table = three(bots=(2,))
    goes(table, 0, 0.0)
    assert shown(table, LOST) == ({"p1": 0.0}, [])


def test_a_clock_deals_with_it_by_itself() -> None:
    table = there(duel(clock=ClockPlan("move", 30)))
    goes(table, 0, 0.0)
    assert shown(table, 1e6) == ({}, [])
    assert absence.next_due(table, 0.0) is None


def test_who_is_played_for_has_no_say() -> None:
    table = three()
    for _ in range(12):
        choose(table, "end" if "end" in options(table) else options(table)[0])
    asked = table.asks
    assert asked is not None
    away, one, two = asked, (asked + 1) % 3, (asked + 2) % 3
    goes(table, away, 0.0)
    take(table, absence.put_in(table, [one], f"p{away + 1}", "random", LOST))
    agreeing.ask(table, [one])
    step = agreeing.accept(table, [two], LOST)
    assert step is not None
    take(table, step)
    assert table.outcome is not None
    assert table.outcome.reason == "agreement"


def test_after_a_restart_the_bot_still_plays_and_the_wait_for_others_begins_anew() -> None:
    table = three()
    goes(table, 0, 0.0)
    goes(table, 2, 0.0)
    moves = [take(table, absence.put_in(table, [1], "p1", "random", LOST), LOST)]
    moves.append(take(table, table.choose([0], options(table)[0], LOST, by="bot"), LOST))
    again = Table(table.plan, table.seats.all)
    for seat in again.seats.all:
        seat.gone, seat.clients = None, 0
    again.restore(moves, 1000.0)
    absence.note(again, 1000.0)
    assert again.seats.bot_at(0) == "random"
    assert shown(again, 1000.0)[0] == {"p2": LOST, "p3": LOST}
    comes(again, 1, 1001.0)
    moves.append(take(again, absence.come_back(again, [0], 1002.0), 1002.0))
    third = Table(table.plan, table.seats.all)
    third.restore(moves, 2000.0)
    assert third.seats.bot_at(0) is None
