"""Shares with their uncertainty, and the spread of lengths."""

from __future__ import annotations

import math
import statistics
from dataclasses import asdict, dataclass
from typing import Any

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """So many wins out of so many."""

    wins: int
    played: int

    @property
    def share(self) -> float:
        return self.wins / self.played if self.played else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.played)

    def data(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "wins": self.wins,
            "played": self.played,
            "share": round(self.share, 5),
            "low": round(low, 5),
            "high": round(high, 5),
        }


def wilson(wins: float, n: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share; unlike the textbook one it is right near 0 and 1 and for few matches."""
    if n == 0:
        return 0.0, 1.0
    p = wins / n
    middle = p + z * z / (2 * n)
    spread = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Mean:
    """A mean of scores between 0 and 1, with its 95 % interval."""

    mean: float
    low: float
    high: float

    def data(self) -> dict[str, float]:
        return {key: round(value, 5) for key, value in asdict(self).items()}


def clustered(groups: list[list[float]]) -> Mean:
    """The mean of scores that come in groups of one size, such as the matches of one deal.

    Its uncertainty is that of independent groups, whatever hangs together inside them: Wilson's interval for as many
    independent scores as would vary like the groups do. One group more is imagined, with scores that are independent,
    so that a few groups that happen to be alike are not taken for certainty.
    """
    if not groups:
        return Mean(0.5, 0.0, 1.0)
    means = [statistics.fmean(group) for group in groups]
    n, size, mean = len(means), len(groups[0]), statistics.fmean(means)
    single = mean * (1 - mean)
    variance = (sum((one - mean) ** 2 for one in means) + single / size) / n
    independent = n * single / variance if variance else float(n * size)
    return Mean(mean, *wilson(mean * independent, independent))


@dataclass(frozen=True)
class Length:
    """How long matches are: the mean, the extremes, the quartiles, and what nine tenths of them lie between."""

    mean: float
    shortest: int
    lower_quartile: float
    median: float
    upper_quartile: float
    longest: int
    percentile_5: float
    percentile_95: float

    def data(self) -> dict[str, float]:
        return asdict(self)


def length(values: list[int]) -> Length:
    cuts = statistics.quantiles(values, n=20, method="inclusive") if len(values) > 1 else values * 19
    mean = round(statistics.fmean(values), 3)
    return Length(mean, min(values), cuts[4], cuts[9], cuts[14], max(values), round(cuts[0], 3), round(cuts[18], 3))
