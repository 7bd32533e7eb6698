"""The Dinosaurs, each with what it does and what it must not do."""

from __future__ import annotations

from ..short import (
    ONE_MORE_ACTION,
    A,
    B,
    C,
    asked,
    at,
    breakpoint_of,
    can,
    do,
    lay,
    on,
    picks,
    pile,
    powers,
    vp,
)
from ..table import everything_in_one_place


# ---- minions ----
def test_king_rex_has_power_and_nothing_else() -> None:
    match = do(lay({"hand": ["king_rex", "howl"]}, minions={A: ["scout@p2"]}), f"play king_rex {A}")
    assert powers(match, A) == [3, 7]
    assert can(match) == ["act howl", "end"]


def test_laseratops_must_destroy_power_two_here() -> None:
    match = lay(
        {"hand": ["laseratops", "howl"]},
        minions={A: ["collector@p2", "invader@p2", "first_mate@p2"], B: ["collector@p2"]},
    )
    do(match, f"play laseratops {A}")
    assert can(match) == [f"target collector@{A}", f"target first_mate@{A}"]  # not 3, not elsewhere, no declining
    do(match, f"target collector@{A}")
    assert at(match, A) == ["invader", "first_mate", "laseratops"]
    assert pile(match, "discard", 1) == ["collector"]
    assert at(match, B) == ["collector"]


def test_laseratops_takes_the_own_minion_if_it_is_the_only_target() -> None:
    match = lay({"hand": ["laseratops", "howl"]}, minions={A: ["first_mate", "king_rex"]})
    do(match, f"play laseratops {A}")
    assert at(match, A) == ["king_rex", "laseratops"]
    assert pile(match, "discard", 0) == ["first_mate"]


def test_laseratops_looks_at_current_power_and_does_nothing_without_a_target() -> None:
    match = lay({"hand": ["laseratops", "howl"]}, minions={A: ["war_raptor", "invader@p2"]})  # 3 each
    do(match, f"play laseratops {A}")
    assert at(match, A) == ["war_raptor", "invader", "laseratops"]
    poisoned = lay(
        {"hand": ["laseratops", "howl"]},
        minions={A: ["invader@p2", "supreme_overlord@p2"]},
        actions={A: ["poison@p1>supreme_overlord"]},
    )
    do(poisoned, f"play laseratops {A}")  # 5 - 4 = 1, and Invader has 3
    assert at(poisoned, A) == ["invader", "laseratops"]


def test_armor_stego_is_stronger_in_the_turns_of_others() -> None:
    match = lay(
        {"hand": ["howl", "king_rex"]}, {"hand": ["invader", "probe"]}, minions={A: ["armor_stego", "scout@p2"]}
    )
    assert powers(match, A) == [3, 3]
    do(match, "end")
    assert match.state.turn == 1
    assert powers(match, A) == [5, 3]
    do(match, "end")
    assert match.state.turn == 0
    assert powers(match, A) == [3, 3]


def test_war_raptors_count_each_other_at_their_base_only() -> None:
    match = lay({"hand": ["war_raptor", "howl"]}, minions={A: ["war_raptor", "king_rex"], B: ["war_raptor"]})
    assert (powers(match, A), powers(match, B)) == ([3, 7], [3])
    do(match, f"play war_raptor {A}")
    assert (powers(match, A), powers(match, B)) == ([4, 7, 4], [3])


def test_war_raptors_of_other_players_count_too() -> None:
    match = lay(
        {"hand": ["howl"]},
        minions={A: ["war_raptor@p1", "war_raptor@p2", "war_raptor@p2", "war_raptor@p1"]},
        factions=["dinosaurs+aliens", "dinosaurs+pirates"],
        boxes=2,
    )
    assert powers(match, A) == [6, 6, 6, 6]


# ---- actions ----
def test_augmentation_strengthens_one_minion_of_anybody_until_the_end_of_the_turn() -> None:
    match = lay({"hand": ["augmentation", "king_rex"]}, {"hand": ["probe"]}, minions={A: ["war_raptor", "scout@p2"]})
    do(match, "act augmentation")
    assert can(match) == [f"target war_raptor@{A}", f"target scout@{A}"]
    do(match, f"target scout@{A}")
    assert powers(match, A) == [3, 7]
    assert pile(match, "discard", 0) == ["augmentation"]
    do(match, "end")
    assert powers(match, A) == [3, 3]


def test_augmentation_without_a_minion_in_play_does_nothing() -> None:
    match = do(lay({"hand": ["augmentation", "king_rex"]}), "act augmentation")
    assert match.state.lasting == []
    do(match, f"play king_rex {A}")
    assert powers(match, A) == [7]


