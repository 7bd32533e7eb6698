"""Ratings that follow from what a card has counted, and warriors that wear themselves out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.wording import Clause, Words, verb

from ...rules.leaving import discard
from ...state import DoomState, in_play
from ...words.ratings import ARMOUR
from ..counting import serves
from ..effects.act import Act
from ..effects.harm.healing import heal
from ..ratings import base_rating
from .boosts import Boost
from .settling import Settles


@dataclass(frozen=True)
class PerTally(Boost):
    """Once for everything that the card itself has counted."""

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        each: int = getattr(self, rating)
        return each * s.noted[source]

    def tail(self, w: Words) -> str:
        return w.pick(" za každý takový případ", " for every such case")


@dataclass(frozen=True)
class PerMarker(PerTally):
    """Once for every marker on the card itself."""

    def tail(self, w: Words) -> str:
        return w.pick(" za každou značku na sobě", " for every marker on it")


@dataclass(frozen=True)
class Tally(Act):
    """The card counts one more."""

    def instant(self) -> Instant:
        def count(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, src):
                s.noted[src] += 1

        return count

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_COUNT, w.pick("si to tato karta", "it on this card"))]


_COUNT = verb("pamatuje", "pamatovat", "pamatuje", "count")


@dataclass(frozen=True)
class HealsAtAPrice(Settles):
    """A wound of the bearer that does not kill it is healed at once, and counted; with no base armour left it goes."""

    wears: ClassVar[int] = 1

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        bearer = s.bearer[card]
        if bearer < 0 or not s.wounded >> bearer & 1 or not serves(s, card, seat, bearer):
            return
        heal(s, bearer)
        s.noted[card] += 1
        if base_rating(s, ARMOUR, bearer) <= 0:
            discard(s, bearer)

    def say(self, w: Words) -> str:
        return w.pick(
            "Je-li bojovník zraněn a není-li tím zabit, je ihned vyléčen a jeho základní obrana klesne o 1; klesne-li "
            "na 0, je bojovník vyřazen, bez bodů.",
            "If the warrior is wounded and not killed by that, it is healed at once and its base armour falls by 1; "
            "when it falls to 0, the warrior is discarded, without points.",
        )


@dataclass(frozen=True)
class Wear(PerTally):
    """The same as a loss that is told elsewhere."""

    computed: ClassVar[bool] = True

    def say(self, w: Words) -> str:
        return ""
