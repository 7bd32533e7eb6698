"""Standing rules about spaces: passing through, shooting through, where units are summoned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Words

from ..law.moves import open_spaces
from ..rules import board as b
from ..state import WarState, controller
from .groups import ITSELF, Group
from .standing import UNSAID, Worded
from .topics import BLOCKS, CHARGES, SHOOTS_THROUGH, THROUGH


@dataclass(frozen=True)
class MovesThrough(Worded, Standing):
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
class ShootsThrough(Worded, Standing):
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


@dataclass(frozen=True)
class BlocksAttacks(Worded, Standing):
    """No attack passes through the cards of a group, whatever else allows it."""

    what: Group
    text: Bilingual = UNSAID
    topic: ClassVar[str] = "line of sight"

    def key(self) -> str:
        return BLOCKS

    def spaces(self, s: WarState, holder: int, card: int) -> b.Mask:
        return sum(1 << s.at[c] for c in self.what.find(s, holder, card))
