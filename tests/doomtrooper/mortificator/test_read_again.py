"""Cards of Mortificator played from their printed texts by somebody who had not built them."""

from __future__ import annotations

from ..table import options, passes, play, table


# ---- WATCH TOWER: it holds one warrior of the Squad ----
def test_whoever_leaves_the_squad_has_left_the_tower():
    m = table(
        {
            "squad": ["clansman", "hussar", "inquisitor"],
            "works": ["watch_tower:squad"],
            "outpost": ["cavalier"],
            "hand": ["charge"],
        },
        {"outpost": ["cavalier"], "squad": ["captain"]},
    )
    play(m, "use watch_tower 1", "target clansman")
    assert "use watch_tower 1" not in options(m)  # it is full
    passes(play(m, "transfer clansman"))
    assert "use watch_tower 2" not in options(m)  # nobody is there to move out
    play(m, "use watch_tower 1")
    assert set(options(m)) == {"target hussar", "target inquisitor"}
