"""What happens, and the order of what falls due at one moment (DTR-026 to DTR-030)."""

from __future__ import annotations

from sudi.kernel.machine import push
from sudi.kernel.triggers import collect

from ..language.reach import forgets
from ..state import DoomState, next_seats, team_mates
from ..words.vocabulary import ORDER

TURN_STARTS, DRAW_STEP, TURN_ENDS = "turn starts", "draw step", "turn ends"
KILLED, BUILT, DEPLOYED = "killed", "built", "deployed"
DISCARD_STEP = "discard step"
LOST, GEAR_LOST = "a warrior lost", "equipment lost"
JAILED, RAZED = "taken prisoner", "a warzone destroyed"
FORT_RAZED, TURNED = "a fortification destroyed", "turned into a heretic"
POISONED, FACED = "poisoned", "facing each other"

# What everybody who waits for a kill is handed, as one number: the value of the victim, whose its killer was, whose it
# was itself, and whether the killer earns destiny points only (DTR-429). Both may have left play by the time it is
# looked at.
_SEAT = 3  # bits


def death(value: int, earner: int, owner: int, poor: bool) -> int:
    return ((value << _SEAT | earner) << _SEAT | owner) << 1 | poor


def value_of(n: int) -> int:
    return n >> 1 >> 2 * _SEAT


def earner_of(n: int) -> int:
    return n >> 1 >> _SEAT & (1 << _SEAT) - 1


def owner_of(n: int) -> int:
    return n >> 1 & (1 << _SEAT) - 1


def poor_of(n: int) -> bool:
    return bool(n & 1)


Waiting = list[tuple[int, int, int, int, int]]


def begin_in_order(s: DoomState, waiting: Waiting) -> None:
    """DTR-026 to DTR-030: global effects, opponents' by their next turn, team-mates', the active player's own last."""
    waiting = [e for e in waiting if not (s.t.is_warrior[e[2]] and forgets(s, e[2]))] if waiting else waiting
    if not waiting:
        return
    rules = s.t.rules
    groups: list[tuple[int, Waiting]] = []
    everybody: Waiting = [e for e in waiting if getattr(rules[e[0]], "everybody", False)]
    groups.append((s.turn, everybody))
    others = [p for p in next_seats(s, s.turn)[1:] if s.t.team[p] != s.t.team[s.turn]]
    for seat in (*others, *team_mates(s, s.turn), s.turn):
        groups.append((seat, [e for e in waiting if e[1] == seat and e not in everybody]))
    for seat, group in reversed(groups):
        if group:
            push(s, ORDER, seat, -1, 0, tuple(group))


def happen(s: DoomState, event: str, actor: int, subject: int, n: int = 0) -> None:
    if s.lasting or s.t.standing_masks.get(event, 0) & s.live:
        begin_in_order(s, collect(s, event, actor, subject, n))


HURT, FOUGHT, SUFFERED = "hurt", "fought", "wounded in a combat"
