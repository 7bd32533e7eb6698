"""The base of standing rules: whom it is about, when it counts, how long it lasts; plain marks and triggers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel import triggers
from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Words

from ...state import IN_PLAY, DoomState
from ..scopes import AIMED, Itself
from ..situations import ALWAYS, Situation
from . import mark_words

# How long a rule that an effect set up lasts.
COMBAT_LONG, TO_NEXT_TURN, GAME_LONG = "combat", "next turn", "game"
DURATIONS = {
    "": Bilingual("", ""),
    COMBAT_LONG: Bilingual("do konce souboje", "until the end of the combat"),
    TO_NEXT_TURN: Bilingual("do začátku tvého příštího kola", "until the start of your next turn"),
    GAME_LONG: Bilingual("do konce hry", "for the rest of the game"),
}


def lasts(rule: Standing) -> str:
    """How long a rule that an effect set up lasts; empty: as long as its card is in play."""
    return str(getattr(rule, "until", None) or "")


@dataclass(frozen=True)
class Rule(Standing):
    """Base of the game's own rules: whom it is about, and when it counts."""

    scope: Scope = AIMED
    when: Situation = ALWAYS
    until: str = ""

    def about_itself(self) -> bool:
        return self.scope.itself

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        """Is this warrior meant, in the situation as it is?"""
        return (
            (target < 0 or target == card)
            and self.scope.covers(s, seat, source, seat, card)
            and (self.when is ALWAYS or self.when.holds(s, card))
        )

    def tail(self, w: Words) -> str:
        parts = [self.when.say(w), DURATIONS[self.until][w.lang]]
        said = ", ".join(p for p in parts if p)
        comma = "," if said.startswith(("je-li", "není-li", "používá-li", "když", "ne však", "but not")) else ""
        return f"{comma} {said}" if said else ""


# ---- marks: plain facts that the rules ask for by name ----
@dataclass(frozen=True)
class Mark(Rule):
    """What it says follows from its name, scope and number; no card words it."""

    name: str = ""
    n: int = 0
    topic: ClassVar[str] = "mark"

    def key(self) -> str:
        return self.name

    def say(self, w: Words) -> str:
        return mark_words.said(self, w)


def mark(name: str, scope: Scope | None = None, n: int = 0) -> Mark:
    return Mark(IN_PLAY, scope or Itself(), name=name, n=n)


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    """When the occasion comes. `everybody`: it is about the whole game, so it is resolved first (DTR-026)."""

    everybody: bool = False

    def say(self, w: Words) -> str:
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))
