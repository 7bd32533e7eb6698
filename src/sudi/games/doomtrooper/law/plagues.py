"""Markers of a plague: whoever has one on a warrior may remove it at any time, for points."""

from __future__ import annotations

from sudi.kernel.law import Check, Choice, Domain

from ..language.marks import PLAGUE_MARKER
from ..state import DoomState, in_play
from ..words import trade_questions as q
from .paying import funds


def markers(s: DoomState, seat: int) -> dict[int, int]:
    """The warriors of a player that have such a marker, and what removing it costs."""
    keys, rules = s.t.rule_keys, s.t.rules
    found = {e[3]: int(getattr(rules[e[0]], "price", 0)) for e in s.lasting if PLAGUE_MARKER in keys[e[0]]}
    return {w: price for w, price in found.items() if in_play(s, w) and s.side[w] == seat}


def cures(s: DoomState, seat: int) -> list[int]:
    """What a player may remove now."""
    have = funds(s, seat)
    return [q.CURE(w) for w, price in markers(s, seat).items() if price <= have]


CURING = Choice(
    q.CURE,
    Domain(
        lambda c: list(markers(c.s, c.me)),
        "DTR-334",
        cs="Značka se odstraňuje tvému nakaženému bojovníkovi",
        en="A marker is removed from a stricken warrior of yours",
    ),
    checks=(
        Check(
            "DTR-228",
            lambda c: markers(c.s, c.me)[c.a] <= funds(c.s, c.me),
            cs="Odstranit značku stojí {price:destiny} a máš {have:destiny}.",
            en="To remove the marker costs {price:destiny} and you have {have:destiny}.",
            values=lambda c: {"price": markers(c.s, c.me)[c.a], "have": funds(c.s, c.me)},
        ),
    ),
)
