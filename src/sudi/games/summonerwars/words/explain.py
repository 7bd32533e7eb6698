"""How a number came about: strength, life, speed and reach of a card, the hits of an attack, magic."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.machine import SRC, X
from sudi.kernel.values import SUBTRACT, Derivation, Term
from sudi.kernel.wording import Bilingual

from ..language.numbers import LIFE, REACH, SPEED, STRENGTH
from ..rules import board as b
from ..rules.attack import HITS, LOWERED, current, taken_off
from ..rules.happenings import ATTACKING
from ..state import WarState
from . import vocabulary as v

NUMBERS = {
    "strength": Bilingual("síla", "strength"),
    "life": Bilingual("životy", "life"),
    "speed": Bilingual("pohyb", "movement"),
    "reach": Bilingual("dosah", "reach"),
    "hits": Bilingual("zásahy útoku", "hits of the attack"),
    "magic": Bilingual("magie", "magic"),
}
_VALUES = {"strength": STRENGTH, "life": LIFE, "speed": SPEED, "reach": REACH}


def explain(s: WarState, value: str, subject: str, history: list[Any]) -> Derivation:
    """`subject` is a card's id, with its space (`fk_dragos@C3`) where there are several, a space, or a seat."""
    if value == "magic":
        return magic(s, subject, history)
    if value == "hits":
        f = current(s)
        if f is None:
            raise BadSetup("No attack is going on; ask for the hits in the middle of one.")
        return rolled(HITS.derive(s, f[X]), f[SRC])
    card = card_of(s, subject)
    found = _VALUES[value].derive(s, card)
    return shielded(s, card, found) if value == STRENGTH.name else found


def rolled(hits: Derivation, attacker: int) -> Derivation:
    """Hits begin with what the attacker has rolled."""
    first, *rest = hits.terms
    return replace(hits, terms=(replace(first, source=attacker, operation="rolled"), *rest))


def shielded(s: WarState, attacker: int, strength: Derivation) -> Derivation:
    """In the middle of an attack: what shields take off the attacker's strength, each with its card."""
    f = current(s)
    if f is None or f[SRC] != attacker:
        return strength
    total, terms = strength.total, list(strength.terms)
    for card, n in f[LOWERED]:
        n = taken_off(total, n)
        total -= n
        terms.append(Term(card, SUBTRACT, n, total, by=shield_of(s, card)))
    return replace(strength, total=total, terms=tuple(terms))


def shield_of(s: WarState, card: int) -> Bilingual | None:
    """The ability of a card that answers to a declared target."""
    rules = [rule for rule in s.t.cards[card].standing if rule.key() == ATTACKING]
    return s.t.rule_title(rules[0]) if rules else None


def card_of(s: WarState, subject: str) -> int:
    id, _, space = subject.partition("@")
    if id in b.NAMES and not space:
        id, space = "", id
    if space:
        card = s.board[b.at(space)] if space in b.NAMES else -1
        if card < 0 or (id and s.t.cards[card].id != id):
            raise BadSetup(f"There is no {subject!r} on the battlefield; name a card with its space, such as gate@D3.")
        return card
    copies = sorted(s.t.instances(id), key=lambda c: (s.at[c] < 0, c))
    if not copies:
        raise BadSetup(f"There is no card {subject!r} in this match; name a card by its id or its space.")
    return copies[0]


def magic(s: WarState, subject: str, history: list[Any]) -> Derivation:
    seat = int(subject[1:]) - 1 if subject[:1] == "p" and subject[1:].isdigit() else s.turn
    if seat not in (0, 1):
        raise BadSetup(f"There is no seat {subject!r}; seats are p1 and p2.")
    changes = [
        (n if line == v.L_MAGIC else -n)
        for line, who, _, n, _ in history
        if who == seat and line in (v.L_MAGIC, v.L_PAYS)
    ]
    total = s.magic[seat] - sum(changes)
    terms = [Term(-1, "start", total, total)]
    for n in changes:
        total += n
        terms.append(Term(-1, "add" if n >= 0 else "subtract", abs(n), total))
    return Derivation("magic", f"p{seat + 1}", s.magic[seat], tuple(terms))
