"""The examples of the rulebook, with its own cards and numbers."""

from __future__ import annotations

import pytest

from ..law.test_decks import dwarves, rules
from ..table import (
    at,
    boosts,
    dice,
    hurt,
    life,
    moves,
    options,
    play,
    refused,
    strength,
    summons,
    table,
    targets,
    until,
    zone,
)

KEEP = {"hand": ["gate"]}


@pytest.mark.rule("SUW-026")
def test_meredith_summons_undead_archers() -> None:
    """2 magic; every empty space that touches her gate by a side; she takes the one below it."""
    board = {"D3": "gate_start", "D4": "fk_undead_carrier", "D1": "fk_ret_talus"}
    m = table({"hand": ["fk_undead_archer", "gate"], "magic": 2}, board=board)
    assert summons(m, "fk_undead_archer") == {"C3", "E3", "D2"}
    play(m, "summon fk_undead_archer D2")
    assert at(m, "D2") == "fk_undead_archer"
    assert m.state.magic[0] == 0
    assert zone(m, "hand", 0) == ["gate"]


@pytest.mark.rule("SUW-035", "SUW-036", "SUW-037", "SUW-038")
@pytest.mark.parametrize(
    ("goal", "legal"),
    [
        ("C5", True),  # 1 space
        ("C6", True),  # 2 spaces in a column
        ("E4", True),  # 2 spaces in a row
        ("D5", True),  # one up and one to the side
        ("B3", True),
        ("C4", True),  # out and back
        ("C7", False),
        ("E5", False),
    ],
)
def test_moves_that_the_pictures_show(goal: str, legal: bool) -> None:
    m = table(KEEP, board={"C4": "fk_undead_warrior"}, phase="move")
    assert (goal in moves(m, "fk_undead_warrior@C4")) == legal


@pytest.mark.rule("SUW-037")
def test_out_and_back_is_a_move_for_effects_after_moving() -> None:
    board = {"C4": "se_miti_kyru", "C3": "se_lioness", "F1": "se_abua_shi"}
    m = table(KEEP, board=board, phase="move")
    play(m, "move se_miti_kyru@C4 C4")
    assert at(m, "C4") == "se_miti_kyru"
    assert boosts(m, "C3") == 1


@pytest.mark.rule("SUW-038", "SUW-039", "SUW-040")
def test_moves_that_the_pictures_forbid() -> None:
    walls = {"B4": "gate", "C5": "fk_undead_carrier@p2", "D4": "fk_gul_dass", "C3": "gate_start"}
    m = table(KEEP, board={"C4": "fk_undead_warrior", **walls}, phase="move")
    assert moves(m, "fk_undead_warrior@C4") == set()
    assert refused(m, "move fk_undead_warrior@C4 D5") == "SUW-033"  # diagonally
    assert refused(m, "move fk_undead_warrior@C4 C6") == "SUW-033"  # through a card
    assert refused(m, "move gate@B4 B5") == "SUW-034"  # a structure


@pytest.mark.rule("SUW-054")
def test_a_sword_with_a_three_and_a_bow_with_a_two() -> None:
    board = {"C4": "se_lioness", "C5": "gate_start@p2", "F1": "se_abua_shi"}
    m = table(KEEP, board=board, phase="attack")
    assert m.state.t.cards[m.state.board[20]].attack == "melee"
    with dice("M M M"):
        play(m, "attack se_lioness@C4 gate_start@C5")
    assert hurt(m, "C5") == 3
    bow = table(KEEP, board={"C4": "fk_hellfire_cultist", "C6": "gate_start@p2"}, phase="attack")
    with dice("RS M"):
        play(bow, "attack fk_hellfire_cultist@C4 gate_start@C6")
    assert hurt(bow, "C6") == 1


@pytest.mark.rule("SUW-055")
def test_malakis_slingers_shoot_falcos_warriors() -> None:
    """Ranged, strength 2, two spaces away; two ranged symbols: 2 damage."""
    board = {"C3": "cg_horde_slinger", "C5": "fk_undead_warrior@p2", "F1": "cg_sneeks"}
    m = table(KEEP, board=board, phase="attack")
    assert strength(m, "C3") == 2
    assert targets(m, "cg_horde_slinger@C3") == {"C5"}
    with dice("MR RS"):
        play(m, "attack cg_horde_slinger@C3 fk_undead_warrior@C5")
    assert hurt(m, "C5") == 2
    assert life(m, "C5") - hurt(m, "C5") == 2


@pytest.mark.rule("SUW-066", "SUW-069")
def test_bryna_discards_two_and_draws_three() -> None:
    m = table({"hand": ["fk_purge", "fk_dragos", "gate", "fk_gul_dass"], "magic": 0}, KEEP, phase="magic")
    play(m, "discard fk_purge", "discard fk_dragos")
    assert m.state.magic[0] == 2
    assert len(m.state.hand[0]) == 2
    play(m, "end")
    assert len(m.state.hand[0]) == 2 + 3


