"""The Ninjas, each with what it does and what it must not do."""

from __future__ import annotations

from ..short import ONE_MORE_ACTION, A, B, asked, at, can, do, lay, minion_plays, on, picks, pile, powers
from ..short import vp as points
from ..table import everything_in_one_place

OASIS = "jungle_oasis"


# ---- minions ----
def test_ninja_master_may_destroy_anything_where_it_was_played() -> None:
    match = lay(
        {"hand": ["ninja_master", "poison"]},
        minions={A: ["king_rex@p2", "shinobi"], B: ["war_raptor@p2"]},
    )
    do(match, f"play ninja_master {A}")
    assert picks(match) == [f"king_rex@{A}", f"shinobi@{A}", f"ninja_master@{A}"]
    left = do(match.copy(), "decline")
    assert at(left, A) == ["king_rex", "shinobi", "ninja_master"]
    do(match, f"target king_rex@{A}")
    assert at(match, A) == ["shinobi", "ninja_master"]
    assert pile(match, "discard", 1) == ["king_rex"]
    assert at(match, B) == ["war_raptor"]


def test_tiger_assassin_may_destroy_power_three_here() -> None:
    match = lay(
        {"hand": ["tiger_assassin", "poison"]},
        minions={A: ["saucy_wench@p2", "buccaneer@p2", "shinobi"], B: ["first_mate@p2"]},
    )
    do(match, f"play tiger_assassin {A}")
    assert can(match) == [f"target saucy_wench@{A}", f"target shinobi@{A}", "decline"]  # 3, not 4, not elsewhere
    do(match, f"target saucy_wench@{A}")
    assert at(match, A) == ["buccaneer", "shinobi", "tiger_assassin"]


def test_tiger_assassin_sees_current_power() -> None:
    match = lay(
        {"hand": ["tiger_assassin", "disguise"]},
        minions={A: ["armor_stego@p2", "king_rex@p2"]},
        actions={A: ["poison@p1>king_rex"]},
    )
    do(match, f"play tiger_assassin {A}")
    assert can(match) == [f"target king_rex@{A}", "decline"]  # 7 - 4 = 3; Armor Stego has 5 now


def test_shinobi_is_an_ordinary_minion_in_step_two() -> None:
    match = do(lay({"hand": ["shinobi", "shinobi", "poison"]}, minions={A: ["king_rex@p2"]}), f"play shinobi {A}")
    assert minion_plays(match) == []
    assert at(match, A) == ["king_rex", "shinobi"]


def test_shinobi_slips_in_before_scoring_once_per_base() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["shinobi", "shinobi"]},
        minions={OASIS: ["king_rex", "laseratops", "war_raptor"]},
    )
    do(match, "end")
    assert asked(match) == (1, OASIS)
    assert can(match) == ["special shinobi", "pass"]
    do(match, "special shinobi")
    # The second one is not offered again: straight to the award.
    assert points(match) == [2, 0]
    assert pile(match, "hand", 1) == ["shinobi"]
    assert "shinobi" in pile(match, "discard", 1)


def test_shinobi_may_win_the_base_and_leaves_the_free_minion() -> None:
    match = lay(
        {"hand": ["shinobi", "poison", "ninja_master"]},
        minions={OASIS: ["shinobi", "shinobi", "king_rex@p2"]},
    )
    do(match, f"play ninja_master {A}", "decline", "end", "special shinobi")
    assert points(match) == [2, 0]  # 9 against 7


def test_acolyte_returns_and_makes_room_only_there() -> None:
    match = lay(
        {"hand": ["ninja_master", "shinobi", "tiger_assassin", "poison"]},
        minions={A: ["ninja_acolyte", "king_rex@p2"]},
    )
    do(match, f"special ninja_acolyte@{A}")
    assert "ninja_acolyte" in pile(match, "hand", 0)
    assert at(match, A) == ["king_rex"]
    do(match, f"play shinobi {A}")  # by the extra play, the free minion is still there
    assert f"play ninja_acolyte {B}" in can(match)
    do(match, f"play tiger_assassin {B}")
    assert minion_plays(match) == []


def test_acolyte_itself_may_be_the_minion_played_and_other_bases_need_the_free_play() -> None:
    match = lay({"hand": ["poison", "shinobi"]}, minions={A: ["ninja_acolyte", "king_rex@p2"]})
    do(match, f"special ninja_acolyte@{A}", f"play shinobi {B}")
    assert minion_plays(match) == [f"play ninja_acolyte {A}"]
    do(match, f"play ninja_acolyte {A}")
    assert at(match, A) == ["king_rex", "ninja_acolyte"]


def test_acolyte_only_before_any_minion_was_played_and_only_in_the_own_turn() -> None:
    match = lay(
        {"hand": ["shinobi", "poison"]},
        {"hand": ["howl"]},
        minions={A: ["ninja_acolyte", "ninja_acolyte"], B: ["king_rex@p2"]},
    )
    do(match, f"play shinobi {B}")
    assert not any(o.startswith("special") for o in can(match))
    do(match, "end")
    assert match.state.turn == 1
    assert not any(o.startswith("special") for o in can(match))


