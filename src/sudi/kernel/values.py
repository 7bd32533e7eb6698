"""Derived numbers, computed in layers, and the way they came about.

A game declares each number once (`COST = Value("cost", base=..., layers=("add",), low=0)`). Cards carry modifiers of
it. `of` computes the number; `derive` returns the same number with every term: which card contributed what, in which
layer and order. Both walk the same modifiers in the same order, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

from .effects import Amount, Count
from .standing import InForce, Standing, in_force

ADD, SUBTRACT, MULTIPLY, DIVIDE, SET, DIVIDE_UP = "add", "subtract", "multiply", "divide", "set", "divide_up"


class Scope:
    """Which cards (or seats) a modifier or a ban is about."""

    def covers(self, s: Any, holder: int, card: int, actor: int, target: int) -> bool:
        raise NotImplementedError

    def only(self, s: Any, card: int) -> int:
        """The one card it can cover, if that is plain (itself, its bearer); -1 if it has to be asked card by card."""
        return -1

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
        total = self.base(s, card)
        if not s.lasting and not s.t.standing_masks.get(self.name, 0) & s.live:
            return total if self.low is None or total >= self.low else self.low
        return self._apply(s, card, in_force(s, self.name))

    def of_many(self, s: Any, cards: list[int]) -> list[int]:
        """The number of each card; what is in force is looked up once for all of them."""
        low = self.low
        if not s.lasting and not s.t.standing_masks.get(self.name, 0) & s.live:
            if self.printed is not None:
                printed = self.printed(s.t)
                return [printed[c] for c in cards]
            return [self.base(s, c) if low is None else max(self.base(s, c), low) for c in cards]
        broad: list[InForce] = []
        narrow: dict[int, list[InForce]] = {}
        for entry in in_force(s, self.name):
            aim = entry[3] if entry[3] >= 0 else entry[0].scope.only(s, entry[2])
            if aim < 0:
                broad.append(entry)
            else:
                narrow.setdefault(aim, []).append(entry)
        if not broad and self.printed is not None:
            printed = self.printed(s.t)
            return [self._apply(s, c, narrow[c]) if c in narrow else printed[c] for c in cards]
        return [self._apply(s, c, broad + narrow[c] if c in narrow else broad) for c in cards]

    def _apply(self, s: Any, card: int, rules: list[InForce]) -> int:
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
        return self._relevant(s, card, in_force(s, self.name))

    def _relevant(self, s: Any, card: int, rules: list[InForce]) -> list[tuple[tuple[Modifier, int], int]]:
        """The modifiers that change this card's number, in the order of the layers."""
        found: list[tuple[int, tuple[Modifier, int], int]] = []
        for rule, seat, source, target, number in rules:
            assert isinstance(rule, Modifier)
            if (target == card or target < 0) and rule.scope.covers(s, seat, source, seat, card):
                n = rule.counted(s, seat, source, number)
                found.append((self.layers.index(rule.layer), (rule, source), n))
        found.sort(key=lambda entry: entry[0])
        return [(entry[1], entry[2]) for entry in found]

    def derive(self, s: Any, card: int) -> Derivation:
        """The number and every term of it."""
        total = self.base(s, card)
        terms = [Term(card, "printed", total, total)]
        for (modifier, source), n in self._modifiers(s, card):
            total = operate(modifier.operation, total, n)
            terms.append(Term(source, modifier.operation, n, total))
        if self.low is not None and total < self.low:
            total = self.low
            terms.append(Term(-1, "at least", self.low, total, self.floor_rule))
        return Derivation(self.name, s.t.defs[card].id, total, tuple(terms))
