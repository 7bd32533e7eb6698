"""Cards of Apocalypse read again from their printed texts: what they must not do, and what they reach beside it."""

from __future__ import annotations

import pytest

from ..table import (
    destiny,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    why,
    wounded,
)

WAIT = ["evasive_action"]


# ---- the aura ----
@pytest.mark.parametrize(("gift", "bearer"), [("decay", "curator"), ("distort", "necromutant")])
def test_an_aura_keeps_the_dark_symmetry_from_its_warriors_cards(gift: str, bearer: str):
    for power, found in (("", ["bayonet", "combat_armor"]), ("+aura_of_mystical_resistance", ["bayonet"])):
        m = table(
            {"kohort": [f"{bearer}+{gift}"], "destiny": 30, "hand": WAIT},
            {"squad": [f"samurai+combat_armor{power}", "clansman+bayonet"], "destiny": 0, "hand": WAIT},
        )
        play(m, "meditate", f"use {gift} 1")
        there = sorted(o.split()[-1] for o in options(m) if o.startswith("target"))
        assert (there or ids(m, "grave", 1)) == found


def test_an_aura_keeps_the_art_from_its_warriors_cards_and_not_the_own_players():
    mine = {"squad": ["mystic", "clansman+bayonet"], "hand": ["teleportation"], "destiny": 5}
    theirs = {"squad": ["samurai+combat_armor+aura_of_mystical_resistance", "infantry"], "hand": WAIT, "destiny": 0}
    m = table(mine, theirs)
    play(m, "meditate", "cast teleportation mystic", "units 1")
    passes(m)
    assert not [o for o in options(m) if "combat_armor" in o]
    m = table({**theirs, "squad": [*theirs["squad"], "mystic"], "hand": ["teleportation"], "destiny": 5}, {})
    play(m, "meditate", "cast teleportation mystic", "units 1")
    assert [o for o in options(m) if "combat_armor" in o]


def test_an_aura_negates_what_the_dark_symmetry_does_to_anybody():
    for answer, gone in (("pass", ["bayonet"]), ("use aura_of_mystical_resistance 1", [])):
        m = table(
            {"kohort": ["curator+decay"], "destiny": 30, "hand": WAIT},
            {"squad": ["samurai+aura_of_mystical_resistance", "clansman+bayonet"], "destiny": 6, "hand": WAIT},
        )
        play(m, "meditate", "use decay 1")
        assert m.decision is not None
        assert m.decision.seat == 1
        play(m, answer)
        assert ids(m, "grave", 1) == gone
        assert destiny(m) == ([21, 6] if gone else [21, 0])  # what it cost is lost all the same
        assert ids(m, "attached", 0) == ["decay"]


def test_without_an_aura_nobody_is_asked_about_the_dark_symmetry():
    m = table(
        {"kohort": ["curator+decay"], "destiny": 30, "hand": WAIT},
        {"squad": ["samurai", "clansman+bayonet"], "destiny": 6, "hand": WAIT},
    )
    play(m, "meditate", "use decay 1")
    assert ids(m, "grave", 1) == ["bayonet"]


# ---- the charm ----
def test_a_charm_keeps_off_what_ages():
    m = table({"kohort": ["curator+time_rot"]}, {"squad": ["clansman+good_luck_charm"]})
    assert "use time_rot 1" not in options(m)
    m = table({"kohort": ["curator+time_rot"]}, {"squad": ["clansman"]})
    assert "use time_rot 1" in options(m)


def test_nobody_immune_to_the_dark_symmetry_grows_older_by_it():
    m = table({"kohort": ["curator+time_rot"]}, {"squad": ["hunter_special_forces"]})
    assert "use time_rot 1" not in options(m)


# ---- the stone ----
def test_a_stone_outside_the_cohort_keeps_nothing_in_it():
    for place, warrior, gone in (
        ("kohort", "razide", []),
        ("outpost", "master_valpurgius", ["decay", "sleep"]),
    ):
        side = {"kohort": ["necromutant+decay+sleep"]}
        side[place] = [f"{warrior}+symmetry_stone", *side.get(place, [])]
        m = table({"hand": ["symmetry_failure", *WAIT]}, side)
        play(m, "meditate")
        if "play symmetry_failure" in options(m):
            play(m, "play symmetry_failure")
        assert ids(m, "grave", 1) == gone


# ---- the quickened step ----
def quick(destiny_points: int = 20, **common):
    return table(
        {"squad": ["samurai+nomuras_quickened_step", "sean_gallagher"], "destiny": destiny_points, "hand": WAIT},
        {"squad": ["trencher", "clansman"], "hand": WAIT},
        **common,
    )


