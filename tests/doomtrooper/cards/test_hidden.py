"""Warriors out of play, captured, hidden, lurking: cards that the rulebook names for it."""

from __future__ import annotations

import pytest

from ..table import end_turn, fight, finish, ids, options, passes, play, rating, table, why


def own_turn_again(m):
    """Everybody ends the turn until p1 acts again."""
    return end_turn(end_turn(m))


# ---- SHORE LEAVE ----
@pytest.mark.rule("DTR-443", "DTR-444")
def test_on_shore_leave_one_is_not_in_play_and_comes_back_stronger():
    m = table({"squad": ["clansman!", "valkyrie"], "hand": ["shore_leave"]}, {"squad": ["trencher"]})
    play(m, "meditate", "play_on shore_leave clansman")
    gone = m.state.squad[0][0]
    assert not m.state.live >> gone & 1
    assert not m.state.wounded >> gone & 1
    passes(m)
    assert not any("clansman" in o for o in options(m))  # it can do nothing
    own_turn_again(m)  # the rest of this turn is no full one
    play(m, "meditate", "use shore_leave 1")
    assert [rating(m, name, "clansman") for name in ("fight", "shoot", "armour")] == [4, 2, 3]
    assert ids(m, "grave", 0) == ["shore_leave"]


def test_every_full_turn_of_leave_is_worth_one_for_good():
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["shore_leave"]}, {"squad": ["trencher"]})
    play(m, "meditate", "play_on shore_leave clansman")
    passes(m)
    own_turn_again(own_turn_again(own_turn_again(m)))  # two full turns, and a third that is going on
    play(m, "meditate", "use shore_leave 1")
    assert [rating(m, name, "clansman") for name in ("fight", "shoot", "armour")] == [6, 4, 5]


@pytest.mark.rule("DTR-372")
def test_nobody_goes_on_leave_once_the_opponents_are_named():
    m = table({"squad": ["clansman"]}, {"squad": ["trencher", "infantry"], "hand": ["shore_leave"]})
    play(m, "attack")
    assert {"play_on shore_leave trencher", "play_on shore_leave infantry"} <= set(options(m))
    play(m, "pass", "against clansman trencher")
    assert not any("shore_leave" in o for o in options(m))


def test_leave_is_for_ones_own_doomtroopers():
    m = table({"squad": ["clansman"], "hand": ["shore_leave"], "kohort": ["heretic"]}, {"squad": ["trencher"]})
    play(m, "meditate")
    assert [o for o in options(m) if "shore_leave" in o] == ["play_on shore_leave clansman"]


# ---- CAPTURED!, HIDDEN, LURKER ----
@pytest.mark.rule("DTR-449", "DTR-450", "DTR-451", "DTR-452")
def test_captured_warriors_come_from_outposts():
    m = table(
        {"hand": ["captured"], "outpost": ["prophet"]},
        {"outpost": ["sgt_mcbride", "blood_beret"], "squad": ["trencher"], "hand": ["composite_armor", "sgt_mcbride"],
         "destiny": 20},
    )  # fmt: skip
    assert {o for o in options(m) if "captured" in o} == {
        "play_on captured prophet",
        "play_on captured sgt_mcbride",
        "play_on captured blood_beret",
    }
    before = rating(m, "fight", "blood_beret")
    play(m, "play_on captured sgt_mcbride")
    assert rating(m, "fight", "blood_beret") < before  # a prisoner adds nothing to others
    assert "transfer sgt_mcbride" not in options(end_turn(m))
    assert why(m, "attach composite_armor sgt_mcbride") == "DTR-449"
    assert why(m, "deploy sgt_mcbride") == "DTR-382"  # the personality is in play


def test_captured_is_sacrificed_where_other_cards_are_discarded():
    m = table({"outpost": ["clansman+captured:by2"], "squad": ["valkyrie"], "hand": ["rescue_mission"]}, {})
    play(m, "play rescue_mission")
    assert ids(m, "sacrificed", 0) == ["captured"]
    assert "transfer clansman" in options(m)
    m = table({"hand": ["wave_of_righteousness"], "destiny": 10}, {"outpost": ["clansman+captured:by1"]})
    play(m, "meditate", "play wave_of_righteousness")
    assert ids(m, "sacrificed", 1) == ["captured"]
    assert ids(m, "grave", 1) == ["clansman"]


