"""The review of a finished match as data: the account of each seat, its errors, its turns, its turning points.

What a choice cost is graded with what the seat knew. The curve with open cards is shown beside it and never graded.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias

import sudi
from sudi.games import kept
from sudi.kernel.decision import seat_name
from sudi.kernel.errors import BadRecord
from sudi.kernel.game import Game
from sudi.kernel.match import Match
from sudi.kernel.offered import Pending
from sudi.kernel.view import REFEREE
from sudi.kernel.written.record import Record

from ..judging import Judge
from .effort import TIMES_MORE, affordable
from .ledger import CHOICE, LUCK, OTHERS, Entry, Graded, ledger
from .sharing import Look, shared_out
from .steps import Step, steps_of

# From so much of the win upwards; the words stand in `cli/learning/review_words.py`.
GRADES = (("blunder", 0.15), ("mistake", 0.10), ("slip", 0.05))
NEAR = 0.03  # any answer to an exercise that is so near the best is right
FEW = 20  # decisions; with fewer no mean is told
TURNING = 3

Progress: TypeAlias = Callable[[int, int], None]
Data: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class SeatReview:
    """One seat's match."""

    seat: int
    start: float
    result: float
    columns: dict[str, float]  # choice, luck, others: they add up to result less start
    decisions: int  # with more than one thing to do
    errors: tuple[Data, ...]
    turns: tuple[Data, ...]
    curve: tuple[Data, ...]

    @property
    def mean_cost(self) -> float | None:
        """What a decision cost on the average, in shares of the win; not told of few."""
        return -self.columns[CHOICE] / self.decisions if self.decisions >= FEW else None

    @property
    def turning_points(self) -> list[Data]:
        """The turns that changed most, in their order."""
        most = sorted(self.turns, key=lambda turn: -abs(turn["after"] - turn["before"]))[:TURNING]
        return sorted(most, key=lambda turn: int(turn["from"]))

    def data(self) -> Data:
        return {
            "seat": seat_name(self.seat),
            "start": round(self.start, 6),
            "result": round(self.result, 6),
            **{name: round(total, 6) for name, total in self.columns.items()},
            "decisions": self.decisions,
            "mean_cost": None if self.mean_cost is None else round(self.mean_cost, 6),
            "errors": list(self.errors),
            "turns": list(self.turns),
            "turning_points": self.turning_points,
            "curve": list(self.curve),
        }


@dataclass(frozen=True)
class Review:
    """All seats of one match that were looked at."""

    game: str
    mode: str
    players: int
    choices: int
    result: Data | None  # by the rules
    seats: tuple[SeatReview, ...]
    settings: Data

    def data(self) -> Data:
        return {
            "game": self.game,
            "mode": self.mode,
            "players": self.players,
            "choices": self.choices,
            "finished": self.result is not None,
            "result": self.result,
            "settings": self.settings,
            "seats": [seat.data() for seat in self.seats],
        }


def review(
    record: Record,
    seats: list[int] | None = None,
    worlds: int | None = None,
    more: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    unfinished: bool = False,
) -> Review:
    """Review a finished match for some of its seats, or all. The same settings give the same review; without `worlds`
    it takes as many as can be afforded in two minutes, and says how many.

    One that was given up is `unfinished` by the rules: its result is then what its last moment is worth.
    """
    match = sudi.replay(record)
    if match.result is None and not unfinished:
        raise BadRecord("The match is not over yet; only a finished match can be reviewed.")
    if not len(match):
        raise BadRecord("There is no choice in this record, so there is nothing to review.")
    looked_at = list(range(match.state.t.players)) if seats is None else seats
    many = min(processes or os.cpu_count() or 1, len(looked_at))
    if worlds is None:
        worlds = affordable(match.game, steps_of(match)[0], looked_at, many)
    more = worlds * TIMES_MORE if more is None else max(worlds, more)
    look = Look(record.to_json(), worlds, more, seed)
    tell = _Told(progress, len(match) * len(looked_at))
    if many == 1:
        found = [_seat(match, seat, look, tell.one) for seat in looked_at]
    else:
        found = shared_out(seat_review, look, looked_at, many, tell.all)
    settings = {"worlds": worlds, "more": more, "seed": seed}
    result = match.view()["result"]
    tables = match.state.t
    return Review(match.game.name, tables.mode, tables.players, len(match), result, tuple(found), settings)


