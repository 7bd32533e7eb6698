"""Six opponents from beginner to the strongest, each beating the one below it in most matches.

The lower ones play what was learned with a warmer head, the upper ones think. How warm and how long differs from game
to game: the file of a mind says it, as measured (see `docs/strength.md`).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from sudi.kernel.game import Game
from sudi.kernel.wording import Bilingual
from sudi.mind.store import mind_of

from .budget import read_budget
from .learned import Learned
from .search import Search


@dataclass(frozen=True)
class Rank:
    """A level by its name, in words, and how it plays where a game says nothing else: a heat, or a budget."""

    name: str
    title: Bilingual
    says: Bilingual
    plays: str


RANKS = (
    Rank(
        "beginner",
        Bilingual("Začátečník", "Beginner"),
        Bilingual("zná pravidla a učí se", "knows the rules and is learning"),
        "heat 3",
    ),
    Rank(
        "apprentice",
        Bilingual("Učeň", "Apprentice"),
        Bilingual("ví, oč jde, a často se splete", "knows what matters and often errs"),
        "heat 1.7",
    ),
    Rank(
        "regular",
        Bilingual("Hráč", "Regular"),
        Bilingual("hraje slušně, občas něco přehlédne", "plays decently, overlooks a thing or two"),
        "heat 1",
    ),
    Rank(
        "skilled",
        Bilingual("Znalec", "Skilled"),
        Bilingual("hraje rychle a dobře", "plays fast and well"),
        "heat 0.3",
    ),
    Rank(
        "master",
        Bilingual("Mistr", "Master"),
        Bilingual("krátce si každý tah promyslí", "thinks every turn over for a moment"),
        "i32",
    ),
    Rank(
        "grandmaster",
        Bilingual("Velmistr", "Grandmaster"),
        Bilingual("dá si na čas a hledá to nejlepší", "takes its time and looks for the best"),
        "1s",
    ),
)
NEWCOMERS = "beginner"  # whom a table offers first
LONGEST_TRIES = 1.0  # seconds for a level that counts tries
QUICK = tuple(rank.name for rank in RANKS if rank.plays.startswith("heat"))  # answer at once


class Level:
    """A bot that plays as its rank does in the game at hand."""

    def __init__(self, rank: Rank) -> None:
        self.name, self.rank = rank.name, rank

    def plays(self, game: str, mode: str) -> str:
        """A heat or a budget."""
        made = mind_of(game, mode).made
        return str(made.get("levels", {}).get(self.name, self.rank.plays))

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        plays = self.plays(game.name, state.t.mode)
        if plays.startswith("heat "):
            return Learned(self.name, float(plays[5:])).choose(game, state, seat, rng)
        return Search(self.name, read_budget(plays)).choose(game, state, seat, rng)


def patience(name: str, game: str, mode: str) -> float | None:
    """How many seconds a level may take for an answer where others wait for it; None: as long as it likes."""
    rank = next((rank for rank in RANKS if rank.name == name), None)
    if rank is None or name in QUICK:
        return None
    return read_budget(Level(rank).plays(game, mode)).seconds or LONGEST_TRIES
