"""The dice: faces as data, rolling, and what a roll shows."""

from __future__ import annotations

from typing import Any, TypeAlias

from sudi.kernel.chance import step

# A face as (melee, ranged, special). The layout of the printed die is read from published descriptions; the other one
# has the same number of each symbol and one face with three (see docs/games/summonerwars.md).
Face: TypeAlias = tuple[int, int, int]
DICE: dict[str, tuple[Face, ...]] = {
    "standard": ((1, 1, 0), (1, 1, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 0, 0)),
    "three_symbols": ((1, 1, 1), (1, 1, 0), (1, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 0)),
}
SIDES = 6
MELEE, RANGED, SPECIAL = 0, 1, 2


def throw(s: Any, count: int) -> tuple[int, ...]:
    """So many dice, as the numbers of the faces on top."""
    if count == 1:
        return (step(s) * SIDES >> 64,)  # as `below` does
    if count == 2:
        return (step(s) * SIDES >> 64, step(s) * SIDES >> 64)
    return tuple([step(s) * SIDES >> 64 for _ in range(count)])


def shown(s: Any, dice: tuple[int, ...], symbol: int) -> int:
    """How many of a symbol lie on top."""
    on_face, n = s.t.symbols[symbol], 0
    for face in dice:
        n += on_face[face]
    return n


def packed(dice: tuple[int, ...]) -> int:
    """A roll as one number, for log lines: a leading 1, then three bits for each die."""
    n = 1
    for face in dice:
        n = n << 3 | face
    return n


def unpacked(n: int) -> list[int]:
    dice: list[int] = []
    while n != 1:
        dice.insert(0, n & 7)
        n >>= 3
    return dice


SIGNS = {"cs": ("⚔", "➶", "✦"), "en": ("⚔", "➶", "✦")}


def told(faces: tuple[Face, ...], n: int, lang: str) -> str:
    """A roll for people: each die as the symbols on its top."""
    signs = SIGNS[lang]
    dice = [
        "".join(sign for sign, is_there in zip(signs, faces[face], strict=True) if is_there) for face in unpacked(n)
    ]
    return " ".join(f"[{die}]" for die in dice) or "–"
