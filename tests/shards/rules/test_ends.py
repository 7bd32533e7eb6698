"""Core rules: elimination, the end of the match and the two roads to it (SOI-039, SOI-049, SOI-110, SOI-217)."""

from __future__ import annotations

import pytest

import sudi

from ..table import options, play, table, zone


@pytest.mark.rule("SOI-110", "SOI-039")
@pytest.mark.parametrize(("power", "over"), [(9, False), (10, True), (11, True)])
def test_the_last_player_with_health_wins_a_duel(power: int, over: bool) -> None:
    match = table({"hand": ["crystal"]}, {"health": 10, "hand": ["crystal"]}, power=power)
    play(match, "end")
    if not over:
        assert match.result is None
        assert match.state.health[1] == 1
        return
    assert match.result == sudi.Result((0,), (50, 0), "SOI-110")
    assert match.decision is None
    with pytest.raises(sudi.IllegalChoice, match="over"):
        match.choose("end")


@pytest.mark.rule("SOI-110")
def test_with_three_players_the_match_goes_on_until_one_is_left() -> None:
    match = table(
        {"hand": ["crystal"]},
        {"health": 4, "hand": ["crystal"]},
        {"health": 5, "hand": ["crystal"], "deck": ["nil_assassin"]},
        mode="free_for_all",
        power=4,
    )
    play(match, "end", "assign p2 4")
    assert match.result is None
    assert match.state.turn == 2
    play(match, "end")
    assert match.state.turn == 0


@pytest.mark.rule("SOI-110")
def test_the_one_who_is_left_wins_not_the_one_who_had_more() -> None:
    match = table(
        {"hand": ["crystal"], "health": 1, "mastery": 0},
        {"health": 9, "mastery": 29},
        {"health": 0},
        power=9,
        mode="free_for_all",
    )
    play(match, "end", "assign p2 9")
    assert match.result is not None
    assert (match.result.winners, match.result.rule) == ((0,), "SOI-110")


@pytest.mark.rule("SOI-110")
def test_no_points_no_cards_and_no_mastery_end_a_match() -> None:
    match = table(
        {"hand": ["crystal"], "mastery": 30, "champions": ["li_hin", "zetta_encryptor"]},
        {"health": 1, "hand": ["crystal"]},
        row=[],
        centre=[],
    )
    play(match, "end", "end", "end")
    assert match.result is None
    assert match.decision is not None


@pytest.mark.rule("SOI-217", "SOI-049", "SOI-089")
def test_first_road_the_mastered_shard() -> None:
    match = table({"hand": ["infinity_shard", "crystal"], "mastery": 29, "health": 1}, {"hand": ["crystal"]}, gems=1)
    early = match.copy()
    play(early, "play infinity_shard", "end")
    assert early.result is None
    assert early.state.health[1] == 45
    play(match, "focus", "play infinity_shard", "end")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (1, 0)


@pytest.mark.rule("SOI-217")
def test_second_road_destroying_the_rivals_first() -> None:
    match = table({"hand": ["nil_assassin", "crystal"], "mastery": 0}, {"health": 5, "mastery": 30})
    play(match, "play nil_assassin", "end")
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("SOI-217", "SOI-025")
def test_even_infinite_power_does_not_reach_a_player_behind_zetta() -> None:
    match = table(
        {"hand": ["infinity_shard", "crystal"], "mastery": 30}, {"champions": ["zetta_encryptor"], "hand": ["crystal"]}
    )
    beaten = match.copy()
    play(match, "play infinity_shard", "end")
    assert match.result is None
    assert match.state.health == [50, 50]
    play(beaten, "play infinity_shard", "attack zetta_encryptor", "end")
    assert beaten.result is not None


@pytest.mark.rule("SOI-039")
def test_the_cards_of_a_player_who_is_out_leave_the_match() -> None:
    other = {"health": 2, "hand": ["command_seer"], "deck": ["kiln_drone"], "discard": ["zara_ra"]}
    match = table(
        {"hand": ["crystal"]},
        {**other, "champions": ["fao_cutul"]},
        {"hand": ["crystal"]},
        mode="free_for_all",
        power=2,
    )
    play(match, "end", "assign p2 2", "done")
    assert {"command_seer", "kiln_drone", "zara_ra", "fao_cutul"} <= set(zone(match, "banished"))
    assert [zone(match, name, 1) for name in ("hand", "deck", "discard", "champions")] == [[], [], [], []]


@pytest.mark.rule("SOI-008", "SOI-039")
def test_turns_pass_over_players_who_are_out() -> None:
    match = table({"hand": ["crystal"]}, {"health": 0}, {"health": 0}, {"hand": ["crystal"]}, mode="free_for_all")
    play(match, "end")
    assert match.state.turn == 3
    play(match, "end")
    assert match.state.turn == 0
    assert "end" in options(match)
    began = [entry.seat for entry in match.log(0) if entry.line == "turn"]
    assert began == [3, 0]  # not even an empty turn for the others


@pytest.mark.rule("SOI-110")
def test_a_whole_match_by_chance_ends_with_one_player_left() -> None:
    for players, seed in ((2, 11), (3, 12), (4, 13)):
        mode = "duel" if players == 2 else "free_for_all"
        match = sudi.new("shards", mode=mode, players=players, seed=seed, characters="random")
        state, at = match.state, seed
        while match.decision is not None:
            names = options(match)
            # Forward play: anything rather than ending the turn, and the hardest blow.
            useful = [n for n in names if n not in ("end", "decline", "done") and not n.startswith("banish")]
            at = (at * 1103515245 + 12345) % (1 << 31)
            match.choose(useful[-1] if names[0].startswith("assign") else (useful or names)[at % len(useful or names)])
        assert match.result is not None
        assert [seat for seat in range(players) if state.health[seat] > 0] == list(match.result.winners)
        assert len(match.result.winners) == 1
