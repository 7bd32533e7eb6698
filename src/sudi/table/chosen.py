"""Who made the choices that stand at a table, kept up as they are made: nobody has to walk through the match for it."""

from __future__ import annotations

from .moves import Move


class Chosen:
    """Choices are counted from 0 at the table's first decision."""

    def __init__(self, prelude: int) -> None:
        self._prelude = prelude
        self._by: list[tuple[int, str]] = []  # seat and maker (as in Move) of each
        self.last_own: dict[int, int] = {}  # by seat: the last that it made itself
        self.unasked: set[int] = set()  # made by the table for a seat; by their numbers in the match

    def note(self, move: Move) -> None:
        """A choice, or that some are taken back; other moves change nothing here."""
        if move.kind == "choice":
            self._add(move.seat, move.by)
        elif move.kind == "undo":
            stand, self._by = self._by[: int(move.option)], []
            self.last_own, self.unasked = {}, set()
            for seat, by in stand:
                self._add(seat, by)

    def _add(self, seat: int, by: str) -> None:
        if by == "table":
            self.unasked.add(self._prelude + len(self._by))
        else:
            self.last_own[seat] = len(self._by)
        self._by.append((seat, by))

    def seats(self) -> list[int]:
        """Who chose, choice by choice."""
        return [seat for seat, _ in self._by]

    def own(self) -> list[tuple[int, int]]:
        """Those that a seat made itself, by number and seat: what was passed for it is nothing to take back."""
        return [(n, seat) for n, (seat, by) in enumerate(self._by) if by != "table"]
