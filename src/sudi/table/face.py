"""What a table shows of itself: the part of a `state` message that is about the table and not about the match."""

from __future__ import annotations

from typing import Literal

import msgspec


class StandIn(msgspec.Struct, frozen=True):
    """The bot that plays for somebody who is away, and the seat that asked for it."""

    bot: str
    by: str


class SeatFace(msgspec.Struct):
    seat: str
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    connected: bool
    away: bool
    guest: bool  # a person without an account: anybody may have chosen this name
    lost: Literal["time", "resign"] | None  # lost, while the others play on
    ready: bool  # clocks start once every seat is
    stand_in: StandIn | None  # a bot plays for the holder, who was away


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
    lines: int  # of the log would remain


class UndoFace(msgspec.Struct):
    allowed: Literal["off", "consent", "free"]
    asked: UndoAsked | None
    can_ask: list[str]


class DrawAsked(msgspec.Struct):
    by: str
    needs: list[str]
    agreed: list[str]


class DrawFace(msgspec.Struct):
    asked: DrawAsked | None
    can_ask: list[str]


class Told(msgspec.Struct, frozen=True):
    """How the last request ended; `by` is who refused it or thought better of it."""

    about: Literal["undo", "draw"]
    answer: Literal["accepted", "refused", "withdrawn"]
    by: str | None = None


class AbsentSeat(msgspec.Struct):
    seat: str
    left: bool  # got up; otherwise the connection was lost
    wait: float  # seconds until the others may put in a bot


class AbsenceFace(msgspec.Struct):
    seats: list[AbsentSeat]
    can_claim: list[str]


class RematchFace(msgspec.Struct):
    wanted: list[str]
    table: str | None


class Outcome(msgspec.Struct):
    winners: list[str]
    losers: list[str]
    reason: Literal["rules", "time", "resign", "agreement", "absence", "closed"]
    rule: str | None = None
    who: list[str] = []  # whom the reason is about: who resigned, was late, agreed, or was away


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
    draw: DrawFace
    told: Told | None
    absence: AbsenceFace
    rematch: RematchFace
    outcome: Outcome | None
    commitment: (
        str | None
    )  # SHA-256 of the seed, which comes out at the end; None where the seed is known or can be guessed
    hints: bool  # those who sit here may ask for advice
    forked: bool  # it began from a record or a position, so somebody may know what is hidden


class LogEntry(msgspec.Struct):
    n: int
    cs: str
    en: str
    line: str
    seat: str | None
    card: str | None
