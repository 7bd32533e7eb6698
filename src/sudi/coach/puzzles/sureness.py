"""What is sure of a choice: whether chance or a hidden card had a say in what came of it.

All chance of a match goes through one generator that is part of the state, and what a seat may not see is declared. So
a choice was sure if the generator stands where it stood and no card that the seat did not know has come to light.
`Watch` looks at that for one seat; its `key` tells states apart, so that a state which was reached in two orders is
looked at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable
from typing import Any

from sudi.kernel.state import CARD_LISTS, ZONE
from sudi.kernel.view import knows, may_see, zones_of

# Not part of what a state is: where the generator stands, what was answered last, what may be chosen (it follows).
BESIDE = ("rng", "answer", "options")
MANY = 14  # cards of a zone whose order is not worth sorting out


class Watch:
    """Looks at states of one match for one seat. What it asks for each state of a search is generated from the
    declarations of the fields, as copying is."""

    def __init__(self, s: Any, seat: int) -> None:
        self.seat = seat
        self._space: dict[str, Any] = {"may_see": may_see, "flat": lambda stack: tuple(map(tuple, stack))}
        self.key: Callable[[Any], Hashable] = self._made([_frozen(s, name) for name in s.fields if _counts(s, name)])
        hidden: list[str] = []
        for name, spec in s.fields.items():
            if spec.shape in CARD_LISTS:
                hidden += self._closed(s, name, spec, seat)
        self.hidden: Callable[[Any], tuple[list[int], ...]] = self._made(hidden, "")

    def _made(self, parts: list[str], around: str = "hash") -> Callable[[Any], Any]:
        made: Callable[[Any], Any] = eval(
            f"lambda s: {around}(({', '.join([*filter(None, parts), '()'])}))", self._space
        )
        return made

    def _closed(self, s: Any, name: str, spec: Any, seat: int) -> list[str]:
        """Expressions for the zones of a field that the seat may not look into."""
        found = []
        for number, (owner, _) in enumerate(zones_of(s, spec)):
            zone = f"s.{name}" if spec.shape == ZONE else f"s.{name}[{number}]"
            if callable(spec.seen_by):
                self._space[f"spec_{name}"] = spec
                found.append(f"() if may_see(s, spec_{name}, {owner}, {seat}) else {zone}")
            elif not may_see(s, spec, owner, seat):
                found.append(zone)
        return found

    def was_sure(self, before: Any, after: Any) -> bool:
        """Did neither chance nor a hidden card have a say on the way from one state to the other?"""
        if before.rng != after.rng:
            return False
        known_before, known_after = before.known[self.seat], after.known[self.seat]
        was, now = self.hidden(before), self.hidden(after)
        if was == now and known_before == known_after:
            return True
        unseen = {card for cards in was for card in cards if not known_before >> card & 1}
        still = {card for cards in now for card in cards if not known_after >> card & 1}
        return unseen <= still


def _counts(s: Any, name: str) -> bool:
    return name not in BESIDE and not s.fields[name].derived


def _frozen(s: Any, name: str) -> str:
    """An expression for the value of a field as something that can be hashed; the order in a small zone that has none
    does not count."""
    spec, value = s.fields[name], getattr(s, name)
    if spec.shape == ZONE:
        return f"{_settled(spec, value)}(s.{name})"
    if spec.shape in CARD_LISTS:
        return ", ".join(f"{_settled(spec, cards)}(s.{name}[{number}])" for number, cards in enumerate(value))
    if isinstance(value, array):
        return f"s.{name}.tobytes()"
    if name == "stack":
        return "flat(s.stack)"
    return f"tuple(s.{name})" if isinstance(value, list) else f"s.{name}"


def _settled(spec: Any, cards: list[int]) -> str:
    return "tuple" if spec.ordered or len(cards) > MANY else "frozenset"


def held_by_rivals(s: Any, seat: int) -> bool:
    """Does somebody of another side hold cards that this seat does not know? Then their answers cannot be foreseen."""
    sides, known = s.t.sides, knows(s, seat)
    for spec in s.fields.values():
        if spec.shape not in CARD_LISTS or not spec.pool.startswith("own"):
            continue
        for owner, cards in zones_of(s, spec):
            if owner < 0 or sides[owner] == sides[seat] or may_see(s, spec, owner, seat):
                continue
            if may_see(s, spec, owner, owner) and any(not known >> card & 1 for card in cards):
                return True
    return False
