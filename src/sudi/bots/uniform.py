"""The player without a plan: every option is as good as any other."""

from __future__ import annotations

from random import Random
from typing import Any

from sudi.kernel.game import Game


class Uniform:
    name = "random"

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> int:
        return rng.randrange(len(state.options))
