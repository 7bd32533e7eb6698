"""Cards that meet when something is played: orders, bans, the discard pile, borrowed actions, ignored bases."""

from __future__ import annotations

import pytest

from ..short import (
    ONE_MORE_ACTION,
    ONE_MORE_MINION,
    A,
    B,
    C,
    asked,
    at,
    can,
    do,
    lay,
    minion_plays,
    numbers,
    on,
    pile,
    powers,
    seen,
    vp,
)
from ..table import Match, lines

OASIS = "jungle_oasis"


# ---- everything at once ----
def test_leprechaun_flame_trap_and_piper_in_the_order_of_the_active_player() -> None:
    match = lay(
        {"hand": ["scout", "probe", "invader"]},
        {"hand": ["hideout"]},
        minions={A: ["leprechaun@p2"]},
        actions={A: ["flame_trap@p2", "pay_the_piper@p2"]},
    )
    do(match, f"play scout {A}")
    assert asked(match)[0] == 0
    names = [o.split()[1].partition("@")[0] for o in can(match)]
    assert sorted(names) == ["flame_trap", "leprechaun", "pay_the_piper"]
    first = do(match.copy(), next(o for o in can(match) if "leprechaun" in o))
    assert at(first, A) == ["leprechaun"]
    do(first, next(o for o in can(first) if "flame_trap" in o), "shed invader")
    assert on(first, A) == ["pay_the_piper"]  # the trap goes although the minion is gone already
    assert sorted(pile(first, "discard", 0)) == ["invader", "scout"]
    do(match, next(o for o in can(match) if "pay_the_piper" in o), "shed probe")
    assert at(match, A) == ["leprechaun", "scout"]


# ---- what may not be played ----
@pytest.mark.parametrize("ban", ["overrun", "block_the_path"])
def test_bans_stop_every_kind_of_play(ban: str) -> None:
    guard, zombies = ("overrun@p2", False) if ban == "overrun" else ("block_the_path@p2", True)
    match = lay(
        {
            "hand": ["walker", "they_keep_coming", "zapbot"] if zombies else ["zapbot", "hoverbot", "tech_center"],
            "discard": ["tenacious_z", "walker"] if zombies else [],
            "deck": ["zapbot"] * 2,
        },
        actions={A: [guard]},
        extras=ONE_MORE_MINION,
    )
    if zombies:
        match.state.named[match.state.actions[0][0]] = 7
        do(match, "act they_keep_coming")
        there = [o for o in can(match) if o.endswith(A)]
        assert there == [f"play zapbot {A}"]  # another faction; from hand, pile or by a Special: no zombie
        assert f"raise tenacious_z {B}" in can(match)
    else:
        assert not any(o.endswith(A) for o in can(match))
        do(match, f"play hoverbot {B}")
        assert can(match) == [f"play zapbot {B}", f"play zapbot {C}", "keep zapbot"]
        do(match, f"play zapbot {B}")
        assert minion_plays(match)
        assert not any(o.endswith(A) for o in minion_plays(match))


def test_bans_stop_shinobi_hidden_ninja_and_disguise() -> None:
    match = lay(
        {"hand": ["outbreak"]},
        {"hand": ["shinobi", "hidden_ninja", "tiger_assassin"]},
        minions={OASIS: ["king_rex", "laseratops", "war_raptor"]},
        actions={OASIS: ["overrun@p1"]},
    )
    do(match, "end")
    assert can(match) == ["special hidden_ninja", "pass"]  # the Shinobi is kept out
    do(match, "special hidden_ninja")
    assert vp(match) == [2, 0]
    assert sorted(pile(match, "hand", 1)) == ["shinobi", "tiger_assassin"]
    disguise = lay(
        {"hand": ["disguise", "shinobi"]},
        minions={A: ["ninja_acolyte", "king_rex@p2"]},
        actions={A: ["overrun@p2"]},
    )
    do(disguise, "act disguise")
    assert at(disguise, A) == ["king_rex"]  # returned, and nobody could be played


def test_mark_of_sleep_silences_specials_that_are_actions_in_that_turn() -> None:
    match = lay(
        {"hand": ["mark_of_sleep", "gnome"]},
        {"hand": ["full_sail", "first_mate", "saucy_wench"]},
        minions={OASIS: ["buccaneer@p2", "pirate_king@p2", "saucy_wench@p2"]},
    )
    do(match, "act mark_of_sleep", "who p2", "end")
    assert can(match)[0] == "special full_sail"  # in p1's turn it has no force
    do(match, "pass")
    assert vp(match) == [0, 2]
    assert match.state.turn == 1
    assert not any(o.startswith("act") for o in can(match))


