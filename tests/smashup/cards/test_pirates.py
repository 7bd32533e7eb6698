"""The Pirates, each with what it does and what it must not do."""

from __future__ import annotations

import pytest

from ..short import A, B, C, asked, at, can, do, lay, minion_plays, on, picks, pile, powers, vp
from ..table import everything_in_one_place

OASIS = "jungle_oasis"


# ---- minions ----
def test_pirate_king_may_sail_to_a_base_before_it_scores() -> None:
    match = lay(
        {"hand": ["howl"]},
        minions={OASIS: ["king_rex", "laseratops", "war_raptor", "first_mate@p2"], A: ["pirate_king@p2"]},
    )
    stays = do(match.copy(), "end", "pass")
    assert at(stays, A) == ["pirate_king"]
    do(match, "end")
    assert asked(match) == (1, OASIS)
    assert can(match) == [f"special pirate_king@{A}", "pass"]
    do(match, f"special pirate_king@{A}")
    assert at(match, A) == []
    assert asked(match) == (1, OASIS)  # now the First Mate's moment: the King is not offered twice
    assert can(match) == [f"special first_mate@{OASIS}", "pass"]
    do(match, "pass")
    assert "pirate_king" in pile(match, "discard", 1)


def test_pirate_king_who_is_there_already_is_not_asked() -> None:
    match = lay({"hand": ["cannon"]}, {"hand": ["howl"]}, minions={OASIS: ["pirate_king", "king_rex@p2"]})
    do(match, "end")
    assert match.state.turn == 1
    assert vp(match) == [0, 2]


@pytest.mark.parametrize("killer", ["minion", "action"])
def test_buccaneer_moves_instead_of_being_destroyed(killer: str) -> None:
    match = lay(
        {"hand": ["ninja_master", "assassination", "shinobi"]},
        {"hand": ["cannon"]},
        minions={A: ["buccaneer@p2", "shinobi"], B: ["first_mate@p2"]},
    )
    if killer == "minion":
        do(match, f"play ninja_master {A}", f"target buccaneer@{A}")
    else:
        do(match, f"act_on assassination buccaneer@{A}", "end")
    assert asked(match) == (1, "buccaneer")  # its player chooses where to
    assert can(match) == [f"to {B}", f"to {C}"]  # compulsory, and to another base
    do(match, f"to {B}")
    assert at(match, B) == ["first_mate", "buccaneer"]
    assert pile(match, "discard", 1) == []


def test_buccaneer_is_discarded_with_a_scored_base() -> None:
    match = lay(
        {"hand": ["cannon"]},
        {"hand": ["howl"]},
        minions={OASIS: ["buccaneer@p1", "buccaneer@p1", "buccaneer@p2"]},
        boxes=2,
        factions=["pirates+ninjas", "pirates+dinosaurs"],
    )
    do(match, "end")
    assert "buccaneer" in pile(match, "discard", 0)
    assert pile(match, "discard", 1) == ["buccaneer"]


def test_buccaneer_without_another_base_is_destroyed() -> None:
    match = lay(
        {"hand": ["ninja_master", "poison"]},
        minions={A: ["buccaneer@p2"]},
        bases=[A, "none"],
        base_deck=[],
    )
    match.state.bases[2] = []
    do(match, f"play ninja_master {A}", f"target buccaneer@{A}")
    assert at(match, A) == ["ninja_master"]
    assert pile(match, "discard", 1) == ["buccaneer"]


def test_saucy_wench_may_destroy_power_two_here() -> None:
    match = lay(
        {"hand": ["saucy_wench", "cannon"]},
        minions={A: ["collector@p2", "scout@p2", "first_mate"], B: ["collector@p2"]},
    )
    do(match, f"play saucy_wench {A}")
    assert can(match) == [f"target collector@{A}", f"target first_mate@{A}", "decline"]
    assert at(do(match.copy(), "decline"), A) == ["collector", "scout", "first_mate", "saucy_wench"]
    do(match, f"target collector@{A}")
    assert at(match, A) == ["scout", "first_mate", "saucy_wench"]
    assert at(match, B) == ["collector"]


def test_saucy_wench_sees_current_power() -> None:
    match = lay({"hand": ["saucy_wench", "cannon"]}, minions={"the_central_brain": ["collector@p2"]})
    do(match, "play saucy_wench the_central_brain")  # 3 there
    assert at(match, "the_central_brain") == ["collector", "saucy_wench"]
    assert "act cannon" in can(match)


