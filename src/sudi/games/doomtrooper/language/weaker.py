"""Warriors by how they compare with the bearer of a card, and by what they or their texts do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudi.kernel.standing import Standing
from sudi.kernel.wording import ACC, NOM, Words

from ..state import DoomState
from ..words import trait_nouns
from .counting import serves
from .marks import IMMUNE
from .ratings import value
from .reach import reaching
from .scopes import Equipped, UnitOf
from .select import Who, traits_of
from .standing.bans import Forbid
from .standing.duties import AttackPrice


@dataclass(frozen=True)
class Weaker(Who):
    """Those of a lower total value than the warrior that the card lies on."""

    def fits(self, s: DoomState, me: int, src: int, card: int) -> bool:
        return super().fits(s, me, src, card) and value(s, card) < value(s, s.bearer[src])

    def __hash__(self) -> int:
        return super().__hash__()

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        return super().say(w, case, many, own) + w.pick(" s nižší celkovou hodnotou", " of a lower total value")


def _rules_of(s: DoomState, card: int) -> Iterator[Standing]:
    """What its text says, and what its abilities set up for a time."""
    yield from s.t.cards[card].standing
    for ability in s.t.cards[card].abilities:
        yield from getattr(ability.do, "rules", ())


@dataclass(frozen=True)
class Provider(Who):
    """Those whose text gives ratings or abilities to other warriors."""

    def fits(self, s: DoomState, me: int, src: int, card: int) -> bool:
        return super().fits(s, me, src, card) and any(
            isinstance(getattr(rule, "scope", None), Who | UnitOf | Equipped)
            and not isinstance(rule, Forbid | AttackPrice)
            for rule in _rules_of(s, card)
        )

    def __hash__(self) -> int:
        return super().__hash__()

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        return super().say(w, case, many, own) + w.pick(
            ", jehož text dává něco jiným bojovníkům", " whose text gives something to other warriors"
        )


@dataclass(frozen=True)
class ImmuneToDark(Who):
    """Those who are immune to Dark Symmetry cards, all or some of them."""

    def fits(self, s: DoomState, me: int, src: int, card: int) -> bool:
        return super().fits(s, me, src, card) and any(
            (rule.symmetry or rule.gifts)
            and rule.reaches(s, seat, source, target, card)
            and serves(s, source, seat, card)
            for rule, seat, source, target, _ in reaching(s, IMMUNE, card)
        )

    def __hash__(self) -> int:
        return super().__hash__()

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        return super().say(w, case, many, own) + w.pick(
            " s imunitou vůči kartám Černé symetrie", " with an immunity to Dark Symmetry cards"
        )


@dataclass(frozen=True)
class Anywhere(Who):
    """These warriors in the areas named; those of them with one of these traits wherever they stand."""

    freely: int = 0

    def matches(self, s: DoomState, card: int) -> bool:
        return super().matches(s, card) or bool(traits_of(s, card) & self.freely)

    def __hash__(self) -> int:
        return super().__hash__()

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        who = trait_nouns.said(self.freely, w, NOM)
        return super().say(w, case, many, own) + w.pick(f" ({who} kdekoli)", f" ({who} anywhere)")
