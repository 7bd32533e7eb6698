"""Boosters that players open themselves: what lies in them, written into the set-up, and where its cards are dealt.

The text of a deck that is still to be built is a word and the ids of the cards in the order in which they come:
`opened: ...` for one's own cards, `picked: ...` for the boosters that one opens in a draft."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sudi.kernel.errors import BadSetup, unknown

from ..cards.card import Doomcard
from ..cards.catalogue import BY_ID
from ..decks import LEAST, OPENED, PICKED
from .boosters import SIZE, booster, with_boosters

BY_HAND = (OPENED, PICKED)


def by_hand(deck: str) -> str:
    """Which of the two ways this deck is built in, if its player builds it; otherwise nothing."""
    word = deck.partition(":")[0]
    return word if word in BY_HAND else ""


def contents(deck: str) -> list[str]:
    """The ids of the cards, as far as they are settled."""
    return deck.partition(":")[2].split()


def filled(word: str, boosters: int, dice: Random, sets: tuple[str, ...]) -> str:
    boxes = with_boosters(sets)
    return f"{word}: " + " ".join(id for _ in range(boosters) for id in booster(dice.choice(boxes), dice))


def check(decks: tuple[str, ...]) -> None:
    """Are there enough cards for a deck, known ones, and as many for everybody who drafts, two at least?"""
    for deck in decks:
        if by_hand(deck) and ":" in deck:
            ids = contents(deck)
            for id in ids:
                if id not in BY_ID:
                    raise unknown("card", id, BY_ID)
            if len(ids) < LEAST:
                raise BadSetup(f"Boosters need {LEAST} cards at least, so that a deck can be built of them.")
    drafts = [deck for deck in decks if by_hand(deck) == PICKED]
    if len(drafts) == 1:
        raise BadSetup(f"A draft takes two players at least: write {PICKED} for another one, or {OPENED}.")
    if len({len(contents(deck)) for deck in drafts}) > 1 or any(len(contents(deck)) % SIZE for deck in drafts):
        raise BadSetup(f"Everybody in a draft opens the same number of boosters, of {SIZE} cards each.")


@dataclass(frozen=True)
class Limited:
    """Who opens boosters alone, who drafts, and which numbers the cards of a draft have.

    Every card of a draft exists once for each who drafts, in blocks of the same order: whoever picks it has his own
    copy in the end, for a card belongs to one player for good. What goes round are the copies of the first one.
    """

    opening: tuple[int, ...] = ()
    drafting: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()  # the first card of the block of each who drafts
    size: int = 0  # of a block
    each: int = 0  # how many of it one player opens

    def builders(self) -> list[int]:
        return sorted((*self.opening, *self.drafting))

    def own_copy(self, seat: int, card: int) -> int:
        """The copy that belongs to whoever has picked the card."""
        return self.starts[self.drafting.index(seat)] + card - self.starts[0]


NOBODY_BUILDS = Limited()


def dealt(decks: tuple[str, ...]) -> tuple[list[list[Doomcard]], Limited]:
    """The cards of those who build themselves (nothing for the others), and how they are laid out."""
    drafting = tuple(seat for seat, deck in enumerate(decks) if by_hand(deck) == PICKED)
    round_table = [BY_ID[id] for seat in drafting for id in contents(decks[seat])]
    cards: list[list[Doomcard]] = []
    for seat, deck in enumerate(decks):
        alone = [BY_ID[id] for id in contents(deck)] if by_hand(deck) == OPENED else []
        cards.append(round_table if seat in drafting else alone)
    each = len(round_table) // len(drafting) if drafting else 0
    opening = tuple(seat for seat, deck in enumerate(decks) if by_hand(deck) == OPENED)
    return cards, Limited(opening, drafting, (), len(round_table), each)
