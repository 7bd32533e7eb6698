"""The dice: faces as data, rolling, and what a roll shows."""

from __future__ import annotations

from typing import Any, TypeAlias

from sudi.kernel.chance import below

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
    return tuple([below(s, SIDES) for _ in range(count)])


def shown(s: Any, dice: tuple[int, ...], symbol: int) -> int:
    """How many of a symbol lie on top."""
    faces = s.t.faces
    return sum([faces[face][symbol] for face in dice])


def packed(dice: tuple[int, ...]) -> int:
    """A roll as one number, for log lines: a leading 1, then three bits for each die."""
    n = 1
    for face in dice:
        n = n << 3 | face
    return n


def unpacked(n: int) -> list[int]:
    dice: list[int] = []
    while n > 1:
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
