"""Set-up, decks, the cardinal's privilege, drawing and discarding."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.doomtrooper.game import GAME
from sudi.kernel.written.replay import new_match

from .table import destiny, end_turn, ids, options, passes, play, table, victory


def new(seed: int = 1, **setup: object) -> sudi.Match:
    return new_match(GAME, None, None, seed, setup)


@pytest.mark.rule("DTR-001", "DTR-003", "DTR-004")
def test_everybody_starts_with_seven_cards_and_five_destiny():
    m = new(first="p1")
    assert destiny(m) == [5, 5]
    assert victory(m) == [0, 0]
    assert [len(h) for h in m.state.hand] == [7, 7]
    assert [len(x) for x in m.state.library] == [53, 53]
    assert [len(x) for x in m.state.sideboard] == [25, 25]
    assert m.state.library[0] != new(2, first="p1").state.library[0]


@pytest.mark.rule("DTR-006")
def test_who_begins_is_random_or_agreed():
    assert {new(seed).state.turn for seed in range(12)} == {0, 1}
    assert {new(seed, first="p2").state.turn for seed in range(6)} == {1}


@pytest.mark.rule("DTR-007", "DTR-008", "DTR-011")
def test_privilege_without_a_warrior_is_free():
    for seed in range(300):
        m = new(seed, first="p1")
        s = m.state
        if not any(s.t.is_warrior[c] for c in s.hand[0]):
            break
    old = set(s.hand[0])
    play(m, "renew")
    assert len(s.hand[0]) == 7
    assert not old & set(s.hand[0])
    assert len(s.library[0]) == 53
    assert old <= set(s.library[0])
    assert not s.grave[0]
    assert m.decision.seat == 1  # once only; now the other player is asked


@pytest.mark.rule("DTR-010")
def test_privilege_with_a_warrior_costs_the_hand():
    for seed in range(300):
        m = new(seed, first="p1")
        s = m.state
        if any(s.t.is_warrior[c] for c in s.hand[0]):
            break
    old = set(s.hand[0])
    play(m, "renew")
    assert set(s.grave[0]) == old
    assert len(s.hand[0]) == 7
    assert len(s.library[0]) == 46


@pytest.mark.rule("DTR-005", "DTR-032")
def test_the_starting_player_draws_nothing_more_in_the_first_turn():
    m = new(3, first="p1")
    play(m, "keep", "keep")
    passes(m)
    assert m.decision.name == "action"
    assert len(m.state.library[0]) == 53
    end_turn(m)
    assert m.state.turn == 1
    assert len(m.state.library[1]) == 53


@pytest.mark.rule("DTR-032", "DTR-033")
def test_the_draw_step_fills_the_hand_to_seven():
    m = table({"library": ["infantry"] * 9}, {"hand": ["dark_fire"] * 2, "library": ["centurion"] * 9})
    end_turn(m)
    assert ids(m, "hand", 1) == ["centurion"] * 5 + ["dark_fire"] * 2
    assert len(m.state.library[1]) == 4


@pytest.mark.rule("DTR-034", "DTR-035")
def test_an_empty_library_does_not_end_the_game():
    m = table({}, {"hand": [], "library": ["centurion"] * 2, "kohort": ["centurion"]})
    end_turn(m)
    assert ids(m, "hand", 1) == ["centurion"] * 2
    assert m.result is None
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-320", "DTR-321", "DTR-322", "DTR-012")
def test_discarding_down_to_seven_or_at_most_one():
    m = table({"hand": ["dark_fire"] * 4 + ["terror"] * 5})
    play(m, "end")
    assert m.decision.name == "discard"
    assert "done" not in options(m)
    play(m, "drop dark_fire", "drop terror")
    assert len(m.state.hand[0]) == 7
    assert m.state.turn == 1
    m = table({"hand": ["dark_fire", "terror"]})
    play(m, "end")
    assert options(m) == ["drop dark_fire", "drop terror", "done"]
    play(m, "drop terror")
    assert ids(m, "hand", 0) == ["dark_fire"]
    assert m.state.turn == 1


@pytest.mark.rule("DTR-472", "DTR-474", "DTR-483", "DTR-057")
def test_who_sees_which_pile():
    m = table(
        {"hand": ["terror"], "library": ["fly"], "grave": ["speed"], "squad": ["valkyrie"], "hidden": ["clansman"]},
        {"kohort": ["razide~"]},
    )

    def seen(viewer: int, zone: str) -> list[str | None]:
        return [c and c["card"] for c in m.view(viewer)["players"][0][zone]]

    for zone, cards in (("hand", ["terror"]), ("grave", ["speed"]), ("hidden", ["clansman"])):
        assert seen(0, zone) == cards
        assert seen(1, zone) == [None]
    assert seen(0, "library") == seen(1, "library") == [None]
