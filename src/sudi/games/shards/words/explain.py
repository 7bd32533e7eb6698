"""How a number came about: derived numbers of cards by their modifiers, a player's resources by what happened."""

from __future__ import annotations

from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.machine import PROG
from sudi.kernel.values import Derivation, Term
from sudi.kernel.wording import Bilingual

from ..cards.card import STARTER
from ..language.numbers import COST, GUARD, HEALTH
from ..rules.attack import ATTACKS, DIVIDE
from ..state import INFINITE, MAX_HEALTH, MAX_MASTERY, ShardsState
from . import vocabulary as v

NUMBERS = {
    "cost": Bilingual("cena", "cost"),
    "health": Bilingual("životy", "health"),
    "shield": Bilingual("štít", "shield"),
    "power": Bilingual("síla", "power"),
    "gems": Bilingual("drahokamy", "gems"),
    "mastery": Bilingual("mistrovství", "mastery"),
}
# Which log lines add to a number, and which take from it, by which rule where no card does.
_LINES: dict[str, tuple[set[int], dict[int, str]]] = {
    "gems": ({v.L_GEMS}, {v.L_RECRUITS: "", v.L_HIRES: ""}),
    "power": ({v.L_POWER, v.L_INFINITE}, {v.L_ATTACKS: ""}),
    "mastery": ({v.L_MASTERY}, {v.L_WEAKENS: ""}),
    "health": ({v.L_HEALTH}, {v.L_DAMAGE: "SOI-038", v.L_WINS_AUCTION: "SOI-199"}),
}


def explain(s: ShardsState, value: str, subject: str, history: list[Any]) -> Derivation:
    """A number of a card ("cost of axia") or of a player ("power of p1"; without a subject, of the active player).

    Of several copies one that lies open is meant; `optio_crusher@p2` and `@row`, `@hand` say which.
    """
    if not subject or (subject[0] == "p" and subject[1:].isdigit()):
        seat = int(subject[1:]) - 1 if subject else s.turn
        if not 0 <= seat < s.t.seats:
            raise BadSetup(f"There is no seat {subject!r}; seats are p1 to p{s.t.seats}.")
        return of_player(s, value, seat, history)
    return of_card(s, value, subject)


def of_card(s: ShardsState, value: str, subject: str) -> Derivation:
    """Only what lies open counts: the answer must not depend on where a hidden card is."""
    id, _, where = subject.partition("@")
    instances = s.t.instances(id)
    if not instances:
        raise BadSetup(f"The card {id!r} is not part of this match.")
    meant = [c for c in instances if not where or _lies(s, c, where)]
    card = next((c for c in meant if _open(s, c)), (meant or [_elsewhere(s, instances)])[0])
    printed = s.t.cards[card]
    if value == "cost":
        if printed.cost is None:
            why = "SOI-004" if printed.kind == STARTER else "SOI-136"
            return Derivation("cost", id, 0, (Term(card, "printed", 0, 0, why),))
        return COST.derive(s, card)
    if value == "health":
        return HEALTH.derive(s, card)
    if value == "shield":
        return _shield(s, card)
    raise BadSetup(f"A card has no {value}; ask for its cost, health or shield.")


def _open(s: ShardsState, card: int) -> bool:
    return card in s.row or any(card in zone for zone in s.champions)


def _lies(s: ShardsState, card: int, where: str) -> bool:
    """Is this the copy in the row, in the hand of whoever asks, or in play before that seat?"""
    if where == "row":
        return card in s.row
    if where == "hand":
        return card in s.hand[s.seat if s.seat >= 0 else s.turn]
    return any(card in zone for seat, zone in enumerate(s.champions) if where == f"p{seat + 1}")


def _elsewhere(s: ShardsState, instances: list[int]) -> int:
    """A copy that has its printed numbers: no modifier reaches a card that is neither in play nor in the row."""
    return next((c for c in instances if not _open(s, c)), instances[0])


