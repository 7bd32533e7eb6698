"""The Aliens, each with what it does and what it must not do."""

from __future__ import annotations

import pytest

from ..short import A, B, asked, at, can, do, lay, minion_plays, on, picks, pile, powers, seen, vp
from ..table import everything_in_one_place, lines


# ---- minions ----
def test_supreme_overlord_returns_any_minion_anywhere_or_none() -> None:
    match = lay(
        {"hand": ["supreme_overlord", "probe"]},
        {"hand": ["howl"]},
        minions={A: ["king_rex@p2", "invader"], B: ["war_raptor@p2"]},
    )
    do(match, f"play supreme_overlord {A}")
    here = [f"target {m}@{A}" for m in ("king_rex", "invader", "supreme_overlord")]
    assert sorted(can(match)) == sorted([*here, f"target war_raptor@{B}", "decline"])
    declined = do(match.copy(), "decline")
    assert at(declined, A) == ["king_rex", "invader", "supreme_overlord"]
    do(match, f"target king_rex@{A}")
    assert at(match, A) == ["invader", "supreme_overlord"]
    assert pile(match, "hand", 1) == ["howl", "king_rex"]
    assert pile(match, "hand", 0) == ["probe"]
    everything_in_one_place(match)


def test_supreme_overlord_may_return_itself() -> None:
    match = lay({"hand": ["supreme_overlord", "probe"]})
    do(match, f"play supreme_overlord {A}", f"target supreme_overlord@{A}")
    assert at(match, A) == []
    assert sorted(pile(match, "hand", 0)) == ["probe", "supreme_overlord"]
    assert can(match) == ["act probe", "end"]  # the free minion is spent


def test_invader_scores_on_every_play_but_not_on_moving() -> None:
    match = lay({"hand": ["invader", "invasion", "collector"]}, minions={A: ["invader"]})
    do(match, f"play invader {B}")
    assert vp(match) == [1, 0]
    do(match, "act invasion", f"target invader@{A}", f"to {B}")
    assert vp(match) == [1, 0]
    assert at(match, B) == ["invader", "invader"]


@pytest.mark.parametrize("home", [True, False])
def test_scout_may_go_home_after_its_base_is_scored(home: bool) -> None:
    match = lay({"hand": ["probe"]}, minions={"jungle_oasis": ["scout", "king_rex", "scout"], A: ["scout"]})
    do(match, "end")
    assert asked(match) == (0, "jungle_oasis")
    assert vp(match) == [2, 0]  # after the award, so its power counted
    assert can(match) == ["special scout@jungle_oasis", "pass"]  # not the one elsewhere
    if home:
        do(match, "special scout@jungle_oasis", "pass")
    else:
        do(match, "pass")
    scouts = [pile(match, zone, 0).count("scout") for zone in ("hand", "discard")]
    assert scouts == ([1, 1] if home else [0, 2])
    assert "king_rex" in pile(match, "discard", 0)
    assert at(match, A) == ["scout"]


@pytest.mark.parametrize(("helper", "legal"), [("", True), ("upgrade", False)])
def test_collector_takes_current_power_three_here(helper: str, legal: bool) -> None:
    match = lay(
        {"hand": ["collector", "probe"]},
        {"hand": ["howl"]},
        minions={A: ["armor_stego@p2", "laseratops@p2"], B: ["war_raptor@p2"]},
        actions={B: ["upgrade@p2>war_raptor"]} if helper else {},
    )
    base = B if helper else A
    do(match, f"play collector {base}")
    # An Armor Stego has 5 in p1's turn, Laseratops 4, a lone raptor 3, an upgraded one 5.
    assert picks(match) == [f"collector@{base}"]
    assert powers(match, base) == ([5, 2] if helper else [5, 4, 2])
    if legal:
        match = lay({"hand": ["collector", "probe"]}, minions={A: ["war_raptor@p2"], B: ["invader"]})
        do(match, f"play collector {A}")
        assert picks(match) == [f"war_raptor@{A}", f"collector@{A}"]
        do(match, f"target war_raptor@{A}")
        assert at(match, A) == ["collector"]
        assert pile(match, "hand", 1) == ["war_raptor"]


def test_collector_may_leave_it_and_may_take_another_collector() -> None:
    match = lay({"hand": ["collector", "probe"]}, minions={A: ["collector"]})
    do(match, f"play collector {A}")
    assert picks(match) == [f"collector@{A}"]  # nothing tells the two apart
    left = do(match.copy(), "decline")
    assert at(left, A) == ["collector", "collector"]
    do(match, f"target collector@{A}")
    assert at(match, A) == ["collector"]


