"""Sudí: a referee that knows card games by heart.

match = sudi.new("shards", mode="duel", seed=7)
match.decision.options
match.choose("play crystal")
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sudi.games import NAMES, game
from sudi.kernel.chance import Seed, is_seed
from sudi.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalChoice,
    SudiError,
    UnknownName,
)
from sudi.kernel.match import Decision, Match, Option, Result
from sudi.kernel.permissions import Refusal
from sudi.kernel.setting import WEIGHTS, Setting
from sudi.kernel.values import Derivation
from sudi.kernel.wording import Bilingual
from sudi.kernel.written.nesting import too_deep
from sudi.kernel.written.position import from_position as _from_position
from sudi.kernel.written.record import Record, read_record
from sudi.kernel.written.replay import new_match
from sudi.kernel.written.replay import replay as _replay

__version__ = "0.1.0"


def new(
    name: str, mode: str | None = None, players: int | None = None, seed: Seed | None = None, **setup: Any
) -> Match:
    """A new match at its first decision. Without a seed one is drawn; `match.seed` tells it."""
    if seed is None:
        seed = random.SystemRandom().getrandbits(48)
    if not is_seed(seed):
        raise BadSetup("The seed must be a whole number or 32 hexadecimal digits.")
    return new_match(game(name), mode, players, seed, setup)


def replay(record: Record | dict[str, Any] | str | bytes | Path, upto: int | None = None) -> Match:
    """A match again from its record (object, JSON, plain data or a file), whole or up to a number of choices."""
    data = record.read_bytes() if isinstance(record, Path) else record
    read = read_record(data)
    return _replay(game(read.game), read, upto)


def from_position(position: dict[str, Any] | str) -> Match:
    """A match that stands as a position says: a mapping, or its text in YAML or JSON."""
    if isinstance(position, str):
        position = parse_yaml(position)
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise BadPosition("game: a position has to name its game.")
    return _from_position(game(position["game"]), position)


def parse_yaml(text: str) -> Any:
    """YAML (or JSON, which is YAML) as plain data; a slip is reported with its line."""
    import yaml

    if too_deep(text):
        raise BadPosition("This is nested too deeply; look for brackets that are not closed.")
    try:
        return yaml.safe_load(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f" in line {mark.line + 1}" if mark else ""
        raise BadPosition(f"This is not YAML{where}; check indentation, quotes and brackets.") from None


def games() -> dict[str, dict[str, Any]]:
    """The games: what they are, modes, player counts, set-up values in words, and sets."""
    found: dict[str, dict[str, Any]] = {}
    for name in NAMES:
        one = game(name)
        found[name] = {
            "title": _both(one.title),
            "says": _both(one.says),
            "minutes": list(one.minutes),
            "weight": _both(WEIGHTS[one.weight]),
            "rules": one.version,
            "modes": {
                mode.name: {
                    "players": sorted(mode.players),
                    "title": _both(mode.title),
                }
                for mode in one.modes.values()
            },
            "setup": {setting.name: _setting(setting, one.modes) for setting in one.settings.values()},
            "cards": len(one.library.cards),
            "sets": sorted({card.box for card in one.library.cards.values()}),
        }
    return found


def _both(text: Bilingual) -> dict[str, str]:
    return {"cs": text.cs, "en": text.en}


def _setting(setting: Setting, modes: Iterable[str]) -> dict[str, Any]:
    values = [
        {
            "value": one.value,
            **_both(one.text),
            "modes": [mode for mode in modes if setting.has(mode) and one.fits(mode, one.players)],
            "players": one.players,
        }
        for one in setting.values
    ]
    return {
        "default": setting.default,
        "default_text": _both(setting.text(setting.default)),
        "choices": list(setting.choices),
        "says": _both(setting.says),
        "values": values,
        "span": setting.span,
        "each": {name: _both(text) for name, text in setting.each.items()},
        "each_of": setting.each_of,
        "own": _both(setting.own) if setting.own is not None else None,
        "modes": [mode for mode in modes if setting.has(mode)],
        "needs": dict([setting.needs]) if setting.needs is not None else {},
    }


__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Derivation",
    "IllegalChoice",
    "Match",
    "Option",
    "Record",
    "Refusal",
    "Result",
    "SudiError",
    "UnknownName",
    "from_position",
    "games",
    "new",
    "replay",
]
