"""Refusals of what a text asks for say why, with the numbers and cards that they are about."""

from __future__ import annotations

from typing import Any

import pytest

from ..table import Match, dice, play, table

KEEP: dict[str, Any] = {"hand": ["gate"]}


def asked(event: str, phase: str, board: dict[str, str], *choices: str, roll: str = "", **p1: Any) -> Match:
    """A question, with an event in hand: of the one that asks, or of another that keeps the phase open."""
    m = table({"hand": [event, "gate"], "magic": 1, **p1}, KEEP, board, phase=phase)
    with dice(*([roll] if roll else [])):
        return play(m, *choices)


def burning() -> Match:
    board = {
        "C3": "pe_queen_maldaria",
        "D3": "pe_royal_guardian",
        "C5": "fk_undead_carrier@p2",
        "C6": "fk_gul_dass@p2",
        "B3": "gate",
    }
    return asked("pe_burn", "move", board, "play pe_burn")


def blasting(*choices: str) -> Match:
    board = {
        "C3": "br_tacullu",
        "C4": "br_wind_mage",
        "C6": "fk_undead_carrier@p2",
        "D4": "br_deceiver",
        "E3": "br_wind_archer",
    }
    return asked("br_blast", "move", board, "play br_blast", *choices)


def shifting(*choices: str) -> Match:
    board = {"D1": "pd_svara", "D4": "gate", "E4": "pd_ice_golem", "C5": "gate@p2", "D7": "gate"}
    return asked("pd_ice_repair", "move", board, "move pd_svara@D1 D2", *choices)


def sneaking(*choices: str) -> Match:
    board = {
        "C3": "cg_horde_climber",
        "D3": "cg_horde_slinger",
        "E3": "cg_beast_rider",
        "F1": "cg_sneeks",
        "C6": "cg_horde_climber@p2",
    }
    return asked("cg_sneak", "move", board, "play cg_sneak", *choices)


def freezing() -> Match:
    board = {"C3": "to_grognack", "C5": "se_lioness@p2+2", "D3": "to_smasher", "B3": "to_smasher"}
    return asked("to_freeze", "summon", board, "play to_freeze")


def shooting() -> Match:
    board = {"C3": "pe_ember_archer", "D3": "pe_royal_guardian", "C6": "fk_undead_carrier@p2"}
    return asked("pe_burn", "move", board, "move pe_ember_archer@C3 C4")


def controlling() -> Match:
    board = {"C3": "br_tacullu", "C5": "se_lioness@p2", "D4": "se_rhinoceros@p2", "B3": "br_deceiver"}
    return asked("br_mind_control", "summon", board, "play br_mind_control")


def bleeding(*choices: str) -> Match:
    hand = ["fk_blood_summon", "fk_undead_carrier", "fk_hellfire_cultist", "fk_dragos", "gate"]
    board = {"C3": "fk_undead_warrior", "D3": "fk_undead_archer", "C5": "fk_undead_warrior@p2"}
    return asked("fk_blood_summon", "summon", board, "play fk_blood_summon", *choices, hand=hand)


def preparing(*choices: str) -> Match:
    board = {
        "C3": "se_border_archer",
        "D3": "se_makeinda_ru",
        "E3": "se_border_archer",
        "B3": "se_lioness",
        "F3": "se_lioness",
    }
    return asked("se_chant_of_growth", "move", board, *choices)


PREPARED = "use se_border_archer@C3 prepare"


