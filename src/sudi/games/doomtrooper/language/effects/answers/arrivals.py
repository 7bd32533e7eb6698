"""Answers to a warrior that has just come: another card takes its place, and its area is full."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.wording import Clause, Words, verb

from ....law.deploying import home_of
from ....rules.leaving import into_library, strip
from ....state import DoomState, in_play, put
from ...standing.numbers import ShutOut
from ..act import AIM, Act


@dataclass(frozen=True)
class Supplant(Act):
    """The card takes the place of the warrior, which is shuffled into its owner's library."""

    victim: ClassVar[str] = AIM

    def libraries(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        return [s.t.owner[aim]] if aim >= 0 else []

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and in_play(s, aim)

    def instant(self) -> Instant:
        def supplant(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.aim[src]
            if not in_play(s, warrior):
                return
            place, seat = s.at[warrior], s.side[warrior]
            s.aim[src] = -1
            strip(s, warrior)
            into_library(s, warrior)
            put(s, src, place, seat)

        return supplant

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _REPLACE,
                w.pick(
                    "tohoto bojovníka touto kartou; zamíchá se do knihovny svého majitele",
                    "that warrior by this card; it is shuffled into its owner's library",
                ),
            )
        ]


_REPLACE = verb("nahraď", "nahradit", "nahradí", "replace")


@dataclass(frozen=True)
class FullHouse(ShutOut):
    """No more warriors come to the area of the player where the card stands."""

    def meant(self, s: DoomState, card: int) -> bool:
        return s.t.is_warrior[card]

    def bars(self, s: DoomState, source: int, seat: int, card: int) -> bool:
        return s.side[source] == seat and s.at[source] == home_of(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Do oblasti hráče, kde tato karta je, už nesmějí přijít žádní bojovníci.",
            "No more warriors may be added to the area of the player where this card is.",
        )
