"""Boosters: fifteen cards of one set, drawn by rarity as they stand on its sheets.

A set with rare cards has one of them, three uncommon and eleven common ones in a booster; a set without gives four
uncommon ones, and one of commons only fifteen of those. That is our own mixture, as no source at hand tells another.
"""

from __future__ import annotations

from functools import cache
from random import Random

from ..cards.catalogue import BY_ID
from ..cards.sets import COMMON, RARE, UNCOMMON, sheet_share
from .drawn import pool

SIZE, RARES, UNCOMMONS = 15, 1, 3


@cache
def sheet(box: str, rarity: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The built cards of a class in a set, each with how often it stands on the sheet."""
    cards = [id for id in pool((box,)) if BY_ID[id].rarity.startswith(rarity)]
    return tuple(cards), tuple(sheet_share(BY_ID[id]) for id in cards)


def classes(box: str) -> list[str]:
    """The class of each card of a booster."""
    rares = RARES if sheet(box, RARE)[0] else 0
    uncommons = UNCOMMONS + RARES - rares if sheet(box, UNCOMMON)[0] else 0
    return [RARE] * rares + [UNCOMMON] * uncommons + [COMMON] * (SIZE - rares - uncommons)


def booster(box: str, dice: Random) -> list[str]:
    """One booster; within a class no card comes twice."""
    found: list[str] = []
    for rarity in classes(box):
        cards, shares = sheet(box, rarity)
        id = dice.choices(cards, shares)[0]
        while id in found:
            id = dice.choices(cards, shares)[0]
        found.append(id)
    return found


@cache
def with_boosters(sets: tuple[str, ...]) -> tuple[str, ...]:
    """The sets of these that came in boosters: those with enough common cards."""
    return tuple(box for box in sets if len(sheet(box, COMMON)[0]) >= SIZE)
