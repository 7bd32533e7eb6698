"""Cards that meet: extra plays in scoring windows, chains of destruction, and what protects from what."""

from __future__ import annotations

import pytest

from ..short import (
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
    vp,
)
from ..table import everything_in_one_place

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


def test_the_active_player_too_uses_an_extra_play_of_the_window_at_once() -> None:
    match = lay(
        {"hand": ["hidden_ninja", "zapbot", "microbot_alpha"]},
        {"hand": ["howl"]},
        minions={OASIS: ["king_rex@p2", "laseratops@p2", "war_raptor@p2"]},
    )
    do(match, "end", "special hidden_ninja", f"play zapbot {OASIS}")
    assert asked(match) == (0, "zapbot")
    do(match, "decline")
    assert vp(match) == [0, 2]
    assert match.state.extras == []


def test_hidden_ninja_brings_nobody_from_the_discard_pile() -> None:
    match = lay(
        {"hand": ["hidden_ninja", "tiger_assassin"], "discard": ["zombie_lord"]},
        {"hand": ["howl"]},
        minions={OASIS: ["king_rex@p2", "laseratops@p2", "war_raptor@p2"]},
        actions={OASIS: ["theyre_coming_to_get_you"]},
    )
    do(match, "end", "special hidden_ninja")
    assert can(match) == [f"play tiger_assassin {OASIS}", "decline"]  # its text says: from hand


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
    assert asked(match) == (0, None)  # both at one moment: the active player says which answers first (SMU-119)
    match.choose(0)
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
    ("card", "choices"),
    [
        ("beam_up", []),
        ("invasion", [f"to {B}"]),
        ("disintegrator", []),
        ("crop_circles", [f"to {A}"]),
        ("upgrade", [f"act_on upgrade scout@{A}"]),
    ],
)
def test_tooth_and_claw_takes_every_kind_of_blow_even_from_the_own_side(card: str, choices: list[str]) -> None:
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
        {"hand": ["howl", "king_rex", "armor_stego"]},
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
