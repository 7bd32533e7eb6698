"""The chant that entangles two units: each has the printed abilities of the other as well (SUW-223, SUW-224)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Effect, Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.standing import last
from sudi.kernel.wording import ACC, Clause, Words

from . import vocabulary as v
from . import words
from .events import end_event
from .select import Group
from .state import WarState


@dataclass(frozen=True)
class Entangle(Script):
    """Choose two cards of a group; without two of them nothing happens."""

    what: Group
    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        one = slot[0]

        def first(s: WarState, f: Frame) -> None:
            found = self.what.find(s, f[ME], f[SRC])
            if len(found) < 2:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, [v.TARGET(card) for card in found], f[SRC])

        def second(s: WarState, f: Frame) -> None:
            f[one] = s.answer - v.TARGET.code
            others = [card for card in self.what.find(s, f[ME], f[SRC]) if card != f[one]]
            ask(s, f[ME], v.ASK_TARGET, [v.TARGET(card) for card in others], f[SRC])

        def both(s: WarState, f: Frame) -> None:
            s.aim[f[SRC]], s.aim_too[f[SRC]] = f[one], s.answer - v.TARGET.code
            tie(s, f[ME], f[SRC])

        return [first, second, both]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.CHOOSE, f"2 {self.what.say(w, ACC, many=True)}")]


def tie(s: WarState, seat: int, event: int) -> None:
    """Lend each of the two cards the printed abilities of the other, for as long as the event lies there."""
    one, other = s.aim[event], s.aim_too[event]
    for borrower, giver in ((one, other), (other, one)):
        for ability in s.t.cards[giver].abilities:
            last(s, ability.lent, seat, event, borrower)


def tie_again(s: WarState) -> None:
    """A position tells only which two cards an event was aimed at."""
    for seat in (0, 1):
        for event in s.active[seat]:
            if s.aim[event] >= 0 and s.aim_too[event] >= 0:
                tie(s, seat, event)


@dataclass(frozen=True)
class DiscardThisEvent(Effect):
    """An active event ends before its time; what it lent is gone at that moment."""

    def instant(self) -> Instant:
        def away(s: WarState, me: int, src: int, x: int) -> None:
            s.lasting = [entry for entry in s.lasting if entry[2] != src]
            end_event(s, me, src)

        return away

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DISCARD, w.pick("tuto kartu", "this card"))]
