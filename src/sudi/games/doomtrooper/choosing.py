"""Effects that let their player choose one of the cards they find; nothing happens if there is none."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask

from . import vocabulary as v
from .acts import Act
from .state import DoomState


def choose_from(s: DoomState, f: Frame, found: list[int], otherwise: int) -> None:
    """Ask for one of these cards; if there is none, the script goes on at another step."""
    if found:
        ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), f[SRC])
    else:
        f[PC] = otherwise


class ChooseOne(Act, Script):
    """Choose one of the cards it finds, then do something with it."""

    slots = 0

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        """The cards to choose from."""
        raise NotImplementedError

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        """What becomes of the one that was chosen."""
        raise NotImplementedError

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me, src))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            choose_from(s, f, self.find(s, f[ME], f[SRC]), go(2))

        return [choose, lambda s, f: self.chosen(s, f, first(s.answer))]
