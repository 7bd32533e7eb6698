"""Somebody sits at a lesson: what is said now, what an answer does, and what is taken back.

A choice that the step does not ask for is answered and taken back; nothing illegal can be done, for the referee refuses
it as in every match. So nobody can get stuck.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sudi.kernel.errors import BadSetup
from sudi.kernel.match import Match
from sudi.kernel.permissions import Refusal
from sudi.kernel.wording.text import Bilingual

from .lesson import Lesson, Step, holds

GO_ON = ""
RIGHT, ON, WRONG, REFUSED = "right", "on", "wrong", "refused"
BACK = Bilingual(
    "To teď v lekci není na řadě, vracím to zpět.", "The lesson is about something else now; I take it back."
)
MISSED = Bilingual(
    "Tím tah skončil a cíl zůstal nesplněný; zkus to znovu.", "The turn is over and the goal was missed; try again."
)


@dataclass(frozen=True)
class Answer:
    """What became of an answer: right (the step is done), on (towards its goal), wrong or refused (nothing changed)."""

    kind: str
    text: Bilingual | None = None
    rule: str = ""


class Sitting:
    """A lesson in progress."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = lesson.table()
        self.at = 0
        self.past: list[str] = []  # the answers that stand; GO_ON where a step was only read
        self._begun: tuple[Match, int] | None = None  # the match as the step began and its answers, to go back to

    @classmethod
    def resumed(cls, lesson: Lesson, past: Iterable[str]) -> Sitting:
        """As it stands after these answers; those that would have been taken back are left out."""
        sitting = cls(lesson)
        for name in past:
            if sitting.step is None:
                break
            sitting._again(sitting.step, name)
        return sitting

    def _again(self, step: Step, name: str) -> None:
        """An answer that was given before: nobody has to be told why it is none."""
        decision = self.match.decision
        if step.is_read:
            self.go_on()
        elif step.tries:
            if name == step.tries:
                self._done(step, name)
        elif decision is not None and decision.option(name) is not None:
            self.choose(name)

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def go_on(self) -> None:
        """From a step that is only read to the next one."""
        step = self.step
        if step is None or not step.is_read:
            raise BadSetup("This step wants something done before the lesson goes on.")
        self._done(step, GO_ON)

    def choose(self, name: str) -> Answer:
        """Answer with the choice of this name, legal or not."""
        step = self.step
        if step is None:
            raise BadSetup("The lesson is over; begin it again or take the next one.")
        refusal = self._refused(name)
        if refusal is not None:
            if step.tries and (name == step.tries or refusal.rule == step.rule):  # the same "no" teaches the same
                self._done(step, step.tries)
                return Answer(RIGHT, refusal.text, refusal.rule)
            return Answer(REFUSED, refusal.text, refusal.rule)
        if step.do and name in step.do:
            self.match.choose(name)
            self._done(step, name)
            return Answer(RIGHT)
        if step.until is not None:
            return self._towards(step, name)
        return Answer(WRONG, step.wrong or BACK)

    def _refused(self, name: str) -> Refusal | None:
        decision = self.match.decision
        if decision is not None and decision.option(name) is not None:
            return None
        return self.match.why_not(name, self.lesson.seat)

    def _towards(self, step: Step, name: str) -> Answer:
        if self._begun is None:
            self._begun = self.match.copy(), len(self.past)
        assert step.until is not None
        self.match.choose(name)
        if holds(step.until, self.match, self.lesson.seat):
            self._done(step, name)
            return Answer(RIGHT)
        if self.match.decision is None or self.match.decision.seat != self.lesson.seat:
            (self.match, answers), self._begun = self._begun, None
            del self.past[answers:]
            return Answer(WRONG, step.wrong or MISSED)
        self.past.append(name)
        return Answer(ON)

    def _done(self, step: Step, name: str) -> None:
        self.past.append(name)
        for choice in step.then:
            self.match.choose(choice)
        self.at += 1
        self._begun = None
