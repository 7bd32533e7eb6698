"""Standing rules: what a card says that holds for as long as it lies somewhere, or until something expires.

There are three kinds: triggers ("when ..., do ..."), modifiers of derived numbers and permissions; a grant lends such
rules to other cards. A card carries them and they work while the card is in the zone they name; an effect can also set
one up for a time, and then it is an entry `(rule, seat, card, target, number)` in `state.lasting`.
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

    def all_keys(self) -> tuple[str, ...]:
        """Everything it may have to say something about."""
        return (self.key(),)


@dataclass(frozen=True)
class Grant(Standing):
    """Lends rules: for as long as it holds, the cards in its scope have them as if they were printed on them.

    A rule that a card has already, printed or lent, is not had twice.
    """

    scope: Any  # a values.Scope; the target of a lasting grant narrows it further
    rules: tuple[Standing, ...]
    topic: ClassVar[str] = "grant"

    def key(self) -> str:
        return "grant"

    def all_keys(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(key for rule in self.rules for key in rule.all_keys()))


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
            if rule.key() == key or key in rule.all_keys():
                found.append((rule, seat, card, target, number))
    if t.lends and any(type(entry[0]) is Grant for entry in found):
        return _with_lent(s, key, found)
    return found


def _with_lent(s: Any, key: str, found: list[InForce]) -> list[InForce]:
    """The same with every grant resolved into the rules that it lends, each card having each rule once."""
    holders = s.t.holders
    own = [entry for entry in found if type(entry[0]) is not Grant]
    had = {(id(entry[0]), entry[2]) for entry in own if entry[3] < 0}
    for grant, giver, source, target, _ in found:
        if type(grant) is not Grant:
            continue
        for rule in grant.rules:
            if key not in rule.all_keys():
                continue
            for card in s.t.borrowers(s) if target < 0 else (target,):
                seat = holders[rule.zone](s, card)
                if seat >= 0 and (id(rule), card) not in had and grant.scope.covers(s, giver, source, giver, card):
                    had.add((id(rule), card))
                    own.append((rule, seat, card, -1, 0))
    return own


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
