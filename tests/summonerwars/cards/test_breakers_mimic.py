"""Mimic: what a Mind Witch has taken over stays with her until the end of the turn, even if it is nobody else's any
more, and she takes over nothing that the other one does not have."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.law.decks import BY_ID

from ..table import Match, at, boosts, dice, hurt, moves, options, play, settle, strength, table, targets, until, zone

KEEP = {"hand": ["gate"]}
WITCH = "br_mind_witch"


def mimicking(original: str, board: dict[str, str], witch: str = WITCH) -> Match:
    """The Witch at C3 has mimicked a common at E4 that a Blast has destroyed since then."""
    nearly_gone = f"{original}@p2:{BY_ID[original].life - 1}"
    board = {"C3": witch, "E2": "br_tacullu", "E4": nearly_gone, **board}
    m = table({"hand": ["br_blast", "br_deceiver", "gate"], "magic": 1}, KEEP, board)
    play(m, f"target {original}@E4", "play br_blast")
    while m.decision.name != "move":
        play(m, "to E5" if "to E5" in options(m) else options(m)[-1])
    assert at(m, "E4") is at(m, "E5") is None
    return m


@pytest.mark.rule("SUW-191", "SUW-033")
def test_climb_outlives_the_climber() -> None:
    m = mimicking("cg_horde_climber", {"C4": "gate@p2"})
    assert {"C5", "A2"} <= moves(m, f"{WITCH}@C3")
    assert "C7" not in moves(m, f"{WITCH}@C3")


@pytest.mark.rule("SUW-257")
def test_a_charge_outlives_the_rider() -> None:
    m = mimicking("cg_beast_rider", {})
    assert "C7" in moves(m, f"{WITCH}@C3")
    play(m, f"move {WITCH}@C3 C7")
    assert strength(m, "C7") == 3 + 1
    near = mimicking("cg_beast_rider", {})
    play(near, f"move {WITCH}@C3 C5")
    assert strength(near, "C5") == 3


@pytest.mark.rule("SUW-187")
def test_trampling_outlives_the_cavalry() -> None:
    m = mimicking("pd_bear_cavalry", {"C4": "pd_frost_mage@p2"})
    play(m, f"move {WITCH}@C3 C5")
    assert hurt(m, "C4") == 1
    beside = mimicking("pd_bear_cavalry", {"C4": "pd_frost_mage@p2"})
    play(beside, f"move {WITCH}@C3 B4")
    assert hurt(beside, "C4") == 0


@pytest.mark.rule("SUW-045")
def test_a_relentless_attack_outlives_the_slinger() -> None:
    m = until(mimicking("cg_horde_slinger", {"C4": "gate_start@p2"}), "attack")
    with dice("RS RS M"):
        play(m, f"attack {WITCH}@C3 gate_start@C4")
    assert m.state.attacks == 0
    assert targets(m, f"{WITCH}@C3") == set()


@pytest.mark.rule("SUW-053")
@pytest.mark.parametrize(("roll", "damage"), [("MR MR M", 0), ("RS MR M", 2)])
def test_unwieldy_magic_outlives_the_shaman(roll: str, damage: int) -> None:
    m = until(mimicking("to_frost_shaman", {"C4": "gate_start@p2"}), "attack")
    with dice(roll):
        play(m, f"attack {WITCH}@C3 gate_start@C4")
    assert hurt(m, "C4") == damage


@pytest.mark.rule("SUW-226")
def test_blood_fury_and_imbued_strength_outlive_the_warrior() -> None:
    m = mimicking("fk_undead_warrior", {}, witch=f"{WITCH}+2")
    assert boosts(m, "C3") == 2 + 1  # for the Warrior itself
    assert strength(m, "C3") == 3 + 3


@pytest.mark.rule("SUW-060")
def test_a_soulless_witch_gains_no_magic() -> None:
    m = until(mimicking("fk_undead_carrier", {"C4": "fk_undead_archer@p2:1"}), "attack")
    before = m.state.magic[0]
    with dice("MR MR M"):
        settle(play(m, f"attack {WITCH}@C3 fk_undead_archer@C4"))
    assert at(m, "C4") is None
    assert m.state.magic[0] == before


@pytest.mark.rule("SUW-176")
def test_frenzy_outlives_the_fighter() -> None:
    m = until(mimicking("to_tundra_fighter", {"C4": "gate_start@p2"}), "attack")
    with dice("MR MR M", "RS"):
        play(m, f"attack {WITCH}@C3 gate_start@C4")
    assert {"accept", "decline"} <= set(options(m))


@pytest.mark.rule("SUW-125")
def test_intercession_outlives_the_paladin() -> None:
    m = until(mimicking("va_citadel_paladin", {"C4": "va_citadel_archer@p2"}), "attack")
    held = len(zone(m, "hand", 0))
    with dice("RS RS M"):
        play(m, f"attack {WITCH}@C3 va_citadel_archer@C4")
    assert len(zone(m, "hand", 0)) == held + 2


@pytest.mark.rule("SUW-183")
def test_the_arrow_of_light_outlives_the_archer() -> None:
    m = until(mimicking("va_citadel_archer", {"C4": "gate_start@p2"}), "attack")
    play(m, f"attack {WITCH}@C3 gate_start@C4")
    with dice("RS RS MR M"):
        play(m, "shed br_deceiver")
    assert hurt(m, "C4") == 3


@pytest.mark.rule("SUW-175")
def test_a_quick_shot_outlives_the_archer() -> None:
    m = mimicking("pe_ember_archer", {"C6": "pe_royal_guardian@p2"})
    play(m, f"move {WITCH}@C3 C4", "target pe_royal_guardian@C6")
    assert hurt(m, "C6") == 1


@pytest.mark.rule("SUW-151")
def test_preparing_outlives_the_archer() -> None:
    m = mimicking("se_border_archer", {})
    play(m, f"use {WITCH}@C3 prepare")
    assert boosts(m, "C3") == 1
    assert moves(m, f"{WITCH}@C3") == set()


# ---- what was lent for the turn ----
TWO_WITCHES = {"C3": WITCH, "D4": WITCH, "C6": "cg_horde_climber@p2", "E6": "cg_horde_slinger@p2", "D3": "gate"}


@pytest.mark.rule("SUW-195", "SUW-191")
def test_a_witch_that_mimics_a_witch_has_what_that_one_has_mimicked() -> None:
    m = table({"hand": ["br_deceiver"], "magic": 1}, KEEP, TWO_WITCHES)
    play(m, "end", f"next {WITCH}@C3 0", "target cg_horde_climber@C6", f"target {WITCH}@C3")
    assert "A2" in moves(m, f"{WITCH}@C3")
    assert "A4" in moves(m, f"{WITCH}@D4")


@pytest.mark.rule("SUW-195")
def test_what_another_unit_was_lent_is_not_taken_over() -> None:
    m = table({"hand": ["br_deceiver"], "magic": 1}, KEEP, TWO_WITCHES)
    play(m, "end", f"next {WITCH}@C3 0", "target cg_horde_climber@C6", "target cg_horde_slinger@E6")
    assert "A2" in moves(m, f"{WITCH}@C3")
    assert "A4" not in moves(m, f"{WITCH}@D4")
