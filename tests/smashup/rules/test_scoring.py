"""Scoring a base: when, in which order, who gets what, ties."""

from __future__ import annotations

import pytest

import sudi

from ..table import busy, lines, options, play, zone

OASIS, TAR, FACTORY, BRAIN = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_the_central_brain"
REX, LASER, STEGO = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_armor_stego"


@pytest.mark.rule("SMU-056", "SMU-057")
@pytest.mark.parametrize(
    ("minions", "total", "scored"),
    [
        ([REX, LASER], 11, False),
        ([REX, "aliens_supreme_overlord@p2"], 12, True),
        ([REX, LASER, "aliens_collector@p2"], 13, True),
    ],
)
def test_a_base_is_ready_at_its_breakpoint_and_above(minions, total, scored):
    """The Oasis needs 12, of all players together; equal is enough although the summary says more."""
    match = busy(minions={"jungle_oasis": minions})
    assert match.explain(f"total of {OASIS}").total == total
    play(match, "end")
    assert [card for _, card, _ in lines(match, "scores")] == ([OASIS] if scored else [])
    assert match.state.vp == ([2, 0] if scored else [0, 0])


@pytest.mark.rule("SMU-057")
def test_a_base_may_become_ready_by_a_lower_breakpoint():
    """Rampage: Factory 25 - 7 = 18 is met by 7 + 4 + 3 + 4; without it the same minions are not enough."""
    laid = {"factory_436_1337": [REX, LASER, STEGO, "pirates_buccaneer@p2"]}
    match = busy({"hand": ["dinosaurs_rampage"]}, minions=laid)
    assert match.explain(f"total of {FACTORY}").total == 18
    play(match, "act dinosaurs_rampage", f"target {REX}@{FACTORY}", "end")
    assert [card for _, card, _ in lines(match, "scores")] == [FACTORY]


TWO_READY = {
    "jungle_oasis": [REX, "dinosaurs_laseratops", "dinosaurs_laseratops"],
    "tar_pits": ["robots_nukebot@p2", "robots_warbot@p2", "robots_warbot@p2", "robots_hoverbot@p2"],
}


@pytest.mark.rule("SMU-058")
@pytest.mark.parametrize("order", [(OASIS, TAR), (TAR, OASIS)])
@pytest.mark.parametrize("turn", ["p1", "p2"])
def test_the_active_player_chooses_which_ready_base_comes_first(order, turn):
    match = busy(minions=TWO_READY, turn=turn)
    play(match, "end")
    assert match.decision.seat == int(turn[1]) - 1
    assert options(match) == [f"score {OASIS}", f"score {TAR}"]
    play(match, f"score {order[0]}")
    assert [card for _, card, _ in lines(match, "scores")] == list(order)
    assert match.state.vp == [2, 4]


@pytest.mark.rule("SMU-068", "SMU-069", "SMU-070", "SMU-071", "SMU-053")
@pytest.mark.parametrize("turn", ["p1", "p2", "p3", "p4"])
def test_three_places_are_rewarded_and_the_fourth_player_gets_nothing(turn):
    """Tar Pits 16: 4, 3 and 2 points. Powers 3, 7, 2 and 5, whoever's turn it is."""
    match = busy(
        seats=4,
        minions={
            "tar_pits": [
                "aliens_scout@p1",
                "dinosaurs_king_rex@p2",
                "pirates_first_mate@p3",
                "robots_nukebot@p4",
            ]
        },
        turn=turn,
    )
    play(match, "end")
    while match.decision.name == "after":
        play(match, "pass")
    assert match.state.vp == [2, 4, 0, 3]


@pytest.mark.rule("SMU-072", "SMU-069")
def test_without_a_minion_there_is_no_place():
    """Two players at Tar Pits; p3 has only an action there and is not third."""
    match = busy(
        seats=3,
        minions={"tar_pits": ["dinosaurs_king_rex@p1", "robots_nukebot@p2", "robots_warbot@p2"]},
        actions={"tar_pits": ["tricksters_hideout@p3"]},
    )
    play(match, "end")
    assert match.state.vp == [3, 4, 0]
    match = busy(minions={"tar_pits": ["dinosaurs_king_rex@p1", "dinosaurs_laseratops", "zombies_zombie_lord@p1"]})
    play(match, "end")
    assert match.state.vp == [4, 0], "alone: nobody is second"


