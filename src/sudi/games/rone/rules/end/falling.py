"""Somebody falls: the match stops where it is and is settled (see victory.py), and so does what is done repeatedly."""

from __future__ import annotations

from sudi.kernel.law import Question
from sudi.kernel.machine import Frame, Step, X, push

from ...state import RoneState
from ...words import log


def fall(s: RoneState, seat: int, lost_deck: bool = False) -> None:
    """RON-068: the match ends at once; in quick training when the phase does (RON-D16).

    A player who cannot rebuild the deck loses exactly like one without life (RON-047, RON-D13).
    """
    if s.t.quick:
        if lost_deck:
            s.fallen |= 1 << seat
        return
    if s.ended:
        s.fallen |= 1 << seat
        return
    s.fallen |= 1 << seat
    if s.log is not None:
        s.log.append((log.L_NO_DECK if lost_deck else log.L_FALLS, seat, -1, 0, -1))
    end(s)


def end(s: RoneState, lost_by: int = 0) -> None:
    """Leave everything as it is and settle the match or the scenario, which may be lost by a rule of this number."""
    s.ended = 1
    s.stack.clear()
    s.seat = -1
    push(s, s.t.settling, 0, x=lost_by)


def dead(s: RoneState, seat: int) -> bool:
    return s.life[seat] <= 0 or bool(s.fallen >> seat & 1)


def again(s: RoneState, f: Frame) -> bool:
    """One more time? Otherwise the procedure is over."""
    if f[X] <= 0 or s.ended:
        if s.stack and s.stack[-1] is f:
            s.stack.pop()
        return False
    f[X] -= 1
    return True


def each_time(question: Question) -> Step:
    """The step that asks a question as often as the frame says, while there is anything to choose (RON-D31)."""

    def ask_again(s: RoneState, f: Frame) -> None:
        if again(s, f) and not question.ask(s, f):
            s.stack.pop()

    return ask_again
