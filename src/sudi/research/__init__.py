"""The research face: five games behind the interfaces that researchers already use (extra `research`)."""

from __future__ import annotations

from typing import Any

from .batch import Batch, Stepped
from .episode import Episode, Face
from .recall import History, Recall

__all__ = [
    "Batch",
    "Episode",
    "Face",
    "History",
    "Recall",
    "Stepped",
    "aec_env",
    "batch",
    "gym_env",
    "openspiel_game",
]


def batch(
    game: str, size: int, seed: int = 0, mode: str | None = None, players: int | None = None, **setup: Any
) -> Batch:
    """So many matches at once, for learners: one action for each goes in, arrays come out."""
    return Batch(Face(game, mode, players, setup), size, seed)


def aec_env(game: str, mode: str | None = None, players: int | None = None, **setup: Any) -> Any:
    """A game as a PettingZoo AEC environment: one agent a seat, masks of actions in the observations."""
    from .pettingzoo_face import SudiEnv

    return SudiEnv(Face(game, mode, players, setup))


def gym_env(
    game: str,
    opponent: str = "greedy",
    seat: int | None = None,
    mode: str | None = None,
    players: int | None = None,
    **setup: Any,
) -> Any:
    """A game as a Gymnasium environment for one seat (None: another one in every match), bots at the others."""
    from .gymnasium_face import SeatEnv

    return SeatEnv(Face(game, mode, players, setup), opponent, seat)


def openspiel_game(game: str, mode: str | None = None, players: int | None = None, **setup: Any) -> Any:
    """A game as an OpenSpiel game in Python; it is registered under `sudi_` and its name."""
    from .openspiel_face import load

    return load(game, mode, players, setup)
