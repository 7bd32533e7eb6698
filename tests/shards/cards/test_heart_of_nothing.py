"""The Heart of Nothing counts the unprevented damage of a turn to one opponent, added up over all hits."""

from __future__ import annotations

import pytest

import sudi

from ..table import lines, play, relic_table, zone

HEART = {
    "hand": ["heart_of_nothing", "crystal"],
    "deck": [*["crystal"] * 5, "blaster", "shard_reactor", "infinity_shard"],
    "relic_taken": True,
}


def with_the_partner_out(power: int, p3: int, **p4: object) -> sudi.Match:
    """Two against two, p2 out: p1 attacks both, and what is left after one of them fell hits the other again."""
    seats = [HEART, {"health": 0, "hand": []}, {"health": p3}, {"health": 50, **p4}]
    match = relic_table(*seats, mode="teams", power=power)
    return play(match, "play heart_of_nothing", "end")


@pytest.mark.rule("SOI-148", "SOI-150")
@pytest.mark.parametrize(("first", "second", "cards"), [(9, 6, 8), (11, 4, 8), (6, 9, 8)])
def test_two_hits_on_one_opponent_add_up(first: int, second: int, cards: int) -> None:
    """15 power: p3 with 3 health falls, and the rest of what was meant for it goes on to p4."""
    match = with_the_partner_out(10, 3)
    play(match, f"assign p3 {first}")
    assert match.state.health[3] == 50 - second - (first - 3) == 38
    assert len(zone(match, "hand", 0)) == cards
    assert lines(match, "more cards") == [(0, "heart_of_nothing", 3)]


@pytest.mark.rule("SOI-148")
def test_less_than_ten_in_two_hits_is_not_enough() -> None:
    match = with_the_partner_out(7, 3)
    play(match, "assign p3 6")
    assert match.state.health[3] == 50 - 6 - 3 == 41
    assert len(zone(match, "hand", 0)) == 5
    assert lines(match, "more cards") == []


@pytest.mark.rule("SOI-148", "SOI-038")
def test_what_shields_stop_in_either_hit_does_not_count() -> None:
    match = with_the_partner_out(10, 3, hand=["command_seer"])
    play(match, "assign p3 9", "shield command_seer")
    assert match.state.health[3] == 49
    stopped = play(match.copy(), "shield command_seer")
    assert stopped.state.health[3] == 48  # 1 and 1
    assert len(zone(stopped, "hand", 0)) == 5
    through = play(match, "done")
    assert through.state.health[3] == 43  # 1 and 6: 7 in all
    assert len(zone(through, "hand", 0)) == 5


@pytest.mark.rule("SOI-148")
def test_damage_to_different_opponents_is_not_added() -> None:
    match = with_the_partner_out(7, 30)
    play(match, "assign p3 6")
    assert match.state.health[2:] == [24, 44]
    assert len(zone(match, "hand", 0)) == 5


def test_it_pays_once_for_each_time_it_was_played_or_copied() -> None:
    hand = ["heart_of_nothing", "ojas_genesis_druid", "crystal"]
    match = relic_table({**HEART, "hand": hand, "discard": ["spore_cleric", "omnius", "axia"]})
    play(match, "play heart_of_nothing", "play ojas_genesis_druid")
    assert match.state.power == 10
    play(match, "end")
    assert len(zone(match, "hand", 0)) == 11  # 5 and twice 3, and nobody asked which one first
    assert match.state.turn == 1


@pytest.mark.rule("SOI-211")
def test_talons_and_their_copy_ask_for_no_order() -> None:
    hand = ["entropic_talons", "ojas_genesis_druid", "spore_cleric", "crystal"]
    match = relic_table({"hand": hand, "deck": [], "relic_taken": True})
    play(match, "play entropic_talons", "play ojas_genesis_druid", "play spore_cleric")
    assert (match.decision.name, match.state.power) == ("play", 8)


def test_the_notes_of_a_turn_are_gone_in_the_next_one() -> None:
    match = relic_table(HEART, {"health": 40}, power=2)
    play(match, "play heart_of_nothing", "end")
    assert match.state.health[1] == 33
    assert match.state.lasting == []
