"""Random matches of every case end, and after every choice the table is in order.

SUDI_RANDOM_MATCHES raises the number of matches per case.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from sudi.kernel.machine import apply
from sudi.kernel.state import CARDS, PER_CARD, SCALAR, SEATS, places

from .cases import CASES, Case
from .test_options import RULES

MATCHES = int(os.environ.get("SUDI_RANDOM_MATCHES", "0"))
CHOICES = 5_000  # per case, unless a number of matches is asked for


class Table:
    """Checks one state class: which fields hold cards, which numbers have a range."""

    def __init__(self, s: Any) -> None:
        self.cards = list(range(len(s.t.defs)))
        self.facts = [(name, f) for name, f in s.fields.items() if f.shape == PER_CARD]
        self.sets = [name for name, f in s.fields.items() if f.shape == CARDS]
        self.numbers = [
            (name, f)
            for name, f in s.fields.items()
            if f.shape in (SCALAR, SEATS) and (f.low is not None or f.seat or f.truth)
        ]

    def check(self, s: Any) -> None:
        lying = sorted(card for _, _, cards in places(s) for card in cards)
        assert lying == self.cards, self.misplaced(lying)
        for name, field in self.numbers:
            value = getattr(s, name)
            for one in value if field.shape == SEATS else (value,):
                self.check_number(name, field, one, s.t.seats)
        for name, field in self.facts:
            top = s.t.seats if field.seat else len(self.cards) if field.refers else 1 << 15
            assert all(-1 <= one < top for one in getattr(s, name)), name
        for name in self.sets:
            assert 0 <= getattr(s, name) < 1 << len(self.cards), name

    @staticmethod
    def check_number(name: str, field: Any, one: Any, seats: int) -> None:
        if field.seat:
            assert -1 <= one < seats, f"{name}: {one} is no seat"
        elif field.truth:
            assert one in (True, False), f"{name}: {one}"
        else:
            assert type(one) is int, f"{name}: {one!r}"
            assert field.low <= one, f"{name}: {one} is below {field.low}"
            assert field.high is None or one <= field.high, f"{name}: {one} is above {field.high}"

    def misplaced(self, lying: list[int]) -> str:
        lost = sorted(set(self.cards) - set(lying))
        double = sorted({card for card in lying if lying.count(card) > 1})
        return f"in no place: {lost}; in two places: {double}"


def check_moment(s: Any) -> None:
    """Somebody is asked, with a choice, or there is a result; never both."""
    if s.result is None:
        assert 0 <= s.seat < s.t.seats
        assert len(s.options) >= (1 if s.t.ask_everyone else 2)
        assert len(set(s.options)) == len(s.options)
        assert s.stack
    else:
        assert s.seat == -1
        assert not s.stack


def check_result(case: Case, s: Any) -> None:
    winners, scores, rule = s.result
    assert len(set(winners)) == len(winners)
    assert all(0 <= seat < s.t.seats for seat in winners)
    assert len(scores) == s.t.seats
    assert rule in RULES[case.game_name], f"{rule} is no rule"


def play(case: Case, seed: int) -> int:
    dice = random.Random(seed)
    s = case.state(seed)
    table = Table(s)
    choices = 0
    while s.seat >= 0:
        table.check(s)
        check_moment(s)
        apply(s, dice.randrange(len(s.options)))
        choices += 1
        assert choices <= case.game.max_choices, "this match does not end"
    table.check(s)
    check_moment(s)
    check_result(case, s)
    return choices


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_matches_end_in_order(case: Case) -> None:
    played = choices = 0
    while played < MATCHES if MATCHES else choices < CHOICES or played < 3:
        try:
            choices += play(case, played)
        except Exception as error:
            error.add_note(f"in {case}, seed {played}")
            raise
        played += 1
    assert played >= max(MATCHES, 3)
