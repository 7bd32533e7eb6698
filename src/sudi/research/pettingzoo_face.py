"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .episode import Episode, Face


class SudiEnv(AECEnv):  # type: ignore[misc]
    """One agent a seat (`p1`, `p2`, ...); an observation has the numbers and the mask of actions."""

    def __init__(self, face: Face, render_mode: str | None = None) -> None:
        super().__init__()
        self.face, self.render_mode = face, render_mode
        self.metadata = {
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "name": f"sudi_{face.game.name}_{face.mode}_{face.players}",
        }
        self.possible_agents = face.agents
        observer, size = face.observer, len(face.actions)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(observer.low, observer.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.episode: Episode = self.face.start(int(self._luck.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(0, self.episode.seat)]
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("Give the number of an action of the mask; None is for agents whose match is over.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.step(int(action))
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Say whose turn it is, or that it is over and who has won."""
        episode = self.episode
        if episode.seat >= 0:
            self.agent_selection = self.possible_agents[episode.seat]
            return
        rewards = episode.rewards()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent], self.truncations[agent] = not episode.cut, episode.cut

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        game, s = self.face.game, self.episode.state
        return "" if s.seat < 0 else str(game.prompt_text(s)["en"])

    def close(self) -> None:
        return