# ---- actions ----
def test_abduction_returns_a_minion_and_gives_an_extra_one() -> None:
    match = lay({"hand": ["abduction", "invader", "collector", "scout"]}, minions={A: ["king_rex@p2", "scout"]})
    do(match, "act abduction")
    assert picks(match) == [f"king_rex@{A}", f"scout@{A}"]  # no declining
    do(match, f"target king_rex@{A}")
    assert pile(match, "hand", 1) == ["king_rex"]
    assert pile(match, "discard", 0) == ["abduction"]
    do(match, f"play invader {A}", f"play scout {B}")
    assert minion_plays(match) == []


def test_abduction_without_a_minion_still_gives_the_extra_play() -> None:
    match = lay({"hand": ["abduction", "invader", "scout", "collector"]})
    do(match, "act abduction", f"play invader {A}", f"play scout {A}")
    assert vp(match) == [1, 0]


def test_beam_up_must_take_the_own_minion_if_it_is_the_only_one() -> None:
    match = lay({"hand": ["beam_up", "invader"]}, minions={A: ["scout"]})
    do(match, "act beam_up")
    assert at(match, A) == []
    assert sorted(pile(match, "hand", 0)) == ["invader", "scout"]
    assert pile(match, "discard", 0) == ["beam_up"]


def test_beam_up_takes_one_minion_of_any_power_and_its_actions_fall_off() -> None:
    match = lay(
        {"hand": ["beam_up", "invader"]},
        minions={A: ["king_rex@p2", "war_raptor@p2"]},
        actions={A: ["upgrade@p2>king_rex"]},
    )
    do(match, "act beam_up", f"target king_rex@{A}")
    assert at(match, A) == ["war_raptor"]
    assert pile(match, "discard", 1) == ["upgrade"]
    assert pile(match, "hand", 1) == ["king_rex"]


def test_beam_up_may_be_played_without_a_minion_in_play() -> None:
    match = do(lay({"hand": ["beam_up", "invader"]}), "act beam_up")
    assert pile(match, "discard", 0) == ["beam_up"]
    assert f"play invader {A}" in can(match)


def test_crop_circles_clears_one_base_for_everybody() -> None:
    match = lay(
        {"hand": ["crop_circles", "invader"]},
        minions={A: ["king_rex@p2", "scout", "war_raptor@p2"], B: ["scout", "laseratops@p2"]},
        actions={A: ["upgrade@p2>king_rex", "jammed_signal"]},
    )
    do(match, "act crop_circles", f"to {A}")
    assert at(match, A) == []
    assert sorted(pile(match, "hand", 0)) == ["invader", "scout"]
    assert sorted(pile(match, "hand", 1)) == ["king_rex", "war_raptor"]
    assert at(match, B) == ["scout", "laseratops"]
    assert on(match, A) == ["jammed_signal"]  # what lies on the base stays
    assert pile(match, "discard", 1) == ["upgrade"]


def test_crop_circles_may_choose_an_empty_base() -> None:
    match = lay({"hand": ["crop_circles", "invader"]}, minions={A: ["scout"]})
    do(match, "act crop_circles", f"to {B}")
    assert at(match, A) == ["scout"]


def test_disintegrator_puts_power_three_under_the_deck_and_that_is_no_destroying() -> None:
    match = lay(
        {"hand": ["disintegrator", "invader"]},
        {"deck": ["howl", "rampage"]},
        minions={"cave_of_shinies": ["war_raptor@p2", "laseratops@p2", "gremlin@p2"]},
    )
    do(match, "act disintegrator")
    assert picks(match) == ["war_raptor@cave_of_shinies", "gremlin@cave_of_shinies"]  # 3 and 2, not 4
    do(match, "target gremlin@cave_of_shinies")
    assert pile(match, "deck", 1) == ["gremlin", "howl", "rampage"]  # the bottom is the first card
    assert vp(match) == [0, 0]  # neither the Cave nor the Gremlin saw it destroyed
    assert pile(match, "hand", 1) == []
    assert pile(match, "discard", 1) == []


def test_disintegrator_looks_at_current_power_and_must_take_the_own_minion() -> None:
    match = lay({"hand": ["disintegrator", "invader"]}, minions={A: ["war_raptor@p2", "war_raptor@p2", "scout"]})
    do(match, "act disintegrator")  # two raptors have 4 each
    assert at(match, A) == ["war_raptor", "war_raptor"]
    assert pile(match, "deck", 0)[0] == "scout"


def test_invasion_moves_anybodys_minion_to_a_different_base() -> None:
    match = lay({"hand": ["invasion", "scout"]}, minions={A: ["king_rex@p2"], B: ["invader"]})
    do(match, "act invasion")
    assert picks(match) == [f"king_rex@{A}", f"invader@{B}"]
    do(match, f"target king_rex@{A}")
    assert picks(match) == [B, "tortuga"]
    do(match, f"to {B}")
    assert (at(match, A), at(match, B)) == ([], ["invader", "king_rex"])
    assert vp(match) == [0, 0]


