"""Cave Goblins: what their events do, and what they must not do."""

from __future__ import annotations

from ..table import (
    at,
    dice,
    hurt,
    options,
    play,
    settle,
    strength,
    table,
    zone,
)


# ---- Enrage the Horde ----
def test_enrage_the_horde_lets_everybody_who_costs_nothing_attack_once_more() -> None:
    board = {
        "C3": "cg_horde_climber",
        "C4": "gate_start@p2",
        "B4": "cg_blarf+2",
        "D4": "cg_beast_rider",
        "C5": "cg_sneeks",
        "F3": "cg_horde_clinger",
    }
    m = table({"hand": ["cg_enrage_the_horde", "cg_sneak"], "magic": 1}, board=board, phase="attack")
    with dice("M"):
        play(m, "attack cg_horde_climber@C3 gate_start@C4", "end")
    play(m, "play cg_enrage_the_horde")
    # Not the Rider (2), not Sneeks (no cost), and the Clinger in the corner has nobody to attack.
    assert set(options(m)) == {"target cg_horde_climber@C3", "target cg_blarf@B4", "done"}
    play(m, "target cg_horde_climber@C3")
    with dice("M"):
        play(m, "target gate_start@C4")
    assert set(options(m)) == {"target cg_blarf@B4", "done"}  # each of them once
    with dice("M M"):
        play(m, "target cg_blarf@B4", "target gate_start@C4")
    assert hurt(m, "C4") == 1 + 1 + 2
    assert m.state.magic[0] == 0


def test_enraged_attacks_come_too_late_against_the_price_of_idleness() -> None:
    board = {"A1": "cg_sneeks", "C3": "cg_horde_climber", "C4": "gate_start@p2"}
    m = table({"hand": ["cg_enrage_the_horde", "cg_sneak"], "magic": 1}, board=board, phase="attack")
    play(m, "end")
    assert hurt(m, "A1") == 1
    with dice("M"):
        play(m, "play cg_enrage_the_horde", "target cg_horde_climber@C3", "target gate_start@C4")
    assert hurt(m, "C4") == 1


# ---- Sneak ----
def test_sneak_forces_any_number_of_free_units_by_one_space() -> None:
    board = {"C3": "cg_horde_climber", "E3": "cg_horde_clinger", "C6": "cg_beast_rider", "E6": "cg_smeg@p2"}
    m = table({"hand": ["cg_sneak", "cg_sneak"]}, board=board, phase="move")
    play(m, "play cg_sneak")
    assert set(options(m)) == {"target cg_horde_climber@C3", "target cg_horde_clinger@E3", "done"}
    play(m, "target cg_horde_clinger@E3")  # being forced is not moving
    assert set(options(m)) == {"to D3", "to F3", "to E2", "to E4"}
    play(m, "to F3", "target cg_horde_climber@C3", "to C4")
    assert (at(m, "F3"), at(m, "C4")) == ("cg_horde_clinger", "cg_horde_climber")
    assert m.state.moves == 0
    assert "cg_sneak" in zone(m, "discard", 0)


# ---- Unrelenting ----
def test_unrelenting_takes_dying_commons_back_to_hand_and_brings_no_magic() -> None:
    board = {"C4": "cg_horde_slinger", "C5": "cg_horde_climber@p2", "E4": "cg_smeg:3", "E5": "cg_horde_climber@p2"}
    m = table(
        {"active": ["cg_unrelenting"], "hand": []}, {"hand": ["cg_sneak"]}, board=board, phase="attack", turn="p2"
    )
    with dice("M", "M"):
        play(m, "attack cg_horde_climber@C5 cg_horde_slinger@C4")
        assert zone(m, "hand", 0) == ["cg_horde_slinger"]
        assert m.state.magic[1] == 0
        play(m, "attack cg_horde_climber@E5 cg_smeg@E4")  # a champion
    assert zone(m, "discard", 0) == ["cg_smeg"]
    assert m.state.magic[1] == 1


