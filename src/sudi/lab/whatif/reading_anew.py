"""A game read anew with changes: in a process that does nothing but play, its modules are dropped and imported again
while cards are printed as an experiment says. Whoever talks to people never does this."""

from __future__ import annotations

import json
import sys
from typing import Any

from sudi.games import game as game_by_name
from sudi.games import kept
from sudi.kernel.cards import Card
from sudi.mind import store

from .trees import built, put_at

_AS_READ: dict[str, str] = {}  # by game, the changes it was last read with; none: as it is


def ready(game: str, changes: str) -> None:
    """See to it that this process plays the game with these changes."""
    if _AS_READ.get(game, "") == changes:
        return
    _drop(game)
    if changes:
        _print(json.loads(changes))
    try:
        game_by_name(game)
    finally:
        Card.reprinted.clear()
    if changes:
        _set_constants(game, json.loads(changes)["constants"])
    _AS_READ[game] = changes


def _drop(game: str) -> None:
    package = f"sudi.games.{game}"
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]
    for cached in (game_by_name, kept, store.mind_of, store.load_kept):
        cached.cache_clear()


def _print(changes: dict[str, Any]) -> None:
    for id, changed in changes["cards"].items():
        Card.reprinted[id] = _Reprint(changed)


class _Reprint:
    """What is printed otherwise on one card."""

    def __init__(self, changed: list[list[Any]]) -> None:
        self.changed = changed

    def __call__(self, card: Card) -> None:
        for path, value in self.changed:
            name, _, rest = path.partition(".") if "[" not in path.partition(".")[0] else _split(path)
            new = built(value)
            object.__setattr__(card, name, put_at(getattr(card, name), rest, new) if rest else new)


def _split(path: str) -> tuple[str, str, str]:
    name, _, rest = path.partition("[")
    return name, "[", f"[{rest}"


def _set_constants(game: str, constants: dict[str, int]) -> None:
    """A constant and wherever it was imported to."""
    for path, value in constants.items():
        module, _, name = path.rpartition(".")
        before = getattr(sys.modules[f"sudi.games.{game}.{module}"], name)
        for there in [one for key, one in sys.modules.items() if key.startswith(f"sudi.games.{game}.")]:
            if getattr(there, name, None) == before and name in vars(there):
                setattr(there, name, value)
