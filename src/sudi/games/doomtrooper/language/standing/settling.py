"""What ends by itself as soon as its condition is gone; looked at after every action, card and combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import Standing, in_force, lasts
from sudi.kernel.wording import ACC, Words

from ...state import PLACES, DoomState, own_warriors, whose_table
from ...words.areas import IN_OWN_AREA
from ...words.nouns import listed
from ..marks import KEPT, SETTLES
from ..select import Who, traits_of
from .rule import Rule


@dataclass(frozen=True)
class Settles(Rule):
    topic: ClassVar[str] = "settling"

    def key(self) -> str:
        return SETTLES

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        return ""


def settle(s: DoomState) -> None:
    if s.t.standing_masks.get(SETTLES, 0) & s.live or (s.lasting and lasts(s, SETTLES)):
        for rule, seat, card, _, _ in in_force(s, SETTLES):
            rule.settle(s, seat, card)


NEW, LAPSED, KEEPING = range(3)  # what the mission notes: assigned in this turn, not kept up now, kept up since


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

    def what(self, w: Words) -> str:
        """ve svém Mužstvu bojovníka Bratrstva a bojovníka Imperiálu; a Brotherhood warrior and ... in the Squad"""
        who = listed([Who(wanted).say(w, ACC) for wanted in self.wanted], w)
        area = PLACES[self.place]
        return w.pick(f"{IN_OWN_AREA[area].cs} {who}", f"{who} {IN_OWN_AREA[area].en.replace('your', 'the')}")


def look_after(s: DoomState) -> None:
    """Whoever does not keep it up any more has to begin again."""
    for rule, _, card, _, _ in in_force(s, KEPT):
        if s.noted[card] == KEEPING and not rule.holds(s, whose_table(s, card)):
            s.noted[card] = LAPSED
