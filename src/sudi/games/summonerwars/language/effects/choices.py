"""Effects that ask: whom, whether, which of two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sudi.kernel.decision import first
from sudi.kernel.effects import Compiler, Effect, Instant, Label, Seq
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask
from sudi.kernel.wording import ACC, GEN, Clause, Words

from ...state import WarState
from ...words import lexicon
from ...words import vocabulary as v
from ..groups import Group

ANY_NUMBER = 99


def possible(effect: Effect, s: WarState, me: int, src: int, x: int) -> bool:
    """Can the effect be carried out at all? What is paid and what is chosen has to be there."""
    if isinstance(effect, Seq):
        for part in effect.parts:  # noqa: SIM110 - a generator costs more than these few parts
            if not possible(part, s, me, src, x):
                return False
        return True
    usable = getattr(effect, "usable", None)
    return usable is None or bool(usable(s, me, src, x))


def always_possible(effect: Effect) -> bool:
    """Has the effect nothing that has to be there?"""
    return not isinstance(effect, Seq) and getattr(effect, "usable", None) is None


def permitted(clauses: list[Clause]) -> list[Clause]:
    """You may do all of it: choose a unit, destroy it and draw a card."""
    first, *rest = clauses
    return [first.optional(), *(c if c.lead else replace(c, may=True, follows=True) for c in rest)]


@dataclass(frozen=True)
class On(Effect):
    """The effect, carried out on a card that the event names: its target, its victim, who stepped away."""

    whom: Callable[[int], int]
    do: Effect

    def instant(self) -> Instant | None:
        do = self.do.instant()
        if do is None:
            return None
        then, whom = do, self.whom

        def on(s: WarState, me: int, src: int, x: int) -> None:
            card = whom(x)
            if s.at[card] >= 0:
                then(s, me, src, card)

        return on

    def compile(self, c: Compiler) -> None:
        done = Label()

        def name(s: WarState, f: Frame) -> None:
            card = self.whom(f[X])
            if s.at[card] < 0:
                f[PC] = done.at
            else:
                f[X] = card

        c.emit(name)
        c.effect(self.do)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        return self.do.say(w)


@dataclass(frozen=True)
class Choose(Effect):
    """Choose a card of a group; the effect is carried out on it. `optional`: or none; `count`: one after another."""

    what: Group
    do: Effect
    optional: bool = False
    count: int = 1

    def compile(self, c: Compiler) -> None:
        handed, left, chosen = c.slot(), c.slot(), c.slot()
        again, done = Label(), Label()
        stop = v.DONE() if self.count > 1 else v.DECLINE()

        def start(s: WarState, f: Frame) -> None:
            f[handed], f[left], f[chosen] = f[X], self.count, ()

        def offer(s: WarState, f: Frame) -> None:
            found = self.targets(s, f[ME], f[SRC], f[handed]) if f[left] > 0 else []
            if f[chosen]:
                found = [card for card in found if card not in f[chosen]]
            if not found:
                f[PC] = done.at
                return
            options = v.TARGET.each(found)
            if self.optional or self.count > 1:
                options.append(stop)
            ask(s, f[ME], v.ASK_TARGET, options, f[SRC])

        def take(s: WarState, f: Frame) -> None:
            if s.answer == stop:
                f[PC] = done.at
                return
            f[X] = first(s.answer)
            f[left] -= 1
            f[chosen] = (*f[chosen], f[X])

        c.emit(start)
        c.mark(again)
        c.emit(offer)
        c.emit(take)
        c.effect(self.do)
        if self.count > 1:
            c.jump(again)
        c.mark(done)

    def targets(self, s: WarState, me: int, src: int, x: int) -> list[int]:
        found = self.what.find(s, me, src, x)
        if always_possible(self.do):
            return found
        return [card for card in found if possible(self.do, s, me, src, card)]

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        found = self.what.find(s, me, src, x)
        if always_possible(self.do):
            return bool(found)
        for card in found:  # noqa: SIM110 - a generator costs more than these few cards
            if possible(self.do, s, me, src, card):
                return True
        return False

    def say(self, w: Words) -> list[Clause]:
        if self.count >= ANY_NUMBER:
            several = w.pick("libovolný počet ", "any number of ") + self.what.say(w, GEN, many=True)
            each = w.led(w.pick("Pro každou z nich:", "For each of them:"), self.do.say(w))
            return [Clause(lexicon.CHOOSE, several, apart=True), *each]
        if self.count > 1:
            rest = w.pick(
                f"až {self.count}krát {self.what.say(w, ACC)}", f"up to {self.count} {self.what.say(w, many=True)}"
            )
        else:
            rest = self.what.say(w, ACC)
        clauses = [Clause(lexicon.CHOOSE, rest), *self.do.say(w)]
        return permitted(clauses) if self.optional and self.count == 1 else clauses


@dataclass(frozen=True)
class ChooseSome(Effect):
    """Choose up to so many cards of a group, all of them first; then the effect on each, in the order chosen."""

    what: Group
    do: Effect
    most: int = ANY_NUMBER

    def compile(self, c: Compiler) -> None:
        handed, chosen = c.slot(), c.slot()
        again, each, done = Label(), Label(), Label()

        def start(s: WarState, f: Frame) -> None:
            f[handed], f[chosen] = f[X], ()

        def offer(s: WarState, f: Frame) -> None:
            found = self.what.find(s, f[ME], f[SRC], f[handed]) if len(f[chosen]) < self.most else []
            options = [v.TARGET(card) for card in found if card not in f[chosen]]
            ask(s, f[ME], v.ASK_TARGET, [*options, v.DONE()], f[SRC])

        def take(s: WarState, f: Frame) -> None:
            if s.answer != v.DONE():
                f[chosen] = (*f[chosen], first(s.answer))
                f[PC] = again.at

        def next_one(s: WarState, f: Frame) -> None:
            left = [card for card in f[chosen] if s.at[card] >= 0]
            if not left:
                f[PC] = done.at
                return
            f[X], f[chosen] = left[0], tuple(left[1:])

        c.emit(start)
        c.mark(again)
        c.emit(offer)
        c.emit(take)
        c.mark(each)
        c.emit(next_one)
        c.effect(self.do)
        c.jump(each)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        if self.most >= ANY_NUMBER:
            several = w.pick("libovolný počet ", "any number of ") + self.what.say(w, GEN, many=True)
        else:
            several = w.pick("až", "up to") + f" {self.most} {self.what.say(w, ACC, many=True)}"
        return [Clause(lexicon.CHOOSE, several), *(replace(c, follows=True) for c in self.do.say(w))]


@dataclass(frozen=True)
class May(Effect):
    """Its player decides whether. `then`: a sentence of its own after what has to be done."""

    do: Effect
    then: bool = False

    def compile(self, c: Compiler) -> None:
        done = Label()

        def offer(s: WarState, f: Frame) -> None:
            if not possible(self.do, s, f[ME], f[SRC], f[X]):
                f[PC] = done.at
                return
            ask(s, f[ME], v.ASK_MAY, [v.ACCEPT(), v.DECLINE()], f[SRC])

        def answered(s: WarState, f: Frame) -> None:
            if s.answer == v.DECLINE():
                f[PC] = done.at

        c.emit(offer)
        c.emit(answered)
        c.effect(self.do)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        first, *rest = permitted(self.do.say(w))
        if not self.then:
            return [first, *rest]
        if w.czech:  # the pronoun stands second: "potom ji můžete zatlačit"
            return [replace(first, lead=f"Potom {first.enclitic}".rstrip(), enclitic=""), *rest]
        return [replace(first, lead="Then"), *rest]


@dataclass(frozen=True)
class IfYouDo(Effect):
    """One thing and then another. Only the first has to be possible now: it makes room for the second."""

    one: Effect
    then: Effect

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return possible(self.one, s, me, src, x)

    def compile(self, c: Compiler) -> None:
        c.effect(self.one)
        c.effect(self.then)

    def say(self, w: Words) -> list[Clause]:
        first, *rest = self.then.say(w)
        return [*self.one.say(w), *w.led(w.pick("Pokud to uděláte,", "If you do,"), [first.optional(), *rest])]


@dataclass(frozen=True)
class Either(Effect):
    """One of two; the only possible one is taken without asking. `optional`: or neither."""

    one: Effect
    other: Effect
    optional: bool = False

    def compile(self, c: Compiler) -> None:
        second, done = Label(), Label()

        def offer(s: WarState, f: Frame) -> None:
            options = []
            if possible(self.one, s, f[ME], f[SRC], f[X]):
                options.append(v.FIRST_WAY())
            if possible(self.other, s, f[ME], f[SRC], f[X]):
                options.append(v.SECOND_WAY())
            if not options:
                f[PC] = done.at
                return
            ask(s, f[ME], v.ASK_EITHER, [*options, v.DECLINE()] if self.optional else options, f[SRC])

        def decided(s: WarState, f: Frame) -> None:
            if s.answer == v.DECLINE():
                f[PC] = done.at
            elif s.answer == v.SECOND_WAY():
                f[PC] = second.at

        c.emit(offer)
        c.emit(decided)
        c.effect(self.one)
        c.jump(done)
        c.mark(second)
        c.effect(self.other)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        one, other = ([*half.say(w)] for half in (self.one, self.other))
        first_text = _run_on(w, one)
        second_text = _run_on(w, other)
        rest = w.pick(f"jednu z možností: 1) {first_text}; 2) {second_text}", f"one: 1) {first_text}; 2) {second_text}")
        return [Clause(lexicon.CHOOSE, rest, may=self.optional)]


def _run_on(w: Words, clauses: list[Clause]) -> str:
    """Clauses inside a sentence: without a capital and a full stop."""
    first, *rest = clauses
    text = w.paragraph([first, *(c if c.lead else replace(c, follows=True) for c in rest)]).rstrip(".")
    return text[:1].lower() + text[1:]
