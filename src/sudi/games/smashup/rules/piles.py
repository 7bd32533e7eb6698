"""What happens to decks, hands and discard piles: shuffling, drawing, revealing, taking, discarding."""

from __future__ import annotations

from sudi.kernel.chance import below, shuffle
from sudi.kernel.view import forget, show

from ..state import SmashState
from ..words import vocabulary as v


def reshuffle(s: SmashState, seat: int) -> bool:
    """SMU-047: an empty deck is rebuilt from the discard pile when a card is needed."""
    deck, discard = s.deck[seat], s.discard[seat]
    if deck or not discard:
        return bool(deck)
    deck += discard
    discard.clear()
    shuffle_deck(s, seat)
    return True


def shuffle_deck(s: SmashState, seat: int) -> None:
    forget(s, s.deck[seat])
    shuffle(s, s.deck[seat])
    if s.log is not None:
        s.log.append((v.L_SHUFFLES, seat, -1, 0, -1))


def draw(s: SmashState, seat: int, n: int) -> None:
    deck, hand = s.deck[seat], s.hand[seat]
    if 0 < n <= len(deck) and s.log is None:
        hand += deck[: -n - 1 : -1]
        del deck[-n:]
        return
    for _ in range(n):
        if not deck and not reshuffle(s, seat):
            return
        card = deck.pop()
        hand.append(card)
        if s.log is not None:
            s.log.append((v.L_DRAWS, seat, card, 0, -1))


def top_cards(s: SmashState, seat: int, n: int) -> list[int]:
    """The top cards of a deck, the top one first, as many as there are; the discard pile is shuffled in if needed.

    If the deck is too short, the old discard pile comes under what is left of it.
    """
    deck = s.deck[seat]
    if len(deck) < n and s.discard[seat]:
        rest = s.discard[seat][:]
        s.discard[seat].clear()
        forget(s, rest)
        shuffle(s, rest)
        deck[:0] = rest
        if s.log is not None:
            s.log.append((v.L_SHUFFLES, seat, -1, 0, -1))
    return deck[: -n - 1 : -1]


def discard_from_hand(s: SmashState, seat: int, card: int) -> None:
    s.hand[seat].remove(card)
    s.discard[s.owner[card]].append(card)
    if s.log is not None:
        s.log.append((v.L_DISCARDS, seat, card, 0, -1))


def discard_random(s: SmashState, seat: int, n: int) -> None:
    """SMU ruling R15: as many as there are, if the hand is smaller."""
    for _ in range(min(n, len(s.hand[seat]))):
        hand = s.hand[seat]
        discard_from_hand(s, seat, hand[below(s, len(hand))])


def to_hand(s: SmashState, card: int) -> None:
    """An open card goes to its owner's hand: everybody has seen which."""
    s.hand[s.owner[card]].append(card)
    show(s, card)


def reveal_card(s: SmashState, seat: int, card: int) -> None:
    show(s, card)
    if s.log is not None:
        s.log.append((v.L_REVEALS, seat, card, 0, -1))


def take_card(s: SmashState, seat: int, card: int, pile: list[int], openly: bool = True) -> None:
    pile.remove(card)
    s.hand[seat].append(card)
    if openly:
        show(s, card)
        if s.log is not None:
            s.log.append((v.L_TAKES, seat, card, 0, -1))
