"""The search: Optuna proposes numbers, every proposal plays the same deals, the best is confirmed on fresh ones.

Distance from the aim is the root of the mean square of how far shares lie outside, in hundredths; a little is added for
each changed number, so that of two sets that do equally well the one that changes less is preferred.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.errors import BadSetup

from ..compare.comparing import Comparison, compare
from ..effects import missing
from ..whatif.changes import Changes
from ..work import Bench
from .aims import BEGAN, WON, Aims, as_changes

PRICE = 0.1  # of each step away from what is printed, in hundredths of a win


@dataclass(frozen=True)
class Try:
    """One proposal: the numbers, the shares they gave, and how far from the aims that is."""

    values: dict[str, int]
    shares: dict[str, float]
    distance: float
    cost: float

    def data(self) -> dict[str, Any]:
        return {
            "values": self.values,
            "shares": {name: round(one, 5) for name, one in self.shares.items()},
            "distance": round(self.distance, 4),
            "cost": round(self.cost, 4),
        }


@dataclass(frozen=True)
class Tuning:
    """The path of a search, its best, and what fresh deals say about it beside the unchanged game."""

    aims: Aims
    mode: str
    players: int
    seed: int
    deals: int
    pilot: str
    path: list[Try]
    best: Try
    changes: list[dict[str, Any]]
    confirmed: Comparison | None  # None: nothing better than the unchanged game was found
    before: float = 0.0  # distances on the fresh deals
    after: float = 0.0
    sampler: str = field(default="optuna TPE")

    def data(self) -> dict[str, Any]:
        return {
            "game": self.aims.game,
            "mode": self.mode,
            "players": self.players,
            "seed": self.seed,
            "deals": self.deals,
            "pilot": self.pilot,
            "sampler": self.sampler,
            "parameters": [vars(one) for one in self.aims.parameters],
            "aims": {name: list(span) for name, span in self.aims.aims.items()},
            "path": [one.data() for one in self.path],
            "best": self.best.data(),
            "changes": self.changes,
            "confirmed": None if self.confirmed is None else self.confirmed.data(),
            "before": round(self.before, 4),
            "after": round(self.after, 4),
        }


def tune(
    game: str,
    aims: Aims,
    mode: str | None = None,
    players: int | None = None,
    setup: dict[str, Any] | None = None,
    pilot: str = "policy",
    tries: int = 30,
    deals: int = 10,
    confirm: int | None = None,
    seed: int = 0,
    bench: Bench | None = None,
    named: list[str] | None = None,
) -> Tuning:
    """So many proposals of so many deals each; `confirm` fresh deals for the best (three times as many, if not said)
    of those that are `named`, or of all."""
    optuna = _optuna()
    for name, many in (("tries", tries), ("deals", 1 if confirm is None else confirm)):
        if isinstance(many, bool) or many < 1:
            raise BadSetup(f"The number of {name} must be a whole number from 1.")
    chosen, count, _ = game_by_name(game).setup(mode, players, setup or {})
    kinds = game_by_name(game).rivals(chosen.name, count)
    kind = next((name for name in aims.aims if name in kinds), None)
    path: list[Try] = []
    with bench or Bench() as at:

        def measured(changes: Changes | None, many: int, first: int) -> Comparison:
            # A comparison without changes plays the game as it is; with changes it is played both ways, and what was
            # played before is not played again.
            return compare(
                game, kind, chosen.name, count, setup, named, pilot, many, seed, changes, _Open(at), first, field=True
            )

        def tried(values: dict[str, int]) -> float:
            changes = as_changes(aims, values)
            found = measured(changes if changes.told else None, deals, 0)
            shares = shares_of(aims, found.changed or found)
            away = distance(aims, shares)
            steps = sum(abs(values[one.path] - one.now) for one in aims.parameters)
            path.append(Try(values, shares, away, away + PRICE * steps))
            return path[-1].cost

        optuna.logging.set_verbosity(optuna.logging.ERROR)
        sampler = optuna.samplers.TPESampler(seed=seed % 2**32, n_startup_trials=max(4, tries // 4))
        study = optuna.create_study(sampler=sampler)
        study.enqueue_trial({one.path: one.now for one in aims.parameters})
        study.optimize(
            lambda trial: tried({one.path: trial.suggest_int(one.path, one.low, one.high) for one in aims.parameters}),
            n_trials=tries,
        )
        best = min(path, key=lambda one: one.cost)
        changes = as_changes(aims, best.values)
        if not changes.told:
            return Tuning(aims, chosen.name, count, seed, deals, pilot, path, best, [], None)
        again = measured(changes, confirm or 3 * deals, deals)
    assert again.changed is not None
    before, after = (distance(aims, shares_of(aims, one)) for one in (again, again.changed))
    told = changes.data()
    return Tuning(aims, chosen.name, count, seed, deals, pilot, path, best, told, again, before, after)


class _Open(Bench):
    """A bench that stays open when a comparison has done with it."""

    def __init__(self, inner: Bench) -> None:
        self.__dict__ = vars(inner)  # one and the same: what is played here is counted there

    def __exit__(self, *_: object) -> None:
        return


def shares_of(aims: Aims, found: Comparison) -> dict[str, float]:
    """The shares that the aims speak of."""
    shares: dict[str, float] = {}
    for name in aims.aims:
        if name == BEGAN:
            if found.first is not None:
                shares[BEGAN] = found.first.mean
        elif name == WON:
            shares[WON] = sum(one.mean for one in found.field.values()) / len(found.field)
        else:
            shares |= {f"{name}: {rival}": one.mean for rival, one in found.field.items()}
    return shares


def distance(aims: Aims, shares: dict[str, float]) -> float:
    """How far outside, in hundredths of a win: 0 if every share lies where it should."""
    squares = []
    for name, share in shares.items():
        low, high = aims.aims[name.partition(":")[0]]
        squares.append((100 * max(0.0, low - share, share - high)) ** 2)
    return math.sqrt(sum(squares) / len(squares)) if squares else 0.0


def _optuna() -> Any:
    try:
        import optuna
    except ImportError:
        raise missing() from None
    return optuna
