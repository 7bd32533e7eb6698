"""Cards of Warzone that are played right after something has happened."""

from __future__ import annotations

import pytest

from ..mortificator.test_answers import until
from ..table import fight, finish, ids, numbers, options, passes, play, plays_on, rating, table, wounded


# ---- EJECTION SEAT ----
@pytest.mark.parametrize("hurt", ["", "!"])
def test_an_ejection_seat_saves_the_warrior_and_costs_the_vehicle(hurt: str):
    m = table(
        {"squad": ["general_michael_kell"], "hand": ["foxhole"]},
        {"squad": [f"clansman{hurt}+^gt_offroad"], "hand": ["ejection_seat"]},
    )
    fight(m, "general_michael_kell", "clansman")
    until(m, "play_on ejection_seat clansman")
    play(m, "play_on ejection_seat clansman")
    finish(m)
    assert ids(m, "squad", 1) == ["clansman"]
    assert wounded(m, "clansman") is bool(hurt)  # as before
    assert ids(m, "grave", 1) == ["ejection_seat", "gt_offroad"]


@pytest.mark.parametrize("rider", ["clansman+gt_offroad", "clansman"])
def test_no_seat_outside_a_vehicle(rider: str):
    m = table(
        {"squad": ["general_michael_kell"], "hand": ["foxhole"]}, {"squad": [rider], "hand": ["ejection_seat"]}
    )
    fight(m, "general_michael_kell", "clansman")
    finish(m)
    assert ids(m, "hand", 1) == ["ejection_seat"]


# ---- FAULTY SUPPLIES ----
def test_faulty_supplies_make_equipment_come_to_nothing():
    m = table({"squad": ["clansman"], "hand": ["combat_armor", "foxhole"]}, {"hand": ["faulty_supplies"]})
    play(m, "attach combat_armor clansman")
    assert plays_on(m, "faulty_supplies") == {"combat_armor"}
    play(m, "play_on faulty_supplies combat_armor")
    passes(m)
    assert ids(m, "grave", 0) == ["combat_armor"]
    assert m.state.actions == 2


def test_faulty_supplies_leave_a_vehicle_nobody_to_board():
    m = table({"squad": ["clansman"], "hand": ["gt_offroad", "foxhole"]}, {"hand": ["faulty_supplies"]})
    play(m, "attach gt_offroad clansman")
    kept = play(m.copy(), "pass")
    assert set(options(kept)) == {"inside", "outside"}
    play(m, "play_on faulty_supplies gt_offroad")
    passes(m)
    assert m.decision.name == "action"
    assert ids(m, "attached", 0) == []


def test_faulty_supplies_answer_neither_relics_nor_special_cards():
    m = table(
        {"squad": ["clansman", "samurai"], "hand": ["dai_sho", "amnesia", "foxhole"]}, {"hand": ["faulty_supplies"]}
    )
    play(m, "attach dai_sho samurai")
    assert "pass" not in options(m) or "play_on amnesia samurai" in options(m)
    while m.decision.name != "action":
        assert not plays_on(m, "faulty_supplies")
        play(m, "pass")


# ---- HERO AWARD, HONOR AWARD ----
@pytest.mark.parametrize(("award", "gains", "worth"), [("hero_award", 3, 3), ("honor_award", 1, 0)])
def test_an_award_for_killing_somebody_worth_more(award: str, gains: int, worth: int):
    m = table(
        {"squad": ["general_michael_kell", "infantry"], "hand": [award]}, {"squad": ["charles_sykes!"], "hand": [award]}
    )
    fight(m, "general_michael_kell", "charles_sykes", "shoot")  # 12 kills 13
    until(m, f"play_on {award} general_michael_kell")
    assert plays_on(m, award) == {"general_michael_kell"}
    before, value = numbers(m, "general_michael_kell"), rating(m, "value", "general_michael_kell")
    play(m, f"play_on {award} general_michael_kell")
    assert numbers(m, "general_michael_kell") == tuple(n + gains for n in before)
    assert rating(m, "value", "general_michael_kell") == value + worth


def test_no_award_for_killing_somebody_worth_less_or_for_the_legion():
    m = table({"squad": ["general_michael_kell"], "hand": ["hero_award"]}, {"squad": ["infantry!"]})
    fight(m, "general_michael_kell", "infantry")
    finish(m)
    assert ids(m, "hand", 0) == ["hero_award"]
    m = table({"kohort": ["razide+dark_fire"], "hand": ["hero_award"]}, {"squad": ["charles_sykes!"]})
    fight(m, "razide", "charles_sykes")
    finish(m)
    assert "hero_award" in ids(m, "hand", 0)
