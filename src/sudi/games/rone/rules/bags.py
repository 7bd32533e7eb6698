"""Bags of a few named things in one integer: resources by colour, damage by kind, what lies in training zones.

Adding two bags is adding two integers, and a price is paid by a subtraction; that keeps offers and copies cheap.
"""

from __future__ import annotations

from typing import Any

from sudi.kernel.schema import Schema, record, whole

from ..words.names import DAMAGE_IDS, KIND_IDS


class Tally:
    """Counts of `names`, each in so many bits of one integer."""

    def __init__(self, names: tuple[str, ...], bits: int) -> None:
        self.names, self.bits = names, bits
        self.most = (1 << bits) - 1
        self.shifts = tuple(bits * i for i in range(len(names)))
        self.one = tuple(1 << shift for shift in self.shifts)

    def get(self, bag: int, i: int) -> int:
        return (bag >> self.bits * i) & self.most

    def counts(self, bag: int) -> list[int]:
        most = self.most
        return [(bag >> shift) & most for shift in self.shifts]

    def pack(self, counts: list[int]) -> int:
        return sum(n << shift for n, shift in zip(counts, self.shifts, strict=True))

    def total(self, bag: int) -> int:
        return sum(self.counts(bag))

    def within(self, part: int, whole: int) -> bool:
        """Has the whole at least as much of everything as the part?"""
        most = self.most
        for shift in self.shifts:  # noqa: SIM110 - asked all the time, and a generator costs more than the loop
            if part >> shift & most > whole >> shift & most:
                return False
        return True

    def less(self, bag: int, taken: int) -> int:
        """What is left of a bag when so much is taken out of it, nothing ever below 0."""
        pairs = zip(self.counts(bag), self.counts(taken), strict=True)
        return self.pack([max(0, n - k) for n, k in pairs])

    # ---- as people read and write it ----
    @property
    def shows(self) -> Schema:
        """The type of what `show` gives."""
        return record({}, {name: whole(1, self.most) for name in self.names})

    def show(self, bag: int) -> dict[str, int]:
        return {name: n for name, n in zip(self.names, self.counts(bag), strict=True) if n}

    def read(self, data: Any) -> int:
        if not isinstance(data, dict) or not set(data) <= set(self.names):
            raise ValueError(f"write a mapping with some of {', '.join(self.names)}.")
        if any(isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= self.most for n in data.values()):
            raise ValueError(f"write whole numbers from 0 to {self.most}.")
        return self.pack([data.get(name, 0) for name in self.names])


RESOURCES = Tally(KIND_IDS, 5)
DAMAGE = Tally(DAMAGE_IDS, 10)
ZONES = Tally(KIND_IDS[:5], 8)  # resources in the training zones of the Invasion
