"""Effects that start from one chosen minion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .hands import draw
from .moves import DESTROY, destroy, touchable
from .numbers import POWER
from .select import Minions, distinct
from .state import SmashState


class FromOwnMinion(Script):
    """Choose one own minion, then something about it; nothing happens without one."""

    def choices(self, s: SmashState, me: int, src: int) -> list[int]:
        return Minions("own").find(s, me, src)

    def act(self, s: SmashState, me: int, src: int, minion: int) -> None:
        raise NotImplementedError

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            minions = distinct(s, self.choices(s, f[ME], f[SRC]))
            if not minions:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(minions), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            self.act(s, f[ME], f[SRC], s.answer - v.TARGET.code)

        return [choose, take]


@dataclass(frozen=True)
class DestroyWeakerBeside(Script):
    """Choose an own minion, then destroy a minion at its base with strictly less power."""

    slots = 1

    def prey(self, s: SmashState, me: int, src: int, hunter: int) -> list[int]:
        powers = POWER.table(s)
        weaker = [m for m in s.minions[s.at[hunter]] if powers[m] < powers[hunter]]
        return touchable(s, DESTROY, weaker, me, src)

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            own = Minions("own").find(s, f[ME], f[SRC])
            hunters = [m for m in own if self.prey(s, f[ME], f[SRC], m)] or own
            if not hunters:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(distinct(s, hunters)), f[SRC])

        def choose_prey(s: SmashState, f: Frame) -> None:
            prey = self.prey(s, f[ME], f[SRC], s.answer - v.TARGET.code)
            if not prey:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(distinct(s, prey)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            destroy(s, [s.answer - v.TARGET.code], f[ME], f[SRC])

        return [choose, choose_prey, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(words.CHOOSE, w.pick("jednoho ze svých bojovníků", "one of your minions")),
            Clause(
                words.DESTROY,
                w.pick(
                    "u jeho základny bojovníka s menší silou, než má on",
                    "a minion at its base with less power than it has",
                ),
            ),
        ]


@dataclass(frozen=True)
class BlowUp(FromOwnMinion):
    """The chosen minion and every minion at its base that is not stronger are destroyed together."""

    def act(self, s: SmashState, me: int, src: int, minion: int) -> None:
        powers = POWER.table(s)
        here = s.minions[s.at[minion]]
        destroy(s, [m for m in here if powers[m] <= powers[minion]], me, src)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "jednoho ze svých bojovníků a s ním u jeho základny všechny bojovníky se stejnou nebo menší silou",
            "one of your minions together with all minions at its base of the same power or less",
        )
        return [Clause(words.DESTROY, rest)]


@dataclass(frozen=True)
class DrawItsPower(FromOwnMinion):
    """Draw as many cards as the chosen minion has power, then destroy it."""

    def act(self, s: SmashState, me: int, src: int, minion: int) -> None:
        draw(s, me, POWER.of(s, minion))
        destroy(s, [minion], me, src)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(words.CHOOSE, w.pick("jednoho ze svých bojovníků", "one of your minions")),
            Clause(words.DRAW, w.pick("tolik karet, kolik má síly", "as many cards as it has power")),
            Clause(words.DESTROY, w.pick("tohoto bojovníka", "that minion"), lead=w.pick("Poté", "Then")),
        ]


@dataclass(frozen=True)
class LowerBreakpoint(FromOwnMinion):
    """The base of the chosen minion needs so much less power this turn (ruling R11: fixed when played)."""

    rule: Standing

    def act(self, s: SmashState, me: int, src: int, minion: int) -> None:
        base = s.bases[s.at[minion]][0]
        n = POWER.of(s, minion)
        last(s, self.rule, me, src, base, n)
        if s.log is not None:
            s.log.append((v.L_BREAK, me, base, n, -1))

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "do konce tahu obranu jedné základny o sílu jednoho ze svých bojovníků u ní",
            "the breakpoint of a base by the power of one of your minions there until the end of the turn",
        )
        return [Clause(words.LOWER, rest)]
