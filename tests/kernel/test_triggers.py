"""When ..., do ...: several at once, once only, and something instead; rounds in which anyone may react."""

from __future__ import annotations

import pytest

from .table import number, options, play, table
from .toy import ToyTables


# ---- triggers ----
def test_a_single_trigger_starts_by_itself() -> None:
    match = play(table({"hand": ["point"]}, {"field": ["bell"]}), "play point")
    assert match.state.score == [1, 1]
    assert match.decision.name == "turn"


def test_a_trigger_works_only_where_it_says() -> None:
    match = play(table({"hand": ["point"]}, {"hand": ["bell"], "cover": ["bell"]}), "play point")
    assert match.state.score == [1, 0]


def test_a_trigger_does_not_wait_for_itself() -> None:
    assert play(table({"hand": ["bell"]}, {}), "play bell").state.score == [0, 0]


def test_a_trigger_is_handed_the_number_of_the_event() -> None:
    assert play(table({"hand": ["point"]}, {"field": ["gong"]}), "play point").state.score == [1, 3]


def test_several_at_once_are_ordered_by_the_active_player() -> None:
    match = table({"score": 5}, {"hand": ["point"], "score": 5}, {"field": ["bell", "spike"], "score": 5}, turn=1)
    play(match, "play point")
    assert (match.decision.seat, match.decision.name) == (1, "order")
    assert options(match) == ["next bell a1", "next spike b1"]
    play(match, "next spike b1")
    assert (match.decision.seat, match.decision.name) == (2, "hit")  # the effect is its holder's
    assert match.state.score == [5, 6, 5]  # the bell waits until the spike is done
    play(match, "hit p1")
    assert match.state.score == [4, 6, 7]  # the last one needs no asking


def test_each_of_several_happens_once_in_any_order() -> None:
    for order in (["next bell a1"], ["next gong b1"]):
        match = play(table({"hand": ["point"]}, {"field": ["bell", "gong"]}), "play point", *order)
        assert match.state.score == [1, 4]
        assert match.decision.name == "turn"


def test_nobody_is_asked_where_the_order_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyTables, "any_order", lambda tables, s, waiting: len({rule for rule, *_ in waiting}) == 1)
    match = play(table({"hand": ["point"]}, {"field": ["bell", "bell"]}), "play point")
    assert (match.state.score, match.decision.name) == ([1, 2], "turn")
    match = play(table({"hand": ["point"]}, {"field": ["bell", "gong"]}), "play point")
    assert match.decision.name == "order"


def test_a_lasting_trigger_fires_once() -> None:
    match = play(table({"hand": ["echo", "point", "die"]}, {}), "play echo")
    assert len(match.state.lasting) == 1
    assert play(match, "play point").state.score[0] == 11
    assert match.state.lasting == []
    before = match.state.score[0]
    play(match, "play die")
    assert match.state.score[0] == before + match.state.rolled


# ---- instead ----
def test_a_standing_replacement_works_every_time() -> None:
    match = table({"hand": ["jab", "jab"]}, {"field": ["wall"], "score": 3})
    play(match, options(match)[0], "play jab")
    assert match.state.score == [0, 3]


def test_a_replacement_protects_its_holder_only() -> None:
    match = table({"hand": ["jab"]}, {"field": ["wall"], "score": 3}, {"score": 3})
    assert play(match, "play jab", "hit p3").state.score == [0, 3, 2]


def test_a_lasting_replacement_is_used_up() -> None:
    match = table({"hand": ["guard"], "score": 3}, {"hand": ["jab", "jab"]})
    play(match, "play guard", "end")
    play(match, options(match)[0])
    assert (match.state.score, match.state.lasting) == ([3, 0], [])
    assert play(match, "play jab").state.score == [2, 0]


def test_two_lasting_replacements_are_used_one_by_one() -> None:
    match = table({"hand": ["guard", "guard"], "score": 3}, {"hand": ["jab", "jab"]})
    play(match, options(match)[0], "play guard", "end")
    play(match, options(match)[0])
    assert len(match.state.lasting) == 1
    assert play(match, "play jab").state.score == [3, 0]


# ---- windows ----
def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    match = table({"hand": ["call", "point"]}, {"hand": ["point"]}, {"hand": ["die"]})
    play(match, "play call")
    for seat in (0, 1, 2):
        assert (match.decision.seat, match.decision.name) == (seat, "react")
        assert match.state.score == [0, 0, 0]
        match.choose("pass")
    assert match.decision.name == "turn"
    assert match.state.score == [7, 0, 0]  # what comes after the window


def test_a_pass_does_not_bind() -> None:
    match = table({"hand": ["call", "point"]}, {"hand": ["point"]}, {"hand": ["die"]})
    play(match, "play call", "pass", "play point")
    assert match.state.score == [0, 1, 0]
    assert match.decision.seat == 2
    play(match, "pass")
    assert match.decision.seat == 0  # passed before, and is asked again
    play(match, "play point")
    assert match.state.score == [1, 1, 0]
    # Only p3 has anything left: the others are not asked, and its pass closes the window.
    assert (match.decision.seat, options(match)) == (2, ["play die", "pass"])
    play(match, "pass")
    assert match.decision.name == "turn"
    assert match.state.score == [8, 1, 0]


def test_nobody_is_asked_who_has_nothing_to_offer() -> None:
    match = play(table({"hand": ["call"]}, {}, {}), "play call")
    assert match.decision.name == "turn"
    assert match.state.score == [7, 0, 0]


def test_the_last_seat_to_act_may_act_again_after_all_others_passed() -> None:
    match = table({"hand": ["call"]}, {"hand": ["point", "die"]})
    play(match, "play call", "play point")
    assert (match.decision.seat, options(match)) == (1, ["play die", "pass"])


def test_a_window_inside_a_window_closes_first() -> None:
    match = table({"hand": ["call"]}, {"hand": ["call", "point"]}, {"hand": ["die"]})
    play(match, "play call", f"play {match.state.t.defs[number(match, 'call')].id}")
    # p2's own call opened a second window, which begins with p2.
    assert match.decision.seat == 1
    play(match, "pass", "pass")
    assert match.state.score == [0, 7, 0]
    assert (match.decision.seat, match.decision.name) == (2, "react")
    play(match, "pass", "pass")
    assert match.state.score == [7, 7, 0]
    assert match.decision.name == "turn"
