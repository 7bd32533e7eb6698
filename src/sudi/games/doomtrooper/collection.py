"""Cards from the collection: everything a player owns outside the match (DTR-497)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.wording import Clause, Words

from . import words
from .acts import Act
from .moving import attach, enter, reshuffle
from .state import DoomState


def in_collection(s: DoomState, seat: int, id: str) -> int:
    """A copy in the library, the discard pile or the sideboard; -1 if there is none."""
    for zone in (s.sideboard[seat], s.grave[seat], s.library[seat]):
        for card in zone:
            if s.t.defs[card].id == id:
                return card
    return -1


@dataclass(frozen=True)
class Fetch(Act):
    """Bring a card from the collection into play: a warrior to its area, an attachment to the warrior itself."""

    id: str
    attached: bool = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return in_collection(s, me, self.id) >= 0

    def instant(self) -> Instant:
        def fetch(s: DoomState, me: int, src: int, x: int) -> None:
            card = in_collection(s, me, self.id)
            if card < 0:
                return
            from_library = card in s.library[me]
            if self.attached:
                attach(s, card, src, me)
            else:
                enter(s, card, me)
            if from_library:
                reshuffle(s, me)

        return fetch

    def say(self, w: Words) -> list[Clause]:
        from .vocabulary import library

        name = library.cards[self.id].name[w.lang] if self.id in library.cards else self.id
        if self.attached:
            return [Clause(words.GIVE, w.pick(f"k němu kartu {name} ze své sbírky", f"{name} from your collection"))]
        return [
            Clause(
                words.PUT,
                w.pick(f"do hry kartu {name} ze své sbírky", f"{name} from your collection into play"),
            )
        ]
