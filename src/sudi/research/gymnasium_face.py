"""One seat of a game as a Gymnasium environment; bots sit at the others."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from sudi.bots import bot

from .episode import Episode, Face


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """An observation has the numbers and the mask of actions; an action outside the mask loses the match at once."""

    def __init__(self, face: Face, opponent: str, seat: int | None = None) -> None:
        if seat is not None and not 0 <= seat < face.players:
            raise ValueError(f"The seat must be between 0 and {face.players - 1}, or None for another one each match.")
        self.face, self.opponent, self.fixed = face, bot(opponent), seat
        size = len(face.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(face.observer.low, face.observer.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8),
            }
        )
        self.action_space = spaces.Discrete(size)
        self.seat = seat or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        chance = int(self.np_random.integers(1 << 62))
        self.seat = chance % self.face.players if self.fixed is None else self.fixed
        self._luck = Random(chance)
        self.episode: Episode = self.face.start(chance)
        self._others()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.episode.step(int(action))
        except ValueError as error:
            return self._seen(), -1.0, True, False, {"illegal": str(error)}
        self._others()
        over = self.episode.seat < 0
        reward = self.episode.rewards()[self.seat] if over else 0.0
        return self._seen(), reward, over and not self.episode.cut, self.episode.cut, {}

    def _others(self) -> None:
        while self.episode.seat not in (-1, self.seat):
            self.episode.ask(self.opponent, self._luck)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}
