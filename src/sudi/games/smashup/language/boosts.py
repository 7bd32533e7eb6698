"""Power and breakpoints until the end of the turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words

from ..state import SmashState
from ..words import lexicon
from ..words import vocabulary as v
from .affecting import FromOwnMinion
from .numbers import POWER
from .selectors import Minions, distinct


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
        return [Clause(lexicon.LOWER, rest)]


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
        return [Clause(lexicon.GIVE, rest)]


def boost(s: SmashState, rule: Standing, seat: int, source: int, minion: int, n: int) -> None:
    last(s, rule, seat, source, minion)
    if s.log is not None:
        s.log.append((v.L_BOOST, seat, minion, n, -1))
