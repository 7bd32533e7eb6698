"""The vocabulary of the players' cards: what an effect can do, with its words in both languages.

The trees say what a card does in a duel. Other modes read some nodes differently; see readings.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Compiler, Effect, Instant
from sudi.kernel.machine import ME, SRC, Frame, Program, push
from sudi.kernel.wording import LANGUAGES, Bilingual, Clause, Noun, VerbWord, Words

from ..rules.deck import TAKING, destroy, draw, undump
from ..rules.permanents import REFRESHING
from ..rules.recruiting import DISCOVERING, RECRUITING
from ..rules.recycling import RECYCLING, SACRIFICING
from ..rules.training import STARTING
from ..rules.workshop.turning import TURNING
from ..rules.workshop.upgrading import PER_UPGRADE, UPGRADING
from ..state import RoneState
from ..words import lexicon


def said(effect: Effect) -> Bilingual:
    """An effect in words, without the full stop."""
    texts = (Words(lang).paragraph(effect.say(Words(lang))) for lang in LANGUAGES)
    return Bilingual(*(text.rstrip(".") for text in texts))


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
class Draw(Effect):
    n: int = 1

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: draw(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.DRAW, w.count(self.n, lexicon.CARD))]


@dataclass(frozen=True)
class DrawInSteps(Procedural):
    """As `Draw`, where what a drawn card or a shuffle sets off may ask (RON-D32)."""

    n: int = 1
    procedure: ClassVar[Program] = TAKING

    def say(self, w: Words) -> list[Clause]:
        return Draw(self.n).say(w)


class _Cards(Procedural):
    """So many cards, with a verb of their own."""

    verb: ClassVar[VerbWord]
    noun: ClassVar[Noun] = lexicon.CARD

    def say(self, w: Words) -> list[Clause]:
        return [Clause(self.verb, w.count(self.n, self.noun))]


@dataclass(frozen=True)
class Recycle(_Cards):
    n: int = 1
    procedure: ClassVar[Program] = RECYCLING
    verb: ClassVar[VerbWord] = lexicon.RECYCLE


@dataclass(frozen=True)
class RecruitCards(_Cards):
    n: int = 1
    procedure: ClassVar[Program] = RECRUITING
    verb: ClassVar[VerbWord] = lexicon.RECRUIT


@dataclass(frozen=True)
class Discover(_Cards):
    n: int = 1
    procedure: ClassVar[Program] = DISCOVERING
    verb: ClassVar[VerbWord] = lexicon.DISCOVER
    noun: ClassVar[Noun] = lexicon.TECHNOLOGY


@dataclass(frozen=True)
class Sacrifice(_Cards):
    n: int = 1
    procedure: ClassVar[Program] = SACRIFICING
    verb: ClassVar[VerbWord] = lexicon.SACRIFICE


@dataclass(frozen=True)
class TrainStarter(Procedural):
    n: int = 1
    procedure: ClassVar[Program] = STARTING

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, lexicon.CARD)
        return [Clause(lexicon.TRAIN, w.pick(f"{cards} z balíčku startovních karet", f"{cards} of the starter pile"))]


@dataclass(frozen=True)
class Refresh(Procedural):
    n: int = 1
    procedure: ClassVar[Program] = REFRESHING

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"{w.count(self.n, lexicon.CARD)} ve své základně", f"{w.count(self.n, lexicon.CARD)} of your base"
        )
        return [Clause(lexicon.REFRESH, rest)]


@dataclass(frozen=True)
class Upgrade(Procedural):
    n: int = 1
    procedure: ClassVar[Program] = UPGRADING

    def say(self, w: Words) -> list[Clause]:
        dice, screws = w.count(self.n, lexicon.DIE), w.count(PER_UPGRADE, lexicon.SCREW)
        cs = f"{dice} zdarma (až {screws}, bez žetonu výzkumu)"
        return [Clause(lexicon.UPGRADE, w.pick(cs, f"{dice} for free (up to {screws}, no research token)"))]


@dataclass(frozen=True)
class TurnDice(Procedural):
    n: int = 1
    procedure: ClassVar[Program] = TURNING

    def say(self, w: Words) -> list[Clause]:
        if self.n == 1:
            cs = "1 nepoužitou kostku na libovolnou stranu"
            return [Clause(lexicon.TURN, w.pick(cs, "1 unused die to a face of your choice")).optional()]
        unused = lexicon.described(w, self.n, lexicon.DIE, ("nepoužitou", "nepoužité", "nepoužitých"), "unused")
        cs = f"až {unused} na libovolné strany"
        return [Clause(lexicon.TURN, w.pick(cs, f"up to {unused} to faces of your choice"))]


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
        cards = w.count(self.n, lexicon.CARD)
        rest = w.pick(f"do příštího kola {cards} z ruky", f"{cards} of your hand until your next turn")
        return [Clause(lexicon.KEEP, rest).optional()]


@dataclass(frozen=True)
class Undump(Effect):
    n: int = 1

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: undump(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        top = lexicon.top_cards(w, self.n)
        cs = f"{top} ze své skládky na odhazovací balíček"
        return [Clause(lexicon.MOVE, w.pick(cs, f"{top} of your dump to your discard pile"))]


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
        return [Clause(lexicon.DESTROY, w.pick("tuto kartu", "this card"))]
