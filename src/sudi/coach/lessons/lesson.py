"""What a lesson is: a position, and steps that say something and wait for something to be done.

A lesson knows no pixels and no screen: what is pointed at are cards, zones and options by their names, and what counts
as done is a choice by its name or a fact of the match.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sudi
from sudi.kernel.decision import seat_name
from sudi.kernel.ends import ASKED, ENDS
from sudi.kernel.match import Match
from sudi.kernel.wording.text import Bilingual


@dataclass(frozen=True)
class Number:
    """A number of the match is so much, at least or at most: `explain` knows it."""

    what: str
    low: int | None
    high: int | None

    def holds(self, match: Match) -> bool:
        total = match.explain(self.what).total
        return (self.low is None or total >= self.low) and (self.high is None or total <= self.high)


@dataclass(frozen=True)
class Lies:
    """A card lies in a zone that the learner may look into: `p2.discard`, or `row` for a zone of nobody."""

    card: str
    zone: str

    def holds(self, match: Match, viewer: int) -> bool:
        shown = match.view(viewer)
        seat, dot, name = self.zone.partition(".")
        cards: Any
        if dot:
            cards = next(player for player in shown["players"] if player["seat"] == seat)[name]
        else:
            cards = shown[self.zone]
        return any(isinstance(card, dict) and card["card"] == self.card for card in cards)


@dataclass(frozen=True)
class Won:
    """The match is over and this seat has won."""

    seat: int

    def holds(self, match: Match) -> bool:
        return match.result is not None and self.seat in match.result.winners


Fact = Number | Lies | Won


@dataclass(frozen=True)
class Step:
    """Something that is said, and what the learner does about it.

    - `do`: one of these choices, by name;
    - `tries`: something that cannot be done, on purpose: the reason is the teaching, and `rule` is whose it is;
    - `until`: any choices, until this holds; `solution` is one way there;
    - none of them: it is only read.
    Afterwards the others make the choices `then`.
    """

    line: int
    say: Bilingual
    look: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    tries: str = ""
    rule: str = ""
    until: Fact | None = None
    solution: tuple[str, ...] = ()
    wrong: Bilingual | None = None
    then: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        return not (self.do or self.tries or self.until)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game; `number` is its place on the path."""

    game: str
    id: str
    number: int
    title: Bilingual
    about: Bilingual
    minutes: int
    position: dict[str, Any]
    seat: int
    steps: tuple[Step, ...]
    end: Bilingual
    rules: tuple[str, ...]  # that it teaches

    def table(self) -> Match:
        """The match as the lesson begins: a phase that could end by itself is asked about, as among people."""
        return sudi.from_position(table(self.game, self.position))

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "id": self.id,
            "number": self.number,
            "title": both(self.title),
            "about": both(self.about),
            "minutes": self.minutes,
            "seat": seat_name(self.seat),
            "steps": len(self.steps),
            "rules": list(self.rules),
        }


def table(game: str, position: dict[str, Any]) -> dict[str, Any]:
    """A lesson's position whole: with the game, and asked about the end of phases."""
    setup = {ENDS: ASKED, **position.get("setup", {})}
    return {"game": game, **position, "setup": setup}


def both(text: Bilingual) -> dict[str, str]:
    return {"cs": text.cs, "en": text.en}


def holds(fact: Fact, match: Match, viewer: int) -> bool:
    return fact.holds(match, viewer) if isinstance(fact, Lies) else fact.holds(match)
