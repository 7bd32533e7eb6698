"""The player who thinks its turn through.

The options that the policy thinks most of are tried in freshly dealt worlds: each is followed by the rest of the turn
as the policy would play it, and what is then on the table is judged by the learned value. All options meet the same
worlds. After each round the worse half is dropped (sequential halving), so that the thought goes where it is close, and
when nothing is close any longer it stops. While there were few tries, what the policy prefers counts as well.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from sudi.games import kept
from sudi.kernel.alike import distinct
from sudi.kernel.dealing import Dealer
from sudi.kernel.game import Game
from sudi.kernel.machine import apply
from sudi.mind.mind import Mind
from sudi.mind.policy import softmax
from sudi.mind.store import load_kept, mind_of
from sudi.mind.value import Anchor

from .budget import Budget, Clock, hurry
from .hands import Found, added, ask, collect

WIDTH = 8  # options that are thought about
HEAT = 0.5  # of the policy in the rest of the turn: near its best, and not blind to everything else
ENOUGH = 24  # worlds after which it may be settled
SURE = 3.0  # standard errors between the best and another
LEAN, FEW = 0.03, 4  # how much the policy's preference counts beside the tries, and beside how many
SAME = 0.004  # shares of a win: what differs by less is as good


@dataclass
class Candidate:
    """An option that is thought about."""

    option: int
    prior: float
    total: float = 0.0
    tried: int = 0
    worths: list[float] = field(default_factory=list)  # by world, as long as it was not dropped

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else 0.0

    @property
    def leaning(self) -> float:
        """The mean of the tries, leaning on the policy while they are few: one try says little."""
        return self.mean + LEAN * math.log(max(self.prior, 1e-6)) * FEW / (FEW + self.tried)


class Search:
    def __init__(
        self,
        name: str,
        budget: Budget,
        width: int = WIDTH,
        heat: float = HEAT,
        mind: Mind | None = None,
        file: str = "",  # that the mind was read from
    ) -> None:
        self.name, self.budget, self.width, self.heat = name, budget, width, heat
        self.given, self.file = load_kept(file) if file else mind, file

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
        dealer, near = Dealer(s, seat), self.mind(game, s).anchor(s, seat)
        rounds = max(1, (len(left) - 1).bit_length())
        for number in range(rounds):
            share = (number + 1) / rounds
            while clock.goes_on(share, len(left)):
                worths = self._world(game, dealer, s.turns, seat, left, rng, clock, near)
                if worths is None:
                    break
                for one, worth in zip(left, worths, strict=True):
                    one.total += worth
                    one.tried += 1
                    one.worths.append(worth)
                clock.spent += len(left)
                if settled(left):
                    return ranked(left, everyone)
            left.sort(key=_order)
            if number + 1 < rounds:
                left = left[: (len(left) + 1) // 2]
        return ranked(left, everyone)

    def _world(
        self,
        game: Game,
        dealer: Dealer,
        turns: int,
        seat: int,
        candidates: list[Candidate],
        rng: Random,
        clock: Clock,
        near: Anchor,
    ) -> list[float] | None:
        """What every candidate is worth in one more world; nothing if the time is up before all were tried in it."""
        world = dealer.deal(rng.getrandbits(62))
        mind = self.mind(game, world)
        chance = rng.getrandbits(62)
        late: Callable[[], bool] | None = clock.is_late if clock.late_at is not None else None
        worths: list[float] = []
        for one in candidates:
            trial = world.copy()
            apply(trial, one.option)
            worth = None
            if late is None or not late():
                worth = mind.outcome(trial, seat, turns, chance, self.heat, near, late)
            if worth is None:
                return None
            worths.append(worth)
        return worths

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        if self.budget.hands > 1 and len(self.candidates(game, state)) > 1:
            return self._together(game, state, seat, rng)
        return self.think(game, state, seat, rng)[0].option

    def _together(self, game: Game, s: Any, seat: int, rng: Random) -> int:
        """The same with several processes: every one thinks by itself, this one too."""
        budget, hands = self.budget, self.budget.hands
        alone = replace(budget, tries=max(1, budget.tries // hands), hands=1)
        seeds = [rng.getrandbits(62) for _ in range(hands)]
        # Whoever comes too late, because its process was just started, must not keep the next decision waiting.
        until = None if budget.seconds is None else time.monotonic() + budget.seconds
        how = (alone, self.width, self.heat, self.file, until)
        asked = ask(hands - 1, think_apart, [(*how, game.name, s, seat, seed) for seed in seeds[1:]])
        own = summed(Search(self.name, alone, self.width, self.heat, self.given).think(game, s, seat, Random(seeds[0])))
        return added([own, *collect(asked, everybody=budget.seconds is None)])[0][0]


def summed(found: list[Candidate]) -> Found:
    return [(one.option, one.prior, one.total, one.tried) for one in found]


def think_apart(
    budget: Budget, width: int, heat: float, file: str, until: float | None, name: str, s: Any, seat: int, seed: int
) -> Found:
    """Runs in another process."""
    with hurry(until):
        return summed(Search("apart", budget, width, heat, file=file).think(kept(name), s, seat, Random(seed)))


def ranked(left: list[Candidate], everyone: list[Candidate]) -> list[Candidate]:
    """Those that were thought about to the end first, each part by what the tries brought."""
    kept = {id(one) for one in left}
    rest = [one for one in everyone if id(one) not in kept]
    return [*sorted(left, key=_order), *sorted(rest, key=_order)]


def _order(one: Candidate) -> tuple[float, float]:
    return -one.leaning, -one.prior


def settled(left: list[Candidate]) -> bool:
    """Is one clearly the best, or are those that come near it as good? They met the same worlds, so it is their
    differences world by world that count."""
    worlds = left[0].tried
    if worlds < ENOUGH or worlds % 4:
        return False
    best = min(left, key=_order)
    for one in left:
        if one is best:
            continue
        gaps = [a - b for a, b in zip(best.worths, one.worths, strict=True)]
        mean = sum(gaps) / worlds
        error = (sum((gap - mean) ** 2 for gap in gaps) / (worlds * (worlds - 1))) ** 0.5
        if mean <= SURE * error and mean + 2 * error > SAME:
            return False
    return True
