"""An empty library and nobody to fight (DTR-048, DTR-049)."""

from __future__ import annotations

from sudi.kernel.log import note

from ..state import DROUGHT, LIBRARY, DoomState, stow
from ..words import vocabulary as v
from .ending import one_team, playing, wins
from .leaving import clear


def count_drought(s: DoomState, seat: int, capable: bool) -> None:
    """At the start of an own turn."""
    if capable or s.library[seat]:
        s.drought[seat] = 0
    else:
        s.drought[seat] += 1


def end_drought(s: DoomState, seat: int, capable: bool) -> None:
    """At the end of an own turn: the third without a combat-capable warrior loses."""
    if capable:
        s.drought[seat] = 0
    elif s.drought[seat] >= DROUGHT:
        lose(s, seat)


def lose(s: DoomState, seat: int) -> None:
    s.lost[seat] = 1
    note(s, v.L_OUT, seat)
    for name in ("squad", "kohort", "outpost", "aside", "works", "attached", "hidden", "hand"):
        for card in getattr(s, name)[seat][:]:
            clear(s, card)
            stow(s, card, LIBRARY if s.t.owner[card] == seat else "grave", False)
    left = playing(s)
    if one_team(s, left):
        wins(s, (left[0],), "DTR-049")
