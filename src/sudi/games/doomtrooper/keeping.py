"""Missions that are fulfilled by keeping something up for a full turn: they are looked at when turns end (DTR-017)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import Standing, in_force
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Bilingual, Clause, Words

from . import words
from .acts import Act
from .happenings import TURN_ENDS, whose_table
from .missions import complete
from .points import VICTORY_ONLY, reward
from .select import traits_of
from .state import DoomState, own_warriors
from .words import VICTORY

KEPT = "kept"
NEW, LAPSED, KEEPING = range(3)  # the mission's markers: assigned in this turn, not kept up now, kept up since


@dataclass(frozen=True)
class Kept(Standing):
    """The player has a warrior of each of these traits in an area."""

    wanted: tuple[int, ...] = ()
    place: int = 0
    topic: ClassVar[str] = "kept"

    def key(self) -> str:
        return KEPT

    def holds(self, s: DoomState, seat: int) -> bool:
        here = [traits_of(s, w) for w in own_warriors(s, seat) if s.at[w] == self.place]
        return all(any(traits & wanted for traits in here) for wanted in self.wanted)


def look_after(s: DoomState) -> None:
    """Whoever does not keep it up any more has to begin again."""
    for rule, _, card, _, _ in in_force(s, KEPT):
        if s.markers[card] == KEEPING and not rule.holds(s, whose_table(s, card)):
            s.markers[card] = LAPSED


@dataclass(frozen=True)
class OnTurnEnd(Occasion):
    """Whenever a turn ends."""

    event: ClassVar[str] = TURN_ENDS
    what: Bilingual  # has to be kept until then

    def say_when(self, w: Words) -> str:
        return w.pick(
            f"Máte-li {self.what.cs} od konce tohoto kola do konce svého příštího,",
            f"If you keep {self.what.en} from the end of this turn to the end of your next one,",
        )


@dataclass(frozen=True)
class KeepUp(Act):
    """From the end of this turn to the end of the player's next one; then the mission is completed and pays."""

    kept: Kept
    pays: int

    def instant(self) -> Instant:
        def look(s: DoomState, me: int, src: int, x: int) -> None:
            seat = whose_table(s, src)
            holds, own = self.kept.holds(s, seat), s.turn == seat
            if holds and own and s.markers[src] == KEEPING:
                complete(s, src, seat)
                reward(s, seat, self.pays, src, VICTORY_ONLY)
            elif s.markers[src] == NEW or own:
                s.markers[src] = KEEPING if holds else LAPSED

        return look

    def say(self, w: Words) -> list[Clause]:
        pays = w.count(self.pays, VICTORY)
        rest = w.pick(f"{pays}; tím je úkol splněn", f"{pays}; that completes the mission")
        return [Clause(words.GAIN, rest)]
