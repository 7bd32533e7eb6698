"""The team duel."""

from __future__ import annotations

import pytest

from ..table import asked, damage, end_turn, hurry, new, options, play, resources, screws, stored, table, zone


def four(*players: dict[str, object], **common: object) -> object:
    return table(*players, mode="teams", **common)


@pytest.mark.rule("RON-233", "RON-237", "RON-D25")
def test_two_teams_take_turns_and_team_mates_play_at_the_same_time() -> None:
    match = four({"rolled": "B---"}, {"rolled": "R---"})
    assert match.state.t.team == [0, 0, 1, 1]
    assert match.decision.seat == 0
    assert "wait" in options(match)
    play(match, "wait")
    assert match.decision.seat == 1
    assert "wait" not in options(match)  # the other one is waiting
    play(match, "use red")
    assert match.decision.seat == 1
    assert "wait" in options(match)  # something has changed
    play(match, "end")
    assert match.decision.seat == 0
    play(match, "use blue")
    end_turn(match)
    assert match.state.turn in (2, 3)


@pytest.mark.rule("RON-D17", "RON-075")
def test_all_members_of_the_second_team_are_compensated() -> None:
    match = new("teams", 4, leaders="random")
    first = match.state.t.team[match.state.first]
    assert [match.state.parts[seat] for seat in range(4)] == [
        0 if match.state.t.team[seat] == first else 2 for seat in range(4)
    ]


@pytest.mark.rule("RON-238", "RON-D17")
def test_the_defending_team_splits_each_portion() -> None:
    match = four({"damage": {"ranged": 3}}, {}, {"life": 9}, {"life": 9})
    play(match, "end", "end")
    hurry(match, to="suffer")
    assert match.decision.seat == 2
    assert options(match) == [f"suffer p3 {n}" for n in range(4)]
    play(match, "suffer p3 1")
    assert match.state.life[2:] == [8, 7]
    assert match.state.life[:2] == [14, 14]


@pytest.mark.rule("RON-093")
def test_attackers_choose_kinds_and_portions() -> None:
    match = four({"damage": {"ranged": 1, "melee": 2}})
    play(match, "end", "end")
    hurry(match, to="damage")
    assert {"deal ranged 1", "deal melee 1", "deal melee 2"} <= set(options(match))


@pytest.mark.rule("RON-234", "RON-235", "RON-236")
def test_a_fallen_member_loses_for_the_team_and_everybody_is_checked() -> None:
    match = four({"damage": {"ranged": 4}}, {}, {"life": 2}, {"life": 2})
    hurry(match)
    assert match.result.winners == (0, 1)
    assert match.result.rule == "RON-235"
    drawn = four({"damage": {"ranged": 4}}, {"dump": ["brawler", "scout"], "life": 2}, {"life": 2}, {"life": 2})
    hurry(drawn)
    assert drawn.result.winners == ()
    assert drawn.result.rule == "RON-236"


@pytest.mark.rule("RON-D17")
def test_each_effect_on_an_opponent_chooses_one() -> None:
    match = four(
        {"hand": ["shadow_runner"], "resources": {"red": 1}},
        {},
        {"deck": ["brawler", "scout"]},
        {"deck": ["vision", "areja"]},
    )
    play(match, "play shadow_runner")
    assert options(match) == ["target p3", "target p4"]
    play(match, "target p4")
    assert zone(match, "dump", 3) == ["areja"]
    play(match, "target p3")  # chosen anew
    assert zone(match, "discard", 2) == ["scout"]
    assert zone(match, "dump", 2) == []


@pytest.mark.rule("RON-D17")
def test_a_shuffle_helps_the_whole_other_team() -> None:
    match = four(
        {"hand": ["quartermaster"], "deck": [], "discard": ["scout"]}, {"research": 1}, {"research": 1}, {"research": 2}
    )
    play(match, "play quartermaster")
    assert match.state.research == [0, 1, 0, 1]


@pytest.mark.rule("RON-237", "RON-203")
def test_gains_may_go_to_the_team_mate() -> None:
    match = four({"hand": ["hovercraft"], "resources": {"blue": 1}, "armor": 5}, {"armor": 5})
    play(match, "play hovercraft")
    assert options(match) == ["mine", "give p2"]  # and nothing to set aside for
    play(match, "give p2", "mine")
    assert match.state.armor[:2] == [6, 6]


def test_resources_screws_and_stores_can_be_given() -> None:
    match = four(
        {"hand": ["water_seeker"], "resources": {"green": 1, "yellow": 1}, "base": ["steward_bolek"]},
        {"ground": ["crawler", "veteran"]},
    )
    play(match, "play water_seeker", "gain red", "give p2")
    assert resources(match, 1) == {"red": 1}
    play(match, "mine", "give p2")
    assert match.decision.seat == 1  # the receiver places the screw
    play(match, "screw veteran")
    assert screws(match, "veteran") == 1
    play(match, "activate steward_bolek", "give p2", "store red red", "give p1", "store blue blue")
    assert (stored(match, 1), stored(match, 0)) == ({"red": 1}, {"blue": 1})


def test_team_mates_see_each_others_hands() -> None:
    match = four({"hand": ["brawler"]}, {"hand": ["scout"]})
    assert match.view(0)["players"][1]["hand"][0]["card"] == "scout"
    assert match.view(2)["players"][1]["hand"] == [None]
    assert asked(match) == "main"
    assert damage(match, 3) == {}


@pytest.mark.rule("RON-D32")
def test_the_side_on_turn_resolves_its_triggers_first() -> None:
    match = four(
        {"hand": ["quartermaster"], "deck": [], "discard": ["scout"], "base": ["bio_lab"], "armor": 5},
        {},
        {"base": ["warning_system"], "armor": 5},
    )
    play(match, "play quartermaster")
    assert match.decision.seat == 0
    play(match, "mine")
    assert match.decision.seat == 2
    play(match, "mine")
    assert match.state.armor[:3] == [8, 16, 7]
