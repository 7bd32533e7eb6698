"""What bases offer when and after they are scored, with ties, and the order of it all."""

from __future__ import annotations

import pytest

from ..table import busy, everything_in_one_place, hand, lines, options, play, zone

OASIS, TAR, FACTORY = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337"
DOJO, TORTUGA, GOJU = "base_ninja_dojo", "base_tortuga", "base_temple_of_goju"
REX, LASER, STEGO = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_armor_stego"
RAPTOR = "dinosaurs_war_raptor"


@pytest.mark.rule("SMU-078", "SMU-079", "SMU-080")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_tie_at_the_ninja_dojo_lets_both_winners_destroy(turn):
    """9 against 9 with a third player at 2: both use the ability, the active one first."""
    match = busy(
        seats=3,
        minions={
            "ninja_dojo": ["pirates_pirate_king@p1", "pirates_buccaneer@p1", "robots_nukebot@p2", "robots_warbot@p2"],
            "tar_pits": ["aliens_scout@p3", "aliens_scout@p3", "aliens_collector@p3"],
        },
        turn=f"p{turn + 1}",
    )
    play(match, "end")
    assert match.state.vp == [2, 2, 0], "both have the first place, worth 2 here"
    assert match.decision.seat == turn
    assert f"target aliens_scout@{TAR}" in options(match), "any minion at any base"
    assert "decline" in options(match)
    play(match, f"target aliens_scout@{TAR}")
    assert match.decision.seat == 1 - turn
    play(match, f"target aliens_scout@{TAR}")
    assert zone(match, "minions", "tar_pits") == ["aliens_collector"]


@pytest.mark.rule("SMU-078", "SMU-069")
def test_only_the_winner_uses_the_dojo_when_there_is_no_tie():
    match = busy(
        minions={
            "ninja_dojo": [REX, LASER, "robots_nukebot@p2", "robots_hoverbot@p2"],
            "tar_pits": ["robots_zapbot@p2"],
        }
    )
    play(match, "end")
    assert match.decision.seat == 0
    assert match.state.vp == [2, 3], "the second place is worth more here"
    play(match, "decline")
    assert match.state.turn == 1


@pytest.mark.rule("SMU-081", "SMU-083")
def test_the_dojo_may_destroy_a_minion_that_is_still_at_the_scored_base():
    """Buccaneer at the Dojo would be destroyed there and sails away instead of being cleared up."""
    match = busy(minions={"ninja_dojo": [REX, LASER, LASER, "pirates_buccaneer"]})
    play(match, "end", f"target pirates_buccaneer@{DOJO}")
    assert sorted(options(match)) == [f"to {FACTORY}", f"to {OASIS}"]
    play(match, f"to {OASIS}")
    assert zone(match, "minions", "jungle_oasis") == ["pirates_buccaneer"]


@pytest.mark.rule("SMU-078")
def test_with_a_tie_for_first_there_is_no_runner_up():
    """Ruling R17 at Tortuga: 11 and 11, and p3 with 3 is third, not second: nobody may move."""
    match = busy(
        seats=3,
        minions={
            "tortuga": [
                *[f"{REX}@p1", f"{LASER}@p1"],
                *["robots_warbot@p2", "robots_warbot@p2", "robots_hoverbot@p2"],
                "pirates_saucy_wench@p3",
            ],
            "tar_pits": ["pirates_saucy_wench@p3"],
        },
    )
    play(match, "end")
    assert match.state.vp == [4, 4, 2]
    assert match.state.turn == 1, "nobody was asked anything"


