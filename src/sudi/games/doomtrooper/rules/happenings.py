"""What happens, and the order of what falls due at one moment (DTR-026 to DTR-030)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sudi.kernel.decision import BITS, MASK
from sudi.kernel.machine import push
from sudi.kernel.standing import lasts
from sudi.kernel.triggers import collect

from ..language.reach import forgets
from ..state import DoomState, attachments, next_seats, team_mates
from ..words.vocabulary import ORDER

TURN_STARTS, DRAW_STEP, TURN_ENDS = "turn starts", "draw step", "turn ends"
KILLED, BUILT, DEPLOYED = "killed", "built", "deployed"
DISCARD_STEP = "discard step"
LOST, GEAR_LOST, GEAR_GONE = "a warrior lost", "equipment lost", "equipment in a discard pile"
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


# What everybody who waits for lost equipment is handed: how it lay, so that it can be kept as it was.
class Loss(NamedTuple):
    card: int
    bearer: int  # -1: it lay in an area
    inside: bool  # a vehicle with its warrior inside
    seat: int  # on whose side it was
    area: int
    noted: int
    parts: int  # what lay on it, as a set


_WIDTHS = (BITS, BITS, 1, _SEAT, _SEAT, BITS)  # of all but the last one


def loss(s: DoomState, card: int) -> int:
    """How a piece of equipment lies now, as one number."""
    parts = sum(1 << c for c in attachments(s, card))
    inside, seat = s.inside >> card & 1, s.side[card]
    fields = (card, s.bearer[card] + 1, inside, seat, s.area[card] + 1, min(s.noted[card], MASK))
    n = parts
    for field, width in zip(reversed(fields), reversed(_WIDTHS), strict=True):
        n = n << width | field
    return n


def loss_of(n: int) -> Loss:
    fields = []
    for width in _WIDTHS:
        fields.append(n & (1 << width) - 1)
        n >>= width
    card, bearer, inside, seat, area, noted = fields
    return Loss(card, bearer - 1, bool(inside), seat, area - 1, noted, n)


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


# What looks for missions of hands that an event completes: (state, event, actor, subject, number).
Unseen = Callable[[DoomState, str, int, int, int], None]
UNSEEN: list[Unseen] = []  # `secret_missions` fills it in


def look_in_hands(s: DoomState, event: str, actor: int, subject: int, n: int) -> None:
    """Somebody may have done a mission that nobody has seen."""
    if s.t.secretive:
        UNSEEN[0](s, event, actor, subject, n)


def happen(s: DoomState, event: str, actor: int, subject: int, n: int = 0) -> None:
    look_in_hands(s, event, actor, subject, n)
    if s.t.standing_masks.get(event, 0) & s.live or (s.lasting and lasts(s, event)):
        begin_in_order(s, collect(s, event, actor, subject, n))


HURT, FOUGHT, SUFFERED = "hurt", "fought", "wounded in a combat"
