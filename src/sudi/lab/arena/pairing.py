"""Who sits where: every deal is played once in each seating, so that neither seat nor cards favour anybody.

Two bots and two sides: the same deal with the sides exchanged. Three sides and more: each bot alone against a table of
the other, at every place in turn. Where all play together against the game there is nothing to exchange: each bot plays
the deal on its own, and the results of the same deal are compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

FIRST, SECOND = 0, 1  # of the two bots of a contest


@dataclass(frozen=True)
class Seating:
    """The bot (FIRST or SECOND) of each side, and whether one side is alone against all the others."""

    bots: tuple[int, ...]

    @property
    def alone(self) -> int | None:
        """The bot that has one side of three or more."""
        if len(self.bots) < 3:
            return None
        return next((bot for bot in (FIRST, SECOND) if self.bots.count(bot) == 1), None)

    @property
    def odds(self) -> float:
        """Sides of the first bot for each side of the second."""
        return self.bots.count(FIRST) / self.bots.count(SECOND)


def seatings(sides: int, one_way: bool = False) -> list[Seating]:
    """The seatings of one deal between two bots. `one_way`: only the first bot sits alone."""
    lone = [Seating(tuple(FIRST if side == at else SECOND for side in range(sides))) for at in range(sides)]
    if sides == 2 or one_way:
        return lone
    return lone + [Seating(tuple(SECOND if side == at else FIRST for side in range(sides))) for at in range(sides)]


def points(seating: Seating, places: list[int], winners: tuple[int, ...] | None) -> float:
    """The part of the victory that belongs to the first bot; a draw, or a match without an end, belongs to all.

    `places` is the side of each seat, counted from 0.
    """
    won = {places[seat] for seat in winners or ()} or set(range(len(seating.bots)))
    return sum(seating.bots[side] == FIRST for side in won) / len(won)


def contests(bots: int, together: bool) -> list[tuple[int, ...]]:
    """What is played on every deal: all pairs, or each bot by itself."""
    return [(n,) for n in range(bots)] if together else list(combinations(range(bots), 2))
