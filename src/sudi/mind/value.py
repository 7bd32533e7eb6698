"""Who will win: the share of the win that a seat may expect, from the features of a state.

A sum of weights and one small layer of neurons over named features; without numpy, for a state has few features that
are not zero. A feature it has never seen counts nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import mul

Row = list[float]


@dataclass(slots=True)
class Value:
    """For each feature its direct weight first, then its weight for each neuron."""

    rows: dict[str, Row] = field(default_factory=dict)
    bias: float = 0.0
    thresholds: Row = field(default_factory=list)  # of the neurons
    voices: Row = field(default_factory=list)  # what each neuron adds to the sum

    def score(self, features: Mapping[str, float]) -> float:
        """What speaks for a win, on the scale of a logistic curve."""
        sums = [self.bias, *self.thresholds]
        get = self.rows.get
        for name, x in features.items():
            row = get(name)
            if row is not None:
                sums = [total + x * weight for total, weight in zip(sums, row, strict=True)]
        total = sums[0]
        for inner, voice in zip(sums[1:], self.voices, strict=True):
            if inner > 0.0:
                total += voice * inner
        return total

    def slopes(self, features: Mapping[str, float], names: Iterable[str]) -> dict[str, float]:
        """How steeply the share of the win rises with each of these features, here."""
        sums = self.thresholds
        for name, x in features.items():
            row = self.rows.get(name)
            if row is not None:
                sums = [total + x * weight for total, weight in zip(sums, row[1:], strict=True)]
        fired = [voice if inner > 0.0 else 0.0 for inner, voice in zip(sums, self.voices, strict=True)]
        share = self.of(features)
        steep = share * (1.0 - share)
        found = {}
        for name in names:
            row = self.rows.get(name)
            found[name] = 0.0 if row is None else steep * (row[0] + sum(map(mul, fired, row[1:])))
        return found

    def of(self, features: Mapping[str, float]) -> float:
        """The share of the win, between 0 and 1."""
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, self.score(features)))))
