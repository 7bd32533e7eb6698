"""Standing rules: what a card says that holds for as long as it lies somewhere, or until something expires.

There are three kinds: triggers ("when ..., do ..."), modifiers of derived numbers and permissions; a grant lends such
rules to other cards. A card carries them and they work while the card is in the zone they name; an effect can also set
one up for a time, and then it is an entry `(rule, seat, card, target, number)` in `state.lasting`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
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

    @cached_property
    def _by_key(self) -> dict[str, list[tuple[Standing, bool]]]:
        return {
            key: [(rule, rule.about_itself()) for rule in self.rules if key in rule.all_keys()]
            for key in self.all_keys()
        }

    def lent(self, key: str) -> list[tuple[Standing, bool]]:
        """The rules about `key` that it lends, each with whether it speaks of its own card only."""
        return self._by_key.get(key, [])


class StandingRules:
    """All standing rules of a game, numbered so that states can refer to them."""

    def __init__(self) -> None:
        self.all: list[Standing] = []
        self.keys: list[frozenset[str]] = []  # what each may have to say something about
        self.about: dict[str, set[int]] = {}  # the same the other way round: the numbers of the rules about a key
        self._ids: dict[int, int] = {}

    def add(self, rule: Standing) -> int:
        if id(rule) not in self._ids:
            self._ids[id(rule)] = len(self.all)
            self.all.append(rule)
            self.keys.append(frozenset(rule.all_keys()))
            for key in rule.all_keys():
                self.about.setdefault(key, set()).add(self._ids[id(rule)])
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
# The cards with rules about a key; those of them whose rules speak of other cards as well, or lend; those that lend.
KeyMasks: TypeAlias = tuple[int, int, int]
NO_CARDS: KeyMasks = (0, 0, 0)
ANY_CARD = -1  # as a set
NO_RULES: frozenset[int] = frozenset()


def in_force(s: Any, key: str, about: int = -1, among: int = ANY_CARD) -> list[InForce]:
    """The rules about `key` that hold now: (rule, seat, card, target, number); target is -1 unless aimed.

    `state.live` tells which cards can have rules in force at all (-1: look at every card); most questions end there.
    Whoever asks about one card leaves out the rules that other cards have about themselves. A game that knows which
    cards' rules can matter at all names them as a set in `among`. The list is not to be changed: the same one may be
    handed out again.
    """
    t = s.t
    carriers, broad, lending = t.key_masks.get(key, NO_CARDS)
    live = carriers & s.live
    if among != ANY_CARD:
        live &= among
    if about >= 0:
        live &= broad | 1 << about
    if s.lasting and key in said(s):
        return _with_lasting(s, key, about, live, live & lending)
    if not live:
        return []
    if not t.remembers or (s.strays and live & s.strays):
        found = _carried(s, key, live)
    else:  # all of them lie where they usually do, so the answer may be known already
        known = t.remembered.get((key, live))
        found = known if known is not None else _remember(s, key, live)
    return _with_lent(s, key, found, about) if lending and live & lending and found else found


def _with_lasting(s: Any, key: str, about: int, live: int, lent: int) -> list[InForce]:
    """The same while effects have set rules up: those that these cards carry, and what was set up."""
    t = s.t
    if not live:
        found = []
    elif not t.remembers or live & s.strays:
        found = _carried(s, key, live)
    else:
        known = t.remembered.get((key, live))
        found = (known if known is not None else _remember(s, key, live))[:]
    set_up = t.rules_about.get(key, NO_RULES)
    for entry in s.lasting:
        if entry[0] in set_up:
            which, seat, card, target, number = entry
            rule = t.rules[which]
            found.append((rule, seat, card, target, number))
            lent |= rule.lends
    return _with_lent(s, key, found, about) if lent and found else found


MOST_REMEMBERED = 256


def _remember(s: Any, key: str, live: int) -> list[InForce]:
    """The rules that these cards carry, kept for the next time: for each of them, and for all of them together."""
    known: dict[tuple[str, int], list[InForce]] = s.t.remembered
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    usual: dict[int, list[InForce]] = s.t.usual.setdefault(key, {})
    found: list[InForce] = []
    for card in cards_of(live):
        its = usual.get(card)
        if its is None:
            its = usual[card] = _carried(s, key, 1 << card)
        found += its
    known[key, live] = found
    return found


def _carried(s: Any, key: str, live: int) -> list[InForce]:
    """The rules that these cards carry and that hold where they lie."""
    t = s.t
    found: list[InForce] = []
    holders, carried = t.holders, t.carried[key]
    for card in cards_of(live):
        for rule in carried[card]:
            seat = holders[rule.zone](s, card)
            if seat >= 0:
                found.append((rule, seat, card, -1, 0))
    return found


def stirs(s: Any, key: str, about: int = -1) -> bool:
    """Can any rule about `key` (that concerns this card) hold now? Most questions end with this one."""
    carriers, broad, _ = s.t.key_masks.get(key, NO_CARDS)
    live = carriers & s.live
    if live and (about < 0 or live & (broad | 1 << about)):
        return True
    return bool(s.lasting) and lasts(s, key)


def said(s: Any) -> frozenset[str]:
    """Everything that rules set up by effects are about.

    It is asked all the time and changes seldom, so the tables keep the last answer with the list that it was worked out
    from; that list is never changed in place.
    """
    known: tuple[Any, frozenset[str]] = s.t.said
    if known[0] is not s.lasting:
        keys = s.t.rule_keys
        known = s.t.said = s.lasting, frozenset[str]().union(*[keys[entry[0]] for entry in s.lasting])
    return known[1]


def lasts(s: Any, key: str) -> bool:
    """Has an effect set up a rule about `key`?"""
    known = s.t.said  # as in `said`, without another call: this is asked all the time
    return key in (known[1] if known[0] is s.lasting else said(s))


def lasts_any(s: Any, wanted: frozenset[str]) -> bool:
    """Has an effect set up a rule about any of these?"""
    return bool(s.lasting) and not wanted.isdisjoint(said(s))


def _with_lent(s: Any, key: str, found: list[InForce], about: int) -> list[InForce]:
    """The same with every grant resolved into the rules that it lends, each card having each rule once."""
    holders = s.t.holders
    own: list[InForce] = []
    grants: list[InForce] = []
    had: set[tuple[int, int]] = set()
    everybody: list[int] | None = None
    for entry in found:
        if entry[0].lends:
            grants.append(entry)
        else:
            own.append(entry)
            if entry[3] < 0:
                had.add((id(entry[0]), entry[2]))
    for grant, giver, source, target, _ in grants:
        scope = grant.scope
        if target >= 0:
            cards = [target] if scope.covers(s, giver, source, giver, target) else []
        else:
            cards = scope.those(s, giver, source)
            if cards is None:  # they have to be asked one by one
                if everybody is None:
                    everybody = s.t.borrowers(s)
                cards = [card for card in everybody if scope.covers(s, giver, source, giver, card)]
        for rule, of_itself in grant.lent(key) if cards else ():
            holder = holders[rule.zone]
            for card in cards:
                if about >= 0 and of_itself and card != about:
                    continue  # what other cards are lent about themselves does not matter
                seat = holder(s, card)
                if seat >= 0 and (id(rule), card) not in had:
                    had.add((id(rule), card))
                    own.append((rule, seat, card, -1, 0))
    return own


def last(s: Any, rule: Standing, seat: int, card: int, target: int = -1, number: int = 0) -> None:
    """Set a rule up for a time, perhaps aimed at a card, perhaps with a number that its amount is handed."""
    s.lasting = [*s.lasting, (s.t.rule_ids(rule), seat, card, target, number)]


def expire(s: Any, rule: Standing, card: int) -> None:
    """Take one lasting rule away: it has done what it was for."""
    number = s.t.rule_ids(rule)
    for i, entry in enumerate(s.lasting):
        if entry[0] == number and entry[2] == card:
            s.lasting = s.lasting[:i] + s.lasting[i + 1 :]
            return
