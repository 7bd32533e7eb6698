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


def window(programs: Programs, name: str, offers: Offers, act: Act, pass_verb: Verb, prompt: int) -> Program:
    """A procedure: starting with `me` and clockwise, each seat may act or pass; acting makes all earlier passes void.

    A seat that has nothing to offer is passed over without asking. The window closes when every seat still in the
    match has passed one directly after another.
    """
    stop = pass_verb()

    def turn_of(s: Any, f: Frame) -> None:
        seat, passes = f[ARG], f[ARG + 1]
        if passes >= s.t.seats:
            s.stack.pop()
            return
        options = offers(s, seat, f[SRC], f[X]) if s.t.in_match(s, seat) else []
        ask(s, seat, prompt, [*options, stop], f[SRC])

    def acted(s: Any, f: Frame) -> None:
        seat = f[ARG]
        f[ARG] = (seat + 1) % s.t.seats
        f[PC] = 1
        if s.answer == stop:
            f[ARG + 1] += 1
            return
        f[ARG + 1] = 0
        act(s, seat, s.answer, f[SRC], f[X])

    def opens(s: Any, f: Frame) -> None:
        f[ARG], f[ARG + 1] = f[ME], 0

    return programs.procedure(name, opens, turn_of, acted, slots=2)
