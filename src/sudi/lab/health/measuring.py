"""The health of a game in one mode for one number of players, and with changes beside the unchanged game."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.game import Game

from ..effects import IMAGINED, Effect, discovered, effect, share
from ..playing import sides_of
from ..statistics import Length, length
from ..whatif.changes import Changes
from ..work import Arm, Bench, Plan, Row, run
from ..work.watching import comeback, decided, drama, lead_changes, leader

STRONG, WEAK = "policy", "beginner"
EQUALS = "skilled"  # who plays on both sides to see what a deal decides: good, and not twice the same
PARTS = 20  # of a match, for the curve of the winner's chance
ELO = 400 / math.log(10)
# What is measured of every single match, so that it can be paired deal by deal.
NUMBERS = ("choices", "turns", "rounds", "forced", "branching", "lead_changes", "drama", "decided")
SHARES = ("began", "won", "drawn", "unfinished", "comeback", "runaway")


@dataclass(frozen=True)
class Cell:
    """One mode with one number of players."""

    mode: str
    players: int
    sides: int
    deals: int
    lengths: dict[str, Length]
    means: dict[str, Effect]  # by what is measured
    by_turn: list[tuple[int, int, float, float]]  # turn, matches that came so far, decisions, options of a decision
    histogram: dict[int, int]  # rounds
    curve: list[tuple[float, float, float]]  # the winner's chance along the match: lower tenth, mean, upper tenth
    skill: Effect | None  # the score of the strong bot against the weak one
    luck: Effect | None  # the share of deals that the same seat wins whoever sits there
    moved: dict[str, Effect]
    changed: Cell | None = None

    @property
    def skill_elo(self) -> float | None:
        if self.skill is None:
            return None
        share = min(0.999, max(0.001, self.skill.mean))
        return ELO * math.log(share / (1 - share))

    @property
    def deal_decides(self) -> float | None:
        """0: the deal decides nothing, 1: everything, as the correlation of two matches of one deal."""
        return None if self.luck is None else 2 * self.luck.mean - 1

    def data(self) -> dict[str, Any]:
        return {
            "mode": self.mode,
            "players": self.players,
            "sides": self.sides,
            "deals": self.deals,
            "lengths": {name: one.data() for name, one in self.lengths.items()},
            "means": {name: one.data() for name, one in self.means.items()},
            "by_turn": [
                {"turn": turn, "matches": n, "decisions": round(d, 3), "options": round(o, 3)}
                for turn, n, d, o in self.by_turn
            ],
            "histogram": {str(rounds): n for rounds, n in self.histogram.items()},
            "curve": [[round(x, 4) for x in point] for point in self.curve],
            "skill": None if self.skill is None else {**self.skill.data(), "elo": round(self.skill_elo or 0.0, 1)},
            "luck": None if self.luck is None else {**self.luck.data(), "decides": round(self.deal_decides or 0.0, 4)},
            "moved": {name: one.data() for name, one in self.moved.items()},
            "changed": None if self.changed is None else self.changed.data(),
        }


@dataclass(frozen=True)
class Health:
    """All cells of a report."""

    game: str
    seed: int
    pilot: str
    strong: str
    weak: str
    cells: list[Cell]
    changes: list[dict[str, Any]]

    def data(self) -> dict[str, Any]:
        names = {"game": self.game, "seed": self.seed, "pilot": self.pilot, "strong": self.strong, "weak": self.weak}
        return {**names, "changes": self.changes, "cells": [cell.data() for cell in self.cells]}


def health(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    pilot: str = "policy",
    strong: str = STRONG,
    weak: str = WEAK,
    deals: int = 100,
    seed: int = 0,
    changes: Changes | None = None,
    bench: Bench | None = None,
) -> Health:
    """Measure every mode and number of players, or the one that is named."""
    one = game_by_name(game)
    if mode is not None or players is not None:
        one.setup(mode, players, setup or {})
    cells = [
        (name, count)
        for name, found in one.modes.items()
        for count in found.players
        if mode in (None, name) and players in (None, count)
    ]
    with bench or Bench() as at:
        found = [
            _cell(one, name, count, setup or {}, (pilot, strong, weak), deals, seed, changes, at)
            for name, count in cells
        ]
    return Health(game, seed, pilot, strong, weak, found, changes.data() if changes is not None else [])


def _cell(
    game: Game,
    mode: str,
    players: int,
    setup: dict[str, Any],
    bots: tuple[str, str, str],
    deals: int,
    seed: int,
    changes: Changes | None,
    bench: Bench,
) -> Cell:
    pilot, strong, weak = bots
    sides = sides_of(game, mode, players, setup)
    duel = len({*sides[:players]}) == 2
    base = Arm(game.name, mode, players, (setup,), (pilot,))
    arms = [replace(base, watched=True)]
    if duel:
        one_side = [side == sides[0] for side in sides]
        seats = [[strong if first else weak for first in one_side], [weak if first else strong for first in one_side]]
        arms += [replace(base, pilots=tuple(names)) for names in seats]
        arms += [replace(base, pilots=(EQUALS,), luck=salt) for salt in (1, 2)]
    if changes is not None:
        arms += [replace(arm, changes=changes.text, setups=({**setup, **changes.setup},)) for arm in arms]
    rows = run(Plan(tuple(arms), deals, seed), bench)
    half = len(arms) if changes is None else len(arms) // 2
    found = _summary(mode, players, rows[:half], duel)
    if changes is None:
        return found
    after = _summary(mode, players, rows[half:], duel)
    before_values, after_values = ([values_of(row) for row in part[0]] for part in (rows[:half], rows[half:]))
    moved = {}
    for name in found.means:
        pairs = [
            (b[name], a[name]) for b, a in zip(before_values, after_values, strict=True) if name in a and name in b
        ]
        if pairs:
            moved[name] = effect([a - b for b, a in pairs], imagined=IMAGINED if name in SHARES else 0.0)
    return replace(found, moved=discovered(moved), changed=after)


def values_of(row: Row) -> dict[str, float]:
    """What a single match says, as numbers; what it says nothing about is left out."""
    sides = sorted({*row.sides})
    asked = list(row.watched["turns"])
    decisions = sum(n for _, n, _ in asked)
    forced = row.watched["forced"]
    found: dict[str, float] = {
        "choices": float(decisions),
        "turns": float(row.turns),
        "rounds": float(row.rounds),
        "forced": forced / max(1, forced + decisions),
        "branching": sum(options for _, _, options in asked) / max(1, decisions),
        "unfinished": float(row.winners is None),
    }
    if len(sides) == 1:
        return {**found, "won": row.score(0)}
    found["drawn"] = float(row.winners == [])
    if row.first >= 0:
        found["began"] = row.score(row.first)
    chances = row.watched["chances"]
    winning = {sides.index(row.sides[seat]) for seat in row.winners or ()}
    if chances:
        found["lead_changes"] = float(lead_changes(chances))
    if len(winning) == 1 and chances:
        winner = winning.pop()
        ahead = leader(chances[len(chances) // 2])
        found["drama"] = drama(chances, winner)
        found["decided"] = decided(chances, winner)
        found["comeback"] = float(comeback(chances, winner, len(sides)))
        if ahead >= 0:
            found["runaway"] = float(ahead == winner)
    return found


def _summary(mode: str, players: int, rows: list[list[Row]], duel: bool) -> Cell:
    watched = rows[0]
    values = [values_of(row) for row in watched]
    sides = len({*watched[0].sides})
    names = list(dict.fromkeys(name for one in values for name in one))
    means = {name: _mean(name, [one[name] for one in values if name in one], 1 / sides) for name in names}
    skill = luck = None
    if duel:
        one, other, left, right = rows[1:5]
        # Whoever sits at seat 1 of `one` is strong, at the other seats of `other`.
        seats = watched[0].sides
        last = next(seat for seat, side in enumerate(seats) if side != seats[0])
        skill = share([(a.score(0) + b.score(last)) / 2 for a, b in zip(one, other, strict=True)], 0.5)
        luck = share([_same(a, b) for a, b in zip(left, right, strict=True)], 0.5)
    return Cell(
        mode,
        players,
        sides,
        len(watched),
        {name: length([getattr(row, name) for row in watched]) for name in ("choices", "turns", "rounds")},
        means,
        _by_turn(watched),
        dict(sorted(Counter(row.rounds for row in watched).items())),
        _curve(watched),
        skill,
        luck,
        {},
    )


def _mean(name: str, values: list[float], fair: float) -> Effect:
    return share(values, fair) if name in SHARES else effect(values, imagined=0.0)


def _same(a: Row, b: Row) -> float:
    """Did the same seat win both matches of a deal? A draw agrees with either half."""
    return a.score(0) * b.score(0) + (1 - a.score(0)) * (1 - b.score(0))


def _by_turn(rows: list[Row]) -> list[tuple[int, int, float, float]]:
    tallies: dict[int, list[tuple[int, int]]] = {}
    for row in rows:
        for turn, decisions, options in row.watched["turns"]:
            tallies.setdefault(turn, []).append((decisions, options))
    return [
        (turn, len(found), fmean(d for d, _ in found), sum(o for _, o in found) / max(1, sum(d for d, _ in found)))
        for turn, found in sorted(tallies.items())
    ]


def _curve(rows: list[Row]) -> list[tuple[float, float, float]]:
    """The chance of whoever won in the end, at equal parts of the match."""
    columns: list[list[float]] = [[] for _ in range(PARTS + 1)]
    for row in rows:
        sides = sorted({*row.sides})
        winning = {sides.index(row.sides[seat]) for seat in row.winners or ()}
        chances = row.watched["chances"]
        if len(winning) != 1 or not chances:
            continue
        winner = winning.pop()
        for part in range(PARTS + 1):
            columns[part].append(chances[min(len(chances) - 1, part * len(chances) // PARTS)][winner])
    if not columns[0]:
        return []
    found = []
    for column in columns:
        column.sort()
        found.append((column[len(column) // 10], fmean(column), column[len(column) * 9 // 10]))
    return found