@pytest.mark.rule("SMU-132", "SMU-078", "SMU-080", "SMU-085", "SMU-086")
def test_tortuga_lets_every_runner_up_move_a_minion_from_another_base_to_the_new_one():
    match = busy(
        seats=3,
        minions={
            "tortuga": [f"{REX}@p1", f"{LASER}@p1", "robots_nukebot@p2", "pirates_pirate_king@p3"],
            "tar_pits": ["pirates_saucy_wench@p3", "robots_zapbot@p2"],
        },
        base_deck=["base_ninja_dojo", "base_the_great_library"],
        turn="p3",
    )
    play(match, "end")
    assert match.state.vp == [4, 3, 3]
    assert match.decision.seat == 2, "the active player first"
    assert zone(match, "bases", 0) == ["base_the_great_library"], "the new base lies there already"
    assert options(match) == [f"target pirates_saucy_wench@{TAR}", "decline"], "nothing from Tortuga itself (R18)"
    play(match, f"target pirates_saucy_wench@{TAR}")
    assert match.decision.seat == 1
    play(match, "decline")
    assert zone(match, "minions", "the_great_library") == ["pirates_saucy_wench"]
    assert zone(match, "minions", "tar_pits") == ["robots_zapbot"]
    assert {"robots_nukebot"} == {*zone(match, "discard", 1)}


@pytest.mark.rule("SMU-132", "SMU-087")
def test_tortuga_without_a_replacement_moves_nobody():
    match = busy(
        minions={
            "tortuga": [REX, LASER, LASER, "robots_nukebot@p2", "robots_zapbot@p2"],
            "tar_pits": ["robots_zapbot@p2"],
        },
        base_deck=[],
    )
    play(match, "end")
    assert match.state.vp == [4, 3]
    assert match.state.turn == 1
    assert zone(match, "minions", "tar_pits") == ["robots_zapbot"]


@pytest.mark.rule("SMU-054", "SMU-132")
def test_a_jammed_tortuga_moves_nobody():
    match = busy(
        minions={
            "tortuga": [REX, LASER, LASER, "robots_nukebot@p2", "robots_zapbot@p2"],
            "tar_pits": ["robots_zapbot@p2"],
        },
        actions={"tortuga": ["aliens_jammed_signal"]},
    )
    play(match, "end")
    assert match.state.turn == 1
    assert "aliens_jammed_signal" in zone(match, "discard", 0)


SCHOOL = {"school_of_wizardry": [REX, LASER, LASER, "robots_nukebot@p2"]}
DECK = ["base_tar_pits", "base_ninja_dojo", "base_tortuga", "base_the_great_library"]


@pytest.mark.rule("SMU-117", "SMU-086")
@pytest.mark.parametrize("chosen", DECK[1:])
def test_the_winner_of_the_school_chooses_the_next_base_and_orders_the_rest(chosen):
    match = busy(minions=SCHOOL, base_deck=DECK)
    play(match, "end")
    assert match.decision.seat == 0
    assert sorted(options(match)) == sorted(f"target {base}" for base in DECK[1:]), "the top three, not the fourth"
    assert match.view(1)["base_deck"] == [None] * 4, "nobody else sees them"
    assert [c and c["card"] for c in match.view(0)["base_deck"]] == [None, *DECK[1:]]
    play(match, f"target {chosen}")
    rest = [base for base in DECK[1:] if base != chosen]
    assert sorted(options(match)) == sorted(f"keep {base}" for base in rest)
    play(match, f"keep {rest[0]}")
    assert zone(match, "bases", 0) == [chosen]
    assert zone(match, "base_deck") == ["base_tar_pits", rest[1], rest[0]]


@pytest.mark.rule("SMU-080", "SMU-086")
@pytest.mark.parametrize(("turn", "chooser"), [("p1", 0), ("p2", 1)])
def test_of_tied_winners_only_the_first_in_turn_uses_the_school(turn, chooser):
    """Ruling R19."""
    match = busy(
        minions={"school_of_wizardry": [REX, LASER, "robots_warbot@p2", "robots_warbot@p2", "robots_hoverbot@p2"]},
        base_deck=DECK,
        turn=turn,
    )
    play(match, "end")
    assert match.state.vp == [3, 3]
    assert match.decision.seat == chooser
    play(match, "target base_tortuga", "keep base_ninja_dojo")
    assert match.state.turn == 1 - chooser
    assert zone(match, "base_deck") == ["base_tar_pits", "base_the_great_library", "base_ninja_dojo"]


