"""A card that was played has no effect after all."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import SRC, Frame

from . import vocabulary as v
from .playing import CANCELLED, PLAYING
from .state import DoomState


def being_played(s: DoomState, card: int) -> Frame | None:
    for f in reversed(s.stack):
        if f[0] == PLAYING.id and f[SRC] == card:
            return f
    return None


def cancel(s: DoomState, card: int) -> None:
    """The card has no effect: it was just played, or it is one of this combat (DTR-336)."""
    frame = being_played(s, card)
    if frame is not None:
        frame[CANCELLED] = 1
        return
    s.lasting = [e for e in s.lasting if e[2] != card]
    s.played = [e for e in s.played if e[0] != card]
    note(s, v.L_CANCELLED, s.t.owner[card], card)
