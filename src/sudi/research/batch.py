"""Many matches at once: arrays of actions go in, arrays of what came of them go out.

A learner hands over one action for each match and learns whose move it is now, what is open and who has won. A match
that is over gives its result and is dealt anew at once, so that every row of the next call is a match in progress. What
is dear is made on demand: `observe` writes the rows that are asked for, `mask` the whole table of open actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .episode import Episode, Face, seed_of
from .observations import Observer

Numbers = npt.NDArray[np.int32]
Truths = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Stepped:
    """What came of one call, a row for each match; `seat` and `open` speak of the match as it goes on."""

    seat: Numbers  # who acts now
    turns: Numbers  # how many turns have begun
    open: Numbers  # the actions that are open, those of one match after those of the other, each in order
    starts: Numbers  # where those of each match begin in `open`; one more at the end
    over: Truths  # has the match of this row just ended? Then seat and open are those of the next one
    cut: Truths  # because it was longer than any match may be
    rewards: npt.NDArray[np.float32]  # of every seat, of the match that has ended; noughts elsewhere

    def of(self, match: int) -> Numbers:
        """The actions that are open in one match."""
        return self.open[self.starts[match] : self.starts[match + 1]]


class Batch:
    """So many matches of one set-up, stepped together. The same seed and actions give the same matches."""

    def __init__(self, face: Face, size: int, seed: int = 0) -> None:
        if size < 1:
            raise ValueError("A batch has at least one match.")
        self.face, self.size = face, size
        self._seed, self._dealt = seed, 0
        self.seeds = [0] * size  # of the match in each row
        self.matches: list[Episode] = []
        self.begin()

    def begin(self) -> Stepped:
        """Deal every match anew; the deals go on where they were, so no match comes twice."""
        self.matches = [self._deal(row) for row in range(self.size)]
        nothing = np.zeros(self.size, dtype=np.bool_)
        return self._told(nothing, nothing, np.zeros((self.size, self.face.tables.seats), dtype=np.float32))

    def step(self, actions: Sequence[int] | Numbers) -> Stepped:
        """One action in each match. One that is not open is a ValueError that names its row; nothing has moved then."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.size:
            raise ValueError(f"Give {self.size} actions, one for each match, not {len(chosen)}.")
        for row, (match, action) in enumerate(zip(self.matches, chosen, strict=True)):
            if action not in match.offered():
                raise ValueError(f"Action {action} is not open in match {row}; take one of `open`.")
        over, cut = np.zeros(self.size, dtype=np.bool_), np.zeros(self.size, dtype=np.bool_)
        rewards = np.zeros((self.size, self.face.tables.seats), dtype=np.float32)
        for row, (match, action) in enumerate(zip(self.matches, chosen, strict=True)):
            match.step(action)
            if match.seat < 0:
                over[row], cut[row] = True, match.cut
                rewards[row] = match.rewards()
                self.matches[row] = self._deal(row)
        return self._told(over, cut, rewards)

    def observe(
        self,
        rows: Sequence[int] | Numbers | None = None,
        seat: int | None = None,
        observer: Observer | None = None,
    ) -> Any:
        """What the seat that acts (or this one) may know, a row of numbers for each of these matches, or for all; with
        an observer of a few fields (`face.observer_of`) only those."""
        which = range(self.size) if rows is None else [int(row) for row in rows]
        looks = self.face.observer if observer is None else observer
        found = np.empty((len(which), len(looks.names)), dtype=np.float32)
        for at, row in enumerate(which):
            match = self.matches[row]
            found[at] = looks.observe(match.state, match.seat if seat is None else seat)
        return found

    def mask(self) -> Truths:
        """Which actions are open, as a table with a row for each match."""
        found = np.zeros((self.size, len(self.face.actions)), dtype=np.bool_)
        for row, match in enumerate(self.matches):
            found[row, list(match.offered())] = True
        return found

    def _deal(self, row: int) -> Episode:
        self.seeds[row] = seed_of(self._seed, self._dealt)
        self._dealt += 1
        return self.face.start(self.seeds[row])

    def _told(self, over: Truths, cut: Truths, rewards: npt.NDArray[np.float32]) -> Stepped:
        open_: list[int] = []
        starts = [0]
        for match in self.matches:
            open_ += match.legal()
            starts.append(len(open_))
        return Stepped(
            np.array([match.seat for match in self.matches], dtype=np.int32),
            np.array([match.state.turns for match in self.matches], dtype=np.int32),
            np.array(open_, dtype=np.int32),
            np.array(starts, dtype=np.int32),
            over,
            cut,
            rewards,
        )


def softmax_over_open(scores: npt.NDArray[np.float32], starts: Numbers) -> npt.NDArray[np.float32]:
    """Chances of the actions that are open, in each match for itself."""
    first = starts[:-1]
    many = np.diff(starts)
    raised: npt.NDArray[np.float32] = np.exp(scores - np.repeat(np.maximum.reduceat(scores, first), many))
    raised /= np.repeat(np.add.reduceat(raised, first), many)
    return raised


def drawn(shares: npt.NDArray[np.float32], starts: Numbers, luck: np.random.Generator) -> Numbers:
    """For each match the place in `open` of an action drawn by these chances."""
    reached = np.cumsum(shares.astype(np.float64))
    before = np.concatenate(([0.0], reached))[starts[:-1]]
    places = np.searchsorted(reached, before + luck.random(len(starts) - 1) * (reached[starts[1:] - 1] - before))
    return np.clip(places, starts[:-1], starts[1:] - 1).astype(np.int32)
