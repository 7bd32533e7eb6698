"""Drawing cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Effect, Instant, Script
from sudi.kernel.machine import ME, SRC, Frame, Step, ask
from sudi.kernel.wording import Clause, Words

from ..rules.affecting import destroy
from ..rules.piles import discard_from_hand, draw, shuffle_deck
from ..state import SmashState, controller, places_with_base
from ..words import lexicon
from ..words import vocabulary as v
from .affecting import FromOwnMinion
from .numbers import POWER


@dataclass(frozen=True)
class DrawItsPower(FromOwnMinion):
    """Draw as many cards as the chosen minion has power, then destroy it."""

    def act(self, s: SmashState, me: int, src: int, minion: int) -> None:
        draw(s, me, POWER.of(s, minion))
        destroy(s, [minion], me, src)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.CHOOSE, w.pick("jednoho ze svých bojovníků", "one of your minions")),
            Clause(lexicon.DRAW, w.pick("tolik karet, kolik má síly", "as many cards as it has power")),
            Clause(lexicon.DESTROY, w.pick("tohoto bojovníka", "that minion"), lead=w.pick("Poté", "Then")),
        ]


@dataclass(frozen=True)
class Draw(Effect):
    n: int

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: draw(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.DRAW, w.count(self.n, lexicon.CARD))]


@dataclass(frozen=True)
class MayDraw(Script):
    n: int

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_DRAW, [v.DRAW(), v.DECLINE()], f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            if s.answer == v.DRAW():
                draw(s, f[ME], self.n)

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.DRAW, w.count(self.n, lexicon.CARD)).optional()]


@dataclass(frozen=True)
class NewHand(Effect):
    """Shuffle the hand into the deck and draw five, or discard it and draw five."""

    discard: bool

    def instant(self) -> Instant:
        def fresh(s: SmashState, me: int, src: int, x: int) -> None:
            if self.discard:
                for card in s.hand[me][:]:
                    discard_from_hand(s, me, card)
            else:
                s.deck[me] += s.hand[me]
                s.hand[me] = []
                shuffle_deck(s, me)
            draw(s, me, 5)

        return fresh

    def say(self, w: Words) -> list[Clause]:
        five = w.count(5, lexicon.CARD)
        if self.discard:
            return [Clause(lexicon.DISCARD, w.pick("celou ruku", "your whole hand")), Clause(lexicon.DRAW, five)]
        rest = w.pick("celou ruku do dobíracího balíčku", "your whole hand into your deck")
        return [Clause(lexicon.SHUFFLE, rest), Clause(lexicon.DRAW, five)]


@dataclass(frozen=True)
class DrawForMinionsAtBase(Script):
    """Choose a base; draw as many cards as one has minions there."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_BASE, v.TO.each(places_with_base(s)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            draw(s, f[ME], sum(controller(s, m) == f[ME] for m in s.minions[s.answer - v.TO.code]))

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.CHOOSE, w.pick("základnu", "a base")),
            Clause(
                lexicon.DRAW, w.pick("tolik karet, kolik u ní máš bojovníků", "a card for each of your minions there")
            ),
        ]
