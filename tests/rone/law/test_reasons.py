"""Why something cannot be done, and how numbers came about."""

from __future__ import annotations

import pytest

from sudi.kernel.errors import BadPosition, BadSetup

from ..table import asked, options, play, table, zone


def why(match: object, name: str) -> tuple[str, str]:
    refusal = match.why_not(name)
    assert refusal is not None, name
    assert refusal.text.cs.endswith(".")
    return refusal.rule, refusal.text.en


@pytest.mark.parametrize(
    ("name", "rule", "says"),
    [
        ("play brawler", "RON-116", "costs: black; missing: black."),
        ("play vision", "RON-114", "not in your hand"),
        ("play veteran", "RON-039", "training ground"),
        ("play scrap_gatherer", "RON-119", "played already"),
        ("use blank", "RON-053", "no resource"),
        ("use green", "RON-109", "shows that face"),
        ("use blue", "RON-111", "used already"),
        ("convert green green", "RON-112", "shows that face"),
        ("activate catapult", "RON-031", "exhausted"),
        ("activate armoury", "RON-028", "no active ability"),
        ("activate jammer", "RON-120", "not in your base"),
        ("pair blue", "RON-121", "two stored resources"),
        ("reroll red p1", "RON-016", "no re-roll token"),
        ("reroll red p2", "RON-016", "your own dice"),
        ("extra sabotage", "RON-191", "co-operative"),
        ("wait", "RON-D25", "nobody to wait for"),
        ("buy drill", "RON-094", "another phase of the turn (spare parts); now it is: main"),
        ("deal melee 1", "RON-091", "another phase of the turn (damage); now it is: main"),
        ("draw", "RON-080", "another phase of the turn (draw)"),
        ("finish", "RON-078", "another phase"),
        ("screw veteran", "RON-086", "Nobody is asking"),
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
    assert why(match, "play brawler")[0] == "RON-078"


# ---- numbers ----
def terms(match: object, what: str) -> list[tuple[str, str | None, int, int]]:
    derivation = match.explain(what)
    cards = match.state.t.defs
    found = [(t.operation, cards[t.source].id if t.source >= 0 else None, t.amount, t.total) for t in derivation.terms]
    assert found[-1][3] == derivation.total
    return found


def test_damage_and_parts_are_explained_card_by_card() -> None:
    match = table({"hand": ["brawler", "jugura"], "resources": {"black": 3}, "base": ["catapult"]})
    play(match, "activate catapult", "play brawler", "play jugura")
    assert terms(match, "melee of p1") == [
        *(("effects", None, 2, 2), ("printed", "brawler", 2, 4), ("printed", "jugura", 3, 7)),
    ]
    assert terms(match, "parts of p1")[-1] == ("printed", "jugura", 1, 2)
    assert match.explain("ranged").total == 0


def test_counters_are_explained_by_what_happened() -> None:
    match = table({"hand": ["hovercraft", "hired_killer"], "resources": {"blue": 1, "red": 1, "black": 1}, "armor": 5})
    play(match, "play hovercraft", "play hired_killer")
    assert terms(match, "armor of p1") == [
        *(("start", None, 5, 5), ("add", "hovercraft", 2, 7), ("subtract", None, 1, 6)),
    ]
    assert terms(match, "life of p2") == [("start", None, 14, 14)]


def test_prices_are_explained() -> None:
    match = table({"research": 2, "base": ["nano_workshop", "catapult"]})
    assert terms(match, "upgrade of p1") == [
        *(("printed", None, 1, 1), ("add", None, 2, 3), ("subtract", "nano_workshop", 1, 2)),
    ]
    assert match.explain("discover of p1").total == 4
    assert table({"base": ["nano_workshop"]}).explain("upgrade of p1").total == 1
    assert table({}).explain("discover of p1").total == 2


def test_totals_of_the_stack_are_explained() -> None:
    match = table({}, mode="campaign", deployed=["shield_bearer", "watch_drone"], protocols=["fortification_protocol"])
    assert terms(match, "melee of watch_drone") == [
        ("support", "defence_of_the_base", 1, 1),
        ("support", "watch_drone", 1, 2),
        ("printed", "watch_drone", 1, 3),
    ]
    assert terms(match, "armor of watch_drone")[-1] == ("add", "fortification_protocol", 1, 2)
    with pytest.raises(BadSetup, match="not the last deployed"):
        match.explain("melee of shield_bearer")
    with pytest.raises(BadSetup):
        match.explain("parts of watch_drone")
    with pytest.raises(BadSetup, match="no seat"):
        match.explain("melee of p9")


# ---- positions ----
def test_positions_that_cannot_be_are_refused() -> None:
    for player, says in (
        ({"hand": ["catapult"]}, "cannot lie there"),
        ({"base": ["brawler"]}, "cannot lie there"),
        ({"life": 0}, "without life"),
        ({"armor": 19}, "0 to 18"),
        ({"stored": {"purple": 1}}, "some of blue"),
        ({"resources": {"red": 99}}, "from 0 to 31"),
    ):
        with pytest.raises(BadPosition, match=says):
            table(player)


def test_a_position_written_by_hand_fills_in_the_rest() -> None:
    match = table({"hand": ["brawler", "scout"]}, {})
    assert len(match.state.deck[0]) == 10
    assert len(match.state.deck[1]) == 12
    assert len(match.state.recruits) == 68
    assert sorted(zone(match, "hand", 0)) == ["brawler", "scout"]
    back = match.position()
    assert back["players"][0]["hand"] == ["brawler", "scout"]
