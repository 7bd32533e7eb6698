"""Whose view a screen shows, and that it shows no more."""

from __future__ import annotations

import msgspec
import pytest

import sudi
from sudi.kernel.decision import MASK
from sudi.table import Refused, looking

from .people import choose, duel, options, sit_down


def test_one_seat_sees_itself_and_a_spectator_sees_the_public_view() -> None:
    table = duel()
    assert table.match is not None
    for seats, seat in (([0], 0), ([1], 1), ([], None)):
        viewer = looking.viewer_of(table, seats)
        assert viewer == seat
        assert looking.view(table, viewer) == table.match.view(seat)


def test_a_hot_seat_shows_the_seat_that_is_asked_and_keeps_the_log_public() -> None:
    table = duel(hotseat=True)
    assert looking.viewer_of(table, [0, 1]) == 0
    while table.asks == 0:
        choose(table, "end" if "end" in options(table) else 0)
    assert looking.viewer_of(table, [0, 1]) == 1
    assert looking.reader_of([0, 1]) is None
    assert looking.reader_of([1]) == 1


def test_a_hot_seat_keeps_the_last_asked_seat_while_a_bot_thinks() -> None:
    match = sudi.new("shards", mode="free_for_all", players=3, seed=2, characters=["tetra", "volos", "decima"])
    table = sit_down(match, bots=(2,), hotseat=True)
    while table.asks != 2:
        choose(table, "end" if "end" in options(table) else 0)
    assert looking.viewer_of(table, [0, 1]) == 1


def test_the_seed_comes_out_with_the_end() -> None:
    table = duel(seed=987654321)
    assert looking.seed(table) is None
    assert b"987654321" not in msgspec.json.encode([looking.face(table, 0.0), looking.view(table, 0)])
    table.take(table.resign([0], 0.0), 0.0)
    assert looking.seed(table) == 987654321


def test_why_is_answered_to_the_seat_that_is_asked_and_others_are_told_who_that_is() -> None:
    table = duel()
    refusal = looking.why(table, [0], "focus")
    assert refusal is not None
    assert refusal["rule"]
    assert looking.why(table, [0], "end") is None
    for seats in ([1], []):
        told = [looking.why(table, seats, option) for option in ("focus", "end", "* crystal", "nonsense")]
        assert all(answer == told[0] for answer in told)  # it hangs on nothing but who is asked
        assert told[0] is not None
        assert "Player 1 is being asked" in told[0]["text"]["en"]
        assert told[0]["cards"] == []


def test_explaining_gives_the_numbers_terms() -> None:
    table = duel()
    choose(table, "play crystal")
    found = looking.explain(table, 1, "gems of p1")
    assert found["total"] == 1
    assert any(term["source"] == "crystal" for term in found["terms"])


def test_the_log_is_counted_from_where_it_starts() -> None:
    table = duel()
    choose(table, "play crystal")
    whole = looking.happened(table, 0, 0)
    assert len(whole) == table.log_length()
    assert looking.happened(table, 0, 2) == whole[2:]


@pytest.mark.parametrize("name", ["bid ²", "bid 70000", f"bid {MASK + 1}", "bid 99999999999999999999"])
def test_a_number_that_no_option_can_hold_is_refused_in_words(name: str) -> None:
    table = duel()
    with pytest.raises(Refused) as no:
        looking.why(table, [0], name)
    assert no.value.code == "unknown"
    with pytest.raises(Refused) as no:
        table.choose([0], name, 0.0)
    assert no.value.code == "illegal"


def test_the_greatest_number_of_an_option_is_read() -> None:
    assert looking.why(duel(), [0], f"bid {MASK}") is not None
    with pytest.raises(Refused):
        looking.explain(duel(), 0, "power of p²")
