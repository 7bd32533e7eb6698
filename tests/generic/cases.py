"""Every case the generic tests play: game, mode, number of players and set-up.

A game that `sudi.games()` lists is picked up by itself; `setups/<game>.py` may add set-ups.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import sudi
from sudi.games import game as game_by_name
from sudi.kernel.game import Game

SEED = 20_261


@dataclass(frozen=True)
class Case:
    game_name: str
    mode: str
    players: int
    setup: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        values = "+".join(f"{name}={value}" if value is not True else name for name, value in self.setup[:3])
        return f"{self.game_name}-{self.mode}-{self.players}" + (f"-{values}" if values else "")

    @property
    def game(self) -> Game:
        return game_by_name(self.game_name)

    def share(self, count: int) -> int:
        """How many looks a test takes at this case: a further set-up of a mode is looked at a third as often."""
        return count // 3 or 1 if self.setup else count

    def match(self, seed: int | str = SEED) -> sudi.Match:
        return sudi.new(self.game_name, self.mode, self.players, seed, **dict(self.setup))

    def state(self, seed: int = SEED) -> Any:
        return self.game.new_state(self.mode, self.players, seed, **dict(self.setup))


def extras(name: str) -> Any:
    """The module with a game's extra set-ups, or None."""
    where = f"tests.generic.setups.{name}"
    return import_module(where) if find_spec(where) else None


def extra_setups(name: str) -> tuple[dict[str, Any], ...]:
    return getattr(extras(name), "SETUPS", ())


def allowed(game: Game, mode: str, players: int, setup: dict[str, Any]) -> bool:
    try:
        game.setup(mode, players, setup)
    except sudi.BadSetup:
        return False
    return True


def all_cases() -> list[Case]:
    cases = []
    for name, facts in sudi.games().items():
        for mode, about in facts["modes"].items():
            for players in about["players"]:
                for setup in ({}, *extra_setups(name)):
                    if allowed(game_by_name(name), mode, players, setup):
                        cases.append(Case(name, mode, players, tuple(setup.items())))
    return cases


CASES = all_cases()
BASIC = [case for case in CASES if not case.setup]  # one for each game, mode and number of players
GAMES = sorted({case.game_name for case in CASES})


def wander(match: sudi.Match, seed: int, limit: int = 10**9) -> Iterator[sudi.Match]:
    """The match before every random choice and, last, where it stands in the end."""
    dice = random.Random(seed)
    for _ in range(limit):
        if match.decision is None:
            break
        yield match
        match.choose(dice.randrange(len(match.decision.options)))
    yield match


def stages(case: Case, count: int, seed: int = SEED) -> list[sudi.Match]:
    """Copies of random matches at about `count` moments: half at rest, half in the middle of something, one end.

    The walk is made once for all tests that look.
    """
    half = max(case.share(count) // 2, min(3, count // 2))
    rest, inside, ends = _moments(case, 8 if half <= 8 else 32, seed)
    return [match.copy() for match in (*_spread(rest, half), *_spread(inside, half), *ends)]


def _spread(matches: list[sudi.Match], count: int) -> list[sudi.Match]:
    """So many of them, from first to last at even distances."""
    few = min(count, len(matches))
    return [matches[number * len(matches) // few] for number in range(few)]


@cache
def _moments(case: Case, half: int, seed: int) -> tuple[list[sudi.Match], list[sudi.Match], list[sudi.Match]]:
    """So many moments at rest, as many in the middle of something, and an end if one was reached."""
    rest: list[sudi.Match] = []
    inside: list[sudi.Match] = []
    ends: list[sudi.Match] = []
    for number in range(30):
        walk = wander(case.match(seed + number), seed + number, 80 * half)
        for step, match in enumerate(walk, 1):
            if match.decision is None:
                ends = ends or [match.copy()]
            elif match.game.at_rest(match.state):
                if step % 7 == 0 and len(rest) < half:
                    rest.append(match.copy())
            elif (step < 4 or step % 3 == 0) and len(inside) < half:
                inside.append(match.copy())
            if len(rest) == len(inside) == half and number:
                return rest, inside, ends
    return rest, inside, ends
