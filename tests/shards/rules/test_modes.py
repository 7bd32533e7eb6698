"""Which modes and set-up values go together, which are refused with what message, and the conventions of ours."""

from __future__ import annotations

import itertools
import random

import pytest

import sudi

from ..table import options, play, relic_table

COUNTS = {"duel": 2, "free_for_all": 3, "melee": 3, "teams": 4}


def finish_set_up(match: sudi.Match, seed: int) -> sudi.Match:
    chance = random.Random(seed)
    while match.decision.name != "play":
        play(match, chance.choice(options(match)))
    return match


@pytest.mark.rule("SOI-133", "SOI-159", "SOI-145")
@pytest.mark.parametrize(
    ("mode", "characters", "relics"),
    list(itertools.product(COUNTS, ("choose", "random", "auction"), ("own", "draft", "random", "none"))),
)
def test_every_way_of_choosing_goes_with_every_mode(mode: str, characters: str, relics: str) -> None:
    match = sudi.new("shards", mode=mode, seed=5, expansion=True, characters=characters, relics=relics)
    finish_set_up(match, 5)
    s, count = match.state, COUNTS[mode]
    assert len(s.health) == count
    assert len(set(s.character)) == count
    assert -1 not in s.character
    assert [len(s.relics[n]) for n in range(count)] == [0 if relics == "none" else 2] * count
    assert s.turn == s.first == match.decision.seat
    expected = [0] * count if mode == "teams" else list(range(count))
    assert [s.mastery[(s.first + n) % count] for n in range(count)] == expected
    if characters != "auction":
        assert s.health == [50] * count
    if relics == "own":
        for seat in range(count):
            assert {s.t.cards[c].character for c in s.relics[seat]} == {s.character[seat]}


@pytest.mark.parametrize("mode", ["duel", "free_for_all", "melee", "teams"])
@pytest.mark.parametrize("characters", ["choose", "random", "auction"])
def test_the_core_set_alone_needs_no_relics(mode: str, characters: str) -> None:
    match = finish_set_up(sudi.new("shards", mode=mode, seed=6, characters=characters), 6)
    assert all(not relics for relics in match.state.relics)
    assert len(match.state.centre) + len(match.state.row) == 88


@pytest.mark.parametrize("relics", ["own", "draft", "random"])
def test_relics_without_the_expansion_are_refused(relics: str) -> None:
    with pytest.raises(sudi.BadSetup, match="add expansion=true"):
        sudi.new("shards", seed=1, relics=relics)
    sudi.new("shards", seed=1, relics="none")


@pytest.mark.rule("SOI-006")
def test_the_solo_game_brings_the_expansion_along() -> None:
    assert sudi.new("shards", mode="solo", seed=1).state.t.setup["expansion"] is True
    with pytest.raises(sudi.BadSetup, match="needs the expansion"):
        sudi.new("shards", mode="solo", seed=1, expansion=False)


def test_the_solo_game_has_nobody_to_bid_or_draft_against() -> None:
    with pytest.raises(sudi.BadSetup, match="auction needs at least 2 players"):
        sudi.new("shards", mode="solo", seed=1, characters="auction")
    with pytest.raises(sudi.BadSetup, match="draft needs at least 2 players"):
        sudi.new("shards", mode="solo", seed=1, relics="draft")


@pytest.mark.rule("SOI-006", "SOI-144", "SOI-154", "SOI-160")
@pytest.mark.parametrize(
    ("mode", "players"),
    [
        ("duel", 1),
        ("duel", 3),
        ("melee", 2),
        ("melee", 4),
        ("teams", 2),
        ("teams", 3),
        ("solo", 2),
        ("free_for_all", 5),
    ],
)
def test_wrong_player_counts_are_refused_by_name(mode: str, players: int) -> None:
    with pytest.raises(sudi.BadSetup, match=f"'{mode}'.*not for {players}"):
        sudi.new("shards", mode=mode, players=players, seed=1)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"characters": ["decima"]}, "needs 2 different names"),
        ({"characters": ["decima", "decima"]}, "needs 2 different names"),
        ({"characters": ["decima", "tetra", "volos"]}, "needs 2 different names"),
        ({"turn_limit": 0}, "from 1 to 100000"),
        ({"turn_limit": True}, "whole number"),
        ({"nemesis_health": 51}, "from 1 to 50"),
        ({"nemesis_health": 0}, "from 1 to 50"),
        ({"nemesis_mastery": 30}, "from 0 to 29"),
        ({"relics": "all"}, "choose one of: own, draft, random, none"),
        ({"seating": "circle"}, "choose one of: rows, square"),
        ({"talons": "backward"}, "choose one of: forward, whole_turn"),
    ],
)
def test_bad_values_are_refused_with_what_to_write(setup: dict[str, object], message: str) -> None:
    with pytest.raises(sudi.BadSetup, match=message):
        sudi.new("shards", seed=1, expansion=True, **setup)


def test_unknown_names_are_refused_with_a_hint() -> None:
    with pytest.raises(sudi.UnknownName, match="did you mean 'tetra'"):
        sudi.new("shards", seed=1, characters=["decima", "tetr"])
    with pytest.raises(sudi.UnknownName, match="melee"):
        sudi.new("shards", mode="mele", seed=1)


def test_named_characters_sit_where_they_were_named() -> None:
    match = sudi.new("shards", seed=1, characters=["volos", "tetra"])
    assert match.state.character == [2, 1]
    assert match.decision.name == "play"
    joined = sudi.new("shards", seed=1, characters="volos+tetra")
    assert joined.state.character == [2, 1]


# ---- conventions ----
@pytest.mark.rule("SOI-C01")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_match_is_a_draw_after_the_turn_limit(limit: int) -> None:
    match = sudi.new("shards", seed=1, characters="random", turn_limit=limit)
    for _ in range(limit):
        assert match.result is None
        play(match, "end")
    assert (match.result.winners, match.result.rule) == ((), "SOI-C01")
    assert match.result.scores == (50, 50)
    assert match.decision is None
    assert match.log(0)[-1].cs == "Konec partie: remíza."


@pytest.mark.rule("SOI-C01")
def test_the_last_turn_before_the_limit_can_still_win() -> None:
    match = relic_table({}, {"health": 3}, power=3, turns=500)
    play(match, "end")
    assert match.result.winners == (0,)


@pytest.mark.rule("SOI-C01")
def test_the_usual_limit_is_500_turns() -> None:
    assert relic_table().game.settings["turn_limit"].default == 500
    last = relic_table({}, {}, turns=499)
    play(last, "end")
    assert last.result is None
    play(last, "end")
    assert last.result.rule == "SOI-C01"
