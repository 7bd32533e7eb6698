"""From matches to a better policy: the gradient of the policy, with advantages over whole turns (GAE), and Adam."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sudi.mind.aspects import Aspect
from sudi.mind.policy import STAGES, WEIGHTS, Policy

from .baseline import Baseline, Settled
from .selfplay import Episode

TRACE = 0.8  # how much of what comes in later turns is credited to a turn


def advantages(episode: Episode, seat: int, trace: float = TRACE) -> list[float]:
    """By span: how much better things went for a seat from there on than the baseline had thought."""
    values = [marks[seat][1] for marks in episode.marks]
    values.append(episode.shares[seat])
    found = [0.0] * (len(values) - 1)
    later = 0.0
    for at in range(len(found) - 1, -1, -1):
        later = values[at + 1] - values[at] + trace * later
        found[at] = later
    return found


def teach(baseline: Baseline | Settled, episode: Episode, people: int, trace: float = 0.9) -> None:
    """Move the baseline towards what came of each turn."""
    for seat in range(people):
        target = episode.shares[seat]
        for marks in reversed(episode.marks):
            features, value = marks[seat]
            baseline.learn(features, value, target)
            target = trace * target + (1 - trace) * value


class Adam:
    """A step for each weight, sized by how much its gradient varies."""

    def __init__(self, rate: float = 0.03, first: float = 0.9, second: float = 0.99) -> None:
        self.rate, self.first, self.second = rate, first, second
        self.means: dict[Aspect, list[float]] = {}
        self.squares: dict[Aspect, list[float]] = {}

    def step(self, policy: Policy, gradient: dict[Aspect, list[float]]) -> None:
        first, second, rate = self.first, self.second, self.rate
        for key, row in gradient.items():
            means = self.means.setdefault(key, [0.0] * WEIGHTS)
            squares = self.squares.setdefault(key, [0.0] * WEIGHTS)
            weights = policy.weights.setdefault(key, [0.0] * WEIGHTS)
            for at, slope in enumerate(row):
                if slope:
                    mean = means[at] = first * means[at] + (1 - first) * slope
                    square = squares[at] = second * squares[at] + (1 - second) * slope * slope
                    weights[at] += rate * mean / (math.sqrt(square) + 1e-3)


def gradient_of(episodes: Sequence[Episode], people: int, entropy: float = 0.01) -> dict[Aspect, list[float]]:
    """Which way each weight should go so that what went well becomes likelier."""
    found: dict[Aspect, list[float]] = {}
    for episode in episodes:
        gains = [advantages(episode, seat) for seat in range(people)]
        for chosen in episode.decisions:
            gain = gains[chosen.seat][chosen.span]
            stage, shares, taken = chosen.stage, chosen.shares, chosen.taken
            spread = -sum(share * math.log(share) for share in shares if share > 1e-9)
            for i, keys in enumerate(chosen.keyed):
                share = shares[i]
                slope = gain * ((1.0 if i == taken else 0.0) - share)
                if share > 1e-9:
                    slope -= entropy * share * (math.log(share) + spread)
                if not slope:
                    continue
                for key in keys:
                    row = found.get(key)
                    if row is None:
                        row = found[key] = [0.0] * WEIGHTS
                    row[stage] += slope
                    row[STAGES] += slope
    return found
