"""Ratings of all bots at once, from all their matches: the model of Bradley and Terry, fitted by maximum likelihood.

A match is won by one of its sides, each with the strength of its bot; with one side each, the odds are the ratio of two
strengths. On the logarithmic scale that is a logistic regression: it is solved by Newton's method, in the unit that
chess players know (400 points are odds of ten to one), with the mean of all bots at 0. Its intervals come from the
spread between deals, not between matches (the sandwich estimator with deals as clusters). One imagined draw between
each two bots that met keeps the rating of somebody who won everything finite.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..statistics import Z95
from .sequential import ELO

Matrix = list[list[float]]
ROUNDS = 60


@dataclass(frozen=True)
class Met:
    """One match: two bots, the sides of the first for each of the second, the points of the first, and the deal."""

    first: int
    second: int
    odds: float
    points: float
    deal: int


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float

    def data(self) -> dict[str, float]:
        return {"elo": round(self.elo, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


def ratings(bots: int, matches: Iterable[Met]) -> list[Rating]:
    """By bot."""
    met = list(matches)
    met += [Met(*pair, 1.0, 0.5, -1 - n) for n, pair in enumerate(sorted({(m.first, m.second) for m in met}))]
    alike = Counter(replace(m, deal=0) for m in met)
    strength = [0.0] * bots
    for _ in range(ROUNDS):
        slopes, bends = _derivatives(bots, strength, alike)
        steps = _solve(bends, [[slope] for slope in slopes])
        # A step that is too long would jump over the top.
        strength = [old + max(-1.0, min(1.0, step[0])) for old, step in zip(strength, steps, strict=True)]
        if max(abs(step[0]) for step in steps) < 1e-10:
            break
    _, bends = _derivatives(bots, strength, alike)
    spread = _spread(bends, strength, met)
    return [
        Rating(*(ELO * value for value in (at, at - Z95 * error, at + Z95 * error)))
        for at, error in zip(strength, spread, strict=True)
    ]


def _chance(strength: list[float], m: Met) -> float:
    return 1 / (1 + math.exp(strength[m.second] - strength[m.first]) / m.odds)


def _derivatives(bots: int, strength: list[float], alike: Counter[Met]) -> tuple[list[float], Matrix]:
    """Of the logarithm of the likelihood: the slope, and how it bends (negated; the mean is held at 0)."""
    slopes = [0.0] * bots
    bends = [[1.0 / bots] * bots for _ in range(bots)]
    for m, times in alike.items():
        chance = _chance(strength, m)
        slopes[m.first] += times * (m.points - chance)
        slopes[m.second] -= times * (m.points - chance)
        bend = times * chance * (1 - chance)
        for one, other in ((m.first, m.second), (m.second, m.first)):
            bends[one][one] += bend
            bends[one][other] -= bend
    return slopes, bends


def _spread(bends: Matrix, strength: list[float], met: list[Met]) -> list[float]:
    """The standard error of each strength."""
    bots = len(strength)
    by_deal: dict[int, list[float]] = {}
    for m in met:
        pull = by_deal.setdefault(m.deal, [0.0] * bots)
        surprise = m.points - _chance(strength, m)
        pull[m.first] += surprise
        pull[m.second] -= surprise
    # Each deal moves the strengths by a little; what it moves them by is as good as independent of the others.
    moved = _solve(bends, [[pull[bot] for pull in by_deal.values()] for bot in range(bots)])
    return [math.sqrt(sum(one * one for one in row)) for row in moved]


def _solve(matrix: Matrix, right: Matrix) -> Matrix:
    """x with matrix x = right, by elimination; the matrix is symmetric and positive."""
    n = len(matrix)
    rows = [matrix[i][:] + right[i][:] for i in range(n)]
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        top = rows[i][i]
        rows[i] = [value / top for value in rows[i]]
        for r in range(n):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [row[n:] for row in rows]
