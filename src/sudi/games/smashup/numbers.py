"""The derived numbers: a minion's power and a base's breakpoint, live and never below 0 (SMU-151)."""

from __future__ import annotations

from sudi.kernel.values import Value

from .state import SmashState, controller

POWER = Value("power", lambda s, card: s.t.power[card], floor_rule="SMU-151", printed=lambda t: t.power)
BREAKPOINT = Value("breakpoint", lambda s, card: s.t.cards[card].breakpoint, floor_rule="SMU-052")


def power(s: SmashState, card: int) -> int:
    """In play the current power, elsewhere the printed one (ruling R03)."""
    return POWER.of(s, card) if s.at[card] >= 0 else s.t.power[card]


def totals(s: SmashState, place: int) -> list[int]:
    """The power of each seat at a place."""
    sums = [0] * s.t.seats
    minions = s.minions[place]
    if minions:
        for card, n in zip(minions, POWER.of_many(s, minions), strict=True):
            sums[controller(s, card)] += n
    return sums


def ready(s: SmashState) -> list[int]:
    """SMU-056: the places whose minions together reach the breakpoint."""
    powers = POWER.of_many(s, [card for minions in s.minions for card in minions])
    found = []
    at = 0
    for place, minions in enumerate(s.minions):
        if minions or s.lasting:  # a breakpoint lowered to 0 is reached by nobody at all
            end = at + len(minions)
            total = sum(powers[at:end])
            at = end
            if s.bases[place] and total >= BREAKPOINT.of(s, s.bases[place][0]):
                found.append(place)
    return found
