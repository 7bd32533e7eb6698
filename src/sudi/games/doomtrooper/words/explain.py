"""How a number came about: the ratings of a warrior, the blow of a side in the combat, points."""

from __future__ import annotations

from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.values import ADD, Derivation, Term
from sudi.kernel.wording import Bilingual

from ..language.ratings import RATING
from ..state import DoomState, cards_in_play, in_play
from . import vocabulary as v
from .ratings import RATING_NAMES, TACTICS

NUMBERS = {
    **RATING_NAMES,
    "blow": Bilingual("síla útoku v souboji", "blow in the combat"),
    "destiny": Bilingual("body osudu", "destiny points"),
    "victory": Bilingual("vítězné body", "victory points"),
}
_UP = {"destiny": (v.L_DESTINY,), "victory": (v.L_VICTORY,)}
_DOWN = {"destiny": (v.L_PAYS, v.L_LOSES), "victory": (v.L_FALLS,)}


def explain(s: DoomState, value: str, subject: str, history: list[Any]) -> Derivation:
    """`subject` is a seat or a card's id, with its holder (`clansman@p1`, `clansman@p1#2`) or number (`clansman@9`)."""
    if value in _UP:
        return points(s, value, subject, history)
    card = card_of(s, subject)
    if value == "blow":
        return blow(s, card)
    return RATING[value].derive(s, card)


def card_of(s: DoomState, subject: str) -> int:
    id, _, holder = subject.partition("@")
    holder, _, which = holder.partition("#")
    copies = s.t.instances(id)
    if holder:
        copies = [c for c in copies if holder in (str(c), f"p{s.t.holder_of(s, c) + 1}")]
    order = {card: n for n, card in enumerate(cards_in_play(s))}
    copies.sort(key=lambda c: (not in_play(s, c), order.get(c, c)))
    nth = int(which) - 1 if which.isascii() and which.isdigit() else 0
    if not 0 <= nth < len(copies):
        raise BadSetup(f"There is no card {subject!r} in this match; name a card by its id and its holder.")
    return copies[nth]


def blow(s: DoomState, card: int) -> Derivation:
    """The attack rating of a side with its reinforcements, member by member."""
    if s.tactic < 0 or card not in (s.attacker, s.defender):
        raise BadSetup("No combat of that warrior is going on; ask for its blow after the tactic is announced.")
    rating = RATING[TACTICS[s.tactic]]
    own = rating.derive(s, card)
    terms, total = list(own.terms), own.total
    for helper, helped in s.helpers:
        if helped == card:
            more = rating.of(s, helper)
            total += more
            terms.append(Term(helper, ADD, more, total))
    return Derivation("blow", own.subject, total, tuple(terms))


def points(s: DoomState, value: str, subject: str, history: list[Any]) -> Derivation:
    seat = int(subject[1:]) - 1 if subject[:1] == "p" and subject[1:].isdigit() else s.turn
    if not 0 <= seat < s.t.seats:
        raise BadSetup(f"There is no seat {subject!r}; seats are p1 to p{s.t.seats}.")
    changes = [
        (card, n if line in _UP[value] else -n)
        for line, who, card, n, _ in history
        if who == seat and line in (*_UP[value], *_DOWN[value])
    ]
    now = getattr(s, value)[seat]
    total = now - sum(n for _, n in changes)
    terms = [Term(-1, "start", total, total)]
    for card, n in changes:
        total += n
        terms.append(Term(card, "add" if n >= 0 else "subtract", abs(n), total))
    return Derivation(value, f"p{seat + 1}", now, tuple(terms))
