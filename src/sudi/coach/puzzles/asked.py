"""What a game's puzzles ask for, read from `games/<game>/puzzles/goals.yaml`: goals that can be proved, in words.

begin: [play]           # the questions at which a puzzle may begin
until: [discard]        # and those at which it is over, beside the end of the turn
inside: true            # may it begin after the first choices of a turn?
goals:
  - number: health      # of the state, or the number of cards in a zone
    of: rival           # or own
    at_most: true       # or at least
    least: 6            # how much the best line has to change
    wins_at: 0          # how much of it wins the match
    say: {cs: ..., en: ...}
    told: {cs: ..., en: ...}
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup
from sudi.kernel.wording.text import Bilingual

from .goals import Goal, Number, Reach, Win

WIN = Bilingual("Vyhraj v tomto tahu.", "Win this turn.")
NOT_WON = Bilingual("partie ještě není vyhraná", "the match is not won yet")


@dataclass(frozen=True)
class Asked:
    """One kind of goal of a game."""

    number: str
    of_rival: bool
    most: bool
    least: int
    wins_at: int | None
    can: str  # the verb that is to be possible
    to: str  # what, of the rival: a card that the tables of a match know by seat
    say: Bilingual
    told: Bilingual

    def goal(self, s: Any, seat: int) -> Goal:
        """The goal for a seat of a match, without how much it is to be."""
        rival = rival_of(s, seat)
        if self.can:
            return Reach(self.can, s.t.defs[getattr(s.t, self.to)[rival]].id, seat, 0)
        return Number(self.number, rival if self.of_rival else seat, self.most, 0)

    def fits(self, goal: Goal, seat: int) -> bool:
        if isinstance(goal, Reach):
            return self.can == goal.verb
        if isinstance(goal, Number):
            whose = self.of_rival == (goal.seat != seat)
            return (self.number, self.most) == (goal.field, goal.most) and whose
        return False


@dataclass(frozen=True)
class Kinds:
    """What the puzzles of a game may be."""

    begin: tuple[str, ...]
    until: tuple[str, ...]
    inside: bool
    widest: int  # options at the beginning
    seems: int  # how many times as many lines as states a turn may seem to have at a quick look
    setup: dict[str, Any]
    goals: tuple[Asked, ...]


def rival_of(s: Any, seat: int) -> int:
    """The other player of a duel."""
    return next(other for other in range(s.t.seats) if s.t.sides[other] != s.t.sides[seat])


def set_to(goal: Goal, reached: int) -> Goal:
    """The same goal, for exactly as much as was reached."""
    if isinstance(goal, Win):
        return goal
    return replace(goal, n=-reached if isinstance(goal, Number) and goal.most else reached)


@cache
def kinds_of(game: str) -> Kinds:
    game_by_name(game)
    file = files(f"sudi.games.{game}").joinpath("puzzles", "goals.yaml")
    if not file.is_file():
        raise BadSetup(f"No puzzles can be made of {game}: it has no puzzles/goals.yaml that says what they ask for.")
    data = yaml.safe_load(file.read_text("utf-8"))
    return Kinds(
        tuple(data["begin"]),
        tuple(data.get("until", ())),
        bool(data.get("inside", False)),
        int(data.get("widest", 40)),
        int(data.get("seems", 6)),
        dict(data.get("setup", {})),
        tuple(_asked(one) for one in data["goals"]),
    )


def _asked(data: dict[str, Any]) -> Asked:
    return Asked(
        str(data.get("number", "")),
        data.get("of") == "rival",
        bool(data.get("at_most", False)),
        int(data["least"]),
        data.get("wins_at"),
        str(data.get("can", "")),
        str(data.get("to", "")),
        Bilingual(data["say"]["cs"], data["say"]["en"]),
        Bilingual(data["told"]["cs"], data["told"]["en"]),
    )


def sentence(game: str, goal: Goal, seat: int) -> Bilingual:
    """What the puzzle asks for."""
    if isinstance(goal, Win):
        return WIN
    return _filled(_kind(game, goal, seat).say, goal.n)


def standing(game: str, goal: Goal, seat: int, s: Any) -> Bilingual:
    """How far it has come in a state. Of a win: how much there is of what wins."""
    if not isinstance(goal, Win):
        return _filled(_kind(game, goal, seat).told, goal.value(s))
    for asked in kinds_of(game).goals:
        near = asked.goal(s, seat)
        if asked.wins_at is not None and not isinstance(near, Win):
            return _filled(asked.told, near.value(s))
    return NOT_WON


def _kind(game: str, goal: Goal, seat: int) -> Asked:
    for asked in kinds_of(game).goals:
        if asked.fits(goal, seat):
            return asked
    raise BadSetup(f"The goals of {game} have no {goal.data()}; puzzles made for it have to be made again.")


def _filled(text: Bilingual, n: int) -> Bilingual:
    return Bilingual(text.cs.format(n=n), text.en.format(n=n))
