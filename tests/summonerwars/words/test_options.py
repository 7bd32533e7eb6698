"""Options and questions say what they are about."""

from __future__ import annotations

import pytest

from ..table import dice, options, play, table, until


def texts(match: object) -> dict[str, tuple[str, str]]:
    return {o.name: (o.text("cs"), o.text("en")) for o in match.decision.options}  # type: ignore[attr-defined]


@pytest.mark.rule("SUW-119")
def test_an_attack_on_an_own_card_is_called_so_and_harms() -> None:
    board = {"C3": "fk_undead_archer", "C4": "fk_undead_carrier", "D3": "fk_gul_dass@p2"}
    m = table(board=board, phase="attack")
    own, enemy = "attack fk_undead_archer@C3 fk_undead_carrier@C4", "attack fk_undead_archer@C3 fk_gul_dass@D3"
    said = texts(m)
    assert said[own] == (
        "Zaútočit jednotkou Nemrtví lučištníci (C3) na vlastní kartu Nemrtví nakažení (C4)",
        "Attack your own Undead Carrier (C4) with Undead Archer (C3)",
    )
    assert said[enemy][1] == "Attack Gul-Dass (D3) with Undead Archer (C3)"
    assert {o.name: o.harms for o in m.decision.options if o.name in (own, enemy)} == {own: True, enemy: False}


def test_each_of_two_ways_says_what_it_does() -> None:
    m = table({"hand": ["gate"], "magic": 1}, board={"C3": "cg_blarf", "F1": "cg_sneeks"}, phase="build")
    until(m, "attack")
    assert m.decision.name == "either"
    assert texts(m) == {
        "first": ("Zaplať 1 bod magie a posil tuto jednotku", "Pay 1 magic and boost this unit"),
        "second": ("Uštědři této jednotce 1 zranění", "Deal 1 damage to this unit"),
    }


def test_a_question_of_a_text_is_asked_in_the_words_of_the_text() -> None:
    m = table({"hand": ["gate"]}, board={"D1": "pd_svara", "D4": "gate", "E4": "pd_ice_golem"}, phase="move")
    play(m, "move pd_svara@D1 D2")
    assert m.decision.prompt("cs") == (
        "Svara: Můžeš zvolit vlastní stavbu ve vzdálenosti do 3 polí od této jednotky a zatlačit ji o 1 pole."
    )
    play(m, "target gate@D4")
    assert m.decision.prompt("cs") == "Na které pole zatlačit kartu Portál?"


def test_a_text_about_a_settled_card_names_it() -> None:
    board = {"C3": "cg_horde_clinger", "C4": "cg_beast_rider", "F1": "cg_sneeks"}
    m = table({"hand": ["gate"]}, board=board, phase="move")
    play(m, "move cg_beast_rider@C4 C5")
    assert m.decision.prompt("en").startswith("Horde Clinger → Beast Rider (C5): You may place this unit")


@pytest.mark.rule("SUW-166")
def test_a_reroll_tells_its_price_and_what_was_rolled() -> None:
    board = {"C1": "to_grognack+1", "C3": "to_smasher", "C4": "gate_start@p2"}
    m = table({"hand": ["to_freeze"]}, board=board, phase="attack")
    with dice("M M M RS"):
        play(m, "attack to_smasher@C3 gate_start@C4")
    asked = m.decision.prompt("cs")
    assert asked == "Utratit z karty Grognack 1 žeton posílení a opakovat hod ([⚔] [⚔] [⚔] [➶✦])?"


@pytest.mark.rule("SUW-146")
def test_what_a_unit_costs_besides_magic_is_read_before_it_is_chosen() -> None:
    board = {"C3": "gate", "A1": "fk_gul_dass", "E6": "fk_undead_carrier", "F1": "fk_ret_talus"}
    m = table({"hand": ["fk_elut_bal", "fk_hellfire_cultist"], "magic": 6}, board=board)
    said = texts(m)
    assert said["summon fk_elut_bal E6"] == (
        "Vyvolat jednotku Elut-Bal na pole E6 místo jednotky Nemrtví nakažení",
        "Summon Elut-Bal at E6 in place of Undead Carrier",
    )
    assert said["summon fk_elut_bal A1"][1] == "Summon Elut-Bal at A1 in place of Gul-Dass"
    assert said["summon fk_hellfire_cultist C4"][1] == "Summon Hellfire Cultist at C4"


@pytest.mark.rule("SUW-119", "SUW-158")
def test_an_own_card_in_reach_of_an_extra_attack_is_called_so_but_not_one_that_is_boosted() -> None:
    board = {"C3": "se_border_archer+1", "C4": "gate_start@p2", "D3": "se_lioness", "E1": "se_abua_shi"}
    m = table({"hand": ["gate"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack se_border_archer@C3 gate_start@C4", "accept")
    said = texts(m)
    assert said["target se_lioness@D3"] == ("Zvolit vlastní kartu Lvice (D3)", "Choose your own Lioness (D3)")
    assert said["target gate_start@C4"] == ("Zvolit kartu Startovní portál (C4)", "Choose Starting Gate (C4)")
    m = table({"hand": ["se_chant_of_growth", "gate"]}, board=board, phase="move")
    play(m, "play se_chant_of_growth")
    assert texts(m)["target se_lioness@D3"][1] == "Choose Lioness (D3)"


@pytest.mark.rule("SUW-088")
def test_effects_that_wait_are_called_by_their_abilities() -> None:
    board = {"C3": "fk_undead_warrior", "C4": "fk_undead_carrier@p2:2", "B3": "fk_undead_archer"}
    m = table({"hand": ["gate"]}, board=board, phase="attack")
    with dice("M M"):
        play(m, "attack fk_undead_warrior@C3 fk_undead_carrier@C4")
    assert [texts(m)[name] for name in options(m)] == [
        ("Nyní vyhodnotit: Nemrtví lučištníci (B3) – Přesun duše", "Resolve next: Undead Archer (B3) – Soul Shift"),
        ("Nyní vyhodnotit: Nemrtví válečníci (C3) – Krvavá zuřivost", "Resolve next: Undead Warrior (C3) – Blood Fury"),
    ]
