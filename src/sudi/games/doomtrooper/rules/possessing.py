"""Killers that turn their victims instead of killing them."""

from __future__ import annotations

from ..language.counting import counts
from ..language.marks import POSSESSES
from ..language.reach import reaching
from ..language.select import traits_of, unswayed
from ..language.twins import set_healthy
from ..state import DoomState
from ..words import traits as tr
from .moving import go_home, sway


def possessed(s: DoomState, victim: int, killer: int) -> bool:
    """Some killers turn their victims instead: the warrior stays with its player as a heretic."""
    if killer < 0 or not s.t.standing_masks.get(POSSESSES, 0) & s.live or not traits_of(s, victim) & tr.DOOMTROOPER:
        return False
    if unswayed(s, victim)[0] & tr.HERETIC:
        return False
    for rule, seat, source, target, _ in reaching(s, POSSESSES, killer):
        if rule.reaches(s, seat, source, target, killer) and counts(s, source, seat, killer):
            set_healthy(s, victim)
            sway(s, rule.turns, seat, source, victim)
            go_home(s, victim)
            return True
    return False
