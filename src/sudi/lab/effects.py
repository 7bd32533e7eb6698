"""Differences on the same deals, and which of many are real.

Everything is counted by deals, not by matches: the matches of one deal have its cards in common. Intervals and p-values
are Student's for the mean of the deals; many of them together are held against the false discovery rate (Benjamini and
Hochberg), so that of those called real about one in twenty is expected to be none.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from sudi.kernel.errors import SudiError

from .statistics import clustered

LEVEL = 0.05  # of false discoveries, and what lies outside an interval
IMAGINED = 0.25  # the square of one imagined difference of half a win: a few deals that agree are no certainty


@dataclass(frozen=True)
class Effect:
    """A mean with its 95 % interval, over so many deals; `p` is for the claim that it is `null`."""

    mean: float
    low: float
    high: float
    p: float
    deals: int
    q: float = 1.0  # the smallest false discovery rate at which it is called real, among those it came with
    real: bool = False

    def data(self) -> dict[str, Any]:
        numbers = {"mean": self.mean, "low": self.low, "high": self.high}
        found: dict[str, Any] = {key: round(value, 5) for key, value in numbers.items()}
        return {
            **found,
            "p": float(f"{self.p:.3g}"),
            "q": float(f"{self.q:.3g}"),
            "deals": self.deals,
            "real": self.real,
        }


def effect(deals: Sequence[float], null: float = 0.0, imagined: float = IMAGINED) -> Effect:
    """The mean of what single deals say: differences of shares of a win, or other numbers if nothing is imagined."""
    n = len(deals)
    if n < 2:
        mean = deals[0] if deals else null
        return Effect(mean, -1.0, 1.0, 1.0, n)
    mean = fmean(deals)
    variance = (sum((one - mean) ** 2 for one in deals) + imagined) / (n - 1)
    error = math.sqrt(variance / n)
    if not error:  # everything is the same
        return Effect(mean, mean, mean, 1.0 if mean == null else 0.0, n)
    t = student()
    reach = float(t.ppf(1 - LEVEL / 2, n - 1)) * error
    return Effect(mean, mean - reach, mean + reach, float(2 * t.sf(abs(mean - null) / error, n - 1)), n)


def share(deals: Sequence[float], null: float) -> Effect:
    """A share of the win, between 0 and 1: Wilson's interval for as many matches as would vary like the deals do."""
    found = effect(deals, null)
    within = clustered([[one] for one in deals])
    return replace(found, low=within.low, high=within.high)


def paired(with_it: Sequence[float], without: Sequence[float]) -> Effect:
    """What it makes on the same deals."""
    return effect([one - other for one, other in zip(with_it, without, strict=True)])


def discoveries(found: Sequence[Effect], level: float = LEVEL) -> list[Effect]:
    """The same effects, each told whether it is real among all of them (Benjamini and Hochberg 1995)."""
    order = sorted(range(len(found)), key=lambda n: found[n].p)
    q = [1.0] * len(found)
    least = 1.0
    for rank in range(len(order), 0, -1):
        at = order[rank - 1]
        least = min(least, found[at].p * len(found) / rank)
        q[at] = least
    return [replace(one, q=q[n], real=q[n] <= level) for n, one in enumerate(found)]


def discovered(found: dict[Any, Effect]) -> dict[Any, Effect]:
    return dict(zip(found, discoveries([*found.values()]), strict=True))


def student() -> Any:
    """Student's distribution, from SciPy."""
    try:
        from scipy.stats import t
    except ImportError:
        raise missing() from None
    return t


def missing() -> SudiError:
    return SudiError("The laboratory needs more packages; install them with pip install 'sudi[lab]'.")
