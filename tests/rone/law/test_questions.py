"""Why something is no answer to a question: where the card is, what it lacks, what the question takes."""

from __future__ import annotations

import pytest

from ..table import asked, hurry, lines, options, play, table


def why(match: object, name: str) -> tuple[str, str]:
    assert name not in options(match)
    refusal = match.why_not(name)
    assert refusal is not None, name
    return refusal.rule, refusal.text.en


@pytest.mark.rule("RON-037")
def test_a_screw_goes_on_the_own_training_ground() -> None:
    match = table({"parts": 1, "ground": ["veteran", "conscript"]}, {"ground": ["sniper_mira"]})
    play(match, "end", "buy drill")
    assert asked(match) == "screw"
    assert why(match, "screw sniper_mira") == (
        "RON-037",
        "A screw goes on a card of your own training ground; Sniper Mira is on the training ground (Player 2).",
    )


@pytest.mark.rule("RON-248")
def test_only_the_top_of_a_pile_is_recycled() -> None:
    match = table({"parts": 1, "dump": ["vision", "scout"], "discard": ["brawler"], "played": ["areja"]})
    play(match, "end", "buy recycle")
    assert options(match) == ["recycle scout dump", "recycle brawler discard"]
    assert why(match, "recycle vision dump")[1].startswith("Vision is not on top;")
    assert why(match, "recycle areja hand")[1].endswith("Areja is among the played cards.")


@pytest.mark.rule("RON-255", "RON-D33", "RON-256", "RON-031")
def test_refreshing_and_exhausting_ask_the_same_gate_as_using_an_ability() -> None:
    base = ["catapult", "armoury", "jammer", "dice_forge"]
    match = table({"parts": 2, "base": base}, exhausted=["p1.base.0", "p1.base.2"])
    play(match, "end", "buy refresh")
    assert options(match) == ["refresh catapult", "refresh jammer"]
    assert why(match, "refresh dice_forge") == (
        "RON-255",
        "Dice Forge is not exhausted; only an exhausted card is refreshed.",
    )
    hand = {"hand": ["saboteur"], "resources": {"black": 1, "yellow": 1}}
    other = table(hand, {"base": base}, exhausted=["p2.base.0"])
    play(other, "play saboteur")
    assert options(other) == ["exhaust jammer", "exhaust dice_forge"]
    assert why(other, "exhaust catapult")[0] == "RON-031"
    assert why(other, "exhaust armoury")[0] == "RON-D33"
    using = table({"base": base}, exhausted=["p1.base.0"])
    assert why(using, "activate catapult")[0] == "RON-031"
    assert why(using, "activate armoury")[0] == "RON-D33"


@pytest.mark.rule("RON-D19", "RON-241")
def test_what_is_neither_kept_nor_dumped() -> None:
    hand = ["smuggled_ammunition", "vision", "scout", "brawler"]
    match = play(table({"hand": hand, "keeps": 2}), "end")
    hurry(match, to="keep")
    assert why(match, "keep smuggled_ammunition")[0] == "RON-D19"
    play(match, "keep vision")
    assert why(match, "keep vision") == ("RON-241", "You have kept Vision already.")


@pytest.mark.rule("RON-035")
def test_different_resources_have_to_differ() -> None:
    match = table({"base": ["jammer"]}, {"stored": {"blue": 2, "red": 1, "green": 1}})
    play(match, "activate jammer", "lose blue")
    assert options(match) == ["lose red", "lose green"]
    assert why(match, "lose blue")[0] == "RON-035"
    assert why(match, "lose black")[0] == "RON-244"


@pytest.mark.rule("RON-180")
def test_a_training_zone_says_what_it_lacks() -> None:
    zones = {"inv_stored": {"blue": 9, "red": 9, "green": 1}, "inv_deck": ["watch_drone"] * 2}
    match = hurry(table({}, mode="campaign", protocols=[], **zones), to="zone train")
    rule, text = why(match, "zone green")
    assert rule == "RON-180"
    assert text.startswith("The green training zone has")


@pytest.mark.rule("RON-157")
def test_what_forbids_a_choice_is_named() -> None:
    match = table({"rolled": "BR--", "rerolls": 1}, mode="campaign", deployed=["reflex_plating", "watch_drone"])
    assert any(name.startswith("convert") for name in options(match))
    ranged = table({"damage": {"ranged": 2}}, mode="campaign", deployed=["reflex_plating"])
    hurry(ranged, to="damage")
    play(ranged, "deal ranged 1")
    assert lines(ranged, "wounds") == [(0, "reflex_plating", 0)]  # the ignored point is not told as a wound


def test_a_refusal_in_a_question_of_an_opponent_is_about_the_question() -> None:
    match = table({"hand": ["scout", "brawler"], "resources": {"black": 1, "red": 1}}, {"hand": ["vision"]})
    play(match, "play scout")
    refusal = match.why_not("* brawler")
    assert "now the question is: “Scout: what do you pay with?”" in refusal.text.en
    assert "teď je na řadě otázka: „Průzkumník: čím zaplatíš?“" in refusal.text.cs


@pytest.mark.rule("RON-D21", "RON-052")
def test_only_a_screw_that_is_on_the_face_is_taken_out() -> None:
    dice = [["NBR", "NNB", "NNR", "NNK", "NNG", "NNY"]] * 4
    match = play(table({"base": ["dice_forge"], "dice": dice, "rolled": "-B--"}), "activate dice_forge", "number 2")
    assert {"take_top blue neutral", "take_top blue blue", "take red red", "take blue-red blue"} <= set(options(match))
    only = "Only a screw that is on that face can be taken out; {} does not come into question."
    assert why(match, "take red green") == ("RON-D21", only.format("green"))
    assert why(match, "take_top blue red") == ("RON-D21", only.format("red"))
    assert why(match, "take blue blue")[1].startswith("It is one of the other faces")
    assert why(match, "take_top red red")[1].startswith("Another face of the die is on top")
