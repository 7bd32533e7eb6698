"""What a puzzle is: a position, a seat, a goal, and the proved line; and the files in which they come."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import sudi
from sudi.games import game as game_by_name
from sudi.kernel.decision import seat_name
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.match import Match
from sudi.kernel.wording.text import Bilingual

from ..kinds import ONLY, SURVIVE, WIN
from .asked import open_cards, sentence
from .goals import Goal, Hold, Win, goal_of
from .proving import Prover, deed_name, prompts_named

FORMAT = 1
QUICK = (WIN, ONLY)  # to be made: whoever wants to survive has another whole turn to be tried out
FILE = "puzzles.jsonl.gz"


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a game; `number` is its place among them."""

    game: str
    id: str
    number: int
    title: Bilingual
    position: dict[str, Any]
    seat: int
    goal: Goal
    until: tuple[str, ...]
    solution: tuple[str, ...]  # one line by the names of its options, answers of others included
    choices: tuple[str, ...]  # what every solution consists of, in whatever order
    difficulty: int  # 1 to 5
    wrong: tuple[tuple[str, ...], ...]  # the most tempting lines that fail, by the names of their options
    states: int  # that the proof looked at
    tried: int  # and choices
    made: dict[str, Any]  # the command and the seed
    free: bool = False  # is it left open where something goes to, as long as it works from there?

    @property
    def kind(self) -> str:
        return WIN if isinstance(self.goal, Win) else SURVIVE if isinstance(self.goal, Hold) else ONLY

    @property
    def say(self) -> Bilingual:
        asked = sentence(self.game, self.goal, self.seat)
        if isinstance(self.goal, Hold):
            more = open_cards(self.game, self.position, self.goal)
            return Bilingual(f"{asked.cs} {more.cs}", f"{asked.en} {more.en}")
        return asked

    def table(self) -> Match:
        """The match as the puzzle begins."""
        return sudi.from_position(self.position)

    def deed(self, s: Any, i: int) -> str:
        """What option i of a moment is called in a line."""
        return deed_name(s, i, self.free)

    def prover(self, s: Any, most: int) -> Prover:
        """Who proves this puzzle, or what can be done about it in any of its moments."""
        return Prover(s, self.seat, self.goal, prompts_named(game_by_name(self.game), self.until), most, self.free)

    def data(self) -> dict[str, Any]:
        """Everything, as it is kept."""
        return {
            "format": FORMAT,
            "id": self.id,
            "title": {"cs": self.title.cs, "en": self.title.en},
            "seat": seat_name(self.seat),
            "goal": self.goal.data(),
            "until": list(self.until),
            **({"free": True} if self.free else {}),
            "difficulty": self.difficulty,
            "solution": list(self.solution),
            "choices": list(self.choices),
            "wrong": [list(line) for line in self.wrong],
            "states": self.states,
            "tried": self.tried,
            "made": self.made,
            "position": self.position,
        }

    def shown(self) -> dict[str, Any]:
        """What may be told before it is solved."""
        say = self.say
        return {
            "game": self.game,
            "id": self.id,
            "number": self.number,
            "kind": self.kind,
            "title": {"cs": self.title.cs, "en": self.title.en},
            "goal": {"cs": say.cs, "en": say.en},
            "seat": seat_name(self.seat),
            "difficulty": self.difficulty,
            "length": len(self.choices),
        }


def read_puzzle(game: str, number: int, data: dict[str, Any]) -> Puzzle:
    try:
        if data["format"] != FORMAT:
            raise BadSetup("This puzzle was made by another version; make it again with 'sudi puzzle GAME --make'.")
        return Puzzle(
            game,
            str(data["id"]),
            number,
            Bilingual(data["title"]["cs"], data["title"]["en"]),
            data["position"],
            int(data["seat"].removeprefix("p")) - 1,
            goal_of(data["goal"]),
            tuple(data["until"]),
            tuple(data["solution"]),
            tuple(data["choices"]),
            int(data["difficulty"]),
            tuple(tuple(line) for line in data["wrong"]),
            int(data["states"]),
            int(data["tried"]),
            data["made"],
            bool(data.get("free", False)),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSetup(f"Puzzle {number} of {game} cannot be read ({error}); make it again.") from None


def read_lines(game: str, text: str) -> tuple[Puzzle, ...]:
    lines = [line for line in text.splitlines() if line.strip()]
    try:
        return tuple(read_puzzle(game, number, json.loads(line)) for number, line in enumerate(lines, 1))
    except json.JSONDecodeError:
        raise BadSetup("A file of puzzles has one puzzle in JSON on each line; this one has something else.") from None


def read_file(game: str, path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file that `sudi puzzle GAME --make` wrote."""
    try:
        content = path.read_bytes()
        return read_lines(game, (gzip.decompress(content) if path.suffix == ".gz" else content).decode())
    except (OSError, EOFError, UnicodeDecodeError):
        raise BadSetup(f"{path.name} cannot be read as a file of puzzles; make it again.") from None


def written(puzzle: Puzzle) -> str:
    return json.dumps(puzzle.data(), ensure_ascii=False, separators=(",", ":"))


def packed(puzzles: tuple[Puzzle, ...]) -> bytes:
    """The file that ships with a game; the same puzzles give the same bytes."""
    return gzip.compress("".join(written(one) + "\n" for one in puzzles).encode(), 9, mtime=0)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easy ones first."""
    game_by_name(game)
    file = files(f"sudi.games.{game}").joinpath("puzzles", FILE)
    return read_lines(game, gzip.decompress(file.read_bytes()).decode()) if file.is_file() else ()


def puzzle_named(game: str, wanted: str) -> Puzzle:
    """A puzzle by its number or its id."""
    return named_of(game, puzzles_of(game), wanted)


def named_of(game: str, found: tuple[Puzzle, ...], wanted: str) -> Puzzle:
    for puzzle in found:
        if wanted in (puzzle.id, str(puzzle.number)):
            return puzzle
    raise unknown(f"puzzle of {game}", wanted, [f"1 to {len(found)}"] if found else [])


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody. Each comes once before any comes again."""
    found = puzzles_of(game)
    if not found:
        return None
    step = next(n for n in (37, 41, 43, 47, 53) if len(found) % n)
    return found[day.toordinal() * step % len(found)]
