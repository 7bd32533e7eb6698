"""Questions: none without an answer, each says what it is about, and what hurts its chooser is marked."""

from __future__ import annotations

from typing import Any

import pytest

import sudi

from ..short import A, B, C, asked, at, can, do, full, lay, on, pile, vp
from ..table import busy, lines, options, play, zone

OASIS, TAR, FACTORY = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337"
REX, WARBOT, ZAPBOT = "dinosaurs_king_rex", "robots_warbot", "robots_zapbot"


# ---- no question without an answer ----
def last_bases(hand: list[str], base: str = "", minions: tuple[str, ...] = (), **facts: Any) -> sudi.Match:
    """The base deck has run out: one base is left, or none."""
    first = {"bases": [full(base)] if base else [], "minions": [full(card) for card in minions]}
    return sudi.from_position(
        {
            "game": "smashup",
            "players": [{"hand": [full(card) for card in hand]}, {"hand": []}],
            "slots": [first, {"bases": []}, {"bases": []}],
            "base_deck": [],
            **facts,
        }
    )


@pytest.mark.rule("SMU-087", "SMU-120")
@pytest.mark.parametrize("card", ["crop_circles", "terraforming", "tech_center"])
def test_with_no_base_left_nobody_is_asked_for_one(card: str) -> None:
    setup = {"factions": ["aliens+robots", "dinosaurs+ninjas"]}
    match = last_bases([card, "zapbot"], setup=setup)
    do(match, f"act {card}")
    assert card in pile(match, "discard", 0)
    assert match.decision is None or asked(match)[1] is None, "the card has done nothing and the match goes on"


@pytest.mark.rule("SMU-087")
def test_with_one_base_left_nobody_has_to_move_anywhere() -> None:
    setup = {"factions": ["aliens+robots", "dinosaurs+ninjas"]}
    match = last_bases(["invasion", "zapbot"], A, ("scout",), setup=setup)
    do(match, "act invasion")
    assert at(match, A) == ["scout"]
    assert asked(match)[1] is None


@pytest.mark.rule("SMU-087", "SMU-101")
def test_first_mate_is_not_asked_where_there_is_nowhere_to_go() -> None:
    """With the base deck empty and no other base left (R26) its Special is no choice."""
    setup = {"factions": ["pirates+dinosaurs", "aliens+ninjas"]}
    match = last_bases(["first_mate"], "jungle_oasis", ("king_rex", "laseratops", "first_mate"), setup=setup)
    do(match, "end")
    assert match.state.vp[0] == 2
    assert "first_mate" in pile(match, "discard", 0)


# ---- a Special is used once at a scoring ----
@pytest.mark.rule("SMU-103", "SMU-081")
@pytest.mark.parametrize(("minion", "faction"), [("scout", "aliens"), ("first_mate", "pirates")])
def test_guns_stop_a_special_after_a_scoring_for_good(minion: str, faction: str) -> None:
    """R09: the Guns take the blow of the minion's own ability; the moment of that ability is over by then."""
    match = lay(
        {"hand": ["howl"]},
        minions={"jungle_oasis": ["king_rex", "laseratops", minion]},
        actions={"jungle_oasis": [f"tooth_and_claw_and_guns>{minion}"]},
        factions=[f"dinosaurs+{faction}", "ninjas+zombies"],
    )
    do(match, "end", f"special {minion}@jungle_oasis")
    if minion == "first_mate":
        do(match, f"to {A}")
    assert match.decision.name != "after"
    assert minion in pile(match, "discard", 0)
    assert minion not in pile(match, "hand", 0)


@pytest.mark.rule("SMU-158", "SMU-103")
def test_guns_stop_a_special_before_a_scoring_for_good() -> None:
    match = lay(
        {"hand": ["howl"]},
        minions={"jungle_oasis": ["king_rex", "laseratops", "war_raptor"], A: ["pirate_king"]},
        actions={A: ["tooth_and_claw_and_guns>pirate_king"]},
        factions=["dinosaurs+pirates", "ninjas+zombies"],
    )
    do(match, "end", f"special pirate_king@{A}")
    assert match.decision.name != "before"
    assert at(match, A) == ["pirate_king"]
    assert match.why_not(f"special pirates_pirate_king@base_{A}") is not None


# ---- extra plays while a base is scored ----
@pytest.mark.rule("SMU-126")
def test_enshrouding_mist_laid_in_a_scoring_gives_its_minion_now_or_never() -> None:
    """Hidden Ninja brings Chronomage, whose extra action is Mass Enchantment, which lays the other player's Mist."""
    match = lay(
        {"hand": ["hidden_ninja", "chronomage", "mass_enchantment", "enchantress"]},
        {"deck": ["enshrouding_mist"]},
        minions={"jungle_oasis": ["ninja_master", "tiger_assassin", "shinobi"]},
        factions=["wizards+ninjas", "tricksters+zombies"],
    )
    do(match, "end", "special hidden_ninja", "play chronomage jungle_oasis", "act mass_enchantment")
    do(match, f"act_at enshrouding_mist {A}")
    assert match.decision.name == "extra"
    assert can(match) == [f"play enchantress {A}", "decline"]
    do(match, f"play enchantress {A}")
    assert (at(match, A), on(match, A)) == (["enchantress"], ["enshrouding_mist"])


