"""Cover: who may seek it, who may never be in it, when somebody has to come out (DTR-050 to DTR-063)."""

from __future__ import annotations

from ..language.gear import in_vehicle
from ..language.marks import COVER, DRIVEN, IMPRISONED, SILENCED
from ..language.reach import marked
from ..state import DoomState, own_warriors
from ..words import traits as tr
from .bans import banned


# ---- cover ----
def never_covered(s: DoomState, warrior: int) -> int:
    """DTR-061: the card (or the warrior's own text) because of which it may never be in cover."""
    if s.t.traits[warrior] & tr.NEVER_FIGHTS:
        return warrior
    return banned(s, DRIVEN, warrior)


def may_seek(s: DoomState, warrior: int) -> bool:
    """DTR-050, DTR-104, DTR-518; that one warrior has to stay open (DTR-052) is the caller's business."""
    if s.covered >> warrior & 1 or in_vehicle(s, warrior) or s.t.traits[warrior] & tr.NEVER_FIGHTS:
        return False
    if not s.lasting and not s.t.covering[0] & s.live:
        return True
    if never_covered(s, warrior) >= 0:
        return False
    return not (banned(s, COVER, warrior) >= 0 or marked(s, IMPRISONED, warrior) or marked(s, SILENCED, warrior))


def must_leave_cover(s: DoomState, me: int) -> bool:
    """DTR-053, DTR-521: all warriors of the player are in cover."""
    mine = own_warriors(s, me)
    for w in mine:
        if not s.covered >> w & 1:
            return False
    return bool(mine or s.hidden[me])


def exposed(s: DoomState, warrior: int) -> bool:
    return not s.covered >> warrior & 1 and never_covered(s, warrior) < 0
