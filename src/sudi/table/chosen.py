"""Who made the choices that stand at a table, kept up as they are made: nobody has to walk through the match for it."""

from __future__ import annotations

from functools import cache

from .moves import Move


@cache
def _pair(seat: int, by: str) -> tuple[int, str]:
    """One object for all choices of a seat: tables have thousands of them."""
    return seat, by


class Unasked:
    """The choices, by their numbers in the match, that the table made for a seat."""

    def __init__(self, prelude: int, by: list[tuple[int, str]]) -> None:
        self._prelude, self._by = prelude, by

    def __contains__(self, number: object) -> bool:
        assert isinstance(number, int)
        n = number - self._prelude
        return 0 <= n < len(self._by) and self._by[n][1] == "table"


class Chosen:
    """Choices are counted from 0 at the table's first decision."""

    def __init__(self, prelude: int) -> None:
        self._by: list[tuple[int, str]] = []  # seat and maker (as in Move) of each
        self.last_own: dict[int, int] = {}  # by seat: the last that it made itself
        self.unasked = Unasked(prelude, self._by)

    def note(self, move: Move) -> None:
        """A choice, or that some are taken back; other moves change nothing here."""
        if move.kind == "choice":
            self._add(move.seat, move.by)
        elif move.kind == "undo":
            stand = self._by[: int(move.option)]
            self._by.clear()
            self.last_own = {}
            for seat, by in stand:
                self._add(seat, by)

    def _add(self, seat: int, by: str) -> None:
        if by != "table":
            self.last_own[seat] = len(self._by)
        self._by.append(_pair(seat, by))

    def seats(self) -> list[int]:
        """Who chose, choice by choice."""
        return [seat for seat, _ in self._by]

    def own(self) -> list[tuple[int, int]]:
        """Those that a seat made itself, by number and seat: what was passed for it is nothing to take back."""
        return [(n, seat) for n, (seat, by) in enumerate(self._by) if by != "table"]
