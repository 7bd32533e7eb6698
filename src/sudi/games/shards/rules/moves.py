"""The moves that cards make: drawing, revealing, recruiting, banishing, destroying. Rules and effects share them."""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.log import note
from sudi.kernel.triggers import replaced
from sudi.kernel.view import forget, show

from ..state import ROW_SIZE, ShardsState
from ..words.vocabulary import (
    L_BANISHES_DISCARD,
    L_BANISHES_HAND,
    L_DESTROYED,
    L_DIRECT,
    L_DRAWS,
    L_RETURNS,
    L_REVEALS,
    L_ROW,
    L_SHUFFLES,
    L_TO_HAND,
)
from .ends import win

ALLY_PLAYED, CHAMPION_PLAYED, HEALTH_GAINED, DAMAGE_DEALT, RECRUITED = (
    "ally played",
    "champion played",
    "health gained",
    "damage dealt",
    "recruited",
)
DIRECTLY = "directly into play"


# ---- cards ----
def draw(s: ShardsState, seat: int, n: int) -> None:
    """SOI-020 to SOI-022: an empty pile is rebuilt only when a card has to be drawn from it."""
    deck, hand = s.deck[seat], s.hand[seat]
    while n > 0:
        if not deck:
            if not s.discard[seat]:
                return  # nothing left anywhere: draw what there is
            reshuffle(s, seat)
        take = n if n < len(deck) else len(deck)
        if s.log is not None:
            for card in reversed(deck[-take:]):
                note(s, L_DRAWS, seat, card)
        hand += deck[-take:]
        del deck[-take:]
        n -= take


def reshuffle(s: ShardsState, seat: int) -> None:
    deck, discard = s.deck[seat], s.discard[seat]
    deck += discard
    discard.clear()
    forget(s, deck)
    shuffle(s, deck)
    if s.log is not None:
        note(s, L_SHUFFLES, seat)


def reveal(s: ShardsState, seat: int, card: int, source: int) -> None:
    """A card in hand is shown because the source asks for it."""
    show(s, card)
    note(s, L_REVEALS, seat, card, source)


def return_to_hand(s: ShardsState, seat: int, card: int) -> None:
    s.discard[seat].remove(card)
    to_hand(s, seat, card, L_RETURNS)


def to_hand(s: ShardsState, seat: int, card: int, line: int) -> None:
    """An open card goes to hand: everybody has seen which."""
    s.hand[seat].append(card)
    show(s, card)
    note(s, line, seat, card)


def banish(s: ShardsState, seat: int, card: int, from_hand: bool) -> None:
    """SOI-106, SOI-107: back to the box, out of the match."""
    (s.hand if from_hand else s.discard)[seat].remove(card)
    s.banished.append(card)
    note(s, L_BANISHES_HAND if from_hand else L_BANISHES_DISCARD, seat, card)


def destroy(s: ShardsState, card: int) -> None:
    """SOI-074, SOI-130: to the discard pile of its player; a champion of the nemesis is banished (SOI-179)."""
    for seat, champions in enumerate(s.champions):
        if card in champions:
            champions.remove(card)
            s.exhausted &= ~(1 << card)
            s.arrived &= ~(1 << card)
            (s.banished if seat == s.t.nemesis else s.discard[seat]).append(card)
            note(s, L_DESTROYED, seat, card)
            return


# ---- the centre row ----
def refill(s: ShardsState, slot: int) -> None:
    """SOI-023: the empty slot is filled at once; in the nemesis's turn only at its end (SOI-190)."""
    if s.centre:
        card = s.centre.pop()
        s.row.insert(slot, card)
        if s.log is not None:
            note(s, L_ROW, s.turn, card)
    elif s.t.nemesis >= 0:
        win(s, (s.t.nemesis,), "SOI-193")  # the row cannot be filled any more


def leave_row(s: ShardsState, card: int) -> None:
    """A card leaves the row; its slot is refilled before anything else happens (SOI-024)."""
    row = s.row
    slot = row.index(card)
    del row[slot]
    if s.turn != s.t.nemesis:
        refill(s, slot)


def fill_row(s: ShardsState) -> None:
    while len(s.row) < ROW_SIZE and s.result is None:
        if not s.centre and s.t.nemesis < 0:
            return
        refill(s, len(s.row))


def acquire(s: ShardsState, seat: int, card: int, to_hand_instead: bool = False) -> None:
    """A recruited card comes to its new owner: usually to the discard pile (SOI-051)."""
    if s.lasting and replaced(s, RECRUITED, seat, card) is not None:
        s.champions[seat].append(card)  # put into play, not played (SOI-220)
        note(s, L_DIRECT, seat, card)
    elif to_hand_instead:
        to_hand(s, seat, card, L_TO_HAND)
    else:
        s.discard[seat].append(card)
