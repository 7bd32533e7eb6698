"""Standing rules about spaces: passing through, shooting through, where units are summoned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import ACC, Bilingual, Words, upper

from ..law.moves import open_spaces
from ..rules import board as b
from ..state import WarState, controller
from .groups import ITSELF, Group
from .topics import BLOCKS, CHARGES, SHOOTS_THROUGH, THROUGH

PASSED = {
    "commons": Bilingual("běžné jednotky", "commons"),
    "structures": Bilingual("stavby", "structures"),
    "everything": Bilingual("všechny karty", "all cards"),
}


@dataclass(frozen=True)
class MovesThrough(Standing):
    """Moves of the cards in scope may pass through occupied spaces: commons, structures or anything."""

    what: str  # "commons", "structures", "everything"
    tramples: bool = False  # what it moves through suffers, so ways that differ in it are told apart
    scope: Scope = field(default=ITSELF)
    topic: ClassVar[str] = "passage"

    def key(self) -> str:
        return THROUGH

    def about_itself(self) -> bool:
        return self.scope.itself

    def spaces(self, s: WarState, near: b.Mask) -> b.Mask:
        """The occupied spaces among these that it opens."""
        return open_spaces(s, self.what, near)

    def say(self, w: Words) -> str:
        who, what = upper(self.scope.say_scope(w)), PASSED[self.what][w.lang]
        return w.pick(f"{who} se může pohybovat skrz {what}.", f"{who} may move through {what}.")


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
        if self.own_space:
            return w.pick(
                "Útoky vlastních jednotek mohou procházet skrz tuto kartu.",
                "Attacks of friendly units may pass through this card.",
            )
        return w.pick(
            "Útoky této jednotky mohou procházet skrz jednotky.", "Attacks of this unit may pass through units."
        )


@dataclass(frozen=True)
class BlocksAttacks(Standing):
    """No attack passes through the cards of a group, whatever else allows it."""

    what: Group
    topic: ClassVar[str] = "line of sight"

    def key(self) -> str:
        return BLOCKS

    def spaces(self, s: WarState, holder: int, card: int) -> b.Mask:
        return sum(1 << s.at[c] for c in self.what.find(s, holder, card))

    def say(self, w: Words) -> str:
        return w.pick(
            f"Žádný útok nemůže projít skrz {self.what.say(w, ACC, many=True)}.",
            f"No attack may pass through {self.what.say(w, many=True)}.",
        )
