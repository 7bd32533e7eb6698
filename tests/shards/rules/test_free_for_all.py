"""Free for all with three and four players: dividing power, shields, elimination, the order of turns."""

from __future__ import annotations

import pytest

import sudi

from ..table import lines, options, play, relic_table, zone

HAND = {"hand": ["crystal"]}


def brawl(*seats: dict[str, object], seats_: int = 3, **common: object) -> sudi.Match:
    return relic_table(*seats, mode="free_for_all", seats=seats_, **common)


# ---- dividing ----
@pytest.mark.rule("SOI-035")
def test_power_is_divided_in_any_amounts() -> None:
    match = brawl(HAND, power=5)
    play(match, "end")
    assert match.decision.seat == 0
    assert options(match) == [f"assign p2 {n}" for n in range(6)]
    for mine in range(6):
        one = play(match.copy(), f"assign p2 {mine}")
        if mine < 5:
            assert options(one) == [f"assign p3 {n}" for n in range(6 - mine)]
            play(one, f"assign p3 {5 - mine}")
        assert one.state.health[1:] == [50 - mine, 45 + mine]


@pytest.mark.rule("SOI-035")
def test_four_players_three_targets_in_turn_order() -> None:
    match = brawl(HAND, seats_=4, power=6, turn="p3")
    play(match, "end", "assign p4 1")
    assert options(match)[0] == "assign p1 0"
    play(match, "assign p1 2")
    assert options(match) == [f"assign p2 {n}" for n in range(4)]
    play(match, "assign p2 3")
    assert match.state.health == [48, 47, 50, 49]


def test_power_may_be_held_back_against_several_and_is_lost() -> None:
    match = brawl(HAND, power=5)
    play(match, "end", "assign p2 1", "assign p3 0")
    assert match.state.health == [50, 49, 50]
    assert match.state.power == 0
    assert match.decision.seat == 1


@pytest.mark.parametrize("hold_back", [True, False])
def test_the_set_up_says_whether_power_may_be_held_back(hold_back: bool) -> None:
    match = brawl(HAND, power=5, setup={"hold_back": hold_back})
    play(match, "end", "assign p2 1")
    if hold_back:
        assert options(match) == [f"assign p3 {n}" for n in range(5)]
        play(match, "assign p3 2")
        assert match.state.health == [50, 49, 48]
    else:
        assert match.state.health == [50, 49, 46]  # the last one takes the rest


@pytest.mark.parametrize("hold_back", [True, False])
def test_holding_back_in_a_duel(hold_back: bool) -> None:
    match = relic_table(HAND, HAND, power=3, setup={"hold_back": hold_back})
    play(match, "end")
    if hold_back:
        assert options(match) == [f"assign p2 {n}" for n in range(4)]
        play(match, "assign p2 1")
        assert match.state.health == [50, 49]
    else:
        assert match.state.health == [50, 47]


def test_by_default_nothing_is_held_back_in_a_duel_nor_with_two_in_a_free_for_all() -> None:
    assert play(relic_table(HAND, HAND, power=3), "end").state.health == [50, 47]
    two = sudi.new("shards", mode="free_for_all", players=2, seed=1, characters="random")
    assert two.state.t.setup["hold_back"] is False
    three = sudi.new("shards", mode="free_for_all", players=3, seed=1, characters="random")
    assert three.state.t.setup["hold_back"] is True


@pytest.mark.rule("SOI-036")
def test_the_allocation_is_fixed_before_any_shield() -> None:
    match = brawl(HAND, {"hand": ["command_seer"]}, {"hand": ["command_seer"]}, power=10)
    play(match, "end", "assign p2 4")
    assert match.decision.seat == 0  # p2 is not asked before p3's share stands
    play(match, "assign p3 6")
    assert match.decision.seat == 1
    play(match, "shield command_seer")
    assert match.decision.seat == 2
    play(match, "shield command_seer")
    assert match.state.health == [50, 50, 49]  # what was stopped does not move on to somebody else


@pytest.mark.rule("SOI-037")
def test_players_who_are_not_attacked_are_not_asked() -> None:
    match = brawl(HAND, {"hand": ["command_seer"]}, {"hand": ["command_seer"]}, power=4)
    play(match, "end", "assign p2 0", "assign p3 4")
    assert match.decision.seat == 2
    assert match.decision.name == "shield"


@pytest.mark.rule("SOI-095")
def test_all_damage_is_dealt_at_one_moment() -> None:
    match = brawl(HAND, {"health": 3}, {"health": 3, "hand": ["command_seer"]}, seats_=4, power=9)
    play(match, "end", "assign p2 3", "assign p3 3", "assign p4 3")
    assert match.state.health == [50, 3, 3, 50]  # p3 still decides; nobody has been hit yet
    play(match, "done")
    assert match.state.health == [50, 0, 0, 47]
    assert lines(match, "out") == [(1, None, 0), (2, None, 0)]


