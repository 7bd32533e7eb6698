"""The games, by name. A game is a package here; adding its name to the list is all that is needed to serve it."""

from __future__ import annotations

import copyreg
import gc
from functools import cache
from importlib import import_module
from typing import Any

from sudi.kernel.errors import unknown
from sudi.kernel.game import Game
from sudi.kernel.state import State

NAMES = ("shards", "smashup", "summonerwars", "rone", "doomtrooper")
YOUNG = 20_000  # new objects before the garbage collector looks through them (`kept`); Python's own number is 700


@cache
def game(name: str) -> Game:
    """A game by its name; its cards are loaded and compiled on first use."""
    if name not in NAMES:
        raise unknown("game", name, NAMES)
    found = import_module(f"sudi.games.{name}.game").GAME
    assert isinstance(found, Game)
    copyreg.pickle(found.state, _taken_apart)
    return found


def _taken_apart(s: Any) -> tuple[Any, ...]:
    """A state as it crosses to another process: what its tables were made from, and its fields as plain data. What is
    written to a log stays behind."""
    return put_together, (s.t.game, s.t.mode, s.t.players, s.t.setup, s.pack())


def put_together(name: str, mode: str, players: int, setup: dict[str, Any], packed: dict[str, Any]) -> State:
    """The state again, with the tables that this process has for its set-up."""
    found = game(name)
    return found.state.unpack(packed, found.tables_for(found.modes[mode], players, setup))


@cache
def kept(name: str) -> Game:
    """A game for good, in a process of our own that does nothing but play: while matches go on, the garbage collector
    no longer looks through its cards, and seldom through what is new: states hold no circles, so nearly everything is
    freed without it. Whatever else is alive now stays as well, so a library must not do this."""
    found = game(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    return found
