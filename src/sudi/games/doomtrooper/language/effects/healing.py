"""Saving warriors and healing them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, Step
from sudi.kernel.wording import Clause, Words

from ...law.abilities import owner_warrior
from ...state import DoomState, own_warriors
from ...words import traits as tr
from ...words import verbs
from ...words import vocabulary as v
from ..select import traits_of
from .act import Act, choose_from, say


@dataclass(frozen=True)
class SaveWarrior(Act):
    """The warrior about to be killed stays as it is."""

    def instant(self) -> Instant:
        def save(s: DoomState, me: int, src: int, x: int) -> None:
            s.spared |= 1 << s.aim[src]

        return save

    def say(self, w: Words) -> list[Clause]:
        return [say(verbs.SAVE, w, "ho: zůstává ve svém dosavadním stavu", "it: it keeps its present state")]


@dataclass(frozen=True)
class SaveBearer(Act):
    """The bearer stays as it is; the card that saved it is gone (`aim` remembers the bearer)."""

    def instant(self) -> Instant:
        def save(s: DoomState, me: int, src: int, x: int) -> None:
            s.spared |= 1 << s.aim[src]
            s.aim[src] = -1

        return save

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.SAVE, w.pick("ho před tím", "it from that"))]


@dataclass(frozen=True)
class HealComrade(Act, Script):
    """Heal a wounded warrior of the bearer's player; a Doomtrooper heals no Dark Legion warrior and vice versa."""

    slots = 0

    def find(self, s: DoomState, me: int, healer: int) -> list[int]:
        if not s.wounded:
            return []
        sides = tr.DOOMTROOPER | tr.LEGION
        mine = traits_of(s, healer) & sides
        return [
            w
            for w in own_warriors(s, me)
            if s.wounded >> w & 1 and (not mine or not (t := traits_of(s, w) & sides) or t & mine)
        ]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.wounded) and bool(self.find(s, me, owner_warrior(s, src)))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[ME], s.aim[f[SRC]])
            choose_from(s, f, found, go(2))

        def chosen(s: DoomState, f: Frame) -> None:
            heal(s, first(s.answer))
            s.aim[f[SRC]] = -1

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.HEAL,
                w.pick(
                    "1 svého zraněného bojovníka (Doomtrooper neléčí bojovníka Černé legie a naopak)",
                    "1 wounded warrior of yours (no Doomtrooper heals a Dark Legion warrior, nor the other way round)",
                ),
            )
        ]


def heal(s: DoomState, warrior: int) -> None:
    s.wounded &= ~(1 << warrior)
    note(s, v.L_HEALED, s.side[warrior], warrior)
