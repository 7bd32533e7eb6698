"""Cards of Warzone that are played right after something has happened."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.effects.harm.prison import imprison

from ..mortificator.test_answers import until
from ..table import card, fight, finish, ids, numbers, options, passes, play, plays_on, rating, table, why, wounded


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
    m = table({"squad": ["general_michael_kell"], "hand": ["foxhole"]}, {"squad": [rider], "hand": ["ejection_seat"]})
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


# ---- AMNESTY ----
def test_an_amnesty_sends_all_prisoners_home_with_their_cards():
    m = table(
        {"squad": ["clansman", "bauhaus_cop"], "hand": ["amnesty", "foxhole"]},
        {"squad": ["infantry!+combat_armor+elite_trooper", "hussar"]},
    )
    assert why(m, "play amnesty")
    s = m.state
    prisoner, jail = card(m, "infantry"), card(m, "bauhaus_cop")
    imprison(s, 0, jail, prisoner)
    play(m, "meditate", "play amnesty")
    passes(m)
    assert set(ids(m, "hand", 1)) >= {"infantry", "combat_armor", "elite_trooper"}
    assert ids(m, "squad", 1) == ["hussar"]


# ---- IMMACULATE SPAWN ----
@pytest.mark.parametrize("victim", ["clansman!", "heretic!"])
def test_a_spawn_that_kills_a_doomtrooper_may_become_a_fury_with_all_its_cards(victim: str):
    where = "squad" if victim == "clansman!" else "kohort"
    m = table(
        {"kohort": ["immaculate_spawn+combat_armor"], "sideboard": ["immaculate_fury"], "hand": ["foxhole"]},
        {where: [victim]},
    )
    fight(m, "immaculate_spawn", victim[:-1], "shoot")
    finish(m)
    if where == "kohort":
        assert ids(m, "kohort", 0) == ["immaculate_spawn"]
        return
    assert options(m) == ["yes", "no"]
    kept = play(m.copy(), "no")
    assert ids(kept, "kohort", 0) == ["immaculate_spawn"]
    play(m, "yes")
    assert ids(m, "kohort", 0) == ["immaculate_fury"]
    assert ids(m, "attached", 0) == ["combat_armor"]
    assert numbers(m, "immaculate_fury") == (5, 12, 7 + 1)
