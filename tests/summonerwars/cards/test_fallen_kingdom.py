"""Fallen Kingdom: what its cards do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import at, boosts, dice, ended, hurt, life, options, play, settle, strength, summons, table, zone


# ---- Ret-Talus: Raise the Dead ----
def test_raise_the_dead_puts_an_undead_unit_beside_the_summoner_for_two_damage() -> None:
    m = table({"discard": ["fk_undead_archer", "fk_hellfire_cultist"], "magic": 1}, board={"D1": "fk_ret_talus"})
    play(m, "use fk_ret_talus@D1 raise_the_dead")
    assert set(options(m)) == {"to C1", "to D2", "to E1"}  # the only undead one is taken without asking
    play(m, "to D2")
    assert at(m, "D2") == "fk_undead_archer"
    assert hurt(m, "D1") == 2
    assert m.state.magic[0] == 1  # placed, not summoned: nothing is paid
    assert zone(m, "discard", 0) == ["fk_hellfire_cultist"]


def test_raise_the_dead_works_once_a_turn_and_needs_an_undead_card_and_a_space() -> None:
    spare = {"hand": ["fk_undead_warrior"], "magic": 2}
    m = table(
        {"discard": ["fk_undead_archer", "fk_undead_carrier"], **spare}, board={"D1": "fk_ret_talus", "D3": "gate"}
    )
    play(m, "use fk_ret_talus@D1 raise_the_dead", "take fk_undead_carrier", "to C1")
    assert "use fk_ret_talus@D1 raise_the_dead" not in options(m)
    assert m.why_not("use fk_ret_talus@D1 raise_the_dead").rule == "SUW-191"
    living = table({"discard": ["fk_hellfire_cultist"], **spare}, board={"D1": "fk_ret_talus", "D3": "gate"})
    assert "use fk_ret_talus@D1 raise_the_dead" not in options(living)
    walled = {"A1": "fk_ret_talus", "A2": "gate", "B1": "gate", "D3": "gate"}
    crowded = table({"discard": ["fk_undead_archer"], **spare}, board=walled)
    assert "use fk_ret_talus@A1 raise_the_dead" not in options(crowded)


# ---- Elut-Bal: Summoned by Fire ----
def test_elut_bal_takes_the_space_of_a_friendly_unit_and_needs_no_gate() -> None:
    m = table({"hand": ["fk_elut_bal"], "magic": 6}, board={"E6": "fk_undead_carrier", "D3": "gate"})
    assert summons(m, "fk_elut_bal") == {"E6", "A1"}  # own units only, the summoner too
    play(m, "summon fk_elut_bal E6")
    assert at(m, "E6") == "fk_elut_bal"
    assert zone(m, "discard", 0) == ["fk_undead_carrier"]
    assert m.state.magic[0] == 0  # no magic for an own unit (SUW-130)


@pytest.mark.rule("SUW-146")
def test_elut_bal_stands_on_the_space_before_anything_answers_to_the_loss() -> None:
    """Soul Shift would like the space of the Warrior that was given up, but Elut-Bal has taken it."""
    board = {"C3": "fk_undead_warrior", "C5": "fk_undead_archer", "E3": "fk_undead_warrior", "E8": "gate@p2"}
    m = table({"hand": ["fk_elut_bal", "fk_blood_summon"], "magic": 6}, board=board)
    settle(play(m, "summon fk_elut_bal C3"))
    assert m.decision.name == "summon"
    assert (at(m, "C3"), at(m, "C5")) == ("fk_elut_bal", "fk_undead_archer")
    assert boosts(m, "E3") == 1  # Blood Fury saw the other Warrior fall
    full = {**board, "B3": "gate", "D3": "gate", "C2": "gate", "C4": "gate_start"}
    m = table({"hand": ["fk_elut_bal", "fk_blood_summon"], "magic": 6}, board=full)
    settle(play(m, "summon fk_elut_bal C3"))
    assert at(m, "C3") == "fk_elut_bal"


def test_giving_up_the_own_summoner_for_elut_bal_loses() -> None:
    m = table({"hand": ["fk_elut_bal"], "magic": 6}, board={"E6": "fk_undead_carrier"})
    play(m, "summon fk_elut_bal A1")
    assert ended(m) == (1,)


# ---- Dragos: Life Drain ----
def test_life_drain_counts_specials_as_melee_symbols() -> None:
    board = {"C3": "fk_dragos", "C4": "gate@p2", "D2": "fk_hellfire_cultist", "A4": "fk_undead_carrier"}
    m = table(board=board, phase="attack")
    play(m, "attack fk_dragos@C3 gate@C4")
    assert set(options(m)) == {"target fk_hellfire_cultist@D2", "decline"}  # within 2 spaces; A4 is 3 away
    with dice("MS MS RS M"):
        play(m, "target fk_hellfire_cultist@D2")
    assert at(m, "C4") is None
    assert at(m, "D2") is None


def test_without_life_drain_specials_do_nothing_and_it_ends_with_the_attack() -> None:
    board = {"C3": "fk_dragos", "C4": "gate_start@p2", "D2": "fk_hellfire_cultist"}
    m = table(board=board, phase="attack")
    with dice("MS MS RS M"):
        play(m, "attack fk_dragos@C3 gate_start@C4", "decline")
    assert hurt(m, "C4") == 3
    drained = table(board=board, phase="attack")
    with dice("MS MS RS M"):
        play(drained, "attack fk_dragos@C3 gate_start@C4", "target fk_hellfire_cultist@D2")
    assert hurt(drained, "C4") == 6
    assert not drained.state.lasting


# ---- Gul-Dass: Wrath ----
def test_wrath_adds_one_strength_for_each_damage() -> None:
    m = table(board={"C3": "fk_gul_dass:3", "C5": "fk_gul_dass@p2"})
    assert strength(m, "C3") == 2 + 3
    assert strength(m, "C5") == 2


# ---- Undead Warrior: Blood Fury, Imbued Strength ----
def test_blood_fury_boosts_for_every_unit_destroyed_in_the_own_turn() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "fk_hellfire_cultist@p2", "D6": "fk_undead_warrior@p2"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        settle(play(m, "attack fk_undead_warrior@C3 fk_hellfire_cultist@C4"))
    assert boosts(m, "C3") == 1
    assert boosts(m, "D6") == 0
    assert strength(m, "C3") == 2 + 1


def test_blood_fury_takes_two_boosts_at_the_end_of_the_turn_as_far_as_there_are_any() -> None:
    board = {"C3": "fk_undead_warrior+3", "E3": "fk_undead_warrior+1", "C6": "fk_undead_warrior@p2+4"}
    m = settle(table(p2={"hand": ["fk_hellfire_cultist"]}, board=board, phase="magic"))
    assert m.state.turn == 1
    assert (boosts(m, "C3"), boosts(m, "E3"), boosts(m, "C6")) == (1, 0, 4)


def test_imbued_strength_stops_at_five() -> None:
    m = table(board={"C3": "fk_undead_warrior+5", "E3": "fk_undead_warrior+9"})
    assert strength(m, "C3") == strength(m, "E3") == 2 + 5


# ---- Hellfire Cultist: Immolate ----
def test_immolate_hurts_enemy_units_beside_it_but_no_structures_and_no_friends() -> None:
    board = {
        "C3": "fk_undead_warrior",
        "C4": "fk_hellfire_cultist@p2",
        "B4": "gate",
        "D4": "fk_undead_carrier",
        "C5": "fk_undead_carrier@p2",
    }
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        settle(play(m, "attack fk_undead_warrior@C3 fk_hellfire_cultist@C4"))
    assert (hurt(m, "C3"), hurt(m, "D4")) == (1, 1)
    assert (hurt(m, "B4"), hurt(m, "C5")) == (0, 0)


def test_whoever_controls_the_cultist_gains_the_magic_of_its_fire() -> None:
    board = {"C3": "fk_undead_warrior:3", "C4": "fk_hellfire_cultist@p2"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        settle(play(m, "attack fk_undead_warrior@C3 fk_hellfire_cultist@C4"))
    assert at(m, "C3") is None
    assert m.state.magic == [1, 1]  # SUW-129: p1 for the Cultist, p2 for the Warrior


# ---- Undead Carrier: Soulless, Infect ----
def test_a_carrier_brings_no_magic_for_units_but_does_for_structures() -> None:
    board = {"C3": "fk_undead_carrier", "C4": "fk_hellfire_cultist@p2", "E3": "fk_undead_carrier", "E4": "gate@p2:4"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M", "M M"):
        settle(play(m, "attack fk_undead_carrier@C3 fk_hellfire_cultist@C4"))
        assert m.state.magic[0] == 0
        play(m, "attack fk_undead_carrier@E3 gate@E4")
    assert m.state.magic[0] == 1


def test_infect_puts_a_carrier_on_the_space_of_the_destroyed_unit() -> None:
    board = {"C3": "fk_undead_carrier", "C4": "fk_undead_archer@p2"}
    m = table({"discard": ["fk_undead_carrier", "fk_undead_archer"], "hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_carrier@C3 fk_undead_archer@C4")
    assert set(options(m)) == {"take fk_undead_carrier", "decline"}  # the Archer is no Carrier
    play(m, "take fk_undead_carrier")
    assert at(m, "C4") == "fk_undead_carrier"


def test_infect_does_not_answer_to_a_destroyed_structure() -> None:
    board = {"C3": "fk_undead_carrier", "C4": "gate@p2:4"}
    m = table({"discard": ["fk_undead_carrier"], "hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_carrier@C3 gate@C4")
    assert at(m, "C4") is None
    assert "decline" not in options(m)


# ---- Undead Archer: Soul Shift ----
def test_soul_shift_puts_the_archer_on_the_space_of_a_unit_that_fell_within_three() -> None:
    board = {
        "C3": "fk_undead_warrior",
        "C4": "fk_hellfire_cultist@p2",
        "C1": "fk_undead_archer",
        "F1": "fk_undead_archer:1",
    }
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_warrior@C3 fk_hellfire_cultist@C4")
    while "accept" not in options(m):  # the order of what the death sets off
        m.choose(0)
    play(m, "accept")
    assert at(m, "C4") == "fk_undead_archer"
    assert at(m, "C1") is None
    assert at(m, "F1") == "fk_undead_archer"  # 6 spaces away


def test_soul_shift_is_silent_in_the_opponents_turn() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "fk_hellfire_cultist@p2", "C6": "fk_undead_archer@p2"}
    m = table({"hand": ["fk_purge"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_warrior@C3 fk_hellfire_cultist@C4")
    assert m.decision.seat == 0
    assert "accept" not in options(m)


# ---- events ----
def test_the_pyre_burns_for_every_unit_and_heals_as_much_when_it_is_discarded() -> None:
    board = {"A1": "fk_ret_talus:5", "C3": "fk_undead_carrier:2", "C4": "fk_hellfire_cultist@p2"}
    m = table({"active": ["fk_sacrificial_pyre"]}, {"hand": ["fk_purge"]}, board=board, phase="attack", turn="p2")
    with dice("RS MR"):
        play(m, "attack fk_hellfire_cultist@C4 fk_undead_carrier@C3")
    pyre = m.state.active[0][0]
    assert m.state.boost[pyre] == 1  # in the opponent's turn, too
    while m.state.turn == 1:
        play(m, "end")
    assert {"target fk_ret_talus@A1", "target fk_hellfire_cultist@C4", "target fk_ret_talus@F8"} == set(options(m))
    play(m, "target fk_ret_talus@A1")
    assert hurt(m, "A1") == 4
    assert zone(m, "active", 0) == []


def test_a_pyre_without_boost_is_discarded_without_a_question() -> None:
    board = {"A1": "fk_ret_talus:5", "D3": "gate"}
    m = table(
        {"active": ["fk_sacrificial_pyre"], "hand": ["fk_undead_carrier"], "magic": 1},
        board=board,
        phase="magic",
        turn="p2",
    )
    assert (m.state.turn, m.decision.name) == (0, "summon")
    assert zone(m, "discard", 0) == ["fk_sacrificial_pyre"]
    assert hurt(m, "A1") == 5


def test_the_hellforged_weapon_strengthens_and_curses_the_common_above_it() -> None:
    board = {"C3": "fk_undead_archer", "C5": "gate_start@p2", "E3": "fk_dragos"}
    m = table({"hand": ["fk_hellforged_weapon", "fk_purge"]}, board=board, phase="build")
    play(m, "play fk_hellforged_weapon")  # the Archer is the only friendly common
    assert zone(m, "tucked") == ["fk_hellforged_weapon"]
    assert strength(m, "C3") == 3 + 2
    with dice("RS MR M M MR"):
        play(m, "attack fk_undead_archer@C3 gate_start@C5")
    assert hurt(m, "C5") == 3
    assert hurt(m, "C3") == 1
    assert zone(m, "discard", 0) == []


def test_the_weapon_falls_with_its_bearer() -> None:
    board = {"C3": "fk_undead_archer:1", "C5": "gate_start@p2"}
    m = table(
        {"hand": ["fk_purge"]},
        board=board,
        phase="attack",
        tucked=["fk_hellforged_weapon@p1"],
        under={"tucked.0": "C3"},
    )
    with dice("RS MR M M MR"):
        play(m, "attack fk_undead_archer@C3 gate_start@C5")
    assert at(m, "C3") is None
    assert sorted(zone(m, "discard", 0)) == ["fk_hellforged_weapon", "fk_undead_archer"]
    assert zone(m, "tucked") == []


def test_purge_lets_each_chosen_unit_strike_and_then_destroys_them_all() -> None:
    board = {"C3": "fk_undead_carrier", "C4": "fk_undead_warrior@p2:2", "E3": "fk_hellfire_cultist", "F3": "gate@p2"}
    m = table({"hand": ["fk_purge", "fk_purge"]}, board=board, phase="move")
    play(m, "play fk_purge", "target fk_undead_carrier@C3", "target fk_hellfire_cultist@E3", "done")
    assert set(options(m)) == {"target fk_undead_warrior@C4", "decline"}
    play(m, "target fk_undead_warrior@C4")  # the Cultist stands beside no unit, so it is not asked
    assert at(m, "C3") is None
    assert at(m, "E3") is None
    assert at(m, "C4") is None
    assert m.state.magic[0] == 1  # for the enemy; none for the own ones


def test_purging_nobody_is_allowed() -> None:
    m = table({"hand": ["fk_purge", "fk_purge"]}, board={"C3": "fk_undead_carrier"}, phase="move")
    play(m, "play fk_purge", "done")
    assert at(m, "C3") == "fk_undead_carrier"
    assert "fk_purge" in zone(m, "discard", 0)


def test_blood_summon_brings_cheap_units_beside_those_who_bleed() -> None:
    hand = ["fk_blood_summon", "fk_undead_warrior", "fk_hellfire_cultist", "fk_dragos"]
    m = table({"hand": hand}, board={"C3": "fk_undead_warrior", "D1": "fk_ret_talus"})
    play(m, "play fk_blood_summon", "target fk_undead_warrior@C3")
    assert set(options(m)) == {"take fk_undead_warrior", "take fk_hellfire_cultist"}  # Dragos costs 6
    play(m, "take fk_undead_warrior", "to C4", "target fk_undead_warrior@C3")  # the Cultist is the only one left
    assert "to C4" not in options(m)
    play(m, "to B3")
    assert at(m, "C3") is None
    assert (at(m, "C4"), at(m, "B3")) == ("fk_undead_warrior", "fk_hellfire_cultist")
    assert life(m, "C4") == 4
