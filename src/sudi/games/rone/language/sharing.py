"""Gains as teams and the campaign read them: they may go to team mates."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Compiler, Effect
from sudi.kernel.machine import ME, SRC, Frame, push
from sudi.kernel.wording import Clause, Words

from ..rules.sharing import SCREW, SHARING, SHARING_RESOURCES, STORING_SHARED, WHATS
from ..state import RoneState
from .gains import Gain, Resource, Screws, Store


@dataclass(frozen=True)
class GainShared(Effect):
    what: str
    n: int

    def compile(self, c: Compiler) -> None:
        what, n = WHATS.index(self.what), self.n

        def share(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, SHARING, f[ME], f[SRC], n, what, 0)

        c.emit(share)

    def say(self, w: Words) -> list[Clause]:
        return Gain(self.what, self.n).say(w)


@dataclass(frozen=True)
class ScrewsShared(Effect):
    n: int

    def compile(self, c: Compiler) -> None:
        n = self.n

        def share(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, SHARING, f[ME], f[SRC], n, SCREW, 0)

        c.emit(share)

    def say(self, w: Words) -> list[Clause]:
        return Screws(self.n).say(w)


@dataclass(frozen=True)
class ResourceShared(Effect):
    kind: int
    n: int = 1

    def compile(self, c: Compiler) -> None:
        kind, n = self.kind, self.n

        def share(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, SHARING_RESOURCES, f[ME], f[SRC], n, kind)

        c.emit(share)

    def say(self, w: Words) -> list[Clause]:
        return Resource(self.kind, self.n).say(w)


@dataclass(frozen=True)
class StoreShared(Effect):
    n: int = 1

    def compile(self, c: Compiler) -> None:
        n = self.n

        def share(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, STORING_SHARED, f[ME], f[SRC], n, 0)

        c.emit(share)

    def say(self, w: Words) -> list[Clause]:
        return Store(self.n).say(w)
