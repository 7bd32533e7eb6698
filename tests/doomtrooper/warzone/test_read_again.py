"""Cards of Warzone played from their printed texts by somebody who had not built them."""

from __future__ import annotations

import pytest

from ..table import fight, plays_on, table


# ---- MISFIRE: a member of the affected warrior's Squad or Kohort ----
@pytest.mark.parametrize(("area", "possible"), [("squad", True), ("outpost", False)])
def test_a_shot_goes_astray_in_a_squad_and_not_on_an_outpost(area: str, possible: bool):
    m = table(
        {area: ["captain+charger", "hussar"]},
        {area: ["clansman"], "hand": ["misfire", "evasive_action"]},
    )
    fight(m, "captain", "clansman", "shoot")
    assert (plays_on(m, "misfire") == {"captain"}) == possible
