"""Attacking: who, whom, how many dice, what they mean."""

from __future__ import annotations

import pytest

from ..table import at, dice, hurt, options, play, refused, settle, strength, table, targets, told

SPARE = {"hand": ["fk_purge"]}  # so that the turn does not run on
MELEE, RANGED = "fk_undead_carrier", "fk_undead_archer"


def fight(board: dict[str, str], **more: object):  # type: ignore[no-untyped-def]
    return table(SPARE, board=board, phase="attack", **more)


# ---- who ----
@pytest.mark.rule("SUW-045")
def test_three_units_attack_and_no_fourth() -> None:
    board = {}
    for column in "BCDE":
        board |= {f"{column}4": MELEE, f"{column}5": "fk_undead_warrior@p2"}
    board["A4"] = "fk_gul_dass"
    m = table({"hand": ["fk_purge"]}, board={**board, "A5": "gate_start@p2"}, phase="attack")
    with dice("RS RS", "RS RS", "RS RS"):
        play(m, f"attack {MELEE}@B4 fk_undead_warrior@B5", f"attack {MELEE}@C4 fk_undead_warrior@C5")
        assert targets(m, f"{MELEE}@D4")
        assert m.copy().why_not(f"attack {MELEE}@E4 fk_undead_warrior@E5") is None
        play(m, f"attack {MELEE}@D4 fk_undead_warrior@D5")
    assert m.state.phase == 4  # nobody else may attack, so the phase is over


@pytest.mark.rule("SUW-045")
def test_the_three_are_different_units() -> None:
    m = fight({"C4": MELEE, "C5": "gate_start@p2", "E4": "fk_gul_dass", "E5": "gate@p2"})
    with dice("RS RS"):
        play(m, f"attack {MELEE}@C4 gate_start@C5")
    assert targets(m, f"{MELEE}@C4") == set()
    assert refused(m, f"attack {MELEE}@C4 gate_start@C5") == "SUW-045"
    assert targets(m, "fk_gul_dass@E4") == {"E5"}


@pytest.mark.rule("SUW-045")
def test_only_units_under_own_control_attack() -> None:
    board = {"C4": MELEE, "C5": "fk_gul_dass@p2", "E4": RANGED, "E6": "gate@p2", "D5": "gate_start@p2"}
    m = fight(board, taken={"C5": "p1", "E4": "p2"})
    assert targets(m, "fk_gul_dass@C5") == {"C4", "D5"}
    assert targets(m, f"{RANGED}@E4") == set()
    assert refused(m, f"attack {RANGED}@E4 gate@E6") == "SUW-045"


@pytest.mark.rule("SUW-046")
def test_a_unit_attacks_whether_it_has_moved_or_not() -> None:
    board = {"C4": MELEE, "C5": "gate@p2", "E3": "fk_undead_warrior", "E5": "gate_start@p2"}
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move fk_undead_warrior@E3 E4", "end", "end")
    assert targets(m, f"{MELEE}@C4") == {"C5"}
    assert targets(m, "fk_undead_warrior@E4") == {"E5"}


@pytest.mark.rule("SUW-047", "SUW-204")
def test_an_attack_is_a_target_a_roll_and_its_damage_before_the_next() -> None:
    board = {"C4": MELEE, "C5": "gate@p2", "E4": "fk_gul_dass", "E5": "gate_start@p2"}
    m = fight(board)
    with dice("M M", "M MR"):
        play(m, f"attack {MELEE}@C4 gate@C5")
        assert hurt(m, "C5") == 2  # before anybody else attacks
        play(m, "attack fk_gul_dass@E4 gate_start@E5")
    lines = told(m)
    order = [i for i, line in enumerate(lines) if line.startswith(("Undead Carrier attacks", "The dice", "Gate takes"))]
    assert order == sorted(order)
    assert [lines[i].split()[0] for i in order[:3]] == ["Undead", "The", "Gate"]


