"""Healing wounded warriors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, Step
from sudi.kernel.wording import Clause, Words

from . import traits as tr
from . import vocabulary as v
from . import words
from .abilities import owner_warrior
from .acts import Act
from .choosing import choose_from
from .select import traits_of
from .state import DoomState, own_warriors


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
                words.HEAL,
                w.pick(
                    "1 svého zraněného bojovníka (Doomtrooper neléčí bojovníka Černé legie a naopak)",
                    "1 wounded warrior of yours (no Doomtrooper heals a Dark Legion warrior, nor the other way round)",
                ),
            )
        ]


def heal(s: DoomState, warrior: int) -> None:
    s.wounded &= ~(1 << warrior)
    note(s, v.L_HEALED, s.side[warrior], warrior)
