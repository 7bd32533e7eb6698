"""What is settled when a table is made and never changes afterwards."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

import sudi
from sudi.games import game
from sudi.kernel.chance import Seed
from sudi.kernel.decision import seat_name
from sudi.kernel.written.record import Record

from .refused import Refused


class ClockPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """No clock, so many seconds for each decision, or a bank of time that grows with each turn passed on."""

    kind: Literal["none", "move", "chess"] = "none"
    seconds: float = 0
    increment: float = 0
    at_zero: Literal["default", "loss"] = "default"


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit somewhere: whoever makes the table, anybody, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: str | None = None


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was asked for. `prelude` are choices made before its first decision (play on from here)."""

    id: str
    game: str
    mode: str
    players: int
    seed: Seed
    rules: int
    setup: dict[str, Any] = {}
    origin: dict[str, Any] | None = None
    prelude: list[str] = []
    copied: bool = False  # its seed was in a record before, whatever of that was played
    title: str = ""
    public: bool = True
    hotseat: bool = False
    undo: Literal["off", "consent", "free"] = "consent"
    hints: Literal["nobody", "alone", "everybody"] = "alone"  # who may ask for advice: alone is whoever plays bots only
    clock: ClockPlan = ClockPlan()
    owner: str = ""
    created: float = 0.0

    @classmethod
    def of(cls, id: str, record: Record, **rest: Any) -> Plan:
        """A plan for a table at which the match of a record begins."""
        return cls(
            id=id,
            game=record.game,
            mode=record.mode,
            players=record.players,
            seed=record.seed,
            rules=record.rules,
            setup=record.setup,
            origin=record.origin,
            **rest,
        )

    @property
    def forked(self) -> bool:
        """Does it begin in the middle, from a record or a position? Whoever made it may know what is hidden."""
        return self.copied or bool(self.prelude) or self.origin is not None

    def record(self, choices: list[str]) -> Record:
        return Record(
            game=self.game,
            mode=self.mode,
            players=self.players,
            rules=self.rules,
            seed=self.seed,
            setup=self.setup,
            origin=self.origin,
            choices=choices,
        )

    def match(self, choices: list[str]) -> sudi.Match:
        """The match of this table after the choices that were made at it."""
        return sudi.replay(self.record([*self.prelude, *choices]))


def checked_clock(clock: ClockPlan) -> ClockPlan:
    """A clock that can run, or a refusal."""
    if clock.kind == "none":
        return ClockPlan()
    if not 1 <= clock.seconds <= 86_400 or not 0 <= clock.increment <= 3_600:
        raise Refused(
            "clock",
            "Hodiny potřebují 1 až 86400 sekund a přídavek nejvýš hodinu.",
            "A clock needs 1 to 86400 seconds and an increment of an hour at most.",
        )
    return clock


def deciding_seats(match: sudi.Match) -> list[int]:
    """The seats that somebody has to take; a nemesis is run by another seat and needs nobody."""
    return sorted(set(match.state.t.decider))


def seats_of(name: str, mode: str, players: int) -> list[str]:
    """The seats to take in a mode, by name, for whoever fills in a new table."""
    one = game(name)
    chosen, count, setup = one.setup(mode, players, {})
    tables = one.tables_for(chosen, count, setup)
    return [seat_name(seat) for seat in sorted(set(tables.decider))]
