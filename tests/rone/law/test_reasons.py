"""Why something cannot be done in the main phase: every reason with its rule."""

from __future__ import annotations

import pytest

from ..table import asked, options, play, table


def why(match: object, name: str) -> tuple[str, str]:
    refusal = match.why_not(name)
    assert refusal is not None, name
    assert refusal.text.cs.endswith(".")
    return refusal.rule, refusal.text.en


@pytest.mark.parametrize(
    ("name", "rule", "says"),
    [
        ("play brawler", "RON-116", "costs: black; missing: black."),
        ("play vision", "RON-114", "Only a recruit card in your hand"),
        ("play veteran", "RON-039", "has 0 screws and needs 4"),
        ("play scrap_gatherer", "RON-119", "has been played this turn"),
        ("use blank", "RON-053", "no resource"),
        ("use green", "RON-109", "green does not come into question"),
        ("use blue", "RON-111", "has been used this turn"),
        ("convert green green", "RON-112", "green does not come into question"),
        ("convert red red", "RON-112", "a second rolled die"),
        ("activate catapult", "RON-031", "exhausted"),
        ("activate armoury", "RON-D33", "no active ability"),
        ("activate jammer", "RON-120", "in your own base"),
        ("activate slim_erart", "RON-120", "in the base of somebody else"),
        ("pair blue", "RON-121", "you have stored 1."),
        ("reroll red p1", "RON-016", "costs a re-roll token"),
        ("reroll red p2", "RON-016", "of your own or of a team mate"),
        ("extra sabotage", "RON-191", "co-operative"),
        ("wait", "RON-D25", "nobody to wait for"),
        ("buy drill", "RON-094", "in the spare-parts phase of your turn; now the question is: “Main phase"),
        ("deal melee 1", "RON-091", "in the damage phase of your turn"),
        ("draw", "RON-080", "only in the draw phase of your turn"),
        ("finish", "RON-094", "only in the spare-parts phase"),
        ("screw veteran", "RON-086", "Nobody asks for that now; now the question is: “Main phase"),
    ],
)
def test_every_refusal_names_its_rule(name: str, rule: str, says: str) -> None:
    match = table(
        {
            "hand": ["brawler"],
            "resources": {"red": 1},
            "ground": ["veteran"],
            "played": ["scrap_gatherer"],
            "base": ["catapult", "armoury"],
            "rolled": "BR--",
            "used": [1],
            "stored": {"blue": 1},
        },
        {"base": ["slim_erart"]},
        exhausted=["p1.base.0"],
    )
    found, text = why(match, name)
    assert found == rule, text
    assert says in text


def test_what_is_offered_is_not_refused() -> None:
    match = table({"hand": ["brawler"], "resources": {"black": 1}, "rolled": "B---"})
    for name in options(match):
        assert match.why_not(name) is None


@pytest.mark.rule("RON-192")
def test_an_extra_action_without_symbols_is_refused() -> None:
    match = table({}, mode="campaign")
    assert why(match, "extra sabotage")[0] == "RON-192"


def test_while_a_question_stands_the_rest_has_to_wait() -> None:
    match = table({"hand": ["scout", "brawler"], "resources": {"black": 1, "red": 1}})
    play(match, "play scout")
    assert asked(match) == "pay"
    assert why(match, "play brawler") == (
        "RON-086",
        "Only a recruit card in your hand can be played, in the main phase of your turn; "
        "now the question is: “Scout: what do you pay with?”.",
    )
