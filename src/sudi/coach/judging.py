"""What options and moments are worth to a seat: the share of the win it may expect, with how sure that is.

Hidden cards and the future are dealt anew from what the seat may know; the rest of the turn is played by the policy and
what is then on the table is judged by the learned value. All options of a decision meet the same worlds and the same
luck, so that what differs between them is the options.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from sudi.bots.search import HEAT
from sudi.kernel.alike import distinct
from sudi.kernel.chance import scramble
from sudi.kernel.dealing import Dealer
from sudi.kernel.game import Game
from sudi.kernel.machine import apply
from sudi.mind.mind import Mind
from sudi.mind.policy import softmax
from sudi.mind.store import mind_of

WORLDS = 16  # dealt for a decision at first
MORE = 48  # and for those that are close, so that a gap can be told from noise
WIDTH = 8  # options that are looked at beside the one taken


@dataclass(frozen=True)
class Gap:
    """By how much one option is better than another: the mean over worlds, and its standard error."""

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        return self.mean > 2 * self.error


@dataclass(frozen=True)
class Weighed:
    """An option by its number, and what it was worth in each world."""

    option: int
    prior: float  # how likely the policy would take it
    worths: tuple[float, ...]

    @property
    def worth(self) -> float:
        return sum(self.worths) / len(self.worths)

    def ahead_of(self, other: Weighed) -> Gap:
        """Compared world by world: both had the same luck."""
        gaps = [mine - its for mine, its in zip(self.worths, other.worths, strict=True)]
        mean = sum(gaps) / len(gaps)
        if len(gaps) < 2:
            return Gap(mean, 1.0)
        return Gap(mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps)))


class Judge:
    """Judges moments of one match. The same seed gives the same judgement."""

    def __init__(
        self, game: Game, worlds: int = WORLDS, more: int = MORE, width: int = WIDTH, seed: int = 0,
        mind: Mind | None = None,
    ) -> None:  # fmt: skip
        self.game, self.worlds, self.more, self.width, self.seed = game, worlds, more, width, seed
        self.given = mind

    def mind(self, s: Any) -> Mind:
        return self.given or mind_of(self.game.name, s.t.mode)

    def thought(self, s: Any) -> Any:
        """The same moment on tables that do not stop where nobody can do anything."""
        thought = s.copy()
        thought.t = self.game.for_thinking(s.t)
        return thought

    def _seeds(self, moment: int, many: int, start: int = 0) -> list[int]:
        return [scramble(self.seed ^ scramble(moment << 20 | number)) >> 2 for number in range(start, start + many)]

    def luck(self, moment: int, number: int) -> int:
        """A seed for the same moment with other luck."""
        return scramble(self.seed ^ scramble(~moment << 20 | number)) >> 2

    # ---- a decision ----
    def options(self, s: Any, moment: int = 0, taken: int | None = None) -> list[Weighed]:
        """The most promising options and the one that was taken, the best first; equal ones once."""
        seat, game = s.seat, self.game
        thought = self.thought(s)
        chosen = self._looked_at(thought, taken)
        if len(chosen) == 1:
            return [Weighed(option, prior, (self.moment(s, seat, moment),)) for option, prior in chosen]
        dealer = Dealer(thought, seat)
        found = self._weigh(game, dealer, thought.turns, seat, chosen, self._seeds(moment, self.worlds))
        if self.more > self.worlds and _is_close(found, taken):
            seeds = self._seeds(moment, self.more - self.worlds, self.worlds)
            again = self._weigh(game, dealer, thought.turns, seat, chosen, seeds)
            found = [
                Weighed(one.option, one.prior, one.worths + two.worths) for one, two in zip(found, again, strict=True)
            ]
        return sorted(found, key=lambda one: (-one.worth, -one.prior))

    def _looked_at(self, s: Any, taken: int | None) -> list[tuple[int, float]]:
        """Numbers of options with what the policy thinks of each; of equal ones the one that was taken."""
        priors = softmax(self.mind(s).policy.of(self.game, s))
        numbers = distinct(s)
        if taken is not None and taken not in numbers:
            numbers = _with(s, numbers, taken)
        numbers.sort(key=lambda i: -priors[i])
        kept = numbers[: self.width]
        if taken is not None and taken not in kept:
            kept.append(taken)
        return [(i, priors[i]) for i in kept]

    def _weigh(
        self, game: Game, dealer: Dealer, turns: int, seat: int, chosen: Sequence[tuple[int, float]], seeds: list[int]
    ) -> list[Weighed]:
        found: list[list[float]] = [[] for _ in chosen]
        for seed in seeds:
            world = dealer.deal(seed)
            for (option, _), worths in zip(chosen, found, strict=True):
                trial = world.copy()
                apply(trial, option)
                worths.append(self._worth(trial, seat, turns, seed))
        return [Weighed(option, prior, tuple(worths)) for (option, prior), worths in zip(chosen, found, strict=True)]

    def _worth(self, trial: Any, seat: int, turns: int, seed: int) -> float:
        worth = self.mind(trial).outcome(trial, seat, turns, seed, HEAT)
        assert worth is not None, "nobody is in a hurry here"
        return worth

    # ---- a moment ----
    def moment(
        self, s: Any, seat: int, moment: int = 0, turns: int | None = None, viewer: int | None = None,
        worlds: int | None = None,
    ) -> float:  # fmt: skip
        """What a state is worth to a seat, as a viewer knows it (REFEREE: with open cards), whoever is asked.

        `turns` is the turn in which the choice before it was made: what begins a turn is judged as it lies, as the end
        of a turn is when its options are weighed. Judging it deeper would show as luck what is only a better look.
        """
        if s.result is not None:
            return self.mind(s).worth(s, seat)
        thought = self.thought(s)
        dealer = Dealer(thought, seat if viewer is None else viewer)
        worths = []
        for seed in self._seeds(moment, worlds or self.worlds):
            trial = dealer.deal(seed)
            worths.append(self._worth(trial, seat, thought.turns if turns is None else turns, seed))
        return sum(worths) / len(worths)


def _with(s: Any, numbers: list[int], taken: int) -> list[int]:
    """The same numbers, with the option taken standing for its equals."""
    for at, number in enumerate(numbers):
        twin = s.copy()
        twin.options = [s.options[number], s.options[taken]]
        if len(distinct(twin)) == 1:
            return [*numbers[:at], taken, *numbers[at + 1 :]]
    return [*numbers, taken]


def _is_close(found: list[Weighed], taken: int | None) -> bool:
    """Is it worth dealing more worlds: does the best lead, or does the one taken lag, by more than nothing?"""
    best = max(found, key=lambda one: one.worth)
    if taken is None:
        return True
    mine = next(one for one in found if one.option == taken)
    return mine is not best and best.ahead_of(mine).mean > 0.02
