"""Polar Dwarves: what their cards do, and what they must not do; and the cards that a later print changed."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.summonerwars.law.decks import BY_ID, FIRST_PRINTS, find_card, parse

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


@pytest.mark.parametrize(
    ("id", "cost", "strength_", "life_", "attack", "symbols"),
    [
        ("pd_svara", -1, 3, 12, "ranged", "water logic martial"),
        ("pd_nadiana", 6, 2, 7, "ranged", "water"),
        ("pd_ollag", 5, 3, 7, "melee", "logic"),
        ("pd_jarmund", 5, 3, 7, "ranged", "water logic"),
        ("pd_frost_mage", 1, 1, 4, "ranged", "water"),
        ("pd_ice_golem", 2, 2, 5, "melee", "logic"),
        ("pd_bear_cavalry", 3, 3, 5, "melee", "water"),
        ("pd_ice_smith", 0, 2, 2, "melee", "logic"),
        ("pd_ice_ram", 0, 0, 0, "", ""),
        ("pd_parapet", 0, 0, 5, "", "logic"),
        ("pd_ice_repair", 0, 0, 0, "", "water logic"),
        ("pd_glacial_shift", 0, 0, 0, "", "water"),
    ],
)
def test_numbers_are_as_printed(id: str, cost: int, strength_: int, life_: int, attack: str, symbols: str) -> None:
    card = BY_ID[id]
    assert (card.cost, card.strength, card.life, card.attack) == (cost, strength_, life_, attack)
    assert " ".join(card.symbols) == symbols


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


# ---- Ice Ram ----
RAM = {"active": ["pd_ice_ram"], "hand": ["pd_ice_repair"]}


def test_the_ram_strikes_a_unit_beside_the_structure_where_it_stands_now() -> None:
    board = {
        "D1": "pd_svara",
        "D4": "gate",
        "D6": "fk_undead_warrior@p2",  # beside D5
        "E5": "pd_frost_mage",  # beside D5, own
        "C4": "fk_undead_carrier@p2",  # beside D4 only
        "C5": "gate@p2",
    }
    m = table(RAM, board=board, phase="move")
    play(m, "move pd_svara@D1 D2", "target gate@D4", "to D5")
    assert set(options(m)) == {"target fk_undead_warrior@D6", "target pd_frost_mage@E5", "decline"}
    play(m, "target fk_undead_warrior@D6")
    assert hurt(m, "D6") == 1
    assert options(m) == ["accept", "decline"]
    play(m, "accept")
    assert set(options(m)) == {"to D7", "to C6", "to E6"}
    play(m, "to E6")
    assert at(m, "E6") == "fk_undead_warrior"
    assert hurt(m, "E6") == 1


def test_the_ram_need_not_strike_and_need_not_force_and_what_it_kills_is_not_forced() -> None:
    board = {"C3": "pd_ice_golem", "C5": "fk_undead_warrior@p2", "E3": "pd_frost_mage"}
    m = table(RAM, board=board, phase="move")
    play(m, "move pd_ice_golem@C3 C4", "target fk_undead_warrior@C5", "decline")  # moving a structure counts too
    assert (at(m, "C5"), hurt(m, "C5")) == ("fk_undead_warrior", 1)
    m = table(RAM, board=board, phase="move")
    play(m, "move pd_ice_golem@C3 C4", "decline")
    assert hurt(m, "C5") == 0
    board["C5"] = "fk_undead_warrior@p2:3"
    m = table(RAM, board=board, phase="move")
    play(m, "move pd_ice_golem@C3 C4", "target fk_undead_warrior@C5")
    assert at(m, "C5") is None
    assert m.state.magic[0] == 1
    assert "accept" not in options(m)


def test_the_ram_is_silent_when_a_unit_moves_that_is_no_structure() -> None:
    board = {"C3": "pd_frost_mage", "C5": "fk_undead_warrior@p2", "E3": "pd_frost_mage"}
    m = table(RAM, board=board, phase="move")
    play(m, "move pd_frost_mage@C3 C4")
    assert "decline" not in options(m)


@pytest.mark.parametrize(("edition", "asked"), [("first", False), ("later", True)])
def test_only_in_a_later_print_the_ram_answers_to_a_structure_forced_by_the_opponent(edition: str, asked: bool) -> None:
    ram = "pd_ice_ram" if edition == "first" else "pd_ice_ram_later"
    board = {"C3": "br_wind_mage", "C5": "pd_ice_golem@p2", "D6": "br_deceiver"}
    m = table({"hand": ["br_blast"]}, {"active": [ram]}, board=board, phase="attack", setup={"edition": edition})
    play(m, "use br_wind_mage@C3 push")
    if "target pd_ice_golem@C5" in options(m):
        play(m, "target pd_ice_golem@C5")
    play(m, "to C6")
    assert m.decision.seat == (1 if asked else 0)
    assert ("target br_deceiver@D6" in options(m)) is asked


# ---- the other events ----
def test_a_parapet_is_built_and_lets_only_the_own_attacks_pass() -> None:
    m = table({"hand": ["pd_parapet"], "magic": 0}, board={"C4": "pd_svara"}, phase="build")
    assert "play pd_parapet" not in options(m)
    assert {"C5", "A2", "F3"} <= builds(m, "pd_parapet")
    assert "F4" not in builds(m, "pd_parapet")
    play(m, "build pd_parapet C5")
    assert (at(m, "C5"), life(m, "C5")) == ("pd_parapet", 5)
    assert zone(m, "active", 0) == []
    board = {"C3": "pd_frost_mage", "C4": "pd_parapet", "C6": "fk_undead_archer@p2", "E3": "pd_nadiana", "E4": "gate"}
    board |= {"E6": "fk_undead_archer@p2"}
    m = table({"hand": ["pd_parapet"]}, board=board, phase="attack")
    assert targets(m, "pd_frost_mage@C3") == {"C4", "C6", "E3"}
    assert targets(m, "pd_nadiana@E3") == {"C3", "E4"}  # a gate blocks the view
    enemy = table({"hand": ["pd_parapet"]}, {"hand": ["fk_purge"]}, board=board, phase="attack", turn="p2")
    assert targets(enemy, "fk_undead_archer@C6") == {"C4", "E6"}


def test_ice_repair_takes_two_damage_off_every_own_structure() -> None:
    board = {
        "C3": "gate:4",
        "D3": "pd_ice_golem:1",
        "F6": "pd_parapet:2",
        "E3": "pd_frost_mage:3",
        "E6": "gate@p2:4",
    }
    m = table({"hand": ["pd_ice_repair"]}, board=board, phase="move")
    play(m, "play pd_ice_repair")
    assert (hurt(m, "C3"), hurt(m, "D3"), hurt(m, "F6")) == (2, 0, 0)
    assert (hurt(m, "E3"), hurt(m, "E6")) == (3, 4)


SHIFT = {
    "C3": "pd_svara",
    "C4": "gate",
    "D3": "gate",
    "B3": "pd_ice_golem",
    "C6": "gate",  # 3 spaces away
    "C7": "gate_start",  # 4 spaces away
    "D4": "gate@p2",
    "B4": "pd_frost_mage",
}


def test_glacial_shift_forces_up_to_three_structures_near_the_summoner_by_one_or_two() -> None:
    m = table({"hand": ["pd_glacial_shift", "pd_parapet"]}, board=SHIFT, phase="build")
    play(m, "play pd_glacial_shift")
    near = {"target gate@C4", "target gate@D3", "target pd_ice_golem@B3", "target gate@C6"}
    assert set(options(m)) == {*near, "done"}
    play(m, "target gate@C4", "target pd_ice_golem@B3", "target gate@D3")  # no fourth is asked for
    assert at(m, "C5") == "gate"  # C6 is taken: only one space fits
    assert set(options(m)) == {"to A3", "to B2", "to B1"}
    play(m, "to B1")
    assert at(m, "B1") == "pd_ice_golem"
    assert set(options(m)) == {"to E3", "to F3", "to D2", "to D1"}
    play(m, "to E3")
    assert (at(m, "E3"), at(m, "C6")) == ("gate", "gate")
    assert m.state.phase == 2


def test_the_structures_of_a_glacial_shift_are_chosen_before_any_is_forced() -> None:
    """One that has no room yet may be chosen; the one before it makes room."""
    board = {"A1": "pd_svara", "A3": "gate", "A2": "pd_ice_golem", "B2": "pd_frost_mage", "B1": "pd_frost_mage"}
    m = table({"hand": ["pd_glacial_shift", "pd_parapet"]}, board=board, phase="build")
    play(m, "play pd_glacial_shift")
    assert set(options(m)) == {"target gate@A3", "target pd_ice_golem@A2", "done"}
    play(m, "target gate@A3", "target pd_ice_golem@A2", "to A5")
    assert set(options(m)) == {"to A3", "to A4"}


def test_glacial_shift_may_choose_fewer_and_only_own_structures_in_reach() -> None:
    m = table({"hand": ["pd_glacial_shift", "pd_parapet"]}, board=SHIFT, phase="build")
    play(m, "play pd_glacial_shift", "target gate@D3", "done")
    assert set(options(m)) == {"to E3", "to F3", "to D2", "to D1"}
    play(m, "to F3")
    assert at(m, "F3") == "gate"
    assert at(m, "C4") == "gate"
    m = table({"hand": ["pd_glacial_shift", "pd_parapet"]}, board=SHIFT, phase="build")
    play(m, "play pd_glacial_shift", "done")
    assert "pd_glacial_shift" in zone(m, "discard", 0)


# ---- other editions ----
def test_decks_are_built_of_the_first_print_and_the_edition_of_the_match_turns_them() -> None:
    assert find_card("Ollag") == find_card("pd_ollag") == "pd_ollag"
    assert find_card("Ledové beranidlo") == find_card("Ice Ram") == "pd_ice_ram"
    assert find_card("pd_ollag_later") is None
    assert not [card.id for card in FIRST_PRINTS if card.variant_of]
    assert "pd_ollag" in parse("summoner: Svara\n1 Ollag\n").chosen
    for edition, ollag, ram in (
        ("first", "pd_ollag", "pd_ice_ram"),
        ("later", "pd_ollag_later", "pd_ice_ram_later"),
        ("digital", "pd_ollag", "pd_ice_ram"),
    ):
        m = sudi.new("summonerwars", decks=["polar_dwarves", "polar_dwarves"], edition=edition, seed=1)
        ids = [card.id for card in m.state.t.cards]
        assert {id for id in ids if "ollag" in id or "ram" in id} == {ollag, ram}
        assert (ids.count(ollag), ids.count(ram)) == (2, 4)


def test_a_variant_differs_only_in_what_its_print_changed() -> None:
    for id in ("pd_ollag", "pd_ice_ram"):
        first, later = BY_ID[id], BY_ID[f"{id}_later"]
        assert (later.variant_of, later.edition) == (id, "later")
        same = ("name", "kind", "faction", "symbols", "cost", "strength", "life", "attack", "phase", "active")
        assert [getattr(later, name) for name in same] == [getattr(first, name) for name in same]
        assert later.text("cs") != first.text("cs")
