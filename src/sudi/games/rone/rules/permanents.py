"""Permanents of a base: entering it, being exhausted and refreshed (RON-025 to RON-034)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, slots

from ..state import RoneState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .falling import again


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
                    s.log.append((v.L_REFRESHES, seat, card, 0, -1))


# ---- permanents ----
def exhausted_of(s: RoneState, seat: int, but: int) -> list[int]:
    return [c for c in s.base[seat] if c != but and s.exhausted >> c & 1]


def ask_refresh(s: RoneState, f: Frame) -> None:
    """RON-255: exhausted permanents of one's own, other than the source."""
    cards = exhausted_of(s, f[ME], f[SRC])
    if not cards:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_REFRESH, [v.REFRESH(c) for c in cards])


def take_refresh(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.exhausted &= ~s.t.bit[card]
    if s.log is not None:
        s.log.append((v.L_REFRESHES, f[ME], card, 0, -1))
    f[PC] = 0


REFRESHING = programs.procedure("refreshing", ask_refresh, take_refresh)


(VICTIM,) = slots(1)


def ask_exhaust(s: RoneState, f: Frame) -> None:
    """RON-256, RON-D33: active permanents of seat `victim` that have an active ability, by the choice of `me`."""
    ready = [c for c in s.base[f[VICTIM]] if s.t.has_active[c] and not s.exhausted >> c & 1]
    if not ready:
        s.stack.pop()
    elif again(s, f):
        ask(s, f[ME], v.ASK_EXHAUST, [v.EXHAUST(c) for c in ready])


def take_exhaust(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((v.L_EXHAUSTED, f[VICTIM], card, 0, -1))
    f[PC] = 0


EXHAUSTING = programs.procedure("exhausting", ask_exhaust, take_exhaust, slots=1)
