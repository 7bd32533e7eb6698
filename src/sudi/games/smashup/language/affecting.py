"""Choosing minions to affect: destroy, return, move, put under the deck, with their words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Compiler, Effect, Label, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.wording import GEN, Clause, VerbWord, Words

from ..law.protection import BOTTOM, DESTROY, MOVE, RETURN
from ..rules.affecting import destroy, move, put_under, send_back
from ..state import SmashState, other_places, places_with_base
from ..words import lexicon
from ..words import vocabulary as v
from .selectors import OWN, Minions, distinct, without


class FromOwnMinion(Script):
    """Choose one own minion, then something about it; nothing happens without one."""

    def choices(self, s: SmashState, me: int, src: int) -> list[int]:
        return Minions("own").find(s, me, src)

    def act(self, s: SmashState, me: int, src: int, minion: int) -> None:
        raise NotImplementedError

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            minions = distinct(s, self.choices(s, f[ME], f[SRC]))
            if not minions:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(minions), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            self.act(s, f[ME], f[SRC], s.answer - v.TARGET.code)

        return [choose, take]


GROUP: dict[str, Callable[[SmashState, list[int], int, int], None]] = {
    DESTROY: destroy,
    RETURN: send_back,
    BOTTOM: put_under,
}
_VERBS: dict[str, VerbWord] = {
    DESTROY: lexicon.DESTROY,
    RETURN: lexicon.RETURN,
    MOVE: lexicon.MOVE,
    BOTTOM: lexicon.PUT,
}


def _tail(w: Words, how: str, many: bool = False, own: bool = False) -> str:
    """What follows the minion: where it goes."""
    if how == RETURN:
        if own:
            return w.pick(" do ruky", " to your hand")
        if many:
            return w.pick(" do rukou jejich majitelů", " to their owners' hands")
        return w.pick(" do ruky jeho majitele", " to its owner's hand")
    if how == BOTTOM:
        return w.pick(" dospod dobíracího balíčku jeho majitele", " on the bottom of its owner's deck")
    if how == MOVE:
        return (
            w.pick(" k jiným základnám", " to other bases") if many else w.pick(" k jiné základně", " to another base")
        )
    return ""


@dataclass(frozen=True)
class Affect(Effect):
    """Destroy, return, move or put under the deck: so many minions, one after another."""

    how: str
    what: Minions
    count: int = 1
    optional: bool = False

    def compile(self, c: Compiler) -> None:
        left, chosen = c.slot(), c.slot()
        again, place, done = Label(), Label(), Label()

        how, find, stop = self.how, self.what.find, v.DONE() if self.count > 1 else v.DECLINE()

        def start(s: SmashState, f: Frame) -> None:
            f[left], f[chosen], f[PC] = self.count, (), again.at + 1
            choose(s, f)

        def choose(s: SmashState, f: Frame) -> None:
            targets = find(s, f[ME], f[SRC], how) if f[left] > 0 else []
            if f[chosen]:
                targets = without(targets, f[chosen])
            if how == MOVE and len(places_with_base(s)) < 2:
                targets = []  # a minion at the only base has nowhere to go
            if not targets:
                f[PC] = done.at
                return
            options = v.TARGET.each(distinct(s, targets))
            if self.optional:
                options.append(stop)
            ask(s, f[ME], v.ASK_TARGET, options, f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            if s.answer == stop:
                f[PC] = done.at
                return
            target = s.answer - TARGET
            f[left] -= 1
            f[chosen] = (*f[chosen], target)
            if how == MOVE:
                ask(s, f[ME], v.ASK_TO, v.TO.each(other_places(s, target)), target)
                return
            f[PC] = again.at if f[left] else done.at
            GROUP[how](s, [target], f[ME], f[SRC])

        def settle(s: SmashState, f: Frame) -> None:
            f[PC] = again.at
            move(s, f[chosen][-1], s.answer - v.TO.code, f[ME], f[SRC])

        c.emit(start)
        c.mark(again)
        c.emit(choose)
        c.emit(take)
        c.mark(place)
        c.emit(settle)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        many = self.count > 1
        if self.count >= ANY_NUMBER:
            number = w.pick("libovolný počet ", "any number " if self.what.whose == "own" else "any number of ")
            phrase = self.what.say(w, many=True, case=GEN) if w.czech else self.what.say(w, many=True)
        elif many:
            number = w.pick("až ", "up to ") + f"{self.count} "
            phrase = self.what.say(w, many=True)
        else:
            number, phrase = "", self.what.say(w, leaving=self.how in (RETURN, MOVE))
        tail = _tail(w, self.how, many, own=self.what.whose == OWN)
        clause = Clause(_VERBS[self.how], f"{number}{phrase}{tail}")
        return [clause.optional() if self.optional and not many else clause]


ANY_NUMBER = 99
TARGET = v.TARGET.code


@dataclass(frozen=True)
class AffectAllAtChosenBase(Effect):
    """Choose a base; every minion there is affected."""

    how: str

    def compile(self, c: Compiler) -> None:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_BASE, v.TO.each(places_with_base(s)), f[SRC])

        def strike(s: SmashState, f: Frame) -> None:
            GROUP[self.how](s, s.minions[s.answer - v.TO.code][:], f[ME], f[SRC])

        c.emit(choose)
        c.emit(strike)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("všechny bojovníky od jedné základny", "all minions at one base")
        return [Clause(_VERBS[self.how], rest + _tail(w, self.how, many=True))]
