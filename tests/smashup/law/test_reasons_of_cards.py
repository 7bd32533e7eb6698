"""Why a card's question does not offer something: what it is about, and what the thing asked for lacks."""

from __future__ import annotations

import pytest

from ..table import Match, busy, options, play

OASIS, TAR, FACTORY, TORTUGA = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_tortuga"
REX, LASER, RAPTOR = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_war_raptor"
READY = [f"{REX}@p2", f"{LASER}@p2", f"{LASER}@p2"]  # 15 at the Oasis


def refusals(match: Match, *choices: str) -> list[tuple[str, str]]:
    """The rule and the English reason of each; none of them is offered."""
    found = []
    for choice in choices:
        assert choice not in options(match)
        reason = match.why_not(choice)
        assert reason is not None, choice
        found.append((reason.rule, reason.text.en))
    return found


# ---- minions that a card is about ----
@pytest.mark.rule("SMU-117", "SMU-154")
def test_too_strong_or_elsewhere_for_collector() -> None:
    match = busy(
        {"hand": ["aliens_collector"]},
        minions={"jungle_oasis": [f"{LASER}@p2", "wizards_chronomage@p2"], "tar_pits": ["wizards_neophyte@p2"]},
    )
    play(match, f"play aliens_collector {OASIS}")
    assert refusals(match, f"target {LASER}@{OASIS}", f"target wizards_neophyte@{TAR}") == [
        ("SMU-117", "It is about a minion of power 3 or less; Laseratops has power 4."),
        ("SMU-117", "It is about a minion at Jungle Oasis; Neophyte is at Tar Pits."),
    ]
    assert match.why_not(f"target wizards_chronomage@{OASIS}") is None


@pytest.mark.rule("SMU-117")
def test_microbot_guard_counts_the_own_minions_here() -> None:
    """Three own minions with the Guard: power 2 or less."""
    match = busy(
        {"hand": ["robots_microbot_guard"]},
        minions={"jungle_oasis": ["aliens_scout@p2", "wizards_neophyte@p2", "robots_zapbot", "robots_zapbot"]},
        factions=["robots+ninjas", "aliens+wizards"],
    )
    play(match, f"play robots_microbot_guard {OASIS}")
    assert refusals(match, f"target aliens_scout@{OASIS}") == [
        ("SMU-117", "The power must be below the number of your minions here: at most 2; Scout has power 3."),
    ]
    assert match.why_not(f"target wizards_neophyte@{OASIS}") is None


@pytest.mark.rule("SMU-117")
def test_natural_selection_compares_an_own_minion_that_has_prey() -> None:
    match = busy(
        {"hand": ["dinosaurs_natural_selection"]},
        minions={
            "jungle_oasis": [LASER, "robots_nukebot@p2", "aliens_scout@p2", "aliens_invader@p2"],
            "tar_pits": [RAPTOR, "robots_zapbot@p2", "robots_zapbot@p2"],
            "tortuga": [REX],
        },
    )
    play(match, "act dinosaurs_natural_selection")
    assert refusals(match, f"target {REX}@{TORTUGA}", f"target aliens_scout@{OASIS}") == [
        ("SMU-117", "At Tortuga there is nobody of less power than 7 who could be destroyed."),
        ("SMU-117", "It is about one of your own minions; Scout is not yours (Player 2)."),
    ]
    play(match, f"target {LASER}@{OASIS}")
    assert refusals(match, f"target robots_nukebot@{OASIS}", f"target robots_zapbot@{TAR}") == [
        ("SMU-117", "The power must be less than 4; Nukebot has power 5."),
        ("SMU-117", "Zapbot is not at the same base as Laseratops."),
    ]