@pytest.mark.rule("SUW-077")
def test_the_pyre_is_an_active_event() -> None:
    m = table({"hand": ["fk_sacrificial_pyre", "gate"], "magic": 1}, board={"C3": "fk_undead_carrier"})
    play(m, "play fk_sacrificial_pyre")
    assert zone(m, "active", 0) == ["fk_sacrificial_pyre"]
    assert zone(m, "discard", 0) == []


@pytest.mark.rule("SUW-093")
def test_an_effect_within_two_spaces_leaves_out_its_own_card() -> None:
    """Mass Heal: everything within 2 spaces of the summoner, not the summoner itself."""
    board = {
        "C3": "va_sera_eldwyn:4",
        "C5": "va_citadel_knight:4",
        "D4": "va_citadel_knight:1",
        "E4": "va_citadel_knight:3",
    }
    m = table({"hand": ["va_mass_heal", "gate"], "magic": 1}, board=board, phase="move")
    play(m, "play va_mass_heal")
    assert (hurt(m, "C5"), hurt(m, "D4")) == (2, 0)
    assert (hurt(m, "C3"), hurt(m, "E4")) == (4, 3)


@pytest.mark.rule("SUW-112")
@pytest.mark.parametrize("chosen", [0, 1, 3])
def test_up_to_three_may_be_none(chosen: int) -> None:
    gates = ["B3", "D3", "C5", "C1"]
    board = {"C3": "pd_svara", "F8": "fk_ret_talus@p2", "B3": "gate", "D3": "gate", "C5": "gate", "C1": "gate_start"}
    m = table({"hand": ["pd_glacial_shift", "pd_parapet"]}, board=board, phase="build")
    play(m, "play pd_glacial_shift")
    for space in gates[:chosen]:
        play(m, f"target gate@{space}")
    if chosen < 3:
        play(m, "done")
    while m.decision.name == "to":
        m.choose(0)
    assert sum(at(m, space) is None for space in gates) == chosen


@pytest.mark.rule("SUW-155")
def test_whoever_acts_instead_of_moving_has_not_moved() -> None:
    """A Clinger follows a friend's move from beside it; an Archer that prepares has not moved."""
    board = {"C3": "se_border_archer", "C4": "cg_horde_clinger@p2", "F1": "se_abua_shi", "F8": "cg_sneeks@p2"}
    common = {"decks": ("savanna_elves", "cave_goblins"), "taken": {"C4": "p1"}, "phase": "move"}
    m = table(KEEP, board=board, **common)
    play(m, "use se_border_archer@C3 prepare")
    assert "accept" not in options(m)
    m = table(KEEP, board=board, **common)
    play(m, "move se_border_archer@C3 C2")
    assert "accept" in options(m)


@pytest.mark.rule("SUW-250")
def test_the_event_among_the_components() -> None:
    """Any number of own units that cost 0; each of them is treated alike; none at all is allowed."""
    board = {
        "C3": "cg_horde_climber",
        "E3": "cg_blarf",
        "A4": "cg_beast_rider",
        "C6": "fk_hellfire_cultist@p2",
        "F1": "cg_sneeks",
    }
    m = table({"hand": ["cg_sneak", "gate"]}, board=board, phase="move")
    play(m, "play cg_sneak")
    assert set(options(m)) == {"target cg_horde_climber@C3", "target cg_blarf@E3", "done"}
    none = play(m.copy(), "done")
    assert at(none, "C3") == "cg_horde_climber"
    play(m, "target cg_horde_climber@C3", "to C4", "target cg_blarf@E3", "to E4")
    assert (at(m, "C4"), at(m, "E4")) == ("cg_horde_climber", "cg_blarf")


@pytest.mark.rule("SUW-104")
def test_the_example_of_symbols() -> None:
    """The summoner shows three symbols: one of them and a foreign one fits, the foreign one alone does not."""
    assert rules(dwarves(pd_ollag=0, to_ragnor=1)) == []
    assert rules(dwarves(pd_ollag=0, to_shonk=1)) == ["SUW-103"]


@pytest.mark.rule("SUW-176")
def test_after_an_attack_the_target_is_gone() -> None:
    """Withdraw comes when the eliminated target has left its space."""
    board = {"B3": "se_miti_kyru+1", "B4": "gate@p2:3", "F1": "se_abua_shi"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M M M M"):
        play(m, "attack se_miti_kyru@B3 gate@B4", "first")
    assert at(m, "B4") is None
    assert m.state.magic[0] == 1
    assert "to B4" in options(m)
    play(m, "to B5")
    until(m, "magic")
    assert at(m, "B5") == "se_miti_kyru"
