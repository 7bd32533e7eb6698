"""Players who play a phase at the same time: one acts after another, in any order they like (RON-D25).

Whoever is asked may let the others act first. Nobody can wait for somebody who is waiting, so the phase goes on.
"""

from __future__ import annotations

from sudi.kernel.machine import PC, Frame, X, push

from . import vocabulary as v
from .state import RoneState
from .vocabulary import programs

WAIT = v.WAIT()


def lead(s: RoneState) -> int:
    """Who is asked first: the lowest seat of the side; in quick training the seats take turns at that."""
    if s.t.quick:
        return s.turns % s.t.seats
    return s.t.mates[s.turn][0]


def enter(s: RoneState, phase: int) -> None:
    s.phase = phase
    if s.t.together:
        seats = s.t.seats
        s.turn = lead(s)
        s.finished = [False] * seats
        s.waits = [False] * seats


def acting(s: RoneState) -> int:
    """The seat that is asked now; -1 when everybody has finished the phase."""
    if not s.t.together or not s.finished[s.turn]:
        return s.turn
    mates = s.t.mates[s.turn]
    at = mates.index(s.turn)
    for seat in mates[at + 1 :] + mates[:at]:
        if not s.finished[seat]:
            s.turn = seat
            s.waits[seat] = False
            return seat
    return -1


def may_wait(s: RoneState, me: int) -> bool:
    finished, waits = s.finished, s.waits
    return any(seat != me and not finished[seat] and not waits[seat] for seat in s.t.mates[me])


def wait(s: RoneState, me: int) -> None:
    s.waits[me] = True
    mates = s.t.mates[me]
    at = mates.index(me)
    s.turn = next(o for o in mates[at + 1 :] + mates[:at] if not s.finished[o] and not s.waits[o])


def acted(s: RoneState) -> None:
    """Something has changed: whoever was waiting may have another look."""
    if s.t.together:
        s.waits = [False] * s.t.seats


def finish(s: RoneState, me: int) -> None:
    acted(s)
    s.finished[me] = True


# ---- the end of a phase in quick training ----
def settled(s: RoneState, f: Frame) -> bool:
    """Called by the first step of a phase: in quick training the phase before it is settled first (RON-280)."""
    if not s.t.quick:
        return True
    if f[X]:
        f[X] = 0
        return True
    f[X] = 1
    f[PC] -= 1
    push(s, programs.by_name["end of a phase"], s.turn)
    return False
