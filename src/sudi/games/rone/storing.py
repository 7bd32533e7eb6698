"""Storing resources: on a place of their colour or on a wild place (RON-103 to RON-108, RON-254, RON-D28).

A coloured resource on a wild place is a wild one from then on, so only how many of each colour go there matters: the
question is asked colour by colour, and only where there is a choice.
"""

from __future__ import annotations

from sudi.kernel.machine import ARG, ME, PC, Frame, ask, push

from . import vocabulary as v
from .dice import RESOURCES
from .state import COLOUR_PLACES, KIND_WORD, WILD_PLACES, RoneState
from .vocabulary import programs
from .words import KINDS, WILD

ONE, MOST, BITS = RESOURCES.one, RESOURCES.most, RESOURCES.bits
BAG = ARG


def wild_places(s: RoneState, seat: int) -> int:
    bonus = s.t.wild_bonus
    return WILD_PLACES + sum(bonus[c] for c in s.base[seat])


def store(s: RoneState, seat: int, bag: int) -> None:
    """Store these resources one by one; asks where a coloured one has a choice of places."""
    rest = _store_plain(s, seat, bag)
    if rest:
        push(s, STORING, seat, -1, 0, rest)


def _store_plain(s: RoneState, seat: int, bag: int) -> int:
    """Store what has only one place to go to, in the order of the colours; returns what the player is asked about."""
    wild = wild_places(s, seat)
    for kind in KINDS:
        n = (bag >> BITS * kind) & MOST
        while n:
            stored = s.stored[seat]
            own = kind != WILD and (stored >> BITS * kind) & MOST < COLOUR_PLACES
            free = (stored >> BITS * WILD) & MOST < wild
            if own and free:
                return bag
            n -= 1
            bag -= ONE[kind]
            if own or free:
                s.stored[seat] += ONE[kind if own else WILD]
                if s.log is not None:
                    s.log.append((v.L_STORES, seat, -1, KIND_WORD + (kind if own else WILD), -1))
            elif s.log is not None:  # RON-106
                s.log.append((v.L_LOST, seat, -1, KIND_WORD + kind, -1))
    return 0


def ask_place(s: RoneState, f: Frame) -> None:
    """RON-105: a wild place is open to any colour, whether or not a place of that colour is free."""
    rest = _store_plain(s, f[ME], f[BAG])
    f[BAG] = rest
    if not rest:
        s.stack.pop()
        return
    kind = next(k for k in KINDS if (rest >> BITS * k) & MOST)
    ask(s, f[ME], v.ASK_STORE, [v.STORE(kind, kind), v.STORE(kind, WILD)])


def take_place(s: RoneState, f: Frame) -> None:
    code = s.answer - v.STORE.code
    kind, place = code & 4095, code >> 12
    s.stored[f[ME]] += ONE[place]
    f[BAG] -= ONE[kind]
    f[PC] = 0
    if s.log is not None:
        s.log.append((v.L_STORES, f[ME], -1, KIND_WORD + place, -1))


STORING = programs.procedure("storing", ask_place, take_place, slots=1)
