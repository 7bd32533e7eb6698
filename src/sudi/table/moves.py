"""What is written down of a table, one line at a time, and what people have asked each other meanwhile."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's journal; its version is its place in the journal, counted from 1."""

    version: int
    kind: Literal["choice", "undo", "time", "resign", "draw", "claim", "bot", "back", "close"]
    seat: int
    option: str = ""  # the choice; how many choices remain after an undo; which bot, and the seat that put it in
    id: str | None = None
    by: Literal["seat", "bot", "clock", "table"] = "seat"  # "table": for a seat that has lost, or is not asked
    at: float = 0.0
    left: list[float] | None = None  # the clocks after the move, by seat


class Step(msgspec.Struct, frozen=True):
    """A move and the match after it, not yet taken."""

    move: Move
    match: Any


class Asked(msgspec.Struct):
    """A request to take a choice back, while people think about it."""

    by: int
    to: int
    revealed: bool
    enough: Literal["one", "all"]
    agreed: set[int]


class Proposal(msgspec.Struct):
    """A draw that somebody offers, while people think about it."""

    by: int
    agreed: set[int]
