"""How long bots think, in a small table that can be added up and written down: exact sums, percentiles to 2 %.

The time that passed is what a player waits. On a machine that does something else as well it is more than the bot
needed; so the time on the processor is kept beside it (of a program of somebody's own: only what it costs to ask it).
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

STEP = math.log(1.02)
LEAST = 1e-7  # seconds; nobody thinks less


@dataclass
class Times:
    """The times of single decisions, those with one option left out."""

    count: int = 0
    total: float = 0.0
    busy: float = 0.0  # on the processor
    longest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)  # on a scale of 2 %

    def add(self, seconds: float, busy: float) -> None:
        self.count += 1
        self.busy += busy
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.steps[round(math.log(max(seconds, LEAST)) / STEP)] += 1

    def add_all(self, other: Times) -> None:
        self.count += other.count
        self.total += other.total
        self.busy += other.busy
        self.longest = max(self.longest, other.longest)
        self.steps.update(other.steps)

    def percentile(self, percent: float) -> float:
        """So many percent of the decisions took no longer than this."""
        wanted, seen = self.count * percent / 100, 0
        for at in sorted(self.steps):
            seen += self.steps[at]
            if seen >= wanted:
                return min(self.longest, math.exp(at * STEP))
        return self.longest

    def data(self) -> dict[str, Any]:
        """In milliseconds, for a report."""
        each = max(1, self.count)
        values = (self.total / each, self.busy / each, self.percentile(95), self.percentile(99), self.longest)
        names = ("mean", "processor", "percentile_95", "percentile_99", "longest")
        return {"decisions": self.count, **{n: round(v * 1000, 4) for n, v in zip(names, values, strict=True)}}

    def written(self) -> list[Any]:
        """To keep in a file; `Times.read` makes it again."""
        return [self.count, self.total, self.busy, self.longest, sorted(self.steps.items())]

    @staticmethod
    def read(written: list[Any]) -> Times:
        count, total, busy, longest, steps = written
        return Times(count, total, busy, longest, Counter(dict(steps)))
