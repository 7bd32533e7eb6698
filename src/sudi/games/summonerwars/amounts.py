"""Numbers that texts count when they need them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Amount, Count, Fixed
from sudi.kernel.wording import ACC, Noun, Words

from .happenings import specials_of
from .select import Group


@dataclass(frozen=True)
class BoostOnThis(Amount):
    """One for every boost on the card, at most so many."""

    most: int = 99
    never_negative: ClassVar[bool] = True

    def count(self) -> Count:
        most = self.most
        return lambda s, me, src, x: min(most, s.boost[src])

    def say_each(self, w: Words) -> str:
        return w.pick("za každý žeton posílení na této kartě", "for each boost on this card")


@dataclass(frozen=True)
class DamageOnThis(Amount):
    def count(self) -> Count:
        return lambda s, me, src, x: s.damage[src]


@dataclass(frozen=True)
class CountOf(Amount):
    """One for every card of a group."""

    what: Group

    def count(self) -> Count:
        find = self.what.find
        return lambda s, me, src, x: len(find(s, me, src))


@dataclass(frozen=True)
class SpecialsRolled(Amount):
    """One for every special symbol of the attack that is over."""

    def count(self) -> Count:
        return lambda s, me, src, x: specials_of(x)

    def say_each(self, w: Words) -> str:
        return w.pick("za každý hozený zvláštní symbol", "for each special symbol rolled")


def counted(w: Words, amount: Amount, noun: Noun, case: int = ACC) -> str:
    """2 zranění; 1 zranění za každý ..."""
    if isinstance(amount, Fixed):
        return w.count(amount.n, noun, case)
    return f"{w.count(1, noun, case)} {amount.say_each(w)}"  # type: ignore[attr-defined]


def fixed(n: int | Amount) -> Amount:
    return Fixed(n) if isinstance(n, int) else n
