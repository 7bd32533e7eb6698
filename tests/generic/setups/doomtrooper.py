"""Doomtrooper: the decks the other way round, a short match, and decks of the cards beyond the starter decks."""

from __future__ import annotations

from typing import Any

from sudi.games.doomtrooper.card import ALLIANCE, ART, SYMMETRY
from sudi.games.doomtrooper.cards import CARDS
from sudi.games.doomtrooper.traits import AFFILIATIONS, CULTIST, DOOMTROOPER, FOLLOWERS, HERETIC, LEGION, TRIBAL

# Every card that there is, two of each, in the hands of the side it serves; what serves any side goes by turns.
_LIMITED = {card.id: min(2, card.limit) for card in CARDS}
_DARK = [c.id for c in CARDS if c.traits & (LEGION | FOLLOWERS | HERETIC | CULTIST) or c.type in (SYMMETRY,)]
_LIGHT = [c.id for c in CARDS if c.traits & (AFFILIATIONS | DOOMTROOPER | TRIBAL) or c.type in (ART, ALLIANCE)]
_ANY = [c.id for c in CARDS if c.id not in {*_DARK, *_LIGHT}]
_GOOD = [id for id in _LIGHT if id not in _DARK]
_OTHERS: dict[str, Any] = {
    "deck_rules": "free",
    "victory_points": 200,
    "windows": "able",
    "decks": tuple(", ".join(f"{_LIMITED[id]} {id}" for id in (*own, *_ANY)) for own in (_GOOD, _DARK)),
}

SETUPS: tuple[dict[str, Any], ...] = (
    {"decks": ("legion", "brotherhood"), "victory_points": 20},
    {"decks": ("brotherhood", "brotherhood"), "first": "p2"},
    _OTHERS,
    {**_OTHERS, "windows": "everyone"},  # whatever is played waits a moment for reactions
)

GOLDEN: dict[str, dict[str, Any]] = {"duel": {"first": "p1"}, "war": {"first": "p1"}}
