"""SPELLBOUND: from the printed text."""

from __future__ import annotations

import pytest

from ..table import ids, options, play, table


def bound(hand: list[str], whose: int = 1, **more):
    """A SPELLBOUND of the second player lies before a player."""
    works = {0: {}, 1: {}}
    works[whose - 1] = {"works": ["spellbound" if whose == 2 else "spellbound@p2:by2"]}
    return table(
        {
            "squad": ["clansman"],
            "hand": [*hand, "bayonet"],
            "library": ["infantry"] * 3 + ["hussar"],
            "destiny": 20,
            **works[0],
            **more,
        },
        {"squad": ["keeper_of_the_art"], **works[1]},
    )


def test_it_is_cast_before_any_player_for_three_actions():
    m = table({"squad": ["high_seer_castor"], "hand": ["spellbound"]}, {"squad": ["clansman"]})
    play(m, "cast spellbound high_seer_castor")
    assert set(options(m)) == {"player p1", "player p2"}
    play(m, "player p2")
    assert ids(m, "works", 1) == ["spellbound"]


@pytest.mark.parametrize("special", ["play_it_again", "expedite_request", "deja_vu"])
def test_no_special_card_touches_the_library_of_that_player(special: str):
    def playable(m) -> bool:
        if special not in " ".join(options(m)):
            play(m, "meditate")
        return any(special in o for o in options(m))

    assert playable(bound([special], 2, grave=["trencher"]))  # somebody else's is bound
    assert not playable(bound([special], 1, grave=[] if special == "expedite_request" else ["trencher"]))


def test_other_cards_and_the_draw_step_go_on():
    m = bound([], 1)
    while m.state.turn == 0:
        play(m, "end" if "end" in options(m) else options(m)[-1])
    while m.state.turn == 1 or m.decision.name != "action":
        play(m, "end" if "end" in options(m) else options(m)[-1])
    assert len(m.state.hand[0]) > 1
