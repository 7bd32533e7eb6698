"""Cards of the own deck: recycling them onto it, sacrificing one of its top cards."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, slots

from ..state import LOOK, RoneState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .deck import card_at_hand, destroy, onto_deck
from .falling import again
from .together import may_share


# ---- recycling ----
def recyclable(s: RoneState, seat: int) -> list[int]:
    """RON-248: the top of the dump, the top of the discard pile, any card of the hand."""
    options = []
    if s.dump[seat]:
        options.append(v.RECYCLE(s.dump[seat][-1], v.DUMP))
    if s.discard[seat]:
        options.append(v.RECYCLE(s.discard[seat][-1], v.DISCARD_PILE))
    kind = s.t.kind
    options += [v.RECYCLE(c, v.HAND) for c in {kind[c]: c for c in s.hand[seat]}.values()]
    return options


def ask_recycle(s: RoneState, f: Frame) -> None:
    """RON-249: strictly one after the other; among team mates in any way (RON-206)."""
    seats = s.t.mates[f[ME]] if may_share(s) else [f[ME]]
    options = [option for seat in seats for option in recyclable(s, seat)]
    if not options:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_RECYCLE, options)


def take_recycle(s: RoneState, f: Frame) -> None:
    card, source = first(s.answer), second(s.answer)
    pile = (s.hand, s.dump, s.discard)[source]
    seat = next(seat for seat in range(s.t.seats) if card in pile[seat])
    pile[seat].remove(card)
    s.kept &= ~s.t.bit[card]
    if source == v.HAND:
        s.deck[seat].append(card)
        for one in range(s.t.seats):  # whoever saw the hand knows it
            if s.t.team[one] == s.t.team[seat]:
                s.known[one] |= 1 << card
    else:
        onto_deck(s, seat, card)
    if s.log is not None:
        s.log.append((v.L_RECYCLES_HAND if source == v.HAND else v.L_RECYCLES, seat, card, 0, -1))
    f[PC] = 0


RECYCLING = programs.procedure("recycling", ask_recycle, take_recycle)


# ---- sacrifice ----
(UNSEEN,) = slots(1)  # cards still to be looked at


def begin_sacrifice(s: RoneState, f: Frame) -> None:
    if again(s, f):
        f[UNSEEN] = LOOK


def take_top(s: RoneState, f: Frame) -> None:
    """RON-246, RON-D12: three cards of the own deck, which may have to be shuffled in between."""
    if f[UNSEEN]:
        f[UNSEEN] -= 1
        f[PC] = TAKE_TOP
        if card_at_hand(s, f[ME]):
            s.sacrifice[f[ME]].append(s.deck[f[ME]].pop())
        else:
            f[UNSEEN] = 0


def ask_victim(s: RoneState, f: Frame) -> None:
    cards = s.sacrifice[f[ME]]
    if not cards:
        s.stack.pop()
        return
    kind = s.t.kind
    ask(s, f[ME], v.ASK_SACRIFICE, [v.DESTROY(c) for c in {kind[c]: c for c in cards}.values()], f[SRC])


def take_victim(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.sacrifice[f[ME]].remove(card)
    destroy(s, f[ME], card)


def ask_top(s: RoneState, f: Frame) -> None:
    cards, kind = s.sacrifice[f[ME]], s.t.kind
    if not cards:
        f[PC] = 0
        return
    ask(s, f[ME], v.ASK_TOP, [v.ON_TOP(c) for c in {kind[c]: c for c in cards}.values()], f[SRC])


def take_order(s: RoneState, f: Frame) -> None:
    """The chosen card ends on top; the seat knows both."""
    me, top = f[ME], first(s.answer)
    cards = [c for c in s.sacrifice[me] if c != top]
    s.sacrifice[me] = []
    for card in (*cards, top):
        s.deck[me].append(card)
        s.known[me] |= 1 << card
    f[PC] = 0


SACRIFICING = programs.procedure(
    "sacrificing", begin_sacrifice, take_top, ask_victim, take_victim, ask_top, take_order, slots=1
)
TAKE_TOP = SACRIFICING.at(take_top)
