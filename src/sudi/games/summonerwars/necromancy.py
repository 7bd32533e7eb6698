"""The longer effects of the Fallen Kingdom: units given up for damage, units brought for blood."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.wording import Clause, Words

from . import board as b
from . import vocabulary as v
from . import words
from .field import empty_next_to, neighbours
from .harm import ability_damage, destroy
from .placing import bring
from .select import FRIENDLY_UNITS
from .state import WarState


@dataclass(frozen=True)
class Purge(Script):
    """Choose any number of friendly units; each may hurt one unit next to it; then all of them are destroyed."""

    damage: int
    slots = 2

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        chosen, acting = slot

        def start(s: WarState, f: Frame) -> None:
            f[chosen], f[acting] = (), 0

        def choose(s: WarState, f: Frame) -> None:
            options = [v.TARGET(c) for c in FRIENDLY_UNITS.find(s, f[ME], f[SRC]) if c not in f[chosen]]
            ask(s, f[ME], v.ASK_TARGET, [*options, v.DONE()], f[SRC])

        def take(s: WarState, f: Frame) -> None:
            if s.answer != v.DONE():
                f[chosen] = (*f[chosen], s.answer - v.TARGET.code)
                f[PC] = go(1)

        def whom(s: WarState, f: Frame) -> None:
            if f[acting] >= len(f[chosen]):
                f[PC] = go(5)
                return
            unit = f[chosen][f[acting]]
            near = [c for c in neighbours(s, s.at[unit]) if s.t.is_unit[c]] if s.at[unit] >= 0 else []
            ask(s, f[ME], v.ASK_TARGET, [*(v.TARGET(c) for c in near), v.DECLINE()], unit)

        def hurt(s: WarState, f: Frame) -> None:
            f[acting] += 1
            f[PC] = go(3)
            if s.answer != v.DECLINE():
                ability_damage(s, [(s.answer - v.TARGET.code, self.damage)], f[ME], f[SRC])

        def end(s: WarState, f: Frame) -> None:
            gone = [c for c in f[chosen] if s.at[c] >= 0]
            if gone:
                destroy(s, gone, f[ME], f[SRC])

        return [start, choose, take, whom, hurt, end]

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.damage, words.DAMAGE)
        return [
            Clause(
                words.CHOOSE, w.pick("libovolný počet vlastních jednotek", "any number of friendly units"), apart=True
            ),
            Clause(
                words.DEAL,
                w.pick(f"{amount} jednotce, která s ní sousedí", f"{amount} to a unit adjacent to it"),
                lead=w.pick("Za každou z nich", "For each of them,"),
                may=True,
            ),
            Clause(
                words.DESTROY,
                w.pick("všechny zvolené jednotky", "all chosen units"),
                lead=w.pick("Potom", "Then"),
            ),
        ]


@dataclass(frozen=True)
class BloodSummon(Script):
    """As often as one likes: a cheap unit from hand next to a friendly unit, which pays with damage."""

    cost: int
    damage: int
    slots = 2

    def cheap(self, s: WarState, me: int) -> list[int]:
        hand = {s.t.kind[c]: c for c in s.hand[me] if s.t.summonable[c] and s.t.cost[c] <= self.cost}
        return list(hand.values())

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        donor, coming = slot

        def who(s: WarState, f: Frame) -> None:
            options = []
            if self.cheap(s, f[ME]):
                units = FRIENDLY_UNITS.find(s, f[ME], f[SRC])
                options = [v.TARGET(c) for c in units if empty_next_to(s, s.at[c])]
            ask(s, f[ME], v.ASK_TARGET, [*options, v.DONE()], f[SRC])

        def which(s: WarState, f: Frame) -> None:
            if s.answer == v.DONE():
                f[PC] = go(4)
                return
            f[donor] = s.answer - v.TARGET.code
            ask(s, f[ME], v.ASK_TAKE, [v.TAKE(c) for c in self.cheap(s, f[ME])], f[SRC])

        def where(s: WarState, f: Frame) -> None:
            f[coming] = s.answer - v.TAKE.code
            spaces = b.spaces(empty_next_to(s, s.at[f[donor]]))
            ask(s, f[ME], v.ASK_TO, [v.TO(q) for q in spaces], f[coming])

        def settle(s: WarState, f: Frame) -> None:
            f[PC] = go(0)
            bring(s, f[coming], s.hand[f[ME]], s.answer - v.TO.code)
            ability_damage(s, [(f[donor], self.damage)], f[ME], f[SRC])

        return [who, which, where, settle]

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.damage, words.DAMAGE)
        return [
            Clause(
                words.CHOOSE,
                w.pick("vlastní jednotku", "a friendly unit"),
                lead=w.pick("Libovolněkrát:", "Any number of times:"),
            ),
            Clause(
                words.PLACE,
                w.pick(
                    f"vedle ní z ruky jednotku s náklady nejvýš {self.cost}, aniž byste zaplatili",
                    f"a unit with a cost of {self.cost} or less from your hand next to it without paying",
                ),
                follows=True,
            ),
            Clause(words.DEAL, w.pick(amount, f"{amount} to it"), enclitic=w.pick("jí", ""), follows=True),
        ]
