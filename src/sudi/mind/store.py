"""Files with what was learned: one for each game and mode, small enough to ship, made by `sudi train`.

A file is JSON, packed: keys and features by their names, so that it goes on serving when cards are added to the game.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from sudi.games import game as game_by_name
from sudi.kernel.errors import SudiError

from .mind import Mind
from .policy import WEIGHTS, Policy
from .value import Value

FORMAT = 1
FAINT = 0.01  # a key whose weights are all smaller says nothing
BETWEEN = "|"  # parts of a key; none of them contains it


def to_data(mind: Mind) -> dict[str, Any]:
    """A mind as JSON-ready data, in a fixed order."""
    keys = sorted(mind.policy.weights.items())
    policy = {
        BETWEEN.join(key): [round(weight, 3) for weight in row] for key, row in keys if max(map(abs, row)) >= FAINT
    }
    value = mind.value
    return {
        "format": FORMAT,
        "game": mind.game.name,
        "made": mind.made,
        "policy": policy,
        "value": {
            "rows": dict(sorted(value.rows.items())),
            "bias": round(value.bias, 5),
            "thresholds": value.thresholds,
            "voices": value.voices,
        },
    }


def from_data(data: dict[str, Any]) -> Mind:
    """The mind that such data stands for."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SudiError("This file was not written by 'sudi train' of this version; train it again.")
    policy = Policy({tuple(name.split(BETWEEN)): row for name, row in data["policy"].items()})
    if any(len(row) != WEIGHTS for row in policy.weights.values()):
        raise SudiError("This file has another number of weights for a key than this version; train it again.")
    value = Value(**data["value"])
    return Mind(game_by_name(data["game"]), policy, value, data["made"])


def save(mind: Mind, path: Path) -> None:
    """The same mind gives the same bytes."""
    text = json.dumps(to_data(mind), ensure_ascii=False, separators=(",", ":"))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def load(path: Path) -> Mind:
    try:
        return from_data(json.loads(gzip.decompress(path.read_bytes())))
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise SudiError(f"{path.name} cannot be read as a file of 'sudi train': {error}.") from None


@cache
def load_kept(file: str) -> Mind:
    """The same, read once."""
    return load(Path(file))


def shipped(game: str) -> dict[str, Path]:
    """The files that came with the package, by mode."""
    folder = Path(str(files(f"sudi.games.{game}.mind"))) / "learned"
    return {path.name.removesuffix(".json.gz"): path for path in sorted(folder.glob("*.json.gz"))}


@cache
def mind_of(game: str, mode: str) -> Mind:
    """What was learned for this mode, or else for the game's first one; without either, an empty mind."""
    there = shipped(game)
    rules = game_by_name(game)
    path = there.get(mode) or there.get(next(iter(rules.modes)))
    return load(path) if path is not None else Mind(rules, Policy(), Value())