# ---- the discard pile is never the end ----
def test_theyre_coming_with_free_and_extra_plays() -> None:
    match = lay(
        {"hand": ["summon", "neophyte"], "discard": ["zombie_lord", "grave_digger", "walker"]},
        minions={B: ["walker"], C: ["walker"]},
        actions={A: ["theyre_coming_to_get_you"]},
    )
    do(match, "act summon", f"raise grave_digger {A}", "decline", f"raise zombie_lord {A}")
    assert at(match, A) == ["grave_digger", "zombie_lord"]
    assert minion_plays(match) == []  # it gives no play of its own


def test_tenacious_z_once_a_turn_but_other_permissions_may_raise_more() -> None:
    match = lay(
        {"hand": ["they_keep_coming", "walker", "overrun"], "discard": ["tenacious_z"] * 3},
        extras=ONE_MORE_ACTION,
    )
    do(match, f"raise tenacious_z {A}")
    assert not any(o.startswith("raise") for o in can(match))
    do(match, "act they_keep_coming", f"raise tenacious_z {B}")
    assert not any(o.startswith("raise") for o in can(match))


def test_zombie_lord_calls_a_chain_at_the_homeworld() -> None:
    match = lay(
        {"hand": ["zombie_lord", "overrun", "tenacious_z"], "discard": ["tenacious_z"]},
        minions={B: ["tenacious_z"]},
        bases=["the_homeworld", A, B],
    )
    do(match, f"play zombie_lord {A}")
    assert can(match) == ["raise tenacious_z the_homeworld", "decline"]
    do(match, "raise tenacious_z the_homeworld")
    assert f"play tenacious_z {A}" in minion_plays(match)  # the Homeworld's extra play
    assert at(match, "the_homeworld") == ["tenacious_z"]


def test_mall_crawl_fills_the_pile_for_tenacious_z() -> None:
    match = lay({"hand": ["mall_crawl", "walker"], "deck": ["tenacious_z", "outbreak", "tenacious_z"]})
    assert not any(o.startswith("raise") for o in can(match))
    do(match, "act mall_crawl", "shed tenacious_z", "shed tenacious_z")
    assert f"raise tenacious_z {A}" in can(match)
    assert seen(match, 1, 0, "discard") == pile(match, "discard", 0)


# ---- borrowed actions ----
def test_a_borrowed_action_belongs_to_its_borrower_while_it_lies_there() -> None:
    match = lay(
        {"hand": ["mass_enchantment", "neophyte"]},
        {"hand": ["walker", "grave_robbing"], "deck": ["overrun"]},
    )
    do(match, "act mass_enchantment", f"act_at overrun {A}", "end")
    assert match.state.turn == 1
    assert f"play walker {A}" not in can(match)  # p2's own card keeps p2 out
    do(match, "end")
    assert on(match, A) == []  # destroyed at the start of p1's turn, not of p2's
    assert "overrun" in pile(match, "discard", 1)


def test_whoever_plays_a_borrowed_card_answers_for_it() -> None:
    match = lay(
        {"hand": ["mass_enchantment", "neophyte", "summon", "summon"]},
        {"hand": ["gnome", "gnome"], "deck": ["beam_up"]},
        minions={A: ["brownie@p2"]},
    )
    do(match, "act mass_enchantment", "act beam_up")
    assert numbers(match, "discard")[0] == 3  # p1 loses two cards
    assert sorted(pile(match, "hand", 1)) == ["brownie", "gnome", "gnome"]


def test_the_prober_forgets_when_the_hand_is_shuffled_away() -> None:
    match = lay(
        {"hand": ["probe", "invader"]},
        {"hand": ["winds_of_change", "howl"]},
        {"hand": ["cannon"]},
    )
    do(match, "act probe", "who p2")
    assert seen(match, 0, 1, "hand") == ["howl", "winds_of_change"]
    do(match, "end", "act winds_of_change")
    assert not any(seen(match, 0, 1, "hand"))
    assert lines(match, "looks") == [(0, None, 0)]


# ---- infiltrate and jammed signals ----
def test_infiltrate_lets_its_player_ignore_the_cemetery() -> None:
    match = lay(
        {"hand": ["infiltrate", "shinobi"]},
        {"hand": ["howl"]},
        minions={
            "evans_city_cemetery": [
                "ninja_master",
                "tiger_assassin",
                "tiger_assassin",
                "shinobi",
                "shinobi",
                "scout@p2",
            ]
        },
    )
    do(match, "act_at infiltrate evans_city_cemetery", "end", "pass")
    assert can(match) == ["obey", "ignore"]
    kept = do(match.copy(), "ignore", "pass")
    assert "shinobi" in pile(kept, "hand", 0)
    assert numbers(kept, "hand")[0] == 3
    do(match, "obey", "pass")
    assert numbers(match, "hand")[0] == 5 + 2
    assert vp(match) == [5, 3]


