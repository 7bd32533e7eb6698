"""Effects on an opponent. A tree names the only opponent of a duel; who it is in other modes, readings.py settles.

The number handed to the program (`x`) is the seat of the chosen opponent plus one, or 0 for the only one there is.
"""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Compiler, Effect, Instant
from sudi.kernel.machine import ME, SRC, Frame, X, push
from sudi.kernel.wording import Clause, Words

from ..rules.board import gain_research
from ..rules.deck import MILLING, mill
from ..rules.permanents import EXHAUSTING
from ..rules.resources import UNSTORING
from ..rules.training import UNSCREWING
from ..state import RoneState
from ..words import lexicon

DIFFERENT = ("různý", "různé", "různých")


def victim(s: RoneState, me: int, x: int) -> int:
    return x - 1 if x else s.t.enemies[me][0]


class OnOpponent(Effect):
    """Base of all effects on an opponent (RON-281)."""

    n: int


@dataclass(frozen=True)
class Mill(OnOpponent):
    """The top cards of an opponent's deck to the dump or to the discard pile."""

    n: int = 1
    to_dump: bool = False

    def instant(self) -> Instant | None:
        n, to_dump = self.n, self.to_dump
        return lambda s, me, src, x: mill(s, victim(s, me, x), n, to_dump)

    def say(self, w: Words) -> list[Clause]:
        top = lexicon.top_cards(w, self.n)
        if self.to_dump:
            cs, en = f"soupeři na skládku {top} jeho balíčku", f"{top} of an opponent's deck on their dump"
            return [Clause(lexicon.PUT, w.pick(cs, en))]
        return [Clause(lexicon.DISCARD, w.pick(f"soupeři {top} jeho balíčku", f"{top} of an opponent's deck"))]


@dataclass(frozen=True)
class MillInSteps(Mill):
    """As `Mill`, where what a shuffle sets off may ask (RON-D32)."""

    def instant(self) -> None:
        return None

    def compile(self, c: Compiler) -> None:
        n, to_dump = self.n, int(self.to_dump)

        def carry_out(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, MILLING, victim(s, f[ME], f[X]), f[SRC], n, to_dump)

        c.emit(carry_out)


@dataclass(frozen=True)
class DestroyStored(OnOpponent):
    n: int = 1
    distinct: bool = False

    def compile(self, c: Compiler) -> None:
        n, distinct = self.n, int(self.distinct)

        def carry_out(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, UNSTORING, f[ME], f[SRC], n, victim(s, f[ME], f[X]), 0, distinct)

        c.emit(carry_out)

    def say(self, w: Words) -> list[Clause]:
        of = (DIFFERENT, "different") if self.distinct else (("", "", ""), "")
        many = lexicon.stored_resources(w, self.n, *of)
        rest = w.pick(f"soupeři {many}", f"{many} of an opponent")
        return [Clause(lexicon.DESTROY, rest)]


@dataclass(frozen=True)
class DestroyScrews(OnOpponent):
    n: int = 1

    def compile(self, c: Compiler) -> None:
        n = self.n

        def carry_out(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, UNSCREWING, f[ME], f[SRC], n, victim(s, f[ME], f[X]))

        c.emit(carry_out)

    def say(self, w: Words) -> list[Clause]:
        many = w.count(self.n, lexicon.SCREW)
        return [
            Clause(lexicon.DESTROY, w.pick(f"soupeři {many} na cvičišti", f"{many} on an opponent's training ground"))
        ]


@dataclass(frozen=True)
class ExhaustOther(OnOpponent):
    n: int = 1

    def compile(self, c: Compiler) -> None:
        n = self.n

        def carry_out(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, EXHAUSTING, f[ME], f[SRC], n, victim(s, f[ME], f[X]))

        c.emit(carry_out)

    def say(self, w: Words) -> list[Clause]:
        cards = lexicon.active_cards(w, self.n)
        return [Clause(lexicon.EXHAUST, w.pick(f"soupeři {cards} v základně", f"{cards} in an opponent's base"))]


@dataclass(frozen=True)
class GiveResearch(OnOpponent):
    n: int = 1

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: gain_research(s, victim(s, me, x), n)

    def say(self, w: Words) -> list[Clause]:
        many = w.count(self.n, lexicon.RESEARCH)
        return [Clause(lexicon.GIVE, w.pick(f"soupeři {many}", f"an opponent {many}"))]