@pytest.mark.rule("SMU-117", "SMU-101")
def test_sea_dogs_moves_minions_of_others_to_another_base() -> None:
    match = busy(
        {"hand": ["pirates_sea_dogs"]},
        minions={"jungle_oasis": [f"{LASER}@p2", "pirates_first_mate"], "tar_pits": [f"{RAPTOR}@p2"]},
    )
    play(match, "act pirates_sea_dogs")
    if "faction dinosaurs" in options(match):
        play(match, "faction dinosaurs")
    assert refusals(match, f"to {FACTORY}") == [
        ("SMU-117", "At Factory 436-1337 there is no other player's minion of the Dinosaurs that can be moved."),
    ]
    play(match, f"to {TAR}")
    assert refusals(match, f"to {TAR}") == [("SMU-101", "They are at Tar Pits already.")]
    match = busy(
        {"hand": ["pirates_sea_dogs"]},
        minions={"jungle_oasis": [f"{LASER}@p2", "pirates_first_mate"], "tar_pits": ["robots_zapbot@p2"]},
    )
    play(match, "act pirates_sea_dogs")
    assert options(match) == ["faction dinosaurs", "faction robots"]
    assert refusals(match, "faction pirates") == [("SMU-117", "No other player has a minion of the Pirates in play.")]


@pytest.mark.rule("SMU-117")
def test_broadside_needs_an_own_minion_and_somebody_to_shoot_at() -> None:
    match = busy(
        {"hand": ["pirates_broadside"]},
        seats=3,
        minions={
            "jungle_oasis": ["pirates_first_mate", "robots_zapbot@p2"],
            "tar_pits": ["robots_zapbot@p2"],
            "tortuga": ["pirates_first_mate"],
        },
    )
    play(match, "act pirates_broadside")
    assert refusals(match, f"to {TAR}") == [("SMU-117", "You have no minion at Tar Pits.")]
    play(match, f"to {OASIS}")
    assert refusals(match, "who p3") == [("SMU-117", "Player 3 has nobody at Jungle Oasis.")]
    assert [option.name for option in match.decision.options if option.harms] == ["who p1"]


@pytest.mark.rule("SMU-117", "SMU-101")
def test_the_mushroom_kingdom_draws_a_minion_of_another_player_from_another_base() -> None:
    match = busy(
        minions={"mushroom_kingdom": ["aliens_scout@p2"], "jungle_oasis": [REX, "robots_zapbot@p2"]},
        turn="p2",
    )
    play(match, "end")
    assert options(match) == [f"target robots_zapbot@{OASIS}", "decline"]
    assert refusals(match, f"target {REX}@{OASIS}", "target aliens_scout@base_mushroom_kingdom") == [
        ("SMU-117", "It is about another player's minion; King Rex is yours."),
        ("SMU-101", "Scout is at Mushroom Kingdom already."),
    ]


@pytest.mark.rule("SMU-117")
def test_not_enough_bullets_takes_minions_of_one_name() -> None:
    pile = ["zombies_walker", "zombies_walker", "zombies_grave_digger"]
    match = busy({"hand": ["zombies_not_enough_bullets"], "discard": pile})
    play(match, "act zombies_not_enough_bullets")
    assert options(match) == ["take zombies_walker", "take zombies_grave_digger", "done"]
    play(match, "take zombies_walker")
    assert refusals(match, "take zombies_grave_digger") == [
        ("SMU-117", "All of them are to be called Walker; Grave Digger is not."),
    ]


# ---- the plays that are left ----
@pytest.mark.rule("SMU-095")
def test_what_is_left_is_named_with_where_it_leads() -> None:
    match = busy({"hand": [REX, "ninjas_shinobi"]}, minions={"tortuga": ["ninjas_ninja_acolyte"]})
    play(match, f"special ninjas_ninja_acolyte@{TORTUGA}", f"play ninjas_shinobi {OASIS}")
    said = "What is left is the extra play of Ninja Acolyte, and only for a play at Tortuga."
    assert refusals(match, f"play {REX} {OASIS}") == [("SMU-095", said)]
    assert match.why_not(f"play {REX} {OASIS}").cards == (REX, "ninjas_ninja_acolyte")
    assert match.why_not(f"play {REX} {TORTUGA}") is None


