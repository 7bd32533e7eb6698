"""Timing and reactions, special cards and alliances, the end of a match."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.harm import wound
from sudi.kernel.machine import run

from .table import card, destiny, end_turn, fight, finish, ids, options, play, rating, table


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


@pytest.mark.rule("DTR-015", "DTR-019", "DTR-024")
def test_windows_in_a_turn_and_who_is_first():
    m = table({"hand": ["positive_karma"]}, {"hand": ["positive_karma"]})
    play(m, "meditate")
    assert (m.decision.name, m.decision.seat) == ("anytime", 0)
    play(m, "pass")
    assert (m.decision.name, m.decision.seat) == ("anytime", 1)
    play(m, "play positive_karma")  # p1 passed before and gets a new chance
    assert (m.decision.name, m.decision.seat) == ("anytime", 0)
    play(m, "pass")
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-023")
def test_when_all_have_passed_the_game_moves_on():
    m = table({"hand": ["positive_karma"]}, {})
    play(m, "meditate", "pass")
    assert m.decision.name == "action"
    assert not any(o.startswith("play") for o in options(m))


@pytest.mark.rule("DTR-016", "DTR-227", "DTR-229")
def test_cards_of_the_start_of_a_turn():
    m = table({}, {"hand": ["initiative", "positive_karma"]})
    play(m, "end", "pass")  # the window after p1's discard step
    assert options(m) == ["play initiative", "pass"]
    play(m, "pass")
    assert options(m) == ["play positive_karma", "pass"]


@pytest.mark.rule("DTR-338", "DTR-339", "DTR-515")
def test_only_what_acts_on_the_card_is_a_reaction():
    m = table({"hand": ["positive_karma", "narrow_escape", "miscommunication"]}, {"hand": ["doomed"]}, turn="p2")
    play(m, "meditate", "play_at doomed p1")
    assert options(m) == ["play_on miscommunication doomed", "pass"]
    m = table({"squad": ["clansman"], "hand": ["composite_armor"]}, {"hand": ["miscommunication"]})
    play(m, "attach composite_armor clansman")
    assert m.decision.name == "action"  # no special card


@pytest.mark.rule("DTR-346")
def test_no_card_without_influence():
    m = table({"squad": ["inquisitor"], "hand": ["essence_of_virtue", "earthquake", "positive_karma"]}, {})
    play(m, "meditate")
    assert options(m) == ["play positive_karma", "pass"]


@pytest.mark.rule("DTR-346")
def test_a_second_copy_on_the_same_warrior_would_change_nothing():
    m = table({"squad": ["clansman+promoted", "valkyrie"], "hand": ["promoted"]}, {})
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on")] == ["play_on promoted valkyrie"]


@pytest.mark.rule("DTR-348")
def test_a_card_played_stays_played():
    m = table({"hand": ["positive_karma"]}, {"hand": ["miscommunication"]})
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert ids(m, "hand", 0) == []


# ---- special cards and alliances ----
@pytest.mark.rule("DTR-227", "DTR-228")
def test_special_cards_for_actions_and_points():
    m = table({"kohort": ["heretic", "razide"], "hand": ["grim_reaper"]})
    assert [o for o in options(m) if "grim" in o] == ["play_on grim_reaper heretic"]
    play(m, "play_on grim_reaper heretic")
    assert m.state.actions == 1
    assert rating(m, "fight", "heretic") == 4


@pytest.mark.rule("DTR-230", "DTR-231", "DTR-233")
def test_alliances_are_unique():
    m = table({"squad": ["shadow_walker"], "hand": ["alliance_mishima", "clansman"]}, {"kohort": ["razide"]})
    play(m, "meditate", "play alliance_mishima")
    assert "deploy clansman" in options(m)
    m = table({"hand": ["alliance_mishima"]}, {"works": ["alliance_mishima"]})
    play(m, "meditate")
    assert m.decision.name == "action"


# ---- the end ----
@pytest.mark.rule("DTR-323", "DTR-324")
@pytest.mark.parametrize(("before", "over"), [(36, True), (35, False)])
def test_whoever_reaches_the_target_wins(before, over):
    m = table({"squad": ["sean_gallagher"], "victory": before}, {"kohort": ["necromutant!"]})
    fight(m, "sean_gallagher", "necromutant")
    finish(m)
    assert (m.result is not None) == over
    if over:
        assert m.result.winners == (0,)
    m = table({"squad": ["sean_gallagher"], "victory": 16}, {"kohort": ["necromutant!"]}, setup={"victory_points": 20})
    fight(m, "sean_gallagher", "necromutant")
    finish(m)
    assert m.result.winners == (0,)


@pytest.mark.rule("DTR-326", "DTR-327")
def test_both_at_once():
    m = table({"squad": ["clansman!"], "victory": 36}, {"kohort": ["necromutant!"], "victory": 38})
    fight(m, "clansman", "necromutant")
    finish(m)
    assert m.result.winners == (1,)  # 40 against 41
    m = table({"squad": ["clansman!"], "victory": 36}, {"kohort": ["necromutant!"], "victory": 37})
    fight(m, "clansman", "necromutant")
    finish(m)
    assert m.result is None
    assert m.state.overtime


@pytest.mark.rule("DTR-325", "DTR-328")
def test_time_is_up():
    m = table({"victory": 3}, {"victory": 2}, setup={"turn_limit": 3})
    for _ in range(3):
        assert m.result is None
        end_turn(m)
    assert m.result is not None
    assert (m.result.winners, m.result.rule) == ((0,), "DTR-328")


@pytest.mark.rule("DTR-048", "DTR-049", "DTR-333")
def test_an_empty_library_and_nobody_to_fight():
    m = table({"squad": ["clansman"], "debt": 1}, {"library": [], "hand": ["heretic"], "destiny": 0}, turn="p2")
    m.state.drought[1] = 1
    for _ in range(2):
        end_turn(m)
        end_turn(m)
    if m.result is None:
        end_turn(m)
    assert m.result.winners == (0,)
    assert m.result.rule == "DTR-049"


@pytest.mark.rule("DTR-329", "DTR-330", "DTR-331", "DTR-332")
def test_debts():
    from sudi.games.doomtrooper.ending import check_victory, compare

    m = table({"victory": 45, "debt": 1}, {"victory": 2})
    check_victory(m.state)
    assert m.result is None  # in debt nobody wins
    m = table(
        {"victory": 9, "debt": 8, "destiny": 5}, {"victory": 9, "debt": 10, "destiny": 0}, setup={"turn_limit": 3}
    )
    m.state.turns, m.state.overtime = 6, 5
    compare(m.state)
    assert m.result.winners == (0,)
    assert m.result.scores == (6, 0)
    m = table({"victory": 1, "debt": 8, "destiny": 0}, {"victory": 1, "debt": 9, "destiny": 0}, setup={"turn_limit": 3})
    m.state.turns, m.state.overtime = 6, 5
    compare(m.state)
    assert m.result.winners == ()


@pytest.mark.rule("DTR-393")
def test_a_killed_personality_comes_back():
    m = table({"hand": ["sean_gallagher"], "grave": ["sean_gallagher"], "destiny": 8})
    assert "deploy sean_gallagher" in options(m)


@pytest.mark.rule("DTR-298")
def test_leaders_are_wounded_by_other_means():
    m = table({"squad": ["johnstone"]})
    for result in (True, False):
        m.state.stack, m.state.seat = [], -1
        wound(m.state, card(m, "johnstone"))
        run(m.state)
        assert bool(m.state.wounded) == result
    assert ids(m, "grave", 0) == ["johnstone"]
