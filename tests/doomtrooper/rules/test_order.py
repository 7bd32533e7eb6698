"""Who comes first and who last: windows of a combat, reactions, the first draw; saving and stealing in between."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.doomtrooper.game import GAME
from sudi.kernel.written.replay import new_match

from ..table import Match, destiny, end_turn, fight, finish, ids, options, passes, play, table, victory, why, wounded


# ---- windows ----
def order(m: Match) -> list[int]:
    """Who is asked in the window at hand, in which order, if everybody passes."""
    seats, phase = [], m.state.phase
    while m.decision.name == "anytime" and m.state.phase == phase and m.decision.seat not in seats:
        seats.append(m.decision.seat)
        play(m, "pass")
    return seats


@pytest.mark.rule("DTR-025")
@pytest.mark.parametrize(("defender", "expected"), [(1, [0, 1, 2, 3]), (2, [0, 2, 1, 3]), (3, [0, 3, 1, 2])])
def test_in_a_combat_its_two_players_come_first(defender, expected):
    sides = [{"hand": ["positive_karma"]} for _ in range(4)]
    sides[0]["squad"] = ["clansman"]
    sides[defender]["kohort"] = ["razide"]
    m = table(*sides)
    play(m, "attack")
    assert order(m) == [0, 1, 2, 3]  # nobody is named yet
    while m.state.phase < 5:
        play(m, options(m)[-1] if m.decision.name == "anytime" else options(m)[0])
    assert order(m) == expected


@pytest.mark.rule("DTR-025", "DTR-263", "DTR-293")
def test_with_first_strike_the_defender_begins():
    sides = [{"hand": ["positive_karma"]} for _ in range(3)]
    sides[0]["squad"], sides[2]["squad"] = ["clansman"], ["shadow_walker"]
    m = table(*sides)
    fight(m, "clansman", "shadow_walker")
    assert order(m) == [2, 0, 1]


@pytest.mark.rule("DTR-344", "DTR-345")
def test_the_affected_player_reacts_first():
    sides = [{"hand": ["doomed"]}, {"hand": ["miscommunication"]}, {"hand": ["miscommunication"]}]
    m = table(*sides)
    play(m, "meditate", "play_at doomed p3")
    asked = [m.decision.seat]
    play(m, "pass")
    asked.append(m.decision.seat)
    assert asked == [2, 1]  # in turn order p2 would have been first
    m = table(*sides)
    play(m, "meditate", "play_at doomed p1")  # nobody else is affected: the ordinary order
    assert m.decision.seat == 1
    m = table({"squad": ["clansman"], "hand": ["cleansing_flame"], "destiny": 8}, {"hand": ["miscommunication"]},
              {"kohort": ["razide"], "hand": ["miscommunication"]})  # fmt: skip
    play(m, "meditate", "play_on cleansing_flame razide")
    assert m.decision.seat == 2  # it is p3's warrior


# ---- the first draw ----
@pytest.mark.rule("DTR-005")
def test_the_opening_hand_was_the_first_draw_step():
    def after_first_window(first: str) -> Match:
        for seed in range(60):
            m: sudi.Match = new_match(GAME, None, None, seed, {"first": first, "decks": ("legion", "legion")})
            play(m, "keep", "keep")
            seat = int(first[1]) - 1
            quick = [o for o in options(m) if o.startswith("play ")]
            if m.decision.seat == seat and m.decision.name == "anytime" and quick:
                play(m, quick[0])
                while m.decision.name != "action":
                    play(m, options(m)[-1])
                return m
        raise AssertionError("no hand with a card for the first window")

    m = after_first_window("p1")
    assert len(m.state.hand[0]) == 6  # a card was played, and none is drawn
    assert len(m.state.library[0]) == 53
    end_turn(m)
    assert len(m.state.hand[1]) == 7
    end_turn(m)
    assert len(m.state.hand[0]) == 7  # from the second turn on one draws up to seven


# ---- deploying ----
@pytest.mark.rule("DTR-046", "DTR-045")
@pytest.mark.parametrize(("card", "price"), [("sean_gallagher", 8), ("rams_air_cavalry", 5), ("prophet", 4)])
def test_every_kind_of_warrior_has_to_be_paid_for(card, price):
    assert f"deploy {card}" not in options(table({"hand": [card], "destiny": price - 1}))
    m = table({"hand": [card], "destiny": price})
    play(m, f"deploy {card}")
    assert destiny(m)[0] == 0


@pytest.mark.rule("DTR-137")
def test_a_player_has_one_copy_of_a_mission():
    m = table({"hand": ["defensive_perimeter"]}, {"works": ["defensive_perimeter:by1"]})
    assert [o for o in options(m) if o.startswith("task")] == ["task defensive_perimeter p1"]
    assert why(m, "task defensive_perimeter p2") == "DTR-137"


# ---- in between ----
@pytest.mark.rule("DTR-272", "DTR-340")
def test_whoever_is_killed_outside_a_combat_can_be_saved_too():
    for saved in (True, False):
        m = table({"squad": ["clansman+grenade"]}, {"squad": ["valkyrie!"], "hand": ["narrow_escape"]})
        play(m, "use grenade 1", "target valkyrie")
        assert m.decision.seat == 1
        play(m, "play_on narrow_escape valkyrie" if saved else "pass")
        finish(m)
        assert (ids(m, "squad", 1) == ["valkyrie"]) is saved
        assert victory(m)[0] == (0 if saved else 3)


@pytest.mark.rule("DTR-374", "DTR-453")
def test_a_stolen_combatant_ends_the_combat():
    m = table({"squad": ["clansman"]}, {"kohort": ["razide"], "hand": ["inspired", "programmed"], "destiny": 3})
    fight(m, "clansman", "razide")
    assert m.state.phase == 5
    play(m, "play inspired", "play_on programmed clansman")
    while m.decision.name == "granted":
        play(m, "end")
    passes(m)
    assert m.state.phase == 0
    assert ids(m, "squad", 1) == ["clansman"]
    assert not wounded(m, "clansman")
    assert not wounded(m, "razide")


@pytest.mark.rule("DTR-026")
def test_what_concerns_everybody_comes_first():
    def after(*works: str) -> tuple[int, list[str]]:
        m = table({}, {"works": list(works), "destiny": 4})
        end_turn(m)
        return destiny(m)[1], ids(m, "works", 1)

    assert after("doomed:by1") == (1, ["doomed"])
    # 4 - 1 = 3, and DOOMED takes the rest and goes; as p2's own effect the tax would have come last
    assert after("doomed:by1", "war_tax") == (0, ["war_tax"])
    assert after("war_tax", "doomed:by1") == (0, ["war_tax"])


# ---- timing ----
@pytest.mark.rule("DTR-031", "DTR-027", "DTR-028", "DTR-030")
def test_doomed_comes_before_the_complex():
    m = table({}, {"works": ["industrial_complex:squad", "doomed:by1"], "destiny": 3})
    end_turn(m)
    assert destiny(m)[1] == 3
    assert ids(m, "works", 1) == ["industrial_complex"]
    m = table({}, {"works": ["industrial_complex:squad", "doomed:by1"], "destiny": 4})
    end_turn(m)
    assert destiny(m)[1] == 4
    assert ids(m, "works", 1) == ["doomed", "industrial_complex"]


@pytest.mark.rule("DTR-030")
def test_own_effects_in_the_order_one_likes():
    m = table({}, {"works": ["industrial_complex:squad", "secret_hq:squad"], "destiny": 2})
    play(m, "end")
    assert m.decision.name == "order"
    kept = m.copy()
    play(kept, next(o for o in options(kept) if "industrial" in o), "yes")
    assert ids(kept, "works", 1) == ["industrial_complex", "secret_hq"]
    assert destiny(kept)[1] == 0
    play(m, next(o for o in options(m) if "secret" in o))
    assert ids(m, "works", 1) == ["industrial_complex"]


# ---- team-mates ----
@pytest.mark.rule("DTR-029", "DTR-028", "DTR-027")
def test_effects_of_team_mates_come_after_those_of_opponents():
    def bank(*doomed: str, mode: str) -> tuple[int, list[str]]:
        m = table({"works": list(doomed), "destiny": 4}, {}, {}, {}, mode=mode, turn="p4")
        play(m, "end")
        while m.decision.name != "action":
            assert m.decision.name != "order"
            play(m, options(m)[-1])
        s = m.state
        return s.destiny[0], [f"p{s.by[c] + 1}" for c in s.works[0]]

    # 4 points: the first card takes three, the second the last one and is discarded with it
    assert bank("doomed:by3", "doomed:by4", mode="teams") == (0, ["p4"])  # p4's was first: p3 is p1's team-mate
    assert bank("doomed:by3", "doomed:by4", mode="war") == (0, ["p3"])  # each for himself: in turn order
    assert bank("doomed:by3", "doomed:by2", mode="teams") == (0, ["p2"])
    assert bank("doomed:by4", "doomed:by2", mode="teams") == (0, ["p2"])  # of two opponents whose turn comes sooner
