"""A first guess of who will win, learned while playing: a logistic regression over the plain numbers of a state.

It only has to tell what a turn has changed, so it is small and learns at once. The value that ships is another one.
"""

from __future__ import annotations

import math
from typing import Any

from sudi.kernel.game import Game
from sudi.mind.features import Features, Reader
from sudi.mind.value import Value

RATE = 0.05


class Settled:
    """The value that was fitted to earlier matches, as a baseline for later ones: it sees more and learns nothing."""

    def __init__(self, game: Game, value: Value) -> None:
        self.read, self.value = Reader(game), value
        self.weights: Features = {}
        self.squares: Features = {}

    def features(self, s: Any, seat: int) -> Features:
        return self.read(s, seat)

    def of(self, features: Features) -> float:
        return self.value.of(features)

    def learn(self, features: Features, value: float, target: float) -> None:
        return


class Baseline:
    def __init__(self, game: Game) -> None:
        self.read = Reader(game)
        self.weights: Features = {"evaluate": 4.0}
        self.squares: Features = {}

    def features(self, s: Any, seat: int) -> Features:
        return self.read.plain(s, seat)

    def of(self, features: Features) -> float:
        get = self.weights.get
        total = sum(get(name, 0.0) * x for name, x in features.items())
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))

    def learn(self, features: Features, value: float, target: float) -> None:
        """One step towards a target; every feature has a rate of its own (Adagrad)."""
        error = target - value
        for name, x in features.items():
            step = error * x
            if step:
                square = self.squares.get(name, 1e-4) + step * step
                self.squares[name] = square
                self.weights[name] = self.weights.get(name, 0.0) + RATE * step / math.sqrt(square)
