"""What may go to team mates, and when (RON-201 to RON-210, RON-D36)."""

from __future__ import annotations

import pytest

from ..table import DRONES, asked, damage, hurry, options, play, resources, screws, stored, table, zone


def two(*players: dict[str, object], **common: object) -> object:
    return table(*players, mode="campaign", **common)


@pytest.mark.rule("RON-201", "RON-203")
def test_every_kind_of_gain_can_go_to_a_team_mate_in_the_main_phase() -> None:
    base = two({"base": ["field_workshop", "shield_dome"]}, {"armor": 5})
    play(base, "activate field_workshop", "give p2", "mine")
    assert base.state.parts == [1, 1]
    play(base, "activate shield_dome", "give p2", "give p2", "divert")
    assert (base.state.armor, base.state.diverted) == ([16, 7], [1, 0])
    ruda = play(two({"base": ["mother_ruda"]}, {"life": 5}), "activate mother_ruda", "give p2")
    assert ruda.state.life == [14, 6]
    tokens = play(two({"base": ["calibrator"]}, {}), "activate calibrator")
    hurry(tokens, to="share")
    play(tokens, "give p2")
    assert tokens.state.rerolls == [0, 1]
    water = play(two({"base": ["hydro_plant"]}, {}), "activate hydro_plant", "gain red", "give p2")
    assert (resources(water, 0), resources(water, 1)) == ({}, {"red": 1})
    ilya = two({"base": ["mayor_ilya"], "ground": ["veteran"]}, {"ground": ["behemoth", "crawler"]})
    play(ilya, "activate mayor_ilya", "give p2")
    assert (asked(ilya), ilya.decision.seat) == ("screw", 1)  # the receiver puts it on a card of their own
    play(ilya, "screw behemoth", "mine")
    assert (screws(ilya, "behemoth"), screws(ilya, "veteran")) == (1, 1)


@pytest.mark.rule("RON-201", "RON-202", "RON-D36")
def test_what_is_no_gain_recycling_or_storing_asks_nobody() -> None:
    for base, before in (("catapult", {}), ("radio_network", {"deck": ["brawler", "scout"]})):
        match = play(two({"base": [base], **before}, {}), f"activate {base}")
        assert asked(match) in ("main", "")
    dealt = play(two({"base": ["catapult"]}, {}), "activate catapult")
    assert (damage(dealt, 0), damage(dealt, 1)) == ({"melee": 2}, {})


def shuffled_in(phase: str) -> object:
    """The Invasion's deck runs out in a phase of the players; p1's warning system gains 2 armour by that."""
    deck = {"inv_deck": [], "inv_discard": [*DRONES[:4]]}
    match = two({"base": ["warning_system"], "armor": 5, "damage": {"ranged": 2}}, {"armor": 5}, **deck)
    if phase == "damage":
        play(match, "end", "end")
        hurry(match, to="damage")
    play(match, "extra interdiction")
    while asked(match) == "scrap":
        play(match, options(match)[0])
    return match


@pytest.mark.rule("RON-201", "RON-D36")
@pytest.mark.parametrize("phase", ["main", "damage"])
def test_a_gain_in_the_main_or_the_damage_phase_can_be_shared(phase: str) -> None:
    match = shuffled_in(phase)
    assert options(match) == ["mine", "give p2", "divert"]
    play(match, "give p2", "give p2")
    assert match.state.armor == [5, 7]


@pytest.mark.rule("RON-201", "RON-D36")
def test_gains_of_other_phases_stay_with_their_player() -> None:
    start = two({"base": ["gyroscope", "assembly_line"], "ground": ["veteran", "behemoth"]}, {"ground": ["crawler"]})
    play(start, "end", "end")
    hurry(start, to="screw")  # phase 1 of the next turn
    assert start.decision.seat == 0
    assert start.state.rerolls[1] == 0
    hurry(start, to="draw")
    assert start.state.rerolls == [1, 0]
    trained = two({"ground": ["signaller", "veteran", "behemoth"]}, {"ground": ["crawler"]}, screws={"p1.ground.0": 2})
    play(trained, "end", "end")
    hurry(trained, to="screw")  # phase 9
    assert trained.decision.seat == 0
    assert zone(trained, "discard", 0) == ["signaller"]
    bought = two({"parts": 1, "dump": ["brawler"]}, {"dump": ["scout"], "discard": ["vision"]})
    play(bought, "end", "end")
    hurry(bought, to="parts")
    play(bought, "buy recycle")  # phase 7: own cards only, so there is nothing to choose
    assert zone(bought, "deck", 0)[-1] == "brawler"
    assert zone(bought, "dump", 1) == ["scout"]


@pytest.mark.rule("RON-201", "RON-206", "RON-209")
def test_recycling_and_storing_can_go_to_a_team_mate_in_the_main_phase() -> None:
    match = play(two({"base": ["recycling_line"], "dump": ["brawler"]}, {"dump": ["scout"]}), "activate recycling_line")
    assert "recycle scout dump" in options(match)
    store = play(two({"base": ["steward_bolek"]}, {}), "activate steward_bolek", "give p2", "store blue blue")
    assert stored(store, 1) == {"blue": 1}


@pytest.mark.rule("RON-203")
def test_a_player_alone_is_asked_only_about_armour() -> None:
    match = play(table({"base": ["master_kovan"]}, mode="campaign"), "activate master_kovan")
    assert match.state.parts == [1]
    assert options(match) == ["mine", "divert"]
