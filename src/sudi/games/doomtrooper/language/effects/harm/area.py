"""Damage to everybody in play that is compared with each one's armour."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sudi.kernel.effects import Instant
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.abilities import owner_warrior
from ....law.combat.attacks import STANDARD, attack_left
from ....law.harm import worst
from ....rules.leaving import wound
from ....state import WOUNDED, DoomState, own_warriors, warriors
from ....words.ratings import ARMOUR
from ...marks import ONCE_A_GAME
from ...ratings import RATING
from ...scopes import AIMED
from ...standing.rule import GAME_LONG, Mark
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


@dataclass(frozen=True)
class AreaAttack(AreaDamage):
    """The same where it counts as an attack: it takes the attack of the turn."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return attack_left(s, me, STANDARD) and super().possible(s, me, src, aim)

    def instant(self) -> Instant:
        strike = super().instant()

        def attack(s: DoomState, me: int, src: int, x: int) -> None:
            s.attacking = True
            if s.attacks:
                s.attacks -= 1
            elif s.bonus_attacks:
                s.bonus_attacks -= 1
            strike(s, me, src, x)

        return attack

    def say(self, w: Words) -> list[Clause]:
        (clause,) = super().say(w)
        return [replace(clause, rest=clause.rest + w.pick("; platí to jako útok", "; this counts as an attack"))]


INVOKED = Mark("", AIMED, until=GAME_LONG, name=ONCE_A_GAME)


@dataclass(frozen=True)
class MassedDamage(AreaDamage):
    """As many points of damage as you have warriors of this title in play; once a game for each player."""

    mark: Mark = INVOKED

    def force(self, s: DoomState, me: int, src: int) -> int:
        return sum(s.t.kind[w] == s.t.kind[src] for w in own_warriors(s, me))

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        number, force = s.t.rule_ids(self.mark), self.force(s, me, src)
        if any(e[0] == number and e[1] == me for e in s.lasting):
            return False
        return any(needed <= force for _, needed in self.within(s, me, src))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        force = self.force(s, me, src)
        return any(s.side[w] == me and needed <= force for w, needed in self.within(s, me, src))

    def instant(self) -> Instant:
        strike = super().instant()

        def invoke(s: DoomState, me: int, src: int, x: int) -> None:
            last(s, self.mark, me, src)
            strike(s, me, src, self.force(s, me, src))

        return invoke

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _DEAL,
                w.pick(
                    "každému bojovníkovi ve hře 1 zásah za každého bojovníka téhož jména, kterého máš ve hře; kdo jich "
                    "má aspoň tolik, jako je jeho obrana, je zraněn, a za zabité získáš body. Smíš to jednou za hru",
                    "every warrior in play 1 point of damage for each warrior of this title that you have in play; "
                    "whoever takes at least as much as its armour is wounded, and you earn points for those killed. "
                    "You may do this only once a game",
                ),
            )
        ]


_DEAL = verb("zasaď", "zasadit", "zasadí", "deal")
