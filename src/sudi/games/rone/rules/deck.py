"""A player's deck: drawing, dumping, destroying, and the shuffle with its penalty steps.

Rules and effects share them. None of them asks; what a move sets off may.
"""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.machine import ME, PC, Frame, begin, slots
from sudi.kernel.view import forget, show

from ..state import RoneState
from ..words import log
from ..words.vocabulary import programs
from .board import lose_life, lose_research
from .end.falling import again, fall
from .permanents import refresh_all
from .triggers import OPPONENT_SHUFFLED, SHUFFLED, carry_out, waiting_for


# ---- the deck ----
def technologies(s: RoneState, seat: int) -> int:
    """The technologies that save cards from the dump, with what counts as one (RON-072)."""
    t = s.t
    return sum(t.is_technology[c] + t.count_bonus[c] for c in s.base[seat])


def undump(s: RoneState, seat: int, n: int) -> None:
    """The top cards of the dump, one by one, to the top of the discard pile."""
    dump, discard = s.dump[seat], s.discard[seat]
    for _ in range(n if n < len(dump) else len(dump)):
        card = dump.pop()
        discard.append(card)
        if s.log is not None:
            s.log.append((log.L_UNDUMPS, seat, card, 0, -1))


def shuffle_deck(s: RoneState, seat: int) -> None:
    """RON-042 to RON-047: the penalty steps of the board, then discard pile and dump become the new deck."""
    undump(s, seat, technologies(s, seat))
    lose_life(s, seat, len(s.dump[seat]), -1, line=log.L_SHUFFLE_COSTS)
    if s.ended:
        return
    s.stored[seat] = 0
    if s.t.coop:  # RON-187
        if s.inv_research:
            s.inv_research -= 1
    else:
        for enemy in s.t.enemies[seat]:
            lose_research(s, enemy, 1)
            refresh_all(s, enemy)
    deck = s.discard[seat] + s.dump[seat]
    if not deck:
        fall(s, seat, lost_deck=True)
        return
    s.discard[seat], s.dump[seat] = [], []
    forget(s, deck)
    shuffle(s, deck)
    s.deck[seat] = deck
    if s.log is not None:
        s.log.append((log.L_SHUFFLES, seat, -1, 0, -1))
    waiting = waiting_for(s, SHUFFLED, seat, -1)
    if not s.t.coop:
        waiting += waiting_for(s, OPPONENT_SHUFFLED, seat, -1)
    if waiting:
        carry_out(s, waiting)


def card_at_hand(s: RoneState, seat: int) -> bool:
    """Is there a card on the deck? An empty deck is rebuilt because something needs a card of it (RON-042)."""
    if s.deck[seat]:
        return True
    if s.fallen >> seat & 1:  # quick training: this deck is lost, and that is settled when the phase ends
        return False
    shuffle_deck(s, seat)
    return bool(s.deck[seat]) and not s.ended


def draw_card(s: RoneState, seat: int) -> None:
    """The top card into the hand; a card may have something to say about being drawn (RON-021)."""
    card = s.deck[seat].pop()
    s.hand[seat].append(card)
    if s.log is not None:
        s.log.append((log.L_DRAWS, seat, card, 0, -1))
    if s.t.fleeting >> card & 1:
        s.fleeing |= s.t.bit[card]
    program = s.t.drawn[card]
    if program is not None:
        begin(s, program, seat, card)


def draw(s: RoneState, seat: int, n: int) -> None:
    """Draw one by one; an empty deck forces a shuffle before the effect goes on (RON-046)."""
    for _ in range(n):
        if not card_at_hand(s, seat):
            return
        draw_card(s, seat)


def mill(s: RoneState, seat: int, n: int, to_dump: bool) -> None:
    """The top cards of a deck, one by one, to the dump or the discard pile of its owner."""
    for _ in range(n):
        if not card_at_hand(s, seat):
            return
        card = s.deck[seat].pop()
        (s.dump if to_dump else s.discard)[seat].append(card)
        if s.log is not None:
            s.log.append((log.L_DUMPS if to_dump else log.L_DISCARDS, seat, card, 0, -1))


def onto_deck(s: RoneState, seat: int, card: int) -> None:
    """An open card goes on top of its owner's deck (RON-247): everybody has seen it."""
    s.deck[seat].append(card)
    show(s, card)


# ---- leaving the game ----
def destroy(s: RoneState, seat: int, card: int) -> None:
    """RON-048, RON-050, RON-243: to the destroyed cards of its kind; starters back to the starter pile."""
    t = s.t
    if t.is_technology[card]:
        s.destroyed_technologies.append(card)
    elif t.is_starter[card]:
        s.starters.append(card)
    else:
        s.destroyed_recruits.append(card)
    s.screws[card] = 0
    s.fleeing &= ~t.bit[card]
    if s.log is not None:
        s.log.append((log.L_DESTROYED, seat, card, 0, -1))


def top_of_supply(s: RoneState, pile: list[int], destroyed: list[int]) -> int:
    """The top card of a supply, rebuilt from its destroyed cards where needed (RON-049); -1: there is none."""
    if not pile:
        if not destroyed:
            return -1
        pile += destroyed
        destroyed.clear()
        forget(s, pile)
        shuffle(s, pile)
    return pile.pop()


# ---- one card at a time, where what a shuffle sets off may ask somebody before the card is moved (RON-D32) ----
(TO_DUMP,) = slots(1)  # to the dump, not to the discard pile


def next_of_deck(s: RoneState, f: Frame) -> None:
    if again(s, f) and not card_at_hand(s, f[ME]):
        f[PC] = 0


def mill_card(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    if s.deck[f[ME]]:
        mill(s, f[ME], 1, f[TO_DUMP])


def take_card(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    if s.deck[f[ME]]:
        draw_card(s, f[ME])


MILLING = programs.procedure("cards off a deck", next_of_deck, mill_card, slots=1)
TAKING = programs.procedure("cards from the deck into the hand", next_of_deck, take_card)
