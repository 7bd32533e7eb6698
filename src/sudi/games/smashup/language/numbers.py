"""The derived numbers: a minion's power and a base's breakpoint, live and never below 0 (SMU-151)."""

from __future__ import annotations

from sudi.kernel.values import Value

from ..state import SmashState

POWER = Value("power", lambda s, card: s.t.power[card], floor_rule="SMU-151", printed=lambda t: t.power)
BREAKPOINT = Value(
    "breakpoint", lambda s, card: s.t.breakpoint[card], floor_rule="SMU-052", printed=lambda t: t.breakpoint
)


def totals(s: SmashState, place: int) -> list[int]:
    """The power of each seat at a place."""
    sums = [0] * s.t.seats
    minions = s.minions[place]
    if minions:
        powers, owner, borrower = POWER.table(s), s.owner, s.borrower
        for card in minions:  # as in `controller`, without a call for each
            sums[owner[card] if borrower[card] < 0 else borrower[card]] += powers[card]
    return sums
