"""Positions written by hand."""

from __future__ import annotations

import pytest

from sudi.games.rone.game import GAME
from sudi.games.rone.state import P_MAIN, PHASES
from sudi.kernel.errors import BadPosition
from sudi.kernel.written.position import from_position

from ..table import asked, end_turn, new, table, zone


def test_positions_that_cannot_be_are_refused() -> None:
    for player, says in (
        ({"hand": ["catapult"]}, "cannot lie there"),
        ({"base": ["brawler"]}, "cannot lie there"),
        ({"life": 0}, "without life"),
        ({"armor": 19}, "0 to 18"),
        ({"stored": {"purple": 1}}, "some of blue"),
        ({"resources": {"red": 99}}, "from 0 to 31"),
    ):
        with pytest.raises(BadPosition, match=says):
            table(player)


def test_a_position_written_by_hand_fills_in_the_rest() -> None:
    match = table({"hand": ["brawler", "scout"]}, {})
    assert len(match.state.deck[0]) == 10
    assert len(match.state.deck[1]) == 12
    assert len(match.state.recruits) == 68
    assert sorted(zone(match, "hand", 0)) == ["brawler", "scout"]
    back = match.position()
    assert back["players"][0]["hand"] == ["brawler", "scout"]


# ---- phases ----
def test_a_position_by_hand_stands_in_the_main_phase() -> None:
    assert table({}, phase="main").state.phase == P_MAIN
    for phase in PHASES:
        if phase != "main":
            with pytest.raises(BadPosition, match="phase: a position written by hand stands in the main phase"):
                table({}, phase=phase)


@pytest.mark.parametrize("mode", ["duel", "teams", "quick", "campaign"])
def test_an_exact_position_stands_in_the_phase_that_its_question_belongs_to(mode: str) -> None:
    """Every question of two rounds: its position is read as it was written, and refused in any other phase."""
    match, seen = new(mode, seed=3, players=4 if mode == "teams" else 2, leaders="random"), set()
    for at in range(160):
        if match.decision is None:
            break
        data = match.position()
        if "machine" in data and (asked(match), match.state.phase) not in seen:
            seen.add((asked(match), match.state.phase))
            assert from_position(GAME, data).state == match.state
            for phase in PHASES:
                if phase != PHASES[match.state.phase]:
                    with pytest.raises(BadPosition, match="phase: what is asked here belongs to"):
                        from_position(GAME, {**data, "phase": phase})
        match.choose(at % len(match.decision.options))
    assert len({phase for _, phase in seen}) > 3


@pytest.mark.rule("RON-D19")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_fleeting_card_in_a_position_does_not_outlast_the_turn(seat: int) -> None:
    players = [{}, {}]
    players[seat] = {"hand": ["smuggled_ammunition"]}
    match = end_turn(table(*players))
    assert zone(match, "hand", seat) == []
    assert zone(match, "destroyed_recruits") == ["smuggled_ammunition"]
