"""A battlefield (Grid) with named places, and fields that follow from the rest (derived)."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from sudi.kernel import triggers
from sudi.kernel.cards import Card, Library, Tables
from sudi.kernel.dealing import determinise
from sudi.kernel.effects import Fixed
from sudi.kernel.machine import Programs
from sudi.kernel.state import (
    GRID,
    PER_CARD,
    Grid,
    PerCard,
    PerPlayer,
    QuickGrid,
    QuickPerCard,
    State,
    Zone,
    derived,
    grid,
    per_card,
    places,
    zone,
)
from sudi.kernel.values import Modifier, Scope
from sudi.kernel.view import SPECTATOR, sight
from sudi.kernel.wording import Bilingual

from .toy import ASK_NEXT, NEXT, library


class BoardState(State):
    t: BoardTables

    board: Grid = grid()
    box: Zone = zone(seen_by="everyone")
    at: PerCard = per_card(derived=True)
    weight: PerPlayer[int] = derived()


class QuickState(State):
    """The same with lists, for what is read all the time."""

    t: BoardTables

    board: QuickGrid = grid()
    box: Zone = zone(seen_by="everyone")
    at: QuickPerCard = per_card(derived=True)
    weight: PerPlayer[int] = derived()


BOTH = pytest.mark.parametrize("kind", [BoardState, QuickState])


class BoardTables(Tables):
    def __init__(self, library: Library, deal: list[tuple[Card, int]], kind: type[State] = BoardState) -> None:
        super().__init__(kind, library, 2, deal, slots=4)
        self.slot_names = ["A1", "B1", "A2", "B2"]

    def derive(self, s: Any) -> None:
        s.weight = [0, 0]
        for space, card in enumerate(s.board):
            if card >= 0:
                s.at[card] = space
                s.weight[self.owner[card]] += 1


def board(kind: type[Any] = BoardState) -> Any:
    card = next(iter(library.cards.values()))
    s = kind(BoardTables(library, [(card, 0), (card, 1), (card, 1)], kind))
    s.board[2], s.board[3] = 0, 2
    s.box = [1]
    s.t.derive(s)
    return s


@BOTH
def test_a_grid_begins_empty_with_one_space_for_every_place(kind: type[Any]) -> None:
    card = next(iter(library.cards.values()))
    s = kind(BoardTables(library, [(card, 0)], kind))
    assert list(s.board) == [-1, -1, -1, -1]
    assert kind.fields["board"].shape == GRID
    assert kind.fields["at"].shape == PER_CARD


@BOTH
def test_a_copy_has_a_grid_of_its_own(kind: type[Any]) -> None:
    s = board(kind)
    other = s.copy()
    other.board[0] = 1
    assert s.board[0] == -1
    assert other != s


@BOTH
def test_a_packed_state_comes_back_with_its_grid(kind: type[Any]) -> None:
    s = board(kind)
    assert kind.unpack(s.pack(), s.t) == s


@pytest.mark.parametrize(("kind", "kept"), [(BoardState, array), (QuickState, list)])
def test_what_is_quick_is_a_list_however_the_state_came_about(kind: type[Any], kept: type) -> None:
    s = board(kind)
    for one in (s, s.copy(), kind.unpack(s.pack(), s.t), determinise(s, 0, seed=1)):
        assert type(one.board) is type(one.at) is kept
        assert (list(one.board), list(one.at)) == ([-1, -1, 0, 2], [2, -1, 3])


@BOTH
def test_places_list_each_card_of_the_grid_with_its_space(kind: type[Any]) -> None:
    found = {(name, number): cards for name, number, cards in places(board(kind))}
    assert found["board", 2] == [0]
    assert found["board", 3] == [2]
    assert found["board", 0] == []
    assert found["box", -1] == [1]


def test_everybody_sees_the_grid_and_nobody_the_derived_numbers() -> None:
    seen = sight(board(), SPECTATOR)
    assert list(seen.values["board"]) == [-1, -1, 0, 2]
    assert "weight" not in seen.values


def test_a_state_put_together_from_a_view_works_its_derived_fields_out() -> None:
    s = board()
    again = determinise(s, 0, seed=1)
    assert again.weight == s.weight == [1, 1]  # a state that forgot to derive would have [0, 0]
    assert again.at == s.at
    assert again.board == s.board


def test_a_card_with_two_rules_about_the_same_thing_is_in_the_mask_once() -> None:
    programs = Programs()
    triggers.ordering(programs, NEXT, ASK_NEXT)
    two = Card(
        id="two",
        name=Bilingual("dva", "two"),
        standing=(Modifier("box", "price", Scope(), Fixed(1)), Modifier("box", "price", Scope(), Fixed(2))),
    )
    one = Card(id="one", name=Bilingual("jedna", "one"))
    library = Library(programs)
    library.add(two, one)
    tables = Tables(BoardState, library, 2, [(two, 0), (one, 0)], slots=4)
    assert tables.standing_masks["price"] == 0b01  # added up, the two rules would point at the other card
