"""The random generator of a match: one integer of state, so that copying a state copies its future.

The step is a 64-bit linear congruential generator; what is used are its high bits, mixed once. All randomness of a
match (shuffles, dice, coin flips) goes through the functions below and nowhere else.
"""

from __future__ import annotations

from typing import Protocol

MASK = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
GOLDEN = 0x9E3779B97F4A7C15

# How many cards one 64-bit draw can order: 13! < 2**33 and n ** (32 // bits of n) < 2**32, so the bias stays below
# 2**-31. A longer chunk of a big deck would use the draw up and leave its last swaps without any chance in them.
SMALL = 13
SPARE_BITS = 32


class HasChance(Protocol):
    rng: int


def scramble(x: int) -> int:
    """A bijection on 64 bits that spreads every bit of `x` over the whole word (the finaliser of splitmix64)."""
    x &= MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def seeded(seed: int) -> int:
    """The generator's state for a seed; neighbouring seeds give unrelated streams."""
    return scramble(seed * GOLDEN + INCREMENT)


def step(s: HasChance) -> int:
    """Advance the generator and return 64 well-mixed bits."""
    s.rng = x = (s.rng * MULTIPLIER + INCREMENT) & MASK
    x = ((x ^ (x >> 32)) * 0xD6E8FEB86659FD93) & MASK
    return x ^ (x >> 32)


def below(s: HasChance, n: int) -> int:
    """A uniform number from 0 to n - 1."""
    return (step(s) * n) >> 64


def shuffle(s: HasChance, cards: list[int]) -> None:
    """Put the list into a uniformly random order, in place.

    One draw orders a chunk of cards: its remainders by n, n - 1, ... are the swap positions of Fisher and Yates.
    """
    n = len(cards)
    while n > 1:
        bits = step(s)
        stop = n - SPARE_BITS // n.bit_length() if n > SMALL else 1
        while n > stop:
            j = bits % n
            bits //= n
            n -= 1
            cards[n], cards[j] = cards[j], cards[n]


def roll(s: HasChance, sides: int) -> int:
    """One die with faces 0 to sides - 1."""
    return below(s, sides)


def split(s: HasChance) -> int:
    """The seed of an independent stream, for a part of the match that must not disturb the rest."""
    return scramble(step(s) ^ GOLDEN)
