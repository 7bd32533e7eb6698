"""The three standard actions, deploying, meditating, the kinds of actions."""

from __future__ import annotations

import pytest

from ..table import destiny, end_turn, fight, finish, ids, options, passes, play, table, victory


@pytest.mark.rule("DTR-036", "DTR-037", "DTR-079", "DTR-080", "DTR-351", "DTR-352")
def test_three_actions_each_kind_as_often_as_one_likes():
    m = table({"destiny": 0})
    for n in (1, 2, 3):
        play(m, "meditate")
        assert destiny(m)[0] == n
    assert m.state.turn == 1  # no fourth one


@pytest.mark.rule("DTR-040", "DTR-041")
def test_unused_actions_are_lost():
    m = table({}, {})
    play(m, "meditate", "end")
    end_turn(m)
    assert m.state.turn == 0
    assert m.state.actions == 3
    assert destiny(m) == [6, 5]


@pytest.mark.rule("DTR-042", "DTR-045", "DTR-047", "DTR-492", "DTR-432")
def test_warriors_go_to_the_area_they_belong_to():
    m = table({"hand": ["clansman", "centurion", "prophet", "local_thug"], "destiny": 30}, actions=4)
    play(m, "deploy clansman", "deploy centurion", "deploy prophet", "deploy local_thug")
    assert (ids(m, "squad", 0), ids(m, "kohort", 0)) == (["clansman"], ["centurion"])
    assert (ids(m, "outpost", 0), ids(m, "aside", 0)) == (["prophet"], ["local_thug"])
    assert destiny(m)[0] == 30 - 3 - 5 - 4 - 5
    assert not m.state.wounded
    assert not m.state.covered


@pytest.mark.rule("DTR-046")
def test_a_warrior_has_to_be_paid_for():
    assert "deploy clansman" not in options(table({"hand": ["clansman"], "destiny": 2}))
    assert "deploy clansman" in options(table({"hand": ["clansman"], "destiny": 3}))


@pytest.mark.rule("DTR-043", "DTR-044")
def test_a_fresh_warrior_attacks_and_is_attacked_at_once():
    m = table({"hand": ["razide"], "destiny": 7}, {"kohort": ["heretic"]})
    play(m, "deploy razide")
    fight(m, "razide", "heretic")
    finish(m)
    assert m.state.wounded
    assert destiny(m)[0] == 0
    m = table({"squad": ["sean_gallagher"]}, {"hand": ["heretic"], "destiny": 3})
    end_turn(m)
    play(m, "deploy heretic")
    end_turn(m)
    assert "attack" in options(m)


@pytest.mark.rule("DTR-039", "DTR-513")
def test_no_attack_in_the_first_turn():
    side = {"squad": ["clansman"]}
    foe = {"kohort": ["heretic"]}
    assert "attack" in options(table(side, foe))
    assert "attack" not in options(table({**side, "rounds": 1}, foe))


@pytest.mark.rule("DTR-038", "DTR-234", "DTR-353", "DTR-464")
def test_one_attack_and_it_is_the_last_action():
    m = table({"squad": ["clansman", "valkyrie"]}, {"kohort": ["alakhai_the_cunning"]})
    fight(m, "valkyrie", "alakhai_the_cunning", "shoot")
    finish(m)
    assert m.state.turn == 1  # two unused actions are gone


@pytest.mark.rule("DTR-355", "DTR-354")
def test_initiative_gives_an_undefined_action():
    m = table({"hand": []}, {"hand": ["initiative"], "kohort": ["razide"]})
    while m.decision.name != "edge":
        play(m, "end" if "end" in options(m) else "done" if "done" in options(m) else "pass")
    play(m, "play initiative")
    passes(m)
    assert (m.state.actions, m.state.attacks, m.state.bonus_attacks) == (4, 2, 0)


@pytest.mark.rule("DTR-355", "DTR-235")
def test_blood_lust_gives_an_attack_action():
    m = table({"squad": ["infantry", "clansman"]}, {"hand": ["blood_lust"], "kohort": ["razide"], "destiny": 0})
    while m.decision.name != "edge":
        play(m, "end" if "end" in options(m) else "done" if "done" in options(m) else "pass")
    play(m, "play blood_lust")
    passes(m)
    assert (m.state.actions, m.state.attacks, m.state.bonus_attacks) == (3, 1, 1)
    play(m, "meditate", "meditate", "meditate")
    assert set(options(m)) == {"attack", "end"}  # only an attack is left
    fight(m, "razide", "infantry")
    finish(m)
    assert m.state.bonus_attacks == 0


