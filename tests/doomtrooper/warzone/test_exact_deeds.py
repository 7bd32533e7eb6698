"""Cards of Warzone where they meet others: what their texts say exactly."""

from __future__ import annotations

import pytest

from ..table import fight, options, play, table


# ---- ASSAULT ENGINEER: BARRAGE BALLOONS are considered a minefield ----
@pytest.mark.parametrize(("engineer", "offered"), [("", True), ("+assault_engineer", False)])
def test_balloons_do_nothing_to_doomtroopers_with_an_engineer(engineer: str, offered: bool):
    m = table(
        {"squad": [f"clansman{engineer}", "infantry+^grapeshot_guardian"], "hand": ["evasive_action"]},
        {"squad": ["hussar"], "works": ["barrage_balloons:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "hussar", "shoot")
    play(m, "pass")
    assert ("use barrage_balloons 1" in options(m)) is offered
