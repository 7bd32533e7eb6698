"""The vocabulary of the players' cards: what an effect can do, with its words in both languages.

The trees say what a card does in a duel. Other modes read some nodes differently; see readings.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Compiler, Effect, Instant
from sudi.kernel.machine import ME, SRC, Frame, Program, push
from sudi.kernel.wording import Clause, Noun, VerbWord, Words

from . import words
from .carrying import GAINING, RECYCLING, REFRESHING, SCREWING, STORING_ANY
from .looking import DISCOVERING, RECRUITING, SACRIFICING, STARTING
from .moves import (
    destroy,
    draw,
    gain_armour,
    gain_life,
    gain_parts,
    gain_rerolls,
    gain_resources,
    lose_armour,
    lose_life,
    lose_research,
    prepare_damage,
    undump,
)
from .state import RoneState
from .words import ANY_COLOUR, KIND_NAMES, RANGED
from .workshop import TURNING, UPGRADING

ARMOUR, LIFE, PARTS, REROLLS = "armour", "life", "parts", "rerolls"
GAINS = {ARMOUR: gain_armour, LIFE: gain_life, PARTS: gain_parts, REROLLS: gain_rerolls}
GAIN_NOUNS: dict[str, Noun] = {
    ARMOUR: words.ARMOUR,
    LIFE: words.LIFE,
    PARTS: words.PART,
    REROLLS: words.REROLL,
}


@dataclass(frozen=True)
class Gain(Effect):
    """Gain armour, life, spare parts or re-roll tokens."""

    what: str
    n: int

    def instant(self) -> Instant:
        gain, n = GAINS[self.what], self.n
        return lambda s, me, src, x: gain(s, me, src, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.GAIN, w.count(self.n, GAIN_NOUNS[self.what]))]


@dataclass(frozen=True)
class Damage(Effect):
    """Damage that is dealt in phase 6 of this turn."""

    kind: int
    n: int

    def instant(self) -> Instant:
        kind, n = self.kind, self.n
        return lambda s, me, src, x: prepare_damage(s, me, src, kind, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DEAL, damage_words(w, self.kind, self.n))]


def damage_words(w: Words, kind: int, n: int) -> str:
    if kind == RANGED and w.czech:
        return words.ranged_words(n)
    return w.count(n, words.DAMAGE_NOUNS[kind])


class Procedural(Effect):
    """Base of effects that a procedure carries out, so many times."""

    procedure: ClassVar[Program]
    n: int

    def compile(self, c: Compiler) -> None:
        procedure, n = self.procedure, self.n

        def carry_out(s: RoneState, f: Frame) -> None:
            if not s.ended:
                push(s, procedure, f[ME], f[SRC], n)

        c.emit(carry_out)


@dataclass(frozen=True)
class Screws(Procedural):
    """Gain screws, each put on a card of the training ground at once."""

    n: int
    procedure: ClassVar[Program] = SCREWING

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.GAIN, w.count(self.n, words.SCREW))]


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
        return [Clause(words.GAIN, resource_words(w, self.kind, self.n))]


def resource_words(w: Words, kind: int, n: int) -> str:
    many = w.count(n, words.RESOURCE)
    if kind == ANY_COLOUR:
        if n == 1:
            return w.pick(f"{many} libovolné barvy", f"{many} of a colour of your choice")
        return w.pick(f"{many}, každý libovolné barvy", f"{many}, each of a colour of your choice")
    if w.czech:
        return f"{n} {KIND_NAMES[kind].cs} zdroj" if n == 1 else f"{many} ({KIND_NAMES[kind].cs})"
    return f"{n} {KIND_NAMES[kind].en} {words.RESOURCE.en[0 if n == 1 else 1]}"


@dataclass(frozen=True)
class Store(Procedural):
    """Store resources, each of a colour of one's choice."""

    n: int = 1
    procedure: ClassVar[Program] = STORING_ANY

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.STORE, resource_words(w, ANY_COLOUR, self.n))]


@dataclass(frozen=True)
class Draw(Effect):
    n: int = 1

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: draw(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DRAW, w.count(self.n, words.CARD))]


class _Cards(Procedural):
    """So many cards, with a verb of their own."""

    verb: ClassVar[VerbWord]
    noun: ClassVar[Noun] = words.CARD

    def say(self, w: Words) -> list[Clause]:
        return [Clause(self.verb, w.count(self.n, self.noun))]


