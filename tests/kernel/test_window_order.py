"""Windows that go round in another order than clockwise."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.kernel.decision import Verbs
from sudi.kernel.machine import Programs, apply, push, run
from sudi.kernel.windows import clockwise, window

SEATS = 4


class Tables:
    seats = SEATS
    decider = list(range(SEATS))
    ask_everyone = ask_single = False
    ask_ends: frozenset[int] = frozenset()
    puts: Any = None

    def __init__(self, programs: Programs) -> None:
        self.steps = programs.steps

    def in_match(self, s: Any, seat: int) -> bool:
        return True


class Table:
    """As much of a state as a window needs."""

    def __init__(self, programs: Programs) -> None:
        self.t = Tables(programs)
        self.stack: list[Any] = []
        self.seat, self.prompt, self.about, self.answer = -1, 0, -1, 0
        self.options: list[int] = []


def opposite_first(s: Any, began: int, seat: int) -> int:
    """The seat that began, the one opposite, then the two others."""
    order = [began, (began + 2) % SEATS, (began + 1) % SEATS, (began + 3) % SEATS]
    return order[(order.index(seat) + 1) % SEATS]


def asked(following: Any, acts: int) -> list[int]:
    """Who is asked in a window begun by seat 1 in which the first `acts` questions are answered by acting."""
    verbs, programs = Verbs(), Programs()
    do = verbs.add("do", cs="Hrát", en="Play")
    stop = verbs.add("pass", cs="Pas", en="Pass")
    program = window(
        programs, "round", lambda s, seat, src, x: [do()], lambda s, seat, option, src, x: None, stop, 0, following
    )
    s = Table(programs)
    push(s, program, 1)
    run(s)
    seen = []
    while s.seat >= 0:
        seen.append(s.seat)
        apply(s, 0 if len(seen) <= acts else 1)
    return seen


@pytest.mark.parametrize(
    ("following", "acts", "seats"),
    [
        (clockwise, 0, [1, 2, 3, 0]),
        (opposite_first, 0, [1, 3, 2, 0]),
        (opposite_first, 1, [1, 3, 2, 0, 1]),  # acting makes the passes before it void
    ],
)
def test_the_order_of_seats(following: Any, acts: int, seats: list[int]) -> None:
    assert asked(following, acts) == seats
