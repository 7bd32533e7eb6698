"""The player who thinks its turn through.

The options that the policy thinks most of are tried in freshly dealt worlds: each is followed by the rest of the turn
as the policy would play it, and what is then on the table is judged by the learned value. All options meet the same
worlds. After each round the worse half is dropped (sequential halving), so that the thought goes where it is close.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import Any

from sudi.kernel.alike import distinct
from sudi.kernel.dealing import Dealer
from sudi.kernel.game import Game
from sudi.kernel.machine import apply
from sudi.mind.mind import Mind
from sudi.mind.policy import softmax
from sudi.mind.store import mind_of

from .budget import Budget

WIDTH = 8  # options that are thought about
HEAT = 0.5  # of the policy in the rest of the turn: near its best, and not blind to everything else


@dataclass
class Candidate:
    """An option that is thought about."""

    option: int
    prior: float
    total: float = 0.0
    tried: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else 0.0


class Clock:
    """What is left of a budget."""

    __slots__ = ("budget", "since", "spent")

    def __init__(self, budget: Budget) -> None:
        self.budget, self.spent = budget, 0
        self.since = time.perf_counter()

    def goes_on(self, share: float, more: int) -> bool:
        """Is there room for so many tries more within this share of the budget? Every candidate is tried once."""
        if self.budget.seconds is not None:
            return time.perf_counter() - self.since < self.budget.seconds * share
        return not self.spent or self.spent + more <= self.budget.tries * share

    def is_late(self) -> bool:
        seconds = self.budget.seconds
        return seconds is not None and time.perf_counter() - self.since >= seconds


class Search:
    def __init__(
        self, name: str, budget: Budget, width: int = WIDTH, heat: float = HEAT, mind: Mind | None = None
    ) -> None:
        self.name, self.budget, self.width, self.heat, self.given = name, budget, width, heat, mind

    def mind(self, game: Game, s: Any) -> Mind:
        return self.given or mind_of(game.name, s.t.mode)

    def candidates(self, game: Game, s: Any) -> list[Candidate]:
        """The options worth a thought, the most promising first; of those that are the same for sure only one."""
        which = game.promising(s)
        if len(which) == len(s.options):
            which = distinct(s)
        shares = softmax(self.mind(game, s).policy.of(game, s, which))
        found = [Candidate(i, share) for i, share in zip(which, shares, strict=True)]
        found.sort(key=lambda one: -one.prior)
        return found[: self.width]

    def think(self, game: Game, s: Any, seat: int, rng: Random) -> list[Candidate]:
        """The candidates with what the tries brought, the best first."""
        clock = Clock(self.budget)
        left = self.candidates(game, s)
        everyone = list(left)
        if len(left) == 1:
            return left
        dealer = Dealer(s, seat)
        rounds = max(1, (len(left) - 1).bit_length())
        for number in range(rounds):
            share = (number + 1) / rounds
            while clock.goes_on(share, len(left)):
                worths = self._world(game, dealer, s.turns, seat, left, rng, clock)
                if worths is None:
                    break
                for one, worth in zip(left, worths, strict=True):
                    one.total += worth
                    one.tried += 1
                clock.spent += len(left)
            left.sort(key=lambda one: (-one.mean, -one.prior))
            if number + 1 < rounds:
                left = left[: (len(left) + 1) // 2]
        rest = [one for one in everyone if all(one is not kept for kept in left)]
        return left + sorted(rest, key=lambda one: (-one.mean, -one.prior))

    def _world(
        self, game: Game, dealer: Dealer, turns: int, seat: int, candidates: list[Candidate], rng: Random, clock: Clock
    ) -> list[float] | None:
        """What every candidate is worth in one more world; nothing if the time is up before all were tried in it."""
        world = dealer.deal(rng.getrandbits(62))
        mind = self.mind(game, world)
        chance = rng.getrandbits(62)
        worths: list[float] = []
        for one in candidates:
            if clock.is_late():
                return None
            trial = world.copy()
            apply(trial, one.option)
            if trial.seat >= 0 and trial.turns == turns:
                mind.finish_turn(trial, Random(chance), self.heat)
            worths.append(mind.worth(trial, seat))
        return worths

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        return self.think(game, state, seat, rng)[0].option
