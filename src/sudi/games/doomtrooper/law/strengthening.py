"""More points for a spell of this combat (DTR-213): which spells grow by them, and who may pay."""

from __future__ import annotations

from sudi.kernel.law import Check, Choice, Domain

from ..language.effects.act import Act, possible
from ..state import MODIFIERS, DoomState
from ..words import vocabulary as v
from .paying import funds
from .spell_prices import means, price


def strengthenings(s: DoomState, seat: int) -> list[int]:
    """The short way to `STRENGTHENING`."""
    return [v.STRENGTHEN(card) for card, who, _ in s.played if who == seat and may_strengthen(s, seat, card)]


def may_strengthen(s: DoomState, seat: int, card: int) -> bool:
    per = s.t.cards[card].per
    return bool(s.t.is_art[card] and per and affords(s, seat, card) and grows(s, card))


def more_costs(s: DoomState, card: int) -> int:
    """What one more unit of a spell of this combat costs."""
    caster, per = next((e[2] for e in s.played if e[0] == card), -1), s.t.cards[card].per
    return price(s, caster, card, 0, per, 1) if caster >= 0 else per


def affords(s: DoomState, seat: int, card: int) -> bool:
    caster = next((e[2] for e in s.played if e[0] == card), -1)
    return more_costs(s, card) <= (means(s, seat, caster) if caster >= 0 else funds(s, seat))


def grows(s: DoomState, card: int) -> bool:
    """Does the effect of a spell grow with the points spent?"""
    if repeats(s, card):
        seat = next(e[1] for e in s.played if e[0] == card)
        return possible(s.t.cards[card].play, s, seat, card, cast_on(s, card))
    return any(e[2] == card and getattr(s.t.rules[e[0]], "units", False) for e in s.lasting)


def repeats(s: DoomState, card: int) -> bool:
    """Do more points carry the effect out once more, instead of making a number greater?"""
    play = s.t.cards[card].play
    return isinstance(play, Act) and play.adds_later


def cast_on(s: DoomState, card: int) -> int:
    """Whom the effect of a spell still acts on; -1: nobody."""
    return next((e[3] for e in s.lasting if e[2] == card), -1)


# ---- the law ----
STRENGTHENING = Choice(
    v.STRENGTHEN,
    Domain(
        lambda c: [card for card, who, _ in c.s.played if who == c.me and c.s.t.is_art[card]],
        "DTR-213",
        cs="Zesílit lze jen tvé kouzlo seslané v tomto souboji",
        en="Only a spell that you have cast in this combat can be strengthened",
    ),
    before=(
        Check(
            "DTR-213",
            lambda c: c.s.phase == MODIFIERS and not c.s.stopped,
            cs="Kouzla se zesilují jen ve fázi modifikátorů souboje.",
            en="Spells are strengthened only in the modifier phase of a combat.",
        ),
    ),
    checks=(
        Check(
            "DTR-213",
            lambda c: c.s.t.cards[c.a].per and grows(c.s, c.a),
            cs="Účinek kouzla {a} s dalšími body neroste.",
            en="The effect of {a} does not grow with more points.",
        ),
        Check(
            "DTR-211",
            lambda c: affords(c.s, c.me, c.a),
            cs="Zesílit kouzlo {a} stojí {price:destiny} a máš {have:destiny}.",
            en="To strengthen {a} costs {price:destiny} and you have {have:destiny}.",
            values=lambda c: {"price": more_costs(c.s, c.a), "have": funds(c.s, c.me)},
        ),
    ),
)