def test_two_acolytes_may_both_go_before_anything_is_played() -> None:
    match = lay({"hand": ["poison", "shinobi"]}, minions={A: ["ninja_acolyte"], B: ["ninja_acolyte"]})
    do(match, f"special ninja_acolyte@{A}", f"special ninja_acolyte@{B}")
    do(match, f"play shinobi {A}", f"play ninja_acolyte {B}", f"play ninja_acolyte {A}")
    assert (at(match, A), at(match, B)) == (["shinobi", "ninja_acolyte"], ["ninja_acolyte"])


# ---- actions ----
def test_assassination_kills_its_bearer_at_the_end_of_the_turn() -> None:
    match = lay(
        {"hand": ["assassination", "shinobi"]}, {"hand": ["howl"]}, minions={A: ["king_rex@p2", "war_raptor@p2"]}
    )
    do(match, f"act_on assassination king_rex@{A}")
    assert at(match, A) == ["king_rex", "war_raptor"]  # not yet
    assert on(match, A) == ["assassination"]
    do(match, "end")
    assert at(match, A) == ["war_raptor"]
    assert pile(match, "discard", 1) == ["king_rex"]
    assert pile(match, "discard", 0) == ["assassination"]


def test_assassination_comes_after_scoring_and_drawing() -> None:
    match = lay(
        {"hand": ["assassination", "shinobi"]},
        {"hand": ["howl"]},
        minions={OASIS: ["king_rex@p2", "laseratops@p2", "ninja_acolyte"]},
    )
    do(match, f"act_on assassination king_rex@{OASIS}", "end", "pass")  # p1 has a Shinobi and passes
    assert points(match) == [0, 2]  # it was still there to be counted


def test_disguise_swaps_one_or_two_at_one_base() -> None:
    match = lay(
        {"hand": ["disguise", "ninja_master", "tiger_assassin", "shinobi"]},
        minions={A: ["ninja_acolyte", "ninja_acolyte", "king_rex@p2"], B: ["shinobi"]},
    )
    do(match, "act disguise")
    assert picks(match) == [f"ninja_acolyte@{A}", f"shinobi@{B}"]  # own minions, no declining
    do(match, f"target ninja_acolyte@{A}")
    assert can(match) == [f"target ninja_acolyte@{A}", "done"]  # the second at the same base only
    one = do(match.copy(), "done")
    assert picks(one) == [f"{m} {A}" for m in ("ninja_master", "tiger_assassin", "shinobi")]
    do(one, f"play shinobi {A}")
    assert at(one, A) == ["ninja_acolyte", "king_rex", "shinobi"]
    do(match, f"target ninja_acolyte@{A}", f"play ninja_master {A}", f"target king_rex@{A}", f"play shinobi {A}")
    assert at(match, A) == ["ninja_master", "shinobi"]
    assert sorted(pile(match, "hand", 0)) == ["ninja_acolyte", "ninja_acolyte", "tiger_assassin"]
    assert f"play ninja_acolyte {B}" in can(match)  # the free minion is untouched
    everything_in_one_place(match)


def test_disguise_returns_even_if_nothing_is_played_and_the_plays_are_lost() -> None:
    match = lay({"hand": ["disguise", "ninja_master", "shinobi"]}, minions={A: ["ninja_acolyte", "king_rex@p2"]})
    do(match, "act disguise")
    assert not any("ninja_acolyte" in pick for pick in picks(match))  # still at the base while others are played
    do(match, "decline")
    assert at(match, A) == ["king_rex"]
    do(match, f"play ninja_master {A}", "decline")
    assert minion_plays(match) == []


def test_disguise_without_an_own_minion_does_nothing() -> None:
    match = do(lay({"hand": ["disguise", "shinobi"]}, minions={A: ["king_rex@p2"]}), "act disguise")
    assert at(match, A) == ["king_rex"]
    assert pile(match, "discard", 0) == ["disguise"]


def test_hidden_ninja_brings_a_minion_before_scoring() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["hidden_ninja", "ninja_master", "poison"]},
        minions={OASIS: ["king_rex", "laseratops", "war_raptor"], A: ["ninja_acolyte@p2"]},
    )
    do(match, "end")
    assert asked(match) == (1, OASIS)
    assert can(match) == ["special hidden_ninja", "pass"]
    do(match, "special hidden_ninja")
    assert asked(match) == (1, "hidden_ninja")
    assert can(match) == [f"play ninja_master {OASIS}", "decline"]  # a minion from hand, to that base only
    do(match, f"play ninja_master {OASIS}", f"target king_rex@{OASIS}")  # its ability is resolved
    assert points(match) == [2, 0]  # 7 against 5
    assert sorted(pile(match, "discard", 1)) == ["hidden_ninja", "ninja_master"]


def test_hidden_ninja_does_nothing_as_an_ordinary_action() -> None:
    match = do(lay({"hand": ["hidden_ninja", "shinobi"]}), "act hidden_ninja")
    assert pile(match, "discard", 0) == ["hidden_ninja"]
    assert can(match)[-1] == "end"
    do(match, f"play shinobi {A}")
    assert minion_plays(match) == []