def test_first_mate_may_move_on_after_its_base_is_scored() -> None:
    match = lay(
        {"hand": ["cannon"]},
        {"hand": ["howl"]},
        minions={OASIS: ["first_mate", "first_mate", "king_rex@p2", "saucy_wench"], A: ["first_mate"]},
    )
    do(match, "end")
    assert asked(match) == (0, OASIS)
    assert can(match) == [f"special first_mate@{OASIS}", "pass"]
    do(match, f"special first_mate@{OASIS}")
    assert picks(match) == [A, B]
    do(match, f"to {A}", "pass")
    assert at(match, A) == ["first_mate", "first_mate"]
    assert sorted(pile(match, "discard", 0)) == ["first_mate", "saucy_wench"]  # it moves nobody else
    assert vp(match) == [2, 2]  # it counted while the points were given: 7 against 7


# ---- actions ----
def test_broadside_sweeps_one_players_small_minions_at_one_base() -> None:
    match = lay(
        {"hand": ["broadside", "saucy_wench"]},
        minions={
            A: ["first_mate", "collector@p2", "collector@p2", "scout@p2", "zapbot@p3"],
            B: ["collector@p2"],
            C: ["buccaneer"],
        },
        seats=3,
    )
    do(match, "act broadside")
    assert picks(match) == [A, C]  # only where p1 has a minion
    do(match, f"to {A}")
    assert picks(match) == ["p1", "p2", "p3"]
    do(match, "who p2")
    assert at(match, A) == ["first_mate", "scout", "zapbot"]  # 2, not 3; only that player's
    assert at(match, B) == ["collector"]


def test_broadside_needs_an_own_minion_at_the_base() -> None:
    match = do(lay({"hand": ["broadside", "saucy_wench"]}, minions={A: ["collector@p2"]}), "act broadside")
    assert at(match, A) == ["collector"]
    assert pile(match, "discard", 0) == ["broadside"]


@pytest.mark.parametrize("shots", [0, 1, 2])
def test_cannon_destroys_up_to_two(shots: int) -> None:
    match = lay(
        {"hand": ["cannon", "saucy_wench"]},
        minions={A: ["collector@p2", "scout@p2"], B: ["first_mate", "collector@p2"]},
    )
    do(match, "act cannon")
    assert can(match) == [f"target collector@{A}", f"target first_mate@{B}", f"target collector@{B}", "done"]
    targets = [f"target collector@{A}", f"target collector@{B}"]
    do(match, *targets[:shots], *["done"] * (shots < 2))
    assert (at(match, A), at(match, B)) == [
        (["collector", "scout"], ["first_mate", "collector"]),
        (["scout"], ["first_mate", "collector"]),
        (["scout"], ["first_mate"]),
    ][shots]
    assert minion_plays(match)  # never a third


def test_dinghy_moves_up_to_two_own_minions_each_where_it_likes() -> None:
    match = lay(
        {"hand": ["dinghy", "saucy_wench"]},
        minions={A: ["first_mate", "buccaneer", "scout@p2"], B: ["pirate_king"]},
    )
    do(match, "act dinghy")
    assert can(match) == [f"target first_mate@{A}", f"target buccaneer@{A}", f"target pirate_king@{B}", "done"]
    none = do(match.copy(), "done")
    assert at(none, A) == ["first_mate", "buccaneer", "scout"]
    do(match, f"target first_mate@{A}", f"to {B}", f"target buccaneer@{A}", f"to {C}")
    assert (at(match, A), at(match, B), at(match, C)) == (["scout"], ["pirate_king", "first_mate"], ["buccaneer"])
    assert minion_plays(match)  # two is enough


def test_dinghy_does_not_move_the_same_minion_twice() -> None:
    match = lay({"hand": ["dinghy", "saucy_wench"]}, minions={A: ["first_mate"]})
    do(match, "act dinghy", f"target first_mate@{A}", f"to {B}")
    assert at(match, B) == ["first_mate"]
    assert f"play saucy_wench {A}" in can(match)


def test_full_sail_moves_any_number_of_own_minions() -> None:
    match = lay(
        {"hand": ["full_sail", "saucy_wench"]},
        minions={A: ["first_mate", "first_mate", "buccaneer", "scout@p2"]},
    )
    do(match, "act full_sail")
    for minion in ("first_mate", "first_mate", "buccaneer"):
        do(match, f"target {minion}@{A}", f"to {B}")
    assert (at(match, A), at(match, B)) == (["scout"], ["first_mate", "first_mate", "buccaneer"])
    assert f"play saucy_wench {A}" in can(match)
    assert "act full_sail" not in can(match)
    none = lay({"hand": ["full_sail", "saucy_wench"]}, minions={A: ["first_mate"]})
    do(none, "act full_sail", "done")
    assert at(none, A) == ["first_mate"]


