"""The moves that cards make: drawing, dumping, gaining, losing, destroying, and the shuffle with its penalty steps.

Rules and effects share them. None of them asks; what a move sets off (`happen`) may.
"""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.machine import begin
from sudi.kernel.view import forget, show

from . import vocabulary as v
from .dice import RESOURCES
from .ending import fall
from .happenings import OPPONENT_SHUFFLED, SHUFFLED, carry_out, waiting_for
from .state import CAP, DAMAGE, KIND_WORD, RoneState
from .words import BREAK, MELEE, RANGED

_PREPARED = {MELEE: v.L_MELEE, RANGED: v.L_RANGED, BREAK: v.L_BREAK}


# ---- the board ----
def gain_armour(s: RoneState, seat: int, card: int, n: int) -> None:
    """RON-006: never above 18; what would go beyond is lost."""
    had = s.armor[seat]
    s.armor[seat] = had + n if had + n < CAP else CAP
    if s.log is not None and n:
        s.log.append((v.L_ARMOUR, seat, card, s.armor[seat] - had, -1))


def gain_life(s: RoneState, seat: int, card: int, n: int) -> None:
    """RON-007."""
    had = s.life[seat]
    s.life[seat] = had + n if had + n < CAP else CAP
    if s.log is not None and n:
        s.log.append((v.L_LIFE, seat, card, s.life[seat] - had, -1))


def gain_parts(s: RoneState, seat: int, card: int, n: int) -> None:
    s.parts[seat] += n
    if s.log is not None and n:
        s.log.append((v.L_PARTS, seat, card, n, -1))


def gain_rerolls(s: RoneState, seat: int, card: int, n: int) -> None:
    """RON-016."""
    s.rerolls[seat] += n
    if s.log is not None and n:
        s.log.append((v.L_REROLL, seat, card, n, -1))


def gain_resources(s: RoneState, seat: int, card: int, kind: int, n: int) -> None:
    """RON-252: to be spent this turn, or stored at its end."""
    s.resources[seat] += RESOURCES.one[kind] * n
    if s.log is not None:
        s.log += [(v.L_RESOURCE, seat, card, KIND_WORD + kind, -1)] * n


def gain_research(s: RoneState, seat: int, n: int) -> None:
    s.research[seat] += n
    if s.log is not None:
        s.log.append((v.L_RESEARCH, seat, -1, n, -1))


def lose_research(s: RoneState, seat: int, n: int) -> None:
    lost = n if n < s.research[seat] else s.research[seat]
    s.research[seat] -= lost
    if s.log is not None and lost:
        s.log.append((v.L_RESEARCH_LESS, seat, -1, lost, -1))


def lose_armour(s: RoneState, seat: int, n: int) -> int:
    """RON-128, RON-258: as much as there is; the rest is ignored. Returns the rest."""
    lost = n if n < s.armor[seat] else s.armor[seat]
    s.armor[seat] -= lost
    if s.log is not None and lost:
        s.log.append((v.L_HIT_ARMOUR, seat, -1, lost, -1))
    return n - lost


def lose_life(s: RoneState, seat: int, n: int) -> None:
    """RON-008, RON-068, RON-257: whoever has no life left falls, whatever the armour."""
    if n <= 0:
        return
    had = s.life[seat]
    s.life[seat] = had - n if n < had else 0
    if s.log is not None:
        s.log.append((v.L_HIT_LIFE, seat, -1, had - s.life[seat], -1))
    if n >= had:
        fall(s, seat)


def suffer(s: RoneState, seat: int, kind: int, n: int) -> None:
    """RON-128 to RON-131: ranged damage goes past the armour, melee damage through it, destruction only at it."""
    if kind == RANGED:
        lose_life(s, seat, n)
        return
    rest = lose_armour(s, seat, n)
    if kind == MELEE:
        lose_life(s, seat, rest)


def prepare_damage(s: RoneState, seat: int, card: int, kind: int, n: int) -> None:
    """RON-D08: damage of effects is collected and dealt in phase 6."""
    s.damage[seat] += n << DAMAGE.bits * kind
    if s.log is not None:
        s.log.append((_PREPARED[kind], seat, card, n, -1))


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
            s.log.append((v.L_UNDUMPS, seat, card, 0, -1))


def refresh_all(s: RoneState, seat: int) -> None:
    """RON-255: exhausted cards only."""
    if s.exhausted:
        bit = s.t.bit
        for card in s.base[seat]:
            if s.exhausted & bit[card]:
                s.exhausted &= ~bit[card]
                if s.log is not None:
                    s.log.append((v.L_REFRESHES, seat, card, 0, -1))


def shuffle_deck(s: RoneState, seat: int) -> None:
    """RON-042 to RON-047: the penalty steps of the board, then discard pile and dump become the new deck."""
    undump(s, seat, technologies(s, seat))
    lose_life(s, seat, len(s.dump[seat]))
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
        s.log.append((v.L_SHUFFLES, seat, -1, 0, -1))
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
        s.log.append((v.L_DRAWS, seat, card, 0, -1))
    if s.t.fleeting[card]:
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
            s.log.append((v.L_DUMPS if to_dump else v.L_DISCARDS, seat, card, 0, -1))


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
    if s.log is not None:
        s.log.append((v.L_DESTROYED, seat, card, 0, -1))


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
