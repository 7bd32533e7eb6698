"""Choices in a combat: from which warzone to defend, who may come as a reinforcement (DTR-164, DTR-290 to DTR-292)."""

from __future__ import annotations

from ..language.marks import ANY_WARZONE, DEFENDERS
from ..language.reach import carries, marked
from ..language.select import in_combat, opponent_of, traits_of
from ..state import OUTPOST, DoomState, own_warriors
from ..words import traits as tr
from .capability import capable


def zones_for(s: DoomState, defender: int) -> list[int]:
    """DTR-164: those laid to the area the defender stands in. DTR-438: a card may open all others to it, but no card
    leads onto an Outpost or off it (DTR-255)."""
    here, t = s.at[defender], s.t
    if not marked(s, ANY_WARZONE, defender):
        found = [c for c in s.works[s.side[defender]] if t.is_warzone[c] and s.area[c] == here]
        return [c for c in found if not carries(s, DEFENDERS, c) or _may_defend(s, c, defender)]
    zones = [c for works in s.works for c in works if t.is_warzone[c]]
    return [c for c in zones if (s.area[c] == OUTPOST) == (here == OUTPOST)]


def _may_defend(s: DoomState, zone: int, defender: int) -> bool:
    """Is the defender one of those for whom this warzone is?"""
    side = s.side[zone]
    rules = (rule for rule in s.t.cards[zone].standing if rule.key() == DEFENDERS)
    return all(rule.scope.covers(s, side, zone, side, defender) for rule in rules)  # type: ignore[attr-defined]


# ---- reinforcements (DTR-290 to DTR-292) ----
def may_help(s: DoomState, me: int, helped: int) -> list[int]:
    """One's own warriors of the same area that may join; never against their own corporation or across the sides."""
    if helped < 0 or not in_combat(s, helped):
        return []
    sides = tr.DOOMTROOPER | tr.LEGION
    mine = traits_of(s, helped) & sides
    foe = traits_of(s, opponent_of(s, helped)) & tr.CORPORATIONS
    found = []
    for warrior in own_warriors(s, me):
        if in_combat(s, warrior) or s.at[warrior] != s.at[helped] or s.covered >> warrior & 1:
            continue
        traits = traits_of(s, warrior)
        if capable(s, warrior) and (not mine or not traits & sides or traits & mine) and not traits & foe:
            found.append(warrior)
    return found
