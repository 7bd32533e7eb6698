"""Affiliations, counts-as, commanders, cultists, freelancers, stolen paperwork, bodyguards."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING
from sudi.games.doomtrooper.law.combat.units import may_join
from sudi.games.doomtrooper.rules.leaving import discard

from ..table import card, destiny, fight, finish, ids, options, passes, play, rating, table, victory


# ---- affiliations ----
@pytest.mark.rule("DTR-409", "DTR-410", "DTR-411", "DTR-412")
def test_considered_a_clansman_is_no_clansman_card():
    m = table({"squad": ["wolfbane_honor_guard+clansman_claymore"], "hand": ["evasive_action"]}, {"kohort": ["razide"]})
    fight(m, "wolfbane_honor_guard", "razide")
    # the sword knows a Clansman (+2), his own text adds 8; the Clansman's +1 against the Legion is not his
    assert rating(m, "blow", "wolfbane_honor_guard") == 6 + 2 + 8


@pytest.mark.rule("DTR-395", "DTR-396")
def test_a_rank_in_the_name_is_no_command():
    m = table({"squad": ["sgt_mcbride", "squadron_commander", "clansman"]})
    play(m, "meditate")
    assert {o for o in options(m) if o.startswith("assign")} == {"assign clansman squadron_commander"}


@pytest.mark.rule("DTR-398", "DTR-399", "DTR-400", "DTR-401", "DTR-402", "DTR-289", "DTR-397")
def test_a_sergeant_leads_equal_warriors_of_lower_value():
    m = table(
        {"squad": ["squadron_commander", "squadron_commander", "clansman", "clansman", "blood_beret", "valkyrie"]}
    )
    play(m, "meditate")
    assert {o.split()[1] for o in options(m) if o.startswith("assign")} == {"clansman", "blood_beret"}
    play(m, next(o for o in options(m) if o.startswith("assign clansman")))
    led = next(c for c in m.state.t.instances("clansman") if m.state.unit[c] >= 0)
    assert [RATING[r].of(m.state, led) for r in ("fight", "value")] == [8, 7]
    assert not may_join(m.state, m.state.unit[led], card(m, "blood_beret"))  # equal warriors only
    other = next(c for c in m.state.t.instances("squadron_commander") if c != m.state.unit[led])
    assert not may_join(m.state, other, led)  # for good


@pytest.mark.rule("DTR-405", "DTR-406")
def test_a_unit_breaks_up_without_its_sergeant_or_corporation():
    m = table({"squad": ["squadron_commander", "clansman"]}, {"hand": ["tainted", "insubordination"]})
    play(m, "meditate", "assign clansman squadron_commander")
    assert rating(m, "fight", "clansman") == 8
    spy = m.copy()
    while "play_on tainted clansman" not in options(spy):
        play(spy, "pass")
    play(spy, "play_on tainted clansman")
    assert rating(spy, "fight", "clansman") == 8  # a heretic that keeps its corporation stays
    gone = m.copy()
    while "play_on insubordination clansman" not in options(gone):
        play(gone, "pass")
    play(gone, "play_on insubordination clansman")
    assert rating(gone, "fight", "clansman") == 4
    discard(m.state, card(m, "squadron_commander"))
    assert m.state.unit[card(m, "clansman")] == -1


@pytest.mark.rule("DTR-407", "DTR-408")
def test_who_is_a_doomtrooper():
    m = table({"squad": ["clansman", "bodyguard", "ex_imperial_freelancer"], "kohort": ["razide"],
               "outpost": ["prophet"], "aside": ["local_thug"]}, {"hand": ["mental_constitution"]})  # fmt: skip
    play(m, "meditate")
    while m.decision.seat != 1:
        play(m, "pass")
    aimed = {o.split()[-1] for o in options(m) if o.startswith("play_on")}
    assert aimed == {"clansman", "bodyguard", "ex_imperial_freelancer"}


@pytest.mark.rule("DTR-441")
def test_any_doomtrooper_means_in_any_area():
    m = table({"squad": ["clansman"], "outpost": ["valkyrie"]}, {"hand": ["mental_constitution"]})
    play(m, "meditate")
    assert {o.split()[-1] for o in options(m) if o.startswith("play_on")} == {"clansman", "valkyrie"}


@pytest.mark.rule("DTR-420", "DTR-421", "DTR-422", "DTR-423")
def test_a_cultist_is_what_it_was_last_declared():
    m = table({"squad": ["demnogonis_cultist"], "destiny": 9}, {"hand": ["cleansing_flame", "essence_of_rectitude"],
               "squad": ["inquisitor"], "destiny": 9})  # fmt: skip
    play(m, "meditate")
    assert "declare demnogonis_cultist legion" in options(m)
    play(m, "declare demnogonis_cultist legion")
    assert "play_on cleansing_flame demnogonis_cultist" in options(m)
    play(m, "play_on cleansing_flame demnogonis_cultist")
    assert ids(m, "squad", 0) == []  # no declaring in between
    m = table({"squad": ["demnogonis_cultist"]}, {"hand": ["cleansing_flame"], "destiny": 9})
    play(m, "meditate", "pass")
    assert m.decision.name == "action"  # as a Doomtrooper it is no target


@pytest.mark.rule("DTR-426", "DTR-428", "DTR-429")
def test_freelancers_pay_for_cards_and_earn_destiny():
    m = table({"squad": ["ex_imperial_freelancer"], "hand": ["clansman_claymore"], "destiny": 3},
              {"squad": ["trencher!"]})  # fmt: skip
    play(m, "attach clansman_claymore ex_imperial_freelancer")
    assert destiny(m)[0] == 0
    assert rating(m, "fight", "ex_imperial_freelancer") == 5
    fight(m, "ex_imperial_freelancer", "trencher")
    finish(m)
    assert (destiny(m)[0], victory(m)[0]) == (3, 0)
    m = table({"squad": ["ex_imperial_freelancer"], "hand": ["clansman_claymore"], "destiny": 2})
    assert not any(o.startswith("attach") for o in options(m))


@pytest.mark.rule("DTR-427", "DTR-430")
def test_insubordination_makes_freelancers_and_needs_an_affiliation():
    m = table({"squad": ["clansman", "ex_imperial_freelancer", "freelancer_patriarch"]}, {"hand": ["insubordination"]})
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on")] == ["play_on insubordination clansman"]
    play(m, "play_on insubordination clansman")
    assert rating(m, "fight", "clansman") == 4 + 5  # a freelancer now: the patriarch helps
    assert rating(m, "fight", "freelancer_patriarch") == 3


@pytest.mark.rule("DTR-342", "DTR-337")
def test_repudiate_answers_miscommunication():
    m = table({"squad": ["inquisitor"], "hand": ["positive_karma", "repudiate"], "destiny": 0},
              {"hand": ["miscommunication"]})  # fmt: skip
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert m.decision.seat == 0
    play(m, "cast repudiate inquisitor")
    passes(m)
    assert destiny(m)[0] == 11
    assert ids(m, "sacrificed", 0) == ["repudiate"]


@pytest.mark.rule("DTR-369")
def test_stolen_paperwork_has_its_own_price():
    side = {"kohort": ["razide"], "squad": ["clansman"], "hand": ["wave_of_righteousness"], "destiny": 20}
    m = table(side, {"kohort": ["centurion"], "hand": ["stolen_paperwork"], "destiny": 10})
    play(m, "meditate", "play wave_of_righteousness", "units 2")
    play(m, "play_on stolen_paperwork wave_of_righteousness")
    while m.decision.name != "destroy":
        play(m, options(m)[-1] if m.decision.name != "units" else "units 1")
    play(m, "target razide")
    passes(m)
    assert destiny(m) == [1, 0]
    assert ids(m, "squad", 0) == ["clansman"]
    assert ids(m, "kohort", 1) == ["centurion"]
    m = table(side, {"kohort": ["centurion"], "hand": ["stolen_paperwork"], "destiny": 9})
    play(m, "meditate", "play wave_of_righteousness", "units 2")
    assert m.decision.name == "destroy"  # with 9 points it could not be used, so it cannot be played


@pytest.mark.rule("DTR-413", "DTR-264")
def test_the_bodyguard():
    side = {"squad": ["bodyguard", "clansman"], "hand": ["evasive_action"], "works": ["victoria:squad"]}
    m = table({"kohort": ["immaculate_fury"]}, side)
    m.state.aim[card(m, "bodyguard")] = card(m, "clansman")
    fight(m, "immaculate_fury", "clansman", "shoot")
    play(m, "zone victoria")
    assert "use bodyguard 3" in options(m)  # no fortification CARD: works in a warzone
    play(m, "use bodyguard 3")
    assert m.state.defender == card(m, "bodyguard")
    assert "play_on evasive_action bodyguard" in options(m)
    m = table({"kohort": ["immaculate_fury"]}, {**side, "squad": ["bodyguard", "clansman+^imperial_doomlord"]})
    m.state.aim[card(m, "bodyguard")] = card(m, "clansman")
    fight(m, "immaculate_fury", "clansman", "shoot")
    play(m, "open")
    assert "use bodyguard 3" not in options(m)  # inside a vehicle: no fortification at all
