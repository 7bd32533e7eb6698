"""Rules that cards lend to others: who has them, for how long, and never twice."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from sudi.kernel.cards import Library
from sudi.kernel.effects import Fixed, Nothing
from sudi.kernel.machine import Programs
from sudi.kernel.standing import Grant, in_force
from sudi.kernel.triggers import Occasion, Trigger
from sudi.kernel.values import Modifier, Scope


@dataclass(frozen=True)
class Odd(Scope):
    """Cards with an odd number."""

    def covers(self, s: Any, holder: int, card: int, actor: int, target: int) -> bool:
        return target % 2 == 1


@dataclass(frozen=True)
class Everything(Scope):
    def covers(self, s: Any, holder: int, card: int, actor: int, target: int) -> bool:
        return True


STRONG = Modifier("field", "strength", Everything(), Fixed(1))
FAST = Modifier("field", "speed", Everything(), Fixed(1))
LEND_STRENGTH = Grant("field", Odd(), (STRONG, FAST))
LENT_KEYS = ("strength", "speed")


def table(*printed: tuple[int, Any], absent: tuple[int, ...] = ()) -> Any:
    """A state of five cards, some of them with rules printed on them; absent ones are not on the field."""
    carried: dict[str, dict[int, list[Any]]] = {}
    for card, rule in printed:
        for key in rule.all_keys():
            carried.setdefault(key, {}).setdefault(card, []).append(rule)
    rules = [STRONG, FAST, LEND_STRENGTH]
    t = SimpleNamespace(
        carried=carried,
        standing_masks={key: sum(1 << card for card in cards) for key, cards in carried.items()},
        holders={"field": lambda s, card: -1 if card in absent else card % 2, "": lambda s, card: 0},
        rules=rules,
        rule_keys=[frozenset(rule.all_keys()) for rule in rules],
        said=(None, frozenset()),
        remembers=False,
        rules_about={
            key: {n for n, rule in enumerate(rules) if key in rule.all_keys()} for key in ("strength", "speed")
        },
        key_masks={
            key: (
                sum(1 << card for card in cards),
                sum(1 << card for card in cards),
                sum(1 << card for card, own in cards.items() if any(rule.lends for rule in own)),
            )
            for key, cards in carried.items()
        },
        borrowers=lambda s: [card for card in range(5) if card not in absent],
    )
    return SimpleNamespace(t=t, live=-1, lasting=[])


def having(s: Any, key: str) -> list[int]:
    return sorted(card for rule, _, card, _, _ in in_force(s, key))


def test_a_grant_gives_its_rules_to_the_cards_in_its_scope() -> None:
    s = table((0, LEND_STRENGTH))
    assert having(s, "strength") == [1, 3]
    assert having(s, "speed") == [1, 3]
    assert having(s, "life") == []


def test_a_lent_rule_belongs_to_whoever_holds_the_borrower() -> None:
    s = table((0, LEND_STRENGTH))
    assert {(card, seat) for _, seat, card, _, _ in in_force(s, "strength")} == {(1, 1), (3, 1)}


def test_nobody_has_the_same_rule_twice() -> None:
    s = table((0, LEND_STRENGTH), (2, LEND_STRENGTH), (3, STRONG))
    assert having(s, "strength") == [1, 3]


def test_a_grant_stops_with_the_card_that_carries_it_and_does_not_reach_absent_cards() -> None:
    assert having(table((0, LEND_STRENGTH), absent=(0,)), "strength") == []
    assert having(table((0, LEND_STRENGTH), absent=(3,)), "strength") == [1]


def test_a_lasting_grant_is_aimed_at_one_card() -> None:
    s = table()
    s.lasting = [(2, 0, 4, 3, 0)]  # the grant, by card 4, for card 3
    assert having(s, "strength") == [3]
    s.lasting = [(2, 0, 4, 2, 0)]  # card 2 is not in the grant's scope
    assert having(s, "strength") == []


@dataclass(frozen=True)
class Whenever(Occasion):
    event = "it happens"


def test_the_library_numbers_what_is_lent_and_what_a_trigger_sets_up() -> None:
    programs = Programs()
    library = Library(programs)
    lent = Trigger("field", Whenever(), Nothing())
    number = library.rule("a card", Grant("field", Everything(), (lent, STRONG)))
    assert library.rules.all[number].all_keys() == ("it happens", "strength")
    assert library.rules.id_of(lent) in library.trigger_programs  # it can be started
    assert library.rules.id_of(STRONG) >= 0
