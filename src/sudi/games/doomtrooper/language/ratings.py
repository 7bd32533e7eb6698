"""The four ratings, in the rulebook's order of operations, with every term."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sudi.kernel.standing import InForce, lasts
from sudi.kernel.values import ADD, Derivation, Term, Value, operate

from ..cards.types import EQUIPMENT
from ..state import COVER_BONUS, DoomState
from ..words import traits as tr
from ..words.ratings import ARMOUR, FIGHT, SHOOT, TACTICS, VALUE
from .counting import counts, marked, seen_through
from .marks import IGNORES_COVER, SEES_THROUGH
from .reach import reaching, touched
from .select import in_combat, opponent_of
from .standing.bonuses import multiplied
from .standing.boosts import BASE, BEAST, LAYERS, Boost

_ORDER = {layer: n for n, layer in enumerate(LAYERS)}


# ---- the numbers ----
class Rating(Value):
    """One of the four ratings. It may fall to zero and below (DTR-267)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, lambda s, card: int(s.t.printed[name][card]), layers=LAYERS, low=None)

    def of(self, s: Any, card: int) -> int:
        total: int = s.t.printed[self.name][card]
        if s.t.standing_masks.get(self.name, 0) & s.live or (s.lasting and lasts(s, self.name)):
            for _, rule, _, n in self.modifiers(s, card, reaching(s, self.name, card)):
                total = operate(rule.operation, total, n)
        if self.name == ARMOUR and s.covered >> card & 1 and cover_counts(s, card):
            total += COVER_BONUS
        return total

    def modifiers(self, s: DoomState, card: int, rules: list[InForce]) -> list[tuple[int, Boost, int, int]]:
        """(layer, rule, source, amount), in the order in which they are counted."""
        found = []
        for rule, seat, source, target, number in rules:
            if rule.reaches(s, seat, source, target, card) and (
                counts(s, source, seat, card, self.name)
                or (
                    target >= 0 and s.t.type[source] == EQUIPMENT
                )  # it was done; whether the gear is used now is no matter
            ):
                found.append((_ORDER[rule.layer], rule, source, rule.amount(s, self.name, card, number, source)))
        if len(found) > 1:
            found.sort(key=lambda entry: entry[0])
            if s.t.singles:
                found = once_each(s, found)
        if found and s.phase and s.t.standing_masks.get(SEES_THROUGH, 0) & s.live and in_combat(s, card):
            seen = seen_through(s, opponent_of(s, card))
            found = [entry for entry in found if s.t.defs[entry[2]].id not in seen]
        return multiplied(s, self.name, card, found) if s.t.multiplies and found else found

    def derive(self, s: Any, card: int) -> Derivation:
        total: int = s.t.printed[self.name][card]
        terms = [Term(card, "printed", total, total)]
        for _, rule, source, n in self.modifiers(s, card, reaching(s, self.name, card)):
            total = operate(rule.operation, total, n)
            terms.append(Term(source, rule.operation, n, total))
        if self.name == ARMOUR and s.covered >> card & 1 and cover_counts(s, card):
            total += COVER_BONUS
            terms.append(Term(-1, ADD, COVER_BONUS, total, "DTR-051"))
        return Derivation(self.name, s.t.defs[card].id, total, tuple(terms))


def cover_counts(s: DoomState, card: int) -> bool:
    return not (s.phase and in_combat(s, card) and marked(s, IGNORES_COVER, opponent_of(s, card)))


RATING = {name: Rating(name) for name in (FIGHT, SHOOT, ARMOUR, VALUE)}


def all_ratings(s: DoomState, cards: Iterable[int]) -> dict[int, dict[str, int]]:
    """The ratings of these warriors; those that no rule in play can be about have what is printed on them."""
    t = s.t
    found: dict[int, dict[str, int]] = {card: {} for card in cards}
    for name, rating in RATING.items():
        asked = touched(s, (t.standing_masks.get(name, 0), t.wide_masks.get(name, 0), frozenset((name,))))
        if name == ARMOUR:
            asked |= s.covered
        printed = t.printed[name]
        for card, ratings in found.items():
            ratings[name] = rating.of(s, card) if asked >> card & 1 else printed[card]
    return found


def blow(s: DoomState, warrior: int) -> int:
    """The attack rating of a side in the combat: the warrior and its reinforcements together."""
    rating = RATING[TACTICS[s.tactic]]
    force = rating.of(s, warrior)
    return force + sum(rating.of(s, h) for h, helped in s.helpers if helped == warrior) if s.helpers else force


def base_rating(s: DoomState, name: str, card: int) -> int:
    """What is printed, with a beast's modifiers and operations on base ratings (DTR-285), and nothing else."""
    total: int = s.t.printed[name][card]
    found = [
        (_ORDER[rule.layer], rule, rule.amount(s, name, card, number, source))
        for rule, seat, source, target, number in reaching(s, name, card)
        if rule.layer in (BEAST, BASE)
        and rule.reaches(s, seat, source, target, card)
        and counts(s, source, seat, card, name)
    ]
    for _, rule, n in sorted(found, key=lambda entry: entry[0]):
        total = operate(rule.operation, total, n)
    return total


def value(s: DoomState, card: int) -> int:
    return RATING[VALUE].of(s, card)


def once_each(s: DoomState, found: list[tuple[int, Any, int, int]]) -> list[tuple[int, Any, int, int]]:
    """Without what further copies of such a card would add; `many` on a card says that its copies do add up."""
    t, seen, kept = s.t, set(), []
    for entry in found:
        _, rule, source, _ = entry
        if t.traits[source] & tr.SINGLE and not t.cards[source].many:
            if id(rule) in seen:
                continue
            seen.add(id(rule))
        kept.append(entry)
    return kept