# ---- targets ----
@pytest.mark.rule("SMU-118", "SMU-142")
def test_survival_of_the_fittest_is_not_dodged_by_a_minion_that_cannot_be_destroyed() -> None:
    """Of the equally weak only those come into question that can be destroyed."""
    match = busy(
        {"hand": ["dinosaurs_survival_of_the_fittest"]},
        minions={"jungle_oasis": [REX, f"{WARBOT}@p2", "dinosaurs_laseratops"]},
    )
    play(match, "act dinosaurs_survival_of_the_fittest")
    assert zone(match, "minions", "jungle_oasis") == [REX, WARBOT]


@pytest.mark.rule("SMU-159")
def test_the_targets_of_cannon_are_judged_together() -> None:
    """Alpha has power 3 beside its Fixer; that Fixer falls does not make it a target of the same Cannon."""
    match = lay(
        {"hand": ["cannon", "first_mate"]},
        minions={A: ["microbot_fixer@p2", "microbot_alpha@p2"]},
    )
    do(match, "act cannon")
    assert can(match) == [f"target microbot_fixer@{A}", "done"]
    refusal = match.why_not(f"target robots_microbot_alpha@base_{A}")
    assert refusal is not None
    assert "power 2 or less" in refusal.text.en
    assert refusal.text.en.endswith("Microbot Alpha has power 3.")
    do(match, f"target microbot_fixer@{A}")
    assert at(match, A) == ["microbot_alpha"]


@pytest.mark.rule("SMU-149")
def test_disguise_takes_back_only_minions_that_have_stayed() -> None:
    """The Collector sends the chosen Acolyte home; played again it is a new minion and stays."""
    match = lay(
        {"hand": ["disguise", "collector", "scout"]},
        minions={A: ["ninja_acolyte", "tiger_assassin"]},
        factions=["ninjas+aliens", "dinosaurs+robots"],
    )
    do(match, "act disguise", f"target ninja_acolyte@{A}", f"target tiger_assassin@{A}", f"play collector {A}")
    do(match, f"target ninja_acolyte@{A}", f"play ninja_acolyte {A}")
    assert sorted(at(match, A)) == ["collector", "ninja_acolyte"]
    assert sorted(pile(match, "hand", 0)) == ["scout", "tiger_assassin"]


# ---- prompts ----
@pytest.mark.rule("SMU-059", "SMU-081")
def test_the_windows_name_the_base() -> None:
    match = lay(
        {"hand": ["full_sail", "saucy_wench"]},
        minions={"jungle_oasis": ["king_rex@p2", "laseratops@p2", "first_mate", "war_raptor@p2"]},
    )
    do(match, "end")
    assert match.decision.prompt("cs") == "Základna Oáza se bude vyhodnocovat: použiješ Speciální schopnost?"
    do(match, "pass")
    assert match.decision.prompt("en") == "Jungle Oasis has been scored: do you use a Special?"


@pytest.mark.rule("SMU-126")
def test_an_extra_play_now_or_never_says_where_it_is_for_one_base_alone() -> None:
    ready = ["king_rex@p2", "laseratops@p2", "laseratops@p2"]
    match = lay({"hand": ["hidden_ninja", "shinobi"]}, minions={"jungle_oasis": ready})
    do(match, "end", "special hidden_ninja")
    assert match.decision.prompt("en") == "Hidden Ninja: play an extra minion at Jungle Oasis, now or not at all."
    assert match.decision.prompt("cs") == ("Skrytý nindža: zahraj bojovníka navíc k základně Oáza, teď, nebo vůbec.")
    minions = {"the_homeworld": [*ready, "armor_stego@p2", "armor_stego@p2"]}
    match = lay({"hand": ["shinobi", "zapbot"]}, minions=minions)
    do(match, "end", "special shinobi")
    assert match.decision.prompt("en") == "The Homeworld: play an extra minion, now or not at all."


def test_terraforming_asks_for_the_old_and_the_new_base_in_different_words() -> None:
    match = lay({"hand": ["terraforming", "probe"]}, base_deck=["tortuga", "tar_pits"], bases=[A, B, "jungle_oasis"])
    do(match, "act terraforming")
    old = match.decision.prompt("cs")
    do(match, f"to {A}")
    assert match.decision.prompt("cs") != old
    assert "Továrna 436-1337" in match.decision.prompt("cs")


