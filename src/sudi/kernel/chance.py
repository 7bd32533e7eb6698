"""The random generator of a match: one plain value of state, so that copying a state copies its future.

A number is the quick generator of simulations: a 64-bit linear congruential step of which the high bits are used, mixed
once. Whoever sees enough of what it deals can reckon the rest, so a table of people has a key of 128 bits instead,
written as 32 hexadecimal digits, and draws by the keyed hash BLAKE2b of a count. All randomness of a match (shuffles,
dice, coin flips) goes through the functions below and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256, shake_128
from typing import Protocol, TypeAlias

MASK = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
GOLDEN = 0x9E3779B97F4A7C15

# How many cards one 64-bit draw can order: 13! < 2**33 and n ** (32 // bits of n) < 2**32, so the bias stays below
# 2**-31. A longer chunk of a big deck would use the draw up and leave its last swaps without any chance in them.
SMALL = 13
SPARE_BITS = 32


Seed: TypeAlias = int | str  # a number, or a key
Stream: TypeAlias = int | str  # where the generator stands: its number, or its key and the count of draws
KEY_BITS = 128
KEY = re.compile(r"[0-9a-f]{32}")
COUNTED = re.compile(r"[0-9a-f]{32}/(0|[1-9][0-9]{0,18})")


class HasChance(Protocol):
    rng: Stream


def scramble(x: int) -> int:
    """A bijection on 64 bits that spreads every bit of `x` over the whole word (the finaliser of splitmix64)."""
    x &= MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def is_seed(value: object) -> bool:
    """Can a match be dealt from this: a whole number, or a key?"""
    if isinstance(value, str):
        return bool(KEY.fullmatch(value))
    return isinstance(value, int) and not isinstance(value, bool)


def is_stream(value: object) -> bool:
    """Can a generator stand here?"""
    if isinstance(value, str):
        return bool(COUNTED.fullmatch(value))
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MASK


def seeded(seed: Seed) -> Stream:
    """The generator's state for a seed; neighbouring seeds give unrelated streams."""
    return f"{seed}/0" if isinstance(seed, str) else scramble(seed * GOLDEN + INCREMENT)


def apart(seed: Seed, stream: int) -> Seed:
    """The seed of a stream beside the match's own; it tells nothing of a key."""
    return _hashed(seed, f"stream {stream}", 16).hex() if isinstance(seed, str) else seed ^ stream


def number_of(seed: Seed) -> int:
    """A number that follows from a seed and tells nothing of a key."""
    return int.from_bytes(_hashed(seed, "number", 8), "big") if isinstance(seed, str) else seed


def commitment(seed: Seed) -> str | None:
    """What can be shown before a match so that nobody can change its seed: SHA-256 of the key. A number has none, for
    it can be found by trying."""
    return sha256(seed.encode()).hexdigest() if isinstance(seed, str) else None


def _hashed(key: str, what: str, size: int) -> bytes:
    return blake2b(what.encode(), key=bytes.fromhex(key), digest_size=size).digest()


def _drawn(s: HasChance, at: str) -> int:
    key, _, count = at.partition("/")
    s.rng = f"{key}/{int(count) + 1}"
    return int.from_bytes(_hashed(key, count, 8), "big")


def step(s: HasChance) -> int:
    """Advance the generator and return 64 well-mixed bits."""
    at = s.rng
    if isinstance(at, str):
        return _drawn(s, at)
    s.rng = x = (at * MULTIPLIER + INCREMENT) & MASK
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


def draws(seed: int, count: int) -> Sequence[int]:
    """So many independent numbers below 2**32 at once, for what is dealt beside a match and never drawn again."""
    return memoryview(shake_128((seed & MASK).to_bytes(8, "little")).digest(4 * count)).cast("I")


def shuffle_by(numbers: Iterable[int], cards: list[int]) -> None:
    """Fisher and Yates with one of `draws` for each card: half the time of `shuffle`. With c cards the bias stays below
    c * 2**-32."""
    n = len(cards)
    for number in numbers:
        j = number % n
        n -= 1
        cards[n], cards[j] = cards[j], cards[n]


def roll(s: HasChance, sides: int) -> int:
    """One die with faces 0 to sides - 1."""
    return below(s, sides)


def split(s: HasChance) -> int:
    """The seed of an independent stream, for a part of the match that must not disturb the rest."""
    return scramble(step(s) ^ GOLDEN)
