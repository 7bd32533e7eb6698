"""Numbers that texts count when they need them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Amount, Count, Fixed
from sudi.kernel.machine import SRC, X
from sudi.kernel.wording import ACC, Noun, Words

from ..rules import board as b
from ..rules.attack import current, specials
from ..rules.happenings import damage_of, specials_of
from ..state import WarState
from ..words import lexicon
from .groups import Group


@dataclass(frozen=True)
class BoostOnThis(Amount):
    """One for every boost on the card, perhaps at most so many."""

    most: int = 0  # 0: no limit
    never_negative: ClassVar[bool] = True

    def count(self) -> Count:
        most = self.most
        return (lambda s, me, src, x: min(most, s.boost[src])) if most else (lambda s, me, src, x: s.boost[src])

    def say_each(self, w: Words) -> str:
        return w.pick("za každý žeton posílení na této kartě", "for each boost on this card")

    def say_own(self, w: Words) -> str:
        """The same in a sentence about the unit itself."""
        return w.pick("za každý žeton posílení na ní", "for each boost on it")


@dataclass(frozen=True)
class DamageOnThis(Amount):
    def count(self) -> Count:
        return lambda s, me, src, x: s.damage[src]

    def say_each(self, w: Words) -> str:
        return w.pick("za každé zranění na této kartě", "for each damage on this card")

    def say_own(self, w: Words) -> str:
        return w.pick("za každé zranění na ní", "for each damage on it")


@dataclass(frozen=True)
class CountOf(Amount):
    """One for every card of a group."""

    what: Group

    def count(self) -> Count:
        find = self.what.find
        return lambda s, me, src, x: len(find(s, me, src))

    def say_each(self, w: Words) -> str:
        return f"{w.pick('za', 'for')} {self.what.each(w)}"


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


# ---- how many ----
@dataclass(frozen=True)
class SpecialsNow(Amount):
    """So many for every special symbol of the attack that is going on."""

    each: int = 1

    def count(self) -> Count:
        each = self.each
        return lambda s, me, src, x: each * specials(s)


@dataclass(frozen=True)
class IfAnySpecial(Amount):
    """A number if at least one special symbol was rolled, another one if none was."""

    some: int
    none: int

    def count(self) -> Count:
        some, none = self.some, self.none
        return lambda s, me, src, x: some if specials(s) else none


@dataclass(frozen=True)
class FriendsNextToTarget(Amount):
    """The other friendly units next to the card that this unit attacks."""

    def count(self) -> Count:
        def near(s: WarState, me: int, src: int, x: int) -> int:
            f = current(s)
            if f is None or f[SRC] != src:
                return 0
            around = b.spaces(b.NEXT_TO[s.at[f[X]]] & s.held[me])
            return sum(s.t.is_unit[s.board[q]] and s.board[q] != src for q in around)

        return near

    def say_when(self, w: Words) -> str:
        return w.pick("při útoku", "when it attacks")

    def say_each(self, w: Words) -> str:
        return w.pick(
            "za každou další vlastní jednotku, která sousedí s jejím cílem",
            "for each other friendly unit adjacent to its target",
        )


@dataclass(frozen=True)
class DamageAdded(Amount):
    """One for every damage that the attack that is over has added to its target."""

    def count(self) -> Count:
        return lambda s, me, src, x: damage_of(x)

    def say_each(self, w: Words) -> str:
        return w.pick("za každé zranění, které přidala svému cíli", "for each damage it added to its target")


@dataclass(frozen=True)
class MagicShare(Amount):
    """One for every so many magic that its player has."""

    per: int

    def count(self) -> Count:
        per = self.per
        return lambda s, me, src, x: s.magic[me] // per

    def say_each(self, w: Words) -> str:
        magic = w.count(self.per, lexicon.MAGIC)
        return w.pick(f"za každé {magic}, které máš", f"for every {magic} you have")
