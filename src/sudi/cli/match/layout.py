"""What of a state the terminal shows: a game's `words/terminal.py`, or everything its state declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from sudi.kernel.game import Game
from sudi.kernel.state import CARDS, EVERYONE, GRID, NOBODY, SCALAR, SEAT_ZONES, SEATS, SLOT_ZONES, ZONE, Field
from sudi.kernel.wording.text import Bilingual


@dataclass(frozen=True)
class Layout:
    """The fields by the place they are drawn in, with their labels."""

    labels: Mapping[str, Bilingual]
    player_values: tuple[str, ...]
    player_sizes: tuple[str, ...]
    player_zones: tuple[str, ...]
    field_zones: tuple[str, ...]  # zones of players whose cards get a row each, with their numbers as they are now
    lies_on: str  # the fact of a card that names the card it lies on
    duel: tuple[str, ...]  # fields with the two cards that face each other, and behind them that with the phase
    duel_numbers: tuple[str, ...]  # derived numbers of each of the two
    turn_values: tuple[str, ...]
    open_zones: tuple[str, ...]
    slot_zones: tuple[str, ...]
    slot_numbers: tuple[str, ...]  # numbers that the game derives for the first card of a place
    slot_shares: str  # a number of the cards at a place: each shows it, and they are added up by player
    slot_texts: bool  # does the card that makes a place show its text?
    grid: str  # the battlefield, if the game has one
    grid_columns: int
    grid_numbers: tuple[tuple[str, str], ...]  # derived numbers of a card there, each with the sign before it
    grid_signs: tuple[str, Mapping[str, str]]  # a printed fact, and by it another sign before the first of them
    grid_facts: tuple[tuple[str, str], ...]  # facts of a card there
    brief_zones: tuple[str, ...]
    own_zones: tuple[str, ...]
    card_marks: tuple[str, ...]
    card_numbers: tuple[str, ...]
    card_facts: tuple[str, ...]  # what else is printed on a card beside numbers and text
    name_numbers: tuple[str, ...]  # derived numbers that stand beside a card's name where it has no row of its own
    value_names: Mapping[str, Mapping[str, Bilingual]]
    endless: Mapping[str, int]
    notes: Callable[[dict[str, Any], str, Mapping[str, Any]], list[str]] | None  # lines below the players

    def label(self, name: str, lang: str) -> str:
        return self.labels[name][lang] if name in self.labels else name.replace("_", " ")

    def value(self, name: str, value: Any, lang: str) -> str:
        """A value in words: names, yes and no, infinity."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return {("cs", True): "ano", ("cs", False): "ne", ("en", True): "yes", ("en", False): "no"}[lang, value]
        if isinstance(value, int) and name in self.endless and value >= self.endless[name]:
            return "∞"
        if isinstance(value, dict):
            return ", ".join(f"{self.label(key, lang)} {n}" for key, n in value.items()) or "–"
        known = self.value_names.get(name, {}).get(str(value))
        return known[lang] if known else str(value)


def layout(game: Game) -> Layout:
    """The layout of a game; what its `terminal.py` leaves out (or all of it) comes from the declared fields."""
    return layout_of(game.state.fields, _terminal_of(game.name))


def _terminal_of(game: str) -> ModuleType | None:
    for name in (f"sudi.games.{game}.words.terminal", f"sudi.games.{game}.terminal"):
        with suppress(ModuleNotFoundError):
            if find_spec(name):
                return import_module(name)
    return None


def layout_of(fields: Mapping[str, Field], hook: Any = None) -> Layout:
    def of(shape: str, keep: Any = lambda field: True) -> tuple[str, ...]:
        return tuple(f.name for f in fields.values() if f.shape == shape and not f.secret and keep(f))

    def is_open(field: Field) -> bool:
        return field.seen_by == EVERYONE

    declared: dict[str, Any] = {
        "labels": {},
        "player_values": of(SEATS),
        "player_sizes": of(SEAT_ZONES, lambda f: not is_open(f)),
        "player_zones": of(SEAT_ZONES, is_open),
        "field_zones": (),
        "lies_on": "",
        "duel": (),
        "duel_numbers": (),
        "turn_values": of(SCALAR, lambda f: not f.seat),
        "open_zones": (),
        "slot_zones": of(SLOT_ZONES, is_open),
        "slot_numbers": (),
        "slot_shares": "",
        "slot_texts": False,
        "grid": next(iter(of(GRID)), ""),
        "grid_columns": 8,
        "grid_numbers": (),
        "grid_signs": ("", {}),
        "grid_facts": (),
        "brief_zones": of(ZONE, is_open),
        "own_zones": of(SEAT_ZONES, lambda f: not is_open(f) and f.seen_by != NOBODY),
        "card_marks": of(CARDS),
        "card_numbers": (),
        "card_facts": (),
        "name_numbers": (),
        "value_names": {},
        "endless": {},
        "notes": None,
    }
    return Layout(**{key: getattr(hook, key.upper(), default) for key, default in declared.items()})
