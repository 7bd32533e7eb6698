"""Building structures, and the rows of the battlefield."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.rules import board as b

from ..table import at, builds, hurt, life, options, play, refused, side, summons, table, until, zone

ROWS = {n: {f"{column}{n}" for column in "ABCDEF"} for n in range(1, 9)}
REAR = ROWS[1] | ROWS[2] | ROWS[3]
SPARE = "fk_purge"


@pytest.mark.rule("SUW-041")
def test_any_number_of_structures_may_be_built() -> None:
    m = table({"hand": ["gate", "gate", "gate", SPARE]}, phase="build")
    play(m, "build gate C1", "build gate C3", "build gate F2")
    assert [at(m, space) for space in ("C1", "C3", "F2")] == ["gate"] * 3
    none = table({"hand": ["gate", SPARE]}, phase="build")
    play(none, "end")
    assert none.state.phase > 2


@pytest.mark.rule("SUW-042", "SUW-006")
def test_a_gate_costs_its_printed_nothing() -> None:
    m = table({"hand": ["gate", SPARE], "magic": 4}, phase="build")
    play(m, "build gate C3")
    assert m.state.magic[0] == 4
    assert (life(m, "C3"), hurt(m, "C3")) == (5, 0)


@pytest.mark.rule("SUW-043", "SUW-222")
def test_the_three_rear_rows_are_open_for_building() -> None:
    m = table({"hand": ["gate"]}, board={"B2": "fk_undead_carrier"}, phase="build")
    assert builds(m, "gate") == REAR - {"A1", "B2"}
    assert refused(m, "build gate C4") == "SUW-043"
    assert refused(m, "build gate B2") == "SUW-043"


@pytest.mark.rule("SUW-043", "SUW-222")
def test_the_other_player_builds_in_the_rows_at_the_other_edge() -> None:
    m = table(p2={"hand": ["gate"]}, phase="build", turn="p2")
    assert builds(m, "gate") == (ROWS[6] | ROWS[7] | ROWS[8]) - {"F8"}


@pytest.mark.rule("SUW-043", "SUW-044")
def test_the_neighbours_of_the_own_summoner_are_open_wherever_it_stands() -> None:
    board = {"C6": "fk_ret_talus", "C7": "fk_undead_carrier", "D4": "fk_ret_talus@p2"}
    m = table({"hand": ["gate"]}, board=board, phase="build")
    assert builds(m, "gate") == REAR | {"B6", "D6", "C5"}  # not those of the enemy's summoner, no corners


@pytest.mark.rule("SUW-044")
def test_the_example_of_the_rulebook() -> None:
    """The summoner has gone to the fourth row: one more row of building spaces, and the fields around it."""
    board = {"D4": "fk_ret_talus", "D3": "gate_start", "C3": "fk_undead_archer"}
    m = table({"hand": ["gate"]}, board=board, phase="build")
    assert builds(m, "gate") == (REAR - {"D3", "C3"}) | {"C4", "E4", "D5"}


@pytest.mark.rule("SUW-116")
def test_structures_are_built_from_hand_in_the_build_phase() -> None:
    m = table({"hand": ["gate", SPARE]}, board={"C3": "gate"}, phase="move")
    assert builds(m, "gate") == set()
    assert refused(m, "build gate C1") == "SUW-116"
    until(m, "build")
    assert "C1" in builds(m, "gate")
    gone = table({"hand": [SPARE], "discard": ["gate", "gate", "gate"]}, phase="magic")
    assert refused(gone, "build gate C1") == "SUW-116"


@pytest.mark.rule("SUW-116")
def test_a_structure_that_is_not_in_hand_is_not_built() -> None:
    m = table({"hand": [SPARE, "gate"], "deck": ["gate_start"]}, phase="build")
    assert refused(m, "build gate_start C1") == "SUW-116"


@pytest.mark.rule("SUW-117")
def test_what_is_no_structure_is_not_built() -> None:
    m = table({"hand": ["gate", "fk_undead_carrier", "fk_hellforged_weapon"], "magic": 9}, phase="build")
    assert builds(m, "fk_undead_carrier") == set()
    assert refused(m, "build fk_undead_carrier C1") == "SUW-117"
    assert refused(m, "build fk_hellforged_weapon C1") == "SUW-117"


@pytest.mark.rule("SUW-198", "SUW-126")
def test_a_gate_is_a_structure_and_no_unit() -> None:
    m = table({"hand": ["gate", SPARE]}, phase="build")
    play(m, "build gate C3")
    card = m.state.t.cards[m.state.board[b.at("C3")]]
    assert card.structure
    assert not card.unit
    assert side(m, "C3") == 0


@pytest.mark.rule("SUW-179")
def test_units_are_summoned_next_to_a_gate_built_before() -> None:
    m = table({"hand": ["gate", "fk_hellfire_cultist"]}, {"hand": ["gate"]}, phase="build")
    play(m, "build gate C3")
    until(m, "summon")
    assert summons(m, "fk_hellfire_cultist") == {"B3", "C2", "C4", "D3"}


# ---- rows and sides ----
@pytest.mark.rule("SUW-222")
def test_rear_rows_are_counted_from_the_own_edge() -> None:
    for seat, rows in ((0, (1, 2, 3)), (1, (8, 7, 6))):
        for n in (1, 2, 3):
            wanted = set().union(*(ROWS[row] for row in rows[:n]))
            assert {b.NAMES[q] for q in b.spaces(b.rear(seat, n))} == wanted


@pytest.mark.rule("SUW-115", "SUW-162")
def test_only_units_and_structures_lie_on_the_battlefield() -> None:
    m = table(
        {"hand": ["fk_sacrificial_pyre", "fk_hellforged_weapon", "gate"], "magic": 3}, board={"C3": "fk_undead_archer"}
    )
    play(m, "play fk_sacrificial_pyre")
    until(m, "build")
    play(m, "build gate C2", "play fk_hellforged_weapon")
    laid = [m.state.t.cards[c] for c in m.state.board if c >= 0]
    assert len(laid) == 4
    assert all(card.unit or card.structure for card in laid)
    assert zone(m, "tucked") == ["fk_hellforged_weapon"]  # under a card, not on a space
    assert not [o for o in options(m) if "pyre" in o]
