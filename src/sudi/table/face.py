"""What a table shows of itself: the part of a `state` message that is about the table and not about the match."""

from __future__ import annotations

from typing import Literal

import msgspec


class SeatFace(msgspec.Struct):
    seat: str
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    connected: bool
    away: bool
    guest: bool  # a person without an account: anybody may have chosen this name
    lost: Literal["time", "resign"] | None  # lost, while the others play on


class ClockFace(msgspec.Struct):
    kind: Literal["move", "chess"]
    seconds: float
    increment: float
    at_zero: Literal["default", "loss"]
    running: str | None
    left: dict[str, float]


class UndoAsked(msgspec.Struct):
    by: str
    to: int
    revealed: bool
    needs: list[str]
    agreed: list[str]
    enough: Literal["one", "all"]


class UndoFace(msgspec.Struct):
    allowed: Literal["off", "consent", "free"]
    asked: UndoAsked | None
    can_ask: list[str]


class RematchFace(msgspec.Struct):
    wanted: list[str]
    table: str | None


class Outcome(msgspec.Struct):
    winners: list[str]
    losers: list[str]
    reason: Literal["rules", "time", "resign"]
    rule: str | None = None


class TableFace(msgspec.Struct):
    id: str
    game: str
    mode: str
    title: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatFace]
    hotseat: bool
    public: bool
    spectators: int
    owner: str
    clock: ClockFace | None
    undo: UndoFace
    rematch: RematchFace
    outcome: Outcome | None


class LogEntry(msgspec.Struct):
    n: int
    cs: str
    en: str
    line: str
    seat: str | None
    card: str | None
