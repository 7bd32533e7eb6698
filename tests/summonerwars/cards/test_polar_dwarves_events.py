"""Polar Dwarves: what their events do, and what they must not do."""

from __future__ import annotations

import pytest

from ..table import (
    at,
    builds,
    hurt,
    life,
    options,
    play,
    table,
    targets,
    zone,
)

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
