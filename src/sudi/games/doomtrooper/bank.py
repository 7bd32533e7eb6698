"""The Bauhaus bank: spending points one does not have, and paying them back twice (DTR-329)."""

from __future__ import annotations

from sudi.kernel.log import note

from . import vocabulary as v
from .ending import check_victory
from .state import DoomState

RATE = 2


def repay(s: DoomState, seat: int) -> None:
    """Two destiny points for each point on credit."""
    s.destiny[seat] -= RATE
    s.debt[seat] -= 1
    note(s, v.L_REPAYS, seat)
    check_victory(s)
