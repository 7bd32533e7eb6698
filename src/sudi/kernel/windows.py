"""Rounds in which anyone may act until all have passed in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from .decision import Verb
from .machine import ARG, ME, PC, SRC, Frame, Program, Programs, X, ask

# (state, seat, source, x) -> the options of that seat, without passing
Offers: TypeAlias = Callable[[Any, int, int, int], list[int]]
# (state, seat, option, source, x): carry one out
Act: TypeAlias = Callable[[Any, int, int, int, int], None]
# (state, the seat that began, seat) -> who comes next
Following: TypeAlias = Callable[[Any, int, int], int]


def clockwise(s: Any, began: int, seat: int) -> int:
    return (seat + 1) % s.t.seats  # type: ignore[no-any-return]


def window(
    programs: Programs,
    name: str,
    offers: Offers,
    act: Act,
    pass_verb: Verb,
    prompt: int,
    following: Following = clockwise,
) -> Program:
    """A procedure: starting with `me`, each seat may act or pass; acting makes all earlier passes void.

    A seat that has nothing to offer is passed over without asking. The window closes when every seat still in the
    match has passed one directly after another. `following` puts the seats into another order than clockwise; it has
    to lead through all of them.
    """
    stop = pass_verb()

    def turn_of(s: Any, f: Frame) -> None:
        seat, passes, seats = f[ARG], f[ARG + 1], s.t.seats
        while passes < seats:
            options = offers(s, seat, f[SRC], f[X]) if s.t.in_match(s, seat) else []
            if options:
                f[ARG], f[ARG + 1] = seat, passes
                ask(s, seat, prompt, [*options, stop], f[SRC])
                return
            seat, passes = following(s, f[ME], seat), passes + 1  # who has nothing to offer has passed
        s.stack.pop()

    def acted(s: Any, f: Frame) -> None:
        seat = f[ARG]
        f[ARG] = following(s, f[ME], seat)
        if s.answer == stop:
            f[ARG + 1] += 1
            f[PC] = 2
            turn_of(s, f)
            return
        f[ARG + 1] = 0
        f[PC] = 1
        act(s, seat, s.answer, f[SRC], f[X])

    def opens(s: Any, f: Frame) -> None:
        f[ARG], f[ARG + 1], f[PC] = f[ME], 0, 2
        turn_of(s, f)

    return programs.procedure(name, opens, turn_of, acted, slots=2)
