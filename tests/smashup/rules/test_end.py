"""The end of the game: fifteen points at the end of a turn, one winner, ties play on; our own turn limit."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.smashup.rules.affecting import shift

from ..table import busy, lines, options, play, zone

OASIS, FACTORY = "base_jungle_oasis", "base_factory_436_1337"
REX, LASER = "dinosaurs_king_rex", "dinosaurs_laseratops"
READY = {"jungle_oasis": [REX, LASER, LASER]}


@pytest.mark.rule("SMU-002", "SMU-090")
@pytest.mark.parametrize(("before", "ended"), [(12, False), (13, True), (14, True)])
def test_fifteen_points_end_the_game(before, ended):
    """The Oasis brings 2: 14 is not enough, 15 and 16 are."""
    match = busy({"vp": before}, minions=READY)
    play(match, "end")
    assert match.state.vp[0] == before + 2
    assert (match.result is not None) == ended
    if ended:
        assert match.result.winners == (0,)
        assert match.result.rule == "SMU-091"
        assert match.decision is None


@pytest.mark.rule("SMU-002", "SMU-090", "SMU-134")
def test_points_from_a_card_count_and_the_turn_is_finished_first():
    """Invader makes 15 in step 2: nothing ends before the turn does, cards can still be played and drawn."""
    match = busy({"vp": 14, "hand": ["aliens_invader"], "deck": ["aliens_scout"] * 3})
    play(match, f"play aliens_invader {OASIS}")
    assert match.state.vp == [15, 0]
    assert match.result is None
    assert match.decision.name == "play"
    play(match, "end")
    assert match.result.winners == (0,)
    assert zone(match, "hand", 0).count("aliens_scout") == 2, "step 4 took place"


@pytest.mark.rule("SMU-090", "SMU-049")
def test_what_happens_at_the_end_of_the_turn_happens_before_the_decision():
    """Ruling R23: Assassination at the Cave gives p2 the point that makes a tie."""
    match = busy(
        {"vp": 14, "hand": ["aliens_invader"]},
        {"vp": 14},
        minions={"cave_of_shinies": [f"{REX}@p2"]},
        actions={"cave_of_shinies": [f"ninjas_assassination@p1>{REX}"]},
    )
    play(match, f"play aliens_invader {OASIS}", "end")
    assert match.state.vp == [15, 15]
    assert match.result is None
    assert match.state.turn == 1


@pytest.mark.rule("SMU-091", "SMU-094", "SMU-134")
def test_the_most_points_win_not_the_first_to_get_there():
    match = busy(
        {"vp": 15}, {"vp": 13}, minions={"tar_pits": [f"{REX}@p2", f"{LASER}@p2", f"{LASER}@p2", "aliens_scout@p2"]}
    )
    play(match, "end")
    while match.result is None:
        play(match, "pass")
    assert match.result.winners == (1,)
    assert match.result.scores == (15, 17)


@pytest.mark.rule("SMU-091")
def test_another_player_may_win_in_the_active_players_turn():
    match = busy({"vp": 3}, {"vp": 14}, minions={"jungle_oasis": [f"{REX}@p2", f"{LASER}@p2", "aliens_scout@p1"]})
    play(match, "end")
    while match.result is None:
        play(match, "pass")
    assert match.result.winners == (1,)


@pytest.mark.rule("SMU-092", "SMU-093", "SMU-094")
def test_a_shared_lead_plays_on_until_one_leads_alone():
    match = busy({"vp": 16}, {"vp": 16, "hand": ["aliens_invader"]}, {"vp": 15})
    play(match, "end")
    assert match.result is None
    assert match.state.turn == 1
    play(match, f"play aliens_invader {OASIS}", "end")
    assert match.result.winners == (1,)
    assert match.result.scores == (16, 17, 15)


@pytest.mark.rule("SMU-092", "SMU-094")
def test_several_above_fifteen_the_highest_wins():
    match = busy({"vp": 16}, {"vp": 17}, {"vp": 15})
    play(match, "end")
    assert match.result.winners == (1,)


@pytest.mark.rule("SMU-092")
def test_a_tie_below_fifteen_is_no_reason_to_look():
    match = busy({"vp": 14}, {"vp": 14})
    play(match, "end")
    assert match.result is None


@pytest.mark.rule("SMU-C01")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_after_the_turn_limit_the_match_is_a_draw(limit):
    match = sudi.new("smashup", players=2, seed=3, turn_limit=limit)
    turns = 0
    while match.result is None:
        if match.decision.name == "play":
            turns += 1
        match.choose("end" if "end" in options(match) else 0)
    assert turns == limit
    assert match.result.winners == ()
    assert match.result.rule == "SMU-C01"
    assert match.result.scores == tuple(match.state.vp)


@pytest.mark.rule("SMU-C01")
def test_a_winner_in_the_last_turn_wins():
    match = busy({"vp": 14}, minions=READY, setup={"turn_limit": 1}, turns=1)
    play(match, "end")
    assert match.result.winners == (0,)
    match = busy({"vp": 12}, minions=READY, setup={"turn_limit": 1}, turns=1)
    play(match, "end")
    assert match.result.rule == "SMU-C01"


@pytest.mark.rule("SMU-C02")
def test_a_buccaneer_at_the_only_base_is_destroyed_after_all():
    """There is no other base to move to, so the replacement is impossible."""
    for bases, saved in ((["jungle_oasis"], False), (["jungle_oasis", "factory_436_1337"], True)):
        match = sudi.from_position(
            {
                "game": "smashup",
                "setup": {"factions": ["ninjas+aliens", "pirates+robots"]},
                "players": [{"hand": ["ninjas_ninja_master", "aliens_probe"]}, {"hand": ["pirates_cannon"]}],
                "slots": [
                    {"bases": [OASIS], "minions": ["pirates_buccaneer"]},
                    {"bases": [FACTORY] if len(bases) == 2 else []},
                    {"bases": []},
                ],
                "base_deck": [],
            }
        )
        play(match, f"play ninjas_ninja_master {OASIS}", f"target pirates_buccaneer@{OASIS}")
        assert (zone(match, "discard", 1) == ["pirates_buccaneer"]) == (not saved)
        assert zone(match, "minions", 1) == (["pirates_buccaneer"] if saved else [])


@pytest.mark.rule("SMU-C04", "SMU-056")
@pytest.mark.parametrize(("boosts", "left"), [(["dinosaurs_augmentation"], 0), ([], 3)])
def test_a_base_without_minions_scores_when_its_breakpoint_is_0(boosts, left):
    """Rampage by 7 + 2 + 4 at the Oasis, then everybody leaves: 0 of 0 is reached, and nobody gets anything."""
    match = busy(
        {"hand": ["wizards_time_loop", *boosts, "dinosaurs_rampage"]},
        minions={"jungle_oasis": [REX]},
        actions={"jungle_oasis": [f"dinosaurs_upgrade>{REX}"]},
        base_deck=["base_tar_pits"],
    )
    play(match, "act wizards_time_loop", *(f"act {boost}" for boost in boosts), "act dinosaurs_rampage")
    assert match.explain(f"breakpoint of {OASIS}").total == left
    shift(match.state, match.state.minions[0][0], 1)
    play(match, "end")
    assert [card for _, card, _ in lines(match, "scores")] == ([OASIS] if left == 0 else [])
    assert match.state.vp == [0, 0]


@pytest.mark.rule("SMU-009")
def test_the_whole_game_can_be_played_with_what_was_named():
    match = sudi.new("smashup", players=2, seed=1, factions=["robots+ninjas", "pirates+zombies"])
    assert match.view(0)["players"][0]["faction_a"] == "robots"
