"""Who may ignore the ability of a base (ruling R22), and when nobody has to mind it."""

from __future__ import annotations

from ..state import SmashState, controller


def may_ignore(s: SmashState, seat: int, place: int) -> bool:
    """Ruling R22: does this player have an infiltrator at the base, whose permission still holds?"""
    if not s.fresh:
        return False
    return any(s.fresh >> a & 1 and controller(s, a) == seat for a in s.actions[place])


def ignores_bonus(s: SmashState, seat: int, place: int) -> bool:
    """SMU-C03: has this player chosen to do without what the base gives to minions?"""
    return any(s.ignoring >> a & 1 and controller(s, a) == seat for a in s.actions[place])


def base_in_force(s: SmashState, card: int) -> int:
    """A base's ability holds while the base is on the table and no card there switches it off."""
    place = s.at[card]
    if place < 0:
        return -1
    if s.t.jammers & s.live:
        for action in s.actions[place]:
            if s.t.jammers >> action & 1:
                return -1
    return s.turn