def test_full_sail_before_scoring_leaves_the_losing_base_which_is_scored_all_the_same() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["full_sail"]},
        minions={OASIS: ["king_rex", "buccaneer@p2", "first_mate@p2"]},
    )
    do(match, "end")
    assert asked(match) == (1, OASIS)
    do(match, "special full_sail", f"target buccaneer@{OASIS}", f"to {A}", f"target first_mate@{OASIS}", f"to {B}")
    assert vp(match) == [2, 0]  # 7 is below the breakpoint of 12 by then
    assert (at(match, A), at(match, B)) == (["buccaneer"], ["first_mate"])
    assert pile(match, "discard", 1) == ["full_sail"]


def test_powderkeg_takes_the_chosen_minion_and_all_not_stronger_at_its_base() -> None:
    match = lay(
        {"hand": ["powderkeg", "saucy_wench"]},
        minions={
            A: ["saucy_wench", "scout@p2", "collector@p2", "first_mate", "supreme_overlord@p2"],
            B: ["collector@p2"],
        },
    )
    do(match, "act powderkeg")
    assert picks(match) == [f"saucy_wench@{A}", f"first_mate@{A}"]  # an own one, no declining
    do(match, f"target saucy_wench@{A}")
    assert at(match, A) == ["supreme_overlord"]
    assert at(match, B) == ["collector"]
    assert sorted(pile(match, "discard", 0)) == ["first_mate", "powderkeg", "saucy_wench"]
    assert sorted(pile(match, "discard", 1)) == ["collector", "scout"]
    everything_in_one_place(match)


def test_powderkeg_without_an_own_minion_does_nothing() -> None:
    match = do(lay({"hand": ["powderkeg", "saucy_wench"]}, minions={A: ["collector@p2"]}), "act powderkeg")
    assert at(match, A) == ["collector"]


def test_sea_dogs_moves_one_faction_of_the_others_together() -> None:
    match = lay(
        {"hand": ["sea_dogs", "saucy_wench"]},
        minions={A: ["scout@p2", "collector@p2", "zapbot@p2", "invader@p3", "first_mate@p1"], B: ["scout@p2"]},
        factions=["pirates+dinosaurs", "aliens+robots", "aliens+zombies"],
        boxes=2,
        seats=3,
    )
    do(match, "act sea_dogs")
    assert picks(match) == ["aliens", "robots"]
    do(match, "faction aliens")
    assert picks(match) == [A, B]
    do(match, f"to {A}")
    assert A not in picks(match)
    do(match, f"to {B}")
    assert at(match, A) == ["zapbot", "first_mate"]
    assert at(match, B) == ["scout", "scout", "collector", "invader"]


def test_sea_dogs_leaves_the_own_minions_of_that_faction() -> None:
    match = lay(
        {"hand": ["sea_dogs", "saucy_wench"]},
        minions={A: ["scout@p2", "collector@p1"]},
        factions=["pirates+aliens", "aliens+robots"],
        boxes=2,
    )
    do(match, "act sea_dogs", f"to {B}")  # one faction and one base to name: only the goal is asked
    assert (at(match, A), at(match, B)) == (["collector"], ["scout"])


def test_shanghai_moves_another_players_minion() -> None:
    match = lay({"hand": ["shanghai", "saucy_wench"]}, minions={A: ["first_mate", "king_rex@p2"], B: ["war_raptor@p2"]})
    do(match, "act shanghai")
    assert can(match) == [f"target king_rex@{A}", f"target war_raptor@{B}"]
    do(match, f"target king_rex@{A}", f"to {B}")
    assert (at(match, A), at(match, B)) == (["first_mate"], ["war_raptor", "king_rex"])
    alone = do(lay({"hand": ["shanghai", "saucy_wench"]}, minions={A: ["first_mate"]}), "act shanghai")
    assert at(alone, A) == ["first_mate"]


def test_swashbuckling_strengthens_the_own_minions_until_the_end_of_the_turn() -> None:
    match = lay(
        {"hand": ["swashbuckling", "saucy_wench"]},
        {"hand": ["howl"]},
        minions={A: ["first_mate", "king_rex@p2"], B: ["buccaneer"]},
    )
    do(match, "act swashbuckling")
    assert (powers(match, A), powers(match, B)) == ([3, 7], [5])
    do(match, "end")
    assert (powers(match, A), powers(match, B)) == ([2, 7], [4])
    assert on(match, A) == []
