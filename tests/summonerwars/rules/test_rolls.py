"""Rolling: as many dice as are due, each of them on one of the six faces, told to both players."""

from __future__ import annotations

import re

import pytest

from ..table import Match, dice, hurt, play, table, told

SPARE = {"hand": ["gate"]}
SIGNS = {"⚔➶", "⚔✦", "➶✦", "⚔"}


def rolls(m: Match) -> list[list[str]]:
    """The rolls that the log tells of, each die as the signs on its top."""
    lines = [line.removeprefix("The dice: ") for line in told(m) if line.startswith("The dice: ")]
    return [re.findall(r"\[(.*?)\]", line) for line in lines]


@pytest.mark.rule("SUW-051", "SUW-008")
@pytest.mark.parametrize(
    ("board", "attack", "count"),
    [
        ({"C4": "va_citadel_archer", "C5": "gate_start@p2"}, "attack va_citadel_archer@C4 gate_start@C5", 1),
        ({"C4": "fk_undead_carrier", "C5": "gate_start@p2"}, "attack fk_undead_carrier@C4 gate_start@C5", 2),
        ({"C4": "fk_undead_archer", "C5": "gate_start@p2"}, "attack fk_undead_archer@C4 gate_start@C5", 3),
        ({"C4": "cg_the_eater", "C5": "gate_start@p2"}, "attack cg_the_eater@C4 gate_start@C5", 5),
        ({"C4": "fk_gul_dass:1", "C5": "gate_start@p2"}, "attack fk_gul_dass@C4 gate_start@C5", 3),
        ({"C4": "fk_gul_dass", "C5": "gate_start@p2"}, "attack fk_gul_dass@C4 gate_start@C5", 2),
        ({"C4": "fk_gul_dass:7", "C5": "gate_start@p2"}, "attack fk_gul_dass@C4 gate_start@C5", 9),
        ({"C4": "cg_blarf", "C5": "gate_start@p2"}, "attack cg_blarf@C4 gate_start@C5", 0),
        ({"C4": "cg_blarf+1", "C5": "gate_start@p2"}, "attack cg_blarf@C4 gate_start@C5", 1),
    ],
)
def test_a_unit_rolls_its_strength_and_the_log_tells_every_die(board: dict[str, str], attack: str, count: int) -> None:
    """With real dice: plain attacks, and attacks that a text has changed."""
    m = play(table(SPARE, SPARE, board, phase="attack"), attack)
    (roll,) = rolls(m)
    assert len(roll) == count
    assert set(roll) <= SIGNS
    sign = "➶" if "archer" in attack else "⚔"
    assert hurt(m, "C5") == sum(sign in die for die in roll)


@pytest.mark.rule("SUW-166", "SUW-051")
def test_a_reroll_throws_all_of_the_dice_again_and_both_rolls_are_told() -> None:
    board = {"C1": "to_grognack+1", "C3": "to_smasher", "C4": "gate_start@p2"}
    m = table({"hand": ["to_freeze"]}, SPARE, board, phase="attack")
    play(m, "attack to_smasher@C3 gate_start@C4", "reroll")
    first, second = rolls(m)
    assert (len(first), len(second)) == (4, 4)
    assert "Player 1 rerolls (Grognack)." in told(m)
    assert hurt(m, "C4") == sum("⚔" in die for die in second)


@pytest.mark.rule("SUW-166", "SUW-244")
@pytest.mark.parametrize(("blarf", "asked"), [("cg_blarf@p2", False), ("cg_blarf@p2+1", True)])
def test_no_dice_are_no_roll_that_could_be_made_again(blarf: str, asked: bool) -> None:
    """Grognack's player has taken control of Blarf, whose printed strength is 0."""
    board = {"C1": "to_grognack+1", "C3": blarf, "C4": "gate_start@p2"}
    m = table({"hand": ["to_freeze"]}, SPARE, board, phase="attack", taken={"C3": "p1"})
    play(m, "attack cg_blarf@C3 gate_start@C4")
    assert (m.decision.name == "reroll") == asked


@pytest.mark.rule("SUW-051")
def test_dice_of_an_ability_are_told_before_those_of_the_attack() -> None:
    """The Divine Shield rolls 2 dice, the Smasher as many as it has left."""
    board = {"C3": "to_smasher", "C4": "va_citadel_paladin@p2", "D4": "va_coleen_brighton@p2", "F1": "to_grognack"}
    m = table({"hand": ["to_freeze"]}, SPARE, board, phase="attack")
    play(m, "attack to_smasher@C3 va_citadel_paladin@C4")
    shield, attack = rolls(m)
    assert len(shield) == 2
    assert len(attack) == 4 - sum("✦" in die for die in shield)


@pytest.mark.rule("SUW-051")
def test_frenzy_rolls_one_die() -> None:
    board = {"C3": "to_tundra_fighter", "C4": "gate_start@p2", "F1": "to_grognack"}
    m = table({"hand": ["to_freeze"]}, SPARE, board, phase="attack")
    play(m, "attack to_tundra_fighter@C3 gate_start@C4")
    assert [len(roll) for roll in rolls(m)] == [2, 1]


# ---- who has a say about an attack of others ----
@pytest.mark.rule("SUW-053", "SUW-028")
@pytest.mark.parametrize(
    ("deceiver", "damage"),
    [
        ({"B4": "br_deceiver@p2"}, 1),
        ({"B4": "br_deceiver@p2", "D4": "br_wind_mage@p2"}, 1),
        ({"B4": "br_deceiver@p2", "D4": "fk_undead_carrier"}, 1),
        ({"B4": "br_deceiver@p2", "D4": "br_deceiver@p2"}, 0),
        ({"B5": "br_deceiver@p2"}, 2),
        ({"B5": "br_deceiver@p2", "B4": "br_wind_mage@p2"}, 2),
    ],
)
def test_a_deceiver_beside_a_plain_attacker_takes_one_hit(deceiver: dict[str, str], damage: int) -> None:
    """The attack is on a card farther away, and neither attacker nor target has a text about it."""
    board = {"C4": "fk_undead_archer", "C6": "gate_start@p2", **deceiver}
    m = table(SPARE, SPARE, board, phase="attack")
    with dice("RS MR M"):
        play(m, "attack fk_undead_archer@C4 gate_start@C6")
    assert hurt(m, "C6") == damage
