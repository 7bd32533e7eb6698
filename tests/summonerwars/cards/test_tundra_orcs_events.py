"""Tundra Orcs: what their events do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import (
    at,
    dice,
    hurt,
    moves,
    options,
    play,
    settle,
    strength,
    table,
    targets,
    until,
    zone,
)

SPARE = {"hand": ["to_for_glory", "to_freeze"]}


# ---- For Glory ----
GLORY = {"active": ["to_for_glory"], "hand": ["to_freeze"]}


def test_for_glory_strengthens_friendly_commons() -> None:
    board = {"C3": "to_smasher", "D3": "to_ragnor", "C6": "to_smasher@p2"}
    m = table({"hand": ["to_for_glory", "to_freeze"]}, board=board, phase="build")
    play(m, "play to_for_glory")
    assert [strength(m, space) for space in ("C3", "D3", "C6")] == [4 + 2, 3, 4]


def test_a_reckless_strike_hurts_the_attacker_as_much_as_its_target_unless_two_specials_show() -> None:
    for roll, dealt, taken in (("M M MS MR", 4, 4), ("M M RS M", 3, 3), ("M M MS RS", 3, 0), ("RS MR M M", 3, 3)):
        m = table(GLORY, board={"C3": "to_tundra_charger", "C4": "gate_start@p2"}, phase="attack")
        with dice(roll):
            play(m, "attack to_tundra_charger@C3 gate_start@C4")
        assert hurt(m, "C4") == dealt
        assert at(m, "C3") == (None if taken >= 2 else "to_tundra_charger")


def test_who_dies_of_a_reckless_strike_brings_nobody_magic() -> None:
    m = table(GLORY, board={"C3": "to_tundra_charger", "C4": "gate_start@p2"}, phase="attack")
    with dice("M M M M"):
        play(m, "attack to_tundra_charger@C3 gate_start@C4")
    assert m.state.magic == [0, 0]


def test_a_reckless_shaman_that_adds_no_damage_takes_none() -> None:
    m = table(GLORY, board={"C3": "to_frost_shaman", "C5": "gate_start@p2"}, phase="attack")
    with dice("MR MR MR MR MR"):
        play(m, "attack to_frost_shaman@C3 gate_start@C5")
    assert (hurt(m, "C3"), hurt(m, "C5")) == (0, 0)


# ---- Brutal Force ----
def test_brutal_force_lets_a_damaged_unit_be_forced_away() -> None:
    board = {"C3": "to_smasher", "C4": "fk_dragos@p2"}
    m = table({"hand": ["to_brutal_force", "to_freeze"]}, board=board, phase="attack")
    play(m, "play to_brutal_force")
    with dice("M MR MR M"):
        play(m, "attack to_smasher@C3 fk_dragos@C4", "accept")
    assert set(options(m)) == {"to B4", "to D4", "to C5"}  # each is farther from the Smasher
    play(m, "to C5")
    assert at(m, "C5") == "fk_dragos"


FORCEFUL = {"active": ["to_brutal_force"], "hand": ["to_freeze"]}


def test_brutal_force_needs_damage_and_a_unit() -> None:
    m = table(FORCEFUL, board={"C3": "to_smasher", "C4": "fk_dragos@p2"}, phase="attack")
    with dice("RS RS RS RS"):
        play(m, "attack to_smasher@C3 fk_dragos@C4")
    assert "accept" not in options(m)
    gate = table(FORCEFUL, board={"C3": "to_ragnor", "C4": "gate_start@p2"}, phase="attack")
    with dice("M M M"):
        play(gate, "attack to_ragnor@C3 gate_start@C4")
    assert "accept" not in options(gate)
    board = {"C3": "to_ragnor", "C4": "fk_dragos@p2"}
    enemy = table(FORCEFUL, {"hand": ["fk_purge"]}, board=board, phase="attack", turn="p2")
    with dice("M M M M"):
        play(enemy, "attack fk_dragos@C4 to_ragnor@C3")
    assert "accept" not in options(enemy)  # only friends of the event have it


def test_brutal_force_never_pulls_the_unit_nearer() -> None:
    board = {"C3": "to_targan", "C5": "fk_dragos@p2", "C6": "gate@p2", "B5": "gate@p2", "D5": "gate@p2"}
    m = table(FORCEFUL, board=board, phase="attack")
    with dice("MR MR MR M"):
        play(m, "attack to_targan@C3 fk_dragos@C5")
    assert "accept" not in options(m)  # only C4 is free, and it is nearer


# ---- Freeze ----
def test_freeze_is_for_unboosted_commons_and_champions_near_the_summoner() -> None:
    board = {
        "C1": "to_grognack",
        "C2": "to_smasher+1",
        "D1": "to_ragnor",
        "C4": "fk_dragos@p2",
        "C5": "fk_undead_warrior@p2",  # 4 spaces away
        "B1": "gate",
    }
    m = table({"hand": ["to_freeze", "to_for_glory"]}, board=board)
    play(m, "play to_freeze")
    assert set(options(m)) == {"target to_ragnor@D1", "target fk_dragos@C4"}


def test_a_frozen_unit_cannot_move_attack_or_be_attacked() -> None:
    board = {
        "C1": "to_grognack",
        "C3": "to_smasher",
        "B3": "gate@p2",
        "C4": "fk_undead_warrior@p2",
        "D4": "fk_undead_carrier@p2",
        "D3": "to_smasher",
    }
    m = table(SPARE, {"hand": ["fk_purge"]}, board=board)
    play(m, "play to_freeze", "target fk_undead_warrior@C4")
    until(m, "attack")
    assert targets(m, "to_smasher@C3") == {"B3", "D3"}
    assert m.why_not("attack to_smasher@C3 fk_undead_warrior@C4").cards == (
        "to_smasher",
        "fk_undead_warrior",
        "to_freeze",
    )
    until(m, "move", 1)
    assert moves(m, "fk_undead_warrior@C4") == set()
    assert moves(m, "fk_undead_carrier@D4")
    assert m.why_not("move fk_undead_warrior@C4 C5").cards == ("fk_undead_warrior", "to_freeze")
    until(m, "attack", 1)
    assert targets(m, "fk_undead_warrior@C4") == set()
    assert targets(m, "fk_undead_carrier@D4") == {"D3"}  # the Warrior is frozen for everybody
    assert m.why_not("attack fk_undead_warrior@C4 to_smasher@C3").cards == (
        "fk_undead_warrior",
        "to_smasher",
        "to_freeze",
    )


def test_a_frozen_unit_thaws_at_the_start_of_the_next_turn() -> None:
    board = {"C1": "to_grognack", "C4": "va_citadel_knight@p2", "C5": "to_smasher"}
    m = table(SPARE, {"hand": ["va_mass_heal"]}, board=board)
    play(m, "play to_freeze")  # the Knight is the only one near enough
    until(m, "magic", 1)
    assert m.state.silenced
    play(m, "end")
    assert m.state.turn == 0
    assert m.state.silenced == 0
    assert zone(m, "active", 0) == []
    until(m, "attack")
    assert targets(m, "to_smasher@C5") == {"C4"}


def test_a_frozen_unit_has_no_abilities_printed_or_lent() -> None:
    board = {"C1": "to_grognack", "C4": "va_citadel_knight@p2", "C3": "to_smasher", "B3": "va_temple_priest@p2"}
    m = table(
        {"hand": ["to_freeze", "to_for_glory"]},
        {"hand": ["va_mass_heal"], "active": ["va_guarding_spirits"]},
        board=board,
    )
    play(m, "play to_freeze", "target va_citadel_knight@C4")
    until(m, "attack")
    assert targets(m, "to_smasher@C3") == {"B3"}  # the Knight does not protect, and cannot be chosen
    own = table({"hand": ["to_freeze", "to_for_glory"]}, board={"C1": "to_grognack", "C2": "to_smasher"})
    play(own, "play to_freeze")
    until(own, "build")
    play(own, "play to_for_glory")
    assert strength(own, "C2") == 4  # Reckless Strike is an ability, too


@pytest.mark.parametrize("freeze", [False, True])
def test_a_frozen_unit_cannot_be_forced(freeze: bool) -> None:
    board = {"C1": "to_grognack", "C3": "to_smasher", "C6": "br_tacullu@p2"}
    m = table(SPARE, {"hand": ["br_hypnotic_call", "br_blast"]}, board=board)
    if freeze:
        play(m, "play to_freeze")
    until(m, "summon", 1)
    play(m, "play br_hypnotic_call")  # the Smasher is the only one to choose
    assert ("accept" in options(m)) is not freeze


def test_what_silenced_a_unit_is_forgotten_when_it_leaves() -> None:
    board = {"C1": "to_grognack", "C2": "to_smasher:5", "D1": "to_ragnor", "D2": "fk_undead_warrior@p2"}
    m = table({"hand": ["to_freeze", "to_freeze"]}, {"hand": ["fk_purge"]}, board=board)
    play(m, "play to_freeze", "target to_ragnor@D1", "play to_freeze", "target fk_undead_warrior@D2")
    assert bin(m.state.silenced).count("1") == 2
    until(m, "move", 1)
    play(m, "play fk_purge", "target fk_undead_warrior@D2", "done", "decline")
    assert at(m, "D2") is None
    assert m.state.silenced == 1 << m.state.board[3]  # D1


# ---- Primal Fury ----
FURY = {"active": ["to_primal_fury"], "hand": ["to_freeze"]}


def test_primal_fury_forces_the_summoner_and_attacks_once_more() -> None:
    board = {"C3": "to_grognack", "C4": "gate_start@p2", "E4": "fk_dragos@p2"}
    m = table(FURY, board=board, phase="attack")
    with dice("M M M M"):
        play(m, "attack to_grognack@C3 gate_start@C4", "accept")
    assert set(options(m)) == {"to B3", "to A3", "to D3", "to E3", "to C2", "to C1"}
    with dice("M MR MR M"):
        play(m, "to E3", "target fk_dragos@E4")
    assert (hurt(m, "C4"), hurt(m, "E4")) == (4, 4)
    assert "accept" not in options(m)  # once per turn


def test_a_primal_fury_that_was_declined_may_be_used_later_in_the_turn() -> None:
    board = {"C3": "to_grognack", "C4": "gate_start@p2", "D4": "gate@p2"}
    m = table({"active": ["to_primal_fury"] * 2, "hand": ["to_freeze"]}, board=board, phase="attack")
    with dice("M M M M", "M M M M"):
        settle(play(m, "attack to_grognack@C3 gate_start@C4"))
        settle(play(m, "decline"))
        play(m, "accept", "to D3", "target gate@D4")
    settle(m)
    assert set(options(m)) == {"accept", "decline"}  # the one that was declined
    play(m, "accept", "to C3", "decline")
    assert "accept" not in options(m)


def test_primal_fury_is_for_the_summoner_and_an_adjacent_enemy() -> None:
    board = {"C3": "to_ragnor", "C4": "gate_start@p2", "A1": "to_grognack", "A2": "gate"}
    m = table(FURY, board=board, phase="attack")
    with dice("M M M", "M M M M"):
        play(m, "attack to_ragnor@C3 gate_start@C4")
        assert "accept" not in options(m)
        play(m, "attack to_grognack@A1 gate@A2")
    assert "accept" not in options(m)
