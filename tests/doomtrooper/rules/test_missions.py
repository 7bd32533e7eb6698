"""Missions: who gets them, what completes them, what has to be kept up."""

from __future__ import annotations

import pytest

from ..table import Match, attach_to, card, end_turn, fight, finish, ids, options, play, table, victory


# ---- missions ----
@pytest.mark.rule("DTR-132", "DTR-133", "DTR-136", "DTR-137")
def test_missions_go_to_warriors_and_players():
    m = table({"squad": ["clansman"], "hand": ["suicide_mission", "defensive_perimeter"]},
              {"kohort": ["heretic+suicide_mission:by1", "razide"]})  # fmt: skip
    assert attach_to(m, "suicide_mission") == {"clansman", "razide"}
    assert {"task defensive_perimeter p1", "task defensive_perimeter p2"} <= set(options(m))
    play(m, "task defensive_perimeter p2")
    assert ids(m, "works", 1) == ["defensive_perimeter"]


@pytest.mark.rule("DTR-135", "DTR-139")
def test_a_mission_is_completed_when_its_condition_is_met():
    m = table({"squad": ["sean_gallagher+nepharite_hunt"]}, {"kohort": ["nepharite_of_semai!"]})
    fight(m, "sean_gallagher", "nepharite_of_semai")
    while m.decision.name not in ("reward",):
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    assert options(m) == ["as_victory 12", "as_destiny 24"]
    play(m, "as_victory 12")
    finish(m, victory=6)
    assert victory(m)[0] == 12 + 6
    assert "nepharite_hunt" in ids(m, "grave", 0)


@pytest.mark.rule("DTR-140")
def test_one_deed_completes_one_copy_after_another_only():
    m = table({"squad": ["sean_gallagher+nepharite_hunt", "clansman+nepharite_hunt"]},
              {"kohort": ["nepharite_of_semai!"]})  # fmt: skip
    fight(m, "sean_gallagher", "nepharite_of_semai")
    while m.decision.name != "reward":
        play(m, "pass" if "pass" in options(m) else options(m)[0])
    play(m, "as_destiny 24")
    finish(m)
    assert ids(m, "attached", 0) == ["nepharite_hunt"]  # the other warrior has not earned it


@pytest.mark.rule("DTR-132", "DTR-133", "DTR-136")
def test_a_mission_lies_on_whom_it_names():
    m = table({"squad": ["clansman"], "hand": ["suicide_mission"]}, {"kohort": ["heretic", "razide"]})
    play(m, "attach suicide_mission razide")
    assert m.state.bearer[card(m, "suicide_mission")] == card(m, "razide")
    assert m.state.actions == 2


@pytest.mark.rule("DTR-134")
def test_earlier_deeds_do_not_count_for_a_mission():
    m = table({"squad": ["sean_gallagher"], "hand": ["nepharite_hunt"]}, {"grave": ["nepharite_of_semai"]})
    play(m, "attach nepharite_hunt sean_gallagher")
    assert victory(m)[0] == 0
    assert ids(m, "attached", 0) == ["nepharite_hunt"]


SQUAD = ["inquisitor", "clansman", "valerie_duval", "infantry", "chasseur", "shadow_walker"]


def to_the_end(m: Match) -> Match:
    """To the first question of the next turn."""
    turns = m.state.turns
    while m.state.turns == turns:
        play(m, options(m)[-1])
    return m


@pytest.mark.rule("DTR-017", "DTR-138")
def test_a_mission_to_keep_something_looks_at_the_ends_of_turns():
    m = table({"squad": SQUAD, "hand": ["well_rounded_squad"]}, {})
    play(m, "task well_rounded_squad p1")
    to_the_end(m)
    to_the_end(m)
    assert (m.state.turn, victory(m)[0]) == (0, 0)
    play(m, "end")
    while m.decision.seat == 0 and m.decision.name == "discard":
        assert victory(m)[0] == 0  # not before the discard step is over
        play(m, "done")
    assert (m.state.turn, victory(m)[0]) == (1, 10)
    assert ids(m, "grave", 0) == ["well_rounded_squad"]


@pytest.mark.rule("DTR-017")
def test_whoever_lets_it_lapse_begins_again():
    m = table({"squad": SQUAD, "hand": ["well_rounded_squad", "shadow_walker"]},
              {"hand": ["wave_of_righteousness"], "destiny": 10})  # fmt: skip
    play(m, "task well_rounded_squad p1")
    while not (m.state.turn == 1 and "play wave_of_righteousness" in options(m)):
        play(m, options(m)[-1])
    play(m, "play wave_of_righteousness", "target shadow_walker")  # the only warrior of Mishima
    to_the_end(m)
    while m.decision.name != "action":
        play(m, options(m)[-1])
    play(m, "deploy shadow_walker")
    to_the_end(m)
    assert victory(m)[0] == 0  # complete again, but not for a full turn
    to_the_end(m)
    to_the_end(m)
    assert victory(m)[0] == 10


@pytest.mark.rule("DTR-017", "DTR-136")
@pytest.mark.parametrize(("squad", "hand", "earned"), [(SQUAD, [], 10), (SQUAD[:-1], ["shadow_walker"], 0)])
def test_a_mission_for_the_opponent_runs_from_the_end_of_this_turn(squad, hand, earned):
    m = table({"hand": ["well_rounded_squad"]}, {"squad": squad, "hand": hand})
    play(m, "task well_rounded_squad p2")
    to_the_end(m)
    while m.decision.name != "action":
        play(m, options(m)[-1])
    if hand:
        play(m, "deploy shadow_walker")  # complete only now: that is less than a full turn
    to_the_end(m)
    assert (m.state.turn, victory(m)) == (0, [0, earned])


@pytest.mark.rule("DTR-017")
def test_an_incomplete_squad_keeps_nothing():
    m = table(
        {"squad": SQUAD[:-1], "outpost": ["shadow_walker"], "hand": ["well_rounded_squad"]}, {"outpost": ["prophet"]}
    )
    play(m, "task well_rounded_squad p1")
    for _ in range(6):
        to_the_end(m)
    assert victory(m)[0] == 0  # on the Outpost is not in the Squad


# ---- missions ----
@pytest.mark.rule("DTR-138", "DTR-139")
def test_a_mission_waits_for_as_long_as_it_takes():
    m = table({"squad": ["sean_gallagher"], "hand": ["nepharite_hunt"]}, {"kohort": ["nepharite_of_semai!"]})
    play(m, "attach nepharite_hunt sean_gallagher")
    for _ in range(20):
        end_turn(m)
    assert m.state.turn == 0
    assert ids(m, "attached", 0) == ["nepharite_hunt"]
    before = victory(m)[0]
    fight(m, "sean_gallagher", "nepharite_of_semai")
    while m.decision.name != "action" and ids(m, "attached", 0):
        play(m, options(m)[0])
    while m.decision.name in ("reward", "points"):
        play(m, options(m)[0])
    assert ids(m, "attached", 0) == []
    assert victory(m)[0] > before
