"""What a seat remembers: everything it saw and did at its own decisions, as arrays.

An observation tells the present moment. A learner that needs the past as well keeps a `Recall` beside a match and tells
it of each action before that is taken; what it hands out is made of the seat's own observations and actions only, so
it tells nothing that the seat did not know.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .episode import Episode, Face

NOTHING = -1  # in the place of an action: before the first one, and for the moment that is now


@dataclass(frozen=True)
class History:
    """The seat's moments in order, the present one last."""

    observations: npt.NDArray[np.float32]  # a row for each moment
    actions: npt.NDArray[np.int32]  # what was done in each


class Recall:
    """The memories of all seats of one match."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self._seen: list[list[npt.NDArray[np.float32]]] = [[] for _ in range(face.players)]
        self._done: list[list[int]] = [[] for _ in range(face.players)]

    def note(self, match: Episode, action: int) -> None:
        """The seat that acts is about to do this."""
        self._seen[match.seat].append(match.observe(match.seat))
        self._done[match.seat].append(action)

    def of(self, match: Episode, seat: int) -> History:
        """All that the seat remembers, and what it sees now."""
        rows = [*self._seen[seat], match.observe(seat)]
        return History(np.stack(rows), np.array([*self._done[seat], NOTHING], dtype=np.int32))

    def window(self, match: Episode, seat: int, size: int) -> History:
        """The last moments only, always so many: where fewer have been, rows of noughts come first."""
        whole = self.of(match, seat)
        rows, done = whole.observations[-size:], whole.actions[-size:]
        short = size - len(rows)
        return History(
            np.concatenate([np.zeros((short, rows.shape[1]), dtype=np.float32), rows]),
            np.concatenate([np.full(short, NOTHING, dtype=np.int32), done]),
        )
