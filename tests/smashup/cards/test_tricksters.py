"""The Tricksters, each with what it does and what it must not do."""

from __future__ import annotations

import pytest

from ..short import (
    ONE_MORE_ACTION,
    ONE_MORE_MINION,
    A,
    B,
    asked,
    at,
    can,
    do,
    lay,
    minion_plays,
    numbers,
    on,
    picks,
    pile,
    powers,
    vp,
)


# ---- minions ----
@pytest.mark.parametrize(("minion", "survives"), [("pirate_king", True), ("saucy_wench", False)])
def test_leprechaun_destroys_weaker_minions_that_others_play_here(minion: str, survives: bool) -> None:
    match = lay({"hand": [minion, "cannon"]}, minions={A: ["leprechaun@p2"]})
    do(match, f"play {minion} {A}")  # 5 is not lower than 5
    assert at(match, A) == ["leprechaun", *([minion] if survives else [])]


def test_leprechaun_leaves_the_own_player_and_other_bases_alone() -> None:
    match = lay({"hand": ["saucy_wench", "cannon"]}, minions={A: ["leprechaun@p2"]})
    do(match, f"play saucy_wench {B}")
    assert at(match, B) == ["saucy_wench"]
    own = do(lay({"hand": ["gnome", "disenchant"]}, minions={A: ["leprechaun", "king_rex@p2"]}), f"play gnome {A}")
    assert at(own, A) == ["leprechaun", "king_rex", "gnome"]


def test_leprechaun_waits_for_the_ability_and_compares_power_then() -> None:
    match = lay({"hand": ["war_raptor", "howl"]}, minions={A: ["leprechaun@p2", "war_raptor", "war_raptor"]})
    do(match, f"play war_raptor {A}")  # three raptors have 5 each
    assert at(match, A) == ["leprechaun", "war_raptor", "war_raptor", "war_raptor"]
    shot = lay({"hand": ["tiger_assassin", "poison"]}, minions={A: ["leprechaun@p2", "gremlin@p2"]})
    do(shot, f"play tiger_assassin {A}", f"target gremlin@{A}")
    assert at(shot, A) == ["leprechaun"]  # first the Gremlin fell, then the Tiger Assassin


def test_leprechaun_does_not_mind_moved_minions() -> None:
    match = lay({"hand": ["invasion", "scout"]}, minions={A: ["leprechaun@p2"], B: ["collector"]})
    do(match, "act invasion", f"target collector@{B}", f"to {A}")
    assert at(match, A) == ["leprechaun", "collector"]


@pytest.mark.parametrize(
    ("card", "choices", "lost"),
    [
        ("beam_up", [f"target brownie@{A}"], 2),
        ("invasion", [f"target brownie@{A}", f"to {B}"], 2),
        ("crop_circles", [f"to {A}"], 2),
        ("beam_up", [f"target gremlin@{A}"], 0),
        ("crop_circles", [f"to {B}"], 0),
    ],
)
def test_brownie_costs_whoever_affects_it_two_random_cards(card: str, choices: list[str], lost: int) -> None:
    hand = [card, "scout", "scout", "scout", "collector"]
    match = lay({"hand": hand}, {"hand": ["hideout"]}, minions={A: ["brownie@p2", "gremlin@p2"]})
    do(match, f"act {card}", *choices)
    assert len(pile(match, "discard", 0)) == 1 + lost
    assert len(pile(match, "hand", 0)) == 4 - lost
    assert "hideout" in pile(match, "hand", 1)


def test_brownie_answers_minions_too_and_attached_actions_but_not_power() -> None:
    match = lay(
        {"hand": ["collector", "probe", "scout", "scout"]},
        minions={A: ["brownie@p2"]},
        actions={A: ["poison@p3>brownie"]},
        seats=3,
    )
    do(match, f"play collector {A}", f"target brownie@{A}")
    assert numbers(match, "discard")[0] == 2
    match = lay({"hand": ["upgrade", "king_rex", "war_raptor", "howl"]}, minions={A: ["brownie@p2"]})
    do(match, f"act_on upgrade brownie@{A}")
    assert numbers(match, "discard")[0] == 2  # the Upgrade lies on the Brownie
    assert powers(match, A) == [6]
    boosted = lay({"hand": ["augmentation", "king_rex", "war_raptor"]}, minions={A: ["brownie@p2"]})
    do(boosted, "act augmentation")
    assert numbers(boosted, "hand")[0] == 2  # a change of power does not affect


