"""Decks: at least 60 cards and at most 4 of a title, with a sideboard of exactly 25 (DTR-471, DTR-500)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sudi.kernel.errors import BadSetup, unknown

from .card import Doomcard
from .cards import BY_ID
from .cards.starters import STARTERS

LEAST, SIDEBOARD, MOST_COPIES = 60, 25, 4


@dataclass(frozen=True)
class Deck:
    main: tuple[str, ...]
    side: tuple[str, ...]

    def cards(self) -> list[Doomcard]:
        return [BY_ID[id] for id in (*self.main, *self.side)]


def deck_for(written: str, strict: bool = True) -> Deck:
    """A starter deck by its name, or a deck as text: `3 inquisitor, 2 archangel / 1 fly` (a slash: the sideboard)."""
    if written in STARTERS:
        main, side = STARTERS[written]
    elif " " not in written:
        raise unknown("deck", written, STARTERS)
    else:
        first, _, second = written.partition("/")
        main, side = first, second
    deck = Deck(_listed(main), _listed(side))
    if strict:
        check(deck)
    return deck


def _listed(text: str) -> tuple[str, ...]:
    found: list[str] = []
    for entry in text.replace("\n", ",").split(","):
        words = entry.split()
        if not words:
            continue
        if len(words) != 2 or not words[0].isdigit():
            raise BadSetup(f"Write {entry.strip()!r} of the deck as a number and a card, such as '3 inquisitor'.")
        if words[1] not in BY_ID:
            raise unknown("card", words[1], BY_ID)
        found += [words[1]] * int(words[0])
    return tuple(found)


def check(deck: Deck) -> None:
    """Refuse a deck that the tournament rules do not allow, saying what to change."""
    if len(deck.main) < LEAST:
        raise BadSetup(f"The deck has {len(deck.main)} cards; DTR-471 asks for at least {LEAST}.")
    if len(deck.side) != SIDEBOARD:
        raise BadSetup(f"The sideboard has {len(deck.side)} cards; DTR-500 asks for exactly {SIDEBOARD}.")
    for id, count in Counter((*deck.main, *deck.side)).items():
        most = min(MOST_COPIES, BY_ID[id].limit)
        if count > most:
            raise BadSetup(f"The deck has {count} copies of {id!r}; DTR-471 allows {most}.")
