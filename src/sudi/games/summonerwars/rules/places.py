"""Where cards go, whoever and whatever causes it: spaces, piles, hands, under other cards, the other side."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.triggers import fire
from sudi.kernel.view import forget, show

from ..state import NOTHING, WarState, controller, find_strays
from ..words import vocabulary as v
from . import board as b
from .happenings import LEFT
from .waiting import forget_waiting


# ---- places ----
def put(s: WarState, card: int, space: int) -> None:
    """A card comes to lie on an empty space."""
    s.board[space] = card
    s.at[card] = space
    taken = s.taken[card]  # as in `controller`, without another call
    s.held[taken if taken >= 0 else s.t.owner[card]] |= b.BIT[space]
    s.live |= s.t.bit[card]


def take_up(s: WarState, card: int) -> None:
    """A card is lifted from its space, to be put on another one."""
    space = s.at[card]
    if s.board[space] == card:
        s.board[space] = NOTHING
        s.held[controller(s, card)] &= ~(1 << space)
    elif s.over[card] >= 0:
        s.over[card] = NOTHING
        s.limbo.remove(card)


def shift(s: WarState, card: int, space: int) -> None:
    """A card goes to another space with all its tokens and the cards under it (SUW-228, SUW-255).

    Passing through an occupied space it is for a moment on a space that another card holds.
    """
    board, here = s.board, s.at[card]
    if board[here] == card and board[space] < 0:  # the usual case
        board[here], board[space], s.at[card] = NOTHING, card, space
        taken = s.taken[card]  # as in `controller`, without another call
        s.held[taken if taken >= 0 else s.t.owner[card]] ^= b.BIT[here] | b.BIT[space]
        return
    take_up(s, card)
    if s.board[space] < 0:
        put(s, card, space)
    else:
        s.at[card] = s.over[card] = space
        s.limbo.append(card)


def place(s: WarState, card: int, space: int) -> None:
    """Put a card that is on the battlefield on another space: neither movement nor forcing."""
    shift(s, card, space)
    note(s, v.L_PLACED, controller(s, card), card, space)


def swap(s: WarState, one: int, other: int) -> None:
    """SUW-211, SUW-212."""
    here, there = s.at[one], s.at[other]
    take_up(s, one)
    take_up(s, other)
    put(s, one, there)
    put(s, other, here)
    note(s, v.L_SWAPPED, controller(s, one), one, other)


def under(s: WarState, card: int) -> list[int]:
    """The cards tucked under this one."""
    return [c for c in s.tucked if s.under[c] == card] if s.tucked else []


def clear(s: WarState, card: int) -> None:
    """Take everything off a card that leaves its place: tokens, cards under it, whatever was aimed at it."""
    s.damage[card] = s.boost[card] = s.spent[card] = 0
    s.taken[card] = NOTHING
    others = ~s.t.bit[card]
    s.live &= others
    s.strays &= others
    s.silenced &= others
    s.lent_until_end &= others
    s.moved &= others
    s.attacked &= others
    s.killers &= others
    if s.lasting:  # a card that comes back is a new object (SUW-164, SUW-237)
        s.lasting = [entry for entry in s.lasting if entry[3] != card and entry[2] != card]
    forget_waiting(s, card)
    for event in (*s.active[0], *s.active[1]):
        if s.aim[event] == card:
            s.aim[event] = NOTHING
        if s.aim_too[event] == card:
            s.aim_too[event] = NOTHING
    for below in under(s, card):
        s.tucked.remove(below)
        s.under[below] = NOTHING
        clear(s, below)
        to_discard(s, below)


def leave(s: WarState, card: int) -> None:
    """A card leaves the battlefield; where to is the caller's business. Abilities that wait for it see it go."""
    space = s.at[card]
    take_up(s, card)
    s.at[card] = NOTHING
    clear(s, card)
    fire(s, LEFT, controller(s, card), card, space)


def to_discard(s: WarState, card: int, shown: bool = True) -> None:
    """SUW-061, SUW-163: face down onto its owner's pile; what lay open before is known to everybody."""
    if shown:
        show(s, card)
    s.discard[s.t.owner[card]].append(card)


def bring_out(s: WarState, pile: list[int], card: int) -> None:
    """A card leaves a hand or a discard pile in the open. Nobody can tell whether it was the copy he knew about."""
    pile.remove(card)
    kind = s.t.kind
    its_kind, twins = kind[card], []
    for other in pile:
        if kind[other] == its_kind:
            twins.append(other)
    if twins:
        for seat, known in enumerate(s.known):
            if known and not known >> card & 1:
                for twin in twins:
                    if known >> twin & 1:
                        s.known[seat] &= ~(1 << twin)
                        break


def put_away(s: WarState, seat: int, card: int) -> None:
    """SUW-061: a card from hand is discarded face down: whatever was known of that hand may have been it."""
    forget(s, s.hand[seat])
    s.hand[seat].remove(card)
    if s.log is not None:
        note(s, v.L_SHEDS, seat, card)
    to_discard(s, card, shown=False)


def discard(s: WarState, card: int) -> None:
    """SUW-258: discarded from the battlefield, not destroyed."""
    note(s, v.L_LEAVES, controller(s, card), card)
    leave(s, card)
    to_discard(s, card)


def to_hand(s: WarState, card: int) -> None:
    """SUW-236: back to the hand of the player whose deck it is from."""
    note(s, v.L_BACK, s.t.owner[card], card)
    leave(s, card)
    show(s, card)
    s.hand[s.t.owner[card]].append(card)


def tuck(s: WarState, card: int, top: int) -> None:
    """SUW-232: without its tokens and without what was under it."""
    if s.at[card] >= 0:
        leave(s, card)
    s.tucked.append(card)
    s.under[card] = top
    s.live |= 1 << card
    find_strays(s)
    note(s, v.L_TUCKED, controller(s, top), card, top)


def take_control(s: WarState, seat: int, card: int, for_the_turn: bool = False) -> None:
    """SUW-168, SUW-169: the card turns to face another player."""
    if controller(s, card) == seat:
        return
    space = s.at[card]
    take_up(s, card)
    s.taken[card] = NOTHING if s.t.owner[card] == seat else seat
    find_strays(s)
    put(s, card, space)
    if for_the_turn:
        s.lent_until_end |= 1 << card
    note(s, v.L_CONTROL, seat, card)


def draw(s: WarState, seat: int, n: int) -> None:
    """SUW-125, SUW-242: as many as there are; the pile is never made anew."""
    deck, hand = s.deck[seat], s.hand[seat]
    for _ in range(min(n, len(deck))):
        card = deck.pop()
        hand.append(card)
        if s.log is not None:
            note(s, v.L_DRAWS, seat, card)


# ---- looking around ----
def neighbours(s: WarState, space: int) -> list[int]:
    """The cards on adjacent spaces."""
    return [s.board[q] for q in b.spaces(b.NEXT_TO[space] & (s.held[0] | s.held[1]))]


def empty_next_to(s: WarState, space: int) -> b.Mask:
    return b.NEXT_TO[space] & ~(s.held[0] | s.held[1])
