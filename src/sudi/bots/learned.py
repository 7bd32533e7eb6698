"""Players who go by what was learned: the policy as it is, or with a warm head, which is how beginners err."""

from __future__ import annotations

from random import Random
from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.game import Game
from sudi.mind.aspects import option_aspects
from sudi.mind.mind import Mind
from sudi.mind.policy import merged, pick, softmax
from sudi.mind.store import mind_of

HOTTEST = 100.0
WORST = 0.02  # what is less likely than this beside the likeliest is not done even with a warm head


def read_heat(typed: str) -> float:
    """How warm a head is, as people write it."""
    try:
        heat = float(typed)
    except ValueError:
        heat = -1.0
    if not 0.0 <= heat <= HOTTEST:
        raise BadSetup(f"{typed!r} is no heat; write a number from 0 to {HOTTEST:g}, like policy:1.5.")
    return heat


class Learned:
    """Takes what the policy thinks best; with heat, something near it, the nearer the likelier."""

    def __init__(self, name: str = "policy", heat: float = 0.0, mind: Mind | None = None) -> None:
        self.name, self.heat, self.given = name, heat, mind

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        policy = (self.given or mind_of(game.name, state.t.mode)).policy
        if not self.heat:
            return policy.best(game, state, rng)
        which = game.promising(state)
        keyed = option_aspects(game, state, which)
        shares = softmax(merged(policy.scores(keyed, game.stage(state)), keyed), self.heat)
        least = WORST * max(shares)
        kept = [share if share >= least else 0.0 for share in shares]
        return which[pick(kept, rng, sum(kept))]
