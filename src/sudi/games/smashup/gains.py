"""What cards give and take without affecting minions in play: cards, victory points, extra plays, boosts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Amount, Effect, Fixed, Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, Clause, Words

from . import vocabulary as v
from . import words
from .extras import ACTION, DISCARD, HAND, MINION, extra
from .hands import discard_random, draw, gain_vp
from .play import grant
from .select import Minions, distinct
from .state import SmashState, controller


@dataclass(frozen=True)
class Draw(Effect):
    n: int

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: draw(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DRAW, w.count(self.n, words.CARD))]


@dataclass(frozen=True)
class MayDraw(Script):
    n: int

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_DRAW, [v.DRAW(), v.DECLINE()], f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            if s.answer == v.DRAW():
                draw(s, f[ME], self.n)

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DRAW, w.count(self.n, words.CARD)).optional()]


@dataclass(frozen=True)
class GainVP(Effect):
    amount: Amount

    def instant(self) -> Instant:
        count = self.amount.count()
        return lambda s, me, src, x: gain_vp(s, me, src, count(s, me, src, x))

    def say(self, w: Words) -> list[Clause]:
        if isinstance(self.amount, Fixed):
            return [Clause(words.GAIN, w.count(self.amount.n, words.VP))]
        one = w.count(1, words.VP)
        return [Clause(words.GAIN, f"{one} {self.amount.per(w)}")]  # type: ignore[attr-defined]


@dataclass(frozen=True)
class OwnMinionsHere(Amount):
    def count(self) -> Callable[[SmashState, int, int, int], int]:
        return lambda s, me, src, x: sum(controller(s, m) == me for m in s.minions[s.at[src]])

    def per(self, w: Words) -> str:
        return w.pick("za každého svého bojovníka u této základny", "for each of your minions here")


@dataclass(frozen=True)
class PerFivePower(Amount):
    """One for every full five of the number handed over: the power at the scored base."""

    def count(self) -> Callable[[SmashState, int, int, int], int]:
        return lambda s, me, src, x: x // 5

    def per(self, w: Words) -> str:
        return w.pick("navíc za každých 5 bodů své síly u této základny", "more for every 5 power you have here")


@dataclass(frozen=True)
class ExtraPlay(Effect):
    """A permission to play one more card: which, where and from where (SMU-095)."""

    action: bool = False
    n: int = 1
    max_power: int = -1
    here: bool = False  # only at the base handed over
    from_discard: bool = False
    empty: bool = False  # only at a base where one has no minions
    in_its_place: bool = False  # only if this card has left play

    def instant(self) -> Instant:
        kind = ACTION if self.action else MINION
        origin = DISCARD if self.from_discard else HAND

        def give(s: SmashState, me: int, src: int, x: int) -> None:
            if self.in_its_place and s.at[src] >= 0:
                return
            place = x if self.here else -1
            for _ in range(self.n):
                grant(s, me, src, extra(kind, limit=self.max_power, place=place, origin=origin, empty=self.empty))

        return give

    def say(self, w: Words) -> list[Clause]:
        word = words.ACTION if self.action else words.MINION
        if self.in_its_place:
            rest = w.pick("k této základně místo ní bojovníka navíc", "an extra minion at that base in its place")
            return [Clause(words.THEN_PLAY, rest)]
        if w.czech:
            what = word.singular[ACC] if self.n == 1 else w.count(self.n, word)
            parts = [f"{what} navíc"]
            if self.max_power >= 0:
                parts = [f"navíc {what} se silou {self.max_power} nebo nižší"]
            if self.here:
                parts.append("k této základně")
            if self.empty:
                parts.append("k základně, u níž nemáš žádného bojovníka")
            if self.from_discard:
                parts.append("ze svého odhazovacího balíčku")
        else:
            what = f"an extra {word.en[0]}" if self.n == 1 else f"{self.n} extra {word.en[1]}"
            parts = [what]
            if self.max_power >= 0:
                parts.append(f"of power {self.max_power} or less")
            if self.here:
                parts.append("at that base")
            if self.empty:
                parts.append("at a base where you have no minions")
            if self.from_discard:
                parts.append("from your discard pile")
        return [Clause(words.PLAY, " ".join(parts)).optional()]


@dataclass(frozen=True)
class Boost(Script):
    """Power until the end of the turn: for one chosen minion, or for all own ones in play now (ruling R10)."""

    rule: Standing
    amount: int
    everybody: bool = False

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            if self.everybody:
                for minion in Minions("own").find(s, f[ME], f[SRC]):
                    boost(s, self.rule, f[ME], f[SRC], minion, self.amount)
                f[PC] = go(2)
                return
            targets = distinct(s, Minions().find(s, f[ME], f[SRC]))
            if not targets:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(targets), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            boost(s, self.rule, f[ME], f[SRC], s.answer - v.TARGET.code, self.amount)

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        if self.everybody:
            rest = w.pick(
                f"každému svému bojovníkovi +{self.amount} k síle do konce tahu",
                f"each of your minions +{self.amount} power until the end of the turn",
            )
        else:
            rest = w.pick(
                f"jednomu bojovníkovi +{self.amount} k síle do konce tahu",
                f"one minion +{self.amount} power until the end of the turn",
            )
        return [Clause(words.GIVE, rest)]


def boost(s: SmashState, rule: Standing, seat: int, source: int, minion: int, n: int) -> None:
    last(s, rule, seat, source, minion)
    if s.log is not None:
        s.log.append((v.L_BOOST, seat, minion, n, -1))


@dataclass(frozen=True)
class OthersDiscard(Effect):
    """Every other player discards so many random cards."""

    n: int

    def instant(self) -> Instant:
        def lose(s: SmashState, me: int, src: int, x: int) -> None:
            for i in range(1, s.t.seats):
                discard_random(s, (me + i) % s.t.seats, self.n)

        return lose

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, words.CARD)
        return [Clause(words.OTHERS_DISCARD, w.pick(f"z ruky náhodně {cards}", f"{cards} at random"))]
