"""Chance decides: a coin is flipped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.chance import roll
from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Predicate, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.leaving import DISCARDING, may_be_discarded
from ....rules.leaving import discard
from ....rules.points import gain_destiny, lose_victory
from ....state import DoomState, warriors
from ....words import vocabulary as v
from ....words.nouns import DESTINY, VICTORY
from ...ratings import value
from ..act import SELF, Act, own_card, warriors_in_play

FLIP = verb("hoď", "hodit", "hodí", "flip")


def heads(s: DoomState, seat: int, card: int) -> bool:
    """Flip a coin; everybody sees how it falls."""
    up = roll(s, 2) == 0
    note(s, v.L_HEADS if up else v.L_TAILS, seat, card)
    return up


@dataclass(frozen=True)
class Gamble(Act):
    """Heads: so many destiny points are gained; tails: so many victory points are lost."""

    destiny: int
    victory: int
    victim: ClassVar[str] = SELF

    def instant(self) -> Instant:
        def flip(s: DoomState, me: int, src: int, x: int) -> None:
            if heads(s, me, src):
                gain_destiny(s, me, self.destiny, src)
            else:
                lose_victory(s, me, self.victory, src)

        return flip

    def say(self, w: Words) -> list[Clause]:
        gain, loss = w.count(self.destiny, DESTINY, ACC), w.count(self.victory, VICTORY, ACC)
        return [
            Clause(
                FLIP,
                w.pick(
                    f"mincí: panna – získáš {gain}; orel – ztratíš {loss}",
                    f"a coin: heads, you gain {gain}; tails, you lose {loss}",
                ),
            )
        ]


@dataclass(frozen=True)
class Roulette(Act, Script):
    """Two warriors of the same total value are chosen; a coin decides which of them is discarded, without points."""

    slots = 1

    def pairs(self, s: DoomState, one: int) -> list[int]:
        return [w for w in warriors(s) if w != one and value(s, w) == value(s, one)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.pairs(s, w) for w in warriors(s))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return not any(s.side[w] != me and any(s.side[p] != me for p in self.pairs(s, w)) for w in warriors(s))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        first_one = slot[0]
        pool = warriors_in_play("DTR-334", "Volí se bojovník ve hře", "A warrior in play is chosen")

        def alike(c: Case) -> bool:
            return bool(self.pairs(c.s, c.a))

        def matches(c: Case) -> bool:
            return c.a in self.pairs(c.s, c.f[first_one])

        def question(fits: Predicate) -> Question:
            check = Check(
                "DTR-334",
                fits,
                cs="Bojovník {a} nemá stejnou celkovou hodnotu jako ten druhý.",
                en="{a} has not the same total value as another one.",
            )
            return Question(v.ASK_PAIR, (Choice(v.TARGET, pool, checks=(check, *DISCARDING), harms=own_card),))

        one, other = question(alike), question(matches)

        def choose(s: DoomState, f: Frame) -> None:
            if not one.ask(s, f):
                f[PC] = go(OVER)

        @answers(one)
        def choose_other(s: DoomState, f: Frame) -> None:
            f[first_one] = first(s.answer)
            if not other.ask(s, f):
                f[PC] = go(OVER)

        @answers(other)
        def flip(s: DoomState, f: Frame) -> None:
            loser = f[first_one] if heads(s, f[ME], f[SRC]) else first(s.answer)
            if may_be_discarded(s, loser):
                discard(s, loser)

        return [choose, choose_other, flip]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                FLIP,
                w.pick(
                    "mincí o dva bojovníky ve hře se stejnou celkovou hodnotou: jeden z nich je vyřazen (bez bodů)",
                    "a coin for two warriors in play of the same total value: one is discarded (without points)",
                ),
            )
        ]
