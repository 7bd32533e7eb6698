"""Standing rules: what a card says that holds for as long as it lies somewhere, or until something expires.

There are three kinds: triggers ("when ..., do ..."), modifiers of derived numbers and permissions. A card carries
them and they work while the card is in the zone they name; an effect can also set one up for a time, and then it is an
entry `(rule, seat, card, target, number)` in `state.lasting`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias


@dataclass(frozen=True)
class Standing:
    """Base of the three kinds. `zone` names the place where the card has to be; empty for rules made by effects."""

    zone: str
    topic: ClassVar[str] = ""

    def key(self) -> str:
        """What the rule is about: an event, a number or an action; the tables keep rules by it."""
        raise NotImplementedError


class StandingRules:
    """All standing rules of a game, numbered so that states can refer to them."""

    def __init__(self) -> None:
        self.all: list[Standing] = []
        self._ids: dict[int, int] = {}

    def add(self, rule: Standing) -> int:
        if id(rule) not in self._ids:
            self._ids[id(rule)] = len(self.all)
            self.all.append(rule)
        return self._ids[id(rule)]

    def id_of(self, rule: Standing) -> int:
        return self._ids[id(rule)]


InForce: TypeAlias = tuple[Any, int, int, int, int]


def in_force(s: Any, key: str) -> list[InForce]:
    """The rules about `key` that hold now: (rule, seat, card, target, number); target is -1 unless aimed.

    `state.live` tells which cards can have rules in force at all (-1: look at every card); most questions end there.
    """
    found: list[InForce] = []
    t = s.t
    live = t.standing_masks.get(key, 0) & s.live
    if live:
        holders, carried = t.holders, t.carried[key]
        while live:  # the cards of the mask, one bit after another
            card = (live & -live).bit_length() - 1
            live &= live - 1
            for rule in carried[card]:
                seat = holders[rule.zone](s, card)
                if seat >= 0:
                    found.append((rule, seat, card, -1, 0))
    if s.lasting:
        every = t.rules
        for which, seat, card, target, number in s.lasting:
            rule = every[which]
            if rule.key() == key:
                found.append((rule, seat, card, target, number))
    return found


def last(s: Any, rule: Standing, seat: int, card: int, target: int = -1, number: int = 0) -> None:
    """Set a rule up for a time, perhaps aimed at a card, perhaps with a number that its amount is handed."""
    s.lasting.append((s.t.rule_ids(rule), seat, card, target, number))


def expire(s: Any, rule: Standing, card: int) -> None:
    """Take one lasting rule away: it has done what it was for."""
    number = s.t.rule_ids(rule)
    for i, entry in enumerate(s.lasting):
        if entry[0] == number and entry[2] == card:
            del s.lasting[i]
            return
