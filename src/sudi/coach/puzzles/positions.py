"""The position of a puzzle: a moment of a match, as the seat knows it and made small enough to be tried out.

The others' hands are put back into their decks, so that nobody can answer with a card that one could not know of, and
the puzzle stands for itself. What a game wants `aside` goes from the own hand into the own deck. The position is then
read again from its data, as anybody will read it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import sudi
from sudi.kernel.decision import CARD, first, second
from sudi.kernel.errors import SudiError
from sudi.kernel.match import Match
from sudi.kernel.state import CARD_LISTS, NOBODY, OWNER, SEAT_ZONES


def alone(match: Match, seat: int, aside: Collection[str] = ()) -> Match | None:
    """The position with empty hands of the others; `aside` are facts of printed cards that the own hand is rid of."""
    twin = match.copy()
    s, gone = twin.state, set()
    for held, deck in _hands(s):
        for owner in range(s.t.seats):
            if s.t.sides[owner] != s.t.sides[seat]:
                back = list(held[owner])
            elif owner == seat:
                back = [card for card in held[owner] if any(getattr(s.t.defs[card], fact) for fact in aside)]
            else:
                continue
            deck[owner][:0] = back
            held[owner] = [card for card in held[owner] if card not in back]
            gone.update(back)
    s.options = [option for option in s.options if not gone.intersection(_cards_of(s, option))]
    s.t.derive(s)
    return read(twin.position()) if s.options else None


def opened(match: Match) -> Match | None:
    """The position with all cards open to everybody, also those in the decks and their order. What was discarded lies
    under the deck it would be shuffled into, so that nobody has to shuffle."""
    twin = match.copy()
    s, gone = twin.state, set()
    fields = s.fields.values()
    piles = [spec for spec in fields if spec.shape == SEAT_ZONES and spec.name == "discard"]
    decks = [spec for spec in fields if spec.shape == SEAT_ZONES and spec.name == "deck"]
    for pile, deck in zip(piles, decks, strict=False):
        for owner in range(s.t.seats):
            gone.update(getattr(s, pile.name)[owner])
            getattr(s, deck.name)[owner][:0] = getattr(s, pile.name)[owner]
            getattr(s, pile.name)[owner] = []
    s.options = [option for option in s.options if not gone.intersection(_cards_of(s, option))]
    s.known = [(1 << len(s.t.defs)) - 1] * s.t.seats
    s.t.derive(s)
    return read(twin.position()) if s.options else None


def _hands(s: Any) -> Iterator[tuple[list[list[int]], list[list[int]]]]:
    """What each seat holds or may look at alone, and the deck that it is put back into."""
    fields = s.fields.values()
    for spec in fields:
        if spec.shape != SEAT_ZONES or not spec.pool.startswith("own") or spec.name == "sideboard":
            continue
        if not (callable(spec.seen_by) or spec.seen_by == OWNER):
            continue
        deck = next((one for one in fields if one.pool == spec.pool and one.seen_by == NOBODY), None)
        if deck is not None and deck.shape in CARD_LISTS:
            yield getattr(s, spec.name), getattr(s, deck.name)


def _cards_of(s: Any, option: int) -> list[int]:
    verb = s.t.verbs.of(option)
    return [n for kind, n in ((verb.a, first(option)), (verb.b, second(option))) if kind == CARD]


def read(position: dict[str, Any]) -> Match | None:
    """The match of a position, if it is one in which somebody is asked."""
    try:
        match = sudi.from_position(position)
    except SudiError:
        return None
    return match if match.state.seat >= 0 else None
