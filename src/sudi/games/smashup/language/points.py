"""Gaining victory points."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Amount, Effect, Fixed, Instant
from sudi.kernel.law import answers
from sudi.kernel.machine import SRC, Frame, Step, X
from sudi.kernel.picks import Go, Script
from sudi.kernel.wording import Clause, Words

from ..events import minion_in, place_in
from ..law.ignoring import may_ignore
from ..law.scoring import ignoring
from ..rules.scoring import gain_vp
from ..state import SmashState
from ..words import lexicon
from ..words import vocabulary as v


@dataclass(frozen=True)
class GainVP(Effect):
    amount: Amount

    def instant(self) -> Instant:
        count = self.amount.count()
        return lambda s, me, src, x: gain_vp(s, me, src, count(s, me, src, x))

    def say(self, w: Words) -> list[Clause]:
        if isinstance(self.amount, Fixed):
            return [Clause(lexicon.GAIN, w.count(self.amount.n, lexicon.VP))]
        one = w.count(1, lexicon.VP)
        return [Clause(lexicon.GAIN, f"{one} {self.amount.per(w)}")]  # type: ignore[attr-defined]


@dataclass(frozen=True)
class ItsOwnerGains(Script):
    """The owner of the minion that set this off gains victory points; an infiltrator may do without (ruling R22)."""

    n: int

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        ignore = ignoring(me=lambda s, f: int(s.owner[minion_in(f[X])]))

        def choose(s: SmashState, f: Frame) -> None:
            s.answer = v.OBEY()
            if may_ignore(s, s.owner[minion_in(f[X])], place_in(f[X])):
                ignore.ask(s, f)

        @answers(ignore)
        def gain(s: SmashState, f: Frame) -> None:
            if s.answer == v.OBEY():
                gain_vp(s, s.owner[minion_in(f[X])], f[SRC], self.n)

        return [choose, gain]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.OWNER_GAINS, w.count(self.n, lexicon.VP))]
