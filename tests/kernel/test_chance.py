"""The generator: uniform, reproducible, and one integer of state."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations
from types import SimpleNamespace

import pytest

from sudi.kernel.chance import (
    MASK,
    apart,
    below,
    commitment,
    is_seed,
    is_stream,
    number_of,
    roll,
    scramble,
    seeded,
    shuffle,
    split,
    step,
)

KEY = "00112233445566778899aabbccddeeff"


def source(seed: int | str) -> SimpleNamespace:
    return SimpleNamespace(rng=seeded(seed))


def chi_square(counts: Counter[object], cells: int, throws: int) -> float:
    expected = throws / cells
    seen = sum((n - expected) ** 2 / expected for n in counts.values())
    return seen + (cells - len(counts)) * expected


def bound(cells: int) -> float:
    """Far beyond what chance does: six standard deviations of chi-square above its mean."""
    freedom = cells - 1
    return freedom + 6 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seed", [0, 1, 2**40, KEY])
@pytest.mark.parametrize("n", [2, 3, 6, 20, 100])
def test_numbers_below_n_are_uniform(n: int, seed: int) -> None:
    s, throws = source(seed), 200 * n
    counts = Counter[object](below(s, n) for _ in range(throws))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n, throws) < bound(n)


def test_pairs_of_throws_are_independent() -> None:
    s = source(5)
    counts = Counter[object]((roll(s, 6), roll(s, 6)) for _ in range(7200))
    assert chi_square(counts, 36, 7200) < bound(36)


def test_a_key_deals_by_a_hash_that_does_not_tell_it() -> None:
    """BLAKE2b of the count under the key, as anybody can reckon it with another program."""
    s = source(KEY)
    for count in range(3):
        hashed = blake2b(str(count).encode(), key=bytes.fromhex(KEY), digest_size=8)
        assert step(s) == int.from_bytes(hashed.digest(), "big")
    assert s.rng == KEY + "/3"
    assert is_stream(s.rng)


def test_every_bit_of_a_key_counts() -> None:
    keys = [f"{int(KEY, 16) ^ 1 << bit:032x}" for bit in range(128)]
    assert len({step(source(key)) for key in [KEY, *keys]}) == 129


def test_streams_beside_the_match_are_others_and_do_not_tell_the_key() -> None:
    assert apart(12, 5) == 12 ^ 5
    assert len({KEY, apart(KEY, 1), apart(KEY, 2)}) == 3
    assert is_seed(apart(KEY, 1))
    assert number_of(12) == 12
    assert number_of(KEY) != number_of(apart(KEY, 1))
    assert int(KEY, 16) & MASK != number_of(KEY) != int(KEY, 16) >> 64


def test_a_promise_is_kept_by_one_key_only_and_a_number_promises_nothing() -> None:
    assert commitment(KEY) == "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"
    assert commitment(KEY) != commitment(KEY[:-1] + "e")
    assert commitment(7) is None


@pytest.mark.parametrize(
    "seed", [KEY[:-1], KEY + "0", KEY.upper(), "0x" + KEY[2:], "", True, None, 1.0, [1], KEY + "\n"]
)
def test_what_is_no_seed(seed: object) -> None:
    assert not is_seed(seed)
    assert not is_stream(f"{seed}/1")


@pytest.mark.parametrize(
    "at", [-1, 1 << 64, True, KEY, KEY + "/", KEY + "/-1", KEY + "/01", KEY + "/1 ", KEY + "/" + "9" * 20]
)
def test_where_no_generator_stands(at: object) -> None:
    assert not is_stream(at)


def test_neighbouring_seeds_are_unrelated() -> None:
    counts = Counter[object](below(source(seed), 10) for seed in range(4000))
    assert chi_square(counts, 10, 4000) < bound(10)


def test_every_order_of_four_cards_is_as_likely() -> None:
    s, counts = source(9), Counter[object]()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        shuffle(s, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, 4800) < bound(24)


# 13 and 14 stand on both sides of the chunk that one draw orders; 88 and 112 are real centre decks.
@pytest.mark.parametrize("size", [2, 12, 13, 14, 15, 16, 31, 32, 40, 88, 112, 200])
def test_every_card_lands_everywhere(size: int) -> None:
    s, throws = source(size), 40 * size
    where: dict[int, Counter[object]] = {card: Counter() for card in (0, 1, size // 2, size - 1)}
    for _ in range(throws):
        cards = list(range(size))
        shuffle(s, cards)
        for card, counts in where.items():
            counts[cards.index(card)] += 1
    for card, counts in where.items():
        assert chi_square(counts, size, throws) < bound(size), card


def test_neighbours_are_separated_as_often_as_chance_does() -> None:
    s, adjacent = source(3), 0
    for _ in range(4000):
        cards = list(range(88))
        shuffle(s, cards)
        adjacent += abs(cards.index(10) - cards.index(11)) == 1
    assert 50 < adjacent < 135  # 4000 * 2 / 88 = 91


@pytest.mark.parametrize("size", [0, 1, 2, 13, 14, 100])
def test_a_shuffle_keeps_the_cards(size: int) -> None:
    s, cards = source(1), [3 * n for n in range(size)]
    shuffle(s, cards)
    assert sorted(cards) == [3 * n for n in range(size)]


def test_what_needs_no_chance_takes_none() -> None:
    s = source(1)
    before = s.rng
    shuffle(s, [])
    shuffle(s, [7])
    assert s.rng == before


def test_scrambling_loses_nothing() -> None:
    """A bijection: no two inputs meet, and every bit matters."""
    inputs = [*range(20_000), *(1 << n for n in range(15, 64)), MASK]
    assert len({scramble(x) for x in inputs}) == len(set(inputs))
    for bit in range(64):
        changed = bin(scramble(12345) ^ scramble(12345 ^ 1 << bit)).count("1")
        assert 12 < changed < 52


def test_the_state_is_one_integer_and_decides_the_future() -> None:
    s = source(4)
    step(s)
    twin = SimpleNamespace(rng=s.rng)
    assert 0 <= s.rng <= MASK
    assert [step(s) for _ in range(50)] == [step(twin) for _ in range(50)]


def test_a_split_stream_is_independent() -> None:
    s, left_alone = source(6), source(6)
    seed = split(s)
    step(left_alone)
    assert s.rng == left_alone.rng  # it costs the match one draw, whatever the part does with its stream
    part = source(seed)
    ours, theirs = [below(s, 8) for _ in range(4000)], [below(part, 8) for _ in range(4000)]
    assert chi_square(Counter[object](zip(ours, theirs, strict=True)), 64, 4000) < bound(64)
    assert split(s) != seed
