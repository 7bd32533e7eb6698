"""Infiltrate and Jammed Signal: a base's ability ignored by one or by all (ruling R22, SMU-C03)."""

from __future__ import annotations

import pytest

from ..table import busy, everything_in_one_place, hand, options, play, power, zone

OASIS, TAR, BRAIN, CAVE, GOJU = (
    f"base_{b}" for b in ("jungle_oasis", "tar_pits", "the_central_brain", "cave_of_shinies", "temple_of_goju")
)
REX, LASER = "dinosaurs_king_rex", "dinosaurs_laseratops"


@pytest.mark.rule("SMU-150")
def test_infiltrate_destroys_an_action_that_lay_there_before():
    match = busy(
        {"hand": ["ninjas_infiltrate"]},
        minions={"jungle_oasis": [REX]},
        actions={
            "jungle_oasis": ["tricksters_hideout@p2", f"dinosaurs_upgrade>{REX}"],
            "tar_pits": ["tricksters_flame_trap@p2"],
        },
    )
    play(match, f"act_at ninjas_infiltrate {OASIS}")
    assert zone(match, "actions", "jungle_oasis") == ["dinosaurs_upgrade", "ninjas_infiltrate"], "not one on a minion"
    assert zone(match, "actions", "tar_pits") == ["tricksters_flame_trap"]
    assert zone(match, "discard", 1) == ["tricksters_hideout"]


@pytest.mark.rule("SMU-150", "SMU-122")
def test_the_infiltrator_may_ignore_what_the_base_does_after_scoring():
    """The Temple would take p1's strongest minion; p2's is taken all the same."""
    for choice, kept in (("ignore", True), ("obey", False)):
        match = busy(
            {"hand": ["ninjas_infiltrate"], "deck": ["dinosaurs_war_raptor"] * 3},
            {"deck": ["robots_zapbot"] * 3},
            minions={"temple_of_goju": [REX, LASER, "robots_nukebot@p2", "robots_hoverbot@p2"]},
        )
        play(match, f"act_at ninjas_infiltrate {GOJU}", "end")
        assert match.decision.name == "ignore"
        assert match.decision.seat == 0
        play(match, choice)
        assert (REX in zone(match, "discard", 0)) == kept
        assert zone(match, "deck", 1)[0] == "robots_nukebot"


@pytest.mark.rule("SMU-150")
def test_the_permission_lasts_until_the_players_next_turn_and_the_card_stays():
    match = busy({"hand": ["ninjas_infiltrate"]}, minions={"temple_of_goju": [REX]})
    play(match, f"act_at ninjas_infiltrate {GOJU}")
    infiltrate = match.state.actions[0][0]
    play(match, "end")
    assert match.state.fresh >> infiltrate & 1, "through the other player's turn"
    play(match, "end")
    assert match.state.turn == 0
    assert match.state.fresh == 0
    assert zone(match, "actions", "temple_of_goju") == ["ninjas_infiltrate"]


@pytest.mark.rule("SMU-150", "SMU-128")
@pytest.mark.parametrize("choice", ["ignore", "obey"])
def test_at_tar_pits_the_infiltrators_minion_may_go_to_the_discard_pile(choice):
    match = busy(
        {"hand": ["ninjas_infiltrate"], "deck": ["dinosaurs_war_raptor"] * 3},
        {"hand": ["robots_zapbot", "pirates_powderkeg"], "deck": ["robots_zapbot"] * 3},
        minions={"tar_pits": [LASER, "pirates_pirate_king@p2"]},
    )
    play(match, f"act_at ninjas_infiltrate {TAR}", "end", "act pirates_powderkeg")
    assert match.decision.seat == 0, "the minion's own player decides, in p2's turn"
    assert options(match) == ["obey", "ignore"]
    everything_in_one_place(match)
    play(match, choice)
    assert (zone(match, "discard", 0) == [LASER]) == (choice == "ignore")
    assert (zone(match, "deck", 0)[0] == LASER) == (choice == "obey")
    assert zone(match, "deck", 1)[0] == "pirates_pirate_king", "p2 cannot ignore it"
    everything_in_one_place(match)


