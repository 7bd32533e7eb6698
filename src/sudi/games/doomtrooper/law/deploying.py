"""Deploying: may this warrior of the hand come into play, and where it belongs (DTR-042 to DTR-046, DTR-382)."""

from __future__ import annotations

from ..language.select import traits_of
from ..state import ASIDE, KOHORT, OUTPOST, PLACE_OF_AREA, SQUAD, DoomState
from ..words import traits as tr
from .attaching import grounded
from .outpost import fits_outpost
from .paying import funds


# ---- coming into play ----
def home_of(s: DoomState, card: int) -> int:
    """DTR-042: the area a warrior belongs to."""
    printed = s.t.cards[card]
    if printed.placed:
        return PLACE_OF_AREA[printed.placed]
    found = s.t.traits[card] if s.at[card] < 0 else traits_of(s, card)
    if found & tr.DOOMTROOPER:
        return SQUAD
    if found & tr.LEGION:
        return KOHORT
    return OUTPOST if found & tr.TRIBAL else ASIDE


def in_play_already(s: DoomState, card: int) -> bool:
    """DTR-382: the same personality is openly in play."""
    return s.t.personality[card] and bool(s.t.copies[card] & s.live)


def may_deploy(s: DoomState, me: int, card: int) -> bool:
    """DTR-045, DTR-046."""
    if s.t.traits[card] & tr.AIRSHIP and grounded(s):
        return False
    return s.t.value[card] <= funds(s, me) and not in_play_already(s, card) and fits_outpost(s, me, card)
