"""Positions: a table written down and read back is the same table."""

from __future__ import annotations

from sudi.games.doomtrooper.game import GAME
from sudi.kernel.written.position import from_position

from .table import card, fight, options, play, rating, table


def there_and_back(m):
    back = from_position(GAME, m.position())
    assert back.position() == m.position()
    return back


def test_a_card_of_one_player_on_a_warrior_of_the_other():
    m = table({"squad": ["clansman"]}, {"hand": ["tainted"]})
    play(m, "meditate", "play_on tainted clansman")
    back = there_and_back(m)
    assert options(back) == options(m)
    assert back.state.side[card(back, "tainted")] == 1
    assert back.state.t.owner[card(back, "tainted")] == 1


def test_in_the_middle_of_a_combat():
    m = table({"squad": ["clansman"], "hand": ["evasive_action", "powerful_blow"]}, {"kohort": ["razide"]})
    fight(m, "clansman", "razide")
    play(m, "play_on evasive_action clansman")
    back = there_and_back(m)
    assert back.state == m.state
    assert rating(back, "armour", "clansman") == 5
    assert options(back) == options(m)


def test_a_missing_warrior_stays_missing():
    m = table({"squad": ["sgt_mcbride", "blood_beret"]}, {"hand": ["missing_in_action"]})
    play(m, "meditate", "play_on missing_in_action sgt_mcbride")
    back = there_and_back(m)
    assert options(back) == options(m)
    assert rating(back, "fight", "blood_beret") == 4


def test_what_a_position_leaves_out():
    m = table({"squad": ["clansman"]})
    assert m.state.actions == 3
    assert m.state.rounds == [2, 2]
    assert "attack" not in options(m)  # nobody to attack
    assert any(o.startswith("sabotage") for o in options(m))
