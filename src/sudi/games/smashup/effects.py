"""The common vocabulary of the cards: affecting minions, drawing, extra plays, boosts, with their words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Amount, Compiler, Effect, Fixed, Instant, Label, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, GEN, Clause, VerbWord, Words

from . import vocabulary as v
from . import words
from .moves import (
    BOTTOM,
    DESTROY,
    MOVE,
    RETURN,
    destroy,
    destroy_action,
    discard_random,
    draw,
    gain_vp,
    move,
    other_places,
    put_under,
    send_back,
)
from .play import ACTION, DISCARD, HAND, MINION, extra, grant
from .select import OWN, Minions, distinct
from .state import SmashState, controller

GROUP: dict[str, Callable[[SmashState, list[int], int, int], None]] = {
    DESTROY: destroy,
    RETURN: send_back,
    BOTTOM: put_under,
}
_VERBS: dict[str, VerbWord] = {
    DESTROY: words.DESTROY,
    RETURN: words.RETURN,
    MOVE: words.MOVE,
    BOTTOM: words.PUT,
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

        def start(s: SmashState, f: Frame) -> None:
            f[left], f[chosen] = self.count, ()

        def choose(s: SmashState, f: Frame) -> None:
            targets = self.what.find(s, f[ME], f[SRC], self.how) if f[left] > 0 else []
            targets = [m for m in targets if m not in f[chosen]]
            if self.how == MOVE:
                targets = [m for m in targets if other_places(s, m)]
            if not targets:
                f[PC] = done.at
                return
            options = [TARGET + m for m in distinct(s, targets)]
            if self.optional:
                options.append(v.DONE() if self.count > 1 else v.DECLINE())
            ask(s, f[ME], v.ASK_TARGET, options, f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            if s.answer in (v.DONE(), v.DECLINE()):
                f[PC] = done.at
                return
            target = s.answer - v.TARGET.code
            f[left] -= 1
            f[chosen] = (*f[chosen], target)
            if self.how == MOVE:
                ask(s, f[ME], v.ASK_TO, [v.TO(p) for p in other_places(s, target)], target)
                return
            f[PC] = again.at
            GROUP[self.how](s, [target], f[ME], f[SRC])

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
            ask(s, f[ME], v.ASK_BASE, [v.TO(p) for p, base in enumerate(s.bases) if base], f[SRC])

        def strike(s: SmashState, f: Frame) -> None:
            GROUP[self.how](s, s.minions[s.answer - v.TO.code][:], f[ME], f[SRC])

        c.emit(choose)
        c.emit(strike)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("všechny bojovníky od jedné základny", "all minions at one base")
        return [Clause(_VERBS[self.how], rest + _tail(w, self.how, many=True))]


@dataclass(frozen=True)
class DestroyAction(Script):
    """Destroy actions in play: on this base, on the same minion, or anywhere; one, or any number."""

    where: str  # "base", "minion" or "anywhere"
    any_number: bool = False

    def offers(self, s: SmashState, src: int) -> list[int]:
        place = s.at[src]
        found = [a for actions in s.actions for a in actions if a != src]
        if self.where == "base":
            found = [a for a in found if s.at[a] == place and s.on[a] < 0]
        elif self.where == "minion":
            found = [a for a in found if s.on[a] == s.on[src] and s.on[src] >= 0]
        return [v.TARGET(a) for a in found]

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            options = self.offers(s, f[SRC])
            if not options:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, [*options, v.DONE()] if self.any_number else options, f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            if s.answer == v.DONE():
                return
            destroy_action(s, s.answer - v.TARGET.code)
            if self.any_number:
                f[PC] = go(0)

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        if self.where == "minion":
            rest = w.pick(
                "libovolný počet jiných akcí na tomto bojovníkovi", "any number of other actions on that minion"
            )
        elif self.where == "base":
            rest = w.pick("jinou akci na této základně", "another action on this base")
        else:
            rest = w.pick("akci zahranou na bojovníka nebo na základnu", "an action on a minion or on a base")
        return [Clause(words.DESTROY, rest)]


@dataclass(frozen=True)
class Draw(Effect):
    n: int

    def instant(self) -> Instant:
        n = self.n
        return lambda s, me, src, x: draw(s, me, n)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DRAW, w.count(self.n, words.CARD))]


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
        return [Clause(words.DRAW, w.count(self.n, words.CARD)).optional()]


@dataclass(frozen=True)
class GainVP(Effect):
    amount: Amount

    def instant(self) -> Instant:
        count = self.amount.count()
        return lambda s, me, src, x: gain_vp(s, me, src, count(s, me, src, x))

    def say(self, w: Words) -> list[Clause]:
        if isinstance(self.amount, Fixed):
            return [Clause(words.GAIN, w.count(self.amount.n, words.VP))]
        one = w.count(1, words.VP)
        return [Clause(words.GAIN, f"{one} {self.amount.per(w)}")]  # type: ignore[attr-defined]


@dataclass(frozen=True)
class OwnMinionsHere(Amount):
    def count(self) -> Callable[[SmashState, int, int, int], int]:
        return lambda s, me, src, x: sum(controller(s, m) == me for m in s.minions[s.at[src]])

    def per(self, w: Words) -> str:
        return w.pick("za každého svého bojovníka u této základny", "for each of your minions here")


@dataclass(frozen=True)
class PerFivePower(Amount):
    """One for every full five of the number handed over: the power at the scored base."""

    def count(self) -> Callable[[SmashState, int, int, int], int]:
        return lambda s, me, src, x: x // 5

    def per(self, w: Words) -> str:
        return w.pick("navíc za každých 5 bodů své síly u této základny", "more for every 5 power you have here")


@dataclass(frozen=True)
class ExtraPlay(Effect):
    """A permission to play one more card: which, where and from where (SMU-095)."""

    action: bool = False
    n: int = 1
    max_power: int = -1
    here: bool = False  # only at the base handed over
    from_discard: bool = False
    empty: bool = False  # only at a base where one has no minions
    in_its_place: bool = False  # only if this card has left play

    def instant(self) -> Instant:
        kind = ACTION if self.action else MINION
        origin = DISCARD if self.from_discard else HAND

        def give(s: SmashState, me: int, src: int, x: int) -> None:
            if self.in_its_place and s.at[src] >= 0:
                return
            place = x if self.here else -1
            for _ in range(self.n):
                grant(s, me, src, extra(kind, limit=self.max_power, place=place, origin=origin, empty=self.empty))

        return give

    def say(self, w: Words) -> list[Clause]:
        word = words.ACTION if self.action else words.MINION
        if self.in_its_place:
            rest = w.pick("k této základně místo ní bojovníka navíc", "an extra minion at that base in its place")
            return [Clause(words.THEN_PLAY, rest)]
        if w.czech:
            what = word.singular[ACC] if self.n == 1 else w.count(self.n, word)
            parts = [f"{what} navíc"]
            if self.max_power >= 0:
                parts = [f"navíc {what} se silou {self.max_power} nebo nižší"]
            if self.here:
                parts.append("k této základně")
            if self.empty:
                parts.append("k základně, u níž nemáš žádného bojovníka")
            if self.from_discard:
                parts.append("ze svého odhazovacího balíčku")
        else:
            what = f"an extra {word.en[0]}" if self.n == 1 else f"{self.n} extra {word.en[1]}"
            parts = [what]
            if self.max_power >= 0:
                parts.append(f"of power {self.max_power} or less")
            if self.here:
                parts.append("at that base")
            if self.empty:
                parts.append("at a base where you have no minions")
            if self.from_discard:
                parts.append("from your discard pile")
        return [Clause(words.PLAY, " ".join(parts)).optional()]


@dataclass(frozen=True)
class Boost(Script):
    """Power until the end of the turn: for one chosen minion, or for all own ones in play now (ruling R10)."""

    rule: Standing
    amount: int
    everybody: bool = False

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            if self.everybody:
                for minion in Minions("own").find(s, f[ME], f[SRC]):
                    boost(s, self.rule, f[ME], f[SRC], minion, self.amount)
                f[PC] = go(2)
                return
            targets = distinct(s, Minions().find(s, f[ME], f[SRC]))
            if not targets:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, [v.TARGET(m) for m in targets], f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            boost(s, self.rule, f[ME], f[SRC], s.answer - v.TARGET.code, self.amount)

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        if self.everybody:
            rest = w.pick(
                f"každému svému bojovníkovi +{self.amount} k síle do konce tahu",
                f"each of your minions +{self.amount} power until the end of the turn",
            )
        else:
            rest = w.pick(
                f"jednomu bojovníkovi +{self.amount} k síle do konce tahu",
                f"one minion +{self.amount} power until the end of the turn",
            )
        return [Clause(words.GIVE, rest)]


def boost(s: SmashState, rule: Standing, seat: int, source: int, minion: int, n: int) -> None:
    last(s, rule, seat, source, minion)
    if s.log is not None:
        s.log.append((v.L_BOOST, seat, minion, n, -1))


@dataclass(frozen=True)
class OthersDiscard(Effect):
    """Every other player discards so many random cards."""

    n: int

    def instant(self) -> Instant:
        def lose(s: SmashState, me: int, src: int, x: int) -> None:
            for i in range(1, s.t.seats):
                discard_random(s, (me + i) % s.t.seats, self.n)

        return lose

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, words.CARD)
        return [Clause(words.OTHERS_DISCARD, w.pick(f"z ruky náhodně {cards}", f"{cards} at random"))]
