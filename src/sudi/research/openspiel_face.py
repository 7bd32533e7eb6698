"""A game as an OpenSpiel game in Python, so that its algorithms run on ours.

The first node is chance: which of so many deals it is (`deals`), and everything random in the match follows from that
number, as hidden from the players as the cards that are dealt. An information state is what the seat saw and did at
each of its decisions, and what it sees now.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from sudi.games import NAMES
from sudi.kernel.dealing import determinise

from .episode import Episode, Face

DEALS = 1024
PREFIX = "sudi_"


class SudiGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up of one of our games."""

    def __init__(self, face: Face, params: dict[str, Any], deals: int = DEALS) -> None:
        self.face, self.deals = face, deals
        sides = face.tables.sides
        info = pyspiel.GameInfo(
            num_distinct_actions=max(len(face.actions), deals),
            max_chance_outcomes=deals,
            num_players=face.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if len(sides) == 2 * len([n for n in sides if n == sides[0]]) else None,
            max_game_length=2 * face.game.max_choices,
        )
        super().__init__(_type(face.game.name, info.utility_sum is not None), info, params)

    def new_initial_state(self) -> SudiState:
        return SudiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self.face)

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.face.observer.names)]


class SudiState(pyspiel.State):  # type: ignore[misc]
    """A match in progress, or the moment before it is dealt."""

    def __init__(self, game: SudiGame) -> None:
        super().__init__(game)
        self._face, self._deals = game.face, game.deals
        self.episode: Episode | None = None
        self._recalled = [""] * game.face.players

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.seat if self.episode.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal() if self.episode is not None and self.episode.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self._face.start(action)
            return
        seat = self.episode.seat
        self._recalled[seat] = _digest(f"{self._recalled[seat]} {self.observed(seat)} {action}")
        self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._face.actions.names[action]

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat < 0

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * self._face.players
        return self.episode.rewards()[: self._face.players]

    def observed(self, seat: int) -> str:
        """What the seat sees, as a short name: equal if and only if the numbers are."""
        if self.episode is None:
            return "nothing yet"
        half = self.episode.half if self.episode.seat == seat else -1
        return f"{_digest(self.episode.observe(seat).tobytes())} {half}"

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"p{seat + 1} {self._recalled[seat]} {self.observed(seat)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SudiState:
        """The same moment in another world that the seat cannot tell from this one."""
        other: SudiState = self.clone()
        if other.episode is not None:
            other.episode.state = determinise(other.episode.state, player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class _Observer:
    """What OpenSpiel asks observations from."""

    def __init__(self, face: Face) -> None:
        self.tensor = np.zeros(len(face.observer.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SudiState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: SudiState, player: int) -> str:
        return f"p{player + 1} {state.observed(player)}"


def _digest(what: str | bytes) -> str:
    return blake2b(what.encode() if isinstance(what, str) else what, digest_size=12).hexdigest()


def _type(name: str, zero_sum: bool = True) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Sudi: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"mode": "", "players": 0, "deals": DEALS},
    )


def load(game: str, mode: str | None = None, players: int | None = None, setup: dict[str, Any] | None = None) -> Any:
    return SudiGame(Face(game, mode, players, setup or {}), {})


def _registered(name: str) -> type[SudiGame]:
    """A game as OpenSpiel makes it from parameters. A class and not a function: OpenSpiel lets go of what is registered
    when the interpreter has ended already, and a class survives that."""

    class Registered(SudiGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            face = Face(name, given.get("mode") or None, given.get("players") or None)
            super().__init__(face, given, given.get("deals") or DEALS)

    return Registered


for _name in NAMES:
    pyspiel.register_game(_type(_name), _registered(_name))
