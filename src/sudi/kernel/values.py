"""Derived numbers, computed in layers, and the way they came about.

A game declares each number once (`COST = Value("cost", base=..., layers=("add",), low=0)`). Cards carry modifiers of
it. `of` computes the number; `derive` returns the same number with every term: which card contributed what, in which
layer and order. Both walk the same modifiers in the same order, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from .effects import Amount
from .standing import Standing, in_force

ADD, SUBTRACT, MULTIPLY, DIVIDE, SET, DIVIDE_UP = "add", "subtract", "multiply", "divide", "set", "divide_up"


class Scope:
    """Which cards (or seats) a modifier or a ban is about."""

    def covers(self, s: Any, holder: int, card: int, actor: int, target: int) -> bool:
        raise NotImplementedError

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
    ) -> None:
        self.name, self.base, self.layers, self.low, self.floor_rule = name, base, layers, low, floor_rule

    def of(self, s: Any, card: int) -> int:
        total = self.base(s, card)
        if not s.t.standing.get(self.name) and not s.lasting:
            return total
        for modifier, n in self._modifiers(s, card):
            total = operate(modifier[0].operation, total, n)
        return total if self.low is None or total >= self.low else self.low

    def _modifiers(self, s: Any, card: int) -> list[tuple[tuple[Modifier, int], int]]:
        found: list[tuple[int, tuple[Modifier, int], int]] = []
        for rule, seat, source, target in in_force(s, self.name):
            assert isinstance(rule, Modifier)
            if (target == card or target < 0) and rule.scope.covers(s, seat, source, seat, card):
                n = rule.amount.count()(s, seat, source, 0)
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
