"""Options that are one and the same for sure, because they differ only in which copy of a card they take.

Two cards are interchangeable if exchanging them everywhere gives the same state: they are of one kind and owner, lie in
the same zone that has no order, are in the same sets, have the same numbers on them, and nothing anywhere points at
either of them. The machine's frames and notes hold plain numbers of which nobody says whether they are cards; a card
whose number stands there counts as pointed at. So what is merged is the same, and what is not may be the same too.
(Most questions merge copies by themselves, in what they offer: `law.Choice.alike`.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from functools import cached_property
from typing import Any

from .decision import BITS, CARD, MASK, VERB_SHIFT
from .machine import SRC
from .state import CARDS, ENTRIES, PER_CARD, SCALAR, SEAT_ZONES, ZONE


def distinct(s: Any) -> list[int]:
    """The numbers of the options, but of those that are the same for sure only the first."""
    options = s.options
    rough = _by_kind(s.t, options)
    if len(set(rough)) == len(options):
        return list(range(len(options)))
    many, exact = Counter(rough), _Exactly(s)
    found: dict[Hashable, int] = {}
    for i, (option, key) in enumerate(zip(options, rough, strict=True)):
        found.setdefault(option if many[key] == 1 else exact.option(option), i)
    return list(found.values())


def _by_kind(t: Any, options: list[int]) -> list[int]:
    """The options with kinds in the place of cards."""
    kind, verbs = t.kind, t.verbs.all
    found = []
    for option in options:
        verb = verbs[option >> VERB_SHIFT]
        a, b = option & MASK, option >> BITS & MASK
        if verb.a == CARD:
            option += kind[a] - a
        if verb.b == CARD:
            option += kind[b] - b << BITS
        found.append(option)
    return found


class _Exactly:
    """What tells a card from its copies in one state."""

    def __init__(self, s: Any) -> None:
        self.s, self.t = s, s.t

    @cached_property
    def facts(self) -> tuple[list[list[int]], list[int], list[Any], set[Any]]:
        """The zones without an order, the sets, the numbers of the cards, and what is pointed at."""
        s = self.s
        masks: list[int] = [s.live, *s.known]
        numbers: list[Any] = []
        zones: list[list[int]] = []
        pointed: set[Any] = {s.about, *_flat(s.lasting)}
        for frame in s.stack:
            pointed.update(_flat(frame[SRC:]))
        for name, spec in s.fields.items():
            value = getattr(s, name)
            if spec.shape == PER_CARD:
                numbers.append(value)
                if spec.refers:
                    pointed.update(value)
            elif spec.shape == CARDS:
                masks.append(value)
            elif spec.shape == ENTRIES:
                pointed.update(_flat(value))
            elif spec.shape == SCALAR and (spec.inner or spec.secret):  # a card, or a set of cards: nobody says which
                pointed.add(value)
                masks.append(value)
            elif spec.shape in (ZONE, SEAT_ZONES) and not spec.ordered:
                zones += [value] if spec.shape == ZONE else value
        return zones, masks, numbers, pointed

    def option(self, option: int) -> Hashable:
        verb = self.t.verbs.all[option >> VERB_SHIFT]
        a, b = option & MASK, option >> BITS & MASK
        return verb.id, self.card(a) if verb.a == CARD else a, self.card(b) if verb.b == CARD else b

    def card(self, card: int) -> Hashable:
        """Equal for interchangeable cards; a card that has no equal is itself."""
        if self.t.lies_at(self.s, card) >= 0:
            return card
        zones, masks, numbers, pointed = self.facts
        zone = next((n for n, cards in enumerate(zones) if card in cards), -1)
        if zone < 0 or card in pointed:
            return card
        return (
            zone,
            self.t.kind[card],
            self.t.owner[card],
            tuple(mask >> card & 1 for mask in masks),
            tuple(every[card] for every in numbers),
        )


def _flat(values: Iterable[Any]) -> Iterable[Any]:
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from _flat(value)
        else:
            yield value
