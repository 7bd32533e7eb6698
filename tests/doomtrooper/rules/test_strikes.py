"""First strike, who never fights, combats inside combats, cancelled cards."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.law.combat.attacks import ATTACK_KIND
from sudi.games.doomtrooper.rules.combat.nested import set_aside, take_up
from sudi.games.doomtrooper.rules.combat.starting import start_combat
from sudi.games.doomtrooper.rules.leaving import discard
from sudi.kernel.machine import PC, run

from ..table import card, end_turn, fight, finish, ids, options, passes_until, play, rating, table, wounded


# ---- first strike ----
@pytest.mark.rule("DTR-294", "DTR-296", "DTR-293")
def test_whoever_strikes_first_and_kills_is_not_struck_back():
    m = table({"squad": ["clansman!"]}, {"squad": ["shadow_walker"]})
    fight(m, "clansman", "shadow_walker")  # 4 against 3, 4 against 4
    finish(m)
    assert ids(m, "grave", 0) == ["clansman"]
    assert not wounded(m, "shadow_walker")
    m = table({"squad": ["clansman"]}, {"squad": ["shadow_walker"]})
    fight(m, "clansman", "shadow_walker")
    finish(m)
    assert wounded(m, "clansman")
    assert wounded(m, "shadow_walker")  # a mere wound does not stop the retaliation


@pytest.mark.rule("DTR-295", "DTR-460")
def test_two_first_strikes_cancel_each_other():
    m = table({"squad": ["shadow_walker!"]}, {"squad": ["shadow_walker!"]})
    fight(m, "shadow_walker", "shadow_walker@p2")
    finish(m)
    assert ids(m, "grave", 0) == ids(m, "grave", 1) == ["shadow_walker"]


@pytest.mark.rule("DTR-296", "DTR-459")
def test_always_beats_the_ordinary_first_strike():
    m = table({"kohort": ["child_of_ilian!+time_death+hand_of_death"]}, {"squad": ["shadow_walker!"]})
    fight(m, "child_of_ilian", "shadow_walker")
    finish(m)
    assert "child_of_ilian" in ids(m, "grave", 0)
    assert ids(m, "squad", 1) == ["shadow_walker"]


@pytest.mark.rule("DTR-296")
@pytest.mark.parametrize("attacks", [True, False])
def test_always_strikes_before_whoever_strikes_first(attacks: bool):
    """Either would kill the other: only the order decides who is left."""
    legion = {"kohort": ["necromutant!"], "works": ["necromutant_frenzy"]}
    walker = {"squad": ["shadow_walker!"]}
    m = table(walker, legion) if attacks else table(legion, walker)
    pair = ("shadow_walker", "necromutant") if attacks else ("necromutant", "shadow_walker")
    finish(fight(m, *pair))
    mine, theirs = (0, 1) if attacks else (1, 0)
    assert ids(m, "squad", mine) == ["shadow_walker"]
    assert ids(m, "grave", theirs) == ["necromutant"]


@pytest.mark.rule("DTR-293", "DTR-025")
def test_first_strike_gives_the_first_card_too():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]},
              {"squad": ["shadow_walker"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "clansman", "shadow_walker")
    assert m.decision.seat == 1


# ---- combat inside a combat ----
@pytest.mark.rule("DTR-303", "DTR-304", "DTR-305", "DTR-306")
def test_modifiers_of_the_outer_combat_rest_in_the_inner_one():
    m = table({"kohort": ["immaculate_fury"], "hand": ["lucky_shot", "lucky_shot"]},
              {"squad": ["sean_gallagher", "clansman"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "immaculate_fury", "sean_gallagher", "shoot")
    play(m, "play_on lucky_shot immaculate_fury")
    assert rating(m, "blow", "immaculate_fury") == 14
    m = m.copy()
    m.state.seat = -1
    m.state.stack[-1][PC] -= 1  # the window that was interrupted asks again afterwards
    start_combat(m.state, 0, ATTACK_KIND)
    run(m.state)
    m._pending = None
    play(m, "against immaculate_fury clansman", "shoot")
    assert rating(m, "blow", "immaculate_fury") == 12  # another LUCKY SHOT would be needed
    while m.state.defender == card(m, "clansman") or m.decision.name == "points":
        play(m, "pass" if "pass" in options(m) else options(m)[0])
        if "clansman" in ids(m, "grave", 1) or wounded(m, "clansman"):
            break
    passes_until(m, 1)
    while m.state.phase and m.state.defender != card(m, "sean_gallagher"):
        play(m, "pass")
    assert rating(m, "blow", "immaculate_fury") == 14  # the first combat goes on as it was


@pytest.mark.rule("DTR-304", "DTR-306")
@pytest.mark.parametrize("lost", ["", "razide", "immaculate_fury", "sean_gallagher"])
def test_the_outer_combat_is_taken_up_as_it_was(lost):
    m = table(
        {
            "kohort": ["immaculate_fury", "razide", "centurion"],
            "hand": ["lucky_shot", "evasive_action", "reinforcements"],
            "destiny": 14,
        },
        {"squad": ["sean_gallagher"], "hand": ["lucky_shot"]},
    )
    fight(m, "immaculate_fury", "sean_gallagher", "shoot")
    play(m, "play_on lucky_shot immaculate_fury", "play_on lucky_shot sean_gallagher")
    play(m, "play_on evasive_action immaculate_fury", "play_on reinforcements immaculate_fury")
    while len(m.state.helpers) < 2:
        play(m, options(m)[-1])
    fields = ("phase", "attacker", "defender", "tactic", "helpers", "played", "lasting", "stopped")
    was = [getattr(m.state, name) for name in fields]
    assert (len(m.state.helpers), len(m.state.played), len(m.state.lasting)) == (2, 4, 3)
    outer = set_aside(m.state)
    assert (m.state.phase, m.state.lasting, m.state.helpers, m.state.played) == (0, [], [], [])
    if lost:
        discard(m.state, card(m, lost))
    take_up(m.state, outer)
    assert [getattr(m.state, name) for name in fields[:-1]] == was[:-1]
    assert m.state.stopped == (lost in ("immaculate_fury", "sean_gallagher"))  # DTR-245


# ---- cancelling ----
@pytest.mark.rule("DTR-336", "DTR-368")
def test_a_card_of_the_combat_may_be_cancelled_later():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]},
              {"kohort": ["necromutant"], "hand": ["miscommunication", "powerful_blow"]})  # fmt: skip
    fight(m, "clansman", "necromutant")
    play(m, "play_on evasive_action clansman", "pass")  # not at once
    assert "play_on miscommunication evasive_action" in options(m)
    play(m, "play_on miscommunication evasive_action")
    assert rating(m, "armour", "clansman") == 3


@pytest.mark.rule("DTR-347", "DTR-346", "DTR-239", "DTR-013")
def test_combat_cards_need_a_combat():
    m = table({"squad": ["clansman"], "hand": ["evasive_action", "positive_karma"]})
    play(m, "meditate")
    assert options(m) == ["play positive_karma", "pass"]


def test_the_match_goes_on_after_a_combat():
    m = table({"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    fight(m, "clansman", "necromutant")
    end_turn(finish(m))
    assert m.decision.name == "action"


# ---- blows ----
@pytest.mark.rule("DTR-267")
@pytest.mark.parametrize(("turns", "armour", "hurt"), [(0, 0, False), (2, -2, True)])
def test_negative_blows_wound_negative_armour(turns, armour, hurt):
    m = table({"outpost": ["undead_legionnaire+dance_on_the_edge"], "hand": ["v3"]}, {"outpost": ["trencher"]})
    play(m, "meditate", "play_on v3 trencher")
    for _ in range(turns):
        end_turn(m)
    assert (rating(m, "shoot", "undead_legionnaire"), rating(m, "armour", "trencher")) == (-1, armour)
    fight(m, "undead_legionnaire", "trencher", "shoot")
    finish(m)
    assert wounded(m, "trencher") is hurt


@pytest.mark.rule("DTR-292", "DTR-291", "DTR-290")
def test_an_ability_of_one_member_is_not_the_groups():
    """A killer alone kills; with a comrade that does not, the group only wounds."""
    for comrade, dead in ((False, True), (True, False)):
        m = table(
            {"kohort": ["nepharite_of_ilian", "razide"], "hand": ["reinforcements"], "destiny": 7},
            {"squad": ["sean_gallagher"], "hand": ["evasive_action"]},
        )
        fight(m, "nepharite_of_ilian", "sean_gallagher")
        if comrade:
            play(m, "play_on reinforcements nepharite_of_ilian")
            assert rating(m, "blow", "nepharite_of_ilian") == 8 + 9
        while m.state.phase and m.decision.name != "action":
            play(m, options(m)[-1] if m.decision.name not in ("struck", "helper") else options(m)[0])
        assert ("sean_gallagher" in ids(m, "grave", 1)) is dead


@pytest.mark.rule("DTR-292", "DTR-294")
@pytest.mark.parametrize(("helpers", "hurt"), [(0, False), (1, True)])
def test_first_strike_is_not_the_groups_if_one_member_lacks_it(helpers, hurt):
    m = table({"squad": ["shadow_walker", "samurai"], "hand": ["reinforcements"], "destiny": 7},
              {"squad": ["inquisitor!"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "shadow_walker", "inquisitor")  # 4 against 4 on both sides
    if helpers:
        play(m, "play_on reinforcements shadow_walker")
    while m.state.phase:
        play(m, "target shadow_walker" if m.decision.name == "struck" else options(m)[-1])
    assert ids(m, "squad", 1) == []
    assert wounded(m, "shadow_walker") is hurt


@pytest.mark.rule("DTR-275", "DTR-265")
def test_a_wound_changes_no_number():
    for mark in ("", "!"):
        m = table({"squad": [f"sgt_mcbride{mark}+composite_armor", "blood_beret"]})
        numbers = [rating(m, r, "sgt_mcbride") for r in ("fight", "shoot", "armour", "value")]
        printed = m.state.t.cards[card(m, "sgt_mcbride")]
        assert numbers == [printed.fight, printed.shoot, printed.armour + 4, printed.value]
        assert rating(m, "fight", "blood_beret") == 5  # nor what it does for others


@pytest.mark.rule("DTR-295")
def test_ordinary_first_strikes_cancel_each_other_from_however_many_sources():
    for ki, left in (("", ["samurai"]), ("+shadow_walk", [])):
        m = table({"squad": ["samurai!+shadow_walk"]}, {"squad": [f"samurai!{ki}"], "works": []})
        finish(fight(m, "samurai@p1", "samurai@p2"))
        assert ids(m, "squad", 0) == left
        assert ids(m, "squad", 1) == []
    m = table({"squad": ["samurai!+shadow_walk"], "hand": ["surprise_attack"]}, {"squad": ["samurai!+shadow_walk"]})
    fight(m, "samurai@p1", "samurai@p2")
    play(m, "play_on surprise_attack samurai")  # the attacker strikes first twice over
    finish(m)
    assert ids(m, "squad", 0) == ids(m, "squad", 1) == []


# ---- NEVER and ALWAYS ----
@pytest.mark.rule("DTR-461", "DTR-459")
def test_never_prevails_over_always():
    for works, hurt in (([], False), (["perimeter_alarm:squad"], True), (["perimeter_alarm:kohort"], False)):
        m = table({"squad": ["shadow_walker"]}, {"squad": ["mortificator!+mortis_sword"], "works": works})
        finish(fight(m, "shadow_walker", "mortificator"))  # 4 against 3: dead; and back 3 + 1 against 4
        assert ids(m, "squad", 1) == []
        assert wounded(m, "shadow_walker") is hurt


@pytest.mark.rule("DTR-461")
def test_the_defender_does_not_strike_first_either():
    for works, hurt in (([], False), (["perimeter_alarm:squad"], True)):
        m = table({"squad": ["mortificator!+mortis_sword"]}, {"squad": ["shadow_walker"], "works": works})
        finish(fight(m, "mortificator", "shadow_walker"))
        assert ids(m, "squad", 0) == []
        assert wounded(m, "shadow_walker") is hurt


def test_the_alarm_may_lie_at_anybodys_area():
    for area, hurt in (("squad", True), ("kohort", False)):
        m = table({"squad": ["mortificator!+mortis_sword"], "hand": ["perimeter_alarm"]}, {"squad": ["shadow_walker"]})
        assert {"task perimeter_alarm p1", "task perimeter_alarm p2"} <= set(options(m))
        play(m, "task perimeter_alarm p2", f"area {area}")
        assert m.state.actions == 2
        finish(fight(m, "mortificator", "shadow_walker"))  # who strikes first is not struck back
        assert ids(m, "squad", 0) == []
        assert wounded(m, "shadow_walker") is hurt
