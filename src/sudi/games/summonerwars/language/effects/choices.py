"""Effects that ask: whom, whether, which of two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sudi.kernel.decision import first
from sudi.kernel.effects import Compiler, Effect, Instant, Label, walk
from sudi.kernel.law import Case, Check, Choice, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask
from sudi.kernel.wording import ACC, GEN, NOM, Clause, Words

from ...law.domains import first_arg
from ...law.groups import group_checks
from ...state import WarState, controller
from ...words import lexicon
from ...words import vocabulary as v
from ..groups import Group
from .asking import asked_about, deed_rule, permitted, run_on, taking, way
from .needs import Need, always_possible, handed, needed, needs_of, possible

ANY_NUMBER = 99


def hurts(effect: Effect) -> bool:
    """Does the effect harm the card it is about?"""
    return any(getattr(node, "harmful", False) for node in walk(effect))


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
    """Choose a card of a group; the effect is carried out on it. `optional`: or none; `any_number`: one after
    another, as many as the player likes."""

    what: Group
    do: Effect
    optional: bool = False
    any_number: bool = False

    def compile(self, c: Compiler) -> None:
        given, chosen = c.slot(), c.slot()
        again, done = Label(), Label()
        ending = (v.DONE,) if self.any_number else (v.DECLINE,) if self.optional else ()
        ends = [end() for end in ending]
        question = Question(
            v.ASK_TARGET,
            (
                Choice(
                    v.TARGET,
                    taking(self),
                    checks=(
                        Check(
                            "SUW-139",
                            lambda c: c.a not in c.f[chosen],
                            cs="Karta {a} už byla zvolena.",
                            en="{a} has been chosen already.",
                        ),
                        *group_checks(self.what, it=lambda c: int(c.f[given])),
                        *needed(self.do, first_arg),
                    ),
                    harms=self.harms,
                ),
                *map(stop, ending),
            ),
            values=asked_about(self, lambda c: int(c.f[given])),
            count=(lambda s, f: ANY_NUMBER) if self.any_number else None,
        )

        def start(s: WarState, f: Frame) -> None:
            f[given], f[chosen] = f[X], ()

        def offer(s: WarState, f: Frame) -> None:
            found = [card for card in self.targets(s, f[ME], f[SRC], f[given]) if card not in f[chosen]]
            if not found:
                f[PC] = done.at
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found) + ends, f[SRC])

        @answers(question)
        def take(s: WarState, f: Frame) -> None:
            if s.answer in ends:
                f[PC] = done.at
                return
            f[X] = first(s.answer)
            f[chosen] = (*f[chosen], f[X])

        c.emit(start)
        c.mark(again)
        c.emit(offer)
        c.emit(take)
        c.effect(self.do)
        if self.any_number:
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

    def needs(self) -> tuple[Need, ...]:
        said = self.what.say(Words("cs"), NOM, many=True), self.what.say(Words("en"), many=True)
        return (
            Need(
                deed_rule(self.do),
                self.usable,
                cs=f"Není tu nic, co by šlo zvolit: {said[0]}.",
                en=f"There is nothing to choose: {said[1]}.",
            ),
        )

    def harms(self, c: Case) -> bool:
        return hurts(self.do) and controller(c.s, c.a) == c.me

    def say(self, w: Words) -> list[Clause]:
        if self.any_number:
            several = w.pick("libovolný počet ", "any number of ") + self.what.say(w, GEN, many=True)
            each = w.led(w.pick("Pro každou z nich:", "For each of them:"), self.do.say(w))
            return [Clause(lexicon.CHOOSE, several, apart=True), *each]
        clauses = [Clause(lexicon.CHOOSE, self.what.say(w, ACC)), *self.do.say(w)]
        return permitted(clauses) if self.optional else clauses


@dataclass(frozen=True)
class ChooseSome(Effect):
    """Choose up to so many cards of a group, all of them first; then the effect on each, in the order chosen."""

    what: Group
    do: Effect
    most: int = ANY_NUMBER

    def compile(self, c: Compiler) -> None:
        given, chosen = c.slot(), c.slot()
        again, each, done = Label(), Label(), Label()
        question = Question(
            v.ASK_TARGET,
            (
                Choice(
                    v.TARGET,
                    taking(self),
                    checks=(
                        Check(
                            "SUW-139",
                            lambda c: c.a not in c.f[chosen],
                            cs="Karta {a} už byla zvolena.",
                            en="{a} has been chosen already.",
                        ),
                        *group_checks(self.what, it=lambda c: int(c.f[given])),
                        Check(
                            "SUW-112",
                            lambda c: len(c.f[chosen]) < self.most,
                            cs=f"Zvolit lze nejvýš {self.most}.",
                            en=f"No more than {self.most} may be chosen.",
                        ),
                    ),
                ),
                stop(v.DONE),
            ),
            values=asked_about(self, lambda c: int(c.f[given])),
        )

        def start(s: WarState, f: Frame) -> None:
            f[given], f[chosen] = f[X], ()

        def offer(s: WarState, f: Frame) -> None:
            found = self.what.find(s, f[ME], f[SRC], f[given]) if len(f[chosen]) < self.most else []
            options = [v.TARGET(card) for card in found if card not in f[chosen]]
            ask(s, f[ME], v.ASK_TARGET, [*options, v.DONE()], f[SRC])

        @answers(question)
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
        question = Question(v.ASK_MAY, (stop(v.ACCEPT), stop(v.DECLINE)), "SUW-142", values=asked_about(self, handed))

        def offer(s: WarState, f: Frame) -> None:
            if not possible(self.do, s, f[ME], f[SRC], f[X]):
                f[PC] = done.at
                return
            ask(s, f[ME], v.ASK_MAY, [v.ACCEPT(), v.DECLINE()], f[SRC])

        @answers(question)
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
        if w.czech:  # the pronoun stands second: "potom ji můžeš zatlačit"
            return [replace(first, lead=f"Potom {first.enclitic}".rstrip(), enclitic=""), *rest]
        return [replace(first, lead="Then"), *rest]


@dataclass(frozen=True)
class IfYouDo(Effect):
    """One thing and then another. Only the first has to be possible now: it makes room for the second."""

    one: Effect
    then: Effect

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return possible(self.one, s, me, src, x)

    def needs(self) -> tuple[Need, ...]:
        return needs_of(self.one)

    def compile(self, c: Compiler) -> None:
        c.effect(self.one)
        c.effect(self.then)

    def say(self, w: Words) -> list[Clause]:
        first, *rest = self.then.say(w)
        return [*self.one.say(w), *w.led(w.pick("Pokud to uděláš,", "If you do,"), [first.optional(), *rest])]


@dataclass(frozen=True)
class Either(Effect):
    """One of two; the only possible one is taken without asking. `optional`: or neither."""

    one: Effect
    other: Effect
    optional: bool = False

    def compile(self, c: Compiler) -> None:
        second, done = Label(), Label()
        one, other = way(self.one), way(self.other)
        question = Question(
            v.ASK_EITHER,
            (
                stop(v.FIRST_WAY, *needed(self.one, handed)),
                stop(v.SECOND_WAY, *needed(self.other, handed)),
                *((stop(v.DECLINE),) if self.optional else ()),
            ),
            "SUW-143",
            values=lambda c: {"one": one, "other": other},
        )

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

        @answers(question)
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
        first_text = run_on(w, one)
        second_text = run_on(w, other)
        rest = w.pick(f"jednu z možností: 1) {first_text}; 2) {second_text}", f"one: 1) {first_text}; 2) {second_text}")
        return [Clause(lexicon.CHOOSE, rest, may=self.optional)]
