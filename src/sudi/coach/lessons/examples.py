"""A rule seen on a table: a position in which it refuses something, asks something or ends the match.

An example is a lesson of one step that nobody wrote: its words are the rule's, the option's and the referee's own. The
files are found by playing (`finding.py`), and a test plays every example.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import sudi
from sudi.games import game as game_by_name
from sudi.kernel.decision import seat_name
from sudi.kernel.match import Match
from sudi.kernel.wording.text import Bilingual
from sudi.lab.rulebook import rulebook

from .lesson import Lesson, Step, table

FILE = "examples.jsonl.gz"
REFUSED, ASKED, ENDS = "refused", "asked", "ends"


@dataclass(frozen=True)
class Example:
    """What shows a rule: `name` is refused by it, or is one of the answers to its question, or ends the match by it."""

    game: str
    rule: str
    kind: str
    position: dict[str, Any]
    seat: int
    name: str

    def table(self) -> Match:
        return sudi.from_position(table(self.game, self.position))

    def lesson(self) -> Lesson:
        """The lesson of one step that this is; it stands on no path and has no number."""
        match = self.table()
        return Lesson(
            self.game,
            self.rule,
            0,
            Bilingual(f"Pravidlo {self.rule} na stole", f"Rule {self.rule} on a table"),
            self._words(),
            1,
            self.position,
            self.seat,
            (self._step(match),),
            self._end(),
            (self.rule,),
        )

    def _words(self) -> Bilingual:
        entry = rulebook(self.game)[self.rule]
        return Bilingual(entry.cs, entry.en)

    def _step(self, match: Match) -> Step:
        words, option = self._words(), match.option_text(match.parse(self.name)[0])
        if self.kind == REFUSED:
            say = Bilingual(
                f"{words.cs} Zkus tady: {option.cs}. Rozhodčí to podle tohoto pravidla odmítne.",
                f"{words.en} Try it here: {option.en}. The referee will say no by this rule.",
            )
            return Step(0, say, tries=self.name, rule=self.rule)
        if self.kind == ENDS:
            say = Bilingual(
                f"{words.cs} Tady podle toho zápas končí: {option.cs}.",
                f"{words.en} Here the match ends by it: {option.en}.",
            )
            return Step(0, say, do=(self.name,))
        assert match.decision is not None
        say = Bilingual(
            f"{words.cs} Tady se podle toho rozhoduješ: vyber si a sleduj, co se stane.",
            f"{words.en} Here it is yours to decide: choose and see what happens.",
        )
        return Step(0, say, do=tuple(option.name for option in match.decision.options))

    def _end(self) -> Bilingual:
        if self.kind == REFUSED:
            return Bilingual("Rozhodčí to nedovolil a řekl proč.", "The referee did not allow it and said why.")
        if self.kind == ENDS:
            return Bilingual("Zápas skončil podle tohoto pravidla.", "The match is over by this rule.")
        return Bilingual("Co se stalo, stojí v zápisu.", "What happened stands in the log.")

    def written(self) -> str:
        data = {
            "rule": self.rule,
            "kind": self.kind,
            "seat": seat_name(self.seat),
            "name": self.name,
            "position": self.position,
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_examples(game: str, text: str) -> tuple[Example, ...]:
    """Examples, one of a line, as `written` wrote them."""
    found = []
    for line in text.splitlines():
        raw = json.loads(line)
        seat = int(raw["seat"].removeprefix("p")) - 1
        found.append(Example(game, raw["rule"], raw["kind"], raw["position"], seat, raw["name"]))
    return tuple(found)


def packed(examples: Iterable[Example]) -> bytes:
    """The file that ships with a game; the same examples are the same bytes."""
    lines = [example.written() + "\n" for example in sorted(examples, key=lambda one: one.rule)]
    return gzip.compress("".join(lines).encode(), 9, mtime=0)


@cache
def examples_of(game: str) -> dict[str, Example]:
    """What ships with a game, by rule."""
    game_by_name(game)
    file = files(f"sudi.games.{game}").joinpath("lessons").joinpath(FILE)
    if not file.is_file():
        return {}
    read = read_examples(game, gzip.decompress(file.read_bytes()).decode())
    return {example.rule: example for example in read}
