"""Drawing cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.decision import Verb, first
from sudi.kernel.effects import Effect, Instant
from sudi.kernel.law import Choice, Question, stop
from sudi.kernel.picks import Pick
from sudi.kernel.wording import Clause, Words

from ..law.questions import a_base
from ..rules.affecting import destroy
from ..rules.piles import discard_from_hand, draw, shuffle_deck
from ..state import HAND_SIZE, SmashState, own_among
from ..words import lexicon, minion_prompts, prompts
from ..words import vocabulary as v
from .affecting import FromOwnMinion
from .numbers import POWER


@dataclass(frozen=True)
class DrawItsPower(FromOwnMinion):
    """Draw as many cards as the chosen minion has power, then destroy it."""

    asking: ClassVar[int] = minion_prompts.SACRIFICE

    def deed(self, s: SmashState, me: int, src: int, minion: int) -> None:
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
class MayDraw(Pick):
    n: int
    optional: bool = True
    declining: ClassVar[Verb] = v.DECLINE
    asking: ClassVar[int] = prompts.DRAW

    def asks(self) -> Choice:
        return stop(v.DRAW)

    def question(self) -> Question | None:
        asked = super().question()
        return replace(asked, rule="SMU-123", values=lambda c: {"n": self.n}) if asked is not None else None

    def act(self, s: SmashState, me: int, src: int, option: int) -> None:
        draw(s, me, self.n)

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
            draw(s, me, HAND_SIZE)

        return fresh

    def say(self, w: Words) -> list[Clause]:
        five = w.count(HAND_SIZE, lexicon.CARD)
        if self.discard:
            return [Clause(lexicon.DISCARD, w.pick("celou ruku", "your whole hand")), Clause(lexicon.DRAW, five)]
        rest = w.pick("celou ruku do dobíracího balíčku", "your whole hand into your deck")
        return [Clause(lexicon.SHUFFLE, rest), Clause(lexicon.DRAW, five)]


@dataclass(frozen=True)
class DrawForMinionsAtBase(Pick):
    """Choose a base; draw as many cards as one has minions there."""

    asking: ClassVar[int] = prompts.COUNT_AT

    def asks(self) -> Choice:
        return a_base("SMU-145", "Vybírá se základna ve hře", "You choose a base in play")

    def act(self, s: SmashState, me: int, src: int, option: int) -> None:
        draw(s, me, len(own_among(s, me, s.minions[first(option)])))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.CHOOSE, w.pick("základnu", "a base")),
            Clause(
                lexicon.DRAW, w.pick("tolik karet, kolik u ní máš bojovníků", "a card for each of your minions there")
            ),
        ]
