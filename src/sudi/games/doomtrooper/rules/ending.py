"""How a match ends: the target, the time limit, comparing (DTR-323 to DTR-333)."""

from __future__ import annotations

from collections.abc import Iterable

from sudi.kernel.log import note
from sudi.kernel.machine import over

from ..state import DoomState
from ..words import vocabulary as v


def target(s: DoomState) -> int:
    return max(int(s.t.setup["victory_points"]), s.bar)


def playing(s: DoomState) -> list[int]:
    return [seat for seat in range(s.t.seats) if not s.lost[seat]]


def wins(s: DoomState, winners: tuple[int, ...], rule: str) -> None:
    """Whoever wins, its whole team wins."""
    teams = {s.t.team[seat] for seat in winners}
    over(s, (tuple(p for p in range(s.t.seats) if s.t.team[p] in teams), tuple(s.victory), rule))


def one_team(s: DoomState, seats: Iterable[int]) -> bool:
    return len({s.t.team[seat] for seat in seats}) == 1


def compare(s: DoomState) -> None:
    """At the end of a turn: the extra turns are over, or the time is up."""
    if s.result is not None or not s.overtime or s.turns < s.overtime:
        return
    seats = playing(s)
    timed = s.turns > s.t.setup["turn_limit"]
    if timed and all(s.debt[seat] for seat in seats):
        for seat in seats:  # DTR-330, DTR-331
            owed = max(0, s.debt[seat] - s.destiny[seat])
            s.destiny[seat] = max(0, s.destiny[seat] - s.debt[seat])
            s.debt[seat] = 0
            s.victory[seat] = max(0, s.victory[seat] - owed)
    free = [seat for seat in seats if not s.debt[seat]]
    if not free:
        return
    most = max(s.victory[seat] for seat in free)
    best = tuple(seat for seat in free if s.victory[seat] == most)
    if one_team(s, best):
        wins(s, best, "DTR-328" if timed else "DTR-327")
    elif timed:
        wins(s, (), "DTR-332")
    else:
        s.overtime = s.turns + s.t.seats


def time_up(s: DoomState) -> None:
    """DTR-328: the limit is a number of turns here; each player has one more."""
    if not s.overtime and s.turns >= s.t.setup["turn_limit"]:
        s.overtime = s.turns + s.t.seats
        note(s, v.L_TIME, s.turn)
