"""The rule reference of a game as data, and the search in it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from sudi.games import NAMES
from sudi.kernel.errors import unknown
from sudi.kernel.wording.plain import plain

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True)
class RuleEntry:
    """One rule in both languages. `physical` gives the reason why it concerns only cardboard."""

    id: str
    topic: str
    kind: str
    en: str
    cs: str
    physical: str = ""

    def text(self, lang: str) -> str:
        return self.cs if lang == "cs" else self.en

    def data(self) -> dict[str, str]:
        return asdict(self)


@cache
def rulebook(game: str) -> dict[str, RuleEntry]:
    """The rules of a game by their ids, in the order of the book; empty if the game has none written down."""
    if game not in NAMES:
        raise unknown("game", game, NAMES)
    source = files(f"sudi.games.{game}").joinpath("rules.yaml")
    if not source.is_file():
        return {}
    read = yaml.load(source.read_text(encoding="utf-8"), Loader=_Loader)
    return {entry.id: entry for entry in map(_entry, read["rules"])}


def _entry(raw: dict[str, Any]) -> RuleEntry:
    physical = raw.get("physical") or ""
    return RuleEntry(
        id=str(raw["id"]),
        topic=str(raw.get("topic", "")),
        kind=str(raw.get("kind", "")),
        en=str(raw["en"]).strip(),
        cs=str(raw["cs"]).strip(),
        physical="physical" if physical is True else str(physical),
    )


def search(game: str, words: list[str]) -> list[RuleEntry]:
    """The entries with this id, or else those that hold all the words anywhere."""
    book = rulebook(game)
    wanted = [plain(word) for word in " ".join(words).split()]
    exact = [entry for entry in book.values() if plain(entry.id) in wanted]
    if exact and len(exact) == len(set(wanted)):
        return exact
    return [
        entry
        for entry in book.values()
        if all(word in plain(f"{entry.id} {entry.topic} {entry.kind} {entry.en} {entry.cs}") for word in wanted)
    ]