@pytest.mark.rule("SMU-072", "SMU-151")
def test_a_minion_of_power_0_is_still_a_minion():
    match = busy(
        {},
        {"discard": ["ninjas_seeing_stars"]},
        minions={
            "tar_pits": ["dinosaurs_king_rex@p1", "dinosaurs_laseratops", "zombies_zombie_lord@p1", "aliens_scout@p2"]
        },
        actions={"tar_pits": ["ninjas_poison@p2>aliens_scout"]},
    )
    assert match.explain("power of aliens_scout").total == 0
    play(match, "end")
    while match.decision.name == "after":
        play(match, "pass")
    assert match.state.vp == [4, 3], "second with 0"


@pytest.mark.rule("SMU-074", "SMU-075", "SMU-076")
@pytest.mark.parametrize("turn", ["p1", "p2", "p3"])
def test_ten_ten_and_five(turn):
    """The rulebook's example at Tar Pits (4, 3, 2): 10 and 10 get the first place, 5 gets the third."""
    match = busy(
        seats=3,
        minions={
            "tar_pits": [
                *["aliens_supreme_overlord@p1", "aliens_invader@p1", "aliens_collector@p1"],
                *["robots_warbot@p2", "robots_warbot@p2", "robots_zapbot@p2"],
                *["zombies_zombie_lord@p3"],
            ]
        },
        turn=turn,
    )
    powers = match.explain(f"total of {TAR}")
    assert powers.total == 25
    play(match, "end")
    assert match.state.vp == [4, 4, 2]


@pytest.mark.rule("SMU-074", "SMU-077")
def test_two_seconds_leave_no_third_place():
    """7, 5, 5 and 3 at Tar Pits: 4, 3, 3 and nothing."""
    match = busy(
        seats=4,
        minions={"tar_pits": [f"{REX}@p1", "pirates_pirate_king@p2", "robots_nukebot@p3", "tricksters_gnome@p4"]},
    )
    play(match, "end")
    assert match.state.vp == [4, 3, 3, 0]


@pytest.mark.rule("SMU-074", "SMU-076")
def test_three_firsts_leave_nothing_for_the_fourth():
    match = busy(
        seats=4,
        minions={
            "tar_pits": [
                "aliens_supreme_overlord@p1",
                "pirates_pirate_king@p2",
                "robots_nukebot@p3",
                "tricksters_gnome@p4",
            ]
        },
    )
    play(match, "end")
    assert match.state.vp == [4, 4, 4, 0]


@pytest.mark.rule("SMU-074")
def test_two_thirds_both_get_the_third_place():
    match = busy(
        seats=4,
        minions={"tar_pits": [f"{REX}@p1", "pirates_pirate_king@p2", "robots_hoverbot@p3", "tricksters_gnome@p4"]},
    )
    play(match, "end")
    assert match.state.vp == [4, 3, 2, 2]


@pytest.mark.rule("SMU-043", "SMU-088", "SMU-090", "SMU-091", "SMU-134")
@pytest.mark.parametrize(("points", "winner"), [([14, 13], 1), ([14, 11], 0)])
def test_fifteen_points_do_not_stop_the_other_ready_base(points, winner):
    """p1 reaches 16 at the Oasis first; p2 still gets the 4 points of Tar Pits, and the end of the turn decides."""
    match = busy({"vp": points[0]}, {"vp": points[1]}, minions=TWO_READY)
    play(match, "end", f"score {OASIS}")
    assert match.result.scores == (16, points[1] + 4)
    assert match.result.winners == (winner,)
    assert match.result.rule == "SMU-091"


