"""Gear that may not be used for a while, and texts that do not count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import in_force
from sudi.kernel.wording import ACC, Words, upper

from ...state import DoomState
from ...words import trait_nouns
from ..marks import GAGGED, UNUSABLE
from ..scopes import IN_ZONE
from .rule import Rule
from .subject import subject


@dataclass(frozen=True)
class Unusable(Rule):
    """Whoever it is about may not use gear of these traits. `chosen`: only the very piece the card was aimed at."""

    gear: int = 0
    chosen: bool = False
    topic: ClassVar[str] = "unusable"

    def key(self) -> str:
        return UNUSABLE

    def bars(self, traits: int, card: int, target: int) -> bool:
        """Does it speak of this piece of gear? `target`: what the rule was aimed at."""
        return card == target if self.chosen else bool(traits & self.gear)

    def say(self, w: Words) -> str:
        if self.chosen:
            return upper(w.pick("zvolená zbraň", "the chosen weapon")) + w.pick(
                f" se nesmí používat{self.tail(w)}.", f" may not be used{self.tail(w)}."
            )
        what = trait_nouns.said(self.gear, w, ACC)
        may_not = subject(self.scope, w, ("nesmí používat", "nesmějí používat"), ("may not use",) * 2)
        if self.scope == IN_ZONE:
            may_not = w.pick("nikdo v souboji v této zóně nesmí používat", "nobody in a combat in this zone may use")
        return upper(f"{may_not} {what}{self.tail(w)}") + "."


@dataclass(frozen=True)
class OnlyYouPlay(Rule):
    """Nobody but whoever played the card plays special cards for as long as it says."""

    topic: ClassVar[str] = "only you play"

    def key(self) -> str:
        return GAGGED

    def say(self, w: Words) -> str:
        text = w.pick("nikdo jiný než ty nesmí hrát speciální karty", "nobody but you may play special cards")
        return upper(text + self.tail(w)) + "."


def gagged(s: DoomState, seat: int, card: int) -> bool:
    """Does a text keep this player from playing this special card now?"""
    return bool(s.lasting) and s.t.is_special[card] and any(by != seat for _, by, *_ in in_force(s, GAGGED))
