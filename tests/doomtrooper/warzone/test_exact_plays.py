"""Special cards of Warzone: what would change nothing, what is not undone, what another card keeps."""

from __future__ import annotations

from ..table import card, fight, finish, ids, options, passes, play, table, wounded
from .test_plays import in_zone, passes_once


def test_no_transfer_brings_a_warzone_back_after_an_air_assault():
    m = in_zone(["air_assault", "transfer"])
    assert "play transfer" in options(m)
    play(m, "play air_assault")
    passes_once(m)
    while m.decision.seat == 1:
        play(m, "pass")
    assert "play_on evasive_action infantry" in options(m)
    assert "play transfer" not in options(m)


def test_a_raid_needs_a_fortification_that_adds_something_and_one_is_enough():
    bare = table(
        {"squad": ["infantry"], "hand": ["commando_raid", "evasive_action"]},
        {"squad": ["clansman+combat_armor"], "hand": ["evasive_action"]},
    )
    fight(bare, "infantry", "clansman")
    assert "play_on evasive_action infantry" in options(bare)
    assert "play commando_raid" not in options(bare)

    m = table(
        {"squad": ["infantry"], "hand": ["commando_raid", "commando_raid", "evasive_action"]},
        {"squad": ["clansman"], "works": ["fukido:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "clansman")
    play(m, "play commando_raid")
    passes_once(m)
    while m.decision.seat == 1:
        play(m, "pass")
    assert "play_on evasive_action infantry" in options(m)
    assert "play commando_raid" not in options(m)


def test_a_minefield_ends_the_combat_even_if_nothing_wounds_the_attacker():
    m = table(
        {"squad": ["clansman+ticker"], "hand": ["evasive_action"]}, {"squad": ["infantry"], "hand": ["minefield"]}
    )
    fight(m, "clansman", "infantry")
    play(m, "use ticker 1")
    passes_once(m)
    while m.decision.seat == 0:
        play(m, "pass")
    play(m, "play minefield")
    finish(m)
    assert m.state.phase == 0
    assert not wounded(m, "infantry")
    assert ids(m, "sacrificed", 1) == ["minefield"]


def test_a_plated_tank_survives_an_anti_tank_mine_with_its_rider_inside():
    m = table(
        {"squad": ["clansman"], "hand": ["gt_offroad", "reactive_armor_plates", "evasive_action"]},
        {"squad": ["infantry"], "hand": ["anti_tank_minefield"]},
        actions=4,
    )
    play(m, "attach gt_offroad clansman")
    passes(m)
    while m.decision.name != "action":
        play(m, options(m)[0])
    play(m, "attach reactive_armor_plates gt_offroad")
    passes(m)
    assert m.state.inside
    fight(m, "clansman", "infantry")
    while m.decision.seat == 0:
        play(m, "pass")
    play(m, "play anti_tank_minefield")
    finish(m)
    assert wounded(m, "clansman")
    assert ids(m, "attached", 0) == ["gt_offroad", "reactive_armor_plates"]
    assert m.state.inside >> card(m, "gt_offroad") & 1


def test_strategic_bombing_takes_a_retrofit_as_well():
    m = table(
        {"squad": ["infantry"], "hand": ["strategic_bombing", "evasive_action"]},
        {"squad": ["clansman"], "works": ["factory_retrofit:squad", "fukido:squad"], "hand": ["evasive_action"]},
    )
    fight(m, "infantry", "clansman")
    play(m, "play strategic_bombing")
    passes_once(m)
    assert (ids(m, "works", 1), ids(m, "grave", 1)) == (["fukido"], ["factory_retrofit"])
