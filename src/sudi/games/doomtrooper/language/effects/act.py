"""The base of the game's effects: each knows whether it could do anything now (DTR-346: no card without influence)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Effect, If, Nothing, Repeat, Script, Seq
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.wording import Clause, VerbWord, Words

from ...state import DoomState
from ...words import vocabulary as v


class Act(Effect):
    """An effect of this game. `answers`: it may be used while a card is being played as well (DTR-343)."""

    answers: ClassVar[bool] = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """Would it change anything, aimed at this card (-1: at none)?"""
        return True

    def most(self, s: DoomState, me: int, src: int) -> int:
        """How many units of it are of any use; a big number if there is no end to it."""
        return 999


def possible(effect: Effect | None, s: DoomState, me: int, src: int, aim: int) -> bool:
    if isinstance(effect, Act):
        return effect.possible(s, me, src, aim)
    if isinstance(effect, Seq):
        return any(possible(part, s, me, src, aim) for part in effect.parts)
    if isinstance(effect, If):
        return possible(effect.then, s, me, src, aim)
    return not isinstance(effect, Nothing)


def answers(effect: Effect | None) -> bool:
    return isinstance(effect, Act) and effect.answers


def most_units(effect: Effect | None, s: DoomState, me: int, src: int) -> int:
    if isinstance(effect, Act):
        return effect.most(s, me, src)
    if isinstance(effect, Repeat):
        return most_units(effect.effect, s, me, src)
    return 999


def say(word: VerbWord, w: Words, cs: str, en: str) -> Clause:
    return Clause(word, w.pick(cs, en))


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