def test_boosts_of_a_minion_that_leaves_are_gone_when_it_comes_back() -> None:
    match = lay(
        {"hand": ["augmentation", "abduction", "invader", "beam_up"]},
        minions={A: ["war_raptor"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act augmentation", "act abduction", f"play war_raptor {A}")
    assert powers(match, A) == [3]


def test_howl_strengthens_the_own_minions_in_play_now() -> None:
    match = lay(
        {"hand": ["howl", "howl", "king_rex"]},
        {"hand": ["probe"]},
        minions={A: ["laseratops", "scout@p2"], B: ["armor_stego"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act howl", f"play king_rex {A}")
    assert powers(match, A) == [5, 3, 7]  # a minion played afterwards gets nothing (ruling R10)
    assert powers(match, B) == [4]
    do(match, "end")
    assert powers(match, A) == [4, 3, 7]


def test_natural_selection_destroys_strictly_weaker_at_the_same_base() -> None:
    match = lay(
        {"hand": ["natural_selection", "king_rex"]},
        minions={A: ["laseratops", "pirate_king@p2", "saucy_wench@p2", "armor_stego"], B: ["first_mate@p2"]},
    )
    do(match, "act natural_selection")
    # Armor Stego (3) has nobody below it, so it is no hunter; the hunter's own side is no sanctuary.
    assert picks(match) == [f"saucy_wench@{A}", f"armor_stego@{A}"]
    do(match, f"target saucy_wench@{A}")
    assert at(match, A) == ["laseratops", "pirate_king", "armor_stego"]
    assert at(match, B) == ["first_mate"]


def test_natural_selection_lets_choose_the_hunter_and_spares_equals() -> None:
    match = lay(
        {"hand": ["natural_selection", "howl", "armor_stego"]},
        minions={A: ["king_rex", "pirate_king@p2"], B: ["laseratops", "buccaneer@p2", "saucy_wench@p2"]},
    )
    do(match, "act natural_selection")
    assert picks(match) == [f"king_rex@{A}", f"laseratops@{B}"]
    do(match, f"target laseratops@{B}")
    assert at(match, B) == ["laseratops", "buccaneer"]  # the Buccaneer's 4 is not lower than 4
    assert at(match, A) == ["king_rex", "pirate_king"]


def test_natural_selection_must_hit_the_own_minion_and_needs_one() -> None:
    match = lay({"hand": ["natural_selection", "king_rex"]}, minions={A: ["laseratops", "armor_stego"]})
    do(match, "act natural_selection")
    assert at(match, A) == ["laseratops"]
    nothing = lay({"hand": ["natural_selection", "king_rex"]}, minions={A: ["scout@p2"]})
    do(nothing, "act natural_selection")
    assert at(nothing, A) == ["scout"]


def test_rampage_lowers_by_one_minion_and_stays_fixed() -> None:
    match = lay(
        {"hand": ["rampage", "war_raptor", "howl"]},
        {"hand": ["probe"]},
        minions={A: ["war_raptor", "laseratops", "scout@p2"], B: ["laseratops"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act rampage")
    assert picks(match) == [f"war_raptor@{A}", f"laseratops@{A}", f"laseratops@{B}"]  # own minions only
    do(match, f"target war_raptor@{A}")
    assert (breakpoint_of(match, A), breakpoint_of(match, B)) == (25 - 3, 24)
    do(match, f"play war_raptor {A}")  # the raptor grows, the reduction does not (ruling R11)
    assert breakpoint_of(match, A) == 22
    do(match, "end")
    assert breakpoint_of(match, A) == 25


def test_rampage_makes_a_base_ready() -> None:
    match = lay(
        {"hand": ["rampage", "armor_stego"]}, {"hand": ["probe"]}, minions={"ninja_dojo": ["king_rex", "laseratops"]}
    )
    do(match, "act rampage", "target king_rex@ninja_dojo", "end")  # 18 - 7 = 11 = 7 + 4
    assert vp(match) == [2, 0]


def test_rampage_without_an_own_minion_does_nothing() -> None:
    match = do(lay({"hand": ["rampage", "king_rex"]}, minions={A: ["scout@p2"]}), "act rampage")
    assert breakpoint_of(match, A) == 25


def test_survival_takes_one_of_the_weakest_at_every_uneven_base() -> None:
    match = lay(
        {"hand": ["survival_of_the_fittest", "king_rex"]},
        minions={
            A: ["armor_stego", "scout@p2", "laseratops"],  # 3, 3, 4: a choice
            B: ["collector@p2", "collector@p2"],  # equal: nothing
            C: ["war_raptor", "invader@p2", "supreme_overlord@p2", "collector@p2"],  # one lowest
        },
    )
    do(match, "act survival_of_the_fittest")
    assert can(match) == [f"target armor_stego@{A}", f"target scout@{A}"]
    do(match, f"target armor_stego@{A}")
    assert at(match, A) == ["scout", "laseratops"]  # own minions are not spared
    assert at(match, B) == ["collector", "collector"]
    assert at(match, C) == ["war_raptor", "invader", "supreme_overlord"]
    everything_in_one_place(match)


def test_survival_skips_a_lonely_minion() -> None:
    match = lay({"hand": ["survival_of_the_fittest", "king_rex"]}, minions={A: ["scout@p2"], B: ["armor_stego"]})
    do(match, "act survival_of_the_fittest")
    assert (at(match, A), at(match, B)) == (["scout"], ["armor_stego"])


def test_tooth_and_claw_goes_on_anybodys_minion_and_takes_one_blow() -> None:
    match = lay(
        {"hand": ["tooth_and_claw_and_guns", "laseratops"]},
        minions={A: ["war_raptor", "collector@p2"]},
    )
    assert f"act_on tooth_and_claw_and_guns war_raptor@{A}" in can(match)
    do(match, f"act_on tooth_and_claw_and_guns collector@{A}")
    assert on(match, A) == ["tooth_and_claw_and_guns"]  # attaching it does not set it off
    do(match, f"play laseratops {A}")  # a minion's ability counts, and so does the own side's
    assert at(match, A) == ["war_raptor", "collector", "laseratops"]
    assert pile(match, "discard", 0) == ["tooth_and_claw_and_guns"]


def test_tooth_and_claw_ignores_a_change_of_power() -> None:
    match = lay(
        {"hand": ["augmentation", "howl", "king_rex"]},
        minions={A: ["war_raptor"]},
        actions={A: ["tooth_and_claw_and_guns>war_raptor"]},
    )
    do(match, "act augmentation")
    assert powers(match, A) == [7]
    assert on(match, A) == ["tooth_and_claw_and_guns"]


def test_upgrade_gives_two_to_its_bearer_and_travels_with_it() -> None:
    match = lay(
        {"hand": ["upgrade", "invasion", "king_rex"]},
        minions={A: ["war_raptor", "first_mate@p2", "first_mate@p2"], B: []},
        extras=ONE_MORE_ACTION,
    )
    do(match, f"act_on upgrade first_mate@{A}@p2#2")
    assert powers(match, A) == [3, 2, 4]
    assert pile(match, "discard", 0) == []
    do(match, "act invasion", f"target first_mate@{A}@p2#2", f"to {B}")
    assert (powers(match, A), powers(match, B)) == ([3, 2], [4])
    assert (on(match, A), on(match, B)) == ([], ["upgrade"])


def test_upgrade_without_a_minion_in_play_is_discarded_without_effect() -> None:
    match = do(lay({"hand": ["upgrade", "king_rex"]}), "act upgrade")
    assert pile(match, "discard", 0) == ["upgrade"]


def test_wildlife_preserve_keeps_others_actions_off_and_stays() -> None:
    match = lay(
        {"hand": ["beam_up", "collector"]},
        minions={A: ["war_raptor@p2", "scout"], B: ["king_rex@p2"]},
        actions={A: ["wildlife_preserve@p2"]},
    )
    do(match, "act beam_up")
    assert picks(match) == [f"scout@{A}", f"king_rex@{B}"]  # the raptor is no target
    do(match, f"target scout@{A}")
    assert on(match, A) == ["wildlife_preserve"]
    do(match, f"play collector {A}")  # no protection from minions
    do(match, f"target war_raptor@{A}")
    assert pile(match, "hand", 1) == ["war_raptor"]


def test_wildlife_preserve_does_not_bind_its_own_player() -> None:
    match = lay(
        {"hand": ["natural_selection", "armor_stego"]},
        minions={A: ["king_rex", "laseratops"]},
        actions={A: ["wildlife_preserve"]},
    )
    do(match, "act natural_selection")
    assert at(match, A) == ["king_rex"]
    assert asked(match) == (0, None)


def test_survival_of_the_fittest_asks_at_every_base_where_the_weakest_are_equal() -> None:
    """At two bases beside each other p1 has to choose; at the third one Zapbot is the weakest alone."""
    match = lay(
        {"hand": ["survival_of_the_fittest", "armor_stego"]},
        minions={
            A: ["laseratops", "scout@p2", "war_raptor"],
            B: ["laseratops", "invader@p2", "war_raptor"],
            C: ["king_rex", "zapbot@p2"],
        },
    )
    do(match, "act survival_of_the_fittest")
    assert picks(match) == [f"scout@{A}", f"war_raptor@{A}"]
    do(match, f"target scout@{A}")
    assert picks(match) == [f"invader@{B}", f"war_raptor@{B}"]
    do(match, f"target invader@{B}")
    assert (at(match, A), at(match, B), at(match, C)) == (
        ["laseratops", "war_raptor"],
        ["laseratops", "war_raptor"],
        ["king_rex"],
    )
