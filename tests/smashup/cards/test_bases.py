"""The sixteen bases: numbers, and what each does and does not do."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.games.smashup.cards.box import BASES

from ..short import A, B, C, asked, at, can, do, lay, minion_plays, numbers, on, picks, pile, powers, seen, short, vp
from ..table import Match, everything_in_one_place

PRINTED = {
    "the_homeworld": (23, (4, 2, 1)),
    "the_mothership": (20, (4, 2, 1)),
    "jungle_oasis": (12, (2, 0, 0)),
    "tar_pits": (16, (4, 3, 2)),
    "ninja_dojo": (18, (2, 3, 2)),
    "temple_of_goju": (18, (2, 3, 2)),
    "the_grey_opal": (17, (3, 1, 1)),
    "tortuga": (21, (4, 3, 2)),
    "the_central_brain": (19, (4, 2, 1)),
    "factory_436_1337": (25, (2, 2, 1)),
    "cave_of_shinies": (23, (4, 2, 1)),
    "mushroom_kingdom": (20, (5, 3, 2)),
    "school_of_wizardry": (20, (3, 2, 1)),
    "the_great_library": (22, (4, 2, 1)),
    "evans_city_cemetery": (20, (5, 3, 2)),
    "rhodes_plaza_mall": (24, (0, 0, 0)),
}
CZECH = {
    "the_homeworld": "Domovský svět",
    "tar_pits": "Dehtové jezero",
    "ninja_dojo": "Nindžovské dódžó",
    "tortuga": "Tortuga",
    "the_central_brain": "Centrální mozek",
    "mushroom_kingdom": "Muchomůrkové království",
}
BIG = ["king_rex", "laseratops", "laseratops", "armor_stego", "armor_stego"]  # 7, 4, 4, 3, 3 of p1 on the own turn


@pytest.mark.parametrize("base", PRINTED)
def test_printed_numbers(base: str) -> None:
    card = next(c for c in BASES if short(c.id) == base)
    assert (card.breakpoint, card.vp) == PRINTED[base]
    assert card.copies == 1


def test_there_are_sixteen() -> None:
    assert {short(c.id) for c in BASES} == PRINTED.keys()
    assert CZECH.items() <= {short(c.id): c.name.cs for c in BASES}.items()


def scored(
    base: str,
    minions: list[str],
    p1: tuple[str, ...] | list[str] = ("howl",),
    p2: tuple[str, ...] | list[str] = ("probe",),
    elsewhere: dict[str, list[str]] | None = None,
    **more: Any,
) -> Match:
    """p1 has ended step 2 with these minions at the base."""
    hands = {"hand": list(p1)}, {"hand": list(p2)}
    return do(lay(*hands, minions={base: minions, **(elsewhere or {})}, **more), "end")


# ---- while cards are played ----
def test_homeworld_gives_the_owner_of_every_minion_played_there_a_weak_extra_one() -> None:
    match = lay({"hand": ["king_rex", "war_raptor", "war_raptor", "armor_stego", "howl"]}, bases=["the_homeworld", A])
    do(match, "play king_rex the_homeworld")
    assert {o.split()[1] for o in minion_plays(match)} == {"war_raptor"}  # printed power 2 or less
    assert {o.split()[2] for o in minion_plays(match)} == {"the_homeworld", A, B}  # at any base
    elsewhere = do(match.copy(), f"play war_raptor {A}")
    assert minion_plays(elsewhere) == []
    do(match, "play war_raptor the_homeworld")
    assert minion_plays(match)  # played there it triggers again
    do(match, "play war_raptor the_homeworld")
    assert minion_plays(match) == []  # the last one gives a play that no card in hand fits


def test_homeworld_ignores_moved_minions_and_other_bases() -> None:
    match = lay(
        {"hand": ["invasion", "collector", "scout", "collector"]},
        minions={A: ["scout"]},
        bases=["the_homeworld", A],
    )
    do(match, "act invasion", "to the_homeworld", f"play scout {A}")
    assert minion_plays(match) == []


def test_homeworld_is_still_grateful_to_a_minion_that_left_at_once() -> None:
    match = lay({"hand": ["collector", "probe"]}, bases=["the_homeworld"])
    do(match, "play collector the_homeworld", "target collector@the_homeworld")
    assert f"play collector {A}" in can(match)


def test_tar_pits_swallow_what_is_destroyed_there() -> None:
    match = lay(
        {"hand": ["ninja_master", "seeing_stars", "shinobi", "poison"]},
        {"deck": ["gnome"], "hand": ["hideout"]},
        minions={"tar_pits": ["gremlin@p2", "brownie@p2"], A: ["gremlin@p2"]},
    )
    do(match, "act seeing_stars", "target gremlin@tar_pits")
    assert pile(match, "deck", 1) == ["gremlin"]  # to the bottom, and the Gremlin still worked: a card was drawn
    assert pile(match, "hand", 1) == ["hideout", "gnome"]
    assert pile(match, "discard", 1) == []
    assert len(pile(match, "discard", 0)) == 2  # Seeing Stars and the card the Gremlin cost


def test_tar_pits_do_not_mind_what_is_returned_or_scored() -> None:
    match = scored("tar_pits", BIG[:4])
    assert sorted(pile(match, "discard", 0)) == sorted(BIG[:4])
    back = lay({"hand": ["beam_up", "scout"]}, minions={"tar_pits": ["gremlin@p2"]})
    do(back, "act beam_up")
    assert pile(back, "hand", 1) == ["gremlin"]


def test_central_brain_strengthens_everybody_there() -> None:
    match = lay({"hand": ["howl"]}, minions={"the_central_brain": ["king_rex", "scout@p2"], A: ["laseratops"]})
    assert powers(match, "the_central_brain") == [8, 4]
    assert powers(match, A) == [4]


def test_cave_of_shinies_pays_the_owner_of_each_destroyed_minion() -> None:
    match = lay(
        {"hand": ["powderkeg", "first_mate"]},
        minions={
            "cave_of_shinies": ["saucy_wench", "scout@p2", "collector@p2", "supreme_overlord@p2"],
            A: ["scout@p2"],
        },
    )
    do(match, "act powderkeg")
    while can(match)[0].startswith("next"):
        do(match, can(match)[0])
    assert vp(match) == [1, 2]
    elsewhere = lay({"hand": ["powderkeg", "first_mate"]}, minions={A: ["saucy_wench"]}, bases=["cave_of_shinies"])
    do(elsewhere, "act powderkeg")
    assert vp(elsewhere) == [0, 0]


def test_mushroom_kingdom_lures_another_players_minion_at_the_start_of_each_turn() -> None:
    match = lay(
        {"hand": ["howl", "king_rex"]},
        {"hand": ["probe", "scout"]},
        minions={A: ["war_raptor", "collector@p2"], "mushroom_kingdom": ["laseratops"]},
    )
    do(match, "end")
    assert asked(match) == (1, "mushroom_kingdom")
    assert can(match) == [f"target war_raptor@{A}", "decline"]  # p1's, from a different base
    stays = do(match.copy(), "decline")
    assert at(stays, A) == ["war_raptor", "collector"]
    do(match, f"target war_raptor@{A}")
    assert at(match, "mushroom_kingdom") == ["laseratops", "war_raptor"]
    do(match, "end")
    assert asked(match) == (0, "mushroom_kingdom")
    assert can(match) == [f"target collector@{A}", "decline"]


# ---- when a base scores ----
def test_jungle_oasis_pays_only_the_winner() -> None:
    match = scored("jungle_oasis", ["king_rex", "laseratops", "collector@p2"])
    assert vp(match) == [2, 0]
    assert "jungle_oasis" in pile(match, "base_discard")


@pytest.mark.parametrize(("extra", "bonus"), [([], 4), (["armor_stego"], 4), (["armor_stego", "war_raptor"], 5)])
def test_factory_pays_the_winner_for_every_full_five(extra: list[str], bonus: int) -> None:
    # 7 + 4 + 4 + 3 + 3 = 21 and p2's 5: p1 has 21, 24 or 27.
    match = scored(A, [*BIG, *extra, "supreme_overlord@p2"])
    assert vp(match) == [2 + bonus, 2]


def test_rhodes_plaza_mall_pays_for_heads() -> None:
    match = scored(B, [*BIG, "collector@p2", "scout@p2"])
    assert vp(match) == [5, 2]


# ---- after a base was scored ----
def test_mothership_takes_a_weak_minion_of_the_winner_home() -> None:
    match = scored("the_mothership", [*BIG, "scout@p2"], p1=["howl", "howl"])
    assert asked(match) == (0, "the_mothership")
    assert can(match) == ["target armor_stego@the_mothership", "decline"]  # current power 3, own, from here
    left = do(match.copy(), "decline", "pass")
    assert "armor_stego" not in pile(left, "hand", 0)
    do(match, "target armor_stego@the_mothership", "pass")  # p2's Scout stays
    assert "armor_stego" in pile(match, "hand", 0)
    assert pile(match, "discard", 0).count("armor_stego") == 1
    assert vp(match) == [4, 2]


def test_ninja_dojo_lets_the_winner_destroy_anything() -> None:
    match = scored("ninja_dojo", [*BIG[:4], "collector@p2"], elsewhere={A: ["supreme_overlord@p2"]})
    assert asked(match) == (0, "ninja_dojo")
    assert f"supreme_overlord@{A}" in picks(match)
    assert "collector@ninja_dojo" in picks(match)
    assert can(match)[-1] == "decline"
    do(match, f"target supreme_overlord@{A}")
    assert at(match, A) == []
    assert vp(match) == [2, 3]


def test_temple_of_goju_sends_the_strongest_of_each_player_under_the_deck() -> None:
    match = scored("temple_of_goju", ["laseratops", "laseratops", "king_rex", "collector@p2", "scout@p2", "scout@p2"])
    # King Rex alone is p1's strongest; of p2's two equal Scouts nothing tells one from the other.
    assert pile(match, "deck", 0)[0] == "king_rex"
    do(match, "pass")  # the other Scout
    assert pile(match, "deck", 1)[0] == "scout"
    assert sorted(pile(match, "discard", 0)) == ["laseratops", "laseratops"]
    assert sorted(pile(match, "discard", 1)) == ["collector", "scout"]


def test_temple_of_goju_lets_the_player_choose_among_equals() -> None:
    minions = ["king_rex", "laseratops", "saucy_wench@p2", "hoverbot@p2", "zapbot@p2"]
    match = scored("temple_of_goju", minions, p2=["cannon"])
    assert asked(match) == (1, "temple_of_goju")
    assert can(match) == ["target saucy_wench@temple_of_goju", "target hoverbot@temple_of_goju"]
    do(match, "target hoverbot@temple_of_goju")
    assert pile(match, "deck", 1)[0] == "hoverbot"


def test_grey_opal_saves_a_minion_of_everybody_but_the_winner() -> None:
    match = scored("the_grey_opal", [*BIG[:4], "collector@p2", "supreme_overlord@p2"])
    assert asked(match) == (1, "the_grey_opal")
    assert can(match) == ["target collector@the_grey_opal", "target supreme_overlord@the_grey_opal", "decline"]
    do(match, "target supreme_overlord@the_grey_opal", f"to {B}")
    assert at(match, B) == ["supreme_overlord"]
    assert pile(match, "discard", 1) == ["collector"]
    assert vp(match) == [3, 1]


def test_tortuga_brings_the_runner_up_to_the_new_base() -> None:
    match = scored(
        C, [*BIG, "collector@p2"], elsewhere={A: ["scout@p2", "war_raptor"]}, base_deck=["tar_pits", "jungle_oasis"]
    )
    assert pile(match, "bases", 0) == ["jungle_oasis"]  # it lies there already
    assert asked(match) == (1, C)
    assert can(match) == [f"target scout@{A}", "decline"]
    do(match, f"target scout@{A}")
    assert at(match, "jungle_oasis") == ["scout"]
    assert vp(match) == [4, 3]


def test_school_of_wizardry_lets_the_winner_choose_and_order() -> None:
    match = scored(
        "school_of_wizardry",
        BIG,
        base_deck=["the_homeworld", "tar_pits", "jungle_oasis", "cave_of_shinies"],
    )
    assert asked(match) == (0, "school_of_wizardry")
    assert sorted(picks(match)) == ["cave_of_shinies", "jungle_oasis", "tar_pits"]
    do(match, "target tar_pits")
    assert pile(match, "bases", 0) == ["tar_pits"]
    assert sorted(picks(match)) == ["cave_of_shinies", "jungle_oasis"]
    do(match, "keep jungle_oasis")
    assert pile(match, "base_deck") == ["the_homeworld", "cave_of_shinies", "jungle_oasis"]
    assert vp(match) == [3, 0]


def test_great_library_lets_everybody_present_draw_one() -> None:
    match = scored("the_great_library", [*BIG, "collector@p2"], p1=["howl"], p2=["probe"])
    assert asked(match) == (0, "the_great_library")
    assert can(match) == ["draw", "decline"]
    do(match, "draw")
    assert numbers(match, "hand") == [2, 1]
    assert asked(match) == (1, "the_great_library")
    do(match, "decline")
    assert numbers(match, "hand") == [4, 1]  # and two for the turn


def test_great_library_offers_nothing_to_the_absent() -> None:
    match = scored("the_great_library", [*BIG, "armor_stego"])
    do(match, "decline")
    assert match.state.turn == 1


def test_cemetery_makes_the_winner_discard_the_hand_and_draw_five() -> None:
    match = scored(
        "evans_city_cemetery", [*BIG, "collector@p2"], p1=["howl", "howl", "war_raptor"], p2=["probe", "invasion"]
    )
    assert numbers(match, "hand") == [5 + 2, 2]
    assert {"howl", "war_raptor"} <= set(pile(match, "discard", 0))
    assert vp(match) == [5, 3]


@pytest.mark.parametrize("base", ["the_mothership", "ninja_dojo", "the_great_library", "evans_city_cemetery"])
def test_a_jammed_base_scores_without_its_ability(base: str) -> None:
    minions = [*BIG, "saucy_wench"]
    match = lay(
        {"hand": ["cannon"]},
        {"hand": ["probe"]},
        minions={base: minions},
        actions={base: ["jammed_signal@p2"]},
    )
    do(match, "end")
    assert match.state.turn == 1
    assert vp(match)[0] == PRINTED[base][1][0]
    assert numbers(match, "hand")[0] == 1 + 2
    assert pile(match, "discard", 1) == ["jammed_signal"]
    everything_in_one_place(match)


def test_cards_left_at_a_scored_base_go_to_their_owners() -> None:
    match = lay(
        {"hand": ["howl"]},
        {"hand": ["probe"]},
        minions={"jungle_oasis": ["king_rex", "laseratops", "war_raptor", "invader@p2"]},
        actions={"jungle_oasis": ["upgrade>king_rex", "jammed_signal@p2"]},
        base_deck=["tar_pits"],
    )
    do(match, "end")
    assert sorted(pile(match, "discard", 0)) == ["king_rex", "laseratops", "upgrade", "war_raptor"]
    assert sorted(pile(match, "discard", 1)) == ["invader", "jammed_signal"]
    assert (at(match, "tar_pits"), on(match, "tar_pits")) == ([], [])
    assert seen(match, 1, 0, "discard") == pile(match, "discard", 0)
