"""The character auction: bidding health for the choice of a character and the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

import sudi

from ..table import lines, options, play

MODE = {2: "duel", 3: "free_for_all", 4: "free_for_all"}


def auction(players: int = 2, seed: int = 1, **setup: object) -> sudi.Match:
    return sudi.new("shards", mode=MODE[players], players=players, seed=seed, characters="auction", **setup)


def bids(match: sudi.Match) -> list[int]:
    return [int(o.split()[1]) for o in options(match) if o.startswith("bid")]


@pytest.mark.rule("SOI-194", "SOI-200")
@pytest.mark.parametrize("seed", range(4))
def test_neither_first_turn_nor_first_pick_is_random(seed: int) -> None:
    match = auction(seed=seed)
    opener = match.decision.seat
    play(match, "decline")  # the other one wins: the first turn is theirs whatever was drawn
    assert match.decision.name == "choose"
    assert match.decision.seat == 1 - opener
    assert len(options(match)) == 4
    play(match, "choose volos", "choose decima")
    assert match.decision.name == "play"
    assert match.decision.seat == 1 - opener
    assert match.state.mastery[1 - opener] == 0
    assert match.state.mastery[opener] == 1
    assert match.state.character[1 - opener] == 2


@pytest.mark.rule("SOI-195")
def test_the_row_is_laid_out_before_the_bidding() -> None:
    match = auction(3)
    assert match.decision.name == "bid"
    assert len(match.state.row) == 6
    assert all(len(match.state.hand[n]) == 5 for n in range(3))
    assert match.state.character == [-1, -1, -1]


@pytest.mark.rule("SOI-195")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_opens_the_bidding(players: int) -> None:
    openers = Counter(auction(players, seed).decision.seat for seed in range(60))
    assert set(openers) == set(range(players))
    assert max(openers.values()) < 60 * 1.6 / players


@pytest.mark.rule("SOI-196")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bidding_goes_clockwise_from_the_opener(players: int) -> None:
    match = auction(players)
    opener = match.decision.seat
    order = []
    for n in range(1, 2 * players + 1):
        order.append(match.decision.seat)
        play(match, f"bid {n}")
    assert order == [(opener + n) % players for n in range(2 * players)]


@pytest.mark.rule("SOI-196", "SOI-197")
def test_the_opener_bids_any_amount_of_at_least_1() -> None:
    match = auction()
    assert bids(match) == list(range(1, 50))  # a bid of 50 would leave no life to play with
    assert "decline" in options(match)
    with pytest.raises(sudi.IllegalChoice):
        match.choose("bid 0")


@pytest.mark.rule("SOI-197")
def test_a_bid_must_be_higher_than_the_current_one() -> None:
    match = play(auction(3), "bid 7")
    assert bids(match) == list(range(8, 50))
    with pytest.raises(sudi.IllegalChoice):
        match.choose("bid 7")
    play(match, "bid 12")
    assert bids(match)[0] == 13


@pytest.mark.rule("SOI-198")
def test_whoever_declines_is_out_of_this_round_but_not_of_the_next() -> None:
    match = auction(3)
    first = match.decision.seat
    second, third = (first + 1) % 3, (first + 2) % 3
    play(match, "decline", "bid 3", "bid 5")
    assert match.decision.seat == second  # not the opener again
    play(match, "decline")
    assert (match.decision.name, match.decision.seat) == ("choose", third)
    play(match, "choose tetra")
    assert match.decision.seat == first  # left of the winner, back in the bidding
    assert match.decision.name == "bid"


@pytest.mark.rule("SOI-198")
def test_whoever_cannot_raise_is_out_without_being_asked() -> None:
    match = auction(3)
    first = match.decision.seat
    play(match, "bid 49")
    assert (match.decision.name, match.decision.seat) == ("choose", first)
    assert match.state.health[first] == 1


@pytest.mark.rule("SOI-199")
def test_only_the_winner_pays() -> None:
    match = auction(3)
    first = match.decision.seat
    play(match, "bid 4", "bid 6", "bid 9", "decline", "decline")
    winner = (first + 2) % 3
    assert (match.decision.name, match.decision.seat) == ("choose", winner)
    assert [match.state.health[(first + n) % 3] for n in range(3)] == [50, 50, 41]
    assert lines(match, "wins auction") == [(winner, None, 9)]


@pytest.mark.rule("SOI-199")
def test_bidding_goes_on_until_a_single_bidder_is_left() -> None:
    match = auction(3)
    first = match.decision.seat
    play(match, "bid 1", "bid 2", "decline", "bid 5", "bid 6")
    assert match.decision.seat == first
    assert match.decision.name == "bid"
    play(match, "decline")
    assert match.decision.name == "choose"
    assert match.state.health[(first + 1) % 3] == 44


@pytest.mark.rule("SOI-200")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winner_of_the_first_round_takes_the_first_turn(players: int) -> None:
    """Later winners choose characters, but the first turn is decided."""
    match = auction(players)
    first = match.decision.seat
    play(match, *["decline"] * (players - 2), "bid 2", "decline")
    winner = match.decision.seat
    assert winner == (first + players - 2) % players
    while match.decision.name != "play":
        play(match, options(match)[0])
    assert match.decision.seat == winner
    assert [match.state.mastery[(winner + n) % players] for n in range(players)] == list(range(players))


@pytest.mark.rule("SOI-201")
def test_the_player_left_of_the_winner_opens_the_next_round_with_any_amount() -> None:
    match = auction(4)
    first = match.decision.seat
    play(match, "decline", "bid 20", "decline", "decline", "choose volos")
    winner = (first + 1) % 4
    assert match.decision.seat == (winner + 1) % 4
    assert bids(match) == list(range(1, 50))  # not above the 20 of the round before
    play(match, "bid 1")
    assert match.decision.seat == (winner + 2) % 4
    play(match, "bid 2")
    assert match.decision.seat == (winner + 3) % 4
    play(match, "bid 3")
    assert match.decision.seat == (winner + 1) % 4  # the winner has a character and is passed over


@pytest.mark.rule("SOI-201")
def test_the_opener_is_the_next_one_left_who_still_needs_a_character() -> None:
    match = auction(4)
    first = match.decision.seat
    play(match, "decline", "bid 1", "decline", "decline", "choose volos")  # first + 1
    play(match, "decline", "decline", "choose tetra")  # first + 2 and + 3 pass: first wins for nothing
    assert match.state.character[first] == 1
    assert match.decision.seat == (first + 2) % 4  # first + 1 sits there, but has a character


@pytest.mark.rule("SOI-202", "SOI-203")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_go_on_until_one_is_left_who_chooses_from_the_rest_at_50_health(players: int) -> None:
    match = auction(players)
    for n in range(players - 1):
        play(match, "bid 3")
        while match.decision.name == "bid":
            play(match, "decline")
        assert len(options(match)) == 4 - n
        play(match, options(match)[0])
    assert match.decision.name == "choose" or players == 4  # with four players one character is left: no choice
    if match.decision.name == "choose":
        assert len(options(match)) == 4 - (players - 1)
        play(match, options(match)[-1])
    assert match.decision.name == "play"
    assert sorted(match.state.health) == [47] * (players - 1) + [50]
    assert len(set(match.state.character)) == players
    assert len(lines(match, "wins auction")) == players - 1


@pytest.mark.rule("SOI-203")
def test_the_last_player_pays_nothing_even_after_bidding() -> None:
    match = auction(2)
    opener = match.decision.seat
    play(match, "bid 5", "bid 6", "decline", "choose decima", "choose tetra")
    assert match.state.health[opener] == 50
    assert match.state.health[1 - opener] == 44


@pytest.mark.rule("SOI-133")
def test_relics_follow_the_auctioned_character() -> None:
    match = auction(2, expansion=True)
    winner = match.decision.seat
    play(match, "bid 1", "decline", "choose volos", "choose ko_syn_wu")
    names = {match.state.t.defs[c].id for c in match.state.relics[winner]}
    assert names == {"entropic_talons", "panconscious_crown"}


@pytest.mark.rule("SOI-C02")
def test_a_round_without_a_bid_is_won_for_nothing_by_the_last_to_be_asked() -> None:
    match = auction(3)
    first = match.decision.seat
    play(match, "decline", "decline")
    assert (match.decision.name, match.decision.seat) == ("choose", (first + 2) % 3)
    assert match.state.health == [50, 50, 50]
    assert lines(match, "wins auction") == [((first + 2) % 3, None, 0)]


def test_bids_are_open_to_everybody() -> None:
    match = play(auction(2), "bid 5")
    assert "bids 5 health" in match.log(None)[-1].en
    assert "nabízí 5 životů" in match.log(None)[-1].cs
