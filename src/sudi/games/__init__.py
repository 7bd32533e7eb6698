"""The games, by name. A game is a package here; adding its name to the list is all that is needed to serve it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from sudi.kernel.errors import unknown
from sudi.kernel.game import Game

NAMES = ("shards", "smashup", "summonerwars", "rone", "doomtrooper")


@cache
def game(name: str) -> Game:
    """A game by its name; its cards are loaded and compiled on first use."""
    if name not in NAMES:
        raise unknown("game", name, NAMES)
    found = import_module(f"sudi.games.{name}.game").GAME
    assert isinstance(found, Game)
    return found
