"""Where units are summoned: next to gates, and what a unit's own text says about its coming."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import ACC, INS, NOM, Words, upper

from ..rules import board as b
from ..state import WarState
from ..words.lexicon import with_word
from ..words.names import NameWord
from .groups import ITSELF, OWN_SUMMONER, Group, named
from .topics import OWN_SUMMONING, SUMMON_SPACES


@dataclass(frozen=True)
class SummonNextTo(Standing):
    """Units may be summoned next to a card: this one, or the one that it was aimed at. `word` narrows which units."""

    beside: Scope = ITSELF
    word: NameWord | None = None
    topic: ClassVar[str] = "gate"

    @cached_property
    def plain(self) -> bool:
        """Next to this card itself, for every unit: a gate."""
        return self.beside is ITSELF and self.word is None

    def key(self) -> str:
        return SUMMON_SPACES

    def spaces(self, s: WarState, holder: int, card: int, unit: int) -> b.Mask:
        """The spaces to which `unit` may be summoned by `holder` thanks to this."""
        if self.word is not None and not named(s.t.cards[unit].name.en, self.word):
            return 0
        return next_to(s, self.beside, holder, card)

    def say(self, w: Words) -> str:
        units = Group(word=self.word).say(w, ACC, many=True)
        there = beside(w, self.beside)
        return w.pick(
            f"{upper(units)} můžeš vyvolávat na volná pole sousedící {with_word(there)}.",
            f"You may summon {units} to empty spaces adjacent to {there}.",
        )


@dataclass(frozen=True)
class OwnSummoning(Standing):
    """What a unit says about its own summoning; it says so from its player's hand."""

    what: Scope
    topic: ClassVar[str] = "own summoning"
    replaces: ClassVar[bool] = False  # it takes the space of a card

    def key(self) -> str:
        return OWN_SUMMONING

    def spaces(self, s: WarState, seat: int, unit: int) -> b.Mask:
        raise NotImplementedError


@dataclass(frozen=True)
class ComesNextTo(OwnSummoning):
    """This unit may also be summoned next to the cards in scope."""

    def spaces(self, s: WarState, seat: int, unit: int) -> b.Mask:
        return next_to(s, self.what, seat, unit)

    def say(self, w: Words) -> str:
        there = beside(w, self.what)
        return w.pick(
            f"Tuto jednotku můžeš vyvolat také na volné pole sousedící {with_word(there)}.",
            f"You may also summon this unit to an empty space adjacent to {there}.",
        )


@dataclass(frozen=True)
class InPlaceOf(OwnSummoning):
    """Summoning this unit also costs a card in scope, which is destroyed, and the unit takes its space."""

    replaces: ClassVar[bool] = True

    def spaces(self, s: WarState, seat: int, unit: int) -> b.Mask:
        return there(s, self.what, seat, unit)

    def say(self, w: Words) -> str:
        what: Any = self.what
        return w.pick(
            f"K nákladům na vyvolání této jednotky patří {what.say(w, NOM)}: ta je eliminována a tato jednotka zaujme "
            "její pole.",
            f"Summoning this unit also costs {what.say(w)}, which is destroyed; this unit takes its space.",
        )


def beside(w: Words, scope: Scope) -> str:
    """touto kartou, vlastní Žhavou jednotkou; this card, a friendly Ember unit (in a sentence about the reader)"""
    if scope is ITSELF:
        return w.pick("touto kartou", "this card")
    if scope is OWN_SUMMONER:
        return w.pick("svým Vyvolavačem", OWN_SUMMONER.en)
    said: Any = scope
    return str(said.say(w, INS) if isinstance(scope, Group) else said.say_scope(w, INS))


def there(s: WarState, scope: Scope, holder: int, card: int) -> b.Mask:
    """The spaces of the cards in a scope."""
    cards = scope.those(s, holder, card)
    if cards is None:
        cards = [other for other in s.t.borrowers(s) if scope.covers(s, holder, card, holder, other)]
    return sum(1 << s.at[other] for other in cards)


def next_to(s: WarState, scope: Scope, holder: int, card: int) -> b.Mask:
    """The spaces next to the cards in a scope."""
    return b.NEXT_TO[s.at[card]] if scope is ITSELF else b.around(there(s, scope, holder, card))