# ---- whom ----
@pytest.mark.rule("SUW-048", "SUW-144")
def test_melee_reaches_adjacent_spaces() -> None:
    board = {"C4": MELEE, "C5": "fk_undead_warrior@p2", "B4": "gate@p2", "D4": "fk_undead_archer@p2", "C3": "gate"}
    m = fight({**board, "D5": "fk_gul_dass@p2", "C6": "gate@p2", "F4": "fk_elut_bal@p2"})
    assert targets(m, f"{MELEE}@C4") == {"C5", "B4", "D4", "C3"}  # units and structures; no corners, not two away
    assert refused(m, f"attack {MELEE}@C4 fk_gul_dass@D5") == "SUW-048"
    assert refused(m, f"attack {MELEE}@C4 gate@C6") == "SUW-048"


@pytest.mark.rule("SUW-049", "SUW-145")
@pytest.mark.parametrize(
    ("space", "reached"),
    [("C5", True), ("C6", True), ("C7", True), ("C8", False), ("D4", True), ("E4", True), ("F4", True), ("A4", True),
     ("D5", False), ("E6", False), ("C1", True)],
)  # fmt: skip
def test_ranged_reaches_three_spaces_in_a_straight_line(space: str, reached: bool) -> None:
    m = fight({"C4": RANGED, space: "gate@p2", "C3" if space != "C1" else "B4": "gate_start@p2"})
    assert (space in targets(m, f"{RANGED}@C4")) == reached
    if not reached:
        assert refused(m, f"attack {RANGED}@C4 gate@{space}") == "SUW-049"


@pytest.mark.rule("SUW-049")
def test_four_spaces_are_too_far() -> None:
    m = fight({"B4": RANGED, "F4": "gate@p2", "B5": "gate_start@p2"})
    assert targets(m, f"{RANGED}@B4") == {"B5"}
    assert refused(m, f"attack {RANGED}@B4 gate@F4") == "SUW-049"


@pytest.mark.rule("SUW-050")
@pytest.mark.parametrize("wall", ["gate@p2", "gate", "fk_undead_warrior@p2", "fk_undead_warrior"])
def test_whatever_stands_between_protects_a_target(wall: str) -> None:
    m = fight({"C4": RANGED, "C5": wall, "C6": "fk_gul_dass@p2"})
    assert targets(m, f"{RANGED}@C4") == {"C5"}
    assert refused(m, f"attack {RANGED}@C4 fk_gul_dass@C6") == "SUW-050"
    free = fight({"C4": RANGED, "D5": wall, "C6": "fk_gul_dass@p2"})
    assert targets(free, f"{RANGED}@C4") == {"C6"}


@pytest.mark.rule("SUW-119", "SUW-118")
def test_own_units_and_structures_may_be_attacked() -> None:
    m = fight({"C4": MELEE, "C5": "fk_undead_warrior", "D4": "gate"})
    assert targets(m, f"{MELEE}@C4") == {"C5", "D4"}
    with dice("M M"):
        play(m, f"attack {MELEE}@C4 gate@D4")
    assert hurt(m, "D4") == 2


@pytest.mark.rule("SUW-120")
def test_nobody_attacks_itself() -> None:
    m = fight({"C4": RANGED, "C5": "gate@p2"})
    assert "C4" not in targets(m, f"{RANGED}@C4")
    assert refused(m, f"attack {RANGED}@C4 {RANGED}@C4") == "SUW-120"


@pytest.mark.rule("SUW-118")
def test_a_target_is_on_the_battlefield() -> None:
    m = table({"hand": ["fk_dragos", "gate"]}, board={"C4": MELEE, "C5": "gate@p2"}, phase="attack")
    assert refused(m, f"attack {MELEE}@C4 fk_dragos") == "SUW-118"


# ---- dice ----
@pytest.mark.rule("SUW-051", "SUW-186", "SUW-225", "SUW-226")
def test_the_dice_are_as_many_as_the_strength_now() -> None:
    m = fight({"C4": "fk_undead_warrior+3", "C5": "gate_start@p2"})
    assert strength(m, "C4") == 2 + 3
    found = m.explain("strength of C4")
    assert found.terms[0].total == 2  # the base is what is printed
    with dice("RS RS RS RS RS"):
        play(m, "attack fk_undead_warrior@C4 gate_start@C5")
    plain = fight({"C4": "fk_undead_warrior", "C5": "gate_start@p2"})
    with dice("RS RS"):
        play(plain, "attack fk_undead_warrior@C4 gate_start@C5")


