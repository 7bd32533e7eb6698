"""Who will win: the share of the win that a seat may expect, from the features of a state.

A sum of weights and one small layer of neurons over named features; without numpy, for a state has few features that
are not zero. A feature it has never seen counts nothing.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

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

    def of(self, features: Mapping[str, float]) -> float:
        """The share of the win, between 0 and 1."""
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, self.score(features)))))