@dataclass(frozen=True)
class Recycle(_Cards):
    n: int = 1
    procedure: ClassVar[Program] = RECYCLING
    verb: ClassVar[VerbWord] = words.RECYCLE


@dataclass(frozen=True)
class RecruitCards(_Cards):
    n: int = 1
    procedure: ClassVar[Program] = RECRUITING
    verb: ClassVar[VerbWord] = words.RECRUIT


@dataclass(frozen=True)
class Discover(_Cards):
    n: int = 1
    procedure: ClassVar[Program] = DISCOVERING
    verb: ClassVar[VerbWord] = words.DISCOVER
    noun: ClassVar[Noun] = words.TECHNOLOGY


@dataclass(frozen=True)
class Sacrifice(_Cards):
    n: int = 1
    procedure: ClassVar[Program] = SACRIFICING
    verb: ClassVar[VerbWord] = words.SACRIFICE


@dataclass(frozen=True)
class TrainStarter(Procedural):
    n: int = 1
    procedure: ClassVar[Program] = STARTING

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, words.CARD)
        return [Clause(words.TRAIN, w.pick(f"{cards} z balíčku startovních karet", f"{cards} of the starter pile"))]


@dataclass(frozen=True)
class Refresh(Procedural):
    n: int = 1
    procedure: ClassVar[Program] = REFRESHING

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(f"{w.count(self.n, words.CARD)} ve své základně", f"{w.count(self.n, words.CARD)} of your base")
        return [Clause(words.REFRESH, rest)]


@dataclass(frozen=True)
class Upgrade(Procedural):
    n: int = 1
    procedure: ClassVar[Program] = UPGRADING

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.UPGRADE, w.pick("zdarma 1 kostku", "1 die for free"))]


@dataclass(frozen=True)
class TurnDice(Procedural):
    n: int = 1
    procedure: ClassVar[Program] = TURNING

    def say(self, w: Words) -> list[Clause]:
        if self.n == 1:
            cs = "1 kostku, kterou jsi ještě nepoužil, na libovolnou stranu"
            return [Clause(words.TURN, w.pick(cs, "1 die you have not used to a face of your choice")).optional()]
        many = w.count(self.n, words.DIE)
        cs = f"až {many}, které jsi ještě nepoužil, na libovolnou stranu"
        return [Clause(words.TURN, w.pick(cs, f"up to {many} you have not used to a face of your choice"))]


@dataclass(frozen=True)
class Keep(Effect):
    """RON-240: so many hand cards more may be kept this turn."""

    n: int = 1

    def instant(self) -> Instant:
        n = self.n

        def keep(s: RoneState, me: int, src: int, x: int) -> None:
            s.keeps[me] += n

        return keep

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, words.CARD)
        rest = w.pick(f"do příštího kola {cards} z ruky", f"{cards} of your hand until your next turn")
        return [Clause(words.KEEP, rest).optional()]


@dataclass(frozen=True)
class LoseResearch(Effect):
    n: int = 1

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: lose_research(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        tokens = w.count(self.n, words.RESEARCH)
        return [Clause(words.DESTROY, w.pick(f"si {tokens}", f"{tokens} of your own"))]


@dataclass(frozen=True)
class Undump(Effect):
    n: int = 1

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: undump(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        top = f"{self.n} vrchní karty" if self.n > 1 else "vrchní kartu"
        top_en = f"the top {self.n} cards" if self.n > 1 else "the top card"
        cs = f"{top} ze své skládky na odhazovací balíček"
        return [Clause(words.MOVE, w.pick(cs, f"{top_en} of your dump to your discard pile"))]


@dataclass(frozen=True)
class HarmSelf(Effect):
    """Destroy own armour or life."""

    what: str
    n: int

    def instant(self) -> Instant:
        n = self.n
        if self.what == LIFE:
            return lambda s, me, src, x: lose_life(s, me, n)

        def harm(s: RoneState, me: int, src: int, x: int) -> None:
            lose_armour(s, me, n)

        return harm

    def say(self, w: Words) -> list[Clause]:
        many = w.count(self.n, GAIN_NOUNS[self.what])
        return [Clause(words.DESTROY, w.pick(f"si {many}", f"{many} of your own"))]


@dataclass(frozen=True)
class DestroyThis(Effect):
    """The card is destroyed instead of entering the played zone."""

    def instant(self) -> Instant:
        def gone(s: RoneState, me: int, src: int, x: int) -> None:
            if src in s.playing:
                s.playing.remove(src)
                destroy(s, me, src)

        return gone

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DESTROY, w.pick("tuto kartu", "this card"))]
