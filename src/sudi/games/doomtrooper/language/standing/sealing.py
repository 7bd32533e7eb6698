"""A library that no special card searches, changes or draws from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import Standing, in_force
from sudi.kernel.wording import Words

from ...state import LIBRARY, DoomState, whose_table
from ..marks import LIBRARY_SEALED


@dataclass(frozen=True)
class SealedLibrary(Standing):
    """Of the player that the card lies before."""

    topic: ClassVar[str] = "sealed library"

    def key(self) -> str:
        return LIBRARY_SEALED

    def say(self, w: Words) -> str:
        return w.pick(
            "Žádná speciální karta nesmí jeho knihovnu prohledat, změnit ani na ni jinak působit.",
            "No special card may search that player's library, change it or affect it in any other way.",
        )


def sealed(s: DoomState, src: int, seat: int) -> bool:
    """Does this card not touch the library of that player?"""
    if not s.t.is_special[src] or not s.t.standing_masks.get(LIBRARY_SEALED, 0) & s.live:
        return False
    return any(whose_table(s, card) == seat for _, _, card, _, _ in in_force(s, LIBRARY_SEALED))


def within_reach(s: DoomState, src: int, name: str, seat: int) -> list[int]:
    """What this card may look for in a pile of a player."""
    return [] if name == LIBRARY and sealed(s, src, seat) else getattr(s, name)[seat]
