"""Runs programs until somebody has to choose. Everything it needs to go on later is data inside the state.

A program is a flat tuple of steps; a step is a small function `(state, frame)`. A frame is a plain list

    [program, pc, me, source, x, slot, slot, ...]

with the program's number, the next step, the seat that carries the program out, the card whose text it is, a number
handed over by whoever started it, and the slots in which the program keeps what it has to remember. A step may write
into its frame, jump by setting the pc, push another program, or ask. Asking fills in the decision and ends the run;
the next step of the same frame finds the choice in `state.answer`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from .state import Frame as Frame

PROG, PC, ME, SRC, X, ARG = 0, 1, 2, 3, 4, 5


def slots(count: int) -> tuple[int, ...]:
    """The indices of a procedure's slots, to be given names: `LEFT, DIE = slots(2)`, then `f[LEFT]`."""
    return tuple(range(ARG, ARG + count))


Step: TypeAlias = Callable[[Any, Frame], None]
# The quick form of an effect that never asks: (state, me, source, x).
Instant: TypeAlias = Callable[[Any, int, int, int], None]


class Program:
    """A compiled effect or procedure, known by its number inside states and by its name inside positions."""

    __slots__ = ("blank", "id", "instant", "name", "slots", "steps")

    def __init__(self, name: str, steps: Sequence[Step], slots: int, instant: Instant | None = None) -> None:
        self.id = -1
        self.name = name
        self.steps = (*steps, finish)
        self.slots = slots
        self.blank = [0] * slots  # its slots before anything is remembered
        self.instant = instant

    def at(self, step: Step) -> int:
        """The place of a step, to jump to it: `OFFER = TURN.at(offer_actions)`, then `f[PC] = OFFER`."""
        return self.steps.index(step)


def finish(s: Any, f: Frame) -> None:
    """The last step of every program."""
    s.stack.pop()


class Programs:
    """All programs of a game; the number of a program is its place here."""

    def __init__(self) -> None:
        self.all: list[Program] = []
        self.steps: list[tuple[Step, ...]] = []
        self.by_name: dict[str, Program] = {}

    def add(self, program: Program) -> Program:
        if program.name in self.by_name:
            raise ValueError(f"two programs are called {program.name!r}")
        program.id = len(self.all)
        self.all.append(program)
        self.steps.append(program.steps)
        self.by_name[program.name] = program
        return program

    def procedure(self, name: str, *steps: Step, slots: int = 0) -> Program:
        """A program written by hand: a turn, a phase, a way of doing something that may stop in the middle."""
        return self.add(Program(name, steps, slots))


def push(s: Any, program: Program, me: int, source: int = -1, x: int = 0, *args: Any) -> Frame:
    """Start a program; it runs as soon as the step that is running now is over."""
    frame: Frame = [program.id, 0, me, source, x, *args]
    if program.slots > len(args):
        frame += program.blank[len(args) :]
    s.stack.append(frame)
    return frame


def begin(s: Any, program: Program, me: int, source: int, x: int = 0) -> None:
    """Carry a program out: at once if it never asks, otherwise on the stack."""
    if program.instant is not None:
        program.instant(s, me, source, x)
    else:
        s.stack.append([program.id, 0, me, source, x, *program.blank])


def run(s: Any) -> None:
    """Go on until somebody is asked or the stack is empty (the match is over)."""
    stack = s.stack
    programs = s.t.steps
    while stack and s.seat < 0:
        f = stack[-1]
        pc = f[1]
        f[1] = pc + 1
        programs[f[0]][pc](s, f)


def apply(s: Any, i: int) -> None:
    """The fast face: choose option number i of the pending decision."""
    s.answer = s.options[i]
    s.seat = -1
    stack = s.stack
    programs = s.t.steps
    while True:  # as in `run`, without another call: this is what a bulk simulation does all the time
        f = stack[-1]
        pc = f[1]
        f[1] = pc + 1
        programs[f[0]][pc](s, f)
        if s.seat >= 0 or not stack:
            return


def ask(s: Any, seat: int, prompt: int, options: list[int], about: int = -1) -> None:
    """Ask a seat to pick one option. A single one is taken without asking (but see `single` and `ends`)."""
    if len(options) == 1 and (s.t.puts is None or not s.t.puts(s, prompt, options)):
        s.answer = options[0]
        return
    s.seat = s.t.decider[seat]
    s.prompt = prompt
    s.about = about
    s.options = options


def pose(s: Any, seat: int, prompt: int, options: list[int], about: int = -1) -> None:
    """Ask even if there is but one answer. (`ask` does not go through here: it is asked all the time.)"""
    s.seat = s.t.decider[seat]
    s.prompt = prompt
    s.about = about
    s.options = options


def over(s: Any, result: tuple[Any, ...]) -> None:
    """End the match: (winning seats, scores, rule id)."""
    s.result = result
    s.stack.clear()
    s.seat = -1
    s.options = []
