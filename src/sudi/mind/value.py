"""Who will win: the share of the win that a seat may expect, from the features of a state.

A sum of weights and one small layer of neurons over named features; without numpy, for a state has few features that
are not zero. A feature it has never seen counts nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import mul
from typing import TypeAlias

Row: TypeAlias = list[float]
Anchor: TypeAlias = tuple[dict[str, float], Row]  # features of a state, and the sums that they give


@dataclass(slots=True)
class Value:
    """For each feature its direct weight first, then its weight for each neuron."""

    rows: dict[str, Row] = field(default_factory=dict)
    bias: float = 0.0
    thresholds: Row = field(default_factory=list)  # of the neurons
    voices: Row = field(default_factory=list)  # what each neuron adds to the sum

    def anchor(self, features: dict[str, float]) -> Anchor:
        """A state from which others are reckoned: of those that come from it most features are the same."""
        return features, self._moved([self.bias, *self.thresholds], features.items())

    def score(self, features: Mapping[str, float], near: Anchor | None = None) -> float:
        """What speaks for a win, on the scale of a logistic curve."""
        if near is None:
            sums = self._moved([self.bias, *self.thresholds], features.items())
        else:
            before, sums = near
            get = before.get
            moves = [(name, x - get(name, 0.0)) for name, x in features.items() if get(name, 0.0) != x]
            moves += [(name, -x) for name, x in before.items() if name not in features]
            sums = self._moved(sums, moves)
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

    def _moved(self, sums: Row, moves: Iterable[tuple[str, float]]) -> Row:
        get = self.rows.get
        for name, x in moves:
            row = get(name)
            if row is not None:
                sums = [total + x * weight for total, weight in zip(sums, row, strict=True)]
        return sums

    def of(self, features: Mapping[str, float], near: Anchor | None = None) -> float:
        """The share of the win, between 0 and 1."""
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, self.score(features, near)))))
