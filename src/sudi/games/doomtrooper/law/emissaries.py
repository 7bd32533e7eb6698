"""Tribal warriors that a card lets go to the areas of the others and back, as a transfer."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Choice, Domain

from ..language.counting import marked
from ..language.marks import EMISSARY, IMPRISONED, SILENCED
from ..state import KOHORT, OUTPOST, SQUAD, DoomState, own_warriors
from ..words import vocabulary as v
from .acting import Means, at_large, peaceful, takes, unpressed
from .outpost import PEACE, last_one, mounted, price


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
        if marked(s, EMISSARY, warrior)
        and not s.transferred >> warrior & 1
        and not (s.at[warrior] == OUTPOST and (mounted(s, warrior) or last_one(s, me, warrior)))
        and not marked(s, IMPRISONED, warrior)
        and not marked(s, SILENCED, warrior)
        and price(s, warrior) <= left
        for place in places_for(s, warrior)
    ]


def _there(c: Case) -> bool:
    return bool(c.s.at[c.a] == OUTPOST)


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
        checks=(
            Check(
                "DTR-199",
                lambda c: not c.s.transferred >> c.a & 1,
                cs="Bojovník {a} už se od tvého posledního dobírání transferoval.",
                en="{a} has transferred since your last draw step already.",
            ),
            Check(
                "DTR-175",
                lambda c: not _there(c) or not mounted(c.s, c.a),
                cs="Bojovník {a} má zvíře, a proto Stanici neopustí.",
                en="{a} has a beast and does not leave the Outpost.",
            ),
            Check(
                "DTR-190",
                lambda c: not _there(c) or not last_one(c.s, c.me, c.a),
                cs="Bojovník {a} je tvůj poslední na Stanici a někoho tam nechat musíš.",
                en="{a} is your last warrior on the Outpost, and you have to keep somebody there.",
            ),
            *at_large("a"),
            *unpressed(means, v.EMISSARY),
            Check(
                "DTR-193",
                lambda c: price(c.s, c.a) <= means.left(c),
                cs="S vozidlem stojí transfer 2 akce a zbývá ti {left:action}.",
                en="With a vehicle a transfer takes 2 actions and you have {left:action} left.",
                values=lambda c: {"left": means.left(c)},
            ),
        ),
    )
