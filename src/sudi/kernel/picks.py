"""Effects that ask: choosing cards one at a time, and scripts of several questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, TypeAlias

from .decision import Verb
from .effects import Compiler, Effect, Label
from .law import Case, Choice, Question, Values, answers, stop
from .machine import ME, PC, SRC, Frame, Step, ask


class Pick(Effect):
    """Base of effects that choose cards one at a time: up to `count`, or exactly as many as there are.

    A subclass declares what may be chosen (`asks`), what a chosen one does (`act`), and whether one may stop
    (`optional`; `declining` is the verb for it). What leaves no choice is done without asking. `offers` is for a short
    way to what `asks` gives; the generic tests prove that it is the same.
    """

    count: int = 1
    optional: bool = False
    asking: ClassVar[int] = -1  # the prompt
    declining: ClassVar[Verb | None] = None

    def prompt(self) -> int:
        return self.asking

    def asks(self) -> Choice:
        raise NotImplementedError

    def naming(self) -> Values | None:
        """What its prompt names beside the card that asks, if anything."""
        return None

    def decline(self) -> int:
        """The option that stops choosing."""
        return self.declining() if self.declining is not None else -1

    def offers(self, s: Any, me: int, src: int) -> list[int]:
        raise NotImplementedError

    def act(self, s: Any, me: int, src: int, option: int) -> None:
        raise NotImplementedError

    def question(self) -> Question | None:
        """Everything that may be answered."""
        if type(self).asks is Pick.asks:
            return None
        ending = (stop(self.declining),) if self.optional and self.declining is not None else ()
        return Question(self.prompt(), (self.asks(), *ending), values=self.naming())

    def compile(self, c: Compiler) -> None:
        left, again, done = c.slot(), Label(), Label()
        prompt, end = self.prompt(), self.decline()
        offers, act, optional, count = self.offers, self.act, self.optional, self.count
        question = self.question()
        if question is not None and count > 1:
            question = replace(question, count=lambda s, f: int(f[left]) + 1)  # the one that is asked is taken off it
        lawful = question.choices[0].options if question is not None and type(self).offers is Pick.offers else None

        def start(s: Any, f: Frame) -> None:
            f[left] = count

        def choose(s: Any, f: Frame) -> None:
            if f[left] <= 0:
                f[PC] = done.at
                return
            options = lawful(Case(s, f[ME], f[SRC], f)) if lawful is not None else offers(s, f[ME], f[SRC])
            if not options:
                f[PC] = done.at
                return
            f[left] -= 1
            ask(s, f[ME], prompt, [*options, end] if optional else options, f[SRC])

        def chosen(s: Any, f: Frame) -> None:
            if s.answer == end:
                f[PC] = done.at
                return
            f[PC] = again.at
            act(s, f[ME], f[SRC], s.answer)

        c.emit(start)
        c.mark(again)
        c.emit(choose)
        c.emit(answers(question)(chosen) if question is not None else chosen)
        c.mark(done)


# The place of a step of a script in the program: of the step itself, or by its number.
Go: TypeAlias = Callable[[int | Step], int]
OVER = -1


class Script(Effect):
    """Base of effects with several questions, written as steps.

    `script` returns the steps; `f[PC] = go(step)` goes on at one of them, `go(OVER)` is the end of the script, and
    `slot[i]` the index of the i-th of its `slots` in the frame.
    """

    slots: int = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        raise NotImplementedError

    def compile(self, c: Compiler) -> None:
        base = len(c.steps)
        steps: list[Step] = []

        def go(to: int | Step) -> int:
            if isinstance(to, int):
                return base + (to if to >= 0 else len(steps))
            return base + steps.index(to)

        steps += self.script(go, [c.slot() for _ in range(self.slots)])
        for step in steps:
            c.emit(step)