def test_infiltrate_destroys_one_action_on_the_base_itself() -> None:
    match = lay(
        {"hand": ["infiltrate", "shinobi"]},
        minions={A: ["king_rex@p2"]},
        actions={A: ["upgrade@p2>king_rex", "wildlife_preserve@p2"], B: ["overrun@p2"]},
    )
    do(match, f"act_at infiltrate {A}")
    assert on(match, A) == ["upgrade", "infiltrate"]  # not the action on a minion, not itself, not elsewhere
    assert on(match, B) == ["overrun"]
    assert pile(match, "discard", 1) == ["wildlife_preserve"]


def test_infiltrate_is_compulsory_even_against_the_own_action_and_lets_choose() -> None:
    match = lay({"hand": ["infiltrate", "shinobi"]}, actions={A: ["infiltrate", "overrun@p2"]})
    do(match, f"act_at infiltrate {A}")
    assert can(match) == [f"target infiltrate@{A}", f"target overrun@{A}"]
    alone = lay({"hand": ["infiltrate", "shinobi"]}, actions={A: ["infiltrate"]})
    do(alone, f"act_at infiltrate {A}")
    assert on(alone, A) == ["infiltrate"]
    assert pile(alone, "discard", 0) == ["infiltrate"]


def test_poison_takes_four_but_not_below_zero_and_may_clear_other_actions() -> None:
    match = lay(
        {"hand": ["poison", "shinobi"]},
        minions={A: ["war_raptor@p2", "king_rex@p2"]},
        actions={A: ["upgrade@p2>war_raptor"]},
    )
    keep = do(match.copy(), f"act_on poison war_raptor@{A}", "done")
    assert powers(keep, A) == [1, 7]  # 3 + 2 - 4
    do(match, f"act_on poison war_raptor@{A}")
    assert can(match) == [f"target upgrade@{A}", "done"]
    do(match, f"target upgrade@{A}")
    assert powers(match, A) == [0, 7]  # 3 - 4 is not less than 0
    assert on(match, A) == ["poison"]
    assert pile(match, "discard", 1) == ["upgrade"]


def test_seeing_stars_must_destroy_power_three_anywhere() -> None:
    match = lay(
        {"hand": ["seeing_stars", "shinobi"]},
        minions={A: ["saucy_wench@p2", "buccaneer@p2"], B: ["shinobi", "first_mate@p2"]},
    )
    do(match, "act seeing_stars")
    assert can(match) == [f"target saucy_wench@{A}", f"target shinobi@{B}", f"target first_mate@{B}"]
    do(match, f"target saucy_wench@{A}")
    assert at(match, A) == ["buccaneer"]
    own = do(
        lay({"hand": ["seeing_stars", "shinobi"]}, minions={A: ["shinobi"], B: ["buccaneer@p2"]}), "act seeing_stars"
    )
    assert (at(own, A), at(own, B)) == ([], ["buccaneer"])


def test_smoke_bomb_only_on_the_own_minion_and_until_the_next_turn() -> None:
    match = lay(
        {"hand": ["smoke_bomb", "shinobi"]},
        {"hand": ["beam_up", "collector", "invasion"]},
        minions={A: ["shinobi", "scout@p2"]},
    )
    assert [o for o in can(match) if o.startswith("act")] == [f"act_on smoke_bomb shinobi@{A}"]
    do(match, f"act_on smoke_bomb shinobi@{A}", "end")
    do(match, "act beam_up")
    assert at(match, A) == ["shinobi"]  # p2 could only return the own Scout
    do(match, f"play collector {A}")
    assert f"shinobi@{A}" in picks(match)  # minions get through
    do(match, "decline")
    while match.state.turn == 1:
        do(match, can(match)[-1])  # nothing else happens in p2's turn
    assert on(match, A) == []
    assert "smoke_bomb" in pile(match, "discard", 0)


def test_smoke_bomb_without_an_own_minion_finds_no_target() -> None:
    match = lay({"hand": ["smoke_bomb", "shinobi"]}, minions={A: ["king_rex@p2"]})
    assert "act smoke_bomb" in can(match)
    do(match, "act smoke_bomb")
    assert on(match, A) == []
    assert pile(match, "discard", 0) == ["smoke_bomb"]


def test_way_of_deception_moves_an_own_minion_with_what_is_on_it() -> None:
    match = lay(
        {"hand": ["way_of_deception", "shinobi", "poison"]},
        minions={A: ["shinobi", "king_rex@p2"]},
        actions={A: ["smoke_bomb>shinobi"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act way_of_deception")
    assert asked(match) == (0, "shinobi")  # the only own minion; only the goal is asked
    assert picks(match) == [B, "tortuga"]
    do(match, f"to {B}")
    assert (at(match, A), at(match, B)) == (["king_rex"], ["shinobi"])
    assert (on(match, A), on(match, B)) == ([], ["smoke_bomb"])
