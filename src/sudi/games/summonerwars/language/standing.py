"""What cards say that holds for a while: triggers, changed numbers, bans, lent abilities, plain marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import permissions, triggers, values
from sudi.kernel.standing import Grant, Standing, in_force, stirs
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Words, upper

from ..cards.card import Ability
from ..state import WarState
from .groups import Group
from .topics import MORE_HARM

UNSAID = Bilingual("", "")


class Worded:
    """A rule whose words stand beside it."""

    text: Bilingual

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    """When the occasion comes; `may` says that its player decides whether at all."""

    def say(self, w: Words) -> str:
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))


@dataclass(frozen=True)
class Change(Worded, values.Modifier):
    """A changed number. `for_attack`: it ends with the attack it was made for."""

    for_attack: bool = False
    text: Bilingual = UNSAID


@dataclass(frozen=True)
class Forbid(Worded, permissions.Permission):
    text: Bilingual = UNSAID


@dataclass(frozen=True)
class Save(Worded, triggers.Replacement):
    """Instead of being destroyed."""

    text: Bilingual = UNSAID


@dataclass(frozen=True)
class Lend(Grant):
    """The cards in scope have an ability for as long as this holds; `for_move`: for moves that begin in the scope."""

    ability: Ability | None = None
    for_move: Bilingual = UNSAID
    text: Bilingual = UNSAID  # said instead, where the lent ability has no name of its own

    def say(self, w: Words) -> str:
        if self.text != UNSAID:
            return self.text[w.lang]
        if self.for_move != UNSAID:
            return self.for_move[w.lang]
        assert self.ability is not None
        who = self.scope.say_scope(w)
        name, text = self.ability.name[w.lang], self.ability.text(w)
        many = isinstance(self.scope, Group)
        if w.czech:
            return upper(f"{who} {'mají' if many else 'má'} schopnost {name}: {text}")
        return upper(f"{who} {'have' if many else 'has'} the ability {name}: {text}")


def lend(zone: str, scope: Scope, ability: Ability, for_move: Bilingual = UNSAID, *, text: Bilingual = UNSAID) -> Lend:
    return Lend(zone, scope, ability.rules, ability, for_move, text)


# ---- marks: plain facts that the rules ask for by name ----
@dataclass(frozen=True)
class Mark(Worded, Standing):
    """A fact about the card itself, known by its name."""

    name: str
    text: Bilingual = UNSAID
    topic: ClassVar[str] = "mark"

    def key(self) -> str:
        return self.name

    def about_itself(self) -> bool:
        return True


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


def mark(name: str, cs: str, en: str, zone: str = "field") -> Mark:
    return Mark(zone, name, Bilingual(cs, en))
