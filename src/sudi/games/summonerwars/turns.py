"""Effects that happen once in a turn."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Compiler, Effect, Instant, Label
from sudi.kernel.machine import ME, PC, SRC, Frame, X
from sudi.kernel.wording import Clause, Words

from .choices import possible
from .state import WarState


@dataclass(frozen=True)
class Once(Effect):
    """Once in a turn for each card; `bit` is the ability's place in `spent`. What cannot be done does not count."""

    bit: int
    do: Effect

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return not s.spent[src] & self.bit and possible(self.do, s, me, src, x)

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
