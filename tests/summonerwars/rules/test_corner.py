"""A1 is a space like any other, and the first player's summoner a card like any other: both have the number 0."""

from __future__ import annotations

import pytest

from ..table import (
    at,
    boosts,
    dice,
    hurt,
    moves,
    options,
    play,
    refused,
    settle,
    side,
    strength,
    table,
    targets,
    told,
    until,
    zone,
)

KEEP = {"hand": ["gate"]}


# ---- effects on whoever stands there ----
@pytest.mark.rule("SUW-115")
def test_damage_boost_and_healing_reach_the_corner() -> None:
    m = table({"hand": ["pe_burn"]}, board={"A1": "pe_ember_mage", "B2": "pe_queen_maldaria"}, phase="move")
    assert zone(play(m, "play pe_burn"), "discard", 0)[-1:] == ["pe_burn"]
    assert at(m, "A1") is None  # 2 damage are too many
    board = {"A1": "se_lioness", "A2": "se_lioness", "F1": "se_abua_shi"}
    m = table({"hand": ["se_chant_of_growth", "gate"]}, board=board, phase="move")
    play(m, "play se_chant_of_growth", "target se_lioness@A2")
    assert (boosts(m, "A1"), boosts(m, "A2")) == (1, 1)
    m = table({"hand": ["se_chant_of_growth", "gate"]}, board=board, phase="move")
    play(m, "play se_chant_of_growth", "target se_lioness@A1")
    assert (boosts(m, "A1"), boosts(m, "A2")) == (1, 1)


def test_a_unit_is_forced_out_of_the_corner_and_into_it() -> None:
    board = {"A1": "cg_horde_climber", "F1": "cg_sneeks"}
    m = play(
        table({"hand": ["cg_sneak", "gate"]}, board=board, phase="move"), "play cg_sneak", "target cg_horde_climber@A1"
    )
    assert set(options(m)) == {"to A2", "to B1"}
    assert at(play(m, "to A2"), "A2") == "cg_horde_climber"
    board = {"A2": "cg_horde_climber", "F1": "cg_sneeks"}
    m = play(
        table({"hand": ["cg_sneak", "gate"]}, board=board, phase="move"), "play cg_sneak", "target cg_horde_climber@A2"
    )
    assert at(play(m, "to A1"), "A1") == "cg_horde_climber"


def test_a_structure_in_the_corner_is_among_those_that_a_glacial_shift_forces() -> None:
    m = table({"hand": ["pd_glacial_shift", "pd_parapet"]}, board={"A1": "gate", "C1": "pd_svara"}, phase="build")
    play(m, "play pd_glacial_shift", "target gate@A1")
    assert set(options(m)) == {"to A2", "to A3", "to B1"}
    assert at(play(m, "to A3"), "A3") == "gate"


def test_a_structure_that_is_forced_into_the_corner_sets_off_the_ram_there() -> None:
    board = {"A4": "pd_svara", "A2": "gate", "B1": "fk_undead_warrior@p2"}
    p1 = {"active": ["pd_ice_ram"], **KEEP}
    m = play(table(p1, KEEP, board, phase="move"), "move pd_svara@A4 A5", "target gate@A2", "to A1")
    assert told(m)[-1] == "Gate is forced to A1."
    assert set(options(m)) == {"target fk_undead_warrior@B1", "decline"}
    play(m, "target fk_undead_warrior@B1")
    assert hurt(m, "B1") == 1


def test_units_trample_in_the_corner_and_out_of_it() -> None:
    board = {"A2": "se_rhinoceros", "A1": "se_lioness", "B2": "gate", "F1": "se_abua_shi"}
    m = play(table(KEEP, KEEP, board, phase="move"), "move se_rhinoceros@A2 B1")
    assert (at(m, "A2"), at(m, "A1"), at(m, "B1")) == (None, "se_lioness", "se_rhinoceros")
    assert hurt(m, "A1") == 1
    board = {"A1": "se_rhinoceros", "A2": "se_lioness", "F1": "se_abua_shi"}
    m = play(table(KEEP, KEEP, board, phase="move"), "move se_rhinoceros@A1 A3")
    assert (at(m, "A1"), at(m, "A3"), hurt(m, "A2")) == (None, "se_rhinoceros", 1)


def test_a_blast_hurts_in_the_corner_and_on_the_way_out_of_it() -> None:
    board = {"A1": "fk_undead_warrior@p2", "A2": "fk_undead_warrior@p2", "C1": "br_tacullu"}
    m = table({"hand": ["br_blast", "br_blast"], "magic": 1}, board=board, phase="move")
    play(m, "play br_blast", "to A3")
    assert (hurt(m, "A3"), hurt(m, "A2"), at(m, "A1")) == (1, 1, None)


