"""Promotional cards played from their printed texts by somebody who had not built them."""

from __future__ import annotations

from ..table import ids, options, play, table


# ---- POWER OF PERCEPTION: whenever an opponent picks a card from his draw pile, discard pile or collection ----
def watched(zone: str):
    m = table(
        {"kohort": ["razide+power_of_perception"], "hand": ["charge"]},
        {"squad": ["captain"], "hand": ["loot_and_pillage"], zone: ["hussar"]},
        turn="p2",
    )
    return play(m, "play loot_and_pillage", "warrior", "target hussar")


def test_a_card_that_comes_straight_into_play_is_lost_as_well():
    m = watched("grave")
    assert ids(m, "squad", 1) == ["captain", "hussar"]
    play(m, "use power_of_perception 1")
    assert ids(m, "squad", 1) == ["captain"]
    assert ids(m, "sacrificed", 1) == ["hussar"]
    assert ids(m, "grave", 0) == ["power_of_perception"]


def test_so_is_a_card_of_the_sideboard():
    m = watched("sideboard")
    assert "use power_of_perception 1" in options(m)


def test_nobody_is_asked_about_a_card_of_ones_own():
    m = table(
        {
            "kohort": ["razide+power_of_perception"],
            "squad": ["captain"],
            "hand": ["loot_and_pillage"],
            "grave": ["hussar"],
        },
        {"hand": ["charge"], "squad": ["captain"]},
    )
    play(m, "play loot_and_pillage", "warrior", "target hussar")
    assert "use power_of_perception 1" not in options(m)
    assert ids(m, "squad", 0) == ["captain", "hussar"]
