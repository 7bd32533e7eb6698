"""A preference among options: a weight for each of their keys, by the stage of the match; a softmax over the sums."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from sudi.kernel.game import Game

from .aspects import Aspect, Aspects, option_aspects

STAGES = 5  # of a match, from its beginning to its end
WEIGHTS = STAGES + 1  # the last one holds for all stages


class Policy:
    """Weights by key. Every key has one weight for each stage of the match and one for all of them."""

    __slots__ = ("weights",)

    def __init__(self, weights: dict[Aspect, list[float]] | None = None) -> None:
        self.weights: dict[Aspect, list[float]] = weights if weights is not None else {}

    def scores(self, keyed: Sequence[Aspects], stage: int) -> list[float]:
        """What speaks for each option."""
        get = self.weights.get
        found: list[float] = []
        known: dict[int, float] = {}
        for keys in keyed:
            at = id(keys)
            score = known.get(at)
            if score is None:
                score = 0.0
                for key in keys:
                    row = get(key)
                    if row is not None:
                        score += row[stage] + row[STAGES]
                known[at] = score
            found.append(score)
        return found

    def of(self, game: Game, s: Any, which: Sequence[int] | None = None) -> list[float]:
        """The scores of these options of the pending decision, or of all."""
        return self.scores(option_aspects(game, s, which), game.stage(s))

    def best(self, game: Game, s: Any, rng: Random) -> int:
        """Of the options that the game calls promising the one that most speaks for; of equals any."""
        which = game.promising(s)
        if len(which) == 1:
            return which[0]
        scores = self.of(game, s, which)
        top = max(scores)
        equal = [i for i, score in zip(which, scores, strict=True) if score >= top]
        return equal[0] if len(equal) == 1 else rng.choice(equal)

    def sample(self, game: Game, s: Any, rng: Random, heat: float = 1.0) -> int:
        """A promising option by chance, the better the likelier; copies of one card do not make it likelier."""
        which = game.promising(s)
        if len(which) == 1:
            return which[0]
        keyed = option_aspects(game, s, which)
        return which[pick(softmax(merged(self.scores(keyed, game.stage(s)), keyed), heat), rng)]


def merged(scores: list[float], keyed: Sequence[Aspects]) -> list[float]:
    """Equal options share one chance: each of n copies counts a n-th."""
    if len({id(keys) for keys in keyed}) == len(keyed):
        return scores
    many: dict[int, int] = {}
    for keys in keyed:
        many[id(keys)] = many.get(id(keys), 0) + 1
    return [score - math.log(many[id(keys)]) for score, keys in zip(scores, keyed, strict=True)]


def softmax(scores: list[float], heat: float = 1.0) -> list[float]:
    top = max(scores)
    raised = [math.exp((score - top) / heat) for score in scores]
    total = sum(raised)
    return [share / total for share in raised]


def pick(shares: list[float], rng: Random, total: float = 1.0) -> int:
    """A place by chance, each with its share of the total."""
    at = rng.random() * total
    for i, share in enumerate(shares):
        at -= share
        if at < 0.0:
            return i
    return max(i for i, share in enumerate(shares) if share)