@pytest.mark.rule("SUW-052", "SUW-053")
@pytest.mark.parametrize(
    ("attacker", "roll", "damage"),
    [
        ("fk_undead_carrier", "M MS", 2),
        ("fk_undead_carrier", "MR RS", 1),
        ("fk_undead_carrier", "RS RS", 0),
        ("fk_undead_carrier", "MS MS", 2),  # special symbols add nothing
        ("fk_hellfire_cultist", "M MS", 0),
        ("fk_hellfire_cultist", "MR RS", 2),
        ("fk_hellfire_cultist", "RS M", 1),
    ],
)
def test_symbols_of_the_own_type_hit(attacker: str, roll: str, damage: int) -> None:
    m = fight({"C4": attacker, "C5": "gate_start@p2"})
    with dice(roll):
        play(m, f"attack {attacker}@C4 gate_start@C5")
    assert hurt(m, "C5") == damage


@pytest.mark.rule("SUW-052")
def test_only_the_target_is_hit() -> None:
    m = fight({"C4": MELEE, "C5": "gate_start@p2", "B4": "gate@p2", "D5": "fk_undead_warrior@p2"})
    with dice("M M"):
        play(m, f"attack {MELEE}@C4 gate_start@C5")
    assert (hurt(m, "C5"), hurt(m, "B4"), hurt(m, "D5"), hurt(m, "C4")) == (2, 0, 0, 0)


@pytest.mark.rule("SUW-176")
def test_after_an_attack_means_after_its_damage_and_elimination() -> None:
    """Cursed answers after the attack: the target is gone by then."""
    board = {"C4": "fk_undead_archer", "C6": "fk_hellfire_cultist@p2:1"}
    m = table(SPARE, board=board, phase="attack", tucked=["fk_hellforged_weapon@p1"], under={"tucked.0": "C4"})
    with dice("RS M M M M"):
        settle(play(m, "attack fk_undead_archer@C4 fk_hellfire_cultist@C6"))
        if "decline" in options(m):
            play(m, "decline")
    lines = told(m)
    fell = next(i for i, line in enumerate(lines) if line == "Hellfire Cultist is destroyed.")
    cursed = next(i for i, line in enumerate(lines) if line == "Undead Archer takes 1 damage.")
    assert fell < cursed
    assert at(m, "C6") is None


@pytest.mark.rule("SUW-205", "SUW-245")
def test_damage_by_an_ability_is_no_attack() -> None:
    """Raise the Dead hurts, Purge strikes: neither counts as an attack."""
    board = {"C4": MELEE, "C5": "fk_undead_warrior@p2", "E4": "fk_gul_dass", "E5": "gate_start@p2"}
    m = table({"hand": ["fk_purge", "fk_purge"]}, board=board, phase="move")
    play(m, "play fk_purge", f"target {MELEE}@C4", "done", "target fk_undead_warrior@C5")
    assert hurt(m, "C5") == 2
    assert not m.state.attacked
    assert m.state.attacks == 0
    play(m, "end")
    assert targets(m, "fk_gul_dass@E4") == {"E5"}
    play(m, "end")
    assert hurt(m, "A1") == 1  # idle all the same


@pytest.mark.rule("SUW-047", "SUW-118")
def test_an_attack_without_its_target_ends_before_the_roll() -> None:
    """Dragos gives up the very unit that he attacks: nothing is left to roll for."""
    m = fight({"C3": "fk_dragos", "C4": MELEE, "E3": "fk_gul_dass", "E4": "gate@p2"})
    with dice():
        play(m, f"attack fk_dragos@C3 {MELEE}@C4", f"target {MELEE}@C4")
    assert at(m, "C4") is None
    assert not m.state.lasting  # what held for the attack is over
    assert targets(m, "fk_gul_dass@E3") == {"E4"}
    assert targets(m, "fk_dragos@C3") == set()