@pytest.mark.rule("SMU-095")
def test_what_is_left_is_named_with_its_limit() -> None:
    match = busy({"hand": ["robots_zapbot", "robots_zapbot", REX]})
    play(match, f"play robots_zapbot {OASIS}")
    said = "What is left is the extra play of Zapbot, and only for power 2 or less; King Rex has power 7."
    assert refusals(match, f"play {REX} {OASIS}") == [("SMU-095", said)]
    assert match.why_not(f"play {REX} {OASIS}").cards == (REX, "robots_zapbot")


@pytest.mark.rule("SMU-095", "SMU-039")
def test_from_the_discard_pile_the_free_minion_leads_to_open_graves_only() -> None:
    hand = ["zombies_theyre_coming_to_get_you", "zombies_grave_digger"]
    match = busy({"hand": hand, "discard": ["zombies_walker"]})
    assert refusals(match, f"raise zombies_walker {OASIS}") == [
        ("SMU-039", "A minion is played from the discard pile only if a card allows it, and none does now."),
    ]
    play(match, f"act_at zombies_theyre_coming_to_get_you {OASIS}")
    assert refusals(match, f"raise zombies_walker {FACTORY}") == [
        ("SMU-095", "What is left is the free minion, and only for a play at Jungle Oasis."),
    ]
    assert match.why_not(f"raise zombies_walker {OASIS}") is None


@pytest.mark.rule("SMU-095")
def test_zombie_lord_leads_to_bases_without_an_own_minion() -> None:
    match = busy(
        {"hand": ["zombies_zombie_lord"], "discard": ["zombies_tenacious_z"]}, minions={"tar_pits": ["zombies_walker"]}
    )
    play(match, f"play zombies_zombie_lord {OASIS}")
    assert options(match) == [f"raise zombies_tenacious_z {FACTORY}", "decline"]
    (reason,) = refusals(match, f"raise zombies_tenacious_z {TAR}")
    assert reason[0] == "SMU-095"
    assert reason[1].startswith("What is left is the extra play of Zombie Lord, and only for a play ")
    assert reason[1].endswith(" at a base where you have no minion.")


@pytest.mark.rule("SMU-103")
def test_one_tenacious_z_rises_in_a_turn() -> None:
    match = busy({"discard": ["zombies_tenacious_z", "zombies_tenacious_z", "zombies_walker"]})
    play(match, f"raise zombies_tenacious_z {OASIS}")
    assert refusals(match, f"raise zombies_tenacious_z {FACTORY}", f"raise zombies_walker {FACTORY}") == [
        ("SMU-103", "One Tenacious Z has come from the discard pile this turn already."),
        ("SMU-039", "A minion is played from the discard pile only if a card allows it, and none does now."),
    ]


@pytest.mark.rule("SMU-104")
def test_the_special_of_a_minion_in_play_does_not_work_from_hand() -> None:
    match = busy({"hand": ["ninjas_ninja_acolyte"]})
    assert refusals(match, "special ninjas_ninja_acolyte") == [
        ("SMU-104", "The Special of Ninja Acolyte works from play, not from hand."),
    ]


@pytest.mark.rule("SMU-101")
def test_two_bases_are_enough_to_move_between() -> None:
    match = busy(
        {"hand": ["ninjas_way_of_deception"]},
        minions={"jungle_oasis": ["ninjas_shinobi", "ninjas_tiger_assassin"]},
        bases=["jungle_oasis", "tortuga", "none"],
        base_deck=[],
    )
    play(match, "act ninjas_way_of_deception")
    assert match.why_not(f"target ninjas_shinobi@{OASIS}") is None
    play(match, f"target ninjas_shinobi@{OASIS}")
    assert match.state.minions[1] == [match.state.t.instances("ninjas_shinobi")[0]]


