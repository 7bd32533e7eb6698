"""One table: the match that runs at it and who may do what to it.

A table is changed in two halves. `choose`, `undo`, `time_up` and `resign` check a wish and return a step: the move to
write down and the match as it will be. `take` takes the step. Between the two the keeper of the tables writes the move
to disk; if that fails, the table has not changed.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Literal

import sudi
from sudi.kernel.chance import commitment
from sudi.kernel.errors import SudiError

from . import absence, agreeing, asking, losing, ready
from .absence import PATIENCE, Patience
from .chosen import Chosen
from .clock import Clock, default_choice
from .face import Outcome, Told
from .moves import Asked, Move, Proposal, Step
from .plan import Plan
from .refused import Refused, not_yours, over, readable, stale, waiting
from .seats import HUMAN, Seat, Seats


class Table:
    """A running match with everything around it."""

    def __init__(self, plan: Plan, seats: list[Seat], patience: Patience = PATIENCE) -> None:
        self.plan, self.patience = plan, patience
        self.seats = Seats(seats)
        self.match: sudi.Match | None = None
        self.version = 0
        self.spectators = 0
        self.outcome: Outcome | None = None
        self.asked: Asked | None = None
        self.proposed: Proposal | None = None
        self.told: Told | None = None  # how the last request ended
        self.offered: dict[int, int] = {}  # by seat: how many choices stood when its offer of a draw came to nothing
        self.asked_since = 0.0  # since when the seat that is asked has been
        self.wants_rematch: set[int] = set()
        self.rematch: str | None = None
        self.clock = Clock(plan.clock, [seat.number for seat in self.seats.all])
        self._answered: dict[tuple[int, str], int] = {}
        self.chosen = Chosen(len(plan.prelude))
        self.commitment = None if plan.forked else commitment(plan.seed)
        self._marks: list[int] = [0]  # by version: how many lines the log had
        self._moving: int | None = None  # whose move it is; a window in between changes nothing about that

    # ---- beginning ----
    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        if self.match is None:
            return "waiting"
        return "over" if self.outcome is not None else "playing"

    def begin(self, now: float) -> bool:
        """Deal, if every seat is taken and nobody has dealt yet."""
        if self.match is not None or not self.seats.full:
            return False
        match = self.plan.match([])
        for seat in self.seats.all:
            seat.lost, seat.stand_in = None, None  # the journal tells who has lost or was replaced, in its order
        self.asked_since = now
        self._settle(match, now)
        self.run_clock(None, now)
        self._marks[0] = match.log_length()
        return True

    def restore(self, moves: list[Move], now: float) -> None:
        """Stand again where the journal ends. Time while nobody kept the table is not charged; no wish is used up."""
        if not self.begin(now):
            return
        assert self.match is not None
        standing, left = [self.match], None  # the match after each choice that stands: taking back needs no playing
        taken_back = any(move.kind == "undo" for move in moves)
        for move in moves:
            if move.kind == "choice":
                if taken_back:
                    standing.append(standing[-1].copy())
                standing[-1].choose(move.option)
            elif move.kind == "undo":
                del standing[int(move.option) + 1 :]
            self._note(Step(move, standing[-1]), now)
            left = move.left or left
        self._run_clock_from(left, now)

    def earlier(self, length: int) -> sudi.Match:
        """The match as it was after so many choices at this table."""
        return self.plan.match(self.choices[:length])

    @property
    def choices(self) -> list[str]:
        """The choices made at this table that still stand."""
        return [] if self.match is None else self.match.choices[len(self.plan.prelude) :]

    # ---- choosing ----
    @property
    def asks(self) -> int | None:
        """The seat that is asked now."""
        if self.match is None or self.outcome is not None:
            return None
        seat: int = self.match.state.seat
        return seat if seat >= 0 else None

    @property
    def goes_on_alone(self) -> bool:
        """Is nobody waited for: does a bot choose now, or the table for a seat that has lost or wants to pass?"""
        asked = self.asks
        if asked is None or not ready.all_are(self):
            return False
        return self.seats.bot_at(asked) is not None or self.seats.lost(asked) or asking.passes(self)

    def answered(self, seats: list[int], id: str) -> int | None:
        """The version that a choice with this id led to, if it was accepted before."""
        return next((v for seat in seats if (v := self._answered.get((seat, id))) is not None), None)

    def choose(
        self,
        seats: list[int],
        option: str,
        now: float,
        *,
        version: int | None = None,
        id: str | None = None,
        by: Literal["seat", "bot", "clock", "table"] = "seat",
    ) -> Step:
        """A choice by whoever holds these seats; refused if it comes late, out of turn or against the rules."""
        match, asked = self._playing()
        if version is not None and version != self.version:
            raise stale()
        if asked not in seats:
            raise not_yours()
        if by == "seat" and self.seats[asked].kind == HUMAN:
            losing.say_of(self, [asked])
        if not ready.all_are(self):
            raise ready.not_yet()
        if option not in match.pending.names:
            raise self._illegal(match, option)
        after = match.copy()
        after.choose(option)
        left = self._clocks(after, now) if self.clock.ticks else None
        return Step(self.move("choice", asked, now, option=option, id=id, by=by, left=left), after)

    def _clocks(self, after: sudi.Match, now: float) -> dict[int, float]:
        """What is left once this is the match; a move is over when it is another's, not when a window opens."""
        if asking.moment_of(after) is not None:
            return self.clock.after(None, None, now)
        return self.clock.after(self._moving, int(after.state.seat) if after.state.seat >= 0 else None, now)

    def _illegal(self, match: sudi.Match, option: str) -> Refused:
        try:
            refusal = match.why_not(readable(option))
        except SudiError:
            refusal = None
        if refusal is None:
            return Refused("illegal", "Tahle volba se teď nenabízí.", "This is not offered now.")
        return Refused("illegal", refusal.text.cs, refusal.text.en, refusal.rule or None)

    def time_up(self, now: float) -> Step | None:
        """What the clock does now: nothing yet, a default choice, or a loss, as the table was made."""
        deadline = self.clock.deadline()
        if self.outcome is not None or deadline is None or now < deadline:
            return None
        match, asked = self._playing()
        if self.plan.clock.at_zero == "loss":
            return Step(self._loses("time", asked, now), match)
        return self.least(now, "clock")

    def least(self, now: float, by: Literal["clock", "table"] = "table") -> Step:
        """The least that the seat which is asked can do: for somebody who is late, or has lost."""
        match, asked = self._playing()
        return self.choose([asked], default_choice(match.pending.names), now, by=by)

    def resign(self, seats: list[int], now: float) -> Step:
        match, asked = self._playing()
        if not seats:
            raise not_yours()
        left = [seat for seat in seats if not self.seats.lost(seat)]
        if not left:
            raise losing.lost()
        return Step(self._loses("resign", asked if asked in left else left[0], now), match)

    def close(self, now: float) -> Step:
        """The end that whoever runs the server makes."""
        match, asked = self._playing()
        return Step(self.move("close", asked, now, by="table"), match)

    def _loses(self, way: losing.Way, seat: int, now: float) -> Move:
        left = {s.number: self.clock.remaining(s.number, now) for s in self.seats.all} if self.clock.ticks else None
        return self.move(way, seat, now, by="clock" if way == "time" else "seat", left=left)

    def _playing(self) -> tuple[sudi.Match, int]:
        if self.match is None:
            raise waiting()
        asked = self.asks
        if asked is None:
            raise over()
        return self.match, asked

    def move(self, kind: Any, seat: int, now: float, **rest: Any) -> Move:
        left = rest.pop("left", None)
        by_seat = None if left is None else [round(left[s.number], 3) for s in self.seats.all]
        return Move(version=self.version + 1, kind=kind, seat=seat, at=now, left=by_seat, **rest)

    # ---- taking a step ----
    def take(self, step: Step, now: float) -> None:
        """Let a step happen. The move is on disk by now."""
        used_up = asking.used_up(self, step)
        self._note(step, now)
        asking.take(self, used_up)
        self._run_clock_from(step.move.left, now)

    def _note(self, step: Step, now: float) -> None:
        """What a step makes true, but for wishes and the clock."""
        move = step.move
        if move.version != self.version + 1:
            raise stale()
        self.version = move.version
        self.told = Told("undo", "accepted") if move.kind == "undo" and self.asked is not None else None
        self.asked = None
        if move.id is not None:
            self._answered[move.seat, move.id] = move.version
        self.outcome = self.outcome_after(step)
        if move.kind == "time" or move.kind == "resign":
            self.seats[move.seat].lost, self.seats[move.seat].stand_in = move.kind, None
        elif move.kind == "bot" or move.kind == "back":
            self.seats[move.seat].stand_in = absence.stand_in_of(move)
        agreeing.after(self, move)
        self.chosen.note(move)
        self._settle(step.match, now)
        self._marks.append(self.log_length())

    def paper(self) -> Table:
        """The table on paper, without its past: to see what a step leads to before it happens."""
        twin = copy(self)
        twin.seats, twin.clock, twin.chosen = self.seats.copy(), copy(self.clock), Chosen(len(self.plan.prelude))
        twin.offered, twin._answered, twin._marks = dict(self.offered), {}, []
        return twin

    def outcome_after(self, step: Step) -> Outcome | None:
        """How the table has ended once this step is taken; None if it goes on."""
        move = step.move
        if move.kind == "choice" and step.match.state.result is None:  # as nearly always
            return None
        if move.kind in losing.WAYS:
            return losing.ended_by(self, move, step.match)
        if move.kind == "draw":
            return losing.ended_by_agreement(self)
        if move.kind == "close":
            return losing.closed()
        if move.kind == "claim":
            return losing.ended_by_claim(self, move, step.match)
        return losing.ended_by_rules(step.match, [seat.number for seat in self.seats.all if seat.lost is not None])

    def _settle(self, match: sudi.Match, now: float) -> None:
        was = self.asks
        self.match = match
        asked = self.asks
        if asked != was:
            self.asked_since = now
        if asked is not None and asking.moment_of(match) is None:
            self._moving = asked

    def _run_clock_from(self, written: list[float] | None, now: float) -> None:
        """Let it run from what a move has written down, seat by seat."""
        left = None if written is None else dict(zip((s.number for s in self.seats.all), written, strict=True))
        self.run_clock(left, now)

    def run_clock(self, left: dict[int, float] | None, now: float) -> None:
        """Let the time of whoever is waited for run, once everybody is ready."""
        if self.clock.ticks:
            waited = None if self.goes_on_alone or not ready.all_are(self) else self.asks
            self.clock.run(left, waited, now)

    # ---- the log ----
    def log_length(self, choices: int | None = None) -> int:
        """How many lines the log has, or had after so many choices at this table."""
        if self.match is None:
            return 0
        return self.match.log_length(None if choices is None else len(self.plan.prelude) + choices)

    def known_lines(self, known: int | None) -> int:
        """How many lines of its log a client with this version may keep."""
        if known is None or not 0 <= known < len(self._marks) or self.status == "over":
            return 0
        return min(self._marks[known:])