@pytest.mark.rule("SMU-086", "SMU-087")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_school_with_few_bases_left(left):
    match = busy(minions=SCHOOL, base_deck=DECK[:left])
    play(match, "end")
    if left == 2:
        assert sorted(options(match)) == ["target base_ninja_dojo", "target base_tar_pits"]
        play(match, "target base_tar_pits")
        assert zone(match, "base_deck") == ["base_ninja_dojo"]
    assert zone(match, "bases", 0) == ([] if left == 0 else ["base_tar_pits"])
    assert match.state.turn == 1
    everything_in_one_place(match)


@pytest.mark.rule("SMU-054", "SMU-086")
def test_a_jammed_school_is_replaced_by_the_top_base():
    match = busy(minions=SCHOOL, actions={"school_of_wizardry": ["aliens_jammed_signal"]}, base_deck=DECK)
    play(match, "end")
    assert zone(match, "bases", 0) == [DECK[-1]]
    assert match.state.turn == 1


@pytest.mark.rule("SMU-122", "SMU-074")
def test_the_temple_of_goju_takes_everybodys_strongest_minion():
    """Compulsory; p2 chooses between two of the same power. 7 + 4 against 4 + 4 + 2."""
    match = busy(
        {"deck": ["dinosaurs_war_raptor"] * 3},
        {"deck": ["pirates_first_mate"] * 3},
        minions={"temple_of_goju": [REX, LASER, "pirates_buccaneer@p2", "robots_warbot@p2", "robots_zapbot@p2"]},
    )
    play(match, "end")
    assert match.state.vp == [2, 3]
    assert match.decision.seat == 1
    assert options(match) == [f"target pirates_buccaneer@{GOJU}", f"target robots_warbot@{GOJU}"]
    play(match, f"target robots_warbot@{GOJU}")
    assert zone(match, "deck", 0)[0] == REX, "at the bottom"
    assert zone(match, "deck", 1)[0] == "robots_warbot", "not destroyed, so not even a Warbot is safe"
    assert zone(match, "discard", 0) == [LASER]
    assert sorted(zone(match, "discard", 1)) == ["pirates_buccaneer", "robots_zapbot"]


@pytest.mark.rule("SMU-119")
def test_the_temple_of_goju_takes_them_all_at_one_moment():
    """Three Raptors have 5 each. Had p1's gone first, p2's would have 4 like the Warbot, and p2 would have a choice."""
    match = busy(
        {"deck": ["aliens_scout"] * 3},
        {"deck": ["robots_zapbot"] * 3},
        minions={"temple_of_goju": [RAPTOR, RAPTOR, f"{RAPTOR}@p2", "robots_warbot@p2"]},
        factions=["dinosaurs+aliens", "dinosaurs+robots"],
        boxes=2,
    )
    play(match, "end")
    assert match.decision.seat == 1
    assert match.decision.name == "play", "nobody was asked for a target"
    assert zone(match, "deck", 0)[0] == zone(match, "deck", 1)[0] == RAPTOR
    assert (zone(match, "discard", 0), zone(match, "discard", 1)) == ([RAPTOR], ["robots_warbot"])


@pytest.mark.rule("SMU-089", "SMU-068")
@pytest.mark.parametrize(("extra", "points"), [([], 2 + 4), ([STEGO], 2 + 5), (["aliens_collector"], 2 + 4)])
def test_the_factory_pays_for_every_full_five_of_the_winners_power(extra, points):
    """22, 25 and 24 power: 4, 5 and 4 points on top of the 2, given together with the places (ruling R20)."""
    match = busy(
        minions={
            "factory_436_1337": [
                REX,
                LASER,
                LASER,
                "aliens_supreme_overlord",
                "aliens_collector",
                *extra,
                "robots_nukebot@p2",
            ]
        }
    )
    play(match, "end")
    assert match.state.vp == [points, 2]


@pytest.mark.rule("SMU-089", "SMU-074")
def test_rhodes_plaza_mall_pays_for_minions_not_for_places():
    match = busy(
        seats=3,
        minions={"rhodes_plaza_mall": [REX, LASER, LASER, "robots_nukebot@p2", "robots_zapbot@p2", "robots_zapbot@p2"]},
    )
    play(match, "end")
    assert match.state.vp == [3, 3, 0]


