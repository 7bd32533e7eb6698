"""Phoenix Elves: what their units do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import (
    at,
    boosts,
    dice,
    hurt,
    options,
    play,
    settle,
    strength,
    summons,
    table,
    targets,
    until,
)

DIGITAL = {"edition": "digital"}
SPARE = {"hand": ["pe_burn", "pe_spirit_of_the_phoenix"]}
FOE = {"hand": ["fk_purge"]}


# ---- Queen Maldaria: Momentum, Call Protection ----
def test_the_queen_is_boosted_for_attacking_an_enemy_unit_even_without_a_hit() -> None:
    board = {"C1": "pe_queen_maldaria", "C3": "fk_dragos@p2", "E1": "gate@p2"}
    m = table(SPARE, board=board, phase="attack")
    with dice("M M M M"):
        play(m, "attack pe_queen_maldaria@C1 fk_dragos@C3")
    assert boosts(m, "C1") == 1
    gate = table(SPARE, board=board, phase="attack")
    with dice("M M M M"):
        play(gate, "attack pe_queen_maldaria@C1 gate@E1")
    assert boosts(gate, "C1") == 0


def test_call_protection_puts_a_friendly_common_beside_the_queen_for_a_boost() -> None:
    board = {
        "C1": "pe_queen_maldaria+1",
        "C2": "gate",
        "E6": "pe_royal_guardian:1+2",
        "B8": "pe_ember_mage",
        "E2": "pe_fanessa",
        "E3": "gate@p2",
    }
    m = table(SPARE, board=board, phase="attack")
    play(m, "end")
    assert set(options(m)) == {"accept", "decline"}
    play(m, "accept")
    assert set(options(m)) == {"target pe_royal_guardian@E6", "target pe_ember_mage@B8"}  # commons only
    play(m, "target pe_royal_guardian@E6")
    assert set(options(m)) == {"to B1", "to D1"}
    play(m, "to D1")
    assert at(m, "D1") == "pe_royal_guardian"
    assert (hurt(m, "D1"), boosts(m, "D1")) == (1, 2)  # SUW-255
    assert boosts(m, "C1") == 0


@pytest.mark.parametrize(
    "board",
    [
        {"C1": "pe_queen_maldaria", "E6": "pe_royal_guardian"},  # no boost
        {"C1": "pe_queen_maldaria+1", "E6": "pe_fanessa"},  # no common
        {"A1": "pe_queen_maldaria+1", "A2": "gate", "B1": "gate", "E6": "pe_royal_guardian"},  # no space
    ],
)
def test_call_protection_needs_a_boost_a_common_and_a_space(board: dict[str, str]) -> None:
    m = table(SPARE, board=board | {"E5": "gate@p2"}, phase="attack")
    play(m, "end")
    assert m.decision.name == "magic"


def test_the_digital_queen_calls_any_friendly_unit_after_attacking_an_enemy_card() -> None:
    board = {"C1": "pe_queen_maldaria_digital", "C3": "gate@p2", "E6": "pe_fanessa", "F6": "gate@p2", "E5": "gate"}
    setup = {"setup": DIGITAL, "phase": "attack"}
    idle = table(SPARE, board=board, **setup)
    with dice("M M M"):
        play(idle, "attack pe_fanessa@E6 gate@F6", "end")
    assert idle.decision.name == "magic"  # another unit's attack is not hers
    m = table(SPARE, board=board, **setup)
    with dice("M M M M"):
        play(m, "attack pe_queen_maldaria_digital@C1 gate@C3", "end")
    assert set(options(m)) == {"target pe_fanessa@E6", "decline"}
    play(m, "target pe_fanessa@E6", "to C2")
    assert at(m, "C2") == "pe_fanessa"
    assert boosts(m, "C1") == 0  # no Momentum


def test_an_attack_on_an_own_card_does_not_call_for_the_digital_queen() -> None:
    board = {"C1": "pe_queen_maldaria_digital", "C3": "gate", "E6": "pe_fanessa", "F6": "gate@p2"}
    m = table(SPARE, board=board, setup=DIGITAL, phase="attack")
    with dice("M M M M"):
        play(m, "attack pe_queen_maldaria_digital@C1 gate@C3", "end")
    assert m.decision.name == "magic"


def test_units_beside_the_digital_queen_cannot_be_forced() -> None:
    for place, forced in (("C7", False), ("D6", True)):
        board = {"C8": "pe_queen_maldaria_digital@p2", place: "pe_fanessa@p2"}
        m = table({"hand": ["br_hypnotic_call", "br_blast"]}, board=board | {"A2": "br_tacullu"}, setup=DIGITAL)
        play(m, "play br_hypnotic_call")
        assert ("accept" in options(m)) is forced


def test_no_attack_passes_through_units_beside_the_digital_queen() -> None:
    for queen, wanted in (("D4", {"C4"}), ("E4", {"C4", "C5"})):
        board = {
            "C2": "pe_fire_drake",
            "C4": "pe_fanessa@p2",
            "C5": "pe_ember_mage@p2",
            queen: "pe_queen_maldaria_digital@p2",
        }
        m = table(board=board, setup=DIGITAL, phase="attack")
        assert targets(m, "pe_fire_drake@C2") == wanted


# ---- Fanessa: Riposte ----
def test_riposte_hurts_an_adjacent_enemy_that_attacked_her() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "pe_fanessa@p2", "C6": "fk_undead_archer"}
    m = table(FOE, board=board, phase="attack")
    with dice("RS RS", "MR M M"):
        play(m, "attack fk_undead_warrior@C3 pe_fanessa@C4")
        assert hurt(m, "C3") == 1  # whether it hit or not
        play(m, "attack fk_undead_archer@C6 pe_fanessa@C4")
    assert hurt(m, "C6") == 0  # 2 spaces away


def test_fanessa_strikes_back_at_no_friend_and_not_when_she_falls() -> None:
    m = table(SPARE, board={"C3": "pe_ember_beast", "C4": "pe_fanessa"}, phase="attack")
    with dice("M M M"):
        play(m, "attack pe_ember_beast@C3 pe_fanessa@C4")
    assert hurt(m, "C3") == 0
    fallen = table(FOE, board={"C3": "fk_undead_carrier", "C4": "pe_fanessa@p2:8"}, phase="attack")
    with dice("M M"):
        play(fallen, "attack fk_undead_carrier@C3 pe_fanessa@C4")
    assert at(fallen, "C4") is None
    assert hurt(fallen, "C3") == 0


def test_who_dies_of_a_riposte_brings_its_player_magic() -> None:
    m = table(FOE, board={"C3": "fk_undead_carrier:2", "C4": "pe_fanessa@p2"}, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_carrier@C3 pe_fanessa@C4")
    assert at(m, "C3") is None
    assert m.state.magic == [0, 1]


# ---- Fire Drake: Protector, Fire Breath ----
def test_the_drake_may_be_summoned_beside_the_summoner() -> None:
    hand = {"hand": ["pe_fire_drake", "pe_fanessa"], "magic": 8}
    m = table(hand, board={"C1": "pe_queen_maldaria", "E5": "gate"})
    gate = {"E4", "E6", "D5", "F5"}
    assert summons(m, "pe_fire_drake") == gate | {"B1", "D1", "C2"}
    assert summons(m, "pe_fanessa") == gate


def test_fire_breath_passes_through_units_and_burns_them_for_special_symbols() -> None:
    board = {
        "C2": "pe_fire_drake",
        "C3": "pe_royal_guardian",
        "C4": "fk_undead_warrior@p2",
        "C5": "fk_dragos@p2",
        "C6": "fk_gul_dass@p2",
    }
    m = table(SPARE, board=board, phase="attack")
    assert targets(m, "pe_fire_drake@C2") == {"C3", "C4", "C5"}  # 3 spaces
    with dice("RS RS MR M"):
        play(m, "attack pe_fire_drake@C2 fk_dragos@C5")
    assert [hurt(m, space) for space in ("C3", "C4", "C5", "C6")] == [2, 2, 3, 0]


def test_fire_breath_is_stopped_by_structures() -> None:
    board = {"C2": "pe_fire_drake", "C3": "gate", "C4": "fk_dragos@p2", "D2": "fk_gul_dass@p2", "F2": "gate@p2"}
    m = table(board=board, phase="attack")
    assert targets(m, "pe_fire_drake@C2") == {"C3", "D2", "F2"}


def test_an_attack_on_the_nearest_unit_burns_nobody_else() -> None:
    board = {"C2": "pe_fire_drake", "C3": "fk_dragos@p2", "C4": "fk_gul_dass@p2"}
    m = table(SPARE, board=board, phase="attack")
    with dice("RS RS MR M"):
        play(m, "attack pe_fire_drake@C2 fk_dragos@C3")
    assert (hurt(m, "C3"), hurt(m, "C4")) == (3, 0)


def test_fire_breath_is_part_of_the_attack_and_not_made_bigger() -> None:
    board = {"C2": "pe_fire_drake", "C3": "fk_undead_warrior@p2", "C4": "fk_dragos@p2"}
    m = table(SPARE | {"active": ["pe_spirit_of_the_phoenix"]}, board=board, phase="attack")
    with dice("RS MR MR M"):
        play(m, "attack pe_fire_drake@C2 fk_dragos@C4")
    assert (hurt(m, "C3"), hurt(m, "C4")) == (1, 3)


# ---- Holleas: Fiery Summon, Ignite ----
def test_ember_units_may_be_summoned_beside_holleas() -> None:
    hand = {"hand": ["pe_ember_mage", "pe_fanessa"], "magic": 5}
    m = table(hand, board={"C5": "pe_holleas", "E1": "gate"})
    gate = {"D1", "F1", "E2"}
    assert summons(m, "pe_ember_mage") == gate | {"B5", "D5", "C4", "C6"}
    assert summons(m, "pe_fanessa") == gate


def test_ignite_strengthens_adjacent_friendly_ember_units() -> None:
    board = {
        "C3": "pe_holleas",
        "C4": "pe_ember_mage",
        "D4": "pe_ember_mage",
        "B3": "pe_royal_guardian",
        "C2": "pe_ember_mage@p2",
    }
    m = table(board=board)
    assert [strength(m, space) for space in ("C4", "D4", "B3", "C2", "C3")] == [2 + 1, 2, 1, 2, 3]


# ---- Royal Guardian: Engage, Shove ----
def test_shove_forces_an_enemy_common_or_champion_and_engage_hurts_it_for_going() -> None:
    m = table(SPARE, board={"C3": "pe_royal_guardian", "C4": "fk_dragos@p2"}, phase="attack")
    with dice("RS"):
        play(m, "attack pe_royal_guardian@C3 fk_dragos@C4")
    assert set(options(m)) == {"accept", "decline"}  # a hit is not needed
    play(m, "accept")
    assert set(options(m)) == {"to B4", "to D4", "to C5"}
    play(m, "to C5")
    assert hurt(m, "C5") == 1


@pytest.mark.parametrize("target", ["fk_ret_talus@p2", "gate_start@p2", "pe_fanessa"])
def test_shove_is_not_for_summoners_structures_and_friends(target: str) -> None:
    m = table(SPARE, board={"C3": "pe_royal_guardian", "C4": target}, phase="attack")
    with dice("M"):
        play(m, f"attack pe_royal_guardian@C3 {target.partition('@')[0]}@C4")
    assert "accept" not in options(m)


# ---- Ember Archer: Quick Shot ----
def test_quick_shot_hurts_a_unit_in_a_clear_line_after_a_move() -> None:
    board = {
        "C2": "pe_ember_archer",
        "C6": "fk_dragos@p2",  # 3 spaces from C3
        "C7": "fk_undead_warrior@p2",
        "D3": "gate",
        "E3": "fk_gul_dass@p2",  # hidden by the gate
        "B3": "pe_fanessa",
        "B4": "fk_undead_archer@p2",  # not in a line
    }
    m = table(SPARE, board=board, phase="move")
    play(m, "move pe_ember_archer@C2 C3")
    assert set(options(m)) == {"target fk_dragos@C6", "target pe_fanessa@B3", "decline"}
    play(m, "target fk_dragos@C6")
    assert hurt(m, "C6") == 1
    far = table(SPARE, board={"C1": "pe_ember_archer", "C6": "fk_dragos@p2"}, phase="move")
    play(far, "move pe_ember_archer@C1 C2")
    assert "decline" not in options(far)


# ---- Ember Mage: Guarded ----
def test_the_first_attack_of_a_turn_on_an_ember_mage_adds_at_most_one_damage() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "pe_ember_mage@p2", "C5": "fk_undead_warrior"}
    m = table(FOE, board=board, phase="attack")
    with dice("M M", "M M"):
        play(m, "attack fk_undead_warrior@C3 pe_ember_mage@C4")
        assert hurt(m, "C4") == 1
        settle(play(m, "attack fk_undead_warrior@C5 pe_ember_mage@C4"))
    assert at(m, "C4") is None


def test_a_first_attack_without_a_hit_uses_the_guard_up() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "pe_ember_mage@p2", "C5": "fk_undead_warrior"}
    m = table(FOE, board=board, phase="attack")
    with dice("RS RS", "M M"):
        play(m, "attack fk_undead_warrior@C3 pe_ember_mage@C4")
        assert hurt(m, "C4") == 0
        settle(play(m, "attack fk_undead_warrior@C5 pe_ember_mage@C4"))
    assert at(m, "C4") is None


def test_the_guard_is_back_in_the_next_turn() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "pe_ember_mage@p2"}
    m = table({"hand": ["fk_purge", "fk_purge"]}, {"hand": ["pe_burn"]}, board=board, phase="attack")
    with dice("RS RS", "M M"):
        play(m, "attack fk_undead_warrior@C3 pe_ember_mage@C4")
        until(m, "magic", 1)
        until(m, "attack")
        play(m, "attack fk_undead_warrior@C3 pe_ember_mage@C4")
    assert hurt(m, "C4") == 1


def test_the_guard_helps_against_attacks_only() -> None:
    board = {"A1": "pe_queen_maldaria", "A2": "pe_ember_mage", "A3": "fk_dragos@p2"}
    m = table(SPARE, board=board, phase="move")
    play(m, "play pe_burn", "target pe_ember_mage@A2")
    assert at(m, "A2") is None  # 2 damage of an event


# ---- Ember Beast: Born of Fire, Wildfire ----
def test_a_beast_may_be_summoned_beside_a_friendly_ember_unit() -> None:
    hand = {"hand": ["pe_ember_beast", "pe_ember_mage"], "magic": 2}
    board = {"C5": "pe_ember_archer", "E1": "gate", "A5": "pe_royal_guardian", "E7": "pe_ember_mage@p2"}
    m = table(hand, board=board)
    gate = {"D1", "F1", "E2"}
    assert summons(m, "pe_ember_beast") == gate | {"B5", "D5", "C4", "C6"}
    assert summons(m, "pe_ember_mage") == gate  # only the Beast is born of fire


def test_wildfire_burns_adjacent_enemy_units_at_the_start_of_the_own_move_phase() -> None:
    board = {
        "C3": "pe_ember_beast",
        "C4": "fk_dragos@p2",
        "B3": "fk_undead_warrior@p2:3",
        "D3": "gate@p2",
        "C2": "pe_fanessa",
        "D4": "fk_gul_dass@p2",
    }
    m = table(SPARE, board=board)
    play(m, "end")
    assert hurt(m, "C4") == 1
    assert at(m, "B3") is None
    assert m.state.magic[0] == 1
    assert [hurt(m, space) for space in ("D3", "C2", "D4")] == [0, 0, 0]


def test_wildfire_is_silent_in_the_opponents_turn() -> None:
    board = {"C3": "pe_ember_beast", "C4": "fk_dragos@p2", "E8": "gate@p2"}
    m = table(SPARE, {"hand": ["fk_hellfire_cultist"]}, board=board, turn="p2")
    until(m, "move", 1)
    assert hurt(m, "C4") == 0
