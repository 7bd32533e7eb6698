"""The end of a match: the target, ties, the time limit, debts, nobody left to fight, teams."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.ending import compare
from sudi.games.doomtrooper.rules.points import check_victory

from ..table import Match, end_turn, fight, finish, options, play, table, victory


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


# ---- the end ----
@pytest.mark.rule("DTR-327", "DTR-326")
def test_a_tie_at_the_target_goes_on_turn_by_turn():
    m = table({"squad": ["clansman!"], "victory": 36}, {"kohort": ["necromutant!"], "victory": 37})
    finish(fight(m, "clansman", "necromutant"))
    assert victory(m) == [40, 40]
    turns = m.state.turns
    for _ in range(2):
        assert m.result is None
        to_next_turn(m)
    assert m.result is None  # still level after a turn for each
    assert m.state.turns == turns + 2
    m.state.victory[1] += 1
    for _ in range(2):
        assert m.result is None
        to_next_turn(m)
    assert (m.result.winners, m.result.rule) == ((1,), "DTR-327")


@pytest.mark.rule("DTR-327")
def test_everybody_plays_a_complete_turn_before_the_totals_are_compared():
    m = table({"squad": ["clansman!"], "victory": 36}, {"kohort": ["necromutant!"], "victory": 37})
    turns = m.state.turns
    play(m, "attack", "fight")
    while m.decision.name == "points":
        play(m, options(m)[0])
    m.state.victory[1] += 1  # from now on p2 leads, but everybody has a turn still
    while m.result is None:
        played = m.state.turns - turns
        play(m, options(m)[-1])
    assert played == 2
    assert (m.result.winners, m.result.rule) == ((1,), "DTR-327")


def to_next_turn(m: Match) -> None:
    turns = m.state.turns
    while m.result is None and m.state.turns == turns:
        play(m, options(m)[-1])


@pytest.mark.rule("DTR-048", "DTR-049")
@pytest.mark.parametrize("deployed", [False, True])
def test_three_turns_to_find_a_warrior(deployed):
    m = table({"squad": ["clansman"], "library": ["infantry"] * 60}, {"library": [], "hand": ["heretic"], "destiny": 3})
    own = 0
    while m.result is None and own < 5:
        to_next_turn(m)
        if m.state.turn == 1 and m.result is None:
            own += 1
            while m.decision.name != "action":
                play(m, options(m)[-1])
            if own == 3 and deployed:
                play(m, "deploy heretic")
        elif m.result is None and own == 2:
            assert not m.state.lost[1]  # two turns are not three
    assert (m.result is None) is deployed
    if not deployed:
        assert (own, m.result.winners, m.result.rule) == (3, (0,), "DTR-049")


@pytest.mark.rule("DTR-048")
def test_with_a_library_there_is_no_hurry():
    m = table({"squad": ["clansman"], "library": ["infantry"] * 60}, {"library": ["terror"] * 60})
    for _ in range(10):
        to_next_turn(m)
    assert m.result is None


def test_team_mates_do_not_fight_each_other_and_win_together():
    m = table({"squad": ["sean_gallagher"]}, {"kohort": ["heretic!"]}, {"kohort": ["razide"]}, {}, mode="teams",
              setup={"victory_points": 3})  # fmt: skip
    assert not [o for o in options(m) if o.startswith("sabotage") and o.endswith("p3")]
    play(m, "attack")
    assert m.decision.name == "tactic"  # the heretic is the only one to attack
    play(m, "fight")
    finish(m)
    assert m.result is not None
    assert m.result.winners == (0, 2)


def test_a_team_is_out_only_when_both_are():
    m = table({"squad": ["clansman"]}, {"library": []}, {"squad": ["clansman"]}, {"squad": ["clansman"]}, mode="teams")
    m.state.drought[1] = 2
    end_turn(m)
    play(m, "end")
    while m.result is None and m.state.turn == 1:
        play(m, options(m)[-1])
    assert m.state.lost[1]
    assert m.result is None  # p4 plays on


@pytest.mark.rule("DTR-327", "DTR-328", "DTR-329", "DTR-330", "DTR-331", "DTR-332")
@pytest.mark.parametrize(
    ("timed", "points", "won"),
    [
        (True, [(9, 0, 0), (8, 9, 0)], ((0,), "DTR-328")),
        (True, [(9, 0, 0), (9, 9, 0)], ((), "DTR-332")),
        (True, [(9, 0, 1), (8, 9, 0)], ((1,), "DTR-328")),  # who is in debt does not win, and nothing is settled
        (True, [(9, 3, 5), (8, 2, 2)], ((1,), "DTR-328")),  # both are: 9 less the 2 that no destiny covers, and 8
        (True, [(1, 0, 5), (0, 0, 1)], ((), "DTR-332")),  # never below zero
        (False, [(9, 0, 0), (8, 9, 0)], ((0,), "DTR-327")),
        (False, [(9, 0, 0), (9, 0, 0)], None),  # another turn for everybody
        (False, [(9, 3, 1), (8, 2, 1)], None),
    ],
)
def test_how_totals_are_compared(timed, points, won):
    sides = [{"victory": v, "destiny": d, "debt": owed, "works": ["bauhaus_bank"]} for v, d, owed in points]
    m = table(*sides, setup={"turn_limit": 20})
    m.state.turns = m.state.overtime = 21 if timed else 12
    compare(m.state)
    result = m.state.result
    assert (None if result is None else (result[0], result[2])) == won
    if won is None and not any(owed for _, _, owed in points):
        assert m.state.overtime == 14


@pytest.mark.rule("DTR-327")
@pytest.mark.parametrize(("turns", "over"), [(11, False), (12, True)])
def test_nothing_is_compared_before_everybody_had_a_turn(turns, over):
    m = table({"victory": 9}, {"victory": 8}, setup={"turn_limit": 20})
    m.state.turns, m.state.overtime = turns, 12
    compare(m.state)
    assert (m.state.result is not None) is over
