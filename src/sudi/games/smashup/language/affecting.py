"""Choosing minions to affect: destroy, return, move, put under the deck, with their words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import MASK, first
from sudi.kernel.effects import Compiler, Effect, Label
from sudi.kernel.law import Check, Choice, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, ask
from sudi.kernel.picks import Pick
from sudi.kernel.wording import GEN, Clause, VerbWord, Words

from ..law.alike import distinct
from ..law.protection import BOTTOM, DESTROY, MOVE, RETURN
from ..law.questions import a_base, moving_to
from ..rules.affecting import destroy, move, put_under, send_back
from ..state import SmashState, minions_in_play, other_places, own_among, places_with_base
from ..words import lexicon
from ..words import minion_prompts as prompts
from ..words import vocabulary as v
from .selectors import OWN, Minions, a_minion

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


_PROMPTS = {DESTROY: prompts.DESTROY, RETURN: prompts.RETURN, MOVE: prompts.MOVE, BOTTOM: prompts.BOTTOM}
ANY_NUMBER = 99


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
    """Destroy, return, move or put under the deck: so many minions.

    Those that move do so one after another; all others are chosen first, so that what happens to one of them makes
    nobody else a target.
    """

    how: str
    what: Minions
    count: int = 1
    optional: bool = False

    def compile(self, c: Compiler) -> None:
        left, chosen = c.slot(), c.slot()
        again, done = Label(), Label()
        how, find, stopping = self.how, self.what.find, v.DONE if self.count > 1 else v.DECLINE
        moves, end = how == MOVE, stopping()
        not_yet = Check(
            "SMU-117", lambda c: c.a not in c.f[chosen], "Bojovník {a} už byl vybrán.", "{a} has been chosen already."
        )
        ending = (stop(stopping),) if self.optional else ()
        # Of those that move each is asked where to before the next one.
        which = Question(
            _PROMPTS[how],
            (self.what.choice(how, not_yet), *ending),
            count=None if moves else lambda s, f: int(f[left]),
        )
        where = moving_to(lambda c: int(c.f[chosen][-1]))

        def start(s: SmashState, f: Frame) -> None:
            f[left], f[chosen], f[PC] = self.count, (), again.at + 1
            choose(s, f)

        def choose(s: SmashState, f: Frame) -> None:
            targets = find(s, f[ME], f[SRC], how) if f[left] > 0 else []
            if f[chosen]:
                targets = [m for m in targets if m not in f[chosen]]
            if moves and len(places_with_base(s)) < 2:
                targets = []  # a minion at the only base has nowhere to go
            if not targets:
                f[PC] = done.at
                return
            options = v.TARGET.each(distinct(s, targets))
            if self.optional:
                options.append(end)
            ask(s, f[ME], which.prompt, options, f[SRC])

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            if s.answer == end:
                f[PC] = done.at
                return
            target = s.answer & MASK
            f[left] -= 1
            f[chosen] = (*f[chosen], target)
            if moves:
                ask(s, f[ME], where.prompt, v.TO.each(other_places(s, target)), target)
            elif f[left]:
                f[PC] = again.at
            else:
                f[PC] = done.at + 1  # `strike` without another step
                GROUP[how](s, list(f[chosen]), f[ME], f[SRC])

        @answers(where)
        def settle(s: SmashState, f: Frame) -> None:
            f[PC] = again.at
            move(s, f[chosen][-1], first(s.answer), f[ME], f[SRC])

        def strike(s: SmashState, f: Frame) -> None:
            if f[chosen] and not moves:
                GROUP[how](s, list(f[chosen]), f[ME], f[SRC])

        c.emit(start)
        c.mark(again)
        c.emit(choose)
        c.emit(take)
        if moves:
            c.emit(settle)
        c.mark(done)
        if not moves:
            c.emit(strike)

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


@dataclass(frozen=True)
class AffectAllAtChosenBase(Pick):
    """Choose a base; every minion there is affected."""

    how: str
    asking: ClassVar[int] = prompts.RETURN_ALL

    def asks(self) -> Choice:
        return a_base("SMU-036", "Vybírá se základna ve hře", "You choose a base in play")

    def act(self, s: SmashState, me: int, src: int, option: int) -> None:
        GROUP[self.how](s, s.minions[first(option)][:], me, src)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("všechny bojovníky od jedné základny", "all minions at one base")
        return [Clause(_VERBS[self.how], rest + _tail(w, self.how, many=True))]


class FromOwnMinion(Pick):
    """Choose one own minion, then something about it; nothing happens without one."""

    def asks(self) -> Choice:
        return a_minion("SMU-117", "Vybírá se jeden z tvých bojovníků", "You choose one of your minions", own=True)

    def offers(self, s: SmashState, me: int, src: int) -> list[int]:
        return v.TARGET.each(distinct(s, own_among(s, me, minions_in_play(s))))

    def act(self, s: SmashState, me: int, src: int, option: int) -> None:
        self.deed(s, me, src, first(option))

    def deed(self, s: SmashState, me: int, src: int, minion: int) -> None:
        raise NotImplementedError
