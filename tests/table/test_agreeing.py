"""A draw by agreement: offered once both sides have played, accepted by all other people, a move of the journal."""

from __future__ import annotations

import pytest

import sudi
from sudi.table import Move, Refused, Table, agreeing, looking

from .people import choose, duel, options, sit_down


def default(table: Table) -> str:
    offered = options(table)
    return next((o for o in ("end", "done", "pass", "decline") if o in offered), offered[0])


def played(table: Table) -> Table:
    """Every side has made a choice, and the first seat is asked again."""
    while table.asks == 0:
        choose(table, default(table))
    while table.asks != 0:
        choose(table, default(table))
    return table


def three(**rest: object) -> Table:
    match = sudi.new("shards", mode="free_for_all", players=3, seed=2, characters=["tetra", "volos", "decima"])
    return sit_down(match, **rest)  # type: ignore[arg-type]


def can_ask(table: Table) -> list[str]:
    return looking.face(table, 0.0).draw.can_ask


def code(wish: object, *words: object) -> str:
    with pytest.raises(Refused) as no:
        wish(*words)  # type: ignore[operator]
    return no.value.code


def test_two_agree_and_the_match_is_a_draw() -> None:
    table = played(duel())
    agreeing.ask(table, [0])
    asked = looking.face(table, 0.0).draw.asked
    assert asked is not None
    assert (asked.by, asked.needs) == ("p1", ["p2"])
    step = agreeing.accept(table, [1], 0.0)
    assert step is not None
    assert (step.move.kind, step.move.seat) == ("draw", 0)
    assert table.outcome is None  # proposed, not taken: the journal comes first
    table.take(step, 0.0)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.losers, table.outcome.reason) == ([], [], "agreement")
    assert table.outcome.who == ["p1", "p2"]


def test_it_is_not_offered_before_both_sides_have_made_a_choice() -> None:
    table = duel()
    assert can_ask(table) == []
    assert code(agreeing.ask, table, [0]) == "draw"
    while table.asks == 0:
        choose(table, default(table))
    assert can_ask(table) == []
    choose(table, default(table))
    assert can_ask(table) == ["p1", "p2"]


def test_nobody_agrees_with_bots_alone_but_people_agree_over_their_heads() -> None:
    table = played(duel(bots=(1,)))
    assert can_ask(table) == []
    assert code(agreeing.ask, table, [0]) == "draw"
    with_friend = played(three(bots=(2,)))
    agreeing.ask(with_friend, [0])
    step = agreeing.accept(with_friend, [1], 0.0)
    assert step is not None
    with_friend.take(step, 0.0)
    assert with_friend.outcome is not None
    assert with_friend.outcome.who == ["p1", "p2"]


def test_all_others_have_to_agree_and_one_no_is_enough() -> None:
    table = played(three())
    agreeing.ask(table, [0])
    assert agreeing.accept(table, [1], 0.0) is None
    assert code(agreeing.accept, table, [0], 0.0) == "draw"  # not to one's own offer
    agreeing.refuse(table, [2])
    assert table.proposed is None
    assert table.told is not None
    assert (table.told.about, table.told.answer, table.told.by) == ("draw", "refused", "p3")


def test_who_is_asked_and_plays_on_has_refused_and_who_is_not_has_not() -> None:
    table = played(duel())
    agreeing.ask(table, [1])
    choose(table, options(table)[0])
    assert table.told is not None
    assert (table.told.answer, table.told.by) == ("refused", "p1")
    agreeing.ask(table, [0])
    choose(table, options(table)[0])  # the one who offers may go on playing
    assert table.proposed is not None


def test_an_offer_is_withdrawn_and_repeated_only_after_a_choice_of_ones_own() -> None:
    table = played(duel())
    agreeing.ask(table, [0])
    agreeing.refuse(table, [0])
    assert table.told is not None
    assert (table.told.answer, table.told.by) == ("withdrawn", "p1")
    assert can_ask(table) == ["p2"]
    assert code(agreeing.ask, table, [0]) == "draw"
    choose(table, options(table)[0])
    assert can_ask(table) == ["p1", "p2"]


def test_partners_against_the_game_have_nobody_to_draw_with() -> None:
    table = sit_down(sudi.new("rone", mode="campaign", players=2, seed=3))
    for _ in range(12):
        choose(table, options(table)[0])
    assert can_ask(table) == []


def test_after_a_restart_the_draw_stands() -> None:
    table = played(duel())
    moves = [
        Move(version=n + 1, kind="choice", seat=seat, option=option)
        for n, (option, seat) in enumerate(zip(table.choices, table.chosen.seats(), strict=True))
    ]
    moves.append(Move(version=len(moves) + 1, kind="draw", seat=1))
    again = Table(table.plan, table.seats.all)
    again.restore(moves, 0.0)
    assert again.outcome is not None
    assert again.outcome.reason == "agreement"
    assert code(agreeing.ask, again, [0]) == "over"
