"""Being asked tells nothing: two matches that differ only in what one seat holds ask the same seats in the same order.

Both are matches of a table (`Game.for_table`) at which people with ordinary wishes sit. Every choice is made in both.
As long as nothing is laid open, a spectator sees the same in both to the byte: views, log, versions, who is asked.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import sudi
from sudi.kernel.view import SPECTATOR
from sudi.table import Seat, asking
from sudi.table.seats import HUMAN, Seats

from .cases import BASIC, SEED, Case, wander
from .test_no_leak import may_look, zones

LENGTH = 30  # choices that two matches are compared for
SEVERAL = [case for case in BASIC if case.players > 1]


def at_a_table(case: Case, seed: int) -> sudi.Match:
    setup = case.game.for_table(dict(case.setup))
    return sudi.new(case.game_name, case.mode, case.players, seed, **setup)


def twin(match: sudi.Match, seat: int, seed: int) -> sudi.Match | None:
    """The match with other cards in the hand of a seat, of those that nobody else can tell apart; None: all can."""
    other, dice, moved = match.copy(), random.Random(seed), 0
    s = other.state
    gaps = [
        (cards, i)
        for _, field, owner, cards in zones(s)
        if owner == seat and field.pool.startswith("own") and not may_look(s, field, owner, SPECTATOR)
        for i, card in enumerate(cards)
        if not any(known >> card & 1 for viewer, known in enumerate(s.known) if viewer != seat)
    ]
    cards = [pile[i] for pile, i in gaps]
    dice.shuffle(cards)
    for (pile, i), card in zip(gaps, cards, strict=True):
        moved += pile[i] != card
        pile[i] = card
    return other if moved else None


def pairs(case: Case, seed: int) -> Iterator[tuple[sudi.Match, sudi.Match, int]]:
    """Moments of a random match, each with its twin and the seat whose cards were exchanged while another was asked."""
    due, dice = 0, random.Random(seed)
    for step, match in enumerate(wander(at_a_table(case, seed), seed, 100)):
        if step < due or match.decision is None or not match.game.at_rest(match.state):
            continue
        others = [seat for seat, by in enumerate(match.state.t.decider) if by not in (match.decision.seat, -1)]
        seat = dice.choice(others) if others else -1
        other = twin(match, seat, seed + step) if others else None
        if other is not None:
            due = step + 20
            yield match.copy(), other, seat


class Watched:
    """A match as a spectator follows it at a table of people."""

    def __init__(self, match: sudi.Match) -> None:
        self.match, self.unasked, self.since = match, set[int](), len(match.log())
        chairs = [Seat(n, HUMAN, f"person {n}") for n in range(match.state.t.seats)]
        self.room: Any = SimpleNamespace(seats=Seats(chairs))

    def choose(self, option: int) -> None:
        self.match.choose(self.match.state.options.index(option))
        while self.match.decision is not None and asking.unasked(self.room, self.match):
            self.unasked.add(len(self.match))
            self.match.choose(asking.passing(self.match))

    def log(self) -> list[tuple[str, str]]:
        return [(entry.line, entry.cs) for entry in self.match.log(None, self.since, self.unasked)]

    def seen(self) -> tuple[Any, int, bytes]:
        """Who is asked, the version, and everything as bytes."""
        view = self.match.view()
        return view["decision"], len(self.match), msgspec.json.encode(view)


def follow(one: Watched, two: Watched, seat: int, dice: random.Random) -> int:
    """Play both with the same choices until something hidden is laid open; how many choices that were."""
    for number in range(LENGTH):
        if one.match.decision is None or two.match.decision is None:
            return number
        common = [option for option in one.match.state.options if option in two.match.state.options]
        if not common or (one.match.decision.seat != seat and one.match.state.options != two.match.state.options):
            return number  # somebody was shown the cards in question
        option = dice.choice(common)
        one.choose(option)
        two.choose(option)
        logs = one.log(), two.log()
        told = min(map(len, logs))
        if logs[0][:told] != logs[1][:told]:
            return number  # something was laid open, and the log says what
        assert len(logs[0]) == len(logs[1]), (logs[0][told:], logs[1][told:], "one was asked, the other was not")
        seen = one.seen(), two.seen()
        assert seen[0][:2] == seen[1][:2], logs[0][-3:]
        if seen[0] != seen[1]:
            return number  # laid open without a line: a hand that is discarded at the end of a turn
    return LENGTH


@pytest.mark.parametrize("case", SEVERAL, ids=str)
def test_who_is_asked_hangs_on_nothing_hidden(case: Case) -> None:
    compared, dice = 0, random.Random(SEED)
    for seed in (1, 2):
        for one, two, seat in pairs(case, seed):
            compared += follow(Watched(one), Watched(two), seat, dice)
    assert compared > 20
