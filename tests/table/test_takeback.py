"""Undo: who has to agree, to what point, and what counts as revealed."""

from __future__ import annotations

from random import Random

import pytest

import sudi
from sudi.table import Refused, Table, takeback
from sudi.table.revealed import cards_seen, revealed

from .people import choose, duel, options, sit_down


def until_turn_passes(table: Table) -> None:
    seat = table.asks
    while table.asks == seat:
        choose(table, "end" if "end" in options(table) else 0)


def test_without_revelation_one_other_person_is_enough() -> None:
    table = sit_down(
        sudi.new("shards", mode="free_for_all", players=3, seed=2, characters=["tetra", "volos", "decima"])
    )
    assert table.match is not None
    start = table.match.state.copy()
    choose(table, "play crystal")
    assert takeback.ask(table, [0], 0.0) is None
    assert table.asked is not None
    assert not table.asked.revealed
    assert table.asked.enough == "one"
    step = takeback.accept(table, [2], 0.0)
    assert step is not None
    table.take(step, 0.0)
    assert table.match is not None
    assert table.match.state == start
    assert table.version == 2
    assert table.choices == []
    assert table.asked is None


def test_across_revealed_information_everybody_has_to_agree() -> None:
    table = sit_down(
        sudi.new("shards", mode="free_for_all", players=3, seed=2, characters=["tetra", "volos", "decima"])
    )
    until_turn_passes(table)  # the turn ends with new cards drawn
    assert takeback.ask(table, [0], 0.0) is None
    assert table.asked is not None
    assert table.asked.revealed
    assert table.asked.enough == "all"
    assert takeback.accept(table, [1], 0.0) is None
    face = takeback.face(table)
    assert face.asked is not None
    assert face.asked.needs == ["p3"]
    assert face.asked.agreed == ["p2"]
    step = takeback.accept(table, [2], 0.0)
    assert step is not None
    assert step.move.option == str(table.chosen.seats().index(0) + len(table.choices) - 1)


def test_free_undo_needs_nobody_until_something_is_revealed() -> None:
    table = duel(undo="free")
    choose(table, "play crystal")
    assert takeback.ask(table, [0], 0.0) is not None
    until_turn_passes(table)
    assert takeback.ask(table, [0], 0.0) is None
    assert table.asked is not None
    assert table.asked.revealed


def test_undo_goes_back_to_before_ones_own_last_choice() -> None:
    table = duel(bots=(1,))
    until_turn_passes(table)
    before = len(table.choices) - 1
    while table.asks == 1:
        choose(table, 0)
    step = takeback.ask(table, [0], 0.0)  # bots never mind
    assert step is not None
    assert step.move.option == str(before)
    table.take(step, 0.0)
    assert table.asks == 0
    assert len(table.choices) == before


def test_nobody_agrees_to_their_own_request() -> None:
    table = duel()
    choose(table, "play crystal")
    takeback.ask(table, [0], 0.0)
    with pytest.raises(Refused):
        takeback.accept(table, [0], 0.0)
    with pytest.raises(Refused):
        takeback.accept(table, [], 0.0)
    with pytest.raises(Refused):
        takeback.ask(table, [1], 0.0)


def test_a_no_ends_the_request_and_so_does_the_next_choice() -> None:
    table = duel()
    choose(table, "play crystal")
    takeback.ask(table, [0], 0.0)
    takeback.refuse(table, [1])
    assert table.asked is None
    with pytest.raises(Refused):
        takeback.accept(table, [1], 0.0)
    takeback.ask(table, [0], 0.0)
    choose(table)
    assert table.asked is None


def test_a_table_without_undo_and_a_player_without_choices() -> None:
    table = duel(undo="off")
    choose(table, "play crystal")
    with pytest.raises(Refused):
        takeback.ask(table, [0], 0.0)
    assert takeback.face(table).can_ask == []
    fresh = duel()
    with pytest.raises(Refused):
        takeback.ask(fresh, [0], 0.0)
    choose(fresh, "play crystal")
    assert takeback.face(fresh).can_ask == ["p1"]
    with pytest.raises(Refused):
        takeback.ask(fresh, [1], 0.0)


def test_the_log_of_a_taken_back_choice_is_cut() -> None:
    table = duel(undo="free")
    lines = table.log_length()
    choose(table, "play crystal")
    assert table.known_lines(1) > lines
    step = takeback.ask(table, [0], 0.0)
    assert step is not None
    table.take(step, 0.0)
    assert table.log_length() == lines
    assert table.known_lines(1) == lines  # who has version 1 drops what was taken back
    assert table.known_lines(2) == lines


def test_showing_ones_own_card_reveals_nothing_but_a_new_card_does() -> None:
    match = sudi.new("shards", mode="duel", seed=2, characters=["tetra", "volos"])
    assert not revealed(match, ["play crystal"], 0)
    later = match.copy()
    choices = []
    while later.decision is not None and later.state.turn == 0:
        choices.append("end")
        later.choose("end")
    assert revealed(match, choices, 0)
    # For the other seat the same crystal is news.
    assert revealed(match, ["play crystal"], 1)


def test_a_shuffle_counts_even_if_every_card_was_seen_before() -> None:
    """The own discard pile becomes the deck: no card is new to anybody, but their order was drawn by lot."""
    match, chance, found = sudi.new("shards", mode="duel", seed=0), Random(0), 0
    for _ in range(60):
        assert match.decision is not None
        before, seat = match.copy(), match.decision.seat
        match.choose(chance.randrange(len(match.decision.options)))
        viewers = (-1, 0, 1)
        news = any(
            cards_seen(match, viewer) & ~(cards_seen(before, viewer) | cards_seen(before, seat)) for viewer in viewers
        )
        if match.state.rng != before.state.rng and not news:
            found += 1
            assert revealed(before, match.choices[-1:], seat)
    assert found
