"""Lessons: the path of a game, and a lesson at any of its steps.

Nothing is kept here: a lesson is where its answers lead, and whoever learns sends them along. So nobody can fill the
server with lessons, and they go on after a restart and in any process.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from litestar import get, post

from sudi.coach.lessons import Lesson, Sitting, Step, lessons_of
from sudi.coach.lessons.examples import examples_of
from sudi.coach.lessons.guiding import guide_of
from sudi.coach.lessons.reading import lesson_named
from sudi.games import game
from sudi.kernel.decision import seat_name
from sudi.table.face import LogEntry

from ..wire.messages import Text, View
from .exercises import ExerciseTold, ExerciseWonder, Name, Past, entries_of, text_of, text_or_none, told_about


class LessonFacts(msgspec.Struct):
    id: str
    number: int
    title: Text
    about: Text
    minutes: int
    steps: int
    rules: list[str]  # that it teaches


class Lessons(msgspec.Struct):
    """The path, and the rules that have an example: a lesson of one step that is called by the rule's id."""

    lessons: list[LessonFacts]
    examples: list[str]


class GuideMoment(msgspec.Struct):
    """Said once, when one of these verbs can be chosen for the first time."""

    offered: list[str]
    say: Text


class GuideWords(msgspec.Struct):
    """What the guide of a first match says by itself; of several moments that fit, the first."""

    aim: Text | None
    moments: list[GuideMoment]


class LessonAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """`past` are the answers that stand, "" where a step was only read; `answer` is the next one."""

    past: Past = []
    answer: Name | None = None


class LessonWay(msgspec.Struct):
    """A choice that the step wants, or one of those on a way to its goal, in words."""

    name: str
    cs: str
    en: str


class LessonHeard(msgspec.Struct):
    """What became of the answer: only `right` ends the step; nothing has happened where it is `wrong` or `refused`."""

    kind: Literal["right", "on", "wrong", "refused"]
    text: Text | None
    rule: str


class LessonNow(msgspec.Struct):
    """A lesson where its answers lead: what is said, what is to be done about it, and the table."""

    lesson: LessonFacts
    next: str | None  # the lesson after this one
    at: int
    wants: Literal["read", "do", "try", "until", "over"]
    say: Text
    look: list[str]  # cards by id, zones by name
    ways: list[LessonWay]
    rule: str  # by which what is to be tried cannot be done
    past: list[str]
    heard: LessonHeard | None
    seat: str
    view: View
    log: list[LogEntry]


def _facts(lesson: Lesson) -> LessonFacts:
    return LessonFacts(
        lesson.id,
        lesson.number,
        text_of(lesson.title),
        text_of(lesson.about),
        lesson.minutes,
        len(lesson.steps),
        list(lesson.rules),
    )


@cache
def _path(name: str) -> Lessons:
    return Lessons([_facts(lesson) for lesson in lessons_of(name)], sorted(examples_of(name)))


def _wants(step: Step | None) -> Literal["read", "do", "try", "until", "over"]:
    if step is None:
        return "over"
    return "do" if step.do else "try" if step.tries else "until" if step.until is not None else "read"


def _ways(sitting: Sitting) -> list[LessonWay]:
    """What the step wants, in the words of the table; later choices of a longer way only by the words of their verb."""
    step, match = sitting.step, sitting.match
    names = () if step is None else step.do or ((step.tries,) if step.tries else step.solution)
    offered = match.decision
    found = []
    for name in names:
        option = offered.option(name) if offered is not None else None
        if option is not None:
            found.append(LessonWay(name, option.texts.cs, option.texts.en))
        elif step is not None and not step.do:
            words = match.option_text(match.parse(name)[0])
            found.append(LessonWay(name, words.cs, words.en))
    return found


def _now(lesson: Lesson, sitting: Sitting, heard: LessonHeard | None) -> LessonNow:
    path, step, match = lessons_of(lesson.game), sitting.step, sitting.match
    later = path[lesson.number].id if 0 < lesson.number < len(path) else None
    return LessonNow(
        lesson=_facts(lesson),
        next=later,
        at=sitting.at,
        wants=_wants(step),
        say=text_of(lesson.end if step is None else step.say),
        look=[] if step is None else list(step.look),
        ways=_ways(sitting),
        rule="" if step is None else step.rule,
        past=sitting.past,
        heard=heard,
        seat=seat_name(lesson.seat),
        view=match.view(lesson.seat),
        log=entries_of(match.log(lesson.seat)),
    )


def _sitting(name: str, lesson: str, past: list[str]) -> Sitting:
    game(name)
    return Sitting.resumed(lesson_named(name, lesson), past)


@get("/games/{name:str}/lessons", sync_to_thread=True)
def lessons(name: str) -> Lessons:
    """The path of a game, in its order."""
    game(name)
    return _path(name)


@get("/games/{name:str}/guide", sync_to_thread=True)
def guide_words(name: str) -> GuideWords:
    """The aim of a game, and a word on each kind of choice."""
    game(name)
    guide = guide_of(name)
    if guide is None:
        return GuideWords(None, [])
    return GuideWords(text_of(guide.aim), [GuideMoment(list(one.offered), text_of(one.say)) for one in guide.moments])


@post("/games/{name:str}/lessons/{lesson:str}", status_code=200, sync_to_thread=True)
def lesson_at(name: str, lesson: str, data: LessonAnswer) -> LessonNow:
    """Where the answers lead, and what becomes of the next one."""
    sitting, heard = _sitting(name, lesson, data.past), None
    if data.answer is not None:
        if sitting.step is not None and sitting.step.is_read:
            sitting.go_on()
        else:
            answer = sitting.choose(data.answer)
            kind: Any = answer.kind
            heard = LessonHeard(kind, text_or_none(answer.text), answer.rule)
    return _now(sitting.lesson, sitting, heard)


@post("/games/{name:str}/lessons/{lesson:str}/why", status_code=200, sync_to_thread=True)
def lesson_why(name: str, lesson: str, data: ExerciseWonder) -> ExerciseTold:
    """Reasons and numbers, as at any table."""
    sitting = _sitting(name, lesson, data.past)
    return told_about(sitting.match, sitting.lesson.seat, data)


HANDLERS = [lessons, guide_words, lesson_at, lesson_why]