# ---- infinite power ----
@pytest.mark.rule("SOI-089")
def test_infinite_power_takes_any_or_all_of_several() -> None:
    shard = {"mastery": 30, "hand": ["infinity_shard", "crystal"]}
    match = brawl(shard, {"hand": ["command_seer"]}, HAND, HAND, seats_=4)
    play(match, "play infinity_shard", "end")
    assert options(match) == ["assign p2 0", "assign p2 infinity"]
    mercy = play(match.copy(), "assign p2 0", "assign p3 infinity", "assign p4 0")
    assert mercy.state.health == [50, 50, 0, 50]
    assert mercy.result is None
    play(match, "assign p2 infinity", "assign p3 infinity", "assign p4 infinity")
    assert match.result.winners == (0,)
    assert match.state.health == [50, 0, 0, 0]
    assert len(lines(match, "end")) == 1
    assert [seat for seat, _, _ in lines(match, "out")] == [1, 2, 3]


@pytest.mark.rule("SOI-089")
def test_infinite_power_must_hit_somebody_where_nothing_is_held_back() -> None:
    shard = {"mastery": 30, "hand": ["infinity_shard", "crystal"]}
    match = brawl(shard, setup={"hold_back": False})
    play(match, "play infinity_shard", "end", "assign p2 0")
    assert match.state.health == [50, 50, 0]  # the only one left to hit


# ---- shields over a round ----
@pytest.mark.rule("SOI-102", "SOI-124")
def test_the_same_shield_serves_against_several_attackers_in_one_round() -> None:
    match = brawl(HAND, {"hand": ["nil_assassin", "crystal"]}, {"hand": ["command_seer", "crystal"]}, power=7)
    play(match, "end", "assign p2 0", "assign p3 7", "shield command_seer")
    assert match.state.health[2] == 48
    play(match, "play nil_assassin", "end", "assign p3 5", "shield command_seer")
    assert match.state.health[2] == 48
    assert match.decision.seat == 2
    assert play(match, "play command_seer").state.gems == 2  # SOI-103


# ---- elimination ----
@pytest.mark.rule("SOI-039")
def test_an_eliminated_player_is_skipped_and_the_cards_leave() -> None:
    victim = {
        "health": 4,
        "hand": ["crystal"],
        "deck": ["blaster"],
        "discard": ["nil_assassin"],
        "champions": ["evokatus"],
        "character": "tetra",
    }
    match = brawl(HAND, victim, HAND, power=4)
    before = len(zone(match, "centre"))
    play(match, "end", "assign p2 4")
    assert match.result is None
    for place in ("hand", "deck", "discard", "champions", "relics"):
        assert zone(match, place, 1) == []
    gone = {"crystal", "blaster", "nil_assassin", "evokatus", "datic_robes", "terminal_crescents"}
    assert gone <= set(zone(match, "banished"))
    assert len(zone(match, "centre")) == before
    assert match.decision.seat == 2  # p2 is skipped
    play(match, "end")
    assert match.decision.seat == 0
    play(match, "end")
    assert match.decision.seat == 2
    assert [seat for seat, _, _ in lines(match, "turn")] == [2, 0, 2]  # not even an empty turn for p2


@pytest.mark.rule("SOI-039")
def test_an_eliminated_player_is_no_target_any_more() -> None:
    match = brawl(HAND, {"health": 0, "hand": []}, HAND, HAND, seats_=4, power=3)
    play(match, "end")
    assert options(match)[0] == "assign p3 0"
    play(match, "assign p3 1")
    assert options(match) == ["assign p4 0", "assign p4 1", "assign p4 2"]


@pytest.mark.rule("SOI-110")
def test_the_last_two_play_on_until_one_is_left() -> None:
    match = brawl({"hand": ["crystal"]}, {"health": 0, "hand": []}, {"health": 3}, power=3)
    play(match, "end", "assign p3 3")
    assert (match.result.winners, match.result.scores) == ((0,), (50, 0, 0))


@pytest.mark.rule("SOI-034")
def test_without_power_nobody_is_asked() -> None:
    match = brawl(HAND)
    play(match, "end")
    assert (match.decision.seat, match.decision.name) == (1, "play")


def test_zetta_takes_her_player_out_of_the_reckoning() -> None:
    match = brawl(HAND, {"champions": ["zetta_encryptor"], "hand": ["crystal"]}, HAND, power=4)
    play(match, "end")
    assert options(match) == [f"assign p3 {n}" for n in range(5)]
    assert play(match, "assign p3 4").state.health == [50, 50, 46]


@pytest.mark.rule("SOI-006", "SOI-008")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_player_counts_and_the_order_of_turns(players: int) -> None:
    match = sudi.new("shards", mode="free_for_all", players=players, seed=9, characters="random")
    order = []
    for _ in range(2 * players + 1):
        order.append(match.decision.seat)
        play(match, "end")
    assert order == [(order[0] + n) % players for n in range(2 * players + 1)]


@pytest.mark.rule("SOI-006")
@pytest.mark.parametrize("players", [1, 5])
def test_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(sudi.BadSetup, match="players"):
        sudi.new("shards", mode="free_for_all", players=players, seed=1)