def test_shuffling_in_and_discarding_do_not_ask_what_is_taken() -> None:
    match = lay({"hand": ["lend_a_hand", "walker"], "discard": ["walker", "mall_crawl"]})
    do(match, "act lend_a_hand")
    assert match.decision.prompt("en").startswith("Lend a Hand: what of your discard pile do you shuffle")
    assert match.decision.options[0].text("cs") == "Zamíchej kartu Mrtvák"
    do(match, "take walker", "done")
    assert lines(match, "shuffles in") == [(0, "zombies_walker", 0)], "R30: everybody sees what leaves a discard pile"
    match = lay({"hand": ["mall_crawl", "walker"], "deck": ["walker", "outbreak"]})
    do(match, "act mall_crawl")
    assert match.decision.prompt("en") == "Mall Crawl: which card of your deck do you discard?"


def test_options_say_what_they_do() -> None:
    match = busy({"hand": ["ninjas_ninja_master"]}, minions={"jungle_oasis": [f"{REX}@p2"]})
    play(match, f"play ninjas_ninja_master {OASIS}")
    said = [option.text("cs") for option in match.decision.options]
    assert said == ["Znič bojovníka Král Rex", "Znič bojovníka Nindžovský mistr", "Nezničit nikoho"]


# ---- what hurts ----
def harmful(match) -> list[str]:  # type: ignore[no-untyped-def]
    return [option.name for option in match.decision.options if option.harms]


def test_what_hurts_oneself_is_marked() -> None:
    match = busy({"hand": ["ninjas_ninja_master"]}, minions={"jungle_oasis": [f"{REX}@p2", "ninjas_shinobi"]})
    play(match, f"play ninjas_ninja_master {OASIS}")
    assert harmful(match) == [f"target ninjas_shinobi@{OASIS}", f"target ninjas_ninja_master@{OASIS}"]
    match = busy(
        {"hand": ["ninjas_poison", "ninjas_smoke_bomb"]}, minions={"jungle_oasis": [f"{REX}@p2", "ninjas_shinobi"]}
    )
    assert harmful(match) == [f"act_on ninjas_poison ninjas_shinobi@{OASIS}"]
    match = busy({"hand": ["tricksters_mark_of_sleep"]})
    play(match, "act tricksters_mark_of_sleep")
    assert harmful(match) == ["who p1"]
    match = busy(
        {"hand": ["dinosaurs_survival_of_the_fittest"]},
        minions={"jungle_oasis": ["dinosaurs_laseratops", "dinosaurs_war_raptor", "aliens_scout@p2"]},
    )
    play(match, "act dinosaurs_survival_of_the_fittest")
    assert options(match) == [f"target dinosaurs_war_raptor@{OASIS}", f"target aliens_scout@{OASIS}"]
    assert harmful(match) == [f"target dinosaurs_war_raptor@{OASIS}"]
    match = busy(
        {"hand": ["tricksters_disenchant"]},
        actions={"jungle_oasis": ["tricksters_hideout", "zombies_overrun@p2"]},
    )
    play(match, "act tricksters_disenchant")
    assert harmful(match) == [f"target tricksters_hideout@{OASIS}"]
    match = busy({"hand": ["aliens_beam_up"]}, minions={"jungle_oasis": [REX, "robots_zapbot@p2"]})
    play(match, "act aliens_beam_up")
    assert harmful(match) == [], "to have a minion back in hand is no harm"


# ---- a base is a place ----
@pytest.mark.rule("SMU-101")
def test_a_base_is_pointed_at_as_a_place() -> None:
    match = lay({"hand": ["way_of_deception", "shinobi"]}, minions={A: ["shinobi"]}, bases=[A, B, C])
    do(match, "act way_of_deception")
    here, there = (match.state.bases[n][0] for n in (0, 1))
    assert match.why_not(f"* #{there}") is None
    refusal = match.why_not(f"* #{here}")
    assert refusal is not None
    assert refusal.text.en == "Shinobi is at Factory 436-1337 already."


@pytest.mark.rule("SMU-056")
def test_a_base_below_its_breakpoint_says_by_how_much() -> None:
    match = lay(
        {"hand": ["howl"]},
        minions={
            "jungle_oasis": ["king_rex", "laseratops", "war_raptor"],
            "tar_pits": ["king_rex@p2", "laseratops@p2", "laseratops@p2", "scout@p2"],
            A: ["scout@p2"],
        },
        factions=["dinosaurs+robots", "dinosaurs+aliens"],
        boxes=2,
    )
    do(match, "end")
    assert options(match) == [f"score {OASIS}", f"score {TAR}"]
    refusal = match.why_not(f"score {FACTORY}")
    assert refusal is not None
    assert refusal.text.cs == "Základna Továrna 436-1337 má obranu 25 a u ní je síla 3."
    assert vp(match) == [0, 0]
