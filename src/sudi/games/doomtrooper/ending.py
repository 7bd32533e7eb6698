"""How a match ends (DTR-323 to DTR-333)."""

from __future__ import annotations

from collections.abc import Iterable

from sudi.kernel.log import note
from sudi.kernel.machine import over

from . import vocabulary as v
from .state import DROUGHT, LIBRARY, DoomState, stow


def target(s: DoomState) -> int:
    return int(s.t.setup["victory_points"])


def playing(s: DoomState) -> list[int]:
    return [seat for seat in range(s.t.seats) if not s.lost[seat]]


def wins(s: DoomState, winners: tuple[int, ...], rule: str) -> None:
    """Whoever wins, its whole team wins."""
    teams = {s.t.team[seat] for seat in winners}
    over(s, (tuple(p for p in range(s.t.seats) if s.t.team[p] in teams), tuple(s.victory), rule))


def one_team(s: DoomState, seats: Iterable[int]) -> bool:
    return len({s.t.team[seat] for seat in seats}) == 1


def check_victory(s: DoomState) -> None:
    """DTR-323: whoever reaches the target first. While a combat pays both players, both count as simultaneous."""
    if s.result is not None or s.overtime or _more_to_come(s):
        return
    there = [seat for seat in playing(s) if s.victory[seat] >= target(s) and not s.debt[seat]]
    if not there:
        return
    most = max(s.victory[seat] for seat in there)
    best = [seat for seat in there if s.victory[seat] == most]
    if one_team(s, best):
        wins(s, (best[0],), "DTR-323" if one_team(s, there) else "DTR-326")
    else:
        s.overtime = s.turns + s.t.seats  # DTR-327: a complete turn for everybody, then compare


def _more_to_come(s: DoomState) -> bool:
    """Is another reward of the same combat still waiting?"""
    award = s.t.library.programs.by_name["award"].id
    return any(f[0] == award for f in s.stack)


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


# ---- an empty library and nobody to fight (DTR-048, DTR-049) ----
def count_drought(s: DoomState, seat: int, capable: bool) -> None:
    """At the start of an own turn."""
    if capable or s.library[seat]:
        s.drought[seat] = 0
    else:
        s.drought[seat] += 1


def end_drought(s: DoomState, seat: int, capable: bool) -> None:
    """At the end of an own turn: the third without a combat-capable warrior loses."""
    if capable:
        s.drought[seat] = 0
    elif s.drought[seat] >= DROUGHT:
        lose(s, seat)


def lose(s: DoomState, seat: int) -> None:
    from .moving import clear

    s.lost[seat] = 1
    note(s, v.L_OUT, seat)
    for name in ("squad", "kohort", "outpost", "aside", "works", "attached", "hidden", "hand"):
        for card in getattr(s, name)[seat][:]:
            clear(s, card)
            stow(s, card, LIBRARY if s.t.owner[card] == seat else "grave", False)
    left = playing(s)
    if one_team(s, left):
        wins(s, (left[0],), "DTR-049")
