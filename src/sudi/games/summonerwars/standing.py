"""What cards say that holds for a while: triggers, changed numbers, bans, lent abilities, plain marks."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from sudi.kernel import permissions, triggers, values
from sudi.kernel.standing import Grant, Standing, in_force, stirs
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Words, upper

from . import board as b
from .card import Ability
from .gaits import open_spaces
from .happenings import (
    ANY_PHASE,
    BLOCKS,
    CAPTURES,
    CHARGES,
    MORE_HARM,
    PROTECTS,
    RELENTLESS,
    SACRIFICES,
    SHOOTS_THROUGH,
    SOULLESS,
    SPREADS,
    SUMMON_SPACES,
    THROUGH,
)
from .select import ITSELF, Group, named
from .state import WarState, controller
from .words import NameWord

UNSAID = Bilingual("", "")


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    """When the occasion comes; `may` says that its player decides whether at all."""

    def say(self, w: Words) -> str:
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))


@dataclass(frozen=True)
class Change(values.Modifier):
    """A changed number. `for_attack`: it ends with the attack it was made for."""

    for_attack: bool = False
    text: Bilingual = UNSAID

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class Forbid(permissions.Permission):
    text: Bilingual = UNSAID

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class Save(triggers.Replacement):
    """Instead of being destroyed."""

    text: Bilingual = UNSAID

    def say(self, w: Words) -> str:
        return self.text[w.lang]


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
class Mark(Standing):
    """A fact about the card itself, known by its name."""

    name: str
    text: Bilingual = UNSAID
    topic: ClassVar[str] = "mark"

    def key(self) -> str:
        return self.name

    def about_itself(self) -> bool:
        return True

    def say(self, w: Words) -> str:
        return self.text[w.lang]


def marked(s: WarState, name: str, card: int) -> bool:
    """Does a card have this mark now?"""
    if stirs(s, name, card):
        for entry in in_force(s, name, card):
            if entry[2] == card:
                return True
    return False


@dataclass(frozen=True)
class MovesThrough(Standing):
    """Moves of the cards in scope may pass through occupied spaces: commons, structures or anything."""

    what: str  # "commons", "structures", "everything"
    tramples: bool = False
    scope: Scope = field(default=ITSELF)
    text: Bilingual = UNSAID
    topic: ClassVar[str] = "passage"

    def key(self) -> str:
        return THROUGH

    def about_itself(self) -> bool:
        return self.scope.itself

    def spaces(self, s: WarState, near: b.Mask) -> b.Mask:
        """The occupied spaces among these that it opens."""
        return open_spaces(s, self.what, near)

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class Charges(Standing):
    """Instead of its usual move the unit may run up to `n` clear spaces straight on."""

    n: int
    topic: ClassVar[str] = "charge"

    def key(self) -> str:
        return CHARGES

    def about_itself(self) -> bool:
        return True

    def say(self, w: Words) -> str:
        return w.pick(
            f"Namísto obvyklého pohybu se tato jednotka může pohnout o 1 až {self.n} volná pole v přímém směru.",
            f"Instead of moving normally, this unit may move 1 to {self.n} clear spaces in a straight line.",
        )


@dataclass(frozen=True)
class ShootsThrough(Standing):
    """Attacks pass through: the space of this card (for its player's units), or units (for this unit's attacks)."""

    own_space: bool
    text: Bilingual = UNSAID
    topic: ClassVar[str] = "line of sight"

    def key(self) -> str:
        return SHOOTS_THROUGH

    def about_itself(self) -> bool:
        return not self.own_space

    def spaces(self, s: WarState, holder: int, card: int, attacker: int) -> b.Mask:
        if self.own_space:
            return 1 << s.at[card] if controller(s, attacker) == holder else 0
        if card != attacker:
            return 0
        return sum(1 << q for q in b.spaces(s.held[0] | s.held[1]) if s.t.is_unit[s.board[q]])

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class BlocksAttacks(Standing):
    """No attack passes through the cards of a group, whatever else allows it."""

    what: Group
    text: Bilingual = UNSAID
    topic: ClassVar[str] = "line of sight"

    def key(self) -> str:
        return BLOCKS

    def spaces(self, s: WarState, holder: int, card: int) -> b.Mask:
        return sum(1 << s.at[c] for c in self.what.find(s, holder, card))

    def say(self, w: Words) -> str:
        return self.text[w.lang]


@dataclass(frozen=True)
class SummonNextTo(Standing):
    """Where units may be summoned: next to this card (or to what it was aimed at, or to its player's summoner).

    `word` narrows which units; `only_itself` marks a unit in hand that brings the permission along itself and names
    the cards it may come next to.
    """

    beside: str = "this"  # "this", "chosen", "summoner", "named" (a friendly unit with the word in its name)
    word: NameWord | None = None
    only_itself: bool = False
    text: Bilingual = UNSAID
    topic: ClassVar[str] = "gate"

    @cached_property
    def plain(self) -> bool:
        """Next to this card itself, for every unit: a gate."""
        return self.beside == "this" and self.word is None and not self.only_itself

    def key(self) -> str:
        return SUMMON_SPACES

    def spaces(self, s: WarState, holder: int, card: int, unit: int) -> b.Mask:
        """The spaces next to which `unit` may be summoned by `holder` thanks to this."""
        if self.only_itself:
            if unit != card:
                return 0
        elif self.word is not None and not named(s.t.cards[unit].name.en, self.word):
            return 0
        if self.beside == "summoner":
            return b.NEXT_TO[s.at[s.t.summoner[holder]]]
        if self.beside == "chosen":
            return b.NEXT_TO[s.at[s.aim[card]]] if s.aim[card] >= 0 else 0
        if self.beside == "named":
            assert self.word is not None
            own = [q for q in b.spaces(s.held[holder]) if named(s.t.cards[s.board[q]].name.en, self.word)]
            return b.around(sum(1 << q for q in own if s.t.is_unit[s.board[q]]))
        return b.NEXT_TO[s.at[card]]

    def say(self, w: Words) -> str:
        return self.text[w.lang]


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


__all__ = ["ANY_PHASE", "CAPTURES", "PROTECTS", "RELENTLESS", "SACRIFICES", "SOULLESS", "SPREADS"]
