"""Puzzles: those of a game with the daily one, and a puzzle at any of its moments.

Nothing is kept here, as with lessons: a puzzle is where its choices lead, and whoever solves it sends them along. What
is solved is remembered in the browser.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from msgspec import Meta

from sudi.coach.puzzles import Puzzle, daily, puzzle_named, puzzles_of
from sudi.coach.puzzles.sitting import Sitting
from sudi.coach.puzzles.telling import Played, proof_of
from sudi.games import game
from sudi.kernel.decision import seat_name
from sudi.table.face import LogEntry

from ..wire.messages import Text, View
from .exercises import ExerciseTold, ExerciseWonder, Name, Past, entries_of, text_of, text_or_none, told_about


class PuzzleFacts(msgspec.Struct):
    id: str
    number: int
    kind: Literal["win", "only", "survive"]
    title: Text
    goal: Text
    difficulty: int
    length: int  # how many choices are needed


class Puzzles(msgspec.Struct):
    day: str  # that the daily one is for, in UTC
    daily: str | None
    puzzles: list[PuzzleFacts]


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """`past` are all choices that stand; `answer` is the next one, or `back` takes the last own one back. `hint` asks
    for help, the more the higher its number."""

    past: Past = []
    answer: Name | None = None
    back: bool = False
    hint: Annotated[int, Meta(ge=0, le=9)] = 0


class PuzzleHeard(msgspec.Struct):
    """What became of the answer: after `missed` and `lucky` the puzzle stands as it began; `log` is what happened."""

    kind: Literal["solved", "on", "missed", "lucky", "refused"]
    text: Text | None
    rule: str
    log: list[LogEntry]


class PuzzleHint(msgspec.Struct):
    text: Text
    choice: str  # the option that is meant, or nothing


class PuzzleNow(msgspec.Struct):
    """A puzzle where its choices lead, and the table."""

    puzzle: PuzzleFacts
    next: str | None  # the puzzle after this one
    solved: bool
    past: list[str]
    heard: PuzzleHeard | None
    hint: PuzzleHint | None
    seat: str
    view: View
    log: list[LogEntry]


class PuzzleLine(msgspec.Struct):
    choices: list[Text]
    log: list[Text]
    stands: Text
    lacks: Text | None


class PuzzleProof(msgspec.Struct):
    says: Text
    states: int
    tried: int
    solution: PuzzleLine
    wrong: list[PuzzleLine]


def _facts(one: Puzzle) -> PuzzleFacts:
    kind: Any = one.kind
    return PuzzleFacts(
        one.id, one.number, kind, text_of(one.title), text_of(one.say), one.difficulty, len(one.choices)
    )  # fmt: skip


@cache
def _all(name: str) -> list[PuzzleFacts]:
    return [_facts(one) for one in puzzles_of(name)]


def _sitting(name: str, puzzle: str, past: list[str]) -> Sitting:
    game(name)
    return Sitting.resumed(puzzle_named(name, puzzle), past)


@get("/games/{name:str}/puzzles", sync_to_thread=True)
def puzzles(name: str) -> Puzzles:
    """The puzzles of a game, the easy ones first, and which of them is today's."""
    game(name)
    day = datetime.now(UTC).date()
    today = daily(name, day)
    return Puzzles(day.isoformat(), None if today is None else today.id, _all(name))


@post("/games/{name:str}/puzzles/{puzzle:str}", status_code=200, sync_to_thread=True)
def puzzle_at(name: str, puzzle: str, data: PuzzleAnswer) -> PuzzleNow:
    """Where the choices lead, what becomes of the next one, and help."""
    sitting, heard = _sitting(name, puzzle, data.past), None
    one = sitting.puzzle
    if data.back:
        sitting.take_back()
    elif data.answer is not None:
        before = sitting.match.log_length()
        answer = sitting.choose(data.answer)
        kind: Any = answer.kind
        played = sitting.failed if sitting.failed is not None else sitting.match
        lines = entries_of(played.log(one.seat)[before:])
        heard = PuzzleHeard(kind, text_or_none(answer.text), answer.rule, lines)
    hint = sitting.hint(data.hint) if data.hint and not sitting.solved else None
    all_of = puzzles_of(name)
    return PuzzleNow(
        puzzle=_facts(one),
        next=all_of[one.number].id if one.number < len(all_of) else None,
        solved=sitting.solved,
        past=sitting.past,
        heard=heard,
        hint=None if hint is None else PuzzleHint(text_of(hint.text), hint.choice),
        seat=seat_name(one.seat),
        view=sitting.match.view(one.seat),
        log=entries_of(sitting.match.log(one.seat)),
    )


@post("/games/{name:str}/puzzles/{puzzle:str}/why", status_code=200, sync_to_thread=True)
def puzzle_why(name: str, puzzle: str, data: ExerciseWonder) -> ExerciseTold:
    """Reasons and numbers, as at any table."""
    sitting = _sitting(name, puzzle, data.past)
    return told_about(sitting.match, sitting.puzzle.seat, data)


def _line(played: Played) -> PuzzleLine:
    return PuzzleLine(
        [text_of(choice) for choice in played.choices],
        [Text(entry.cs, entry.en) for entry in played.log],
        text_of(played.stands),
        text_or_none(played.lacks),
    )


@get("/games/{name:str}/puzzles/{puzzle:str}/proof", sync_to_thread=True)
def puzzle_proof(name: str, puzzle: str) -> PuzzleProof:
    """The solution and its proof, for whoever has solved it or gives up."""
    game(name)
    told = proof_of(puzzle_named(name, puzzle))
    lines = [_line(played) for played in told.wrong]
    return PuzzleProof(text_of(told.says), told.states, told.tried, _line(told.solution), lines)


HANDLERS = [puzzles, puzzle_at, puzzle_why, puzzle_proof]
