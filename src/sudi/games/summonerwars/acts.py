"""Abilities that a player uses of his own accord in a phase: freely, instead of moving, or instead of attacking."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.log import note
from sudi.kernel.machine import begin
from sudi.kernel.standing import in_force
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Words

from . import standing
from . import vocabulary as v
from .aiming import may_attack
from .choices import permitted, possible
from .happenings import USING
from .moving import may_move
from .state import ATTACKS_A_TURN, MOVES_A_TURN, WarState
from .words import PHASE_NAMES

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


def usable(s: WarState, me: int, card: int, rule: Act) -> bool:
    when = rule.when
    assert isinstance(when, Using)
    bit = 1 << card
    if when.once and s.spent[card] & when.once:
        return False
    if when.how == INSTEAD_OF_MOVING and (s.moves >= MOVES_A_TURN or s.moved & bit or not may_move(s, me, card)):
        return False
    if when.how == INSTEAD_OF_ATTACKING and (
        s.attacks >= ATTACKS_A_TURN or s.attacked & bit or not may_attack(s, me, card)
    ):
        return False
    return possible(rule.do, s, me, card, -1)


USE = v.USE.code


def acts(s: WarState, me: int) -> list[int]:
    """The abilities that can be used in this phase."""
    options = []
    for rule, seat, card, _, _ in in_force(s, USING[s.phase]):
        if seat == me and usable(s, me, card, rule):
            options.append(USE + (rule.act << 12) + card)
    return options


def use(s: WarState, me: int, card: int, act: int) -> None:
    """SUW-150, SUW-151: what is done instead of moving or attacking takes its place among the three."""
    rule = next(r for r, seat, c, _, _ in in_force(s, USING[s.phase]) if c == card and r.act == act)
    note(s, v.L_USES, me, card)
    if rule.when.once:
        s.spent[card] |= rule.when.once
    if rule.when.how == INSTEAD_OF_MOVING:
        s.moves += 1
        s.moved |= 1 << card
    elif rule.when.how == INSTEAD_OF_ATTACKING:
        s.attacks += 1
        s.attacked |= 1 << card
    begin(s, s.t.trigger_programs[s.t.rule_ids(rule)], me, card, -1)
