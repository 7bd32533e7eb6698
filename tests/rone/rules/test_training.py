"""The training ground: screws, training, direct training."""

from __future__ import annotations

import pytest

from ..table import asked, end_turn, hurry, options, play, screws, table, zone


@pytest.mark.rule("RON-037", "RON-013", "RON-024")
def test_each_screw_goes_on_a_card_of_ones_choice() -> None:
    match = table({"base": ["drill_yard"], "ground": ["crawler", "veteran"]})
    play(match, "activate drill_yard", "screw crawler", "screw veteran", "screw veteran")
    assert options(match) == ["screw crawler", "screw veteran"]
    play(match, "screw crawler")
    assert (screws(match, "crawler"), screws(match, "veteran")) == (2, 2)


@pytest.mark.rule("RON-038", "RON-039", "RON-292", "RON-099", "RON-D05")
def test_a_trained_card_waits_for_the_phase_and_loses_all_its_screws() -> None:
    match = table({"base": ["drill_yard"], "ground": ["crawler", "veteran"]})
    play(match, "activate drill_yard", *["screw crawler"] * 4)  # it needs 1; more may be put there
    assert zone(match, "ground", 0) == ["crawler", "veteran"]
    end_turn(match)
    assert zone(match, "ground", 0) == ["veteran"]
    assert zone(match, "discard", 0) == ["crawler"]
    assert screws(match, "crawler") == 0


@pytest.mark.rule("RON-039", "RON-024")
def test_one_screw_too_few_is_not_enough() -> None:
    match = table({"ground": ["veteran", "conscript"]}, screws={"p1.ground.0": 3, "p1.ground.1": 2})
    end_turn(match)
    assert zone(match, "ground", 0) == ["veteran"]
    assert zone(match, "discard", 0) == ["conscript"]
    assert screws(match, "veteran") == 3  # they stay


@pytest.mark.rule("RON-D05")
def test_screws_without_a_card_are_lost() -> None:
    match = table({"base": ["drill_yard"]})
    play(match, "activate drill_yard")
    assert asked(match) != "screw"
    assert sum(match.state.screws) == 0


@pytest.mark.rule("RON-098", "RON-D29")
def test_cards_are_trained_in_any_order_and_one_may_help_the_next() -> None:
    match = table({"ground": ["signaller", "crawler", "veteran"]}, screws={"p1.ground.0": 2, "p1.ground.2": 3})
    play(match, "end")
    hurry(match, to="screw")  # the Signaller is trained and brings a screw
    play(match, "screw veteran")  # which now has 4 and is trained as well
    assert zone(match, "discard", 0) == ["signaller", "veteran"]
    assert zone(match, "ground", 0) == ["crawler"]


@pytest.mark.rule("RON-D29")
def test_the_player_chooses_the_order() -> None:
    match = table({"ground": ["crawler", "conscript"]}, screws={"p1.ground.0": 1, "p1.ground.1": 2})
    play(match, "end")
    assert options(match) == ["train crawler", "train conscript"]
    play(match, "train conscript")
    assert zone(match, "discard", 0) == ["conscript", "crawler"]


@pytest.mark.rule("RON-291", "RON-036")
def test_a_convoy_recruits_when_trained() -> None:
    match = table({"ground": ["autonomous_convoy"]}, screws={"p1.ground.0": 2})
    play(match, "end")
    assert asked(match) == "recruit"
    chosen = options(match)[0]
    play(match, chosen)
    assert zone(match, "ground", 0) == [chosen.split()[1]]


@pytest.mark.rule("RON-244")
def test_destroyed_screws_tokens_and_resources_are_simply_gone() -> None:
    match = table(
        {"hand": ["saboteur"], "resources": {"black": 1, "yellow": 1}},
        {"ground": ["veteran"], "stored": {"red": 1}},
        screws={"p2.ground.0": 3},
    )
    play(match, "play saboteur")
    assert screws(match, "veteran") == 1
    assert match.state.stored[1] == 0
    assert zone(match, "ground", 1) == ["veteran"]
