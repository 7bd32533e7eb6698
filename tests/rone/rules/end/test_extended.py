"""Extended competitive mode: several matches, with everything earned carried over."""

from __future__ import annotations

import pytest

from sudi.games.rone.rules.workshop.dice import DEFAULT_DICE
from sudi.kernel.errors import BadSetup

from ...table import asked, hurry, new, options, play, table, zone


def won(**common: object) -> object:
    """p1 has just won the first match."""
    winner = {
        "damage": {"ranged": 9},
        "deck": ["brawler"],
        "hand": ["vision"],
        "dump": ["scout"],
        "discard": ["crawler"],
        "ground": ["veteran"],
        "base": ["mayor_ilya", "catapult"],
        "stored": {"red": 2},
        "rerolls": 3,
        "research": 2,
        "armor": 5,
        "dice": [["BBB", "NNB", "NNR", "NNK", "NNG", "NNY"]] * 4,
    }
    match = table(
        winner,
        {"life": 3, "deck": ["areja"], "base": ["steward_bolek"]},
        mode="extended",
        exhausted=["p1.base.1"],
        screws={"p1.ground.0": 2},
        **common,
    )
    return hurry(match, to="begin")


@pytest.mark.rule("RON-229", "RON-D15")
def test_the_loser_chooses_who_begins_and_two_wins_win() -> None:
    match = won()
    assert match.result is None
    assert match.state.wins == [1, 0]
    assert match.decision.seat == 1
    assert options(match) == ["begin p1", "begin p2"]
    play(match, "begin p2")
    assert match.state.first == 1
    assert match.state.compensated == [True, False]  # the second player of this match
    last = table({"damage": {"ranged": 9}, "wins": 1}, {"life": 3}, mode="extended")
    play(last, "end")
    assert last.result.winners == (0,)
    assert last.result.scores == (2, 0)


@pytest.mark.rule("RON-230", "RON-D23", "RON-303")
def test_cards_dice_and_base_are_kept_and_nothing_else() -> None:
    match = play(won(), "begin p1")
    assert sorted(zone(match, "deck", 0)) == ["brawler", "crawler", "scout", "vision"]
    assert zone(match, "base", 0) == ["mayor_ilya", "catapult"]
    assert match.state.exhausted == 0
    assert match.state.dice[0] != DEFAULT_DICE
    s = match.state
    assert (s.stored[0], s.rerolls[0], s.research[0], sum(s.screws)) == (0, 0, 0, 0)
    assert zone(match, "ground", 0) == []
    assert zone(match, "hand", 0) == zone(match, "dump", 0) == zone(match, "discard", 0) == []


@pytest.mark.rule("RON-231", "RON-232")
def test_the_next_match_begins_afresh_with_four_new_recruits() -> None:
    match = play(won(), "begin p1")
    assert match.state.destroyed_recruits == []
    assert match.state.armor == [16, 16]
    assert match.state.life == [14, 14]
    recruits = 0
    while asked(match) == "recruit":
        recruits += 1
        play(match, options(match)[0])
    assert recruits == 8
    assert [len(ground) for ground in match.state.ground] == [4, 4]
    assert asked(match) == "draw"


@pytest.mark.rule("RON-D15")
def test_a_drawn_match_counts_for_nobody() -> None:
    match = table({"damage": {"ranged": 9}, "life": 1, "dump": ["brawler"]}, {"life": 3}, mode="extended")
    play(match, "end")
    assert match.result is None
    assert match.state.wins == [0, 0]
    assert asked(match) == "recruit"  # chance decides who begins


@pytest.mark.rule("RON-229")
def test_more_wins_can_be_agreed_on() -> None:
    match = table({"damage": {"ranged": 9}, "wins": 1}, {"life": 3}, mode="extended", setup={"wins": 3})
    play(match, "end")
    assert match.result is None
    with pytest.raises(BadSetup):
        new("extended", wins=1)
    with pytest.raises(BadSetup):
        new("duel", wins=3)
