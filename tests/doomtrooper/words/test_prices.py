"""What an option says that it costs: actions, destiny points, how much is left then, and what it brings."""

from __future__ import annotations

import pytest

from ..table import Match, play, table


def said(m: Match, name: str) -> str:
    """The price of an option in English, with what it brings."""
    assert m.decision is not None
    option = next(o for o in m.decision.options if o.name == name)
    return " -> ".join(text.en for text in (option.cost, option.brings) if text is not None)


@pytest.mark.rule("DTR-036", "DTR-046", "DTR-079", "DTR-428")
@pytest.mark.parametrize(
    ("option", "price"),
    [
        ("meditate", "1 action (3 left) -> 1 destiny point (9 in all)"),
        ("deploy valkyrie", "1 action (3 left), 3 destiny points (5 left)"),
        ("hide valkyrie", "3 actions (1 left) -> You pay for it when it is revealed"),
        ("deploy mercenary", "1 action (3 left)"),  # bought by an auction
        ("leave infantry", "1 action (3 left), 2 destiny points (6 left)"),  # deployed into cover, paid for now
        ("leave blood_beret", "1 action (3 left)"),
        ("cover trencher", "1 action (3 left)"),
        ("attach composite_armor trencher", "1 action (3 left)"),
        ("attach violator_sword ex_bauhaus_freelancer", "1 action (3 left), 3 destiny points (5 left)"),
        ("lay great_infurior squad", "1 action (3 left), 6 destiny points (2 left)"),
        ("play burning_lungs", "2 actions (2 left)"),
        ("use grenade 1", "1 attack action"),
        ("attack", "1 attack action"),
        ("use trencher 1", "3 actions (1 left)"),
        ("end", ""),
    ],
)
def test_what_the_actions_of_a_turn_cost(option, price):
    m = table(
        {
            "hand": ["valkyrie", "composite_armor", "burning_lungs", "great_infurior", "mercenary", "violator_sword"],
            "squad": ["trencher", "clansman+grenade", "ex_bauhaus_freelancer", "blood_beret~"],
            "library": ["foxhole", "infantry"],
            "hidden": ["infantry"],
            "destiny": 8,
        },
        {"kohort": ["razide"], "squad": ["young_guard"]},
        actions=4,
    )
    assert said(m, option) == price


@pytest.mark.rule("DTR-193", "DTR-449")
@pytest.mark.parametrize(
    ("option", "price"),
    [
        ("play_on programmed clansman", "1 action (3 left), 3 destiny points (17 left)"),
        ("play_on programmed chasseur", "1 action (3 left), 10 destiny points (10 left)"),  # the airship doubles it
        ("transfer clansman", "1 action (3 left)"),
        ("transfer chasseur", "2 actions (2 left)"),
        ("alight cap_7000p", "1 action (3 left)"),
    ],
)
def test_what_a_vehicle_makes_dearer(option, price):
    side = {
        "hand": ["programmed"],
        "squad": ["clansman", "chasseur+^cap_7000p"],
        "outpost": ["trencher"],
        "destiny": 20,
    }
    assert said(table(side, {"squad": ["valkyrie"]}, actions=4, opened=True), option) == price


@pytest.mark.rule("DTR-210", "DTR-213")
def test_what_is_paid_in_a_combat():
    m = table(
        {"hand": ["shield", "reinforcements"], "squad": ["mortificator", "valkyrie"], "destiny": 20},
        {"kohort": ["razide", "semai_lord"]},
    )
    play(m, "attack")
    assert said(m, "against mortificator razide") == "4 destiny points (16 left)"
    play(m, "against mortificator razide", "fight")
    assert said(m, "cast shield mortificator") == "at least 1 destiny point (you have 16)"
    assert said(m, "play_on reinforcements mortificator") == "at least 7 destiny points (you have 16)"
    assert said(m, "pass") == ""
    cast = next(o for o in m.decision.options if o.name == "cast shield mortificator")
    assert cast.cost.cs == "nejméně 1 bod osudu (máš 16)"
    play(m, "cast shield mortificator")
    assert [said(m, f"units {n}") for n in (1, 2)] == ["1 destiny point (15 left)", "2 destiny points (14 left)"]
    play(m, "units 2")
    assert said(m, "strengthen shield") == "1 destiny point (13 left)"


def test_what_is_paid_in_a_window_takes_no_action():
    m = table(
        {"hand": ["cleansing_flame"], "kohort": ["alakhai_the_cunning+distort"], "destiny": 20},
        {"kohort": ["necromutant+distort+kratach"]},
    )
    play(m, "meditate")
    assert said(m, "play_on cleansing_flame necromutant") == "8 destiny points (13 left)"
    assert said(m, "use distort 1") == "5 destiny points (16 left)"  # ten, of which each counts for two