def test_brownie_forgives_its_own_player_and_takes_what_there_is() -> None:
    match = lay({"hand": ["beam_up", "gnome", "gremlin"]}, minions={A: ["brownie"]})
    do(match, "act beam_up")
    assert sorted(pile(match, "hand", 0)) == ["brownie", "gnome", "gremlin"]
    poor = lay({"hand": ["beam_up", "scout"]}, minions={A: ["brownie@p2"]})
    do(poor, "act beam_up")
    assert {"scout", "beam_up"} <= set(pile(poor, "discard", 0))  # one card is all there was


def test_gnome_may_destroy_something_weaker_than_the_own_number_here() -> None:
    match = lay(
        {"hand": ["gnome", "disenchant"]},
        minions={A: ["gremlin", "brownie", "zapbot@p2", "hoverbot@p2"], B: ["zapbot@p2"]},
    )
    do(match, f"play gnome {A}")
    assert can(match) == [f"target gremlin@{A}", f"target zapbot@{A}", "decline"]  # three own: 2 and less
    assert at(do(match.copy(), "decline"), A)[-1] == "gnome"
    do(match, f"target zapbot@{A}")
    assert at(match, A) == ["gremlin", "brownie", "hoverbot", "gnome"]


def test_gremlin_draws_and_makes_everybody_else_discard() -> None:
    match = lay(
        {"hand": ["seeing_stars", "shinobi", "poison"]},
        {"hand": [], "deck": ["gnome", "hideout"]},
        {"hand": ["howl", "howl"]},
        minions={A: ["gremlin@p2"]},
    )
    do(match, "act seeing_stars")
    assert pile(match, "hand", 1) == ["hideout"]
    assert numbers(match, "hand") == [1, 1, 1]
    assert pile(match, "discard", 2) == ["howl"]


def test_gremlin_is_indifferent_to_being_returned_or_discarded() -> None:
    match = lay({"hand": ["beam_up", "scout"]}, {"hand": []}, minions={A: ["gremlin@p2"]})
    do(match, "act beam_up")
    assert pile(match, "hand", 1) == ["gremlin"]
    assert pile(match, "hand", 0) == ["scout"]
    match = lay(
        {"hand": ["howl", "howl"]},
        {"hand": ["hideout"]},
        minions={"jungle_oasis": ["king_rex", "laseratops", "gremlin@p2"]},
    )
    do(match, "end")
    assert numbers(match, "hand")[:2] == [4, 1]


def test_leprechaun_lets_a_minion_go_that_has_moved_on() -> None:
    match = lay({"hand": ["neophyte", "summon"], "deck": ["way_of_deception"]}, minions={A: ["leprechaun@p2"]})
    do(match, f"play neophyte {A}", "act way_of_deception", f"to {B}")
    assert (at(match, A), at(match, B)) == (["leprechaun"], ["neophyte"])


# ---- actions ----
def test_block_the_path_keeps_one_faction_from_being_played_there() -> None:
    match = lay(
        {"hand": ["block_the_path", "king_rex", "gnome", "war_raptor"]},
        minions={B: ["war_raptor"]},
    )
    do(match, f"act_at block_the_path {A}")
    assert len(picks(match)) == 8  # any faction may be named
    do(match, "faction dinosaurs")
    assert f"play gnome {A}" in can(match)
    assert f"play king_rex {A}" not in can(match)  # nobody, not even its own player
    assert f"play king_rex {B}" in can(match)
    assert on(match, A) == ["block_the_path"]


def test_block_the_path_allows_moving() -> None:
    match = lay(
        {"hand": ["invasion", "scout", "probe"]},
        minions={B: ["king_rex@p2"]},
        actions={A: ["block_the_path@p2"]},
        bases=[A, B],
    )
    match.state.named[match.state.actions[0][0]] = 1  # dinosaurs
    do(match, "act invasion", f"to {A}")
    assert at(match, A) == ["king_rex"]


