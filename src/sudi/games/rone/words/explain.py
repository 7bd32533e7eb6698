"""How a number came about."""

from __future__ import annotations

from typing import Any

from sudi.kernel.errors import BadSetup
from sudi.kernel.values import Derivation, Term
from sudi.kernel.wording import Bilingual

from ..language.bonuses import Fortification
from ..law.spare_parts import upgrade_price
from ..rules.bags import DAMAGE
from ..rules.invasion.stack import invasion_card, scenario_card, visible_rows
from ..state import CAP, P_DAMAGE, P_PARTS, RoneState
from . import log
from .names import BREAK, MELEE, RANGED

NUMBERS = {
    "armor": Bilingual("brnění", "armour"),
    "life": Bilingual("životy", "life"),
    "melee": Bilingual("zranění na blízko", "melee damage"),
    "ranged": Bilingual("střelecké zranění", "ranged damage"),
    "armor_break": Bilingual("zničení brnění", "armour destruction"),
    "parts": Bilingual("náhradní díly", "spare parts"),
    "upgrade": Bilingual("cena vylepšení kostky", "price of a die upgrade"),
    "discover": Bilingual("cena objevení technologie", "price of a discovery"),
}
# The lines of the log that change a counter, and the rule behind a change that no card makes.
_GAINS = {
    "armor": {log.L_ARMOUR: "RON-122"},  # without a card it is a pair of stored resources
    "life": {log.L_LIFE: "RON-122"},
}
_LOSSES = {
    "armor": {log.L_HIT_ARMOUR: "", log.L_STRUCK_ARMOUR: "RON-091"},
    "life": {
        log.L_HIT_LIFE: "",
        log.L_STRUCK_LIFE: "RON-091",
        log.L_SHUFFLE_COSTS: "RON-044",
        log.L_CHECK_COSTS: "RON-073",
    },
}
_DAMAGE = {"melee": MELEE, "ranged": RANGED, "armor_break": BREAK}
_FRESH = (log.L_MATCH, log.L_MATCH_DRAWN, log.L_SCENARIO)  # counters begin anew
_SPENT = {log.L_PARTS: log.L_SPENDS}
_PREPARED = {"melee": log.L_MELEE, "ranged": log.L_RANGED, "armor_break": log.L_BREAK}


def explain(s: RoneState, value: str, subject: str, history: list[Any]) -> Derivation:
    """A number of a player ("melee of p1"; without a subject, of the active one) or of a deployed card."""
    if not subject or (subject[0] == "p" and subject[1:].isdigit()):
        seat = int(subject[1:]) - 1 if subject else s.turn
        if not 0 <= seat < s.t.seats:
            raise BadSetup(f"There is no seat {subject!r}; seats are p1 to p{s.t.seats}.")
        return of_player(s, value, seat, history)
    return of_invasion(s, value, subject)


def of_player(s: RoneState, value: str, seat: int, history: list[Any]) -> Derivation:
    if value in _GAINS:
        return counter(s, value, seat, history)
    if value in _DAMAGE:
        return damage(s, value, seat, history)
    if value == "parts":
        return parts(s, seat, history)
    if value == "upgrade":
        return upgrade(s, seat)
    technologies = [c for c in s.base[seat] if s.t.is_technology[c]]
    terms = [Term(card, "add", 2, 2 * n) for n, card in enumerate(technologies, 1)]
    if not terms:
        terms = [Term(-1, "at least", 2, 2)]
    return Derivation("discover", f"p{seat + 1}", terms[-1].total, tuple(terms))


def counter(s: RoneState, value: str, seat: int, history: list[Any]) -> Derivation:
    """Where it stood and everything that changed it since, with the card, the attacker or the rule behind it."""
    gains, losses = _GAINS[value], _LOSSES[value]
    now = (s.armor if value == "armor" else s.life)[seat]
    changes = [
        (card, n if line in gains else -n, "" if card >= 0 else gains.get(line) or losses.get(line, ""), by)
        for line, who, card, n, by in since(history, _FRESH)
        if who == seat and (line in gains or line in losses) and n
    ]
    total = now - sum(n for _, n, _, _ in changes)
    terms = [Term(-1, "start", total, total)]
    for card, n, rule, by in changes:
        total += n
        terms.append(Term(card, "add" if n > 0 else "subtract", abs(n), total, rule, by))
    assert total == now <= CAP
    return Derivation(value, f"p{seat + 1}", now, tuple(terms))


def since(history: list[Any], lines: tuple[int, ...], seat: int = -1) -> list[Any]:
    """What happened after the last of these lines (about this seat)."""
    found = (at for at, entry in enumerate(history) if entry[0] in lines and seat in (-1, entry[1]))
    return history[max(found, default=-1) + 1 :]


