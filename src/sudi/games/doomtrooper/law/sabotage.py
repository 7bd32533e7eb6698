"""Sabotage: against whom, by whom, and who is protected (DTR-307 to DTR-318)."""

from __future__ import annotations

from ..language.marks import NO_SABOTAGE
from ..state import DoomState, opponents, own_warriors
from ..words import vocabulary as v
from .capability import any_capable, capable, never_fights


# ---- sabotage (DTR-307 to DTR-318) ----
def sabotages(s: DoomState, me: int) -> list[int]:
    if s.turn != me or s.attacking or s.rounds[me] <= 1 or any(not s.rounds[p] for p in opponents(s, me)):
        return []
    found = []
    for seat in opponents(s, me):
        if s.sabotaged[seat] or any_capable(s, seat) or guarded(s, seat):
            continue
        found += [v.SABOTAGE(w, seat) for w in own_warriors(s, me) if capable(s, w) and not never_fights(s, w)]
    return found


def guarded(s: DoomState, seat: int) -> bool:
    """A card protects a player without warriors."""
    mask = s.t.standing_masks.get(NO_SABOTAGE, 0) & s.live
    return bool(mask) and any(mask >> c & 1 for c in s.works[seat])
