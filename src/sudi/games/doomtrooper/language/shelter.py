"""Which fortifications a warrior has to thank for something: whom they protect, and whom they affect at all."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import cards_of

from ..state import DoomState
from .counting import serves
from .marks import BE_ATTACKED, SAFE, may


def protects(rule: Any) -> bool:
    """More armour, or nobody may attack or hurt whoever it is about."""
    return getattr(rule, "armour", 0) > 0 or rule.key() in (SAFE, may(BE_ATTACKED))


def shelters(s: DoomState, warrior: int, traits: int = 0, at_all: bool = False) -> list[int]:
    """The fortifications in play (of one of these traits) that protect a warrior; `at_all`: that say anything of it."""
    found = []
    for fort in cards_of(s.live & s.t.forts):
        if traits and not s.t.traits[fort] & traits:
            continue
        seat = s.side[fort]
        for rule in s.t.cards[fort].standing:
            scope = getattr(rule, "scope", None)
            if scope is None or not (at_all or protects(rule)):
                continue
            if scope.covers(s, seat, fort, seat, warrior) and serves(s, fort, seat, warrior):
                found.append(fort)
                break
    return found
