"""What cards say that holds for a while: triggers, changed numbers, bans, lent abilities, plain marks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from sudi.kernel import permissions, triggers, values
from sudi.kernel.standing import Grant, Standing, in_force, stirs
from sudi.kernel.values import Scope
from sudi.kernel.wording import GEN, NOM, Bilingual, Words, upper

from ..cards.card import Ability
from ..state import WarState
from .groups import Group
from .saying import MARKS, say_change, say_symbols
from .topics import MORE_HARM


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    """When the occasion comes."""

    def say(self, w: Words) -> str:
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))


@dataclass(frozen=True)
class Change(values.Modifier):
    """A changed number. `for_attack`: it ends with the attack it was made for."""

    for_attack: bool = False

    def say(self, w: Words) -> str:
        return say_change(w, self)


@dataclass(frozen=True)
class Forbid(permissions.Permission):
    """Something may not be done; said together with its neighbours (`say_rules`)."""


@dataclass(frozen=True)
class Save(triggers.Replacement):
    """Instead of being destroyed the cards that the occasion names go back to hand."""

    def say(self, w: Words) -> str:
        when: Any = self.when
        return w.pick(
            f"{upper(when.what.say(w, NOM))} se namísto eliminace vrací do ruky hráče, k jehož sadě patří.",
            f"Instead of being destroyed, {when.what.say(w)} goes back to the hand of whoever's deck it is from.",
        )


@dataclass(frozen=True)
class Lend(Grant):
    """The cards in scope have an ability for as long as this holds.

    `for_move`: for moves that begin in the scope. `unnamed`: the ability is said without its name.
    """

    ability: Ability | None = None
    for_move: bool = False
    unnamed: bool = False

    def say(self, w: Words) -> str:
        assert self.ability is not None
        who = self.scope.say_scope(w)
        name, text = self.ability.name[w.lang], self.ability.text(w)
        if self.for_move:
            assert isinstance(self.scope, Group)
            mover, where = replace(self.scope, within=0), self.scope.where(w)
            return w.pick(
                f"{upper(mover.say(w, NOM))}, která začíná pohyb {where}, má během něj schopnost {name}.",
                f"{upper(mover.say(w, many=True))} that set out {where} make that move with {name}.",
            )
        if self.unnamed:  # what it lends is said of the unit that has it
            (rule,) = self.ability.rules
            assert isinstance(rule, Change)
            whose = Bilingual(self.scope.say_scope(Words("cs"), GEN), self.scope.say_scope(Words("en")))
            return say_symbols(w, whose, getattr(rule.amount, "each", 0))
        many = isinstance(self.scope, Group)
        if w.czech:
            return upper(f"{who} {'mají' if many else 'má'} schopnost {name}: {text}")
        return upper(f"{who} {'have' if many else 'has'} the ability {name}: {text}")


def lend(zone: str, scope: Scope, ability: Ability, *, for_move: bool = False, unnamed: bool = False) -> Lend:
    return Lend(zone, scope, ability.rules, ability, for_move, unnamed)


# ---- marks: plain facts that the rules ask for by name ----
@dataclass(frozen=True)
class Mark(Standing):
    """A fact about the card itself, known by its name."""

    name: str
    topic: ClassVar[str] = "mark"

    def key(self) -> str:
        return self.name

    def about_itself(self) -> bool:
        return True

    def say(self, w: Words) -> str:
        return MARKS[self.name][w.lang]


def marked(s: WarState, name: str, card: int) -> bool:
    """Does a card have this mark now?"""
    if stirs(s, name, card):
        for entry in in_force(s, name, card):
            if entry[2] == card:
                return True
    return False


@dataclass(frozen=True)
class MoreHarm(Standing):
    """Damage by abilities of its player's units to enemy units is bigger."""

    n: int
    topic: ClassVar[str] = "harm"

    def key(self) -> str:
        return MORE_HARM

    def say(self, w: Words) -> str:
        return w.pick(
            f"Schopnosti vlastních jednotek uštědřují cizím jednotkám mimo útoky o {self.n} zranění víc.",
            f"Abilities of friendly units deal {self.n} more damage to enemy units outside of attacks.",
        )


def mark(name: str, zone: str = "field") -> Mark:
    return Mark(zone, name)
