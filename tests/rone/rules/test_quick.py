"""Quick training: everybody plays each phase at once; effects on opponents come last."""

from __future__ import annotations

import pytest

from ..table import asked, end_turn, hurry, new, options, play, stored, table, zone


def quick(*players: dict[str, object], **common: object) -> object:
    return table(*players, mode="quick", **common)


@pytest.mark.rule("RON-277", "RON-278")
def test_nobody_is_first_and_nobody_is_compensated() -> None:
    match = new("quick", leaders="random")
    assert match.state.parts == [0, 0]
    assert match.state.compensated == [False, False]


@pytest.mark.rule("RON-279", "RON-D25")
def test_both_play_a_phase_before_the_next_one_begins() -> None:
    match = quick({"rolled": "B---"}, {"rolled": "R---"})
    play(match, "use blue", "end")
    assert match.decision.seat == 1
    assert asked(match) == "main"
    play(match, "use red", "end")
    assert asked(match) == "store"
    turn = match.state.turns
    end_turn(match)
    assert match.state.turns == turn + 1
    assert asked(match) == "draw"


@pytest.mark.rule("RON-280", "RON-281", "RON-D16")
def test_effects_on_opponents_wait_for_the_end_of_the_phase() -> None:
    match = quick(
        {"hand": ["shadow_runner"], "resources": {"red": 1}},
        {"deck": ["brawler", "scout", "vision"], "stored": {"red": 1}},
    )
    play(match, "play shadow_runner")
    assert zone(match, "dump", 1) == []  # not yet
    assert len(match.state.delayed) == 2
    hurry(match, to="delayed")
    assert match.decision.seat == 0
    assert options(match) == ["next shadow_runner 0", "next shadow_runner 1"]
    play(match, "next shadow_runner 1")  # the discard first
    assert zone(match, "discard", 1) == ["vision"]
    assert zone(match, "dump", 1) == ["scout"]


@pytest.mark.rule("RON-280")
def test_ones_own_effects_happen_at_once() -> None:
    match = quick({"hand": ["hovercraft"], "resources": {"blue": 1}, "armor": 3})
    play(match, "play hovercraft")
    assert match.state.armor[0] == 5


@pytest.mark.rule("RON-D16")
def test_choices_of_delayed_effects_are_made_when_they_happen() -> None:
    match = quick({"base": ["jammer"]}, {"stored": {"red": 1, "blue": 1, "green": 1}})
    play(match, "activate jammer")
    assert asked(match) == "main"
    play(match, "end")
    hurry(match, to="lose")
    assert match.decision.seat == 0
    play(match, "lose red", "lose green")
    assert stored(match, 1) == {"blue": 1}


@pytest.mark.rule("RON-D16")
def test_if_both_fall_in_one_phase_it_is_a_draw_without_a_check() -> None:
    both = quick({"damage": {"ranged": 9}, "life": 3}, {"damage": {"ranged": 9}, "life": 3})
    hurry(both)
    assert both.result.winners == ()
    one = quick({"damage": {"ranged": 9}, "life": 4}, {"damage": {"ranged": 3}, "life": 3})
    hurry(one)
    assert one.result.winners == (0,)
    assert one.state.life == [1, 0]


@pytest.mark.rule("RON-D16")
def test_the_end_is_checked_once_per_phase() -> None:
    match = quick({"hand": ["berserker", "herbalist"], "resources": {"black": 1, "green": 1}, "life": 1})
    play(match, "play berserker")
    assert match.result is None
    play(match, "play herbalist")
    assert match.state.life[0] == 2
    dead = quick({"hand": ["berserker"], "resources": {"black": 1}, "life": 1})
    play(dead, "play berserker", "end")
    hurry(dead)
    assert dead.result.winners == (1,)


def test_a_lost_deck_counts_when_the_phase_ends() -> None:
    match = quick({"hand": ["quartermaster"], "deck": []})
    play(match, "play quartermaster")
    assert match.result is None
    hurry(match)
    assert match.result.winners == (1,)
