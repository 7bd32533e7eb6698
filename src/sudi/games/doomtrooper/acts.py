"""The base of the game's effects: each knows whether it could do anything now (DTR-346: no card without influence)."""

from __future__ import annotations

from sudi.kernel.effects import Effect, If, Nothing, Repeat, Seq

from .state import DoomState


class Act(Effect):
    """An effect of this game."""

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


def most_units(effect: Effect | None, s: DoomState, me: int, src: int) -> int:
    if isinstance(effect, Act):
        return effect.most(s, me, src)
    if isinstance(effect, Repeat):
        return most_units(effect.effect, s, me, src)
    return 999
