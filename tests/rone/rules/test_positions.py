"""Positions written by hand."""

from __future__ import annotations

import pytest

from sudi.kernel.errors import BadPosition

from ..table import table, zone


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
