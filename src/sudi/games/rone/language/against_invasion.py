"""Players' effects on an opponent as they are read against the Invasion (RON-D09)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Compiler, Effect, Instant
from sudi.kernel.machine import ME, SRC, Frame, Program, push
from sudi.kernel.wording import Clause, Words

from ..rules.invasion.deck import INV_MILLING
from ..rules.invasion.protocols import INV_EXHAUSTING, inv_tokens
from ..rules.invasion.zones import INV_UNSTORING
from ..state import RoneState
from .opponents import DestroyStored, ExhaustOther, GiveResearch, Mill


def _start(c: Compiler, program: Program, n: int, *args: int) -> None:
    def carry_out(s: RoneState, f: Frame) -> None:
        if not s.ended:
            push(s, program, f[ME], f[SRC], n, *args)

    c.emit(carry_out)


@dataclass(frozen=True)
class MillInvasion(Effect):
    n: int
    to_dump: bool

    def compile(self, c: Compiler) -> None:
        _start(c, INV_MILLING, self.n, int(self.to_dump))

    def say(self, w: Words) -> list[Clause]:
        return Mill(self.n, self.to_dump).say(w)


@dataclass(frozen=True)
class UnstoreInvasion(Effect):
    """Both stored resources and screws of the Invasion lie in its training zones."""

    n: int
    distinct: bool = False

    def compile(self, c: Compiler) -> None:
        _start(c, INV_UNSTORING, self.n, 0, int(self.distinct))

    def say(self, w: Words) -> list[Clause]:
        return DestroyStored(self.n, self.distinct).say(w)


@dataclass(frozen=True)
class ExhaustProtocol(Effect):
    n: int

    def compile(self, c: Compiler) -> None:
        _start(c, INV_EXHAUSTING, self.n)

    def say(self, w: Words) -> list[Clause]:
        return ExhaustOther(self.n).say(w)


@dataclass(frozen=True)
class TokenForInvasion(Effect):
    n: int

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: inv_tokens(s, n)

    def say(self, w: Words) -> list[Clause]:
        return GiveResearch(self.n).say(w)
