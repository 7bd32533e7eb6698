"""When phases start and end, and what was settled beyond the rulebook: strength, life, both summoners at once."""

from __future__ import annotations

import pytest

from ..table import at, boosts, dice, ended, hurt, options, play, strength, summons, table, targets

KEEP = {"hand": ["gate"]}


# ---- start and end of phases ----
@pytest.mark.rule("SUW-220")
def test_the_start_of_a_phase_comes_before_everything_in_it() -> None:
    board = {"C4": "cg_blarf", "C5": "gate@p2", "F1": "cg_sneeks"}
    m = table({"hand": ["gate"], "magic": 1}, board=board, phase="build")
    play(m, "end")
    assert m.decision.name == "either"
    assert not [o for o in options(m) if o.startswith(("attack", "end"))]
    play(m, "first")
    assert (boosts(m, "C4"), m.state.magic[0]) == (1, 0)
    assert targets(m, "cg_blarf@C4") == {"C5"}


@pytest.mark.rule("SUW-137")
def test_the_end_of_a_phase_comes_when_nothing_is_left_to_do() -> None:
    """The Eater may still attack until its player ends the phase; then it is hungry."""
    board = {"C4": "cg_the_eater", "C5": "gate_start@p2", "D4": "cg_horde_climber", "D5": "gate@p2", "F1": "cg_sneeks"}
    m = table(KEEP, board=board, phase="attack")
    with dice("M RS RS RS RS"):
        play(m, "attack cg_the_eater@C4 gate_start@C5")
    assert m.decision.name == "attack"
    play(m, "end")
    assert m.decision.name == "either"


# ---- rulings about strength and life ----
@pytest.mark.rule("SUW-244")
def test_a_unit_without_strength_rolls_nothing_but_has_attacked() -> None:
    board = {"C4": "cg_blarf", "C5": "gate@p2", "F1": "cg_sneeks"}
    m = table(KEEP, board=board, phase="attack")
    assert strength(m, "C4") == 0
    with dice(""):
        play(m, "attack cg_blarf@C4 gate@C5")
    assert hurt(m, "C5") == 0
    assert hurt(m, "F1") == 0  # no price of idleness


@pytest.mark.rule("SUW-249", "SUW-253", "SUW-131")
def test_a_card_falls_when_the_life_it_was_lent_ends_and_brings_no_magic() -> None:
    """Ollag gives structures 1 life; a gate with 5 damage falls with him, and only he brings magic."""
    board = {"C4": "fk_gul_dass", "C5": "pd_ollag@p2:6", "E5": "gate@p2:5", "F5": "gate@p2:4"}
    m = table(KEEP, board=board, phase="attack")
    assert at(m, "E5") == "gate"
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C4 pd_ollag@C5")
    assert at(m, "C5") is None
    assert at(m, "E5") is None
    assert at(m, "F5") == "gate"
    assert m.state.magic[0] == 1


@pytest.mark.rule("SUW-241")
@pytest.mark.parametrize(("mine", "winner"), [(8, (0,)), (3, (0,)), (None, (1,))])
def test_if_both_summoners_fall_in_one_step_the_active_player_wins(mine: int | None, winner: tuple[int, ...]) -> None:
    """The Drake breathes through its own queen at the enemy's summoner."""
    own, enemy = (mine, 11) if mine is not None else (8, 2)
    board = {"C2": "pe_fire_drake", "C3": f"pe_queen_maldaria:{own}", "C4": f"fk_ret_talus@p2:{enemy}"}
    m = table(KEEP, board=board, phase="attack")
    with dice("RS MR M M"):
        play(m, "attack pe_fire_drake@C2 fk_ret_talus@C4")
    assert ended(m) == winner
    assert m.result.rule == ("SUW-241" if mine == 8 else "SUW-079")


@pytest.mark.rule("SUW-180", "SUW-213")
def test_texts_open_other_spaces_for_summoning() -> None:
    """Usually only a gate does; Protector lets the Drake come beside the queen."""
    m = table({"hand": ["pe_fire_drake", "pe_ember_mage"], "magic": 15}, board={"C4": "pe_queen_maldaria"})
    assert summons(m, "pe_fire_drake") == {"B4", "D4", "C3", "C5"}
    assert summons(m, "pe_ember_mage") == set()