@pytest.mark.rule("DTR-038", "DTR-236")
def test_after_an_attack_only_attacks():
    m = table({"squad": ["infantry", "clansman"]}, {"hand": ["initiative"], "kohort": ["razide"], "destiny": 0})
    while m.decision.name != "edge":
        play(m, "end" if "end" in options(m) else "done" if "done" in options(m) else "pass")
    play(m, "play initiative")
    passes(m)
    fight(m, "razide", "infantry")
    finish(m)
    assert set(options(m)) == {"attack", "end"}
    fight(m, "razide", "clansman")
    finish(m)
    assert m.decision.name != "action"


def leaders_turn(hand: list[str], **more: object):
    """p1 has an Imperial leader and one Imperial warrior in play, and INSPIRED in hand."""
    return table(
        {"squad": ["johnstone", "sean_gallagher"], "hand": hand, "destiny": 10, **more},
        {"kohort": ["alakhai_the_cunning", "heretic", "centurion", "razide"]},
    )


@pytest.mark.rule("DTR-358", "DTR-465", "DTR-356", "DTR-350", "DTR-349")
def test_non_attack_actions_stay_non_attack_actions():
    m = table({"squad": ["sean_gallagher"], "hand": ["inspired"]}, {"kohort": ["heretic"]})
    assert "attack" in options(m)
    play(m, "meditate", "play inspired")
    assert m.decision.name == "granted"
    assert "attack" not in options(m)
    assert "meditate" in options(m)


@pytest.mark.rule("DTR-359", "DTR-357")
def test_a_leader_attacks_three_times_in_the_opponents_turn():
    m = leaders_turn(["inspired"])
    end_turn(m)
    m2 = m
    play(m2, "meditate")
    assert m2.decision.seat == 0
    play(m2, "play inspired")
    for victim in ("heretic", "centurion"):
        fight(m2, "sean_gallagher", victim)
        finish(m2)
    assert "attack" in options(m2)
    assert m2.decision.name == "granted"


@pytest.mark.rule("DTR-360", "DTR-361", "DTR-362")
def test_attacks_with_granted_actions_leave_the_standard_ones_alone():
    m = leaders_turn(["inspired"])
    play(m, "meditate", "play inspired")
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert m.decision.name == "granted"
    play(m, "meditate", "meditate")  # an attack first, something else afterwards
    passes(m)
    assert m.decision.name == "action"
    assert m.state.actions == 2
    assert not m.state.attacking


def remover(m):
    """p2 discards Sean with WAVE OF RIGHTEOUSNESS before the opponents are named."""
    while "play wave_of_righteousness" not in options(m):
        play(m, "pass")
    play(m, "play wave_of_righteousness")
    while m.decision.name in ("units", "react"):
        play(m, "units 1" if m.decision.name == "units" else "pass")
    play(m, "target sean_gallagher")
    return passes(m)


def against_a_wave(hand: list[str]):
    return table(
        {"squad": ["johnstone", "sean_gallagher"], "hand": hand, "destiny": 10},
        {"kohort": ["heretic"], "hand": ["wave_of_righteousness"], "destiny": 10},
    )


@pytest.mark.rule("DTR-363", "DTR-364", "DTR-242")
def test_losing_the_attacker_in_a_granted_attack_costs_nothing_else():
    m = against_a_wave(["inspired", "clansman"])
    play(m, "meditate", "play inspired", "attack")
    remover(m)
    assert m.decision.name == "granted"
    assert m.state.actions == 2
    play(m, "deploy clansman")
    passes(m)
    assert "attack" in options(m)  # of the leader's affiliation: even with a granted action
    play(m, "end")
    passes(m)
    assert m.decision.name == "action"
    assert m.state.actions == 2
    assert "attack" in options(m)


@pytest.mark.rule("DTR-365")
def test_losing_the_attacker_of_a_standard_action_costs_the_others():
    m = against_a_wave([])
    play(m, "attack")
    remover(m)
    assert m.state.turn == 1


@pytest.mark.rule("DTR-242")
def test_after_losing_a_warrior_one_may_forgo_the_attack():
    m = table(
        {"squad": ["sean_gallagher", "clansman"], "destiny": 10},
        {"kohort": ["heretic"], "hand": ["wave_of_righteousness"], "destiny": 10},
    )
    play(m, "attack")
    remover(m)
    assert set(options(m)) == {"against clansman heretic", "forgo"}
    play(m, "forgo")
    assert m.state.turn == 1
    assert m.state.attacker < 0