def effects(history: list[Any], seat: int, line: int, total: int, rule: str, name: str) -> list[Term]:
    """What effects of this turn brought, card by card; before it what the log does not tell: where a position began."""
    told = [(one, card, n) for one, who, card, n, _ in since(history, (log.L_TURN,), seat) if who == seat]
    found = [(card, n if one == line else -n) for one, card, n in told if one == line or one == _SPENT.get(line)]
    so_far = total - sum(n for _, n in found)
    if so_far < 0:  # the phase is over, and what was left with it
        return []
    terms = [Term(-1, name, so_far, so_far, rule)] if so_far else []
    for card, n in found:
        so_far += n
        terms.append(Term(card, "add" if n > 0 else "subtract", abs(n), so_far, "" if card >= 0 else rule))
    return terms


def damage(s: RoneState, value: str, seat: int, history: list[Any]) -> Derivation:
    """RON-091: effects of the turn, the cards still in the played zone, less what extra actions took."""
    kind = _DAMAGE[value]
    total = DAMAGE.get(s.damage[seat], kind)
    if s.phase >= P_DAMAGE:  # all of it is one heap that is being dealt
        return Derivation(value, f"p{seat + 1}", total, (Term(-1, "effects", total, total, "RON-D08"),))
    terms = effects(history, seat, _PREPARED[value], total, "RON-D08", "effects")
    for card in s.played[seat]:
        n = DAMAGE.get(s.t.harm[card], kind)
        if n:
            total += n
            terms.append(Term(card, "printed", n, total))
    spent = DAMAGE.get(s.spent[seat], kind)
    if spent:
        total -= spent
        terms.append(Term(-1, "subtract", spent, total, "RON-193"))
    return Derivation(value, f"p{seat + 1}", total, tuple(terms) or (Term(-1, "effects", 0, 0, "RON-D08"),))


def parts(s: RoneState, seat: int, history: list[Any]) -> Derivation:
    """RON-094: what was gained, and the rewards on the cards still in the played zone."""
    total = s.parts[seat]
    terms = effects(history, seat, log.L_PARTS, total, "RON-094", "gained")
    if s.phase < P_PARTS:
        for card in s.played[seat]:
            n = s.t.reward[card]
            if n:
                total += n
                terms.append(Term(card, "printed", n, total))
    return Derivation("parts", f"p{seat + 1}", total, tuple(terms) or (Term(-1, "gained", 0, 0, "RON-094"),))


def upgrade(s: RoneState, seat: int) -> Derivation:
    """RON-018, RON-D34."""
    total = 1
    terms = [Term(-1, "printed", 1, 1, "RON-D34")]
    if s.research[seat]:
        total += s.research[seat]
        terms.append(Term(-1, "add", s.research[seat], total, "RON-018"))
    for card in s.base[seat]:
        n = s.t.upgrade_bonus[card]
        if n:
            total -= n
            terms.append(Term(card, "subtract", n, total))
    price = upgrade_price(s, seat)
    if total != price:
        terms.append(Term(-1, "at least", price, price, "RON-D34"))
    return Derivation("upgrade", f"p{seat + 1}", price, tuple(terms))


def of_invasion(s: RoneState, value: str, id: str) -> Derivation:
    """RON-154: the last deployed card has the sum of everything visible; a card that is covered only its support."""
    if not s.t.instances(id):
        raise BadSetup(f"The card {id!r} is not part of this match.")
    if value not in ("armor", "life", "melee", "ranged") or not s.t.coop:
        raise BadSetup(f"A card has no {value}; ask for a number of a player, such as '{value} of p1'.")
    if not s.deployed or s.t.cards[s.deployed[-1]].id != id:
        raise BadSetup(f"The card {id!r} is not the last deployed card; only that one has totals.")
    top, total = s.deployed[-1], 0
    terms: list[Term] = []

    def add(card: int, operation: str, n: int, rule: str = "") -> None:
        nonlocal total
        if n:
            total += n
            terms.append(Term(card, operation, n, total, rule))

    for row in visible_rows(s):
        add(scenario_card(s), "support", getattr(row, value), "RON-153")
    for card in s.deployed:
        add(card, "support", getattr(invasion_card(s, card).support, value), "RON-140")
    add(top, "printed", getattr(invasion_card(s, top).combat, value), "RON-139")
    for card in s.protocols:
        if value == "armor":
            add(card, "add", s.t.cards[card].bonus(Fortification))
    if value in ("armor", "life"):
        used = (s.worn if value == "armor" else s.wounds)[top]
        if used:
            total -= used
            terms.append(Term(-1, "subtract", used, total, "RON-302"))
    return Derivation(value, id, total, tuple(terms) or (Term(top, "printed", 0, 0),))
