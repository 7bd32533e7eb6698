"""Points that cards move about: for every warrior, from everybody, from one kind to the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import GEN, Clause, Words, verb

from ....cards.types import MISSION, WARRIOR
from ....rules.points import (
    AWARD,
    PORTENT,
    VICTORIES,
    check_victory,
    gain_destiny,
    gain_victory,
    lose_destiny,
    lose_victory,
    pay,
)
from ....state import DoomState, own_warriors, whose_table
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY, VICTORY
from ...ratings import value
from ...select import Who
from ..act import SELF, Act


def counted(s: DoomState, seat: int, who: Who, most_value: int = 0) -> int:
    """How many of a player's warriors are meant."""
    return sum(who.matches(s, w) and (not most_value or value(s, w) <= most_value) for w in own_warriors(s, seat))


@dataclass(frozen=True)
class GainPer(Act):
    """So many destiny points for each of these warriors, one's own or everybody's; `at_most`: of this value or less."""

    n: int
    who: Who
    at_most: int = 0
    everybodys: bool = False

    def instant(self) -> Instant:
        def gain(s: DoomState, me: int, src: int, x: int) -> None:
            seat = whose_table(s, src)
            seats = range(s.t.seats) if self.everybodys else [seat]
            count = sum(counted(s, p, self.who, self.at_most) for p in seats)
            gain_destiny(s, seat, self.n * count, src)

        return gain

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w, 3) if w.czech else self.who.say(w).split(maxsplit=1)[1]
        if not self.everybodys:
            whom = w.pick(f"svého {whom}", f"{whom} of yours")
        worth = (
            w.pick(f" s hodnotou nejvýše {self.at_most}", f" of value {self.at_most} or less") if self.at_most else ""
        )
        n = w.count(self.n, DESTINY)
        return [
            Clause(verbs.GAIN, w.pick(f"{n} za každého {whom}{worth} ve hře", f"{n} for each {whom}{worth} in play"))
        ]


@dataclass(frozen=True)
class Levy(Act):
    """Every other player pays so much for each of these warriors; what one cannot pay comes from the common pool."""

    n: int
    who: Who

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(counted(s, p, self.who) for p in self.seats(s, me))

    def seats(self, s: DoomState, me: int) -> list[int]:
        return [p for p in range(s.t.seats) if p != me and not s.lost[p]]

    def instant(self) -> Instant:
        def levy(s: DoomState, me: int, src: int, x: int) -> None:
            for seat in self.seats(s, me):
                due = self.n * counted(s, seat, self.who)
                lose_destiny(s, seat, due, src, by=me)
                gain_destiny(s, me, due, src)

        return levy

    def say(self, w: Words) -> list[Clause]:
        n, whom = w.count(self.n, DESTINY), self.who.say(w, 3) if w.czech else self.who.say(w)
        return [
            Clause(
                verbs.GAIN,
                w.pick(
                    f"od každého jiného hráče {n} za každého jeho {whom}; co nemá, vezmi ze společné zásoby",
                    f"from every other player {n} for each {whom.split(maxsplit=1)[1]} of that player; what somebody "
                    "lacks comes from the common pool",
                ),
            )
        ]


@dataclass(frozen=True)
class EverybodyLoses(Act):
    """All players lose half their victory points, rounded down, and all their destiny points."""

    victim: ClassVar[str] = SELF

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.destiny) or any(n > 1 for n in s.victory)

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.destiny[me] > 0 or s.victory[me] > 1

    def instant(self) -> Instant:
        def lose(s: DoomState, me: int, src: int, x: int) -> None:
            for seat in range(s.t.seats):
                lose_victory(s, seat, s.victory[seat] // 2, src, by=me)
                lose_destiny(s, seat, s.destiny[seat], src, by=me)

        return lose

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ALL_LOSE,
                w.pick(
                    "polovinu svých vítězných bodů (zaokrouhleno dolů) a všechny body osudu",
                    "half their victory points (rounded down) and all their destiny points",
                ),
            )
        ]


_ALL_LOSE = verb("všichni hráči ztratí", "ztratit", "ztratí", "all players lose")


@dataclass(frozen=True)
class Exchange(Act, Script):
    """Destiny points become victory points or the other way round, as many as one likes at this rate."""

    rate: int
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.destiny[me] >= self.rate or s.victory[me] > 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = Question(
            v.ASK_EXCHANGE,
            (
                Choice(
                    v.AS_VICTORY,
                    Domain(
                        lambda c: range(1, c.s.destiny[c.me] // self.rate + 1),
                        "DTR-334",
                        cs="Za tolik bodů osudu vítězné body nejsou",
                        en="You have not the destiny points for so many",
                    ),
                ),
                Choice(
                    v.AS_DESTINY,
                    Domain(
                        lambda c: range(self.rate, self.rate * c.s.victory[c.me] + 1, self.rate),
                        "DTR-334",
                        cs="Za tolik vítězných bodů body osudu nejsou",
                        en="You have not the victory points for so many",
                    ),
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def swap(s: DoomState, f: Frame) -> None:
            n, me, src = first(s.answer), f[ME], f[SRC]
            if v.verbs.of(s.answer) is v.AS_VICTORY:
                pay(s, me, self.rate * n, src)
                gain_victory(s, me, n, src)
                check_victory(s)
            else:
                lose_victory(s, me, n // self.rate, src)
                gain_destiny(s, me, n, src)

        return [choose, swap]

    def say(self, w: Words) -> list[Clause]:
        many, one = w.count(self.rate, DESTINY, GEN), w.count(1, VICTORY, 3)
        rest = w.pick(
            f"libovolný počet bodů osudu za vítězné, nebo naopak: {w.count(self.rate, DESTINY)} za {one}",
            f"any number of destiny points for victory points or the other way round: {many} for {one}",
        )
        return [Clause(_SWAP, rest)]


_SWAP = verb("vyměň", "vyměnit", "vymění", "swap")


@dataclass(frozen=True)
class Portents(Act):
    """For every victory point that a warrior of one's own has just earned, so many destiny points on top."""

    n: int

    def frame(self, s: DoomState) -> Frame | None:
        return next((f for f in reversed(s.stack) if f[PROG] == AWARD.id), None)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        f = self.frame(s)
        if f is None or f[ME] != me or f[VICTORIES] <= 0:
            return False
        return s.t.type[f[SRC]] in (WARRIOR, MISSION)  # what a kill or a mission brings, a warrior has earned

    def instant(self) -> Instant:
        def bless(s: DoomState, me: int, src: int, x: int) -> None:
            f = self.frame(s)
            if f is not None:
                f[PORTENT] += self.n

        return bless

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY)
        return [
            Clause(
                verbs.GAIN,
                w.pick(
                    f"{n} za každý vítězný bod, který tvůj bojovník právě získal",
                    f"{n} for every victory point that your warrior has just earned",
                ),
            )
        ]
