"""How long a bot may think: `20ms`, `1s`, or `i64` for a number of tries that does not depend on the machine.

`x2` behind it lets so many processes think at once. Whoever waits for an answer may also name a moment after which
nobody thinks any longer (`hurry`), whatever was asked for before: a server that has many tables to serve does.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sudi.kernel.errors import BadSetup

_WRITTEN = re.compile(r"(?:i(?P<tries>\d{1,7})|(?P<n>\d{1,6}(?:\.\d{1,3})?)(?P<unit>ms|s))(?:x(?P<hands>\d{1,2}))?")
LONGEST = 600.0  # seconds
MOST_HANDS = 64

_latest: list[float] = []  # moments (`time.monotonic`) after which an answer is late, the innermost last


@dataclass(frozen=True)
class Budget:
    """So many tries, or so many seconds; with tries the same seed gives the same choice."""

    tries: int = 64
    seconds: float | None = None
    hands: int = 1  # processes that think at once


def read_budget(typed: str) -> Budget:
    """A budget as people write it."""
    found = _WRITTEN.fullmatch(typed)
    hands = int(found["hands"] or 1) if found is not None else 0
    if found is not None and 1 <= hands <= MOST_HANDS:
        if found["tries"]:
            tries = int(found["tries"])
            if tries:
                return Budget(tries, hands=hands)
        else:
            seconds = float(found["n"]) * (0.001 if found["unit"] == "ms" else 1.0)
            if 0 < seconds <= LONGEST:
                return Budget(seconds=seconds, hands=hands)
    raise BadSetup(f"{typed!r} is no time to think; write it like 20ms, 1s or i64 (a number of tries).")


@contextmanager
def hurry(until: float | None) -> Iterator[None]:
    """Whoever thinks in here answers by this moment (`time.monotonic`, the same in all processes of a machine)."""
    if until is None:
        yield
        return
    _latest.append(until)
    try:
        yield
    finally:
        _latest.pop()


class Clock:
    """What is left of a budget."""

    __slots__ = ("budget", "late_at", "since", "spent")

    def __init__(self, budget: Budget) -> None:
        self.budget, self.spent = budget, 0
        self.since = time.monotonic()
        ends = [] if budget.seconds is None else [self.since + budget.seconds]
        self.late_at = min(ends + _latest[-1:], default=None)

    def goes_on(self, share: float, more: int) -> bool:
        """Is there room for so many tries more within this share of the budget?"""
        if self.is_late():
            return False
        if self.budget.seconds is not None:
            assert self.late_at is not None
            return time.monotonic() - self.since < (self.late_at - self.since) * share
        # Every candidate is tried once, however few tries there are.
        return not self.spent or self.spent + more <= self.budget.tries * share

    def is_late(self) -> bool:
        return self.late_at is not None and time.monotonic() >= self.late_at
