"""Stopping as soon as it is clear: a sequential probability ratio test on whole deals.

Two claims about the mean score of a deal stand against each other, LOW and HIGH. What the matches of one deal have in
common is in the score of the deal, so its few possible values (for two sides 0, 1/4, 1/2, 3/4, 1) are counted and not
single matches. The likelihood of a claim is that of the distribution with this mean that fits the counts best: the
generalised test that engine testing has used for years, without a normal approximation.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import BadSetup

ERROR = 0.05  # how often either claim is believed wrongly
BOUND = math.log((1 - ERROR) / ERROR)
SCARCE = 1e-3  # deals lost and won as a whole could have come, also where none has yet
ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Claims:
    """The two means between which the test decides."""

    low: float
    high: float

    @staticmethod
    def read(text: str) -> Claims:
        """`0.5,0.55` or `50%,55%` as shares, `elo:0,30` as Elo."""
        numbers = text.removeprefix("elo:").split(",")
        try:
            values = [float(one.strip().removesuffix("%")) / (100 if "%" in one else 1) for one in numbers]
            low, high = [1 / (1 + math.exp(-v / ELO)) for v in values] if text.startswith("elo:") else values
        except (ValueError, OverflowError):
            low, high = 0.0, 0.0
        if not 0 < low < high < 1:
            raise BadSetup("A sequential test needs two shares, the lower first, as in 0.5,0.55 or elo:0,30.")
        return Claims(low, high)


@dataclass(frozen=True)
class Verdict:
    """How far the test has come: which claim is believed, or None yet."""

    claims: Claims
    ratio: float  # logarithm of the likelihoods, high against low

    @property
    def believed(self) -> str | None:
        return "high" if self.ratio >= BOUND else "low" if self.ratio <= -BOUND else None

    def data(self) -> dict[str, Any]:
        claims = {"low": round(self.claims.low, 5), "high": round(self.claims.high, 5)}
        return {**claims, "ratio": round(self.ratio, 4), "bound": round(BOUND, 4), "believed": self.believed}


def judge(claims: Claims, scores: Counter[float]) -> Verdict:
    """Where the test stands after so many deals with each score."""
    counts = {value: scores[value] + SCARCE for value in sorted({0.0, 1.0, *scores})}
    total = sum(counts.values())
    parts = {value: n / total for value, n in counts.items()}
    low, high = (_fitted(parts, mean) for mean in (claims.low, claims.high))
    return Verdict(claims, total * sum(part * math.log(high[v] / low[v]) for v, part in parts.items()))


def _fitted(parts: dict[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean that makes what was counted most likely: parts / (1 + x (value - mean))."""
    below, above = min(parts) - mean, max(parts) - mean
    left, right = -1 / above, -1 / below  # between these all of it is positive
    for _ in range(100):
        x = (left + right) / 2
        slope = sum(part * (value - mean) / (1 + x * (value - mean)) for value, part in parts.items())
        left, right = (x, right) if slope > 0 else (left, x)
    return {value: part / (1 + x * (value - mean)) for value, part in parts.items()}
