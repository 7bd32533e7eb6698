"""Moving: how many units, how far, which way. The examples are those of the rulebook."""

from __future__ import annotations

import pytest

from ..table import at, moves, options, play, refused, table, until

BUSY = {"hand": ["gate"]}  # so that the phase does not end by itself
UNIT = "fk_undead_carrier"


# ---- how many ----
@pytest.mark.rule("SUW-030", "SUW-032")
def test_three_units_move_and_no_fourth() -> None:
    board = dict.fromkeys(("A3", "C3", "E3"), UNIT) | {"C6": "fk_undead_archer"}
    m = table(BUSY, board=board, phase="move")
    play(m, f"move {UNIT}@A3 A4", f"move {UNIT}@C3 C4")
    assert moves(m, "fk_undead_archer@C6")
    play(m, f"move {UNIT}@E3 E4")
    assert m.state.phase == 2  # nothing is left to do in the Move phase
    held = table({"hand": ["gate", "fk_purge"]}, board=board, phase="move")
    play(held, f"move {UNIT}@A3 A4", f"move {UNIT}@C3 C4", f"move {UNIT}@E3 E4")
    assert not [o for o in options(held) if o.startswith("move")]
    assert refused(held, "move fk_undead_archer@C6 C7") == "SUW-030"


@pytest.mark.rule("SUW-032")
def test_a_unit_moves_once() -> None:
    m = table(BUSY, board={"C3": UNIT, "E3": "fk_undead_archer"}, phase="move")
    play(m, f"move {UNIT}@C3 C4")
    assert moves(m, f"{UNIT}@C4") == set()
    assert moves(m, "fk_undead_archer@E3")
    assert refused(m, f"move {UNIT}@C4 C5") == "SUW-032"


@pytest.mark.rule("SUW-030")
def test_moves_are_counted_anew_in_every_turn() -> None:
    m = table(BUSY, BUSY, board={"C3": UNIT, "E6": f"{UNIT}@p2"}, phase="move")
    play(m, f"move {UNIT}@C3 C4")
    until(m, "move", 1)
    play(m, f"move {UNIT}@E6 E5")
    until(m, "move", 0)
    assert m.state.moves == 0
    assert moves(m, f"{UNIT}@C4")


@pytest.mark.rule("SUW-030", "SUW-207", "SUW-121")
def test_only_own_units_move_and_own_means_controlled() -> None:
    board = {"C3": UNIT, "C6": f"{UNIT}@p2", "E6": "fk_undead_archer@p2"}
    m = table(BUSY, board=board, phase="move", taken={"E6": "p1", "C3": "p2"})
    assert moves(m, "fk_undead_archer@E6")
    assert not moves(m, f"{UNIT}@C3")
    assert not moves(m, f"{UNIT}@C6")
    assert refused(m, f"move {UNIT}@C6 C5") == "SUW-030"


# ---- how far and which way ----
@pytest.mark.rule("SUW-031", "SUW-035", "SUW-036", "SUW-177")
def test_a_unit_reaches_what_two_steps_reach() -> None:
    m = table(BUSY, board={"C4": UNIT}, phase="move")
    straight = {"C5", "C6", "C3", "C2", "B4", "A4", "D4", "E4"}
    bent = {"B5", "D5", "B3", "D3"}
    assert moves(m, f"{UNIT}@C4") == straight | bent | {"C4"}  # and back to where it was
    assert refused(m, f"move {UNIT}@C4 C7") == "SUW-031"
    assert refused(m, f"move {UNIT}@C4 E5") == "SUW-031"


@pytest.mark.rule("SUW-033", "SUW-040")
def test_occupied_spaces_are_in_the_way() -> None:
    board = {"C4": UNIT, "C5": "gate@p2", "B4": "fk_undead_archer", "D4": "fk_gul_dass@p2"}
    m = table(BUSY, board=board, phase="move")
    assert moves(m, f"{UNIT}@C4") == {"C3", "C2", "B3", "D3", "C4"}  # neither onto cards nor past them
    assert refused(m, f"move {UNIT}@C4 C5") == "SUW-033"
    assert refused(m, f"move {UNIT}@C4 C6") == "SUW-031"


@pytest.mark.rule("SUW-033", "SUW-036")
def test_one_of_two_ways_around_the_corner_is_enough() -> None:
    m = table(BUSY, board={"C4": UNIT, "C5": "gate"}, phase="move")
    assert {"B5", "D5"} <= moves(m, f"{UNIT}@C4")
    m = table(BUSY, board={"C4": UNIT, "C5": "gate", "D4": "gate@p2"}, phase="move")
    assert "B5" in moves(m, f"{UNIT}@C4")
    assert "D5" not in moves(m, f"{UNIT}@C4")


@pytest.mark.rule("SUW-037", "SUW-178")
def test_a_unit_may_come_back_and_has_moved_then() -> None:
    m = table(BUSY, board={"C4": UNIT}, phase="move")
    play(m, f"move {UNIT}@C4 C4")
    assert at(m, "C4") == UNIT
    assert m.state.moves == 1
    assert refused(m, f"move {UNIT}@C4 C5") == "SUW-032"


@pytest.mark.rule("SUW-178")
def test_a_unit_does_not_move_by_no_space_at_all() -> None:
    """Shut in on all sides it cannot step away, so it cannot come back either."""
    walls = {"A4": "gate", "B3": "gate", "B5": "gate@p2", "C4": "gate@p2"}
    m = table(BUSY, board={"B4": UNIT, **walls}, phase="move")
    assert moves(m, f"{UNIT}@B4") == set()
    del walls["C4"]
    m = table(BUSY, board={"B4": UNIT, **walls}, phase="move")
    assert "B4" in moves(m, f"{UNIT}@B4")


@pytest.mark.rule("SUW-029", "SUW-038")
def test_there_is_no_step_across_a_corner() -> None:
    walls = {"A4": "gate", "B3": "gate", "B5": "gate@p2", "C4": "gate@p2"}
    m = table(BUSY, board={"B4": UNIT, **walls}, phase="move")
    assert refused(m, f"move {UNIT}@B4 C5") == "SUW-033"  # A3, C3, A5 and C5 are empty, but only touch at a corner


@pytest.mark.rule("SUW-034", "SUW-039", "SUW-198")
def test_structures_neither_move_nor_attack() -> None:
    board = {"C4": UNIT, "D4": "gate", "D5": "fk_undead_archer@p2"}
    m = table(BUSY, board=board, phase="move")
    assert moves(m, "gate@D4") == set()
    assert refused(m, "move gate@D4 E4") == "SUW-034"
    m = table(BUSY, board={**board, "C5": "gate@p2"}, phase="attack")
    assert not [o for o in options(m) if o.startswith("attack gate")]
    assert refused(m, "attack gate@D4 fk_undead_archer@D5") == "SUW-198"


@pytest.mark.rule("SUW-031")
def test_the_edges_of_the_battlefield_are_the_end() -> None:
    m = table(BUSY, board={"F1": UNIT, "A8": "fk_undead_archer", "C4": "fk_ret_talus"}, phase="move")
    assert moves(m, f"{UNIT}@F1") == {"F1", "F2", "F3", "E1", "D1", "E2"}
    assert moves(m, "fk_undead_archer@A8") == {"A8", "A7", "A6", "B8", "C8", "B7"}
