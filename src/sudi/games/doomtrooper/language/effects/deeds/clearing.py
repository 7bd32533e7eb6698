"""What goes when a card is played: gear that lies in a player's areas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import cards_of
from sudi.kernel.wording import Clause, Words

from ....cards.types import EQUIPMENT
from ....rules.leaving import discard
from ....state import DoomState, in_play, whose_table
from ....words import verbs
from ..act import PLAYER, Act


@dataclass(frozen=True)
class ClearAreaGear(Act):
    """All equipment that is laid to areas of the player the card is played on is discarded."""

    victim: ClassVar[str] = PLAYER

    def laid(self, s: DoomState, seat: int) -> list[int]:
        return [c for c in s.works[seat] if s.t.type[c] == EQUIPMENT and s.area[c] >= 0 and in_play(s, c)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """A second copy before the same player says nothing new: it needs something to discard."""
        if self.laid(s, aim):
            return True
        return not any(whose_table(s, c) == aim for c in cards_of(s.t.copies[src] & s.live))

    def instant(self) -> Instant:
        def clear(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.laid(s, s.whom[src]):
                discard(s, card)

        return clear

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick("všechno vybavení, které má vyložené v oblastech", "all equipment laid to that player's areas"),
            )
        ]
