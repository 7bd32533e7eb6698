"""What a card does with itself: back to hand, to another base, into play, destroyed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Compiler, Effect, Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .moves import destroy, destroy_action, move, other_places, send_back
from .play import play_minion
from .state import SmashState


@dataclass(frozen=True)
class ReturnThis(Effect):
    """This card goes to its owner's hand."""

    def instant(self) -> Instant:
        return lambda s, me, src, x: send_back(s, [src], me, src)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("tuto kartu do ruky jejího majitele", "this card to its owner's hand")
        return [Clause(words.RETURN, rest).optional()]


@dataclass(frozen=True)
class MoveThis(Script):
    """This minion moves: to the base handed over, or to another one of its player's choice."""

    chosen: bool = False

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            if s.at[f[SRC]] < 0:
                f[PC] = go(2)
            elif self.chosen:
                places = other_places(s, f[SRC])
                if not places:
                    f[PC] = go(2)
                    return
                ask(s, f[ME], v.ASK_TO, v.TO.each(places), f[SRC])
            else:
                s.answer = v.TO(f[X])

        def take(s: SmashState, f: Frame) -> None:
            move(s, f[SRC], s.answer - v.TO.code, f[ME], f[SRC])

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        where = w.pick(" k jiné základně", " to another base") if self.chosen else w.pick("", " there")
        rest = w.pick("tohoto bojovníka", "this minion") + where
        return [Clause(words.MOVE, rest, enclitic="" if self.chosen else w.pick("k ní", "")).optional()]


@dataclass(frozen=True)
class PlayThisThere(Effect):
    """This minion is played from hand to the base handed over."""

    def compile(self, c: Compiler) -> None:
        def there(s: SmashState, f: Frame) -> None:
            play_minion(s, f[ME], f[SRC], f[X], s.hand[f[ME]])

        c.emit(there)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(words.PLAY, w.pick("tohoto bojovníka", "this minion there"), enclitic=w.pick("k ní", "")).optional()
        ]


@dataclass(frozen=True)
class DestroyThis(Effect):
    """This action is destroyed, or the minion it is on, or this minion."""

    bearer: bool = False

    def compile(self, c: Compiler) -> None:
        def gone(s: SmashState, f: Frame) -> None:
            card = f[SRC]
            if s.at[card] < 0:
                return
            if self.bearer:
                destroy(s, [s.on[card]], f[ME], card)
            elif s.t.is_minion[card]:
                destroy(s, [card], f[ME], card)
            else:
                destroy_action(s, card)

        c.emit(gone)

    def say(self, w: Words) -> list[Clause]:
        what = ("tohoto bojovníka", "this minion") if self.bearer else ("tuto kartu", "this card")
        return [Clause(words.DESTROY, w.pick(*what))]