def _shield(s: ShardsState, card: int) -> Derivation:
    """The shield of a card as the asking player would have it from hand, wherever the card is."""
    printed = s.t.cards[card]
    seat = s.seat if s.seat >= 0 else s.turn
    if card in s.t.growing_shields:
        n = s.mastery[seat]
        return Derivation("shield", printed.id, n, (Term(card, "mastery", n, n, "SOI-099"),))
    if s.t.standing.get("guard") and any(card in zone for zone in s.champions):
        return GUARD.derive(s, card)
    return Derivation("shield", printed.id, printed.shield, (Term(card, "printed", printed.shield, printed.shield),))


def of_player(s: ShardsState, value: str, seat: int, history: list[Any]) -> Derivation:
    """A player's resource: where it stood and everything that changed it since (for gems and power: this turn)."""
    if value not in _LINES:
        raise BadSetup(f"A player has no {value}; ask for gems, power, mastery or health.")
    gains, losses = _LINES[value]
    of_turn = value in ("gems", "power")
    now = {
        "gems": s.gems if seat == s.turn else 0,
        "power": s.power if seat == s.turn else 0,
        "mastery": s.mastery[seat],
        "health": s.health[seat],
    }[value]
    events = history
    if of_turn:
        begins = [i for i, e in enumerate(history) if e[0] == v.L_TURN]
        events = history[begins[-1] :] if begins else history
    spends = value == "power" and s.t.spends_power
    changes: list[Term] = []
    for line, who, card, n, beyond in events:
        if who != seat:
            continue
        if line in gains:
            changes.append(Term(card, "add", n, -1 - beyond))
        elif line in losses:
            changes.append(Term(card, "subtract", n, 0, losses[line], beyond if card < 0 else -1))
        elif spends and line == v.L_ASSIGNS:
            changes.append(Term(-1, "subtract", n, 0, "SOI-034", beyond))
        elif line == v.L_FOCUSES and value == "gems":
            changes.append(Term(-1, "subtract", 1, 0, "SOI-032"))
        elif line == v.L_DOUBLES and value == "power":
            changes.append(Term(card, "multiply", 2, 0))
    if spends and seat == s.turn and now < INFINITE:
        shares = [share for frame in s.stack if frame[PROG] == DIVIDE.id for share in frame[ATTACKS]]
        changes += [Term(-1, "subtract", n, 0, "SOI-035", target) for target, n in shares]  # not announced yet
    start = _power_before(changes, now) if value == "power" else _before(changes, now)
    return Derivation(value, f"p{seat + 1}", now, tuple(_totals(changes, start, value)))


def _before(changes: list[Term], now: int) -> int:
    """Where a counter stood; what was lost at the limit (kept in `total` for the time being) never counted."""
    for term in changes:
        now += term.amount if term.operation == "subtract" else term.total - term.amount
    return now


def _power_before(changes: list[Term], now: int) -> int:
    """Power can be doubled and be infinite; it is undone step by step, and infinity came from nothing."""
    if now >= INFINITE:
        return 0 if changes else now
    for term in reversed(changes):
        amount = term.amount
        now = {"add": now - amount, "subtract": now + amount, "multiply": now // amount}[term.operation]
    return now


def _totals(changes: list[Term], start: int, value: str) -> list[Term]:
    """Running totals from the start; limits show as terms of their own."""
    limits = {"mastery": (MAX_MASTERY, "SOI-050"), "health": (MAX_HEALTH, "SOI-046"), "power": (INFINITE, "SOI-089")}
    top, rule = limits.get(value, (1 << 30, ""))
    terms, total = [Term(-1, "start", start, start)], start
    for term in changes:
        amount = term.amount
        if total >= INFINITE and term.operation == "subtract":
            continue  # attacking a champion takes nothing from infinite power
        total = {"add": total + amount, "subtract": total - amount, "multiply": total * amount}[term.operation]
        terms.append(Term(term.source, term.operation, amount, total, term.rule, term.seat))
        if total > top:
            total = top
            terms.append(Term(-1, "at most", top, top, rule))
    return terms