def test_infiltrate_helps_nobody_else_and_ends_with_the_next_turn() -> None:
    match = lay(
        {"hand": ["infiltrate", "shinobi"]},
        {"hand": ["king_rex", "howl"]},
        minions={"evans_city_cemetery": ["laseratops@p2", "laseratops@p2", "armor_stego@p2", "ninja_master"]},
    )
    do(match, "act_at infiltrate evans_city_cemetery", "end")
    assert match.state.turn == 1
    do(match, "play king_rex evans_city_cemetery", "end", "pass")  # p1 keeps the Shinobi
    assert "obey" not in can(match)  # p2 wins and has to obey
    assert numbers(match, "hand")[1] == 5 + 2
    assert vp(match) == [3, 5]


def test_the_permission_of_an_infiltrate_ends_with_the_next_own_turn_but_the_card_stays() -> None:
    base = "evans_city_cemetery"
    match = lay(
        {"hand": ["infiltrate", "shinobi"], "deck": ["disguise", "seeing_stars", "seeing_stars"]},
        {"hand": ["howl"]},
        minions={base: ["ninja_master", "tiger_assassin", "tiger_assassin", "shinobi", "ninja_acolyte"]},
    )
    do(match, f"act_at infiltrate {base}", "end", "end")
    assert match.state.turn == 0
    assert on(match, base) == ["infiltrate"]
    do(match, f"play shinobi {base}", "end")
    assert vp(match) == [5, 0]
    assert match.state.turn == 1  # nobody was asked whether to obey


def test_a_raptor_that_leaves_weakens_the_others_while_scoring() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["full_sail"]},
        minions={OASIS: ["war_raptor", "war_raptor", "war_raptor", "buccaneer@p2"]},
    )
    assert powers(match, OASIS) == [5, 5, 5, 4]
    beam = lay({"hand": ["beam_up", "scout"]}, minions={A: ["war_raptor@p2"] * 3})
    do(beam, "act beam_up")
    assert powers(beam, A) == [4, 4]


# ---- which permission a play uses up ----
def zapbots_and_mist() -> Match:
    """One extra minion of any power at A, and one of power 2 or less anywhere; the free one is spent."""
    match = lay({"hand": ["zapbot", "zapbot", "warbot", "tech_center"]}, actions={A: ["enshrouding_mist"]})
    return do(match, f"play zapbot {B}")


def test_of_two_extra_plays_that_overlap_the_player_says_which_is_used() -> None:
    match = do(zapbots_and_mist(), f"play zapbot {A}")
    assert asked(match) == (0, "zapbot")
    assert can(match) == [f"use enshrouding_mist@{A}", f"use zapbot@{B}"]
    kept = do(match.copy(), f"use zapbot@{B}")
    assert at(kept, A) == ["zapbot"]
    assert "play warbot" in " ".join(minion_plays(kept)), "the Mist is left for a big one"
    spent = do(match, f"use enshrouding_mist@{A}")
    assert at(spent, A) == ["zapbot"]
    assert minion_plays(spent) == [], "two plays of power 2 are left, and only the Warbot in hand"


def test_a_play_that_only_one_extra_play_covers_asks_nothing() -> None:
    small = do(zapbots_and_mist(), f"play zapbot {B}")  # not at the Mist's base
    assert f"play warbot {A}" in can(small)
    big = do(zapbots_and_mist(), f"play warbot {A}")  # too strong for Zapbot's
    assert f"play zapbot {C}" in can(big)


def test_the_narrower_extra_play_is_used_without_asking() -> None:
    match = lay({"hand": ["warbot", "hoverbot", "tech_center"]}, actions={A: ["enshrouding_mist"]})
    do(match, f"play warbot {A}")
    assert match.state.free_minion, "the Mist serves this base only, the free minion any"
    assert f"play hoverbot {B}" in can(match)


def test_the_free_minion_or_an_extra_one_from_the_discard_pile() -> None:
    match = lay(
        {"hand": ["they_keep_coming", "laseratops", "overrun"], "discard": ["king_rex", "war_raptor"]},
        actions={A: ["theyre_coming_to_get_you"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act they_keep_coming", f"raise king_rex {A}")
    assert can(match) == ["use they_keep_coming", "use_free"]
    extra, free = do(match.copy(), "use they_keep_coming"), do(match, "use_free")
    assert at(extra, A) == at(free, A) == ["king_rex"]
    assert f"play laseratops {B}" in can(extra)
    assert f"raise war_raptor {B}" not in can(extra), "the free minion comes from the discard pile only at A"
    assert f"play laseratops {B}" not in can(free)
    assert f"raise war_raptor {B}" in can(free)


def test_the_archmages_action_comes_before_one_that_would_last_longer() -> None:
    """Were it used later, it would be lost together with the Archmage."""
    match = lay(
        {"hand": ["sacrifice", "howl", "augmentation", "winds_of_change"], "deck": ["king_rex"] + ["war_raptor"] * 4},
        minions={A: ["archmage", "armor_stego"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act sacrifice", f"target archmage@{A}", "act howl")
    assert "act augmentation" in can(match), "the extra one and the free one were left"
    do(match, "act augmentation")
    assert not any(option.startswith("act") for option in can(match))
