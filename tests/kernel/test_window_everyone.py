"""Windows that ask everyone: who is asked hangs on nothing that a seat holds."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.kernel.decision import Verbs
from sudi.kernel.machine import Programs, apply, push, run
from sudi.kernel.windows import anybody, window

from .test_window_order import SEATS, Table


def asked(everyone: bool, able: set[int], gone: tuple[int, ...] = (), invited: Any = anybody) -> list[tuple[int, int]]:
    """Who is asked in a window that seat 0 begins and in which all pass, each with the number of options."""
    verbs, programs = Verbs(), Programs()
    do, stop = verbs.add("do", cs="Hrát", en="Play"), verbs.add("pass", cs="Pas", en="Pass")

    def offers(s: Any, seat: int, source: int, x: int) -> list[int]:
        return [do()] if seat in able else []

    program = window(programs, "round", offers, lambda *_: None, stop, 0, invited=invited)
    s = Table(programs)
    s.t.ask_everyone = everyone  # type: ignore[attr-defined]
    s.t.in_match = lambda s, seat: seat not in gone  # type: ignore[method-assign]
    push(s, program, 0)
    run(s)
    seen = []
    while s.seat >= 0:
        seen.append((s.seat, len(s.options)))
        assert s.options[-1] == stop(), "passing is the last option"
        apply(s, len(s.options) - 1)
    return seen


@pytest.mark.parametrize("able", [set(), {2}, {0, 3}, set(range(SEATS))], ids=str)
def test_everyone_is_asked_whatever_they_hold(able: set[int]) -> None:
    assert [seat for seat, _ in asked(True, able)] == [0, 1, 2, 3]
    assert asked(True, able) == [(seat, 2 if seat in able else 1) for seat in range(SEATS)]


def test_otherwise_only_who_can_act() -> None:
    assert asked(False, {2}) == [(2, 2)]
    assert asked(False, set()) == []


def test_who_has_left_the_match_or_is_not_meant_is_not_asked() -> None:
    assert [seat for seat, _ in asked(True, set(), gone=(1,))] == [0, 2, 3]
    only = asked(True, set(), invited=lambda s, seat, about, x: seat == 3)
    assert only == [(3, 1)]
