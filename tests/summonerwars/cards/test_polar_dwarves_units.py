"""Polar Dwarves: what their units do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import (
    at,
    boosts,
    builds,
    dice,
    hurt,
    life,
    moves,
    options,
    play,
    settle,
    strength,
    summons,
    table,
    targets,
    zone,
)

LATER = {"edition": "later"}


# ---- Svara: Structural Shift ----
def test_structural_shift_forces_a_friendly_structure_near_svara_after_her_move() -> None:
    board = {
        "D1": "pd_svara",
        "D4": "gate",
        "F3": "pd_ice_golem",  # 3 spaces from D2
        "A3": "gate_start",  # 4 spaces from D2
        "E3": "gate@p2",
        "C4": "pd_frost_mage",
    }
    m = table(board=board, phase="move")
    play(m, "move pd_svara@D1 D2")
    assert set(options(m)) == {"target gate@D4", "target pd_ice_golem@F3", "decline"}
    play(m, "target gate@D4")
    assert set(options(m)) == {"to D3", "to D5", "to E4"}  # the Mage stands on C4
    play(m, "to D5")
    assert at(m, "D5") == "gate"
    assert at(m, "D4") is None
    assert m.state.moves == 1  # being forced is no movement


def test_structural_shift_may_be_declined_and_skips_structures_that_have_no_room() -> None:
    board = {"D1": "pd_svara", "F3": "gate", "F2": "pd_frost_mage", "E3": "pd_frost_mage", "F4": "pd_bear_cavalry"}
    m = table(board=board | {"D4": "pd_ice_golem"}, phase="move")
    play(m, "move pd_svara@D1 D2")
    assert options(m) == ["target pd_ice_golem@D4", "decline"]
    play(m, "decline")
    assert at(m, "D4") == "pd_ice_golem"
    assert at(m, "F3") == "gate"


# ---- Nadiana and the Frost Mage ----
def test_greater_frost_bolt_counts_friendly_structures_within_two_spaces() -> None:
    board = {
        "C3": "pd_nadiana",
        "C5": "gate",  # 2 away
        "D4": "pd_ice_golem",  # 2 away
        "C6": "gate",  # 3 away
        "B3": "gate@p2",
        "D3": "pd_frost_mage",
    }
    m = table(board=board)
    assert strength(m, "C3") == 2 + 2


def test_frost_bolt_counts_adjacent_friendly_structures_only() -> None:
    board = {
        "C3": "pd_frost_mage",
        "C4": "gate",
        "B3": "pd_parapet",
        "D4": "gate",
        "D3": "gate@p2",
        "C2": "pd_ice_golem",
    }
    m = table(board=board)
    assert strength(m, "C3") == 1 + 3
    assert strength(m, "C2") == 2


# ---- Ollag: Cold Snap ----
def test_cold_snap_gives_every_friendly_structure_one_life() -> None:
    board = {
        "A2": "pd_ollag",
        "F6": "gate",
        "B2": "gate_start",
        "E5": "pd_ice_golem",
        "C5": "pd_frost_mage",
        "D7": "gate@p2",
    }
    m = table(board=board)
    assert (life(m, "F6"), life(m, "B2"), life(m, "E5")) == (6, 11, 6)
    assert (life(m, "C5"), life(m, "A2"), life(m, "D7")) == (4, 7, 5)


def test_structures_that_live_by_cold_snap_fall_with_ollag_and_bring_no_magic() -> None:
    board = {"C3": "pd_ollag@p2:6", "C2": "fk_undead_warrior", "F6": "gate@p2:5", "E6": "gate@p2:4"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        settle(play(m, "attack fk_undead_warrior@C2 pd_ollag@C3"))
    assert at(m, "F6") is None
    assert at(m, "E6") == "gate"
    assert m.state.magic[0] == 1  # SUW-253: for Ollag alone


def test_in_a_later_print_cold_snap_reaches_three_spaces() -> None:
    board = {"C3": "pd_ollag_later", "C6": "gate", "D5": "gate", "C7": "gate"}
    m = table(board=board, setup=LATER)
    assert (life(m, "C6"), life(m, "D5"), life(m, "C7")) == (6, 6, 5)


def test_in_a_later_print_a_structure_forced_out_of_reach_falls_at_once() -> None:
    """SUW-249: even before the Ram can strike with it."""
    board = {"C3": "pd_ollag_later", "C6": "gate:5", "D3": "pd_svara", "D7": "fk_undead_warrior@p2"}
    m = table({"active": ["pd_ice_ram_later"]}, board=board, phase="move", setup=LATER)
    play(m, "move pd_svara@D3 D4", "target gate@C6", "to C7")
    assert at(m, "C7") is None
    assert "gate" in zone(m, "discard", 0)
    assert hurt(m, "D7") == 0
    assert m.state.magic == [0, 0]
    assert "end" in options(m)  # nothing else waits


def test_in_a_later_print_a_golem_that_walks_out_of_reach_falls_at_once() -> None:
    board = {"C3": "pd_ollag_later", "C6": "pd_ice_golem:5", "D7": "fk_undead_warrior@p2", "A3": "pd_frost_mage"}
    m = table({"active": ["pd_ice_ram_later"]}, board=board, phase="move", setup=LATER)
    play(m, "move pd_ice_golem@C6 C7")
    assert at(m, "C7") is None
    assert hurt(m, "D7") == 0
    assert "end" in options(m)  # the Ram has nothing to strike with


# ---- Jarmund: Momentum, Ice Shards ----
def test_momentum_boosts_once_in_a_turn_after_an_attack_on_an_enemy_unit() -> None:
    board = {"C3": "pd_jarmund", "C5": "fk_undead_warrior@p2", "E3": "pd_frost_mage"}
    m = table({"hand": ["pd_parapet"]}, board=board, phase="attack")
    with dice("M M M"):
        play(m, "attack pd_jarmund@C3 fk_undead_warrior@C5")
    assert boosts(m, "C3") == 1  # a miss is an attack as well
    gate = table(
        {"hand": ["pd_parapet"]}, board={"C3": "pd_jarmund", "C5": "gate@p2", "D3": "pd_frost_mage"}, phase="attack"
    )
    with dice("MR M M"):
        play(gate, "attack pd_jarmund@C3 gate@C5")
    assert boosts(gate, "C3") == 0
    friend = table({"hand": ["pd_parapet"]}, board=board, phase="attack")
    with dice("M M M"):
        play(friend, "attack pd_jarmund@C3 pd_frost_mage@E3")
    assert boosts(friend, "C3") == 0


def test_ice_shards_hurt_each_enemy_beside_the_own_structures_once() -> None:
    board = {
        "A3": "pd_jarmund+2",
        "C3": "gate",
        "C5": "pd_ice_golem",
        "C4": "fk_undead_warrior@p2",  # beside two of them
        "D5": "fk_undead_carrier@p2",
        "E3": "fk_undead_carrier@p2",  # beside none
        "B3": "pd_frost_mage",
        "F5": "gate@p2",
        "E5": "fk_undead_archer@p2",  # only beside a structure of the enemy
    }
    m = table({"hand": ["pd_parapet"]}, board=board, phase="build")
    play(m, "end")
    assert options(m) == ["accept", "decline"]
    play(m, "accept")
    assert (hurt(m, "C4"), hurt(m, "D5")) == (1, 1)
    assert (hurt(m, "E3"), hurt(m, "B3"), hurt(m, "E5"), hurt(m, "C5")) == (0, 0, 0, 0)
    assert boosts(m, "A3") == 1
    assert m.state.phase == 3


def test_ice_shards_need_a_boost_and_may_be_declined() -> None:
    board = {"A3": "pd_jarmund", "C3": "gate", "C4": "fk_undead_warrior@p2"}
    m = table({"hand": ["pd_parapet"]}, board=board, phase="build")
    play(m, "end")
    assert "accept" not in options(m)
    board["A3"] = "pd_jarmund+1"
    m = table({"hand": ["pd_parapet"]}, board=board, phase="build")
    play(m, "end", "decline")
    assert hurt(m, "C4") == 0
    assert boosts(m, "A3") == 1


# ---- Ice Golem ----
def test_units_can_be_summoned_beside_the_own_golem() -> None:
    board = {"C5": "pd_ice_golem", "E5": "pd_ice_golem@p2"}
    m = table({"hand": ["pd_frost_mage"], "magic": 1}, board=board, decks=("polar_dwarves", "polar_dwarves"))
    assert summons(m, "pd_frost_mage") == {"C4", "C6", "B5", "D5"}


def test_a_golem_moves_one_space_and_attacks_though_it_is_a_structure() -> None:
    board = {"C3": "pd_ice_golem", "C2": "gate", "C6": "fk_undead_warrior@p2"}
    m = table(board=board, phase="move")
    assert moves(m, "pd_ice_golem@C3") == {"C4", "B3", "D3"}
    assert not moves(m, "gate@C2")
    play(m, "move pd_ice_golem@C3 C4", "move pd_svara@A1 A2", "decline")
    m = table(board={"C5": "pd_ice_golem", "C6": "fk_undead_warrior@p2"}, phase="attack")
    assert targets(m, "pd_ice_golem@C5") == {"C6"}


def test_a_golem_without_its_abilities_is_a_structure_that_stands_still() -> None:
    m = table(board={"C3": "pd_ice_golem", "C2": "pd_frost_mage"}, phase="move", silenced=["C3"])
    assert not moves(m, "pd_ice_golem@C3")
    assert m.why_not("move pd_ice_golem@C3 C4").rule == "SUW-034"


def test_a_golem_is_summoned_beside_a_gate_or_built_in_the_rear_for_two_magic() -> None:
    """SUW-251."""
    hand = {"hand": ["pd_ice_golem"], "magic": 3}
    m = table(hand, board={"C5": "gate", "E3": "pd_svara"})
    assert summons(m, "pd_ice_golem") == {"C4", "C6", "B5", "D5"}
    play(m, "summon pd_ice_golem C6")
    assert m.state.magic[0] == 1
    m = table(hand, board={"C5": "gate", "E3": "pd_svara"}, phase="build")
    rear = {f"{c}{r}" for c in "ABCDEF" for r in (1, 2, 3)} - {"E3"}
    assert builds(m, "pd_ice_golem") == rear | {"E4"}
    play(m, "build pd_ice_golem E4")
    assert m.state.magic[0] == 1
    assert at(m, "E4") == "pd_ice_golem"
    poor = table({"hand": ["pd_ice_golem", "gate"], "magic": 1}, board={"C5": "gate"}, phase="build")
    assert not builds(poor, "pd_ice_golem")
    assert builds(poor, "gate")


# ---- Bear Cavalry: Trample ----
def test_the_bears_trample_commons_of_both_sides_and_nothing_else() -> None:
    board = {
        "C3": "pd_bear_cavalry",
        "C4": "fk_undead_warrior@p2",
        "B3": "pd_ice_golem",
        "D3": "fk_dragos@p2",
        "C2": "gate",
        "E5": "pd_frost_mage",
    }
    m = table(board=board, phase="move")
    goals = moves(m, "pd_bear_cavalry@C3")
    assert goals == {"C3", "A3", "B2", "B4", "C5", "D4"}  # through the two commons, on empty spaces only
    play(m, "move pd_bear_cavalry@C3 C5")
    assert at(m, "C5") == "pd_bear_cavalry"
    assert hurt(m, "C4") == 1
    assert (hurt(m, "B3"), hurt(m, "E5"), hurt(m, "C5")) == (0, 0, 0)


def test_a_golem_is_a_common_and_is_trampled_too() -> None:
    m = table(board={"C3": "pd_bear_cavalry", "B3": "pd_ice_golem:4", "F3": "pd_frost_mage"}, phase="move")
    play(m, "move pd_bear_cavalry@C3 A3")
    assert at(m, "B3") is None
    assert at(m, "A3") == "pd_bear_cavalry"
    assert m.state.magic == [0, 0]


# ---- Ice Smith: Frost Axe ----
def test_the_smith_gathers_a_boost_or_spends_it_to_slip_under_a_common() -> None:
    board = {"C3": "pd_ice_smith", "C6": "pd_bear_cavalry", "F4": "pd_ice_golem", "D4": "pd_nadiana"}
    m = table(board=board, phase="move")
    play(m, "move pd_ice_smith@C3 C4")
    assert options(m) == ["first", "decline"]
    play(m, "first")
    assert boosts(m, "C4") == 1
    board["C3"] = "pd_ice_smith+2"
    m = table(board=board, phase="move")
    play(m, "move pd_ice_smith@C3 C4")
    assert options(m) == ["first", "second", "decline"]
    play(m, "second")
    assert set(options(m)) == {"target pd_bear_cavalry@C6", "target pd_ice_golem@F4"}  # commons within 3 spaces
    play(m, "target pd_bear_cavalry@C6")
    assert at(m, "C4") is None
    smith = m.state.tucked[0]
    assert m.state.t.cards[smith].id == "pd_ice_smith"
    assert m.state.boost[smith] == 0
    assert m.state.under[smith] == m.state.board[32]  # C6


def test_the_smith_needs_a_common_within_three_spaces_and_may_do_nothing() -> None:
    m = table(board={"C3": "pd_ice_smith+1", "C8": "pd_bear_cavalry", "D3": "pd_nadiana"}, phase="move")
    play(m, "move pd_ice_smith@C3 C4")
    assert options(m) == ["first", "decline"]  # 4 spaces to the bears
    play(m, "decline")
    assert boosts(m, "C4") == 1


@pytest.mark.parametrize(("smiths", "hits"), [(0, 2), (1, 6), (2, 6)])
def test_each_special_counts_as_two_melee_symbols_however_many_smiths_lie_there(smiths: int, hits: int) -> None:
    """SUW-195: an ability is not had twice."""
    m = table(
        {"hand": ["pd_parapet"]},
        board={"C3": "pd_bear_cavalry", "C4": "gate_start@p2"},
        phase="attack",
        tucked=["pd_ice_smith@p1"] * smiths,
        under={f"tucked.{n}": "C3" for n in range(smiths)},
    )
    with dice("MS RS M"):
        play(m, "attack pd_bear_cavalry@C3 gate_start@C4")
    assert hurt(m, "C4") == hits


def test_more_melee_symbols_do_not_help_a_ranged_common() -> None:
    m = table(
        {"hand": ["pd_parapet"]},
        board={"C3": "pd_frost_mage", "C5": "gate_start@p2", "C2": "gate"},
        phase="attack",
        tucked=["pd_ice_smith@p1"],
        under={"tucked.0": "C3"},
    )
    with dice("MS RS"):
        play(m, "attack pd_frost_mage@C3 gate_start@C5")
    assert hurt(m, "C5") == 1


def test_the_axe_helps_only_the_common_above_it() -> None:
    m = table(
        {"hand": ["pd_parapet"]},
        board={"C3": "pd_bear_cavalry", "E3": "pd_bear_cavalry", "E4": "gate_start@p2"},
        phase="attack",
        tucked=["pd_ice_smith@p1"],
        under={"tucked.0": "C3"},
    )
    with dice("MS RS M"):
        play(m, "attack pd_bear_cavalry@E3 gate_start@E4")
    assert hurt(m, "E4") == 2
