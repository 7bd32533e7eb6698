"""How a number came about: power and breakpoint by their modifiers, victory points by what happened."""

from __future__ import annotations

from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.values import Derivation, Term
from sudi.kernel.wording import Bilingual

from ..cards.card import BASE, MINION
from ..language.numbers import BREAKPOINT, POWER, totals
from ..state import SmashState
from . import vocabulary as v

NUMBERS = {
    "power": Bilingual("síla", "power"),
    "breakpoint": Bilingual("obrana", "breakpoint"),
    "vp": Bilingual("vítězné body", "victory points"),
    "total": Bilingual("celková síla u základny", "total power at a base"),
}


def explain(s: SmashState, value: str, subject: str, history: list[Any]) -> Derivation:
    if value == "vp":
        return points(s, subject, history)
    id, _, where = subject.partition("@")
    cards = [c for c in s.t.instances(id) if s.at[c] >= 0]
    if where:
        cards = [c for c in cards if s.t.card_label(s, c) == subject]
    if value == "breakpoint":
        if not cards or s.t.cards[cards[0]].kind != BASE:
            raise BadSetup(f"{id!r} is no base in play; ask for one of the bases on the table.")
        return BREAKPOINT.derive(s, cards[0])
    if value == "total":
        return total(s, id, cards)
    printed = s.t.library.cards.get(id)
    if printed is None or printed.kind != MINION:  # type: ignore[attr-defined]
        raise BadSetup(f"{id!r} is no minion; ask for the power of a minion.")
    if not cards:  # out of play the printed power counts (ruling R03), wherever the card is
        n = printed.power  # type: ignore[attr-defined]
        return Derivation("power", id, n, (Term(s.t.instances(id)[0], "printed", n, n),))
    return POWER.derive(s, cards[0])


def total(s: SmashState, id: str, cards: list[int]) -> Derivation:
    """The power of everybody at a base, minion by minion."""
    if not cards or s.t.cards[cards[0]].kind != BASE:
        raise BadSetup(f"{id!r} is no base in play; ask for one of the bases on the table.")
    place = s.at[cards[0]]
    terms, sum_ = [], 0
    for minion, n in zip(s.minions[place], POWER.of_many(s, s.minions[place]), strict=True):
        sum_ += n
        terms.append(Term(minion, "add", n, sum_))
    assert sum_ == sum(totals(s, place))
    return Derivation("total", id, sum_, tuple(terms))


def points(s: SmashState, subject: str, history: list[Any]) -> Derivation:
    seat = int(subject[1:]) - 1 if subject[:1] == "p" and subject[1:].isdigit() else s.turn
    if not 0 <= seat < s.t.seats:
        raise BadSetup(f"There is no seat {subject!r}; seats are p1 to p{s.t.seats}.")
    gains = [(card, n) for line, who, card, n, _ in history if line == v.L_VP and who == seat]
    total_ = s.vp[seat] - sum(n for _, n in gains)
    terms = [Term(-1, "start", total_, total_)]
    for card, n in gains:
        total_ += n
        terms.append(Term(card, "add", n, total_))
    return Derivation("vp", f"p{seat + 1}", s.vp[seat], tuple(terms))