def test_unrelenting_does_not_save_the_enemys_commons() -> None:
    board = {"C4": "cg_horde_climber", "C5": "cg_horde_slinger@p2", "E6": "gate@p2"}
    m = table({"active": ["cg_unrelenting"], "hand": ["cg_sneak"]}, board=board, phase="attack")
    with dice("M"):
        play(m, "attack cg_horde_climber@C4 cg_horde_slinger@C5")
    assert zone(m, "discard", 1) == ["cg_horde_slinger"]
    assert m.state.magic[0] == 1


def test_a_saved_common_was_not_destroyed_so_it_does_not_feed_the_eater() -> None:
    board = {"C3": "cg_the_eater", "B3": "cg_horde_slinger@p2", "C4": "cg_horde_climber"}
    m = table({"hand": ["cg_sneak"]}, {"active": ["cg_unrelenting"]}, board=board, phase="attack")
    with dice("M M M M M"):
        play(m, "attack cg_the_eater@C3 cg_horde_slinger@B3")
    play(m, "end")
    assert set(options(m)) == {"first", "second"}


def test_a_common_under_foreign_control_goes_back_to_the_hand_of_its_own_player() -> None:
    board = {"C4": "cg_horde_slinger@p2", "C5": "cg_horde_climber@p2"}
    m = table(
        {"active": ["cg_unrelenting"]},
        {"hand": ["cg_sneak"]},
        board=board,
        phase="attack",
        turn="p2",
        taken={"C4": "p1"},
    )
    with dice("M"):
        play(m, "attack cg_horde_climber@C5 cg_horde_slinger@C4")
    assert sorted(zone(m, "hand", 1)) == ["cg_horde_slinger", "cg_sneak"]
    assert m.state.magic[1] == 0


# ---- Pile On ----
def test_pile_on_counts_the_other_friendly_units_beside_the_target() -> None:
    board = {
        "C3": "cg_horde_climber",
        "C4": "gate_start@p2",
        "B4": "cg_horde_slinger",
        "D4": "gate",
        "C5": "cg_horde_slinger@p2",
        "E4": "cg_horde_climber",
    }
    m = table({"hand": ["cg_pile_on", "cg_pile_on"]}, board=board, phase="attack")
    play(m, "play cg_pile_on", "play cg_pile_on")  # the second copy adds nothing: an ability is not had twice
    assert zone(m, "active", 0) == ["cg_pile_on", "cg_pile_on"]
    assert strength(m, "C3") == 1  # only in an attack
    with dice("M M"):  # the Slinger beside the gate; neither a structure nor an enemy counts
        play(m, "attack cg_horde_climber@C3 gate_start@C4")
    assert hurt(m, "C4") == 2


def test_pile_on_ends_at_the_start_of_the_own_next_turn_and_does_not_help_the_enemy() -> None:
    board = {"C4": "cg_horde_slinger", "C5": "cg_horde_climber@p2", "B4": "cg_horde_climber@p2"}
    m = table({"active": ["cg_pile_on"]}, {"hand": ["cg_sneak"]}, board=board, phase="attack", turn="p2")
    with dice("M"):
        play(m, "attack cg_horde_climber@C5 cg_horde_slinger@C4")
    while m.state.turn == 1:
        play(m, "end")
    settle(m)
    assert zone(m, "active", 0) == []


def test_the_strength_of_pile_on_is_counted_for_each_attacker_from_its_own_place() -> None:
    board = {"C3": "cg_horde_climber", "C4": "gate_start@p2", "C6": "cg_horde_slinger", "D4": "cg_blarf"}
    m = table({"active": ["cg_pile_on"]}, board=board, phase="attack")
    with dice("MR MR MR MR", "M M"):
        play(m, "attack cg_horde_slinger@C6 gate_start@C4")  # 2, and both others stand beside the gate
        play(m, "attack cg_horde_climber@C3 gate_start@C4")  # 1, and Blarf; the Slinger is two spaces away
    assert hurt(m, "C4") == 6
