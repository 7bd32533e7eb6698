"""Tribal warriors that a card lets go to the areas of the others and back, as a transfer."""

from __future__ import annotations

from sudi.kernel.law import Check, Choice, Domain

from ..language.counting import marked
from ..language.marks import EMISSARY
from ..state import KOHORT, OUTPOST, SQUAD, DoomState, own_warriors
from ..words import vocabulary as v
from .acting import Means, at_large, peaceful, takes, unpressed
from .outpost import LEAVING, PEACE, free_to_go, price


def places_for(s: DoomState, warrior: int) -> tuple[int, ...]:
    """Where it may be sent: to and from the Outpost."""
    return (SQUAD, KOHORT) if s.at[warrior] == OUTPOST else (OUTPOST,)


def sendings(s: DoomState, me: int, left: int) -> list[int]:
    """The short way to `sending`."""
    if s.phase:
        return []
    return [
        v.EMISSARY(warrior, place)
        for warrior in own_warriors(s, me)
        if marked(s, EMISSARY, warrior) and free_to_go(s, me, warrior) and price(s, warrior) <= left
        for place in places_for(s, warrior)
    ]


def transfer_paid(means: Means) -> Check:
    """Are there as many actions left as a transfer takes?"""
    return Check(
        "DTR-193",
        lambda c: price(c.s, c.a) <= means.left(c),
        cs="S vozidlem stojí transfer 2 akce a zbývá ti {left:action}.",
        en="With a vehicle a transfer takes 2 actions and you have {left:action} left.",
        values=lambda c: {"left": means.left(c)},
    )


def sending(means: Means) -> Choice:
    return Choice(
        v.EMISSARY,
        Domain(
            lambda c: [w for w in own_warriors(c.s, c.me) if marked(c.s, EMISSARY, w)],
            "DTR-198",
            cs="Vysílá se tvůj válečník kmenů, kterému to karta dovoluje",
            en="A Tribal warrior of yours that a card lets go is sent",
        ),
        Domain(
            lambda c: places_for(c.s, c.a),
            "DTR-187",
            cs="Ze Stanice se jde do Mužstva či Kohorty, odtud zase na Stanici",
            en="From the Outpost one goes to the Squad or the Cohort, from there back to the Outpost",
        ),
        before=(*peaceful(means), takes(means), PEACE),
        checks=(*LEAVING, *at_large("a"), *unpressed(means, v.EMISSARY), transfer_paid(means)),
    )
