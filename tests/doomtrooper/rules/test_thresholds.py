"""Thresholds and first turns, looked at on both sides."""

from __future__ import annotations

import pytest

from ..table import options, play, plays_on, table


@pytest.mark.rule("DTR-346")
@pytest.mark.parametrize(("purse", "whom"), [(0, {"p1"}), (1, {"p1", "p2"})])
def test_there_is_bad_karma_only_for_whoever_has_something_to_lose(purse, whom):
    m = play(table({"hand": ["negative_karma"], "destiny": 0}, {"destiny": purse}), "meditate")
    assert {o.split()[-1] for o in options(m) if o.startswith("play_at negative_karma")} == whom


@pytest.mark.rule("DTR-039", "DTR-513")
@pytest.mark.parametrize(("rounds", "able"), [(1, False), (2, True)])
def test_nobody_strikes_from_hiding_in_the_first_turn(rounds, able):
    side = {"squad": ["mortificator+hidden"], "hand": ["infantry"], "rounds": rounds}
    m = play(table(side, {"squad": ["clansman"]}), "meditate")
    assert ("use hidden 1" in options(m)) is able


@pytest.mark.rule("DTR-039", "DTR-513")
@pytest.mark.parametrize(("before", "able"), [(0, False), (1, True)])
def test_there_is_no_blood_lust_at_the_start_of_the_first_turn(before, able):
    side = {"hand": ["blood_lust", "infantry"], "squad": ["clansman"], "rounds": before}
    m = table(side, {"kohort": ["razide"]}, turn="p2")
    offered = False
    while m.state.turn == 1 or m.decision.name != "action":
        names = options(m)
        offered = offered or "play blood_lust" in names
        play(m, next(n for n in ("end", "pass", "done", names[-1]) if n in names))
    assert offered is able


@pytest.mark.rule("DTR-309", "DTR-513")
@pytest.mark.parametrize(("mine", "theirs", "able"), [(1, 1, False), (2, 0, False), (2, 1, True)])
def test_sabotage_begins_when_everybody_has_had_a_turn(mine, theirs, able):
    m = table({"squad": ["clansman"], "hand": ["infantry"], "rounds": mine}, {"rounds": theirs})
    assert ("sabotage clansman p2" in options(m)) is able


def test_the_reaper_takes_those_worth_four_and_not_five():
    kohort = ["necromutant", "centurion", "kadaver", "heretic", "undead_legionnaire"]
    m = table({"kohort": kohort, "hand": ["grim_reaper"]}, {"squad": ["clansman"]})
    assert plays_on(m, "grim_reaper") == {"necromutant", "heretic", "undead_legionnaire"}