def test_only_the_warrior_of_a_quickened_step_takes_its_actions():
    m = quick()
    play(m, "meditate", "use nomuras_quickened_step 1")
    assert options(m) == ["units 1", "units 2", "units 3"]
    play(m, "units 2")
    assert destiny(m)[0] == 11
    assert options(m) == ["attack", "cover samurai", "done"]
    play(m, "attack")
    while m.decision is not None and m.decision.name != "opponents":
        play(m, "pass")
    assert {o.split()[1] for o in options(m)} == {"samurai"}


def test_its_attacks_come_last_and_leave_the_attack_of_the_turn():
    m = quick()
    play(m, "meditate", "use nomuras_quickened_step 1", "units 2", "attack")
    before = (m.state.actions, m.state.attacks)
    finish_first(m)
    assert m.decision is not None
    assert (m.state.actions, m.state.attacks) == before
    assert m.decision.name == "swift"
    assert options(m) == ["attack", "done"]
    assert why(m, "cover samurai") == "DTR-038"
    play(m, "done")
    passes(m)
    assert options(m) == ["attack", "end"]


def finish_first(m):
    """The first combat to its end, whoever is asked."""
    while m.decision is not None and m.decision.name != "swift":
        play(m, options(m)[0] if m.decision.name in ("opponents", "tactic", "points") else options(m)[-1])


def test_it_is_used_once_a_turn_in_ones_own_turn():
    m = quick()
    play(m, "meditate", "use nomuras_quickened_step 1", "units 1", "cover samurai")
    assert "use nomuras_quickened_step 1" not in options(m)
    assert m.state.actions == 2
    m = quick(turn="p2")
    play(m, "meditate")
    assert "use nomuras_quickened_step 1" not in options(m)


# ---- wills ----
def test_what_is_cast_in_a_combat_that_a_special_card_began_is_no_effect_of_that_card():
    m = table(
        {"squad": ["mystic~", "clansman"], "hand": ["charge", "press"], "destiny": 9},
        {"squad": ["samurai+adamantium_will"], "hand": WAIT},
    )
    play(m, "play_on charge mystic")
    while m.decision is not None and "cast press mystic" not in options(m):
        play(m, options(m)[0] if m.decision.name in ("opponents", "tactic") else "pass")
    play(m, "cast press mystic")
    finish(m)
    assert wounded(m, "samurai")


# ---- cards that were read right: what they do where the first tests did not look ----
def test_a_bomb_kills_whoever_it_attacks_too_and_nobody_twice():
    m = table({"squad": ["infantry!+brainwave_bomb"], "hand": WAIT}, {"squad": ["sean_gallagher"], "hand": WAIT})
    finish(fight(m, "infantry", "sean_gallagher"))
    assert ids(m, "sacrificed", 0) == ["brainwave_bomb", "infantry"]
    assert ids(m, "grave", 1) == ["sean_gallagher"]


def test_a_lucky_sense_answers_what_is_laid_on_its_warrior_too():
    m = table(
        {"hand": ["stranglehold", *WAIT]},
        {"squad": ["shogun+kanjis_lucky_sense", "samurai"], "destiny": 6, "hand": WAIT},
    )
    assert plays_on(m, "stranglehold") == {"shogun", "samurai"}
    play(m, "play_on stranglehold shogun", "use kanjis_lucky_sense 1")
    assert ids(m, "attached", 1) == ["kanjis_lucky_sense"]


def test_a_second_total_war_changes_nothing():
    m = table({"works": ["total_war"], "hand": ["total_war"]}, {"squad": ["infantry"]})
    assert why(m, "play total_war") == "DTR-346"


def test_a_crystal_that_kills_its_own_warrior_earns_nothing():
    m = table({"squad": ["clansman!+visionary_crystal"]}, {"library": ["infantry", "razide"], "hand": WAIT})
    play(m, "use visionary_crystal 1", "player p2", "target razide")
    finish(m)
    assert ids(m, "grave", 0) == ["clansman"]
    assert destiny(m) == [5, 5]


def test_implants_take_a_point_of_base_armour_for_each_wound_of_a_combat():
    m = table({"squad": ["sean_gallagher"], "hand": WAIT}, {"squad": ["trencher+adrenaline_implants"], "hand": WAIT})
    before = numbers(m, "trencher")
    finish(fight(m, "sean_gallagher", "trencher"))
    assert not wounded(m, "trencher")
    assert rating(m, "armour", "trencher") == before[2] - 1
