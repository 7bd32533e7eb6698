"""Effects on one's own numbers: gaining and losing armour, life, spare parts, tokens, resources, screws; damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Effect, Instant
from sudi.kernel.machine import Program
from sudi.kernel.wording import Clause, Words

from ..rules.board import (
    GAIN_NOUNS,
    GAINS,
    LIFE,
    gain_resources,
    lose_armour,
    lose_life,
    lose_research,
    prepare_damage,
)
from ..rules.resources import GAINING, STORING_ANY
from ..rules.training import SCREWING
from ..state import RoneState
from ..words import lexicon
from ..words.names import ANY_COLOUR
from .effects import Procedural


@dataclass(frozen=True)
class Gain(Effect):
    """Gain armour, life, spare parts or re-roll tokens."""

    what: str
    n: int

    def instant(self) -> Instant:
        gain, n = GAINS[self.what], self.n
        return lambda s, me, src, x: gain(s, me, src, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.GAIN, w.count(self.n, GAIN_NOUNS[self.what]))]


@dataclass(frozen=True)
class Damage(Effect):
    """Damage that is dealt in phase 6 of this turn."""

    kind: int
    n: int

    def instant(self) -> Instant:
        kind, n = self.kind, self.n
        return lambda s, me, src, x: prepare_damage(s, me, src, kind, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.DEAL, lexicon.damage_words(w, self.kind, self.n))]


@dataclass(frozen=True)
class Screws(Procedural):
    """Gain screws, each put on a card of the training ground at once."""

    n: int
    procedure: ClassVar[Program] = SCREWING

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.GAIN, w.count(self.n, lexicon.SCREW))]


@dataclass(frozen=True)
class Resource(Procedural):
    """Gain resources of a kind, or of one colour of one's choice."""

    kind: int
    n: int = 1
    procedure: ClassVar[Program] = GAINING

    def instant(self) -> Instant | None:
        if self.kind == ANY_COLOUR:
            return None
        kind, n = self.kind, self.n

        def gain(s: RoneState, me: int, src: int, x: int) -> None:
            gain_resources(s, me, src, kind, n)

        return gain

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.GAIN, resource_words(w, self.kind, self.n))]


def resource_words(w: Words, kind: int, n: int) -> str:
    many = w.count(n, lexicon.RESOURCE)
    if kind == ANY_COLOUR:
        if n == 1:
            return w.pick(f"{many} libovolné barvy", f"{many} of a colour of your choice")
        return w.pick(f"{many}, každý libovolné barvy", f"{many}, each of a colour of your choice")
    return lexicon.kind_of_resource(w, n, kind)


@dataclass(frozen=True)
class Store(Procedural):
    """Store resources, each of a colour of one's choice."""

    n: int = 1
    procedure: ClassVar[Program] = STORING_ANY

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.STORE, resource_words(w, ANY_COLOUR, self.n))]


@dataclass(frozen=True)
class LoseResearch(Effect):
    n: int = 1

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: lose_research(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        tokens = w.count(self.n, lexicon.RESEARCH)
        return [Clause(lexicon.DESTROY, w.pick(f"si {tokens}", f"{tokens} of your own"))]


@dataclass(frozen=True)
class HarmSelf(Effect):
    """Destroy own armour or life."""

    what: str
    n: int

    def instant(self) -> Instant:
        n = self.n
        if self.what == LIFE:
            return lambda s, me, src, x: lose_life(s, me, n, src)

        def harm(s: RoneState, me: int, src: int, x: int) -> None:
            lose_armour(s, me, n, src)

        return harm

    def say(self, w: Words) -> list[Clause]:
        many = w.count(self.n, GAIN_NOUNS[self.what])
        return [Clause(lexicon.DESTROY, w.pick(f"si {many}", f"{many} of your own"))]
