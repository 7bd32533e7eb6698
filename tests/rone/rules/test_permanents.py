"""Leaders and technologies: active and exhausted, active and passive abilities."""

from __future__ import annotations

import pytest

from ..table import damage, end_turn, exhausted, hurry, options, play, stored, table


@pytest.mark.rule("RON-029", "RON-030", "RON-031", "RON-120")
def test_an_active_ability_exhausts_its_card() -> None:
    match = table({"base": ["catapult"]})
    play(match, "activate catapult")
    assert damage(match) == {"melee": 2}
    assert exhausted(match, "catapult")
    assert "activate catapult" not in options(match)
    hurry(end_turn(match), to="main")
    end_turn(match)
    hurry(match, to="main")
    assert match.state.turn == 0
    assert "activate catapult" not in options(match)  # no phase refreshes it (RON-D33)


@pytest.mark.rule("RON-028")
def test_a_card_without_active_ability_has_nothing_to_use() -> None:
    match = table({"base": ["armoury", "nano_workshop"]})
    assert not any(name.startswith("activate") for name in options(match))


@pytest.mark.rule("RON-120")
def test_only_ones_own_base_counts() -> None:
    match = table({}, {"base": ["catapult"]})
    assert "activate catapult" not in options(match)


@pytest.mark.rule("RON-033", "RON-034")
def test_a_passive_ability_works_as_often_as_its_condition_is_met_exhausted_or_not() -> None:
    match = table(
        {
            "base": ["master_kovan"],
            "hand": ["hovercraft", "walker_drone", "brawler"],
            "armor": 3,
            "resources": {"blue": 2, "black": 1},
        },
        exhausted=["p1.base.0"],
    )
    play(match, "play hovercraft", "play walker_drone")
    assert match.state.armor[0] == 3 + 2 + 1 + 2 + 1
    play(match, "play brawler")  # a soldier
    assert match.state.armor[0] == 9


@pytest.mark.rule("RON-033")
def test_once_per_turn_means_once() -> None:
    match = table(
        {
            "base": ["vesna_horakova"],
            "hand": ["brawler", "scout"],
            "resources": {"black": 1, "red": 1},
            "stored": {"blue": 2},
        },
    )
    play(match, "play brawler")
    assert match.state.rerolls[0] == 1
    play(match, "play scout")
    assert match.state.rerolls[0] == 1


@pytest.mark.rule("RON-032", "RON-D32")
def test_the_armoury_waits_for_the_third_card() -> None:
    match = table({"base": ["armoury"], "hand": ["water_canister", "quartermaster", "mutant_sprinter", "lynx_scout"]})
    play(match, "play water_canister", "play quartermaster")
    assert damage(match) == {}
    play(match, "play mutant_sprinter")
    assert damage(match) == {"melee": 1}
    play(match, "play lynx_scout")
    assert damage(match) == {"melee": 1}


@pytest.mark.rule("RON-255")
def test_refreshing_takes_an_exhausted_card_other_than_its_source() -> None:
    match = table(
        {"base": ["catapult", "jammer", "shield_dome"], "hand": ["field_chaplain"], "resources": {"green": 2}},
        exhausted=["p1.base.0", "p1.base.2"],
    )
    play(match, "play field_chaplain")
    assert options(match) == ["refresh catapult", "refresh shield_dome"]  # the Jammer is active already
    play(match, "refresh shield_dome")
    assert not exhausted(match, "shield_dome")
    assert exhausted(match, "catapult")


@pytest.mark.rule("RON-256", "RON-D33")
def test_exhausting_takes_an_active_card_with_an_ability() -> None:
    match = table(
        {"base": ["emp_charge"]},
        {"base": ["catapult", "jammer", "armoury", "shield_dome"]},
        exhausted=["p2.base.1"],
    )
    play(match, "activate emp_charge")
    assert options(match) == ["exhaust catapult", "exhaust shield_dome"]
    play(match, "exhaust catapult")
    assert exhausted(match, "catapult")
    assert not exhausted(match, "shield_dome")


@pytest.mark.rule("RON-D33")
def test_an_opponents_shuffle_and_the_board_action_refresh() -> None:
    match = table(
        {"base": ["catapult", "jammer"], "hand": ["harvester"], "resources": {"red": 1}},
        exhausted=["p1.base.0", "p1.base.1"],
    )
    play(match, "play harvester", "end", "buy refresh")
    assert options(match) == ["refresh catapult", "refresh jammer"]
    play(match, "refresh jammer")
    assert not exhausted(match, "jammer")


@pytest.mark.rule("RON-035")
def test_the_jammer_destroys_two_different_stored_resources() -> None:
    match = table({"base": ["jammer"]}, {"stored": {"red": 2, "blue": 1, "wild": 1}})
    play(match, "activate jammer", "lose red")
    assert options(match) == ["lose blue", "lose wild"]  # no second red one
    play(match, "lose wild")
    assert stored(match, 1) == {"red": 1, "blue": 1}


@pytest.mark.rule("RON-299")
def test_slim_erart_deals_one_and_discards_the_top_card() -> None:
    match = table({"base": ["slim_erart"]}, {"deck": ["brawler", "vision"]})
    play(match, "activate slim_erart")
    assert damage(match) == {"ranged": 1}
    assert [match.state.t.defs[c].id for c in match.state.discard[1]] == ["vision"]


@pytest.mark.rule("RON-072")
def test_what_counts_as_a_technology_saves_a_card_too() -> None:
    for base, life in (([], 11), (["catapult"], 12), (["waste_press"], 13), (["doctor_zenova"], 12)):
        match = table(
            {"hand": ["quartermaster"], "deck": [], "dump": ["brawler", "scout", "vision"], "base": base},
        )
        play(match, "play quartermaster")
        assert match.state.life[0] == life, base
