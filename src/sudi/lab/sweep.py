"""The same simulation once for each number of players or each value of a set-up value: a table of win rates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from sudi.bots import Terms
from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup, unknown

from .simulate import Progress, Simulation, simulate

PLAYERS = "players"


@dataclass(frozen=True)
class Cell:
    """One simulation of a sweep, and what it was played with."""

    values: dict[str, Any]
    found: Simulation

    def data(self) -> dict[str, Any]:
        return {"values": self.values, **self.found.data()}


def values_of(game: str, mode: str | None, name: str) -> tuple[Any, ...]:
    """Everything a set-up value can be, or the numbers of players of the mode."""
    one = game_by_name(game)
    if name == PLAYERS:
        return one.setup(mode, None, {})[0].players
    if name not in one.settings:
        raise unknown(f"set-up value of {game}", name, (PLAYERS, *one.settings))
    choices = one.settings[name].choices
    if not choices:
        raise BadSetup(f"The set-up value {name!r} has no list of values; name one that has, or {PLAYERS!r}.")
    return choices


def sweep(
    game: str,
    each: list[str],
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    bots: tuple[str, ...] | list[str] = ("random",),
    matches: int = 100,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    terms: Terms | None = None,
) -> Iterator[Cell]:
    """So many matches for each combination, one combination after the other."""
    combinations = [*product(*(values_of(game, mode, name) for name in each))]
    total = matches * len(combinations)
    for number, combination in enumerate(combinations):
        values = dict(zip(each, combination, strict=True))
        fixed = {**(setup or {}), **{name: value for name, value in values.items() if name != PLAYERS}}
        before = number * matches

        def report(done: int, _: int, before: int = before) -> None:
            if progress is not None:
                progress(before + done, total)

        count = values.get(PLAYERS, players)
        yield Cell(values, simulate(game, mode, count, fixed, bots, matches, seed, processes, report, terms))
