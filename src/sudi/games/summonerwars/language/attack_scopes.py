"""Which attack a standing rule is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.machine import SRC, X
from sudi.kernel.values import Scope
from sudi.kernel.wording import ACC, Words

from ..rules import board as b
from ..rules.attack import current
from ..state import ATTACKED_THIS_TURN, WarState, controller


# ---- which attack a rule is about ----
@dataclass(frozen=True)
class AttackByThis(Scope):
    """The attack that this unit makes."""

    melee_only: bool = False
    own_attack: ClassVar[bool] = True  # nothing but attacks by or on the card that carries the rule

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        return f is not None and f[SRC] == card and (not self.melee_only or s.t.melee[card])

    def say_attacks(self, w: Words) -> str:
        return w.pick("útoky této jednotky", "attacks of this unit")


@dataclass(frozen=True)
class AttackOn(Scope):
    """Attacks on the cards that another scope covers."""

    whom: Scope

    @property
    def own_attack(self) -> bool:
        return self.whom.itself

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        return f is not None and f[X] == target and self.whom.covers(s, holder, card, actor, target)

    def say_attacks(self, w: Words) -> str:
        whom: Any = self.whom
        return w.pick(f"útoky na {whom.say_scope(w, ACC)}", f"attacks on {whom.say_scope(w, ACC)}")


@dataclass(frozen=True)
class AttackByAdjacentEnemy(Scope):
    """Attacks that an enemy unit adjacent to this one makes, on whatever card."""

    beside_attacker: ClassVar[bool] = True

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        if f is None or controller(s, f[SRC]) == holder:
            return False
        return b.distance(s.at[f[SRC]], s.at[card]) == 1

    def say_attacks(self, w: Words) -> str:
        return w.pick(
            "útoky cizích jednotek sousedících s touto jednotkou", "attacks of enemy units adjacent to this unit"
        )


@dataclass(frozen=True)
class WhileAttacking(Scope):
    """A unit's strength in an attack on a card that another scope covers."""

    attacker: Scope
    target: Scope

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        if f is None or f[SRC] != target or not self.attacker.covers(s, holder, card, actor, target):
            return False
        return self.target.covers(s, holder, card, actor, f[X])

    def say_scope(self, w: Words) -> str:
        return self.attacker.say_scope(w)

    def say_when(self, w: Words) -> str:
        target: Any = self.target
        return w.pick(f"při útoku na {target.say_scope(w, ACC)}", f"when it attacks {target.say_scope(w, ACC)}")


@dataclass(frozen=True)
class FirstAttackOnThis(Scope):
    """The first attack of a turn on this unit."""

    own_attack: ClassVar[bool] = True

    def covers(self, s: WarState, holder: int, card: int, actor: int, target: int) -> bool:
        f = current(s)
        return f is not None and f[X] == target == card and not s.spent[card] & ATTACKED_THIS_TURN

    many_attacks: ClassVar[bool] = False

    def say_attacks(self, w: Words) -> str:
        return w.pick("první útok na tuto jednotku v každém tahu", "the first attack on this unit in each turn")
