"""What everybody sees of an upgrade that is under way; each question has words of its own."""

from __future__ import annotations

import pytest

from sudi.games.rone.game import GAME
from sudi.games.rone.rules.workshop.workbench import die_on, on_bench, read_bench, screw_on, show_bench, side_on
from sudi.kernel.written.position import from_position

from ...table import asked, hurry, play, table


def prompt(match: object) -> str:
    return str(match.decision.prompt("en"))


@pytest.mark.rule("RON-D35", "RON-D40")
def test_the_die_on_the_bench_is_open_to_everybody() -> None:
    match = table({"base": ["dice_forge"], "dice": [["NNN", *["NNB"] * 5], *[["NNR"] * 6] * 3]})
    assert match.view(1)["bench"] == {}
    play(match, "activate dice_forge")
    assert (asked(match), match.view(1)["bench"]) == ("die", {})
    play(match, "number 2")
    assert match.view(1)["bench"] == match.view(None)["bench"] == {"die": 2}
    play(match, "take red neutral")
    assert match.view(1)["bench"] == {"die": 2, "face": 2, "out": "neutral"}  # the first face shows
    play(match, "in green")
    assert match.view(1)["bench"] == {"die": 2}  # one more screw of the same die
    assert match.view(0)["players"][0]["dice"][1][1] == "NRG"
    play(match, "done")
    assert match.view(1)["bench"] == {}


@pytest.mark.rule("RON-D35")
def test_a_die_that_is_being_turned_lies_on_the_bench() -> None:
    match = table({"base": ["calibrator"], "rolled": "BR--"})
    play(match, "activate calibrator", "die red")
    assert match.view(None)["bench"] == {"die": 2}
    play(match, "face green")
    assert match.view(None)["bench"] == {}


def test_an_upgrade_goes_on_from_a_position() -> None:
    match = table({"base": ["dice_forge"], "dice": [["NNB"] * 6] * 4})
    play(match, "activate dice_forge", "take blue blue")
    again = from_position(GAME, match.position())
    assert again.view(0)["bench"] == {"die": 1, "face": 2, "out": "blue"}
    play(again, "in red")
    assert again.view(0)["players"][0]["dice"][0][1] == "NNR"


def test_the_bench_as_people_write_it() -> None:
    for bench in (0, on_bench(3), on_bench(0, 5, 0), on_bench(2, 0, 5)):
        assert read_bench(show_bench(bench)) == bench
    assert (die_on(on_bench(2, 4, 1)), side_on(on_bench(2, 4, 1)), screw_on(on_bench(2, 4, 1))) == (2, 4, 1)
    for wrong in ({"die": 5}, {"die": 0}, {"die": 1, "face": 2}, {"die": 1, "face": 7, "out": "red"}, {"face": 1}, 3):
        with pytest.raises(ValueError, match="a die"):
            read_bench(wrong)


# ---- questions that used to be one ----
@pytest.mark.rule("RON-260", "RON-185", "RON-D09")
def test_three_questions_about_training_zones() -> None:
    match = table(
        {"damage": {"melee": 2}},
        mode="campaign",
        inv_stored={"blue": 1, "red": 1},
        deployed=["watch_drone"],
    )
    play(match, "extra sabotage")
    assert (asked(match), prompt(match)) == ("zone empty", "From which training zone do you destroy a resource?")
    assert match.decision.prompt("cs") == "Ze které tréninkové zóny zničíš zdroj?"
    hurry(match, to="zone store")
    assert prompt(match) == "Defence of the Base: in which training zone does the Invasion store?"
    assert match.decision.prompt("cs") == "Obrana základny: do které tréninkové zóny Invaze uloží zdroj?"


@pytest.mark.rule("RON-215", "RON-262")
def test_cards_and_dice_that_the_invasion_is_about() -> None:
    match = table({}, mode="campaign", inv_deck=["dampener"], protocols=[], deployed=["watch_drone", "hunter_drone"])
    hurry(match, to="clear")
    assert prompt(match) == "Which deployed Invasion card is discarded first?"
    match = table(
        {"dice": [["NNB"] * 6, ["NNR"] * 6, ["NNG"] * 6, ["NNY"] * 6]},
        mode="campaign",
        inv_deck=["dampener"],
        protocols=[],
        deployed=["watch_drone"],
    )
    hurry(match, to="block")
    assert prompt(match) == "Dampener: which die do you not use in this round?"
