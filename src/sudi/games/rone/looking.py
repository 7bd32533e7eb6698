"""Looking at cards and keeping one: recruiting, discovering, training starters, sacrificing."""

from __future__ import annotations

from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, ask

from . import vocabulary as v
from .carrying import again
from .moves import card_at_hand, destroy, top_of_supply
from .state import LOOK, RoneState
from .vocabulary import programs


# ---- recruiting, discovering, training starters ----
def look(s: RoneState, f: Frame, pile: list[int], destroyed: list[int], eyes: list[int]) -> bool:
    """Up to three cards of a supply (RON-D11)."""
    for _ in range(LOOK):
        card = top_of_supply(s, pile, destroyed)
        if card < 0:
            break
        eyes.append(card)
        s.known[f[ME]] &= ~(1 << card)
    return bool(eyes)


def ask_recruit(s: RoneState, f: Frame) -> None:
    """RON-250: one of three to the training ground, the others are destroyed."""
    if again(s, f):
        eyes = s.candidates[f[ME]]
        if look(s, f, s.recruits, s.destroyed_recruits, eyes):
            ask(s, f[ME], v.ASK_RECRUIT, [v.RECRUIT(c) for c in eyes])
        else:
            s.stack.pop()


def take_recruit(s: RoneState, f: Frame) -> None:
    me, card = f[ME], s.answer - v.RECRUIT.code
    s.ground[me].append(card)  # RON-036
    if s.log is not None:
        s.log.append((v.L_RECRUITS, me, card, 0, -1))
    rest = [c for c in s.candidates[me] if c != card]
    s.candidates[me] = []
    for other in rest:
        destroy(s, me, other)
    f[PC] = 0


RECRUITING = programs.procedure("recruiting", ask_recruit, take_recruit)


def ask_discover(s: RoneState, f: Frame) -> None:
    """RON-251: one of three into the base, active; the others are destroyed."""
    if again(s, f):
        eyes = s.findings[f[ME]]
        if look(s, f, s.technologies, s.destroyed_technologies, eyes):
            ask(s, f[ME], v.ASK_DISCOVER, [v.DISCOVER(c) for c in eyes])
        else:
            s.stack.pop()


def take_discover(s: RoneState, f: Frame) -> None:
    me, card = f[ME], s.answer - v.DISCOVER.code
    rest = [c for c in s.findings[me] if c != card]
    s.findings[me] = []
    into_base(s, me, card)
    if s.log is not None:
        s.log.append((v.L_DISCOVERS, me, card, 0, -1))
    for other in rest:
        destroy(s, me, other)
    f[PC] = 0


def into_base(s: RoneState, seat: int, card: int) -> None:
    """RON-027: a permanent enters play active, and what it says holds from now on."""
    s.base[seat].append(card)
    s.exhausted &= ~s.t.bit[card]
    s.live |= s.t.bit[card]


DISCOVERING = programs.procedure("discovering", ask_discover, take_discover)


def ask_starter(s: RoneState, f: Frame) -> None:
    """RON-041, RON-D10: any card of the starter pile."""
    if not s.starters:
        s.stack.pop()
    elif again(s, f):
        kind = s.t.kind
        ask(s, f[ME], v.ASK_TRAIN, [v.TRAIN(c) for c in {kind[c]: c for c in s.starters}.values()])


def take_starter(s: RoneState, f: Frame) -> None:
    card = s.answer - v.TRAIN.code
    s.starters.remove(card)
    s.discard[f[ME]].append(card)  # RON-040: straight onto the discard pile
    if s.log is not None:
        s.log.append((v.L_TRAINS, f[ME], card, 0, -1))
    f[PC] = 0


STARTING = programs.procedure("training starters", ask_starter, take_starter)


# ---- sacrifice ----
def begin_sacrifice(s: RoneState, f: Frame) -> None:
    if again(s, f):
        f[ARG] = LOOK


def take_top(s: RoneState, f: Frame) -> None:
    """RON-246, RON-D12: three cards of the own deck, which may have to be shuffled in between."""
    if f[ARG]:
        f[ARG] -= 1
        f[PC] -= 1
        if card_at_hand(s, f[ME]):
            s.sacrifice[f[ME]].append(s.deck[f[ME]].pop())
        else:
            f[ARG] = 0


def ask_victim(s: RoneState, f: Frame) -> None:
    cards = s.sacrifice[f[ME]]
    if not cards:
        s.stack.pop()
        return
    kind = s.t.kind
    ask(s, f[ME], v.ASK_SACRIFICE, [v.DESTROY(c) for c in {kind[c]: c for c in cards}.values()], f[SRC])


def take_victim(s: RoneState, f: Frame) -> None:
    card = s.answer - v.DESTROY.code
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
    me, top = f[ME], s.answer - v.ON_TOP.code
    cards = [c for c in s.sacrifice[me] if c != top]
    s.sacrifice[me] = []
    for card in (*cards, top):
        s.deck[me].append(card)
        s.known[me] |= 1 << card
    f[PC] = 0


SACRIFICING = programs.procedure(
    "sacrificing", begin_sacrifice, take_top, ask_victim, take_victim, ask_top, take_order, slots=1
)
