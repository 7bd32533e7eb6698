"""Having the abilities of another unit for a while."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudi.kernel.effects import Effect, Instant
from sudi.kernel.standing import Grant, cards_of, last
from sudi.kernel.wording import Clause, Words

from . import words
from .card import AIMED, Ability, WarCard
from .standing import UNSAID, Lend
from .state import WarState, on_field


def every_ability(card: WarCard) -> Iterator[Ability]:
    """The abilities that a card has printed on it, its own and those that it lends."""
    yield from card.abilities
    for rule in card.standing:
        if isinstance(rule, Lend) and rule.ability is not None:
            yield rule.ability


def had(s: WarState, unit: int) -> list[Grant]:
    """The abilities that a unit has now, printed and lent, each as something that can be lent on."""
    if on_field(s, unit) < 0:
        return []
    found = [ability.lent for ability in s.t.cards[unit].abilities]
    for card in cards_of(s.live):
        for rule in s.t.cards[card].standing:
            if not isinstance(rule, Lend) or rule.for_move != UNSAID or rule.ability is None:
                continue
            giver = s.t.holders[rule.zone](s, card)
            if giver >= 0 and rule.scope.covers(s, giver, card, giver, unit):
                found.append(rule.ability.lent)
    for which, _, _, target, _ in s.lasting:
        rule = s.t.rules[which]
        if isinstance(rule, Grant) and rule.scope is AIMED and target == unit:
            found.append(rule)
    return list({id(grant): grant for grant in found}.values())


@dataclass(frozen=True)
class Mimic(Effect):
    """This unit has the abilities of the chosen one as well, until the end of the turn (SUW-195: none twice)."""

    def instant(self) -> Instant:
        def copy(s: WarState, me: int, src: int, x: int) -> None:
            for grant in had(s, x):
                last(s, grant, me, src, src)

        return copy

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.GIVE,
                w.pick(
                    "této jednotce do konce svého tahu i její schopnosti",
                    "this unit its abilities as well until the end of your turn",
                ),
            )
        ]
