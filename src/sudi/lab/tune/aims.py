"""What is wanted, and what may be changed for it: a file that is checked line by line.

game: rone
parameters:                       # numbers and between what they may lie
  mayor_ilya.active.n: [2, 4]
  state.COMPENSATION: [1, 3]
aims:
  began: [0.49, 0.51]             # the share of whoever begins
  leaders: [0.45, 0.55]           # the share of each against the field
  won: [0.4, 0.6]                 # where all play together: the share of matches won
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import yaml

from sudi.games import game as game_by_name
from sudi.kernel.errors import SudiError, unknown

from ..whatif.changes import Changes, constants_of, entries, parsed, read_changes
from ..whatif.trees import value_at

BEGAN, WON = "began", "won"


@dataclass(frozen=True)
class Parameter:
    """A number that may be changed: where it stands, what it is, between what it may lie."""

    path: str
    now: int
    low: int
    high: int


@dataclass(frozen=True)
class Aims:
    """A search: what may be moved, and where shares have to lie."""

    game: str
    parameters: tuple[Parameter, ...]
    aims: dict[str, tuple[float, float]]


def read_aims(game: str, text: str) -> Aims:
    """Read a file of aims for this game, or refuse it with the line that is wrong."""
    one = game_by_name(game)
    top = parsed(text).mapping(("game", "parameters", "aims"), ("parameters", "aims"))
    if "game" in top and top["game"].text() != game:
        raise top["game"].wrong(f"these aims are for {top['game'].text()}, not for {game}; name that game.")
    parameters = []
    constants = constants_of(one)
    for path, part in entries(top["parameters"]):
        span = [item.number(-4095, 4095) for item in part.items()]
        if len(span) != 2 or span[0] > span[1]:
            raise part.wrong("write the lowest and the highest number, as in [2, 4].")
        card, _, inner = path.partition(".")
        if path in constants:
            now = constants[path]
        elif card in one.library.cards:
            try:
                now = value_at(one.library.cards[card], inner)
            except SudiError as error:
                raise part.wrong(f"{card} has no such number: {error}") from None
        else:
            raise part.wrong(str(unknown(f"card or constant of {game}", card, [*one.library.cards, *constants])))
        if isinstance(now, bool) or not isinstance(now, int):
            raise part.wrong(f"{path!r} is no number; see 'sudi lab numbers'.")
        parameters.append(Parameter(path, now, *span))
    if not parameters:
        raise top["parameters"].wrong("name at least one number, as in state.COMPENSATION: [1, 3].")
    kinds = [kind for mode, found in one.modes.items() for kind in one.rivals(mode, found.players[0])]
    aims = {}
    for name, part in entries(top["aims"]):
        if name not in (BEGAN, WON, *kinds):
            raise part.wrong(str(unknown("aim", name, (BEGAN, WON, *kinds))))
        try:
            low, high = (float(item.text()) for item in part.items())
        except ValueError:
            low, high = 1.0, 0.0
        if not 0 <= low <= high <= 1:
            raise part.wrong("write two shares, the lower first, as in [0.45, 0.55].")
        aims[name] = (low, high)
    if not aims:
        raise top["aims"].wrong("name at least one aim, as in began: [0.49, 0.51].")
    return Aims(game, tuple(parameters), aims)


def as_changes(aims: Aims, values: dict[str, int]) -> Changes:
    """These values as changes; those that are as they were are left out."""
    one = game_by_name(aims.game)
    cards: dict[str, dict[str, int]] = {}
    constants: dict[str, int] = {}
    for parameter in aims.parameters:
        value = values[parameter.path]
        if value == parameter.now:
            continue
        card, _, inner = parameter.path.partition(".")
        if card in one.library.cards:
            cards.setdefault(card, {})[inner] = value
        else:
            constants[parameter.path] = value
    return read_changes(aims.game, changes_text({"game": aims.game, "cards": cards, "constants": constants}))


def changes_text(data: dict[str, Any]) -> str:
    """A file of changes."""
    kept = {key: value for key, value in data.items() if value}
    return str(yaml.safe_dump(kept, allow_unicode=True, sort_keys=False))
