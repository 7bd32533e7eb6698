"""What texts ask: what has to be chosen cannot be left out, and what has nothing to do is not asked about."""

from __future__ import annotations

from typing import Any

import pytest

from ..table import at, boosts, dice, options, play, refused, table, zone

KEEP: dict[str, Any] = {"hand": ["gate"]}


@pytest.mark.rule("SUW-142", "SUW-143")
@pytest.mark.parametrize(
    ("phase", "hand", "board", "choices"),
    [
        (
            "move",
            "pe_burn",
            {"C3": "pe_queen_maldaria", "D3": "pe_royal_guardian", "C5": "fk_undead_carrier@p2"},
            ["play pe_burn"],
        ),
        (
            "build",
            "fk_hellforged_weapon",
            {"C3": "fk_undead_carrier", "D3": "fk_undead_warrior"},
            ["play fk_hellforged_weapon"],
        ),
        ("move", "se_chant_of_growth", {"C3": "se_lioness"}, ["play se_chant_of_growth"]),
        (
            "attack",
            "cg_sneak",
            {"C3": "cg_the_eater", "C4": "cg_horde_climber", "C2": "cg_sneeks", "F6": "gate@p2"},
            ["end", "first"],
        ),
        (
            "move",
            "se_chant_of_power",
            {"C3": "se_spirit_mage+1", "D3": "se_lioness", "E3": "se_abua_shi"},
            ["move se_spirit_mage@C3 C4", "second"],
        ),
    ],
)
def test_a_choice_that_is_not_optional_is_made(
    phase: str, hand: str, board: dict[str, str], choices: list[str]
) -> None:
    m = play(table({"hand": [hand, "gate"], "magic": 2}, KEEP, board, phase=phase), *choices)
    assert len(options(m)) > 1
    assert all(option.startswith("target ") for option in options(m))
    for way_out in ("decline", "done", "end"):
        refused(m, way_out)


@pytest.mark.rule("SUW-142", "SUW-250")
@pytest.mark.parametrize(
    ("phase", "hand", "board", "choices", "way_out"),
    [
        ("move", "cg_sneak", {"C3": "cg_horde_climber", "E3": "cg_horde_slinger"}, ["play cg_sneak"], "done"),
        ("move", "gate", {"C2": "pe_ember_archer", "C5": "gate"}, ["move pe_ember_archer@C2 C3"], "decline"),
        ("move", "gate", {"C2": "pd_svara", "D4": "gate"}, ["move pd_svara@C2 C3"], "decline"),
        (
            "magic",
            "cg_enrage_the_horde",
            {"C3": "cg_horde_climber", "C4": "gate@p2"},
            ["play cg_enrage_the_horde"],
            "done",
        ),
    ],
)
def test_a_choice_that_is_optional_has_one_way_out(
    phase: str, hand: str, board: dict[str, str], choices: list[str], way_out: str
) -> None:
    board = {**board, "D3": "pe_royal_guardian"} if "pe_ember_archer" in board.values() else board
    m = play(table({"hand": [hand, "gate"], "magic": 2}, KEEP, board, phase=phase), *choices)
    assert way_out in options(m)
    refused(m, "done" if way_out == "decline" else "decline")
    before = zone(m, "hand", 0)
    play(m, way_out)
    assert zone(m, "hand", 0) == before


@pytest.mark.rule("SUW-088", "SUW-175", "SUW-224")
@pytest.mark.parametrize(("to", "asked"), [("C5", "order"), ("A3", "either")])
def test_only_what_has_something_to_do_is_put_in_order(to: str, asked: str) -> None:
    """A Rhinoceros entangled with a Spirit Mage: trampling and Commune with Spirits, or the latter alone."""
    board = {"C3": "se_rhinoceros+1", "C4": "se_lioness", "E3": "se_spirit_mage", "D2": "se_abua_shi"}
    m = table({"hand": ["se_chant_of_entangling", "gate"], "magic": 2}, KEEP, board)
    play(m, "play se_chant_of_entangling", "target se_rhinoceros@C3", "target se_spirit_mage@E3")
    play(m, f"move se_rhinoceros@C3 {to}")
    assert m.decision.name == asked


@pytest.mark.rule("SUW-088")
def test_what_is_put_in_order_is_done_in_that_order() -> None:
    """Two Undead Archers see a unit fall: whoever is chosen first is asked first and takes the space."""
    board = {"C3": "fk_undead_archer", "E3": "fk_undead_archer", "D4": "fk_undead_carrier@p2:2", "D3": "fk_gul_dass"}
    m = table({"hand": ["gate"]}, KEEP, board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_gul_dass@D3 fk_undead_carrier@D4")
    assert options(m) == ["next fk_undead_archer@C3 0", "next fk_undead_archer@E3 1"]
    play(m, "next fk_undead_archer@E3 1", "accept")
    assert at(m, "D4") == "fk_undead_archer"
    assert (at(m, "E3"), at(m, "C3")) == (None, "fk_undead_archer")


@pytest.mark.rule("SUW-085", "SUW-171")
@pytest.mark.parametrize(("boost", "asked"), [(0, False), (1, True), (2, True)])
def test_what_costs_a_boost_is_offered_from_the_first_one_on(boost: int, asked: bool) -> None:
    board = {"C3": f"se_border_archer+{boost}" if boost else "se_border_archer", "C4": "gate_start@p2"}
    m = table(KEEP, KEEP, board, phase="attack")
    with dice("MR M"):
        play(m, "attack se_border_archer@C3 gate_start@C4")
    assert ("accept" in options(m)) == asked
    if asked:
        play(m, "accept")
        assert boosts(m, "C3") == boost - 1
