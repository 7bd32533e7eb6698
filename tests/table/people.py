"""Setting a table for a test: who sits where, and a clock that the test turns."""

from __future__ import annotations

from typing import Any

import sudi
from sudi.table import ClockPlan, Plan, Seat, Step, Table
from sudi.table.plan import deciding_seats

NAMES = ("anna", "bob", "cyril", "dana")


def plan_for(match: sudi.Match, **rest: Any) -> Plan:
    return Plan.of("t1", match.record(), **rest)


def sit_down(
    match: sudi.Match, *, bots: tuple[int, ...] = (), hotseat: bool = False, ready: bool = True, **rest: Any
) -> Table:
    """A table at which this match begins; people sit at every seat that is no bot's, the time is 0."""
    seats = []
    for number in deciding_seats(match):
        if number in bots:
            seats.append(Seat(number, "bot", None, "Bot", "random"))
        else:
            who = NAMES[0] if hotseat else NAMES[number]
            seats.append(Seat(number, "human", who, who.capitalize(), ready=ready))
    table = Table(plan_for(match, hotseat=hotseat, **rest), seats)
    assert table.begin(0.0)
    return table


def duel(seed: int = 2, **rest: Any) -> Table:
    return sit_down(sudi.new("shards", mode="duel", seed=seed, characters=["tetra", "volos"]), **rest)


def choose(table: Table, option: str | int = 0, now: float = 0.0, **rest: Any) -> Step:
    """The seat that is asked chooses; the step is taken."""
    assert table.match is not None
    assert table.match.decision is not None
    assert table.asks is not None
    name = table.match.decision.options[option].name if isinstance(option, int) else option
    step = table.choose([table.asks], name, now, **rest)
    table.take(step, now)
    return step


def options(table: Table) -> list[str]:
    assert table.match is not None
    assert table.match.decision is not None
    return [option.name for option in table.match.decision.options]


__all__ = ["ClockPlan", "choose", "duel", "options", "plan_for", "sit_down"]
