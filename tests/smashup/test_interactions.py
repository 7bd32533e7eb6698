"""Cards that meet: protection and destruction, chains, windows, forbidden plays, borrowed actions, knowledge."""

from __future__ import annotations

import pytest

from .short import (
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
from .table import everything_in_one_place, lines

OASIS = "jungle_oasis"


# ---- extra plays while a base is scored ----
def test_shinobi_at_the_homeworld_chains_now_or_never() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["shinobi", "ninja_acolyte", "tiger_assassin"]},
        minions={"the_homeworld": ["king_rex", "laseratops", "laseratops", "armor_stego", "armor_stego", "war_raptor"]},
    )
    do(match, "end", "special shinobi")
    assert asked(match) == (1, "the_homeworld")
    options = [f"play ninja_acolyte {base}" for base in ("the_homeworld", A, B)]
    assert can(match) == [*options, "decline"]  # printed power 2 or less, at any base, at once
    lost = do(match.copy(), "decline")
    assert vp(lost) == [4, 2]
    assert "ninja_acolyte" in pile(lost, "hand", 1)
    do(match, "play ninja_acolyte the_homeworld")  # no minion of power 2 is left: the chain ends by itself
    assert vp(match) == [4, 2]
    assert match.state.extras == []
    assert sorted(pile(match, "discard", 1)) == ["ninja_acolyte", "shinobi"]


def test_hidden_ninja_with_a_hoverbot_goes_on_in_the_window() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["hidden_ninja", "hoverbot", "poison"], "deck": ["tech_center", "nukebot"]},
        minions={OASIS: ["king_rex", "laseratops", "war_raptor"]},
    )
    do(match, "end", "special hidden_ninja", f"play hoverbot {OASIS}")
    assert asked(match) == (1, "hoverbot")
    do(match, f"play nukebot {OASIS}")
    assert sorted(pile(match, "discard", 1)) == ["hidden_ninja", "hoverbot", "nukebot"]
    assert vp(match) == [2, 0]  # 14 against 8


def test_a_zapbot_played_in_a_window_gives_its_extra_play_at_once() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["hidden_ninja", "zapbot", "microbot_alpha", "nukebot"]},
        minions={OASIS: ["king_rex", "laseratops", "war_raptor"]},
    )
    do(match, "end", "special hidden_ninja", f"play zapbot {OASIS}")
    assert asked(match) == (1, "zapbot")
    assert {o.split()[1] for o in can(match) if " " in o} == {"microbot_alpha"}
    do(match, f"play microbot_alpha {A}")
    assert at(match, A) == ["microbot_alpha"]


def test_an_archmage_played_in_the_own_window_gives_its_action_at_once() -> None:
    match = lay(
        {"hand": ["hidden_ninja", "archmage", "mystic_studies"], "deck": ["scry", "summon", "summon", "portal"]},
        {"hand": ["howl"]},
        minions={OASIS: ["king_rex@p2", "laseratops@p2", "war_raptor@p2"]},
    )
    do(match, "end", "special hidden_ninja", f"play archmage {OASIS}")
    assert asked(match) == (0, "archmage")
    assert can(match) == ["act mystic_studies", "decline"]
    do(match, "act mystic_studies")
    assert numbers(match, "hand")[0] == 2 + 2


# ---- Nukebot, Archive, Gremlin, Cave ----
def test_nukebot_chain_with_archive_gremlin_and_cave() -> None:
    match = lay(
        {"hand": ["ninja_master", "poison", "shinobi", "shinobi"]},
        {"hand": [], "deck": ["tech_center", "zapbot", "hideout"]},
        minions={"cave_of_shinies": ["nukebot@p2", "microbot_archive@p2", "microbot_alpha@p2", "ninja_acolyte"]},
    )
    do(match, "play ninja_master cave_of_shinies", "target nukebot@cave_of_shinies")
    # Nukebot itself, the Archive (Alpha makes Nukebot a microbot) and the Cave wait; the active player orders them.
    assert asked(match)[0] == 0
    assert sorted(o.split()[1].partition("@")[0] for o in can(match)) == [
        "cave_of_shinies",
        "microbot_archive",
        "nukebot",
    ]
    while can(match)[0].startswith("next"):
        do(match, can(match)[0])
    assert at(match, "cave_of_shinies") == ["microbot_archive", "microbot_alpha"]
    assert vp(match) == [2, 1]  # Master and Acolyte for p1, Nukebot for p2
    assert numbers(match, "hand")[1] == 1
    everything_in_one_place(match)