@pytest.mark.rule("SMU-150", "SMU-129", "SMU-C03")
@pytest.mark.parametrize("choice", ["ignore", "obey"])
def test_at_the_central_brain_the_infiltrator_decides_at_once_about_the_own_bonus(choice):
    match = busy({"hand": ["ninjas_infiltrate"]}, minions={"the_central_brain": [REX, "robots_warbot@p2"]})
    play(match, f"act_at ninjas_infiltrate {BRAIN}")
    assert options(match) == ["obey", "ignore"]
    play(match, choice)
    own = 7 if choice == "ignore" else 8
    assert (power(match, REX), power(match, "robots_warbot")) == (own, 5), "another player's gain cannot be denied"
    play(match, "end")
    assert power(match, REX) == own
    play(match, "end")
    assert power(match, REX) == 8, "over with p1's next turn"


@pytest.mark.rule("SMU-C03")
def test_where_there_is_no_bonus_nothing_is_asked():
    match = busy({"hand": ["ninjas_infiltrate"]}, minions={"tar_pits": [REX]})
    play(match, f"act_at ninjas_infiltrate {TAR}")
    assert match.decision.name == "play"
    assert match.state.ignoring == 0


@pytest.mark.rule("SMU-150")
@pytest.mark.parametrize(("choice", "points"), [("ignore", [0, 0]), ("obey", [1, 0])])
def test_at_the_cave_the_infiltrator_may_do_without_the_point(choice, points):
    match = busy({"hand": ["ninjas_infiltrate", LASER]}, minions={"cave_of_shinies": ["ninjas_ninja_acolyte@p1"]})
    play(match, f"act_at ninjas_infiltrate {CAVE}", f"play {LASER} {CAVE}")
    assert match.decision.name == "ignore"
    play(match, choice)
    assert match.state.vp == points


@pytest.mark.rule("SMU-150", "SMU-086")
@pytest.mark.parametrize("choice", ["ignore", "obey"])
def test_the_winner_may_ignore_the_school(choice):
    deck = ["base_tar_pits", "base_ninja_dojo", "base_tortuga", "base_the_great_library"]
    match = busy(
        {"hand": ["ninjas_infiltrate"]},
        minions={"school_of_wizardry": [REX, LASER, LASER, "robots_nukebot@p2"]},
        base_deck=deck,
    )
    play(match, "act_at ninjas_infiltrate base_school_of_wizardry", "end")
    assert match.decision.name == "ignore"
    play(match, choice)
    if choice == "obey":
        assert len(options(match)) == 3
    else:
        assert zone(match, "bases", 0) == [deck[-1]]
        assert [c for c in match.view(0)["base_deck"] if c] == [], "whoever ignores it does not look"


@pytest.mark.rule("SMU-054")
def test_jammed_signal_switches_the_base_off_for_everybody():
    match = busy(
        {"hand": ["aliens_jammed_signal"]},
        minions={"the_central_brain": [REX, "robots_warbot@p2"]},
    )
    assert (power(match, REX), power(match, "robots_warbot")) == (8, 5)
    play(match, f"act_at aliens_jammed_signal {BRAIN}")
    assert (power(match, REX), power(match, "robots_warbot")) == (7, 4)


@pytest.mark.rule("SMU-054")
def test_a_base_works_only_while_it_is_on_the_table():
    match = busy(
        {"hand": ["aliens_terraforming"]},
        minions={"the_central_brain": [REX]},
        base_deck=["base_tar_pits"],
    )
    play(match, "act aliens_terraforming", f"to {BRAIN}")
    assert zone(match, "bases", 0) == [TAR]
    assert power(match, REX) == 7
    assert zone(match, "minions", "tar_pits") == [REX]
    assert hand(match, 0) == []
