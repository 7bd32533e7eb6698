"""What may be done in the main phase: cards, dice, abilities, stored resources, re-rolls (RON-085, RON-086)."""

from __future__ import annotations

from functools import lru_cache

from sudi.kernel.decision import VERB_SHIFT

from ..language.hindrances import NO_CONVERT, NO_PAIRS, NO_REROLL, Hindrance
from ..rules.bags import RESOURCES
from ..rules.dice import ALL_DICE, GIVES, die_word, different, pairs
from ..rules.invasion.stack import hindered
from ..state import RoneState
from ..words import vocabulary as v
from ..words.names import KINDS
from .extra_actions import extra_options
from .paying import payments

ACTIVATE = v.ACTIVATE.code


@lru_cache(maxsize=1 << 15)
def dice_options(dice: int, shown: int, unusable: int) -> tuple[int, ...]:
    """Using a die that shows colours (RON-109), converting two dice (RON-112)."""
    options = [v.USE(die_word(die, face)) for die, face in different(dice, shown, unusable) if GIVES[face]]
    options += [v.CONVERT(die_word(a, b), die_word(c, d)) for a, b, c, d in pairs(dice, shown, unusable)]
    return tuple(options)


@lru_cache(maxsize=1 << 12)
def pair_options(stored: int) -> tuple[int, ...]:
    """RON-121: two stored resources of one kind."""
    return tuple(v.PAIR(kind) for kind in KINDS if RESOURCES.get(stored, kind) >= 2)


def main_options(s: RoneState, me: int) -> list[int]:
    t = s.t
    # PLAY is verb number 0: a bare card number means playing it. Identical cards are one option.
    options: list[int] = []
    hand = s.hand[me]
    if hand:
        kind, cost, reductions, pool = t.kind, t.cost, s.reductions[me], s.resources[me]
        options = [c for c in {kind[c]: c for c in hand}.values() if payments(cost[c], reductions, pool)]
    unusable = s.used[me] | s.blocked[me]
    if unusable != ALL_DICE:
        options += dice_options(s.dice[me], s.shown[me], unusable)
    stored = s.stored[me]
    if stored:
        options += pair_options(stored)
    exhausted, active = s.exhausted, t.has_active
    options += [ACTIVATE + c for c in s.base[me] if active[c] and not exhausted >> c & 1]
    if s.rerolls[me]:
        options += reroll_options(s, me)
    if t.coop:
        options = [o for o in options if not forbidden(s, o)] + extra_options(s, me)
    return options


def reroll_options(s: RoneState, me: int) -> list[int]:
    """RON-016, RON-017: a die that is unused and usable; among players who play together anybody's (RON-210)."""
    seats = s.t.mates[me] if s.t.sharing else [me]
    return [
        v.REROLL(die_word(die, face), seat)
        for seat in seats
        for die, face in different(s.dice[seat], s.shown[seat], s.used[seat] | s.blocked[seat])
    ]


HINDERED = {v.CONVERT.id: NO_CONVERT, v.PAIR.id: NO_PAIRS, v.REROLL.id: NO_REROLL}


def forbidden(s: RoneState, option: int) -> Hindrance | None:
    """The unique ability of an Invasion card that forbids an option now (RON-157), or nothing."""
    what = HINDERED.get(option >> VERB_SHIFT)
    return what if what is not None and hindered(s, what) else None