def test_gremlins_that_fall_together_each_answer() -> None:
    match = lay(
        {"hand": ["cannon", "saucy_wench", "first_mate", "first_mate"]},
        {"deck": ["gnome", "hideout", "brownie"]},
        minions={A: ["gremlin@p2"], B: ["gremlin@p2"]},
    )
    do(match, "act cannon", f"target gremlin@{A}", f"target gremlin@{B}")
    assert numbers(match, "hand")[:2] == [1, 2]


# ---- Powderkeg, Warbot, Buccaneer ----
def test_powderkeg_leaves_warbots_and_moves_buccaneers() -> None:
    match = lay(
        {"hand": ["powderkeg", "first_mate"]},
        minions={A: ["buccaneer", "warbot@p2", "zapbot@p2", "nukebot@p2"]},
    )
    do(match, "act powderkeg")
    assert can(match) == [f"to {B}", f"to {C}"]
    do(match, f"to {B}")
    assert at(match, A) == ["warbot", "nukebot"]
    assert at(match, B) == ["buccaneer"]
    assert pile(match, "discard", 1) == ["zapbot"]


def test_powderkeg_on_the_own_warbot_still_sweeps() -> None:
    match = lay(
        {"hand": ["powderkeg", "first_mate"]}, minions={A: ["warbot", "scout@p2", "laseratops@p2", "king_rex@p2"]}
    )
    do(match, "act powderkeg")
    assert at(match, A) == ["warbot", "king_rex"]


def test_a_buccaneer_escapes_before_the_nukebot_beside_it_goes_off() -> None:
    match = lay(
        {"hand": ["mass_enchantment", "neophyte"]},
        {"deck": ["powderkeg"]},
        minions={A: ["nukebot", "buccaneer@p2", "first_mate@p2"]},
    )
    do(match, "act mass_enchantment", "act powderkeg", f"to {B}")
    assert (at(match, A), at(match, B)) == ([], ["buccaneer"])
    assert asked(match)[0] == 0  # nobody is asked to move it a second time
    assert pile(match, "discard", 1) == ["first_mate", "powderkeg"]


def test_assassination_and_a_buccaneer_meet_again_every_turn() -> None:
    match = lay(
        {"hand": ["assassination", "shinobi"]}, {"hand": ["cannon", "first_mate"]}, minions={A: ["buccaneer@p2"]}
    )
    do(match, f"act_on assassination buccaneer@{A}", "end", f"to {B}")
    assert on(match, B) == ["assassination"]  # it travels along
    do(match, "end")
    assert asked(match) == (1, "buccaneer")
    do(match, f"to {A}")
    assert at(match, A) == ["buccaneer"]


# ---- protections ----
def test_hideout_holds_off_an_assassination_once() -> None:
    match = lay(
        {"hand": ["shinobi"]},
        {"hand": ["gnome"]},
        minions={A: ["gremlin@p2", "brownie@p2"]},
        actions={A: ["assassination@p1>gremlin", "hideout@p2"]},
    )
    do(match, "end")
    assert at(match, A) == ["gremlin", "brownie"]
    assert on(match, A) == ["assassination"]
    do(match, "end")
    assert at(match, A) == ["brownie"]  # at the next end of a turn nothing protects it any more


