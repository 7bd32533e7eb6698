"""How many cards one draws, keeps and discards, and destiny points of kills that are doubled."""

from __future__ import annotations

import pytest

from ..table import Match, destiny, end_turn, fight, ids, options, passes, play, table, victory

SEVEN = ["infantry"] * 7


def dropping(m: Match) -> Match:
    """End the actions of the turn and go on to the discard step."""
    while m.decision is not None and m.decision.name != "discard":
        names = options(m)
        play(m, next(n for n in ("end", "pass") if n in names))
    return m


def drops(m: Match) -> int:
    """How many cards may be discarded before the step is over by itself."""
    count = 0
    while m.decision is not None and m.decision.name == "discard":
        play(m, next(o for o in options(m) if o.startswith("drop")))
        count += 1
    return count


@pytest.mark.parametrize(("works", "dropped"), [([], 1), (["double_time"], 2)])
def test_in_double_time_two_cards_may_be_discarded(works: list[str], dropped: int):
    m = dropping(table({"squad": ["clansman"], "hand": SEVEN, "works": works}, {"squad": ["samurai"]}))
    assert "done" in options(m)
    assert drops(m) == dropped


def test_the_double_time_of_somebody_else_is_of_no_use():
    m = dropping(table({"squad": ["clansman"], "hand": SEVEN}, {"squad": ["samurai"], "works": ["double_time"]}))
    assert drops(m) == 1


def test_double_time_and_manifest_destiny_do_not_go_together():
    m = table(
        {"squad": ["clansman"], "hand": ["double_time"], "works": ["manifest_destiny"]},
        {"squad": ["samurai"], "works": ["manifest_destiny"]},
    )
    play(m, "play double_time")
    passes(m)
    assert ids(m, "works", 0) == ["double_time"]
    assert ids(m, "works", 1) == ["manifest_destiny"]
    assert m.state.actions == 1


@pytest.mark.parametrize(("works", "held"), [([], 7), (["manifest_destiny"], 10)])
def test_with_a_manifest_destiny_one_draws_up_to_ten(works: list[str], held: int):
    m = table({"squad": ["clansman"]}, {"squad": ["samurai"], "works": works, "hand": ["trencher"] * 3})
    end_turn(m)
    assert len(m.state.hand[1]) == held


@pytest.mark.parametrize(
    ("works", "forced"),
    [([], 4), (["manifest_destiny"], 1), (["fortune_of_war"], 0), (["manifest_destiny", "fortune_of_war"], 0)],
)
def test_how_many_of_eleven_cards_have_to_go(works: list[str], forced: int):
    m = dropping(
        table({"squad": ["clansman"], "hand": ["trencher", *["infantry"] * 10], "works": works}, {"squad": ["samurai"]})
    )
    gone = 0
    while m.decision is not None and m.decision.name == "discard" and "done" not in options(m):
        play(m, "drop infantry")
        gone += 1
    assert gone == forced


@pytest.mark.parametrize(("works", "points"), [([], 2), (["higher_value_on_life"], 4)])
def test_a_higher_value_on_life_doubles_destiny_points_of_kills(works: list[str], points: int):
    m = table(
        {"kohort": ["razide"], "works": works, "hand": ["evasive_action"]},
        {"squad": ["infantry!"], "hand": ["evasive_action"]},
    )
    fight(m, "razide", "infantry")
    while m.decision is not None and m.decision.name != "points":
        play(m, "pass")
    play(m, "victory 0")
    passes(m)
    assert destiny(m)[0] == 5 + points


def test_what_is_taken_as_victory_points_is_not_doubled_nor_what_the_other_earns():
    m = table(
        {"kohort": ["razide"], "works": ["higher_value_on_life"], "hand": ["evasive_action"]},
        {"squad": ["infantry!"], "hand": ["evasive_action"]},
    )
    fight(m, "razide", "infantry")
    while m.decision is not None and m.decision.name != "points":
        play(m, "pass")
    play(m, "victory 1")
    passes(m)
    assert victory(m) == [1, 0]
    assert destiny(m)[0] == 5 + 2