@pytest.mark.rule("DTR-446")
def test_a_hidden_mortificator_waits_and_then_attacks_for_no_action():
    m = table(
        {"squad": ["mortificator", "clansman"], "hand": ["hidden"]},
        {"kohort": ["heretic", "razide"], "hand": ["wave_of_righteousness"], "destiny": 10},
    )
    assert [o for o in options(m) if "hidden" in o] == ["play_on hidden mortificator"]
    play(m, "play_on hidden mortificator")
    passes(m)
    play(m, "attack")
    while "pass" in options(m):
        play(m, "pass")
    assert all(o.startswith("against clansman") for o in options(m))
    play(m, "against clansman razide")
    finish(passes(m))
    while m.state.turn == 0:
        play(m, "pass" if "pass" in options(m) else options(m)[-1])
    passes(m)
    play(m, "meditate")  # p2's turn: the Mortificator comes out of hiding
    while "use hidden 1" not in options(m):
        play(m, "pass")
    play(m, "use hidden 1")
    assert ids(m, "sacrificed", 0) == ["hidden"]
    while "pass" in options(m):
        play(m, "pass")
    assert set(options(m)) == {"against mortificator heretic", "against mortificator razide"}


@pytest.mark.rule("DTR-446")
def test_the_hidden_can_be_targeted_but_not_attacked():
    m = table(
        {"kohort": ["razide"], "hand": ["wave_of_righteousness"], "destiny": 10}, {"squad": ["mortificator+hidden"]}
    )
    assert "attack" not in options(m)
    assert "sabotage razide p2" in options(m)
    play(m, "meditate", "play wave_of_righteousness", "target mortificator")
    assert ids(m, "grave", 1) == ["hidden", "mortificator"]


@pytest.mark.rule("DTR-446", "DTR-290", "DTR-291")
def test_a_lurker_joins_the_combat_of_its_tribe_and_shows_itself():
    m = table({"outpost": ["clansman"]}, {"outpost": ["rasputin_raider", "tribal_hound+lurker"]})
    play(m, "attack")  # nobody but the raider can be attacked
    passes_to_tactic(m)
    play(m, "fight")
    while "use lurker 1" not in options(m):
        play(m, "pass")
    before = rating(m, "blow", "rasputin_raider")
    play(m, "use lurker 1")
    assert rating(m, "blow", "rasputin_raider") == before + 5
    play(m, *["pass"] * options(m).count("pass"))
    assert set(options(m)) == {"target rasputin_raider", "target tribal_hound"}  # the opponent chooses whom to strike
    play(m, "target tribal_hound")
    finish(m)
    assert "lurker" in ids(m, "grave", 1)


def passes_to_tactic(m):
    while m.decision.name != "tactic":
        play(m, "pass")


def test_a_lurker_stays_hidden_while_others_fight():
    m = table({"outpost": ["clansman"]}, {"outpost": ["rasputin_raider", "valkyrie", "tribal_hound+lurker"]})
    fight(m, "clansman", "valkyrie")
    assert m.decision is None or "use lurker 1" not in options(m)  # she is of no tribe
    finish(m)
    assert ids(m, "attached", 1) == ["lurker"]


@pytest.mark.rule("DTR-443", "DTR-200")
def test_whoever_is_on_leave_does_not_stand_on_the_outpost():
    m = table(
        {"squad": ["valkyrie"], "kohort": ["heretic"], "outpost": ["clansman", "prophet"], "hand": ["shore_leave"]}, {}
    )
    assert "transfer heretic" not in options(m)  # a Doomtrooper is there
    play(m, "meditate", "play_on shore_leave clansman")
    passes(m)
    play(m, "transfer heretic")
    play(m, "use shore_leave 1")  # back among legionaries: somebody has to go
    passes(m)
    assert set(options(m)) == {"transfer clansman", "end"}  # the heretic has moved once in this turn already
