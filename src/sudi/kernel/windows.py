"""Rounds in which anyone may act until all have passed in a row.

A seat that has nothing to offer is passed over without asking. That is right for bots and quick for simulation, but
among people it tells: who is asked has something. So a match may be set up to ask everyone (`windows: everyone`), or
whoever could have something for all that everybody knows (`single`); then who is asked, and how often, hangs on nothing
hidden. Whoever does not want to be asked has their passes made for them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from .decision import Verb
from .law import Choice, Question, answers
from .law import stop as stop_choice
from .machine import ARG, ME, PC, SRC, Frame, Program, Programs, X, ask, pose
from .single import could_choose

# (state, seat, source, x) -> the options of that seat, without passing
Offers: TypeAlias = Callable[[Any, int, int, int], list[int]]
# (state, seat, option, source, x): carry one out
Act: TypeAlias = Callable[[Any, int, int, int, int], None]
# (state, the seat that began, seat) -> who comes next
Following: TypeAlias = Callable[[Any, int, int], int]
# (state, seat, source, x) -> is this seat one of those whom the window is for? Open facts only.
Invited: TypeAlias = Callable[[Any, int, int, int], bool]

# The set-up value of games with windows, and its values.
SETTING, ABLE, EVERYONE = "windows", "able", "everyone"
ANYTIME, REACTION = "anytime", "reaction"


@dataclass(frozen=True)
class Moment:
    """What a window is to the seat that is asked in it. Open facts only: everybody at the table could tell the same."""

    kind: str  # ANYTIME or REACTION
    fights: bool = False  # it is part of a combat in which this seat takes part
    affects: bool = False  # it is about this seat or its cards
    own_turn: bool = False  # it is for cards that are tied to a moment of this seat's own turn: its start, its end


def clockwise(s: Any, began: int, seat: int) -> int:
    return (seat + 1) % s.t.seats  # type: ignore[no-any-return]


def anybody(s: Any, seat: int, about: int, x: int) -> bool:
    return True


def window(
    programs: Programs,
    name: str,
    offers: Offers,
    act: Act,
    pass_verb: Verb,
    prompt: int,
    following: Following = clockwise,
    invited: Invited = anybody,
    choices: tuple[Choice, ...] = (),
    rule: str = "",
) -> Program:
    """A procedure: starting with `me`, each seat may act or pass; acting makes all earlier passes void.

    The window closes when every seat still in the match has passed one directly after another. `following` puts the
    seats into another order than clockwise; it has to lead through all of them. `invited` says whom the window is for,
    where everyone is asked. Passing is the last option. `choices` declare what may be done in it; `offers` is the short
    way to the same.
    """
    stop = pass_verb()
    question = Question(prompt, (*choices, stop_choice(pass_verb)), rule, me=lambda s, f: int(f[ARG]))

    def asked_idly(s: Any, f: Frame, seat: int) -> bool:
        """Is a seat that can only pass asked?"""
        if s.t.ask_everyone:
            return invited(s, seat, f[SRC], f[X])
        f[ARG] = seat
        return could_choose(s, question, f)

    def turn_of(s: Any, f: Frame) -> None:
        seat, passes, seats = f[ARG], f[ARG + 1], s.t.seats
        while passes < seats:
            options = offers(s, seat, f[SRC], f[X]) if s.t.in_match(s, seat) else []
            if options:
                f[ARG], f[ARG + 1] = seat, passes
                ask(s, seat, prompt, [*options, stop], f[SRC])
                return
            if (s.t.ask_everyone or s.t.ask_single) and s.t.in_match(s, seat) and asked_idly(s, f, seat):
                f[ARG], f[ARG + 1] = seat, passes
                pose(s, seat, prompt, [stop], f[SRC])
                return
            seat, passes = following(s, f[ME], seat), passes + 1  # who has nothing to offer has passed
        s.stack.pop()

    @answers(question)
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
