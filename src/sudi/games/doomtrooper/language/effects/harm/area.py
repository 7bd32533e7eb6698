"""Damage to everybody in play that is compared with each one's armour."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.wording import Clause, Words, verb

from ....law.abilities import owner_warrior
from ....law.harm import worst
from ....rules.leaving import wound
from ....state import WOUNDED, DoomState, warriors
from ....words.ratings import ARMOUR
from ...ratings import RATING
from ..act import Act
from .destroying import wards_off


@dataclass(frozen=True)
class AreaDamage(Act):
    """One point of damage to every warrior in play for each unit paid; whose armour is not higher is wounded."""

    def within(self, s: DoomState, me: int, src: int) -> list[tuple[int, int]]:
        """Who can be hurt, each with the damage that it takes. Whoever has no armour rating is out of reach."""
        by = owner_warrior(s, src)
        return [
            (w, max(1, RATING[ARMOUR].of(s, w)))
            for w in warriors(s)
            if s.t.cards[w].armour is not None and not wards_off(s, me, src, w) and worst(s, w, WOUNDED, by)
        ]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.within(s, me, src))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return max((needed for _, needed in self.within(s, me, src)), default=0)

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.side[w] == me for w, _ in self.within(s, me, src))

    def instant(self) -> Instant:
        def strike(s: DoomState, me: int, src: int, x: int) -> None:
            by = owner_warrior(s, src)
            struck = [w for w, needed in self.within(s, me, src) if needed <= x]
            for warrior in reversed(struck):
                wound(s, warrior, by, me)

        return strike

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _DEAL,
                w.pick(
                    "každému bojovníkovi ve hře 1 zásah; kdo jich má aspoň tolik, jako je jeho obrana, je zraněn, a za "
                    "zabité získáš body",
                    "every warrior in play 1 point of damage; whoever takes at least as much as its armour is wounded, "
                    "and you earn points for those killed",
                ),
            )
        ]


_DEAL = verb("zasaď", "zasadit", "zasadí", "deal")
