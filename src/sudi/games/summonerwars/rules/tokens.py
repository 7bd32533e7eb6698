"""Boost, damage taken off again, and magic."""

from __future__ import annotations

from sudi.kernel.log import note

from ..state import MOST_MAGIC, WarState, controller
from ..words import vocabulary as v


# ---- tokens ----
def add_boost(s: WarState, card: int, n: int = 1) -> None:
    s.boost[card] += n
    note(s, v.L_BOOST, controller(s, card), card, n)


def drop_boost(s: WarState, card: int, n: int) -> int:
    """SUW-165: so many tokens, or as many as there are; tells how many."""
    n = min(n, s.boost[card])
    if n:
        s.boost[card] -= n
        note(s, v.L_SPENDS, controller(s, card), card, n)
    return n


def heal(s: WarState, card: int, n: int) -> None:
    n = min(n, s.damage[card])
    if n:
        s.damage[card] -= n
        note(s, v.L_HEALED, controller(s, card), card, n)


# ---- magic and cards ----
def gain(s: WarState, seat: int, n: int = 1) -> None:
    """SUW-141: what goes beyond 15 is lost."""
    n = min(n, MOST_MAGIC - s.magic[seat])
    if n:
        s.magic[seat] += n
        if s.log is not None:
            note(s, v.L_MAGIC, seat, n=n)


def pay(s: WarState, seat: int, n: int) -> None:
    if n > 0:
        s.magic[seat] -= n
        if s.log is not None:
            note(s, v.L_PAYS, seat, n=n)