@pytest.mark.parametrize(
    ("m", "choice", "rule", "cs", "en"),
    [
        (burning, "target fk_gul_dass@C6", "SUW-217", "3 pole daleko, smí být nejvýš 2.", "(C3), and 2 is the most."),
        (
            burning,
            "target gate@B3",
            "SUW-126",
            "není běžná jednotka ani hrdina.",
            "Gate (B3) is no common or champion.",
        ),
        (burning, "target pe_queen_maldaria@C3", "SUW-126", "není běžná", "Queen Maldaria (C3) is no common or"),
        (blasting, "target fk_undead_carrier@C6", "SUW-208", "přímá řada volných polí.", "No straight line of clear"),
        (blasting, "target br_deceiver@D4", "SUW-208", "od karty Tacullu (C3)", "from Tacullu (C3) to Deceiver (D4)."),
        (shifting, "target gate@C5", "SUW-207", "Kartu Portál (C5) ovládá soupeř", "under the opponent's control"),
        (shifting, "target gate@D7", "SUW-217", "5 polí daleko, smí být nejvýš 3.", "5 spaces away from Svara (D2)"),
        (shifting, "target pd_svara@D2", "SUW-198", "Karta Svara (D2) není stavba.", "Svara (D2) is no structure."),
        (sneaking, "target cg_beast_rider@E3", "SUW-148", "nemá náklady 0, ale 2.", "is not 0 but 2."),
        (sneaking, "target cg_sneeks@F1", "SUW-148", "nemá náklady 0, ale žádné.", "is not 0 but none at all."),
        (freezing, "target se_lioness@C5", "SUW-182", "leží 2 žetony posílení", "Lioness (C5) has 2 boosts on it"),
        (shooting, "target pe_ember_archer@C4", "SUW-092", "sama do vzdálenosti", "not within any distance of itself."),
        (shooting, "target pe_royal_guardian@D3", "SUW-208", "Královští strážci (D3)", "to Royal Guardian (D3)."),
        (controlling, "target br_deceiver@B3", "SUW-121", "Kartu Klamači (B3) ovládáš ty", "You control Deceiver (B3)"),
        (bleeding, "target fk_undead_warrior@C5", "SUW-207", "tady jde o vlastní.", "this is about friendly cards."),
        (preparing, "attack se_lioness@B3 se_border_archer@C3", "SUW-045", "ta přijde ještě", "is still to come in"),
        (preparing, "summon se_lioness B4", "SUW-213", "Vyvolává se jednotka z ruky", "Only a unit in hand can be"),
    ],
)
def test_a_refusal_says_what_the_text_asks_for(m: Any, choice: str, rule: str, cs: str, en: str) -> None:
    reason = m().why_not(choice)
    assert reason.rule == rule
    assert cs in reason.text.cs
    assert en in reason.text.en


@pytest.mark.parametrize(
    ("m", "before", "choice", "rule", "cs", "en"),
    [
        (
            blasting,
            "target br_wind_mage@C4",
            "to C8",
            "SUW-086",
            "o 1 až 3 pole; na pole C8 je to 4.",
            "it would be 4.",
        ),
        (blasting, "target br_wind_mage@C4", "to D5", "SUW-086", "neleží v řadě ani ve sloupci", "neither in the row"),
        (blasting, "target br_wind_mage@C4", "to C6", "SUW-243", "leží karta Nemrtví", "Undead Carrier is in the way."),
        (blasting, "target br_wind_mage@C4", "to C3", "SUW-243", "leží karta Tacullu.", "Tacullu is in the way."),
        (blasting, "target br_wind_mage@C4", "to C7", None, "", ""),
        (blasting, "target br_wind_mage@C4", "to C5", None, "", ""),
        (
            shifting,
            "target gate@D4",
            "to D6",
            "SUW-086",
            "se zatlačuje o 1 pole; na pole D6 je to 2.",
            "forced 1 space;",
        ),
        (shifting, "target gate@D4", "to E4", "SUW-243", "leží karta Ledoví golemové.", "Ice Golem is in the way."),
        (shifting, "target gate@D4", "to D5", None, "", ""),
        (sneaking, "target cg_horde_climber@C3 to C4", "target cg_horde_climber@C4", "SUW-139", "už byla", "already."),
        (
            bleeding,
            "target fk_undead_warrior@C3",
            "take fk_dragos",
            "SUW-147",
            "má náklady 6, smí nejvýš 2.",
            "is 6, and 2",
        ),
        (bleeding, "target fk_undead_warrior@C3", "take gate", "SUW-136", "není jednotka", "Gate is no unit"),
        (bleeding, "target fk_undead_warrior@C3", "take fk_undead_carrier", None, "", ""),
        (preparing, PREPARED, PREPARED, "SUW-151", "se už v této fázi pohnula", "already moved in this phase"),
        (preparing, PREPARED, "move se_border_archer@C3 C4", "SUW-032", "nebo jednala namísto", "or acted instead."),
        (preparing, PREPARED, "use se_border_archer@E3 prepare", None, "", ""),
    ],
)
def test_a_refusal_in_the_middle_of_a_text_says_what_it_is_about(
    m: Any, before: str, choice: str, rule: str | None, cs: str, en: str
) -> None:
    first, to, space = before.partition(" to ")
    reason = m(first, *([f"to {space}"] if to else [])).why_not(choice)
    if rule is None:
        assert reason is None
        return
    assert reason.rule == rule
    assert cs in reason.text.cs
    assert en in reason.text.en


