"""Commanders: who may be assigned to a sergeant, when, and what breaks a unit up."""

from __future__ import annotations

from copy import copy

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import Match, card, fight, finish, options, passes, play, rating, table, why


def state_value(m: Match, id: str) -> int:
    return int(m.state.t.value[card(m, id)])


def assigned(m: Match) -> set[str]:
    return {o.split()[1] for o in options(m) if o.startswith("assign")}


@pytest.mark.rule("DTR-398", "DTR-395")
def test_a_commander_is_not_assigned():
    m = table({"squad": ["squadron_commander", "clansman", "blood_beret+promoted"]})
    play(m, "meditate")
    assert assigned(m) == {"clansman"}  # of a lower value and of the same corporation, but a commander
    m = table({"squad": ["squadron_commander", "clansman", "blood_beret"]})
    play(m, "meditate")
    assert assigned(m) == {"clansman", "blood_beret"}


@pytest.mark.rule("DTR-399")
def test_only_whoever_is_of_lower_base_value_and_no_personality():
    side = ["squadron_commander", "wolfbane_honor_guard", "sgt_mcbride", "clansman"]
    m = table({"squad": side, "works": []})
    values = {id: m.state.t.cards[card(m, id)].value for id in side}
    assert values["wolfbane_honor_guard"] > values["squadron_commander"] > values["sgt_mcbride"]
    play(m, "meditate")
    assert assigned(m) == {"clansman"}
    m = table({"squad": ["squadron_commander", "clansman+^imperial_doomlord"]})
    assert rating(m, "value", "clansman") == 6  # as high as the sergeant's, but not its base
    play(m, "meditate")
    assert assigned(m) == {"clansman"}


@pytest.mark.rule("DTR-399")
def test_an_equal_base_value_is_not_lower_whatever_has_been_added():
    m = table({"squad": ["squadron_commander", "wolfbane_honor_guard"]})
    state = m.state
    sergeant, guard = card(m, "squadron_commander"), card(m, "wolfbane_honor_guard")
    for base, offered in ((5, True), (6, False), (7, False)):  # the sergeant's own is 6
        tried = m.copy()
        values = list(state.t.value)
        values[guard] = base
        assert values[sergeant] == 6
        tried.state.t = copy(state.t)
        tried.state.t.value = values
        play(tried, "meditate")
        assert ("wolfbane_honor_guard" in assigned(tried)) is offered
    m = table({"squad": ["squadron_commander+^imperial_doomlord", "wolfbane_honor_guard", "clansman"]})
    assert rating(m, "value", "squadron_commander") > rating(m, "value", "wolfbane_honor_guard")
    play(m, "meditate")
    assert assigned(m) == {"clansman"}  # only base values are compared
    assert why(m, "assign wolfbane_honor_guard squadron_commander") == "DTR-399"


@pytest.mark.rule("DTR-399")
def test_a_personality_is_not_assigned_whatever_its_value():
    m = table({"squad": ["squadron_commander", "sgt_mcbride", "clansman"]})
    assert state_value(m, "sgt_mcbride") < state_value(m, "squadron_commander")
    play(m, "meditate")
    assert assigned(m) == {"clansman"}
    assert why(m, "assign sgt_mcbride squadron_commander") == "DTR-399"


@pytest.mark.rule("DTR-401", "DTR-397")
def test_an_assignment_in_the_middle_of_a_combat():
    m = table({"squad": ["squadron_commander", "clansman"], "hand": ["evasive_action"]}, {"kohort": ["razide"]})
    fight(m, "clansman", "razide")
    assert m.state.phase == 5
    before = rating(m, "armour", "clansman")
    play(m, "assign clansman squadron_commander")
    assert rating(m, "armour", "clansman") == before + 4
    finish(m)


@pytest.mark.rule("DTR-405")
def test_a_sergeant_without_its_corporation_leads_nobody():
    for loser, fighting in (("valkyrie", 8), ("squadron_commander", 4), ("clansman", 4)):
        m = table({"squad": ["squadron_commander", "clansman", "valkyrie"]}, {"hand": ["insubordination"]})
        play(m, "meditate", "assign clansman squadron_commander")
        assert rating(m, "fight", "clansman") == 8
        while f"play_on insubordination {loser}" not in options(m):
            play(m, "pass")
        play(m, f"play_on insubordination {loser}")
        assert rating(m, "fight", "clansman") == fighting


@pytest.mark.rule("DTR-093", "DTR-395")
def test_whoever_is_promoted_is_a_commander():
    m = table({"squad": ["infantry", "blood_beret"], "hand": ["promoted", "hagelsturm"]})
    assert not [o for o in options(m) if "hagelsturm" in o]
    play(m, "meditate", "play_on promoted infantry")
    assert [o for o in options(m) if "hagelsturm" in o] == ["attach hagelsturm infantry"]  # of Capitol


# ---- units ----
@pytest.mark.rule("DTR-403", "DTR-402")
def test_a_unit_without_its_sergeant_finds_another():
    m = table(
        {"squad": ["squadron_commander", "squadron_commander", "clansman"]},
        {"hand": ["wave_of_righteousness"], "destiny": 10},
    )
    play(m, "meditate", next(o for o in options(play(m.copy(), "meditate")) if o.startswith("assign clansman")))
    assert not any(o.startswith("assign clansman") for o in options(m))  # for good
    led = m.state.unit[card(m, "clansman")]
    while "play wave_of_righteousness" not in options(m):
        play(m, "pass")
    play(m, "play wave_of_righteousness")
    commanders = [o for o in options(m) if "squadron_commander" in o]
    for option in commanders:
        tried = play(m.copy(), option)
        passes(tried)
        alive = bool(tried.state.live >> led & 1)
        play(tried, "meditate")
        offered = any(o.startswith("assign clansman") for o in options(tried))
        assert offered is not alive


@pytest.mark.rule("DTR-404")
def test_a_sergeant_gets_a_new_unit():
    m = table({"squad": ["squadron_commander", "clansman", "blood_beret"]})
    play(m, "meditate", "assign clansman squadron_commander")
    assert not any(o.startswith("assign blood_beret") for o in options(m))
    discard(m.state, card(m, "clansman"))
    passes(m)
    play(m, "meditate")
    assert "assign blood_beret squadron_commander" in options(m)
