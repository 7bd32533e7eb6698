"""The base of standing rules: whom it is about, when it counts, how long it lasts; plain marks and triggers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from sudi.kernel import triggers
from sudi.kernel.standing import Standing
from sudi.kernel.values import Scope
from sudi.kernel.wording import Bilingual, Words, upper

from ...state import IN_PLAY, PLACES, DoomState, attachments, root
from ...words import traits as tr
from ...words.areas import IN_AREA
from ...words.whom import title_of
from ..marks import DESTINY_WORTH
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


_CLAUSES = ("je-li", "není-li", "používá-li", "když", "ne však", "but not", "chrání-li", "nechrání-li")


@dataclass(frozen=True)
class Rule(Standing):
    """Base of the game's own rules: whom it is about, and when it counts."""

    scope: Scope = AIMED
    when: Situation = ALWAYS
    until: str = ""
    source_area: int = field(default=-1, kw_only=True)  # only while the card, or its warrior, stands in this area

    def about_itself(self) -> bool:
        return self.scope.itself

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        """Is this warrior meant, in the situation as it is?"""
        if self.source_area >= 0 and s.at[root(s, source)] != self.source_area:
            return False
        return (
            (target < 0 or target == card)
            and self.scope.covers(s, seat, source, seat, card)
            and (self.when is ALWAYS or self.when.holds(s, card))
        )

    def tail(self, w: Words) -> str:
        parts = [self.when.say(w), DURATIONS[self.until][w.lang]]
        said = ", ".join(p for p in parts if p)
        comma = "," if said.startswith(_CLAUSES) else ""
        return (f"{comma} {said}" if said else "") + self.standing_there(w)

    def standing_there(self, w: Words) -> str:
        if self.source_area < 0:
            return ""
        return w.pick(", je-li tato karta ", ", while this card is ") + IN_AREA[PLACES[self.source_area]][w.lang]


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
        said = mark_words.said(self, w)
        return said.removesuffix(".") + self.standing_there(w) + "." if self.source_area >= 0 else said


@dataclass(frozen=True)
class ForFee(Mark):
    """Casts any spell for so many destiny points each time. `quiet`: no combat spells."""

    quiet: bool = False


def mark(name: str, scope: Scope | None = None, n: int = 0) -> Mark:
    return Mark(IN_PLAY, scope or Itself(), name=name, n=n)


@dataclass(frozen=True)
class WorthIn(Mark):
    """Destiny points spent on spells count for more: on any, or on those of one aspect.

    `fighting`: only during a combat.
    """

    name: str = DESTINY_WORTH
    aspect: int = 0
    fighting: bool = False

    def say(self, w: Words) -> str:
        (art,) = (trait.name[w.lang] for trait in tr.TRAITS if trait.bit & self.aspect) if self.aspect else ("",)
        one = w.pick(f" {art}", f" of the {art}") if art else ""
        when = w.pick("v souboji ", "during a combat ") if self.fighting else ""
        return upper(
            w.pick(
                f"{when}každý bod osudu, který vydá na účinek kouzla{one}, platí za {self.n}.",
                f"{when}each destiny point it spends on the effect of a spell{one} is worth {self.n}.",
            )
        )


@dataclass(frozen=True)
class WhileCarrying(Mark):
    """A mark that holds only while the card itself carries another one, by its title."""

    having: str = ""

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        carried = any(s.t.defs[c].id == self.having for c in attachments(s, source))
        return carried and super().reaches(s, seat, source, target, card)

    def say(self, w: Words) -> str:
        title = title_of(self.having)[w.lang]
        said = super().say(w)
        said = said[:1].lower() + said[1:]
        return w.pick(f"Má-li tento bojovník kartu {title}, {said}", f"While this warrior has {title}, {said}")


@dataclass(frozen=True)
class Trigger(triggers.Trigger):
    """When the occasion comes. `everybody`: it is about the whole game, so it is resolved first (DTR-026)."""

    everybody: bool = False

    def say(self, w: Words) -> str:
        return w.paragraph(w.led(self.when.say_when(w), self.do.say(w)))
