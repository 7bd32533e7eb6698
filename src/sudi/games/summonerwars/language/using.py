"""Abilities that a player uses of his own accord in a phase: freely, instead of moving, or instead of attacking."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Words

from ..words.phases import PHASE_NAMES
from . import standing
from .effects.asking import permitted
from .topics import USING

FREELY, INSTEAD_OF_MOVING, INSTEAD_OF_ATTACKING = "freely", "instead of moving", "instead of attacking"


@dataclass(frozen=True)
class Using(Occasion):
    """In which phase an ability may be used, what it costs of the phase, and how often."""

    phase: int
    how: str = FREELY
    once: int = 0  # the bit of an ability that works once in a turn

    @property
    def event(self) -> str:  # type: ignore[override]
        return USING[self.phase]

    def say_when(self, w: Words) -> str:
        if self.how == INSTEAD_OF_MOVING:
            return w.pick("Namísto pohybu této jednotky", "Instead of moving this unit,")
        if self.how == INSTEAD_OF_ATTACKING:
            return w.pick("Namísto útoku této jednotky", "Instead of attacking with this unit,")
        phase = PHASE_NAMES[self.phase][w.lang]
        if self.once:
            return w.pick(f"Jednou za tah ve své fázi {phase}", f"Once per turn in your {phase} phase,")
        return w.pick(f"Ve své fázi {phase}", f"In your {phase} phase,")


@dataclass(frozen=True)
class Act(standing.Trigger):
    """An ability that is used; `act` is its place among the words of the verb."""

    act: int = 0
    unsaid: bool = False  # another rule of the same ability says it

    def say(self, w: Words) -> str:
        if self.unsaid:
            return ""
        return w.paragraph(w.led(self.when.say_when(w), permitted(self.do.say(w))))
