"""Driving warriors into cover and out of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Instant, Script
from sudi.kernel.log import note
from sudi.kernel.machine import PC, SRC, Frame, Step, ask
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .acts import Act
from .may import never_covered
from .moving import discard, into_cover
from .points import funds, pay
from .state import DoomState, own_warriors
from .words import DESTINY


# ---- cover ----
@dataclass(frozen=True)
class DriveIntoCover(Act, Script):
    """All of the chosen player's warriors go into cover; each that is there already is discarded unless paid for."""

    price: int
    slots = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.covered >> w & 1 or never_covered(s, w) < 0 for w in own_warriors(s, aim))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        waiting = slot[0]

        def drive(s: DoomState, f: Frame) -> None:
            seat = s.whom[f[SRC]]
            there = []
            for warrior in own_warriors(s, seat):
                if s.covered >> warrior & 1:
                    there.append(warrior)
                elif never_covered(s, warrior) < 0:
                    into_cover(s, warrior)
            f[waiting] = tuple(there)

        def choose(s: DoomState, f: Frame) -> None:
            if not f[waiting]:
                f[PC] = go(3)
                return
            seat = s.whom[f[SRC]]
            options = [v.NO()] if funds(s, seat) < self.price else [v.YES(), v.NO()]
            ask(s, seat, v.ASK_MAY, options, f[waiting][0])

        def chosen(s: DoomState, f: Frame) -> None:
            warrior, f[waiting] = f[waiting][0], f[waiting][1:]
            if s.answer == v.YES():
                pay(s, s.whom[f[SRC]], self.price, f[SRC])
            else:
                discard(s, warrior)
            f[PC] = go(1)

        return [drive, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.price, DESTINY)
        return [
            Clause(
                words.SEND,
                w.pick(
                    f"všechny bojovníky tohoto hráče do úkrytu; kdo už v úkrytu byl, je vyřazen, "
                    f"nezaplatí-li za něj hráč {n}",
                    f"all warriors of that player into cover; whoever was in cover already is discarded unless its "
                    f"player pays {n}",
                ),
            )
        ]


@dataclass(frozen=True)
class OutOfCover(Act):
    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.covered >> aim & 1)

    def instant(self) -> Instant:
        def out(s: DoomState, me: int, src: int, x: int) -> None:
            s.covered &= ~(1 << s.aim[src])
            note(s, v.L_LEAVES, s.side[s.aim[src]], s.aim[src])

        return out

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.REVEAL, w.pick("bojovníka z úkrytu", "the warrior out of cover"))]
