"""Derived numbers, computed in layers, and the way they came about.

A game declares each number once (`COST = Value("cost", base=..., layers=("add",), low=0)`). Cards carry modifiers of
it. `of` computes the number; `derive` returns the same number with every term: which card contributed what, in which
layer and order. Both walk the same modifiers in the same order, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from .effects import Amount, Count
from .standing import NO_CARDS, InForce, Standing, in_force, lasts
from .wording.text import Bilingual

# Numbers of cards, by card.
Numbers: TypeAlias = list[int] | dict[int, int]

ADD, SUBTRACT, MULTIPLY, DIVIDE, SET, DIVIDE_UP = "add", "subtract", "multiply", "divide", "set", "divide_up"
AT_MOST, AT_LEAST = "at most", "at least"


class Scope:
    """Which cards (or seats) a modifier or a ban is about."""

    itself: ClassVar[bool] = False  # nothing but the card that carries the rule

    def covers(self, s: Any, holder: int, card: int, actor: int, target: int) -> bool:
        raise NotImplementedError

    def only(self, s: Any, card: int) -> int:
        """The one card it can cover, if that is plain (itself, its bearer); -1 if it has to be asked card by card."""
        return -1

    def those(self, s: Any, holder: int, card: int) -> list[int] | None:
        """Every card it covers now, if they can be listed without asking card by card; None if not."""
        one = self.only(s, card)
        return None if one < 0 else [one]

    def say_scope(self, w: Any) -> str:
        raise TypeError(f"{type(self).__name__} has no wording")


@dataclass(frozen=True)
class Modifier(Standing):
    """Changes a derived number of the cards in its scope."""

    value: str
    scope: Scope
    amount: Amount
    operation: str = ADD
    layer: str = ADD
    topic: ClassVar[str] = "modifier"

    def key(self) -> str:
        return self.value

    def about_itself(self) -> bool:
        return self.scope.itself

    @cached_property
    def counted(self) -> Count:
        """The amount as a function, made once."""
        return self.amount.count()


@dataclass(frozen=True)
class Term:
    """One line of a derivation: where it comes from, what it did, and the number after it."""

    source: int  # a card, or -1 for a rule
    operation: str
    amount: int
    total: int
    rule: str = ""
    seat: int = -1  # the player it has to do with, where no card does: an attacker, the target of an attack
    by: Bilingual | None = None  # what of the source it comes from, where that has a name: an ability


@dataclass(frozen=True)
class Derivation:
    """A number with the terms that made it."""

    value: str
    subject: str
    total: int
    terms: tuple[Term, ...] = field(default=())


def operate(operation: str, total: int, n: int) -> int:
    if operation == ADD:
        return total + n
    if operation == SUBTRACT:
        return total - n
    if operation == MULTIPLY:
        return total * n
    if operation == DIVIDE:
        return total // n
    if operation == DIVIDE_UP:
        return -(-total // n)
    if operation == AT_MOST:
        return min(total, n)
    if operation == AT_LEAST:
        return max(total, n)
    return n


class Value:
    """A derived number of a card."""

    def __init__(
        self,
        name: str,
        base: Callable[[Any, int], int],
        layers: tuple[str, ...] = (ADD,),
        low: int | None = 0,
        floor_rule: str = "",
        printed: Callable[[Any], list[int]] | None = None,
    ) -> None:
        """`printed` gives the base numbers of all cards as a list, where they are plain facts and never below `low`."""
        self.name, self.base, self.layers, self.low, self.floor_rule = name, base, layers, low, floor_rule
        self.printed = printed

    def of(self, s: Any, card: int) -> int:
        name = self.name
        carriers, broad, _ = s.t.key_masks.get(name, NO_CARDS)
        live = carriers & s.live
        if live and card >= 0:
            live &= broad | 1 << card
        if not live and not (s.lasting and lasts(s, name)):
            total = self.base(s, card)
            return total if self.low is None or total >= self.low else self.low
        return self.apply(s, card, in_force(s, name, card))

    def of_many(self, s: Any, cards: list[int]) -> list[int]:
        """The number of each card."""
        numbers = self.table(s)
        return [numbers[c] for c in cards]

    def table(self, s: Any) -> Numbers:
        """The numbers of all cards in play, to be looked up by card; what is in force is looked up only once."""
        if self.printed is None or len(self.layers) > 1:
            return Asked(self, s, in_force(s, self.name))
        printed = self.printed(s.t)
        if not s.t.standing_masks.get(self.name, 0) & s.live and not (s.lasting and lasts(s, self.name)):
            return printed
        rules = in_force(s, self.name)
        changed = self._changed(s, printed[:], rules)
        return changed if changed is not None else Asked(self, s, rules)

    def _changed(self, s: Any, numbers: list[int], rules: list[InForce]) -> list[int] | None:
        """The numbers with every rule applied to the cards it covers; None if a rule cannot list them."""
        low, below = self.low, []  # cards that may have come below it
        for rule, seat, source, target, number in rules:
            if target < 0:
                covered = rule.scope.those(s, seat, source)
                if covered is None:
                    return None
            else:
                covered = [target] if rule.scope.covers(s, seat, source, seat, target) else []
            if covered:
                n = rule.counted(s, seat, source, number)
                if rule.operation == ADD and n >= 0:
                    for card in covered:
                        numbers[card] += n
                else:
                    below += covered
                    for card in covered:
                        numbers[card] = operate(rule.operation, numbers[card], n)
        if below and low is not None:
            for card in below:
                numbers[card] = max(numbers[card], low)
        return numbers

    def apply(self, s: Any, card: int, rules: list[InForce]) -> int:
        total = self.base(s, card)
        if len(self.layers) == 1:
            for rule, seat, source, target, number in rules:
                if (target < 0 or target == card) and rule.scope.covers(s, seat, source, seat, card):
                    n = rule.counted(s, seat, source, number)
                    total = total + n if rule.operation == ADD else operate(rule.operation, total, n)
        else:
            for modifier, n in self._relevant(s, card, rules):
                total = operate(modifier[0].operation, total, n)
        return total if self.low is None or total >= self.low else self.low

    def _modifiers(self, s: Any, card: int) -> list[tuple[tuple[Modifier, int], int]]:
        return self._relevant(s, card, in_force(s, self.name, card))

    def _relevant(self, s: Any, card: int, rules: list[InForce]) -> list[tuple[tuple[Modifier, int], int]]:
        """The modifiers that change this card's number, in the order of the layers."""
        found: list[tuple[int, tuple[Modifier, int], int]] = []
        for rule, seat, source, target, number in rules:
            if (target == card or target < 0) and rule.scope.covers(s, seat, source, seat, card):
                n = rule.counted(s, seat, source, number)
                found.append((self.layers.index(rule.layer), (rule, source), n))
        if len(found) > 1:
            found.sort(key=lambda entry: entry[0])
        return [(entry[1], entry[2]) for entry in found]

    def derive(self, s: Any, card: int) -> Derivation:
        """The number and every term of it."""
        total = self.base(s, card)
        terms = [Term(card, "printed", total, total)]
        for (modifier, source), n in self._modifiers(s, card):
            total = operate(modifier.operation, total, n)
            terms.append(Term(source, modifier.operation, n, total, by=s.t.rule_title(modifier)))
        if self.low is not None and total < self.low:
            total = self.low
            terms.append(Term(-1, "at least", self.low, total, self.floor_rule))
        return Derivation(self.name, s.t.defs[card].id, total, tuple(terms))


class Asked(dict[int, int]):
    """Numbers by card, each worked out when it is asked for."""

    def __init__(self, value: Value, s: Any, rules: list[InForce]) -> None:
        super().__init__()
        self.value, self.state, self.rules = value, s, rules

    def __missing__(self, card: int) -> int:
        return self.value.apply(self.state, card, self.rules)
