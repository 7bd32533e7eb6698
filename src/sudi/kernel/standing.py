"""Standing rules: what a card says that holds for as long as it lies somewhere, or until something expires.

There are three kinds: triggers ("when ..., do ..."), modifiers of derived numbers and permissions; a grant lends such
rules to other cards. A card carries them and they work while the card is in the zone they name; an effect can also set
one up for a time, and then it is an entry `(rule, seat, card, target, number)` in `state.lasting`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, TypeAlias


@dataclass(frozen=True)
class Standing:
    """Base of the three kinds. `zone` names the place where the card has to be; empty for rules made by effects."""

    zone: str
    topic: ClassVar[str] = ""
    lends: ClassVar[bool] = False

    def key(self) -> str:
        """What the rule is about: an event, a number or an action; the tables keep rules by it."""
        raise NotImplementedError

    def all_keys(self) -> tuple[str, ...]:
        """Everything it may have to say something about."""
        return (self.key(),)

    def about_itself(self) -> bool:
        """Does it speak of its own card only? Then nobody needs to look at it when another card is asked about."""
        return False


@dataclass(frozen=True)
class Grant(Standing):
    """Lends rules: for as long as it holds, the cards in its scope have them as if they were printed on them.

    A rule that a card has already, printed or lent, is not had twice.
    """

    scope: Any  # a values.Scope; the target of a lasting grant narrows it further
    rules: tuple[Standing, ...]
    topic: ClassVar[str] = "grant"
    lends: ClassVar[bool] = True

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


@lru_cache(maxsize=1 << 13)
def cards_of(mask: int) -> tuple[int, ...]:
    """The cards of a set. The same few sets are asked for again and again while a match goes on."""
    cards = []
    while mask:
        cards.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(cards)


InForce: TypeAlias = tuple[Any, int, int, int, int]


def in_force(s: Any, key: str, about: int = -1) -> list[InForce]:
    """The rules about `key` that hold now: (rule, seat, card, target, number); target is -1 unless aimed.

    `state.live` tells which cards can have rules in force at all (-1: look at every card); most questions end there.
    Whoever asks about one card leaves out the rules that other cards have about themselves.
    """
    found: list[InForce] = []
    t = s.t
    live = t.standing_masks.get(key, 0) & s.live
    if about >= 0:
        live &= t.broad_masks.get(key, 0) | 1 << about
    lent = live & t.lending_masks.get(key, 0)
    if live:
        holders, carried = t.holders, t.carried[key]
        for card in cards_of(live):
            for rule in carried[card]:
                seat = holders[rule.zone](s, card)
                if seat >= 0:
                    found.append((rule, seat, card, -1, 0))
    if s.lasting:
        every, keys = t.rules, t.rule_keys
        for which, seat, card, target, number in s.lasting:
            if key in keys[which]:
                rule = every[which]
                found.append((rule, seat, card, target, number))
                lent = lent or rule.lends
    return _with_lent(s, key, found) if lent else found


def stirs(s: Any, key: str) -> bool:
    """Can any rule about `key` hold now? Most questions end with this one."""
    return bool(s.t.standing_masks.get(key, 0) & s.live) or bool(s.lasting and lasts(s, key))


def lasts(s: Any, key: str) -> bool:
    """Has an effect set up a rule about `key`?"""
    keys = s.t.rule_keys
    return any(key in keys[entry[0]] for entry in s.lasting)


def _with_lent(s: Any, key: str, found: list[InForce]) -> list[InForce]:
    """The same with every grant resolved into the rules that it lends, each card having each rule once."""
    holders = s.t.holders
    own = [entry for entry in found if not entry[0].lends]
    had = {(id(entry[0]), entry[2]) for entry in own if entry[3] < 0}
    for grant, giver, source, target, _ in found:
        if not grant.lends:
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
