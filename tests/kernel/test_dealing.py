"""Worlds for a searcher: every way the unseen cards can lie comes up, each as often as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial
from typing import Any

import pytest

from sudi.kernel.chance import draws, shuffle_by
from sudi.kernel.dealing import Dealer, determinise

from .table import number, table

# Of 3000 deals over k ways: the sum of (seen - expected)^2 / expected is chi-squared with k - 1 degrees of freedom.
DEALS = 3000


def unlikely(found: Counter[Any], ways: int) -> bool:
    """Would equal chances scatter so widely less than once in a million times? (Wilson and Hilferty.)"""
    expected = sum(found.values()) / ways
    freedom = ways - 1
    chi = sum((n - expected) ** 2 for n in found.values()) / expected + expected * (ways - len(found))
    spread = 2 / (9 * freedom)
    return abs((chi / freedom) ** (1 / 3) - (1 - spread)) > 4.9 * spread**0.5


def test_every_way_the_unseen_cards_can_lie_is_equally_likely() -> None:
    match = table({"hand": ["point"], "deck": ["die"]}, {"hand": ["pair", "jab"], "deck": ["call", "point"]})
    dealer = Dealer(match.state, 0)
    pool = sorted(match.state.hand[1] + match.state.deck[1])
    found = Counter((*world.hand[1], *world.deck[1]) for world in map(dealer.deal, range(DEALS)))
    assert set(found) == set(permutations(pool))
    assert not unlikely(found, factorial(len(pool)))


def test_a_known_card_stays_and_the_others_are_dealt_around_it() -> None:
    match = table({}, {"hand": ["pair"], "deck": ["call", "jab", "point", "wall"]})
    s = match.state
    jab = number(match, "jab")
    s.known[0] |= 1 << jab
    others = sorted({*s.hand[1], *s.deck[1]} - {jab})
    dealer = Dealer(s, 0)
    found: Counter[Any] = Counter()
    for world in map(dealer.deal, range(DEALS)):
        assert world.deck[1][1] == jab
        found[*world.hand[1], *(card for card in world.deck[1] if card != jab)] += 1
    assert set(found) == set(permutations(others))
    assert not unlikely(found, factorial(len(others)))


def test_pools_are_dealt_independently() -> None:
    match = table({"deck": ["die", "jab"]}, {"deck": ["call", "pair"]})
    found = Counter((world.deck[0][0], world.deck[1][0]) for world in map(Dealer(match.state, 0).deal, range(DEALS)))
    assert len(found) == 4
    assert not unlikely(found, 4)


def test_the_future_of_a_world_is_its_own() -> None:
    s = table({"deck": ["die", "jab"]}, {"deck": ["call", "pair"]}).state
    worlds = [determinise(s, 0, seed) for seed in range(50)]
    assert len({world.rng for world in worlds} | {s.rng}) == 51
    assert [determinise(s, 0, seed) for seed in range(50)] == worlds


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_shuffling_by_numbers_drawn_at_once_is_uniform(size: int) -> None:
    found: Counter[Any] = Counter()
    for seed in range(DEALS):
        cards = list(range(size))
        shuffle_by(draws(seed, size), cards)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations(range(size)))
    assert size == 1 or not unlikely(found, factorial(size))
