"""Permanents of a base: entering it, being exhausted and refreshed (RON-025 to RON-034)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, Frame, slots

from ..law.permanents import EXHAUSTIBLE, REFRESHABLE
from ..state import RoneState
from ..words import log
from ..words import questions as q
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .end.falling import each_time


def into_base(s: RoneState, seat: int, card: int) -> None:
    """RON-027: a permanent enters play active, and what it says holds from now on."""
    s.base[seat].append(card)
    s.exhausted &= ~s.t.bit[card]
    s.live |= s.t.bit[card]


def refresh_all(s: RoneState, seat: int) -> None:
    """RON-255: exhausted cards only."""
    if s.exhausted:
        bit = s.t.bit
        for card in s.base[seat]:
            if s.exhausted & bit[card]:
                s.exhausted &= ~bit[card]
                if s.log is not None:
                    s.log.append((log.L_REFRESHES, seat, card, 0, -1))


REFRESHED = Question(
    q.ASK_REFRESH,
    (
        Choice(
            v.REFRESH,
            Domain(
                lambda c: c.s.base[c.me],
                "RON-255",
                cs="Obnovuje se unavená karta vlastní základny",
                en="Only an exhausted card of your own base is refreshed",
            ),
            checks=REFRESHABLE,
        ),
    ),
)


@answers(REFRESHED)
def take_refresh(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.exhausted &= ~s.t.bit[card]
    if s.log is not None:
        s.log.append((log.L_REFRESHES, f[ME], card, 0, -1))
    f[PC] = 0


REFRESHING = programs.procedure("refreshing", each_time(REFRESHED), take_refresh)


(VICTIM,) = slots(1)  # whose base


EXHAUSTED = Question(
    q.ASK_EXHAUST,
    (
        Choice(
            v.EXHAUST,
            Domain(
                lambda c: c.s.base[c.f[VICTIM]],
                "RON-256",
                cs="Unavuje se karta v zasažené základně ({whose})",
                en="Only a card in the base that is hit ({whose}) is exhausted",
                values=lambda c: {"whose": q.whose(c.s, c.f[VICTIM])},
            ),
            checks=EXHAUSTIBLE,
        ),
    ),
    values=lambda c: {"whose": q.whose(c.s, c.f[VICTIM])},
)


@answers(EXHAUSTED)
def take_exhaust(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((log.L_EXHAUSTED, f[VICTIM], card, 0, -1))
    f[PC] = 0


EXHAUSTING = programs.procedure("exhausting", each_time(EXHAUSTED), take_exhaust, slots=1)
