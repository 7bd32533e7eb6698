"""Effects of spells that take an action."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.wording import Clause, Words, verb

from .acts import Act
from .moving import reshuffle
from .state import LIBRARY, DoomState, stow


@dataclass(frozen=True)
class NewLibrary(Act):
    """The discard pile is shuffled into the library."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.grave[me])

    def instant(self) -> Instant:
        def renew(s: DoomState, me: int, src: int, x: int) -> None:
            for card in s.grave[me][:]:
                stow(s, card, LIBRARY, False)
            reshuffle(s, me)

        return renew

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_SHUFFLE, w.pick("svůj hrob do své knihovny", "your discard pile into your library"))]


_SHUFFLE = verb("zamíchej", "zamíchejte", "zamíchat", "zamíchá", "shuffle")
