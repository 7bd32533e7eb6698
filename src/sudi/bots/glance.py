"""The player who looks one choice ahead where it is not sure: the few options between which its policy hardly decides
are tried, with what they ask answered by the policy, and it takes the one after which the learned value sees it best.

It costs about a millisecond: no world is dealt beside the one that it was given, the turn is not played on, and nothing
is tried where the policy is sure.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any

from sudi.kernel.game import Game
from sudi.kernel.machine import apply
from sudi.mind.aspects import option_aspects
from sudi.mind.mind import Mind
from sudi.mind.policy import softmax
from sudi.mind.store import load_kept, mind_of

TRIED = 4  # options, at most
DOUBT = 0.05  # an option this much less likely than the likeliest is no alternative
LEAN = 0.01  # what the policy's preference counts beside a look, in shares of a win
QUESTIONS = 8  # of an option that are answered, at most


class Glance:
    """One choice ahead among the policy's few best."""

    def __init__(
        self, name: str = "glance", file: str = "", tried: int = TRIED, doubt: float = DOUBT, lean: float = LEAN
    ) -> None:
        self.name, self.tried, self.doubt, self.lean = name, tried, doubt, lean
        self.given: Mind | None = load_kept(file) if file else None

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        mind = self.given or mind_of(game.name, state.t.mode)
        which = game.promising(state)
        if len(which) == 1:
            return which[0]
        keyed = option_aspects(game, state, which)
        shares = softmax(mind.policy.scores(keyed, game.stage(state)))
        # Of options that are called alike one stands for all.
        best = sorted({id(keys): at for at, keys in enumerate(keyed)}.values(), key=lambda at: -shares[at])
        doubted = [at for at in best[: self.tried] if shares[at] >= self.doubt * shares[best[0]]]
        if len(doubted) == 1:
            return which[doubted[0]]
        luck, near = rng.getrandbits(62), mind.anchor(state, seat)
        found = []
        for at in doubted:
            trial = state.copy()
            apply(trial, which[at])
            _answer(mind, trial, seat, Random(luck))
            found.append((mind.worth(trial, seat, near) + self.lean * math.log(shares[at]), at))
        return which[max(found)[1]]


def _answer(mind: Mind, s: Any, seat: int, rng: Random) -> None:
    """Answer what a choice has asked its seat, until the turn's free choice is back or somebody else is asked."""
    game, turns = mind.game, s.turns
    for _ in range(QUESTIONS):
        if s.seat != seat or s.turns != turns or not all(game.verbs.of(option).inner for option in s.options):
            return
        apply(s, 0 if len(s.options) == 1 else mind.policy.best(game, s, rng))