@pytest.mark.rule("SMU-085", "SMU-086", "SMU-089")
def test_the_scored_base_is_discarded_and_replaced_by_the_top_of_the_base_deck():
    match = busy(
        minions={"jungle_oasis": [REX, LASER, LASER]}, base_deck=["base_tortuga", "base_tar_pits", "base_ninja_dojo"]
    )
    play(match, "end")
    assert zone(match, "base_discard")[-1] == OASIS
    assert zone(match, "bases", 0) == ["base_ninja_dojo"], "the top is the last one"
    assert zone(match, "base_deck") == ["base_tortuga", TAR]
    assert zone(match, "minions", 0) == []


@pytest.mark.rule("SMU-087")
def test_an_empty_base_deck_leaves_one_base_less():
    """Ruling R26: the old bases are not shuffled again and the game goes on with what is left."""
    match = busy(minions={"jungle_oasis": [REX, LASER, LASER]}, base_deck=[])
    discarded = len(match.state.base_discard)
    play(match, "end")
    assert [len(b) for b in match.state.bases] == [0, 1, 1]
    assert len(match.state.base_discard) == discarded + 1
    assert match.state.turn == 1
    play(match, "end")
    assert not [o for o in options(match) if OASIS in o or "place1" in o]
    assert [o for o in options(match) if FACTORY in o]


@pytest.mark.rule("SMU-087", "SMU-120")
def test_the_game_goes_on_without_any_base():
    """The last base is scored: no minion can be played any more, actions can, and turns go on."""
    match = sudi.from_position(
        {
            "game": "smashup",
            "setup": {"factions": ["dinosaurs+aliens", "robots+pirates"]},
            "players": [{"hand": [REX, "dinosaurs_howl"]}, {"hand": ["pirates_cannon", "robots_zapbot"]}],
            "slots": [{"bases": [OASIS], "minions": [LASER, LASER, "robots_warbot"]}, {"bases": []}, {"bases": []}],
            "base_deck": [],
        }
    )
    play(match, "end")
    assert match.state.vp == [2, 0]
    assert options(match) == ["act pirates_cannon", "end"]
    play(match, "act pirates_cannon")
    assert match.state.turn == 0


@pytest.mark.rule("SMU-088")
def test_a_base_that_becomes_ready_during_a_scoring_is_scored_in_the_same_step():
    """Two First Mates leave the Oasis after its scoring and bring Tar Pits from 12 to 16."""
    match = busy(
        minions={
            "jungle_oasis": [REX, LASER, "pirates_first_mate@p1", "pirates_first_mate@p1"],
            "tar_pits": ["robots_nukebot@p2", "robots_warbot@p2", "robots_hoverbot@p2"],
        },
    )
    play(match, "end")
    play(match, f"special pirates_first_mate@{OASIS}", f"to {TAR}")
    assert match.state.turn == 0
    play(match, f"special pirates_first_mate@{OASIS}", f"to {TAR}")
    while match.state.turn == 0:
        match.choose("pass")
    assert [card for _, card, _ in lines(match, "scores")] == [OASIS, TAR]
    assert match.state.vp == [2 + 3, 4]


@pytest.mark.rule("SMU-088")
def test_a_base_that_is_no_longer_ready_is_not_scored():
    """Ruling R16: the Ninja Dojo's winner destroys a minion at the other ready base before it is chosen."""
    match = busy(
        minions={
            "ninja_dojo": [REX, LASER, LASER, "pirates_pirate_king@p1"],
            "tar_pits": ["robots_nukebot@p2", "robots_warbot@p2", "robots_warbot@p2", "robots_hoverbot@p2"],
        },
    )
    play(match, "end", "score base_ninja_dojo", f"target robots_hoverbot@{TAR}")
    assert [card for _, card, _ in lines(match, "scores")] == ["base_ninja_dojo"]
    assert match.explain(f"total of {TAR}").total == 13
    assert match.state.turn == 1


@pytest.mark.rule("SMU-129", "SMU-056")
def test_the_powers_that_count_are_the_current_ones():
    """The Central Brain gives +1 to each: 4 minions of 15 printed power make 19, the breakpoint."""
    match = busy(minions={"the_central_brain": [LASER, LASER, STEGO, "robots_warbot@p2"]})
    assert match.explain(f"total of {BRAIN}").total == 4 + 4 + 3 + 4 + 4
    play(match, "end")
    assert match.state.vp == [4, 2]