@pytest.mark.rule("DTR-365")
def test_a_converted_standard_attack_still_ends_the_other_actions():
    m = leaders_turn([])
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    # The leader lets Sean go on attacking; anything else is not offered.
    assert m.state.actions == 2
    assert set(options(m)) == {"attack", "end"}


@pytest.mark.rule("DTR-366", "DTR-367")
def test_the_first_conversion_leaves_the_basic_attack():
    m = table(
        {"squad": ["johnstone", "sean_gallagher", "valkyrie"], "destiny": 10},
        {"kohort": ["heretic", "centurion", "razide"]},
    )
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert (m.state.actions, m.state.attacks) == (2, 1)  # the leader's conversion, not the basic attack, was used
    fight(m, "valkyrie", "centurion")
    finish(m)
    assert (m.state.actions, m.state.attacks) == (1, 0)
    play(m, "attack")
    passes(m)
    assert not any(o.startswith("against valkyrie") for o in options(m))  # only Imperial warriors may go on


@pytest.mark.rule("DTR-370", "DTR-371", "DTR-514")
def test_inspired_in_a_combat_only_in_the_opponents_turn():
    m = table({"squad": ["sean_gallagher"], "hand": ["inspired"]}, {"kohort": ["razide"], "hand": ["inspired"]})
    play(m, "attack")
    seats = set()
    while m.decision is not None and m.decision.name == "anytime":
        if "play inspired" in options(m):
            seats.add(m.decision.seat)
        play(m, "pass")
    assert seats == {1}


@pytest.mark.rule("DTR-303")
def test_an_attack_at_any_time_is_on_top():
    m = table({"squad": ["sean_gallagher"], "hand": ["grand_assault"]}, {"kohort": ["heretic", "centurion"]})
    play(m, "meditate", "play grand_assault")
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert m.state.actions == 2
    assert m.state.attacks == 1
    assert victory(m)[0] == 0


# ---- actions ----
@pytest.mark.rule("DTR-236")
def test_attack_actions_are_lost_when_nobody_can_go_on():
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!"]}, attacks=3)
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert m.state.turn == 1  # nobody is left to attack, so the other two are gone
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!", "legionnaire_of_semai"]}, attacks=3)
    fight(m, "sean_gallagher", "heretic")
    finish(m)
    assert set(options(m)) == {"attack", "end"}


@pytest.mark.rule("DTR-238", "DTR-239", "DTR-513")
def test_a_grenade_is_an_attack_action_without_a_combat():
    m = table({"squad": ["clansman+grenade"]}, {"squad": ["valkyrie!", "romanov"], "hand": ["evasive_action"]})
    play(m, "use grenade 1")
    assert options(m) == ["target clansman", "target valkyrie"]  # any that can fight: the leader is no target
    play(m, "target valkyrie")
    assert m.decision.name == "points"  # no combat, no combat cards
    play(m, "victory 3")
    assert ids(m, "grave", 1) == ["valkyrie"]
    assert ids(m, "sacrificed", 0) == ["grenade"]
    assert m.state.turn == 1 or set(options(m)) <= {"attack", "end"}
    m = table({"squad": ["clansman+grenade"], "rounds": 1}, {"squad": ["valkyrie"]})
    assert "use grenade 1" not in options(m)


# ---- what an action costs, and what affiliation means ----
@pytest.mark.rule("DTR-118", "DTR-141", "DTR-151", "DTR-170", "DTR-165", "DTR-110")
@pytest.mark.parametrize(
    ("side", "option"),
    [
        ({"kohort": ["razide"], "hand": ["dark_fire"]}, "attach dark_fire razide"),
        ({"kohort": ["razide"], "hand": ["armor_of_unholiness"]}, "attach armor_of_unholiness razide"),
        ({"hand": ["victoria"]}, "lay victoria squad"),
        ({"outpost": ["prophet"], "hand": ["twotusk"]}, "attach twotusk prophet"),
        ({"squad": ["samurai"], "hand": ["shadow_walk"]}, "attach shadow_walk samurai"),
        ({"hand": ["fukido"]}, "lay fukido squad"),
    ],
)
def test_the_actions_of_the_catalogue_cost_one_each(side, option):
    m = play(table(side), option)
    assert m.state.actions == 2
