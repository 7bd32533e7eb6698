"""What somebody can reach in the turn that has just begun, when all cards lie open and nothing is left to chance.

Every line of that turn is tried, with every answer of the others to it. Where a choice draws on chance before the turn
is over, nothing can be proved and `Unsure` says so. Only the choice that ends the turn may shuffle: what it leaves is
looked up right after it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from sudi.kernel.alike import distinct
from sudi.kernel.machine import apply

from .sureness import Watch

ALL = 1_000_000  # more than any number of a game: the match is won, or with a minus it is lost
MOST = 6_000  # states of one turn
DEEP = 80  # choices one after the other


class TooWide(Exception):
    """There are more lines than are worth trying, or they can go round in circles."""


class Unsure(TooWide):
    """Chance has a say, so nothing can be proved."""


class Threat:
    """How far a seat gets in its turn at most, by a number that it wants to be as high as can be."""

    def __init__(self, start: Any, seat: int, measure: Callable[[Any], int], most: int = MOST) -> None:
        self.start, self.seat, self.measure, self.most = start, seat, measure, most
        self.turns = start.turns
        self.watch = Watch(start, seat)
        self.states, self.choices = 0, 0
        self._known: dict[Hashable, int] = {}
        self._open: set[Hashable] = set()

    def best(self) -> int:
        return self._best(self.start)

    def _over(self, s: Any) -> bool:
        return bool(s.seat < 0 or s.turns != self.turns)

    def _best(self, s: Any) -> int:
        if self._over(s):
            return self.measure(s)
        key = self.watch.key(s)
        known = self._known.get(key)
        if known is not None:
            return known
        self.states += 1
        if self.states > self.most or key in self._open or len(self._open) > DEEP:
            raise TooWide
        self._open.add(key)
        mine, found = s.seat == self.seat, None
        for i in distinct(s):
            value = self._after(s, i)
            if found is None or (value > found if mine else value < found):
                found = value
            if mine and found >= ALL:
                break  # more than that cannot be had
        self._open.discard(key)
        assert found is not None
        self._known[key] = found
        return found

    def _after(self, s: Any, i: int) -> int:
        self.choices += 1
        t = s.copy()
        apply(t, i)
        if not self._over(t) and not self.watch.was_sure(s, t):
            raise Unsure
        return self._best(t)

    def line(self) -> list[int]:
        """The choices of a line that gets so far, the others' answers included: the first that do not spoil it."""
        s, wanted, path = self.start, self.best(), []
        while not self._over(s):
            for i in distinct(s):
                if self._after(s, i) >= wanted:
                    break
            path.append(i)
            s = s.copy()
            apply(s, i)
        return path
