"""Copies that lie outside the match until a card becomes one of them, or until a partner is given one.

What is printed on a card of the match never changes, and it belongs to one player for good. So a card that becomes a
copy of another is exchanged for such a copy, and comes back when the copy leaves the table; a card that goes over to a
partner is exchanged for his own copy of it, as in a draft.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.card import Doomcard
from ..cards.printed import doubles_warriors, mimicked, trades_hands


def doubles(held: Sequence[Sequence[Doomcard]], teams: Sequence[int]) -> list[tuple[Doomcard, int]]:
    """The copies that a match needs, each with the seat whose it is; `held`: the cards of every seat."""
    meeting = {teams[seat] for seat, cards in enumerate(held) if any(map(trades_hands, cards))}
    titles = {card.id: card for cards in held for card in cards}
    found: list[tuple[Doomcard, int]] = []
    for seat, cards in enumerate(held):
        theirs = [card for other in _partners(seat, teams) for card in held[other]] if teams[seat] in meeting else []
        found += [(card, seat) for card in theirs]
        mine = [*cards, *theirs]
        jokers, pairs = sum(card.mimics for card in mine), sum(map(doubles_warriors, mine))
        if jokers or pairs:
            for card in titles.values():
                copies = jokers * mimicked(card) + pairs * card.warrior
                found += [(card, seat)] * copies
    return found


def _partners(seat: int, teams: Sequence[int]) -> list[int]:
    return [other for other, team in enumerate(teams) if team == teams[seat] and other != seat]