def test_a_unit_is_placed_beside_the_corner_and_out_of_it() -> None:
    board = {"A1": "cg_horde_clinger", "A2": "cg_beast_rider", "F1": "cg_sneeks"}
    m = play(table(KEEP, board=board, phase="move"), "move cg_beast_rider@A2 A4")
    assert at(play(m, "accept", "to A3"), "A3") == "cg_horde_clinger"
    board = {"B2": "cg_horde_clinger", "A2": "cg_beast_rider", "F1": "cg_sneeks"}
    m = play(table(KEEP, board=board, phase="move"), "move cg_beast_rider@A2 A1")
    assert set(options(play(m, "accept"))) == {"to A2", "to B1"}


def test_a_smith_is_tucked_out_of_the_corner_and_under_whoever_stands_there() -> None:
    board = {"A1": "pd_ice_smith+1", "C1": "pd_frost_mage", "F1": "pd_svara"}
    m = play(table(KEEP, board=board, phase="move"), "move pd_ice_smith@A1 A1", "second")
    assert (at(m, "A1"), zone(m, "tucked")) == (None, ["pd_ice_smith"])
    board = {"C1": "pd_ice_smith+1", "A1": "pd_bear_cavalry", "F1": "pd_svara", "A2": "gate_start@p2"}
    m = until(play(table(KEEP, board=board, phase="move"), "move pd_ice_smith@C1 C1", "second"), "attack")
    with dice("MS RS RS"):
        play(m, "attack pd_bear_cavalry@A1 gate_start@A2")
    assert hurt(m, "A2") == 1 + 2 + 2 + 2


