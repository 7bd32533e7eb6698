"""The workbench: which die is being upgraded, which of its faces, and the screw that was taken out of it.

Everybody sees it, so it is a field of the state: one integer, 0 while nobody works on a die. Views and positions show
it as `{"die": 2, "face": 3, "out": "neutral"}`. The player at the bench is the one who is asked.
"""

from __future__ import annotations

from typing import Any

from sudi.kernel.schema import either, one_of, record, whole

from ...words.names import SCREW_WORDS
from .dice import DICE, SIDES

BITS = 3
MOST = (1 << BITS) - 1


def on_bench(die: int, side: int = -1, screw: int = -1) -> int:
    """Dice, sides and screws count from 0; -1: not chosen yet."""
    return die + 1 | side + 1 << BITS | screw + 1 << 2 * BITS


def die_on(bench: int) -> int:
    return (bench & MOST) - 1


def side_on(bench: int) -> int:
    return (bench >> BITS & MOST) - 1


def screw_on(bench: int) -> int:
    return (bench >> 2 * BITS) - 1


# ---- as people read and write it ----
_DIE, _FACE = whole(1, DICE), whole(1, SIDES)
BENCH_SHOWS = either(
    record({}),
    record({"die": _DIE}),
    record({"die": _DIE, "face": _FACE, "out": one_of(word.id for word in SCREW_WORDS)}),
)


def show_bench(bench: int) -> dict[str, int | str]:
    shown: dict[str, int | str] = {}
    if bench:
        shown["die"] = die_on(bench) + 1
        if side_on(bench) >= 0:
            shown["face"] = side_on(bench) + 1
            shown["out"] = SCREW_WORDS[screw_on(bench)].id
    return shown


def read_bench(data: Any) -> int:
    if data == {}:
        return 0
    screws = [word.id for word in SCREW_WORDS]
    if isinstance(data, dict) and set(data) in ({"die"}, {"die", "face", "out"}):
        die, side = data["die"], data.get("face", 0)
        screw = screws.index(data["out"]) if data.get("out") in screws else -1
        whole = type(die) is int and 1 <= die <= DICE and type(side) is int and 0 <= side <= SIDES
        if whole and (side > 0) == (screw >= 0) == ("face" in data):
            return on_bench(die - 1, side - 1, screw)
    raise ValueError("write {}, a die by its number, or a die, a face and the screw taken out of it.")
