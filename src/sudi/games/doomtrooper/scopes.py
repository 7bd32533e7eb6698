"""Scopes that are one card: the card itself, its bearer, whatever a rule was aimed at, whoever faces the bearer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.values import Scope
from sudi.kernel.wording import Words

from .select import in_combat, opponent_of
from .state import DoomState


@dataclass(frozen=True)
class Itself(Scope):
    itself: ClassVar[bool] = True

    def only(self, s: DoomState, card: int) -> int:
        return card

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return card == target

    def say_scope(self, w: Words) -> str:
        return w.pick("tento bojovník", "this warrior")


@dataclass(frozen=True)
class Bearer(Scope):
    """The warrior the card lies on."""

    borne: ClassVar[bool] = True

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return s.bearer[card] == target

    def say_scope(self, w: Words) -> str:
        return w.pick("bojovník", "the warrior")


@dataclass(frozen=True)
class Aimed(Scope):
    """Whatever a lasting rule was aimed at."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        return True

    def say_scope(self, w: Words) -> str:
        return w.pick("zvolený bojovník", "the chosen warrior")


@dataclass(frozen=True)
class Caster(Aimed):
    """The same, where it is the caster of a spell (or whom a Keeper lends it to)."""

    def say_scope(self, w: Words) -> str:
        return w.pick("sesilatel", "the caster")


@dataclass(frozen=True)
class Facing(Scope):
    """Whoever faces the bearer (or the warrior itself) in a combat."""

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if not in_combat(s, target):
            return False
        mine = s.bearer[card] if s.bearer[card] >= 0 else card
        return opponent_of(s, target) == mine

    def say_scope(self, w: Words) -> str:
        return w.pick("protivník bojovníka", "the warrior's opponent")


ITSELF, BEARER, AIMED, CASTER, FACING = Itself(), Bearer(), Aimed(), Caster(), Facing()
