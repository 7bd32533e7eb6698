"""Spells from elsewhere: stored in a sword, cast at once, summoned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, X, ask, push
from sudi.kernel.wording import Clause, Words

from ...cards.types import COMBAT, ON_CARD
from ...law.abilities import owner_warrior
from ...law.casting import aspects, casters, spell_targets
from ...law.paying import affordable, funds
from ...law.playing import CARD_PLAYED, moment_of, plays
from ...rules.moving import attach
from ...rules.playing import PLAYING, begin_play
from ...rules.points import pay
from ...rules.windows import REACTION, WINDOW
from ...state import LIMBO, MODIFIERS, DoomState, one_of_each, put
from ...words import traits as tr
from ...words import verbs
from ...words import vocabulary as v
from .act import Act, choose_from, possible


@dataclass(frozen=True)
class StoreSpell(Act, Script):
    """Put a spell of the hand that the bearer could cast on the card."""

    slots = 0

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        mastered = aspects(s, owner_warrior(s, src))
        return [c for c in s.hand[me] if s.t.is_art[c] and s.t.traits[c] & mastered]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me, src))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = one_of_each(s, self.find(s, f[ME], f[SRC]))
            choose_from(s, f, found, go(2))

        def chosen(s: DoomState, f: Frame) -> None:
            attach(s, first(s.answer), f[SRC], f[ME])

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(verbs.GIVE, w.pick("k této kartě kouzlo, které smí seslat", "a spell its bearer may cast to it"))
        ]


@dataclass(frozen=True)
class CastNow(Act, Script):
    """The warrior the card was played on casts a spell from the hand right now, whatever it masters."""

    slots = 0

    def find(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        if aim < 0 or s.t.cards[aim].never_art:
            return []
        found = []
        for card in s.hand[me]:
            if not s.t.is_art[card] or not affordable(s, me, card) or s.t.reacts[card]:
                continue
            if s.t.when[card] == COMBAT and s.phase != MODIFIERS:
                continue
            pool = spell_targets(s, me, card, aim)
            if s.t.traits[card] & tr.PERSONAL_SPELL and aim not in (s.attacker, s.defender):
                continue
            if any(possible(s.t.cards[card].play, s, me, card, w) for w in pool):
                found.append(card)
        return one_of_each(s, found)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me, src, aim))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[ME], f[SRC], s.aim[f[SRC]])
            choose_from(s, f, found, go(2))

        def chosen(s: DoomState, f: Frame) -> None:
            card = first(s.answer)
            put(s, card, LIMBO, f[ME], by=f[ME])
            push(s, PLAYING, f[ME], card, 0, s.aim[f[SRC]])

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CAST_NOW,
                w.pick("tímto bojovníkem ihned kterékoli kouzlo z ruky", "any spell of your hand with that warrior"),
            )
        ]


def card_to_answer(s: DoomState) -> int:
    """The card just played, if a reaction to it is being asked for; -1 in an ordinary window."""
    for frame in reversed(s.stack):
        if frame[PROG] == WINDOW.id:
            return -1
        if frame[PROG] == REACTION.id and moment_of(frame[X]) == CARD_PLAYED:
            return int(frame[SRC])
    return -1


@dataclass(frozen=True)
class SummonSpell(Act, Script):
    """Cast a spell from your discard pile, or for twice the price from your library (DTR-343)."""

    price: int = 2
    slots = 1
    answers: ClassVar[bool] = True  # to fetch a spell that is a reaction

    def found(self, s: DoomState, me: int, src: int) -> list[int]:
        """Spells that could be cast right now, each with what it costs to get it."""
        purse, answered = funds(s, me), card_to_answer(s)
        cards = []
        for zone, price in ((s.grave[me], self.price), (s.library[me], 2 * self.price)):
            for card in zone:
                printed = s.t.cards[card]
                if not s.t.is_art[card] or card == src or printed.cost + printed.per + price > purse:
                    continue
                usual = printed.when == "anytime" or (printed.when == "combat" and s.phase == MODIFIERS)
                if answered >= 0:
                    usual = printed.when == ON_CARD
                if usual and plays(s, me, card, answered, CARD_PLAYED):
                    cards.append(card)
        return one_of_each(s, reversed(cards))

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.found(s, me, src))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        card_at = slot[0]

        def choose(s: DoomState, f: Frame) -> None:
            cards = self.found(s, f[ME], f[SRC])
            if not cards:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(cards), f[SRC])

        def fetched(s: DoomState, f: Frame) -> None:
            card = f[card_at] = first(s.answer)
            pay(s, f[ME], self.price if card in s.grave[f[ME]] else 2 * self.price, f[SRC])
            found = casters(s, f[ME], card)
            if not found:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, [v.CAST(card, w) for w in found], f[SRC])

        def cast(s: DoomState, f: Frame) -> None:
            begin_play(s, f[ME], s.answer, card_to_answer(s), CARD_PLAYED)

        return [choose, fetched, cast]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CAST_NOW,
                w.pick(
                    "ihned kouzlo ze svého hrobu za 2 body osudu, nebo ze své knihovny za 4",
                    "a spell from your discard pile for 2 destiny points, or from your library for 4, at once",
                ),
            )
        ]
