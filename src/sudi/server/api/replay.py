"""Replays: the steps of a record, the table at any of them from any seat, and playing on from there.

A record holds the seed, so whoever has one may see everything: only a match that is over gives its record away.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any

import msgspec
from litestar import Request, post

import sudi
from sudi.games import game
from sudi.kernel.decision import seat_name
from sudi.kernel.log import entry
from sudi.kernel.view import REFEREE
from sudi.kernel.written.record import Record, read_record
from sudi.kernel.written.replay import fresh
from sudi.table import Plan, Refused, SeatPlan
from sudi.table.face import LogEntry, Outcome
from sudi.table.losing import ended_by_rules
from sudi.table.plan import deciding_seats

from ..daytime import now
from ..guard.ids import new_id
from ..wire.messages import View
from .common import heavy, services, some_user
from .games import CardFacts, listed
from .tables import Made, chairs, lay_out, may_make

STRIDE = 25  # every so many choices a copy is kept, so that a slider jumps without playing from the start


class Replay(msgspec.Struct, forbid_unknown_fields=True):
    record: dict[str, Any]


class ReplayAt(msgspec.Struct, forbid_unknown_fields=True):
    record: dict[str, Any]
    at: int
    seat: str | None = None


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    record: dict[str, Any]
    at: int
    seats: list[SeatPlan] | None = None


class ReplayStep(msgspec.Struct):
    choice: str
    seat: str
    cs: str
    en: str


class Steps(msgspec.Struct):
    steps: list[ReplayStep]
    total: int
    seats: list[str]
    record: Record
    outcome: Outcome | None  # by the rules, where the record goes to the end
    cards: list[CardFacts]  # that the set-up brings along; the others are those of the game


class Position(msgspec.Struct):
    view: View
    log: list[LogEntry]
    at: int


class Played:
    """A record that was played once: its steps, and copies of the match along the way."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps: list[ReplayStep] = []
        sudi.replay(record, 0)  # refuses another version of the rules
        match = fresh(game(record.game), record)
        self.seats = [seat_name(seat) for seat in deciding_seats(match)]
        self.cards = listed(record.game, match.own_cards).cards
        self.copies = [match.copy()]
        for number, choice in enumerate(record.choices):
            decision = match.decision
            option = decision.option(choice) if decision is not None else None
            if decision is None or option is None:
                raise sudi.BadRecord(f"Choice {number + 1} of the record ({choice[:60]!r}) cannot be made.")
            self.steps.append(ReplayStep(choice, seat_name(decision.seat), option.texts.cs, option.texts.en))
            match.choose(option)
            if (number + 1) % STRIDE == 0:
                self.copies.append(match.copy())
        self.outcome = ended_by_rules(match)

    def at(self, number: int) -> sudi.Match:
        if not 0 <= number <= len(self.steps):
            raise Refused(
                "unknown", f"Záznam má {len(self.steps)} voleb.", f"The record has {len(self.steps)} choices."
            )
        match = self.copies[number // STRIDE].copy()
        for choice in self.record.choices[number - number % STRIDE : number]:
            match.choose(choice)
        return match


_played: OrderedDict[bytes, Played] = OrderedDict()
KEPT = 8


async def _play(request: Request[Any, Any, Any], data: dict[str, Any]) -> Played:
    """A record's replay, played in a thread, and kept for the next jump of the slider."""
    record = read_record(data)
    if len(record.choices) > services(request).limits.replay_choices:
        raise Refused("size", "Záznam je moc dlouhý.", "The record is too long.")
    key = hashlib.sha256(msgspec.json.encode(record, order="deterministic")).digest()
    if key not in _played:
        heavy(request)
        try:
            _played[key] = await asyncio.to_thread(Played, record)
        except (TypeError, KeyError, IndexError, AttributeError, AssertionError):
            raise sudi.BadRecord("The record's set-up or position is damaged; ask for it again.") from None
        while len(_played) > KEPT:
            _played.popitem(last=False)
    _played.move_to_end(key)
    return _played[key]


@post("/replay", status_code=200)
async def replay(request: Request[Any, Any, Any], data: Replay) -> Steps:
    """The steps of a record."""
    played = await _play(request, data.record)
    return Steps(played.steps, len(played.steps), played.seats, played.record, played.outcome, played.cards)


@post("/replay/view", status_code=200)
async def replay_view(request: Request[Any, Any, Any], data: ReplayAt) -> Position:
    """The table after so many choices, from a seat, as a spectator (null) or as the referee ("all")."""
    match = (await _play(request, data.record)).at(data.at)
    if data.seat == "all":
        shown = match.shown_to(REFEREE)
        events = [e for p in match.past() for e in p.events]
        public = match.log(None)
        lines = public[: len(public) - len(events)]  # the deal, which everybody sees
        lines += [entry(match.state.t, match.game.lines, raw, None) for raw in events]
    else:
        seat = None if data.seat is None else match.game.seat_by_name(match.state.t, data.seat)
        shown, lines = match.view(seat), match.log(seat)
    log = [
        LogEntry(n, e.cs, e.en, e.line, seat_name(e.seat) if e.seat >= 0 else None, e.card) for n, e in enumerate(lines)
    ]
    return Position(shown, log, data.at)


@post("/replay/fork")
async def fork(request: Request[Any, Any, Any], data: Fork) -> Made:
    """Play on from here: a new table whose match begins after so many choices of the record."""
    known, who = services(request), await some_user(request)
    played = await _play(request, data.record)
    match = played.at(data.at)
    if match.decision is None:
        raise Refused("over", "Tady už partie skončila; vrať se o kus.", "The match is over here; go back a little.")
    await may_make(known, who)
    numbers = deciding_seats(match)
    wanted = data.seats
    if wanted is None:
        wanted = [SeatPlan("me" if seat == match.decision.seat else "bot") for seat in numbers]
    hotseat = sum(1 for seat in wanted if seat.kind == "me") > 1
    record = played.record
    plan = Plan.of(
        new_id(),
        record,
        prelude=record.choices[: data.at],
        copied=True,
        public=False,
        hotseat=hotseat,
        undo="free",
        owner=who.id,
        created=now(),
    )
    await lay_out(known, plan, chairs(known, numbers, wanted, hotseat, who))
    return Made(plan.id, f"/t/{plan.id}")


HANDLERS = [replay, replay_view, fork]