# ---- Specials round a scoring ----
@pytest.mark.rule("SMU-103", "SMU-104", "SMU-101")
def test_specials_that_cannot_be_used_before_this_scoring() -> None:
    match = busy(
        {"hand": ["pirates_full_sail", "pirates_first_mate"]},
        minions={
            "jungle_oasis": [*READY, "pirates_pirate_king@p1", "pirates_first_mate@p1"],
            "tar_pits": ["aliens_scout@p2", "ninjas_shinobi@p1"],
        },
        factions=["pirates+ninjas", "dinosaurs+aliens"],
    )
    play(match, "end")
    assert options(match) == ["special pirates_full_sail", "pass"]
    asked = [f"pirates_pirate_king@{OASIS}", f"pirates_first_mate@{OASIS}", f"aliens_scout@{TAR}", f"{REX}@{OASIS}"]
    assert refusals(match, *(f"special {card}" for card in asked), f"special ninjas_shinobi@{TAR}") == [
        ("SMU-101", "Pirate King is at Jungle Oasis already."),
        ("SMU-103", "The Special of First Mate is used after its base has been scored."),
        ("SMU-104", "Scout is not yours."),
        ("SMU-104", "King Rex is not yours."),
        ("SMU-104", "The Special of Shinobi works from hand, not from play."),
    ]


@pytest.mark.rule("SMU-081")
def test_after_a_scoring_only_the_minions_of_that_base_act() -> None:
    match = busy(minions={"jungle_oasis": [*READY, "pirates_first_mate@p1"], "tar_pits": ["pirates_first_mate@p1"]})
    play(match, "end")
    assert options(match) == [f"special pirates_first_mate@{OASIS}", "pass"]
    assert refusals(match, f"special pirates_first_mate@{TAR}") == [
        ("SMU-081", "The Special of First Mate is about its own base; Jungle Oasis has been scored."),
    ]


@pytest.mark.rule("SMU-118")
def test_a_minion_that_may_not_be_played_there_has_no_special_there() -> None:
    match = busy(
        {"hand": ["ninjas_shinobi", "pirates_full_sail"]},
        minions={"jungle_oasis": READY},
        actions={"jungle_oasis": ["zombies_overrun@p2"]},
        factions=["ninjas+pirates", "dinosaurs+zombies"],
    )
    play(match, "end")
    assert options(match) == ["special pirates_full_sail", "pass"]
    assert refusals(match, "special ninjas_shinobi") == [
        ("SMU-118", "Shinobi cannot be played at Jungle Oasis, because of Overrun."),
    ]


# ---- what protects ----
@pytest.mark.rule("SMU-100", "SMU-118")
def test_what_protects_a_minion_is_named() -> None:
    match = busy(
        {"hand": ["aliens_beam_up"]},
        minions={"jungle_oasis": [f"{REX}@p2"], "factory_436_1337": [f"{LASER}@p2"], "tar_pits": [f"{RAPTOR}@p2"]},
        actions={"tar_pits": ["dinosaurs_wildlife_preserve@p2"]},
    )
    play(match, "act aliens_beam_up")
    assert refusals(match, f"target {RAPTOR}@{TAR}") == [
        ("SMU-100", "Other players' actions do not affect War Raptor, because of Wildlife Preserve."),
    ]
    match = busy({"hand": ["ninjas_ninja_master"]}, minions={"jungle_oasis": ["robots_warbot@p2", "robots_zapbot@p2"]})
    play(match, f"play ninjas_ninja_master {OASIS}")
    assert refusals(match, f"target robots_warbot@{OASIS}") == [
        ("SMU-118", "Warbot cannot be destroyed, because of its own text."),
    ]


@pytest.mark.rule("SMU-115")
def test_survival_of_the_fittest_says_how_strong_the_weakest_are() -> None:
    match = busy(
        {"hand": ["dinosaurs_survival_of_the_fittest"]},
        minions={
            "jungle_oasis": [LASER, "aliens_scout@p2", "wizards_chronomage@p2"],
            "tar_pits": ["aliens_invader@p2"],
        },
    )
    play(match, "act dinosaurs_survival_of_the_fittest")
    assert refusals(match, f"target {LASER}@{OASIS}", f"target aliens_invader@{TAR}") == [
        ("SMU-115", "The weakest minions at Jungle Oasis have power 3; Laseratops has power 4."),
        ("SMU-115", "One of the weakest minions at Jungle Oasis is destroyed; Invader is at Tar Pits."),
    ]