def test_a_soul_shifts_out_of_the_corner_and_into_it() -> None:
    board = {"C1": "fk_gul_dass", "C2": "fk_undead_carrier@p2:2", "A1": "fk_undead_archer", "F1": "fk_ret_talus"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_gul_dass@C1 fk_undead_carrier@C2", "accept")
    assert (at(m, "C2"), at(m, "A1")) == ("fk_undead_archer", None)
    board = {"A2": "fk_gul_dass", "A1": "fk_undead_carrier@p2:2", "C1": "fk_undead_archer", "F1": "fk_ret_talus"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_gul_dass@A2 fk_undead_carrier@A1", "accept")
    assert (at(m, "A1"), at(m, "C1")) == ("fk_undead_archer", None)


def test_infect_fills_the_corner() -> None:
    board = {"A2": "fk_undead_carrier", "A1": "fk_undead_archer@p2:1", "F1": "fk_ret_talus"}
    m = table({"hand": ["gate"], "discard": ["fk_undead_carrier"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_carrier@A2 fk_undead_archer@A1", "take fk_undead_carrier")
    assert at(m, "A1") == "fk_undead_carrier"


def test_shoving_engaging_and_trampling_work_in_the_corner() -> None:
    board = {"A2": "pe_royal_guardian", "A1": "fk_gul_dass@p2", "F1": "pe_queen_maldaria"}
    m = table(KEEP, board=board, phase="attack")
    with dice("RS"):
        play(m, "attack pe_royal_guardian@A2 fk_gul_dass@A1", "accept")
    assert (at(m, "B1"), hurt(m, "B1")) == ("fk_gul_dass", 1)  # away from the Guardian
    board = {"A1": "va_citadel_knight@p2", "B1": "fk_gul_dass", "F1": "fk_ret_talus"}
    m = play(table(KEEP, board=board, phase="move"), "move fk_gul_dass@B1 D1")
    assert hurt(m, "D1") == 1
    board = {"A2": "se_rhinoceros", "A1": "fk_gul_dass@p2", "B2": "gate", "F1": "se_abua_shi", "A3": "gate"}
    assert moves(table(KEEP, board=board, phase="move"), "se_rhinoceros@A2") == set()  # a champion is no way through
    board = {**board, "A1": "fk_undead_warrior@p2"}
    m = play(table(KEEP, board=board, phase="move"), "move se_rhinoceros@A2 B1")
    assert hurt(m, "A1") == 1


def test_an_attacker_in_the_corner_is_answered_and_one_there_answers() -> None:
    board = {"A1": "fk_gul_dass", "A2": "pe_fanessa@p2", "F1": "fk_ret_talus"}
    m = table(KEEP, board=board, phase="attack")
    with dice("RS RS"):
        play(m, "attack fk_gul_dass@A1 pe_fanessa@A2")
    assert hurt(m, "A1") == 1
    board = {"A2": "fk_gul_dass", "A1": "pe_fanessa@p2", "F1": "fk_ret_talus"}
    m = table(KEEP, board=board, phase="attack")
    with dice("RS RS"):
        play(m, "attack fk_gul_dass@A2 pe_fanessa@A1")
    assert hurt(m, "A2") == 1


def test_extra_attacks_and_frenzy_begin_in_the_corner() -> None:
    board = {"A1": "cg_horde_slinger", "A3": "gate_start@p2", "F1": "cg_sneeks"}
    m = table({"hand": ["cg_enrage_the_horde", "gate"], "magic": 1}, board=board, phase="magic")
    play(m, "play cg_enrage_the_horde", "target cg_horde_slinger@A1")
    with dice("MR MR"):
        play(m, "target gate_start@A3")
    assert hurt(m, "A3") == 2
    board = {"A1": "to_tundra_fighter", "A2": "gate_start@p2", "F1": "to_grognack"}
    m = table({"hand": ["to_freeze"]}, board=board, phase="attack")
    with dice("M M", "MS"):
        play(m, "attack to_tundra_fighter@A1 gate_start@A2", "accept")
    assert (at(m, "B1"), at(m, "A1")) == ("to_tundra_fighter", None)


@pytest.mark.rule("SUW-047")
def test_a_target_in_the_corner_is_declared_anew_as_long_as_it_stands_there() -> None:
    board = {"A1": "gate@p2", "A2": "fk_dragos", "B2": "fk_undead_carrier@p2", "A3": "fk_undead_carrier"}
    board |= {"F1": "fk_ret_talus"}
    m = play(table(KEEP, board=board, phase="attack"), "attack fk_dragos@A2 gate@A1", "target fk_undead_carrier@A3")
    assert set(options(m)) == {"target gate@A1", "target fk_undead_carrier@B2"}
    assert refused(m, "decline") == "SUW-047"


def test_a_way_through_the_corner_is_one_of_those_to_choose_from() -> None:
    board = {"A2": "se_miti_mumway", "B2": "fk_undead_warrior@p2", "F1": "se_abua_shi"}
    m = play(table(KEEP, board=board, phase="move"), "move se_miti_mumway@A2 B1")
    assert set(options(m)) == {"to A1", "to B2"}
    assert hurt(play(m, "to A1"), "B2") == 0
    assert at(m, "B1") == "se_miti_mumway"


def test_lent_life_ends_in_the_corner_too() -> None:
    board = {"C4": "fk_gul_dass", "C5": "pd_ollag@p2:6", "A1": "gate@p2:5", "F1": "fk_ret_talus"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C4 pd_ollag@C5")
    assert at(m, "A1") is None


def test_control_is_taken_of_whoever_stands_there() -> None:
    board = {"A1": "fk_gul_dass@p2", "A2": "br_tacullu"}
    m = play(table({"hand": ["br_mind_control", "gate"]}, board=board), "play br_mind_control", "target fk_gul_dass@A1")
    assert side(m, "A1") == 0


def test_a_charge_and_a_walk_past_guards_end_in_the_corner() -> None:
    board = {"A5": "cg_beast_rider", "B3": "va_citadel_knight@p2", "F1": "cg_sneeks"}
    m = play(table(KEEP, board=board, phase="move"), "move cg_beast_rider@A5 A1")
    assert (at(m, "A1"), hurt(m, "A1"), strength(m, "A1")) == ("cg_beast_rider", 1, 4)


def test_the_eater_feeds_on_the_corner_and_in_it() -> None:
    for eater, food in (("A1", "A2"), ("A2", "A1")):
        board = {eater: "cg_the_eater", food: "cg_horde_climber", "F1": "cg_sneeks"}
        m = play(settle(table(KEEP, board=board, phase="build")), "end")
        while m.decision.name != "either":
            play(m, "end")
        play(m, "first")
        assert (at(m, eater), at(m, food)) == ("cg_the_eater", None)


# ---- the first summoner has the number 0 ----
def test_the_first_summoner_stands_in_the_way_and_is_seen() -> None:
    board = {"C1": "fk_ret_talus", "C2": "fk_undead_archer", "C3": "gate@p2", "E1": "fk_undead_archer", "B1": "gate@p2"}
    m = table(KEEP, board=board, phase="attack")
    assert targets(m, "fk_undead_archer@C2") == {"C1", "C3"}
    assert targets(m, "fk_undead_archer@E1") == {"C1"}
    assert refused(m, "attack fk_undead_archer@E1 gate@B1") == "SUW-050"
    board = {"C1": "fk_undead_carrier", "C2": "fk_ret_talus", "B1": "gate", "D1": "gate"}
    m = table(KEEP, board=board, phase="move")
    assert moves(m, "fk_undead_carrier@C1") == set()
    reason = m.why_not("move fk_undead_carrier@C1 C2")
    assert reason is not None


def test_the_first_summoner_is_hit_on_the_way_of_a_fiery_breath() -> None:
    board = {"C1": "pe_fire_drake", "C2": "pe_queen_maldaria", "C3": "gate@p2"}
    m = table(KEEP, board=board, phase="attack")
    with dice("RS MR M M"):
        play(m, "attack pe_fire_drake@C1 gate@C3")
    assert (hurt(m, "C2"), hurt(m, "C3")) == (1, 2)


def test_the_first_summoner_is_chosen_like_any_other_unit() -> None:
    board = {"C1": "se_abua_shi", "C2": "se_lioness", "E1": "se_lioness"}
    m = table({"hand": ["se_chant_of_growth", "gate"]}, board=board, phase="move")
    play(m, "play se_chant_of_growth", "target se_abua_shi@C1")
    assert (boosts(m, "C1"), boosts(m, "C2"), boosts(m, "E1")) == (1, 1, 0)