def test_disenchant_must_destroy_one_action_in_play() -> None:
    match = lay(
        {"hand": ["disenchant", "gnome"]},
        minions={A: ["king_rex@p2"]},
        actions={A: ["upgrade@p2>king_rex"], B: ["hideout"]},
    )
    do(match, "act disenchant")
    assert can(match) == [f"target upgrade@{A}", f"target hideout@{B}"]
    do(match, f"target upgrade@{A}")
    assert (on(match, A), on(match, B)) == ([], ["hideout"])
    assert pile(match, "discard", 1) == ["upgrade"]
    own = do(lay({"hand": ["disenchant", "gnome"]}, actions={B: ["hideout"]}), "act disenchant")
    assert on(own, B) == []  # only the own one: compulsory
    nothing = do(lay({"hand": ["disenchant", "gnome"]}), "act disenchant")
    assert pile(nothing, "discard", 0) == ["disenchant"]


def test_enshrouding_mist_gives_an_extra_minion_here_at_once_and_in_every_own_turn() -> None:
    match = lay(
        {"hand": ["enshrouding_mist", "gnome", "gremlin", "leprechaun", "disenchant"]},
        {"hand": ["king_rex", "war_raptor", "howl"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, f"act_at enshrouding_mist {A}", f"play gnome {A}", f"play gremlin {B}")
    assert minion_plays(match) == []
    do(match, "end", f"play king_rex {A}")
    assert not any(o.startswith("play") for o in can(match))  # p2 gets nothing from it
    do(match, "end", f"play leprechaun {B}")
    left = [o for o in can(match) if o.startswith("play")]
    assert all(o.endswith(A) for o in left)
    assert match.state.turn == 0


def test_enshrouding_mist_extra_is_only_for_its_base() -> None:
    match = lay({"hand": ["gnome", "gremlin", "hideout"]}, actions={A: ["enshrouding_mist"]})
    do(match, f"play gnome {B}")
    assert minion_plays(match) == [f"play gremlin {A}"]


def test_flame_trap_burns_the_first_minion_another_player_plays_there() -> None:
    match = lay(
        {"hand": ["invader", "scout", "probe"]},
        {"hand": ["hideout"]},
        actions={A: ["flame_trap@p2"]},
        extras=ONE_MORE_MINION,
    )
    do(match, f"play invader {A}")
    assert vp(match) == [1, 0]  # its ability came first
    assert (at(match, A), on(match, A)) == ([], [])
    assert pile(match, "discard", 1) == ["flame_trap"]
    do(match, f"play scout {A}")
    assert at(match, A) == ["scout"]


def test_flame_trap_spares_its_own_player_and_other_bases() -> None:
    match = lay({"hand": ["gnome", "disenchant"]}, actions={A: ["flame_trap"]}, extras=ONE_MORE_MINION)
    do(match, f"play gnome {A}")
    assert (at(match, A), on(match, A)) == (["gnome"], ["flame_trap"])
    other = do(lay({"hand": ["scout", "probe"]}, actions={A: ["flame_trap@p2"]}), f"play scout {B}")
    assert on(other, A) == ["flame_trap"]


def test_hideout_is_spent_to_save_all_own_minions_at_its_base() -> None:
    match = lay(
        {"hand": ["crop_circles", "collector", "beam_up"]},
        minions={A: ["gnome@p2", "gremlin@p2", "scout"], B: ["gnome@p2"]},
        actions={A: ["hideout@p2"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act crop_circles", f"to {A}")
    assert at(match, A) == ["gnome", "gremlin"]  # its other effects went on: the Scout is gone
    assert on(match, A) == []
    assert pile(match, "discard", 1) == ["hideout"]
    do(match, "act beam_up", f"target gnome@{A}")  # now it is gone
    assert at(match, A) == ["gremlin"]


def test_hideout_does_not_help_against_minions_nor_elsewhere_nor_against_the_own_player() -> None:
    match = lay(
        {"hand": ["collector", "beam_up", "scout"]},
        minions={A: ["gnome@p2"], B: ["gremlin@p2"]},
        actions={A: ["hideout@p2"]},
    )
    do(match, f"play collector {A}", f"target gnome@{A}")
    assert pile(match, "hand", 1) == ["gnome"]
    do(match, "act beam_up", f"target gremlin@{B}")
    assert sorted(pile(match, "hand", 1))[:2] == ["gnome", "gremlin"]
    own = lay({"hand": ["beam_up", "gnome"]}, minions={A: ["gnome"]}, actions={A: ["hideout"]})
    do(own, "act beam_up")
    assert (at(own, A), on(own, A)) == ([], ["hideout"])


def test_mark_of_sleep_forbids_actions_in_the_next_turn_only() -> None:
    match = lay({"hand": ["mark_of_sleep", "gnome"]}, {"hand": ["howl", "king_rex", "war_raptor"]})
    do(match, "act mark_of_sleep")
    assert can(match) == ["who p1", "who p2"]
    do(match, "who p2", "end")
    assert match.state.turn == 1
    assert not any(o.startswith("act") for o in can(match))
    assert f"play king_rex {A}" in can(match)
    do(match, "end", "end")
    assert match.state.turn == 1
    assert "act howl" in can(match)


def test_mark_of_sleep_twice_before_the_same_turn_is_no_longer_a_sleep() -> None:
    match = lay(
        {"hand": ["mark_of_sleep", "gnome"]},
        {"hand": ["howl", "king_rex", "war_raptor"], "asleep": 1},
    )
    do(match, "act mark_of_sleep", "who p2", "end")
    assert not any(o.startswith("act") for o in can(match))
    do(match, "end", "end")
    assert "act howl" in can(match), "both marks were for the one next turn"


def test_mark_of_sleep_on_whoever_sleeps_lengthens_the_sleep_by_a_turn() -> None:
    """In p1's turn of sleep p2 borrows p1's own Mark. It is for p1's next turn; in this one p1 sleeps on."""
    match = lay(
        {"hand": ["gnome", "full_sail"], "deck": ["gremlin", "gremlin", "broadside", "mark_of_sleep"], "asleep": 2},
        {"hand": ["hidden_ninja", "chronomage", "mass_enchantment", "smoke_bomb"], "deck": ["shinobi"] * 3},
        minions={"jungle_oasis": ["pirate_king", "buccaneer", "saucy_wench"]},
    )
    assert not any(o.startswith("act") for o in can(match))
    do(match, "end", "special hidden_ninja", "play chronomage jungle_oasis", "act mass_enchantment")
    do(match, "act mark_of_sleep", "who p1")
    assert (match.state.turn, asked(match)[0]) == (1, 1), "p1 was not asked for Full Sail, which is an action"
    do(match, "end")
    assert match.state.turn == 0
    assert not any(o.startswith("act") for o in can(match)), "the turn the Mark was for"
    do(match, "end", "end")
    assert match.state.turn == 0
    assert any(o.startswith("act") for o in can(match))


def test_pay_the_piper_costs_a_card_of_the_own_choice() -> None:
    match = lay(
        {"hand": ["scout", "probe", "invader"]},
        {"hand": ["hideout"]},
        actions={A: ["pay_the_piper@p2"]},
    )
    do(match, f"play scout {A}")
    assert asked(match) == (0, "pay_the_piper")
    assert sorted(can(match)) == ["shed invader", "shed probe"]
    do(match, "shed invader")
    assert pile(match, "discard", 0) == ["invader"]
    assert on(match, A) == ["pay_the_piper"]
    assert at(match, A) == ["scout"]


def test_pay_the_piper_is_due_even_if_the_minion_is_gone_again_and_free_for_its_player() -> None:
    match = lay({"hand": ["collector", "probe"]}, actions={A: ["pay_the_piper@p2"]})
    do(match, f"play collector {A}", f"target collector@{A}")
    assert sorted(can(match)) == ["shed collector", "shed probe"]
    own = do(lay({"hand": ["gnome", "hideout"]}, actions={A: ["pay_the_piper"]}), f"play gnome {A}")
    assert pile(own, "hand", 0) == ["hideout"]
    other = do(lay({"hand": ["scout", "probe"]}, actions={A: ["pay_the_piper@p2"]}), f"play scout {B}")
    assert pile(other, "hand", 0) == ["probe"]


def test_take_the_shinies_costs_everybody_else_two() -> None:
    match = lay(
        {"hand": ["take_the_shinies", "gnome"]}, {"hand": ["howl", "rampage", "king_rex"]}, {"hand": ["cannon"]}
    )
    do(match, "act take_the_shinies")
    assert numbers(match, "hand") == [1, 1, 0]
    assert numbers(match, "discard") == [1, 2, 1]
