"""The derived numbers: a minion's power and a base's breakpoint, live and never below 0 (SMU-151)."""

from __future__ import annotations

from sudi.kernel.values import Value

from .state import SmashState, controller

POWER = Value("power", lambda s, card: s.t.power[card], floor_rule="SMU-151", printed=lambda t: t.power)
BREAKPOINT = Value(
    "breakpoint", lambda s, card: s.t.breakpoint[card], floor_rule="SMU-052", printed=lambda t: t.breakpoint
)


def power(s: SmashState, card: int) -> int:
    """In play the current power, elsewhere the printed one (ruling R03)."""
    return POWER.of(s, card) if s.at[card] >= 0 else s.t.power[card]


def totals(s: SmashState, place: int) -> list[int]:
    """The power of each seat at a place."""
    sums = [0] * s.t.seats
    minions = s.minions[place]
    if minions:
        powers = POWER.table(s)
        for card in minions:
            sums[controller(s, card)] += powers[card]
    return sums


def ready(s: SmashState) -> list[int]:
    """SMU-056: the places whose minions together reach the breakpoint."""
    powers = POWER.table(s)
    needed = BREAKPOINT.table(s)
    found = []
    for place, base in enumerate(s.bases):
        total = 0  # a breakpoint lowered to 0 is reached by nobody at all
        for minion in s.minions[place]:
            total += powers[minion]
        if base and total >= needed[base[0]]:
            found.append(place)
    return found
