"""Somebody falls: the match stops where it is and is settled; see settling.py."""

from __future__ import annotations

from sudi.kernel.machine import push

from . import vocabulary as v
from .state import RoneState
from .vocabulary import programs


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
        s.log.append((v.L_FALLS, seat, -1, 0, -1))
    end(s)


def end(s: RoneState) -> None:
    """Leave everything as it is and settle the match or the scenario."""
    s.ended = 1
    s.stack.clear()
    s.seat = -1
    push(s, programs.by_name["settling"], 0)


def dead(s: RoneState, seat: int) -> bool:
    return s.life[seat] <= 0 or bool(s.fallen >> seat & 1)