def test_smoke_bomb_and_preserve_stop_actions_but_not_minions_or_bases() -> None:
    for guard in ("smoke_bomb@p2>shinobi", "wildlife_preserve@p2"):
        match = lay(
            {"hand": ["collector", "beam_up", "scout"]},
            minions={A: ["shinobi@p2"]},
            actions={A: [guard]},
            factions=["aliens+wizards", "ninjas+dinosaurs"],
        )
        do(match, "act beam_up")
        assert at(match, A) == ["shinobi"]
        do(match, f"play collector {A}", f"target shinobi@{A}")
        assert pile(match, "hand", 1) == ["shinobi"]


def test_mushroom_kingdom_moves_a_minion_behind_a_smoke_bomb() -> None:
    match = lay(
        {"hand": ["smoke_bomb", "shinobi"]},
        {"hand": ["howl"]},
        minions={A: ["shinobi"]},
        bases=["mushroom_kingdom"],
    )
    do(match, f"act_on smoke_bomb shinobi@{A}", "end", f"target shinobi@{A}")
    assert at(match, "mushroom_kingdom") == ["shinobi"]
    assert on(match, "mushroom_kingdom") == ["smoke_bomb"]


@pytest.mark.parametrize(
    ("card", "choices", "stays"),
    [
        ("beam_up", [], True),
        ("invasion", [f"to {B}"], True),
        ("disintegrator", [], True),
        ("crop_circles", [f"to {A}"], True),
        ("upgrade", [f"act_on upgrade scout@{A}"], True),
    ],
)
def test_tooth_and_claw_takes_every_kind_of_blow_even_from_the_own_side(
    card: str, choices: list[str], stays: bool
) -> None:
    match = lay(
        {"hand": [card, "king_rex"]},
        minions={A: ["scout"]},
        actions={A: ["tooth_and_claw_and_guns>scout"]},
    )
    do(match, *([f"act {card}"] if not choices or not choices[0].startswith("act") else []), *choices)
    assert at(match, A) == ["scout"]
    assert on(match, A) == []
    assert sorted(pile(match, "discard", 0)) == sorted([card, "tooth_and_claw_and_guns"])


def test_tooth_and_claw_stops_the_minions_own_special() -> None:
    match = lay(
        {"hand": ["howl", "king_rex"]},
        {"hand": ["probe"]},
        minions={A: ["ninja_acolyte"]},
        actions={A: ["tooth_and_claw_and_guns>ninja_acolyte"]},
    )
    do(match, f"special ninja_acolyte@{A}")
    assert at(match, A) == ["ninja_acolyte"]
    assert on(match, A) == []
    do(match, f"play king_rex {A}")  # not returned: nobody comes in its place
    assert minion_plays(match) == []


def test_tooth_and_claw_stops_the_pirate_king_and_the_temple() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["probe"]},
        minions={OASIS: ["king_rex", "laseratops", "war_raptor"], A: ["pirate_king"]},
        actions={A: ["tooth_and_claw_and_guns>pirate_king"]},
    )
    do(match, "end", f"special pirate_king@{A}")
    assert at(match, A) == ["pirate_king"]
    temple = lay(
        {"hand": ["howl"]},
        {"hand": ["probe"]},
        minions={"temple_of_goju": ["king_rex", "laseratops", "laseratops", "armor_stego"]},
        actions={"temple_of_goju": ["tooth_and_claw_and_guns>king_rex"]},
    )
    do(temple, "end")
    assert "king_rex" in pile(temple, "discard", 0)  # not under the deck; the clearing up is a rule, no ability
    assert "tooth_and_claw_and_guns" in pile(temple, "discard", 0)


def test_poison_clears_an_upgrade_or_lets_it_be() -> None:
    match = lay(
        {"hand": ["poison", "shinobi"]},
        minions={A: ["king_rex@p2"]},
        actions={A: ["upgrade@p2>king_rex", "tooth_and_claw_and_guns@p2>king_rex"]},
    )
    do(match, f"act_on poison king_rex@{A}")  # attaching is affecting: the guns take it
    assert powers(match, A) == [9]
    assert pile(match, "discard", 0) == ["poison"]
    assert on(match, A) == ["upgrade"]


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
