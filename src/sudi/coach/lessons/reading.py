"""Lessons as YAML: read, checked and refused with the line of the slip. How to write one: docs/writing-a-lesson.md."""

from __future__ import annotations

from functools import cache
from typing import Any

import sudi
from sudi.kernel.decision import seat_name
from sudi.kernel.errors import BadPosition, BadSetup, unknown
from sudi.kernel.written.parts import Part

from .examples import examples_of
from .folder import lesson_files, opened
from .lesson import Fact, Lesson, Lies, Number, Step, Won, table

LONGEST = 400
FIELDS = ("title", "about", "minutes", "rules", "seat", "position", "steps", "end")
STEP = ("say", "look", "do", "try", "rule", "until", "solution", "wrong", "then")
FACT = ("number", "is", "at_least", "at_most", "card", "in", "won")
MOST_NUMBER = 4095


def read_lesson(game: str, id: str, number: int, text: str) -> Lesson:
    """The lesson that a file holds. What it promises is not tried here: the tests play every lesson."""
    part, data = opened(f"the lesson {id}", text, "title, about, position, steps and end")
    fields = part.mapping(FIELDS, ("title", "about", "position", "steps", "end"))
    position = _position(game, fields["position"], data["position"])
    players = len(position.get("players", [])) or 2
    seats = tuple(seat_name(seat) for seat in range(players))
    seat = seats.index(fields["seat"].word(seats)) if "seat" in fields else 0
    steps = tuple(_step(part, seats) for part in fields["steps"].items())
    if not steps:
        raise fields["steps"].wrong("a lesson needs at least one step.")
    return Lesson(
        game,
        id,
        number,
        fields["title"].bilingual(),
        fields["about"].bilingual(LONGEST),
        fields["minutes"].number(1, 10) if "minutes" in fields else 2,
        position,
        seat,
        steps,
        fields["end"].bilingual(LONGEST),
        fields["rules"].texts() if "rules" in fields else (),
    )


def _position(game: str, part: Part, data: Any) -> dict[str, Any]:
    """A position that the game accepts; the line of a slip is that of the position."""
    part.mapping(tuple(data) if isinstance(data, dict) else ())
    try:
        sudi.from_position(table(game, data))
    except (BadPosition, BadSetup) as error:
        raise part.wrong(str(error)) from None
    return dict(data)


def _step(part: Part, seats: tuple[str, ...]) -> Step:
    fields = part.mapping(STEP, ("say",))
    asked = [name for name in ("do", "try", "until") if name in fields]
    if len(asked) > 1:
        raise part.wrong(f"a step has one of do, try and until, not {' and '.join(asked)}.")
    for name, needs in (("rule", "try"), ("solution", "until"), ("try", "rule"), ("until", "solution")):
        if name in fields and needs not in fields:
            raise fields[name].wrong(f"{name!r} goes with {needs!r}; add it.")
    return Step(
        part.line,
        fields["say"].bilingual(LONGEST),
        _texts(fields, "look"),
        _texts(fields, "do"),
        fields["try"].text() if "try" in fields else "",
        fields["rule"].text() if "rule" in fields else "",
        _fact(fields["until"], seats) if "until" in fields else None,
        _texts(fields, "solution"),
        fields["wrong"].bilingual(LONGEST) if "wrong" in fields else None,
        _texts(fields, "then"),
    )


def _texts(fields: dict[str, Part], name: str) -> tuple[str, ...]:
    return fields[name].texts() if name in fields else ()


def _fact(part: Part, seats: tuple[str, ...]) -> Fact:
    fields = part.mapping(FACT)
    if "won" in fields:
        return Won(seats.index(fields["won"].word(seats)))
    if "card" in fields and "in" in fields:
        return Lies(fields["card"].text(), fields["in"].text())
    if "number" not in fields:
        raise part.wrong("say what has to be: number with is, at_least or at_most; card with in; or won.")
    bounds = {name: fields[name].number(0, MOST_NUMBER) for name in ("is", "at_least", "at_most") if name in fields}
    if not bounds:
        raise part.wrong("a number needs is, at_least or at_most.")
    exact = bounds.get("is")
    low, high = bounds.get("at_least", exact), bounds.get("at_most", exact)
    return Number(fields["number"].text(), low, high)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The path of a game: its lessons in the order of their files."""
    return tuple(read_lesson(game, id, number, text) for number, (id, text) in enumerate(lesson_files(game), 1))


def lesson_named(game: str, wanted: str) -> Lesson:
    """A lesson by its number or its id, or the example of a rule by the rule's id."""
    path = lessons_of(game)
    for lesson in path:
        if wanted in (lesson.id, str(lesson.number)):
            return lesson
    example = examples_of(game).get(wanted.upper())
    if example is not None:
        return example.lesson()
    raise unknown(f"lesson of {game}", wanted, [lesson.id for lesson in path])
