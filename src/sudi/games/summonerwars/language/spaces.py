"""Standing rules about spaces: passing through, shooting through, where units are summoned."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Words

from ..law.moves import open_spaces
from ..rules import board as b
from ..state import WarState, controller
from ..words.names import NameWord
from .groups import ITSELF, Group, named
from .standing import UNSAID
from .topics import BLOCKS, CHARGES, SHOOTS_THROUGH, SUMMON_SPACES, THROUGH


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