@pytest.mark.rule("SMU-081", "SMU-123")
def test_the_great_library_lets_everybody_present_draw():
    match = busy(
        {"deck": ["dinosaurs_howl"] * 2 + ["dinosaurs_rampage"]},
        {"deck": ["robots_hoverbot"] * 3},
        {"deck": ["pirates_cannon"]},
        minions={"the_great_library": [REX, LASER, LASER, "robots_nukebot@p2", "robots_zapbot@p2"]},
    )
    play(match, "end")
    assert (match.decision.seat, options(match)) == (0, ["draw", "decline"])
    play(match, "draw")
    assert hand(match, 0) == ["dinosaurs_rampage"]
    assert match.decision.seat == 1
    play(match, "decline")
    assert hand(match, 1) == []
    assert match.state.turn == 1, "p3 has no minion there"


@pytest.mark.rule("SMU-122", "SMU-089")
def test_the_cemetery_makes_its_winner_change_the_hand():
    match = busy(
        {
            "hand": ["dinosaurs_rampage"],
            "deck": ["dinosaurs_war_raptor"] * 4 + ["dinosaurs_augmentation"] * 2 + ["dinosaurs_upgrade"] * 1,
        },
        minions={"evans_city_cemetery": [REX, LASER, LASER, "robots_nukebot@p2"]},
    )
    play(match, "end")
    assert "dinosaurs_rampage" in zone(match, "discard", 0)
    assert len(match.state.hand[0]) == 5 + 2
    assert len(match.state.hand[1]) == 2
    assert match.state.turn == 1


@pytest.mark.rule("SMU-078", "SMU-123")
def test_the_grey_opal_lets_everybody_but_the_winner_save_a_minion():
    match = busy(
        seats=3,
        minions={"the_grey_opal": [REX, LASER, "robots_nukebot@p2", "pirates_first_mate@p3"]},
    )
    play(match, "end")
    assert match.decision.seat == 1
    play(match, "target robots_nukebot@base_the_grey_opal", f"to {OASIS}")
    assert match.decision.seat == 2
    play(match, "decline")
    assert match.decision.name == "after", "First Mate's own Special comes afterwards"
    play(match, "pass")
    assert zone(match, "minions", "jungle_oasis") == ["robots_nukebot"]


@pytest.mark.rule("SMU-081")
@pytest.mark.parametrize(("minion", "returned"), [("aliens_invader", True), (LASER, False)])
def test_the_mothership_returns_a_weak_minion_of_the_winner(minion, returned):
    """Power 3 may come back, power 4 may not; the loser's Hoverbot of power 3 is no choice."""
    match = busy(
        minions={"the_mothership": [REX, LASER, minion, "robots_warbot@p2", "robots_hoverbot@p2"]},
        factions=["dinosaurs+aliens", "robots+pirates"],
    )
    play(match, "end")
    assert match.state.vp == [4, 2]
    if returned:
        assert options(match) == ["target aliens_invader@base_the_mothership", "decline"]
        play(match, "target aliens_invader@base_the_mothership")
        assert "aliens_invader" in hand(match, 0)
    assert match.state.turn == 1


@pytest.mark.rule("SMU-089")
def test_the_order_is_award_ability_clearing_replacement():
    match = busy(
        minions={"ninja_dojo": [REX, LASER, LASER, "robots_nukebot@p2"], "tar_pits": ["robots_zapbot@p2"]},
        base_deck=["base_tortuga"],
    )
    play(match, "end", f"target robots_zapbot@{TAR}")
    names = match.game.lines.all
    events = [names[e[0]].name for past in match.past() for e in past.events]
    assert [e for e in events if e in ("scores", "vp", "destroyed", "base")] == [
        "scores",
        "vp",
        "vp",
        "destroyed",
        "base",
    ]
    assert lines(match, "vp") == [(0, DOJO, 2), (1, DOJO, 3)]
