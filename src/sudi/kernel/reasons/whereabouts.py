"""Where a card is, in words, as far as a viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..state import GRID, SEAT_ZONES, SLOT_ZONES, Field, places
from ..view import knows, may_see
from ..wording.text import LANGUAGES, Bilingual

if TYPE_CHECKING:
    from ..game import Game


def place_of(s: Any, card: int) -> tuple[Field, int] | None:
    """The field in which the card lies, and whose or which place of it."""
    for name, number, cards in places(s):
        if card in cards:
            return s.fields[name], number
    return None


def in_sight(s: Any, card: int, viewer: int) -> bool:
    """May the viewer know where this card is?"""
    found = place_of(s, card)
    if found is None:
        return False
    spec, number = found
    owner = number if spec.shape == SEAT_ZONES else -1
    return may_see(s, spec, owner, viewer) or bool(knows(s, viewer) >> card & 1)


def whereabouts(game: Game, s: Any, card: int, viewer: int) -> Bilingual | None:
    """Where the card is ("in hand", "in the discard pile (Player 2)"); None if the viewer may not know."""
    found = place_of(s, card)
    if found is None or not in_sight(s, card, viewer):
        return None
    return _inside(game, s, *found, viewer)


def within(game: Game, s: Any, zone: str, number: int, viewer: int) -> Bilingual:
    """The same of whatever lies in a zone."""
    return _inside(game, s, s.fields[zone], number, viewer)


def _inside(game: Game, s: Any, spec: Field, number: int, viewer: int) -> Bilingual:
    texts = []
    for lang in LANGUAGES:
        text = spec.where[LANGUAGES.index(lang)] if spec.where is not None else spec.name
        if spec.shape in (SLOT_ZONES, GRID):
            text = text.replace("{place}", str(s.t.place_text(s, number)[lang]))
        elif spec.shape == SEAT_ZONES and number != viewer:  # also of a seat that the viewer only decides for
            text += f" ({game.seat_label(s.t, number, lang)})"
        texts.append(text)
    return Bilingual(*texts)
