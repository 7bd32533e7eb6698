"""The games, by name. A game is a package here; adding its name to the list is all that is needed to serve it."""

from __future__ import annotations

import gc
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


@cache
def kept(name: str) -> Game:
    """A game for good, in a process of our own that does nothing but play: while matches go on, the garbage collector
    no longer looks through its cards. Whatever else is alive now stays as well, so a library must not do this."""
    found = game(name)
    gc.collect()
    gc.freeze()
    return found
