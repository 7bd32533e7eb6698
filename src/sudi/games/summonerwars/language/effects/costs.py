"""What is paid for an effect, and what works once in a turn."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Compiler, Effect, Instant, Label
from sudi.kernel.machine import ME, PC, SRC, Frame, X
from sudi.kernel.wording import Clause, Words

from ...rules.damage import sweep
from ...rules.tokens import drop_boost, pay
from ...state import WarState
from ...words import lexicon
from .asking import permitted
from .choices import Either
from .needs import Need, needs_of, possible


@dataclass(frozen=True)
class Price(Effect):
    """So many of something are paid, all of them or none (SUW-085, SUW-171, SUW-172), then the effect."""

    n: int
    do: Effect

    def has(self, s: WarState, me: int, src: int) -> int:
        """How many there are."""
        raise NotImplementedError

    def take(self, s: WarState, me: int, src: int) -> None:
        raise NotImplementedError

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return self.has(s, me, src) >= self.n and possible(self.do, s, me, src, x)

    def needs(self) -> tuple[Need, ...]:
        return (self.need(), *needs_of(self.do))

    def need(self) -> Need:
        """What is said where there are too few."""
        raise NotImplementedError

    def compile(self, c: Compiler) -> None:
        done = Label()

        def hand_over(s: WarState, f: Frame) -> None:
            if self.has(s, f[ME], f[SRC]) < self.n:
                f[PC] = done.at
            else:
                self.take(s, f[ME], f[SRC])

        c.emit(hand_over)
        c.effect(self.do)
        c.mark(done)


@dataclass(frozen=True)
class Spend(Price):
    """Boost of this card."""

    def has(self, s: WarState, me: int, src: int) -> int:
        return s.boost[src]

    def take(self, s: WarState, me: int, src: int) -> None:
        drop_boost(s, src, self.n)
        sweep(s)

    def need(self) -> Need:
        return Need(
            "SUW-085",
            lambda s, me, src, x: s.boost[src] >= self.n,
            cs="Na kartě {card} leží {have:boost}, je třeba {n}.",
            en="{card} has {have:boost} on it, and {n} is needed.",
            values=lambda s, me, src, x: {"have": s.boost[src], "n": self.n},
        )

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, lexicon.BOOST)
        return [Clause(lexicon.SPEND, w.pick(f"{amount} z této karty", f"{amount} of this card")), *self.do.say(w)]


@dataclass(frozen=True)
class PayMagic(Price):
    def has(self, s: WarState, me: int, src: int) -> int:
        return s.magic[me]

    def take(self, s: WarState, me: int, src: int) -> None:
        pay(s, me, self.n)

    def need(self) -> Need:
        return Need(
            "SUW-172",
            lambda s, me, src, x: s.magic[me] >= self.n,
            cs="Stojí to {n:magic} a máš {have:magic}.",
            en="It costs {n:magic} and you have {have:magic}.",
            values=lambda s, me, src, x: {"have": s.magic[me], "n": self.n},
        )

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.PAY, w.count(self.n, lexicon.MAGIC)), *self.do.say(w)]


@dataclass(frozen=True)
class SpendOrPay(Effect):
    """Its player may spend boost of this card or pay as much magic, then the effect."""

    n: int
    do: Effect

    def compile(self, c: Compiler) -> None:
        c.effect(Either(Spend(self.n, self.do), PayMagic(self.n, self.do), optional=True))

    def say(self, w: Words) -> list[Clause]:
        boost, magic = w.count(self.n, lexicon.BOOST), w.count(self.n, lexicon.MAGIC)
        price = w.pick(f"{boost} z této karty nebo {magic}", f"{boost} of this card or {magic}")
        return permitted([Clause(lexicon.SPEND, price), *self.do.say(w)])


def once_a_turn(bit: int) -> Need:
    """An ability that works once in a turn; `bit` is its place in `spent`."""
    return Need(
        "SUW-191",
        lambda s, me, src, x: not s.spent[src] & bit,
        cs="{card}: tahle schopnost funguje jednou za tah a v tomto už použita byla.",
        en="{card}: this ability works once per turn and has been used in this one.",
    )


@dataclass(frozen=True)
class Once(Effect):
    """Once in a turn for each card; `bit` is the ability's place in `spent`. What cannot be done does not count."""

    bit: int
    do: Effect

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return not s.spent[src] & self.bit and possible(self.do, s, me, src, x)

    def needs(self) -> tuple[Need, ...]:
        return (once_a_turn(self.bit), *needs_of(self.do))

    def instant(self) -> Instant | None:
        do = self.do.instant()
        if do is None:
            return None
        then, bit = do, self.bit

        def once(s: WarState, me: int, src: int, x: int) -> None:
            if not s.spent[src] & bit:
                s.spent[src] |= bit
                then(s, me, src, x)

        return once

    def compile(self, c: Compiler) -> None:
        done = Label()

        def check(s: WarState, f: Frame) -> None:
            if s.spent[f[SRC]] & self.bit or not possible(self.do, s, f[ME], f[SRC], f[X]):
                f[PC] = done.at
            else:
                s.spent[f[SRC]] |= self.bit

        c.emit(check)
        c.effect(self.do)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        return w.led(w.pick("jednou za tah", "once per turn,"), self.do.say(w))