@pytest.mark.rule("SUW-028", "SUW-255")
def test_a_unit_is_placed_beside_the_chosen_one_on_an_empty_space() -> None:
    m = bleeding("target fk_undead_warrior@C3", "take fk_undead_carrier")
    far, taken = m.why_not("to E3"), m.why_not("to D3")
    assert (far.rule, far.text.en) == ("SUW-028", "E3 is not adjacent to Undead Warrior (C3).")
    assert (taken.rule, taken.text.en) == (
        "SUW-255",
        "A card is placed on an empty space, and Undead Archer is on D3.",
    )
    assert m.why_not("to C4") is m.why_not("to C2") is m.why_not("to B3") is None


@pytest.mark.rule("SUW-150", "SUW-030")
def test_acting_instead_of_moving_takes_one_of_the_three_moves() -> None:
    m = preparing(PREPARED, "move se_lioness@B3 B4")
    assert m.why_not("use se_makeinda_ru@D3 prepare") is None
    play(m, "move se_lioness@F3 F4")
    late = m.why_not("use se_makeinda_ru@D3 prepare")
    assert late.rule == "SUW-150"
    assert late.text.en == "Acting instead of moving takes one of the 3 moves of the phase, and all are used."


@pytest.mark.rule("SUW-143")
@pytest.mark.parametrize(("space", "rule"), [("C3", "SUW-243"), ("C6", "SUW-086"), ("C5", None), ("D4", None)])
def test_who_is_struck_with_brutal_force_goes_away_from_the_attacker(space: str, rule: str | None) -> None:
    board = {"C3": "to_smasher", "C4": "fk_gul_dass@p2", "F1": "to_grognack"}
    blow = "attack to_smasher@C3 fk_gul_dass@C4"
    m = asked("to_freeze", "attack", board, blow, "accept", roll="M M RS RS", active=["to_brutal_force"])
    reason = m.why_not(f"to {space}")
    assert (reason.rule if reason else None) == rule


# ---- what has to be there for an ability ----
@pytest.mark.rule("SUW-255", "SUW-211")
@pytest.mark.parametrize(
    ("board", "use", "rule", "en"),
    [
        (
            {"A2": "gate", "B1": "fk_undead_archer", "A1": "fk_ret_talus"},
            "use fk_ret_talus@A1 raise_the_dead",
            "SUW-255",
            "There is no empty space next to Ret-Talus (A1).",
        ),
        (
            {"C3": "cg_sneeks", "E5": "cg_beast_rider", "E6": "gate@p2"},
            "use cg_sneeks@C3 sly",
            "SUW-211",
            "There is nothing to choose: friendly units with a cost of 0.",
        ),
        (
            {"C3": "br_wind_mage", "C4": "gate@p2", "E5": "fk_undead_carrier@p2"},
            "use br_wind_mage@C3 push",
            "SUW-086",
            "There is nothing to choose: commons and champions within 2 spaces of this unit.",
        ),
    ],
)
def test_an_ability_that_cannot_be_used_says_what_is_missing(
    board: dict[str, str], use: str, rule: str, en: str
) -> None:
    raising = "raise" in use
    p1 = {"hand": ["fk_undead_carrier"], "magic": 1, "discard": ["fk_undead_warrior"]} if raising else KEEP
    m = table(p1, KEEP, board, phase="summon" if raising else "attack")
    reason = m.why_not(use)
    assert (reason.rule, reason.text.en) == (rule, en)


@pytest.mark.rule("SUW-085", "SUW-172")
@pytest.mark.parametrize(
    ("boost", "magic", "way", "rule", "en"),
    [
        (0, 1, "first", "SUW-085", "Miti Kyru (C3) has 0 boosts on it, and 1 is needed."),
        (0, 1, "second", None, ""),
        (1, 0, "first", None, ""),
        (1, 0, "second", "SUW-172", "It costs 1 magic and you have 0 magic."),
        (1, 1, "first", None, ""),
        (1, 1, "second", None, ""),
    ],
)
def test_a_way_that_cannot_be_paid_says_what_it_costs(
    boost: int, magic: int, way: str, rule: str | None, en: str
) -> None:
    board = {"C3": f"se_miti_kyru+{boost}" if boost else "se_miti_kyru", "C4": "gate_start@p2"}
    m = table({"hand": ["gate"], "magic": magic}, KEEP, board, phase="attack")
    with dice("M RS RS RS"):
        play(m, "attack se_miti_kyru@C3 gate_start@C4")
    reason = m.why_not(way)
    assert (reason.rule if reason else None) == rule
    assert not rule or reason.text.en == en