def test_jammed_signal_stays_and_silences_one_base_for_everybody() -> None:
    match = lay(
        {"hand": ["jammed_signal", "invader"]},
        minions={"the_central_brain": ["scout", "king_rex@p2"], A: ["scout"]},
    )
    assert powers(match, "the_central_brain") == [4, 8]
    do(match, "act_at jammed_signal the_central_brain")
    assert powers(match, "the_central_brain") == [3, 7]
    assert on(match, "the_central_brain") == ["jammed_signal"]
    assert pile(match, "discard", 0) == []


def test_probe_discards_a_minion_of_the_probers_choice() -> None:
    match = lay(
        {"hand": ["probe", "invader"]},
        {"hand": ["king_rex", "howl", "war_raptor", "war_raptor"]},
    )
    do(match, "act probe")
    assert asked(match) == (0, "probe")
    assert sorted(can(match)) == ["shed king_rex", "shed war_raptor"]  # no action, no declining
    do(match, "shed king_rex")
    assert sorted(pile(match, "hand", 1)) == ["howl", "war_raptor", "war_raptor"]
    assert pile(match, "discard", 1) == ["king_rex"]


def test_probe_names_one_other_player_and_a_hand_without_minions_loses_nothing() -> None:
    match = lay({"hand": ["probe", "invader"]}, {"hand": ["howl"]}, {"hand": ["swashbuckling", "cannon"]})
    do(match, "act probe")
    assert can(match) == ["who p2", "who p3"]
    do(match, "who p3")
    assert sorted(pile(match, "hand", 2)) == ["cannon", "swashbuckling"]
    assert pile(match, "hand", 1) == ["howl"]
    assert lines(match, "looks") == [(0, None, 0)]


def test_probe_knowledge_is_the_probers_alone() -> None:
    match = lay({"hand": ["probe", "invader"]}, {"hand": ["howl", "rampage"]}, {"hand": ["cannon"]})
    assert [seen(match, viewer, 1, "hand") for viewer in (0, 2, None)] == [[None, None]] * 3
    do(match, "act probe", "who p2")
    assert seen(match, 0, 1, "hand") == ["howl", "rampage"]
    assert seen(match, 2, 1, "hand") == seen(match, None, 1, "hand") == [None, None]
    do(match, "end")
    assert seen(match, 0, 1, "hand") == ["howl", "rampage"]  # what was seen is not forgotten


def test_terraforming_exchanges_a_base_with_everything_that_follows() -> None:
    match = lay(
        {"hand": ["terraforming", "invader", "scout", "collector"]},
        minions={A: ["king_rex@p2", "scout"], B: ["scout"]},
        actions={A: ["upgrade@p2>king_rex", "jammed_signal", "wildlife_preserve@p2"]},
        base_deck=["the_homeworld", "the_central_brain", "tar_pits"],
    )
    do(match, "act terraforming")
    assert picks(match) == [A, B, "tortuga"]
    do(match, f"to {A}")
    assert sorted(picks(match)) == ["tar_pits", "the_central_brain", "the_homeworld"]
    do(match, "target the_central_brain")
    assert pile(match, "bases", 0) == ["the_central_brain"]  # in the same place
    assert at(match, "the_central_brain") == ["king_rex", "scout"]
    assert on(match, "the_central_brain") == ["upgrade"]  # on a minion, so it stays
    assert pile(match, "discard", 0) == ["jammed_signal", "terraforming"]
    assert pile(match, "discard", 1) == ["wildlife_preserve"]
    assert sorted(pile(match, "base_deck")) == sorted([A, "tar_pits", "the_homeworld"])
    assert A not in pile(match, "base_discard")
    assert vp(match) == [0, 0]
    assert powers(match, "the_central_brain") == [10, 4]
    do(match, f"play invader {B}")  # the free minion goes anywhere, the extra one only there
    assert minion_plays(match) == [f"play {card} the_central_brain" for card in ("scout", "collector")]
    do(match, "play scout the_central_brain")
    assert minion_plays(match) == []


def test_terraforming_extra_play_is_used_up_first_at_the_new_base() -> None:
    match = lay(
        {"hand": ["terraforming", "invader", "scout", "collector"]},
        base_deck=["the_central_brain"],
    )
    do(match, "act terraforming", f"to {A}", "play invader the_central_brain", f"play scout {B}")
    assert minion_plays(match) == []


def test_terraforming_without_a_base_deck_does_nothing() -> None:
    match = lay({"hand": ["terraforming", "invader", "scout"]}, base_deck=[])
    do(match, "act terraforming")
    assert pile(match, "bases", 0) == [A]
    do(match, f"play invader {A}")
    assert minion_plays(match) == []
