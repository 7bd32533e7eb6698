"""The three-way melee: an attack hits both opponents in full."""

from __future__ import annotations

import pytest

import sudi

from ..table import options, play, relic_table, zone

HAND = {"hand": ["crystal"]}


def melee(*seats: dict[str, object], **common: object) -> sudi.Match:
    return relic_table(*seats, mode="melee", **common)


@pytest.mark.rule("SOI-154")
def test_the_melee_is_for_exactly_three() -> None:
    for players in (2, 4):
        with pytest.raises(sudi.BadSetup, match="for 3 players"):
            sudi.new("shards", mode="melee", players=players, seed=1)
    match = sudi.new("shards", mode="melee", seed=1, characters="random")
    first = match.state.first
    assert [match.state.mastery[(first + n) % 3] for n in range(3)] == [0, 1, 2]  # normal rules: SOI-011
    assert match.state.health == [50, 50, 50]


@pytest.mark.rule("SOI-155", "SOI-156")
def test_an_attack_of_5_deals_5_to_each_opponent() -> None:
    match = melee(HAND, HAND, HAND, power=5)
    play(match, "end")
    assert match.state.health == [50, 45, 45]
    assert match.decision.seat == 1  # nobody was asked to divide anything


@pytest.mark.rule("SOI-155")
@pytest.mark.parametrize("seat", [1, 2])
def test_it_hits_both_whoever_attacks(seat: int) -> None:
    match = melee(HAND, HAND, HAND, power=5, turn=f"p{seat + 1}")
    play(match, "end")
    assert match.state.health == [50 if n == seat else 45 for n in range(3)]


@pytest.mark.rule("SOI-154")
def test_champions_are_attacked_one_by_one_as_usual() -> None:
    match = melee(HAND, {"champions": ["fao_cutul"]}, {"champions": ["raidian"]}, power=9)
    play(match, "attack fao_cutul")
    assert zone(match, "champions", 2) == ["raidian"]
    play(match, "end")
    assert match.state.health == [50, 45, 45]  # what is left hits both


@pytest.mark.rule("SOI-157")
def test_each_opponent_has_only_the_own_shields() -> None:
    match = melee(HAND, {"hand": ["command_seer"]}, {"hand": ["mainframe_abbot"]}, power=9)
    play(match, "end")
    assert match.decision.seat == 1
    assert options(match) == ["shield command_seer", "done"]
    play(match, "shield command_seer")
    assert match.decision.seat == 2
    assert options(match) == ["shield mainframe_abbot", "done"]
    assert match.state.health == [50, 50, 50]  # dealt at one moment, after all shields
    play(match, "shield mainframe_abbot")
    assert match.state.health == [50, 46, 44]


@pytest.mark.rule("SOI-157")
def test_one_may_shield_while_the_other_does_not() -> None:
    match = melee(HAND, {"hand": ["command_seer"]}, {"hand": ["command_seer"]}, power=9)
    play(match, "end", "done", "shield command_seer")
    assert match.state.health == [50, 41, 46]


@pytest.mark.rule("SOI-157", "SOI-215")
def test_a_shield_in_play_counts_after_another_defender_has_shown_one() -> None:
    match = melee(HAND, {"hand": ["command_seer"]}, {"champions": ["praetorian_02"], "hand": ["crystal"]}, power=9)
    play(match, "end", "shield command_seer")
    assert match.state.health == [50, 46, 44]


@pytest.mark.rule("SOI-155")
def test_zetta_protects_her_player_only() -> None:
    match = melee(HAND, {"champions": ["zetta_encryptor"], "hand": ["crystal"]}, HAND, power=4)
    play(match, "end")
    assert match.state.health == [50, 50, 46]


@pytest.mark.rule("SOI-158")
def test_the_last_one_left_wins() -> None:
    match = melee(HAND, {"health": 5, "hand": ["crystal"]}, {"health": 6, "hand": ["nil_assassin", "crystal"]}, power=5)
    play(match, "end")
    assert match.state.health == [50, 0, 1]
    assert match.result is None
    assert match.decision.seat == 2
    play(match, "play nil_assassin", "end")
    assert match.state.health == [45, 0, 1]
    assert match.result is None
    both = melee(HAND, {"health": 5}, {"health": 5}, power=5)
    play(both, "end")
    assert (both.result.winners, both.result.rule) == ((0,), "SOI-110")


@pytest.mark.rule("SOI-158")
def test_infinite_power_ends_the_melee_at_once() -> None:
    match = melee({"mastery": 30, "hand": ["infinity_shard", "crystal"]}, {"hand": ["command_seer"]}, HAND)
    play(match, "play infinity_shard", "end")
    assert match.result.winners == (0,)


@pytest.mark.rule("SOI-159")
def test_the_melee_may_be_set_up_normally_or_with_an_auction() -> None:
    normal = sudi.new("shards", mode="melee", seed=2, expansion=True)
    assert normal.decision.name == "choose"
    auctioned = sudi.new("shards", mode="melee", seed=2, expansion=True, characters="auction")
    assert auctioned.decision.name == "bid"


def test_power_may_be_kept_back_only_where_the_set_up_says_so() -> None:
    match = melee(HAND, HAND, HAND, power=3, setup={"hold_back": True})
    play(match, "end")
    assert options(match) == ["strike 0", "strike 1", "strike 2", "strike 3"]
    assert play(match.copy(), "strike 0").state.health == [50, 50, 50]
    play(match, "strike 2")
    assert match.state.health == [50, 48, 48]
    assert match.decision.seat == 1


def test_infinite_power_may_be_kept_back_or_used_whole() -> None:
    match = melee({"mastery": 30, "hand": ["infinity_shard", "crystal"]}, setup={"hold_back": True})
    play(match, "play infinity_shard", "end")
    assert options(match) == ["strike 0", "strike infinity"]
    assert play(match, "strike infinity").result.winners == (0,)