class _Told:
    """How far it is, for whoever wants to know."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self.progress, self.total, self.done = progress, total, 0

    def one(self) -> None:
        self.all(self.done + 1)

    def all(self, done: int) -> None:
        self.done = done
        if self.progress is not None:
            self.progress(done, self.total)


def seat_review(look: Look, seat: int, tell: Callable[[], None]) -> SeatReview:
    """One seat, from the record alone: the same in a process of its own."""
    match = sudi.replay(look.text)
    kept(match.game.name)
    return _seat(match, seat, look, tell)


def _seat(match: Match, seat: int, look: Look, tell: Callable[[], None]) -> SeatReview:
    game = match.game
    steps, end = steps_of(match)
    judge = Judge(game, look.worlds, look.more, seed=look.seed)
    account = ledger(judge, steps, end, seat, lambda _: tell())
    costs = {entry.step: -entry.choice for entry in account.entries if entry.choice}
    errors = [
        _error(game, steps[one.step], one, costs[one.step])
        for one in account.graded
        if one.gap.is_sure and costs.get(one.step, 0.0) >= GRADES[-1][1]
    ]
    return SeatReview(
        seat,
        account.start,
        account.result,
        {column: account.total(column) for column in (CHOICE, LUCK, OTHERS)},
        len(account.graded),
        tuple(errors),
        tuple(_turns(steps, account.entries)),
        tuple(_curve(judge, steps, end, account.entries, seat, account.result)),
    )


def grade(cost: float) -> str:
    """What an error of this cost is called; nothing if it is none."""
    return next((name for name, least in GRADES if cost >= least), "")


def _error(game: Game, step: Step, one: Graded, cost: float) -> Data:
    """An error is an exercise as well: the match up to this step, and the answers that are right."""
    pending = Pending(game, step.before)
    decision, names = pending.decision, pending.names
    right = [w.option for w in one.options if one.best.worth - w.worth <= NEAR and w.option != one.taken.option]

    def told(option: int) -> Data:
        text = decision.options[option]
        return {"choice": names[option], "cs": text.text("cs"), "en": text.text("en")}

    return {
        "n": step.number + 1,
        "turn": step.before.turns,
        "question": {"cs": decision.prompt("cs"), "en": decision.prompt("en")},
        "taken": told(one.taken.option),
        "best": told(one.best.option),
        "right": [names[option] for option in right],
        "cost": round(cost, 4),
        "error": round(one.gap.error, 4),
        "grade": grade(cost),
    }


def _turns(steps: list[Step], entries: list[Entry]) -> list[Data]:
    """The account turn by turn."""
    found = []
    whole = list(zip(steps, entries, strict=True))
    for turn, group in groupby(whole, key=lambda pair: pair[0].before.turns):
        pairs = list(group)
        first, last = pairs[0], pairs[-1]
        found.append(
            {
                "turn": turn,
                "of": seat_name(first[0].before.turn),
                "from": first[0].number + 1,
                "to": last[0].number + 1,
                "before": round(first[1].before, 4),
                "after": round(last[1].before + last[1].change, 4),
                **{c: round(sum(getattr(e, c) for _, e in pairs), 4) for c in (CHOICE, LUCK, OTHERS)},
            }
        )
    return found


def _curve(judge: Judge, steps: list[Step], end: Any, entries: list[Entry], seat: int, result: float) -> list[Data]:
    """The chance to win at the beginning of every turn: as the seat could know it, and with open cards."""
    found, turn = [], None
    for step, entry in zip(steps, entries, strict=True):
        if step.before.turns != turn:
            turn = step.before.turns
            open_cards = judge.moment(step.before, seat, step.number, -1, REFEREE)
            found.append(
                {"n": step.number + 1, "turn": turn, "known": round(entry.before, 4), "open": round(open_cards, 4)}
            )
    found.append({"n": len(steps) + 1, "turn": end.turns, "known": round(result, 4), "open": round(result, 4)})
    return found
