"""Phase 8: the cards of the played zone go on the discard pile (RON-097)."""

from __future__ import annotations

from itertools import permutations

import pytest

from ..table import asked, end_turn, hurry, options, play, table, zone


def played(*cards: str, **player: object) -> object:
    one = {"played": list(cards), "discard": ["vision", "order"], **player}
    return hurry(table(one), to="discard")


@pytest.mark.rule("RON-097")
@pytest.mark.parametrize("order", list(permutations(["brawler", "jugura", "scout"])))
def test_any_order_can_be_chosen_and_the_last_one_lies_on_top(order: tuple[str, ...]) -> None:
    match = played("brawler", "jugura", "scout")
    assert asked(match) == "discard"
    assert options(match) == ["discard brawler", "discard jugura", "discard scout", "rest"]
    play(match, f"discard {order[0]}")
    assert zone(match, "discard", 0) == ["vision", "order", order[0]]
    assert f"discard {order[0]}" not in options(match)
    play(match, f"discard {order[1]}")  # the last one needs no question
    assert zone(match, "discard", 0) == ["vision", "order", *order]
    assert zone(match, "played", 0) == []
    assert match.state.turn == 1


@pytest.mark.rule("RON-097")
def test_the_rest_goes_in_the_order_it_lies() -> None:
    match = play(played("scout", "brawler", "jugura"), "discard brawler", "rest")
    assert zone(match, "discard", 0) == ["vision", "order", "brawler", "scout", "jugura"]
    assert zone(match, "played", 0) == []


@pytest.mark.rule("RON-097")
def test_one_card_and_equal_cards_are_discarded_without_a_question() -> None:
    alone = end_turn(table({"played": ["brawler"], "discard": ["vision"]}))
    assert (zone(alone, "discard", 0), zone(alone, "played", 0)) == (["vision", "brawler"], [])
    twins = table({"played": ["scrap_gatherer", "scrap_gatherer"], "discard": ["vision"]})
    hurry(twins, to="parts")
    play(twins, "finish")
    assert match_over(twins)
    assert zone(twins, "discard", 0) == ["vision", "scrap_gatherer", "scrap_gatherer"]


def match_over(match: object) -> bool:
    """Has the turn passed without another question?"""
    return match.state.turn == 1


@pytest.mark.rule("RON-097")
def test_each_player_discards_the_own_cards_only() -> None:
    match = table({"played": ["brawler", "scout"]}, {"played": ["jugura", "vision"]}, mode="campaign")
    hurry(match, to="discard")
    assert match.decision.seat == 0
    assert match.why_not("discard jugura").rule == "RON-097"
    play(match, "discard scout")
    assert match.decision.seat == 1
    assert options(match) == ["discard jugura", "discard vision", "rest"]
    play(match, "discard vision")
    assert [zone(match, "discard", seat) for seat in (0, 1)] == [["scout", "brawler"], ["vision", "jugura"]]


@pytest.mark.rule("RON-097", "RON-078")
def test_they_still_count_for_damage_and_parts_before() -> None:
    match = table({"played": ["brawler", "jugura"]}, {"armor": 0})
    play(match, "end")
    assert match.state.life[1] == 9  # 2 and 3 melee in phase 6
    assert match.state.parts[0] == 2  # and a reward each in phase 7
    hurry(match, to="discard")
    assert zone(match, "played", 0) == ["brawler", "jugura"]
