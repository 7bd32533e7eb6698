"""What goes when a card is played: gear that lies in a player's areas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.wording import Clause, Words

from ....cards.types import EQUIPMENT
from ....rules.leaving import discard
from ....state import DoomState, in_play
from ....words import verbs
from ..act import PLAYER, Act


@dataclass(frozen=True)
class ClearAreaGear(Act):
    """All equipment that is laid to areas of the player the card is played on is discarded."""

    victim: ClassVar[str] = PLAYER

    def instant(self) -> Instant:
        def clear(s: DoomState, me: int, src: int, x: int) -> None:
            for card in s.works[s.whom[src]][:]:
                if s.t.type[card] == EQUIPMENT and s.area[card] >= 0 and in_play(s, card):
                    discard(s, card)

        return clear

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick("všechno vybavení, které má vyložené v oblastech", "all equipment laid to that player's areas"),
            )
        ]
