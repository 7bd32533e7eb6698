"""Forcing: what may be forced, and where to (SUW-086, SUW-233, SUW-243)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sudi.kernel.law import Case, Check, Choice, Domain
from sudi.kernel.permissions import forbidden

from ..language.topics import FORCES
from ..rules import board as b
from ..state import WarState, occupied
from ..words import vocabulary as v
from .domains import Arg, name_of

# Where a card may be forced.
ANYWHERE, NEARER_SUMMONER, AWAY = "anywhere", "nearer", "away"

_ASTRAY = {
    NEARER_SUMMONER: (
        "Zatlačuje se blíž k tvému Vyvolavači, a pole {a} blíž není.",
        "It is forced nearer to your summoner, and {a} is not nearer.",
    ),
    AWAY: (
        "Zatlačuje se pryč od karty {src}, a pole {a} není dál.",
        "It is forced away from {src}, and {a} is not farther.",
    ),
}


def may_force(s: WarState, seat: int, card: int) -> bool:
    return forbidden(s, FORCES, seat, card) is None


def force_lines(s: WarState, card: int, low: int, high: int, through: b.Mask = 0) -> dict[int, tuple[int, ...]]:
    """Where a card can be forced by `low` to `high` spaces, with the spaces on the way, the last one included."""
    free = ~occupied(s)
    found: dict[int, tuple[int, ...]] = {}
    for ray in b.RAYS[s.at[card]]:
        for n, space in enumerate(ray[:high], 1):
            is_free = free >> space & 1
            if is_free and n >= low:
                found[space] = ray[:n]
            if not is_free and not through >> space & 1:
                break
    return found


def origin_of(s: WarState, direction: str, me: int, src: int) -> int:
    """The space that a direction is counted from; -1 if the card that says so is gone."""
    return s.at[s.t.summoner[me]] if direction == NEARER_SUMMONER else s.at[src]


def keeps_to(s: WarState, direction: str, me: int, src: int, card: int, space: int) -> bool:
    """Does the space lie in the direction that a text names?"""
    if direction == ANYWHERE:
        return True
    origin = origin_of(s, direction, me, src)
    if origin < 0:
        return False
    before, after = b.distance(s.at[card], origin), b.distance(space, origin)
    return after > before if direction == AWAY else after < before


def forced_to(
    card: Arg, low: int, high: int, direction: str = ANYWHERE, through: Callable[[WarState], b.Mask] = lambda s: 0
) -> Choice:
    """The choice of the space to which a card is forced."""

    def on_the_way(c: Case) -> list[int]:
        """The cards that close the line, the one on the space itself included."""
        here, state = c.s.at[card(c)], c.s
        line = [q for q in b.straight(here, c.a) or () if not through(state) >> q & 1]
        return [state.board[q] for q in (*line, c.a) if state.board[q] >= 0]

    def far(c: Case) -> int:
        return b.distance(c.s.at[card(c)], c.a)

    def values(c: Case) -> dict[str, Any]:
        return {"card": name_of(c, card(c)), "low": low, "high": high, "far": far(c)}

    reach = ("{high:space}", "{high:space}") if low == high else ("{low} až {high:space}", "{low} to {high:space}")
    checks = [
        Check(
            "SUW-086",
            lambda c: b.straight(c.s.at[card(c)], c.a) is not None,
            cs="Zatlačuje se přímým směrem; pole {a} neleží v řadě ani ve sloupci karty {card}.",
            en="Forcing goes straight; {a} is neither in the row nor in the column of {card}.",
            values=values,
        ),
        Check(
            "SUW-086",
            lambda c: low <= far(c) <= high,
            cs=f"Karta {{card}} se zatlačuje o {reach[0]}; na pole {{a}} je to {{far}}.",
            en=f"{{card}} is forced {reach[1]}; to {{a}} it would be {{far}}.",
            values=values,
        ),
        Check(
            "SUW-243",
            lambda c: not on_the_way(c),
            cs="Kartu {card} nelze na pole {a} zatlačit, v cestě leží {by}.",
            en="{card} cannot be forced to {a}, {by} is in the way.",
            by=on_the_way,
            values=values,
        ),
    ]
    if direction in _ASTRAY:
        cs, en = _ASTRAY[direction]
        checks.append(Check("SUW-143", lambda c: keeps_to(c.s, direction, c.me, c.src, card(c), c.a), cs, en))
    return Choice(v.TO, ANY_SPACE, checks=tuple(checks))


ANY_SPACE = Domain(
    lambda c: range(b.SPACES),
    "SUW-086",
    cs="Zatlačuje se na pole bojiště",
    en="Forcing needs a space of the battlefield",
)
