"""Paying for a card: what can pay its cost, and the question which resources do it where that is a choice.

A coloured resource pays its colour or a wild symbol, a gained wild resource only a wild symbol (RON-115 to RON-118,
RON-253). Used pairs have taken symbols off the cost before (RON-121 to RON-125, RON-D02). Only what is left in the pool
matters, so ways of paying that leave less than another one are not asked for: a wild resource can do nothing that
a coloured one cannot.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from sudi.kernel.law import Case, Check
from sudi.kernel.wording import LANGUAGES, Bilingual, Words

from ..cards.card import kinds_words
from ..rules.bags import RESOURCES
from ..rules.workshop.dice import GIVES, lying
from ..words.names import COLOURS, KINDS, WILD

ONE = RESOURCES.one


@lru_cache(maxsize=1 << 16)
def payments(cost: tuple[int, ...], reductions: int, pool: int) -> tuple[int, ...]:
    """The different ways to pay from this pool, as bags of resources; empty: it cannot be paid."""
    if not cost:
        return (0,)
    ways: set[int] = set()
    for left in reduced(cost, reductions) if reductions else (cost,):
        ways |= _ways(left, pool)
    return tuple(sorted(way for way in ways if not any(_better(other, way) for other in ways if other != way)))


def _ways(cost: tuple[int, ...], pool: int) -> set[int]:
    coloured = sum(ONE[kind] for kind in cost if kind != WILD)
    if not RESOURCES.within(coloured, pool):
        return set()
    wild = cost.count(WILD)
    rest = pool - coloured
    if not wild:
        return {coloured}
    return {coloured + paid for paid in _any_of(wild) if RESOURCES.within(paid, rest)}


@lru_cache
def _any_of(n: int) -> frozenset[int]:
    """Every bag of so many resources."""
    return frozenset(sum(ONE[kind] for kind in chosen) for chosen in combinations_with_replacement(KINDS, n))


def reduced(cost: tuple[int, ...], reductions: int) -> set[tuple[int, ...]]:
    """What may be left of a cost: each reduction that fits a symbol takes one off (RON-123, RON-124)."""
    costs = {cost}
    for kind in KINDS:
        for _ in range(RESOURCES.get(reductions, kind)):
            after: set[tuple[int, ...]] = set()
            for one in costs:
                fits = {symbol for symbol in one if symbol in (kind, WILD)}
                after |= {_without(one, symbol) for symbol in fits} if fits else {one}
            costs = after
    return costs


def _without(cost: tuple[int, ...], symbol: int) -> tuple[int, ...]:
    at = cost.index(symbol)
    return cost[:at] + cost[at + 1 :]


def _better(one: int, other: int) -> bool:
    """Does the first way leave at least as much as the second, a coloured resource being as good as a wild one?"""
    surplus = 0
    for kind in COLOURS:
        more = RESOURCES.get(one, kind) - RESOURCES.get(other, kind)
        if more > 0:
            return False
        surplus -= more
    return RESOURCES.get(one, WILD) - RESOURCES.get(other, WILD) <= surplus


def common(ways: tuple[int, ...]) -> int:
    """What every way of paying has in common."""
    return RESOURCES.pack([min(column) for column in zip(*map(RESOURCES.counts, ways), strict=True)])


def narrowed(ways: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The ways that pay with one more of this kind, without it."""
    return tuple(way - ONE[kind] for way in ways if RESOURCES.get(way, kind))


def kinds_in(ways: tuple[int, ...]) -> list[int]:
    return [kind for kind in KINDS if any(RESOURCES.get(way, kind) for way in ways)]


def unpaid(cost: tuple[int, ...], reductions: int, pool: int) -> tuple[int, ...]:
    """The symbols of a cost that gained resources do not pay: the fewest, if pairs leave several ways."""
    found = []
    for left in reduced(cost, reductions):
        counts, missing = RESOURCES.counts(pool), []
        for kind in sorted(left):  # colours before wild symbols, which any resource pays
            payer = kind if kind != WILD else next((k for k in KINDS if counts[k]), WILD)
            if counts[payer]:
                counts[payer] -= 1
            else:
                missing.append(kind)
        found.append(tuple(missing))
    return min(found, key=len)


# ---- what is asked before a card is played ----
def _missing(c: Case) -> tuple[int, ...]:
    return unpaid(c.s.t.cost[c.a], c.s.reductions[c.me], c.s.resources[c.me])


def _price(c: Case) -> dict[str, Bilingual]:
    """The cost, what is missing, and whether unused dice would give it."""
    s, me, cost = c.s, c.me, c.s.t.cost[c.a]
    dice = sum(GIVES[face] for _, face in lying(s.dice[me], s.shown[me], s.used[me] | s.blocked[me]))
    hint = Bilingual("", "")
    if payments(cost, s.reductions[me], s.resources[me] + dice):
        hint = Bilingual(" Kostky by to daly: nejdřív je použij.", " Your dice would give it: use them first.")
    said = (Bilingual(*(kinds_words(kinds, Words(lang)) for lang in LANGUAGES)) for kinds in (cost, _missing(c)))
    return {**dict(zip(("price", "lack"), said, strict=True)), "hint": hint}


PRICE_IS_PAID = tuple(
    Check(
        rule,
        holds,
        cs="Karta {a} stojí: {price}; chybí: {lack}.{hint}",
        en="{a} costs: {price}; missing: {lack}.{hint}",
        values=_price,
    )
    for rule, holds in (
        ("RON-116", lambda c: all(kind == WILD for kind in _missing(c))),
        ("RON-117", lambda c: not _missing(c)),
    )
)
