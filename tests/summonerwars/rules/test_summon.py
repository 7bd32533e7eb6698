"""Summoning: where, for how much, and what can be summoned at all. Costs, and being next to something."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.games.summonerwars.rules import board as b

from ..table import at, dice, hurt, moves, options, play, refused, summons, table, targets, until, zone

SPARE = "fk_purge"  # a card to hold that costs nothing and does nothing in the Summon phase


# ---- how many, and for how much ----
@pytest.mark.rule("SUW-023")
def test_any_number_of_units_may_be_summoned() -> None:
    cheap = ["fk_hellfire_cultist"] * 4
    m = table(
        {"hand": [*cheap, "fk_undead_carrier", "fk_undead_carrier"], "magic": 2}, board={"C3": "gate", "E2": "gate"}
    )
    play(m, "summon fk_hellfire_cultist C2", "summon fk_hellfire_cultist C4", "summon fk_hellfire_cultist B3")
    play(m, "summon fk_hellfire_cultist D3", "summon fk_undead_carrier E3", "summon fk_undead_carrier E1")
    assert m.state.hand[0] == []
    none = table({"hand": cheap}, board={"C3": "gate"})
    play(none, "end")
    assert none.state.phase == 1  # nothing has to be summoned


@pytest.mark.rule("SUW-024", "SUW-171", "SUW-027")
@pytest.mark.parametrize(
    ("unit", "cost"), [("fk_hellfire_cultist", 0), ("fk_undead_carrier", 1), ("fk_undead_archer", 2), ("fk_dragos", 6)]
)
def test_summoning_costs_what_the_card_says(unit: str, cost: int) -> None:
    m = table({"hand": [unit, SPARE], "magic": 9}, board={"C3": "gate"})
    play(m, f"summon {unit} C2")
    assert m.state.magic == [9 - cost, 0]
    assert at(m, "C2") == unit
    assert zone(m, "hand", 0) == [SPARE]


@pytest.mark.rule("SUW-172", "SUW-024")
def test_without_the_full_cost_nothing_is_summoned() -> None:
    hand = ["fk_undead_archer", "fk_hellfire_cultist"]
    m = table({"hand": hand, "magic": 1}, board={"C3": "gate"})
    assert summons(m, "fk_undead_archer") == set()
    assert refused(m, "summon fk_undead_archer C2") == "SUW-172"
    enough = table({"hand": hand, "magic": 2}, board={"C3": "gate"})
    assert summons(enough, "fk_undead_archer") == {"B3", "C2", "C4", "D3"}


@pytest.mark.rule("SUW-147")
def test_a_cost_may_be_zero() -> None:
    m = table({"hand": ["fk_hellfire_cultist", SPARE], "magic": 0}, board={"C3": "gate"})
    play(m, "summon fk_hellfire_cultist C2")
    assert m.state.magic[0] == 0


@pytest.mark.rule("SUW-148")
def test_a_summoner_has_no_cost_at_all() -> None:
    m = table(board={"C3": "fk_hellfire_cultist"})
    tables = m.state.t
    assert tables.cost[tables.summoner[0]] == -1
    assert [c.id for c in tables.cards if c.cost == 0 and c.unit and c.kind == "summoner"] == []


# ---- where ----
@pytest.mark.rule("SUW-025", "SUW-028", "SUW-029")
def test_a_unit_comes_next_to_an_own_gate_by_a_side() -> None:
    hand = {"hand": ["fk_hellfire_cultist"]}
    m = table(hand, board={"C3": "gate", "C4": "fk_undead_carrier", "E6": "gate@p2"})
    assert summons(m, "fk_hellfire_cultist") == {"B3", "C2", "D3"}  # not the occupied one, no corners, no enemy gate
    assert refused(m, "summon fk_hellfire_cultist B2") == "SUW-025"
    assert refused(m, "summon fk_hellfire_cultist C4") == "SUW-025"
    assert refused(m, "summon fk_hellfire_cultist E5") == "SUW-025"


@pytest.mark.rule("SUW-025")
def test_whoever_controls_a_gate_summons_next_to_it() -> None:
    hand = {"hand": ["fk_hellfire_cultist"]}
    m = table(hand, board={"C3": "gate", "E6": "gate@p2"}, taken={"E6": "p1", "C3": "p2"})
    assert summons(m, "fk_hellfire_cultist") == {"D6", "E5", "E7", "F6"}


@pytest.mark.rule("SUW-180")
def test_without_a_free_space_at_a_gate_nothing_is_summoned() -> None:
    walled: dict[str, str] = {"A2": "gate", "A3": "fk_undead_carrier", "B2": "gate_start@p2"}
    hand = {"hand": ["fk_hellfire_cultist", SPARE]}
    m = table(hand, board={**walled, "A1": "fk_ret_talus"})
    assert m.state.phase == 1  # the Summon phase had nothing to offer
    opened = table(hand, board={**walled, "C1": "fk_ret_talus"})
    assert summons(opened, "fk_hellfire_cultist") == {"A1"}
    none = table(hand, board={"C3": "fk_undead_carrier"})
    assert none.state.phase == 1


@pytest.mark.rule("SUW-028", "SUW-029", "SUW-196")
def test_adjacent_means_a_common_side() -> None:
    def near(space: str) -> set[str]:
        return {b.NAMES[q] for q in b.spaces(b.NEXT_TO[b.at(space)])}

    assert near("C3") == {"B3", "D3", "C2", "C4"}
    assert near("A1") == {"A2", "B1"}
    assert near("F8") == {"E8", "F7"}
    assert near("A4") == {"A3", "A5", "B4"}
    for space in b.NAMES:
        assert space not in near(space)


@pytest.mark.rule("SUW-196")
def test_a_unit_beside_something_is_not_beside_itself() -> None:
    """Purge strikes a unit next to the chosen one; a lone unit has nobody, not itself."""
    m = table({"hand": [SPARE, SPARE]}, board={"E3": "fk_gul_dass"}, phase="move")
    play(m, f"play {SPARE}", "target fk_gul_dass@E3", "done")
    assert at(m, "E3") is None
    assert hurt(m, "A1") == 0


# ---- what ----
@pytest.mark.rule("SUW-214", "SUW-213")
@pytest.mark.parametrize(
    ("card", "rule"), [("gate", "SUW-214"), ("fk_purge", "SUW-214"), ("fk_ret_talus", "SUW-214"), ("fk_dragos", None)]
)
def test_commons_and_champions_are_summoned_and_nothing_else(card: str, rule: str | None) -> None:
    hand: list[Any] = ["fk_hellfire_cultist"] + ([card] if card != "fk_ret_talus" else [])
    m = table({"hand": hand, "magic": 9}, board={"C3": "gate"})
    assert summons(m, "fk_hellfire_cultist")
    if rule is None:
        assert summons(m, card)
    else:
        assert summons(m, card) == set()
        assert refused(m, f"summon {card} C2") == rule


@pytest.mark.rule("SUW-213")
def test_units_are_summoned_from_hand_in_the_summon_phase() -> None:
    hand = {"hand": ["fk_hellfire_cultist", SPARE], "discard": ["fk_undead_carrier"], "magic": 5}
    m = table(hand, board={"C3": "gate"}, phase="move")
    assert not [o for o in options(m) if o.startswith("summon")]
    assert refused(m, "summon fk_hellfire_cultist C2") == "SUW-213"
    m = table(hand, board={"C3": "gate"})
    assert refused(m, "summon fk_undead_carrier C2") == "SUW-213"


@pytest.mark.rule("SUW-247")
def test_a_unit_moves_and_attacks_in_the_turn_it_was_summoned() -> None:
    hand = {"hand": ["fk_undead_carrier", SPARE], "magic": 1}
    m = table(hand, board={"C3": "gate", "C6": "gate@p2"})
    play(m, "summon fk_undead_carrier C4")
    until(m, "move")
    assert moves(m, "fk_undead_carrier@C4") >= {"C5", "D5"}
    play(m, "move fk_undead_carrier@C4 C5")
    until(m, "attack")
    assert targets(m, "fk_undead_carrier@C5") == {"C6"}
    with dice("M RS"):
        play(m, "attack fk_undead_carrier@C5 gate@C6")
    assert hurt(m, "C6") == 1


@pytest.mark.rule("SUW-136")
def test_summoners_champions_and_commons_move_and_attack() -> None:
    board = {"B3": "fk_ret_talus", "D3": "fk_gul_dass", "F3": "fk_undead_carrier"}
    m = table(board={**board, "E3": "gate_start@p2", "B5": "gate@p2"}, phase="move")
    for unit, space in (("fk_ret_talus", "B3"), ("fk_gul_dass", "D3"), ("fk_undead_carrier", "F3")):
        assert moves(m, f"{unit}@{space}")
    until(m, "attack")
    assert targets(m, "fk_ret_talus@B3") == {"B5", "D3"}
    assert targets(m, "fk_gul_dass@D3") == targets(m, "fk_undead_carrier@F3") == {"E3"}
