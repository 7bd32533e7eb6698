"""Moving minions: to other bases, to hands, under decks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Effect, Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.wording import Clause, Words

from ..law.ignoring import may_ignore
from ..law.protection import MOVE, touchable
from ..rules.affecting import move, put_under, send_back
from ..state import SmashState, around, controller, other_places, own_among
from ..words import lexicon
from ..words import vocabulary as v
from .numbers import POWER
from .selectors import Minions, distinct


@dataclass(frozen=True)
class ReturnThis(Effect):
    """This card goes to its owner's hand."""

    def instant(self) -> Instant:
        return lambda s, me, src, x: send_back(s, [src], me, src)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("tuto kartu do ruky jejího majitele", "this card to its owner's hand")
        return [Clause(lexicon.RETURN, rest).optional()]


@dataclass(frozen=True)
class MoveThis(Script):
    """This minion moves: to the base handed over, or to another one of its player's choice."""

    chosen: bool = False

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            if s.at[f[SRC]] < 0:
                f[PC] = go(2)
            elif self.chosen:
                places = other_places(s, f[SRC])
                if not places:
                    f[PC] = go(2)
                    return
                ask(s, f[ME], v.ASK_TO, v.TO.each(places), f[SRC])
            else:
                s.answer = v.TO(f[X])

        def take(s: SmashState, f: Frame) -> None:
            move(s, f[SRC], s.answer - v.TO.code, f[ME], f[SRC])

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        where = w.pick(" k jiné základně", " to another base") if self.chosen else w.pick("", " there")
        rest = w.pick("tohoto bojovníka", "this minion") + where
        return [Clause(lexicon.MOVE, rest, enclitic="" if self.chosen else w.pick("k ní", "")).optional()]


@dataclass(frozen=True)
class MoveFaction(Script):
    """Name a faction and a base: all other players' minions of that faction there move together to one base."""

    slots = 2

    def there(self, s: SmashState, me: int, src: int, place: int, faction: int) -> list[int]:
        here = [m for m in s.minions[place] if controller(s, m) != me and s.t.faction[m] == faction]
        return touchable(s, MOVE, here, me, src)

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        faction, origin = slot

        def choose_faction(s: SmashState, f: Frame) -> None:
            others = {s.t.faction[m] for here in s.minions for m in here if controller(s, m) != f[ME]}
            if not others:
                f[PC] = go(4)
                return
            ask(s, f[ME], v.ASK_FACTION, v.FACTION.each(sorted(others)), f[SRC])

        def choose_base(s: SmashState, f: Frame) -> None:
            f[faction] = s.answer - v.FACTION.code
            places = [p for p in range(len(s.minions)) if self.there(s, f[ME], f[SRC], p, f[faction])]
            if not places or sum(bool(b) for b in s.bases) < 2:
                f[PC] = go(4)
                return
            ask(s, f[ME], v.ASK_BASE, v.TO.each(places), f[SRC])

        def choose_goal(s: SmashState, f: Frame) -> None:
            f[origin] = s.answer - v.TO.code
            places = [p for p, base in enumerate(s.bases) if base and p != f[origin]]
            ask(s, f[ME], v.ASK_TO, v.TO.each(places), f[SRC])

        def sail(s: SmashState, f: Frame) -> None:
            for minion in self.there(s, f[ME], f[SRC], f[origin], f[faction]):
                move(s, minion, s.answer - v.TO.code, f[ME], f[SRC])

        return [choose_faction, choose_base, choose_goal, sail]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "od jedné základny k jiné všechny bojovníky jiných hráčů, kteří k ní patří",
            "all other players' minions of that faction from one base to another",
        )
        return [Clause(lexicon.NAME, w.pick("frakci", "a faction")), Clause(lexicon.MOVE, rest)]


@dataclass(frozen=True)
class StrongestUnderDecks(Script):
    """Everybody's strongest minion at this base goes under its owner's deck; of equals their player chooses.

    All of them are found before the first one leaves, so that nobody's leaving makes another one weaker. Then nothing
    is left that the order could change, and the active player is not asked for it (SMU-119).
    """

    slots = 2

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        left, chosen = slot

        def start(s: SmashState, f: Frame) -> None:
            present = {controller(s, m) for m in s.minions[s.at[f[SRC]]]}
            f[left] = tuple(seat for seat in around(s) if seat in present)
            f[chosen] = ()

        def ask_ignore(s: SmashState, f: Frame) -> None:
            if not f[left]:
                f[PC] = go(4)
                return
            seat = f[left][0]
            s.answer = v.OBEY()
            if may_ignore(s, seat, s.at[f[SRC]]):  # ruling R22
                ask(s, seat, v.ASK_IGNORE, [v.OBEY(), v.IGNORE()], f[SRC])

        def choose(s: SmashState, f: Frame) -> None:
            seat, f[left] = f[left][0], f[left][1:]
            if s.answer == v.IGNORE():
                f[PC] = go(1)
                return
            own = own_among(s, seat, s.minions[s.at[f[SRC]]])
            powers = POWER.of_many(s, own)
            best = [m for m, n in zip(own, powers, strict=True) if n == max(powers)]
            ask(s, seat, v.ASK_TARGET, v.TARGET.each(distinct(s, best)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            f[chosen] = (*f[chosen], s.answer - v.TARGET.code)
            f[PC] = go(1)

        def all_go(s: SmashState, f: Frame) -> None:
            put_under(s, list(f[chosen]), f[ME], f[SRC])

        return [start, ask_ignore, choose, take, all_go]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "svého nejsilnějšího bojovníka u této základny dospod dobíracího balíčku jeho majitele",
            "your strongest minion here on the bottom of its owner's deck",
        )
        return [Clause(lexicon.PUT, rest)]


@dataclass(frozen=True)
class MoveToThisBase(Script):
    """One may move a minion to a base: another player's to this one, or an own one to the base handed over."""

    own: bool
    to_new_base: bool = False

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def goal(s: SmashState, f: Frame) -> int:
            return f[X] if self.to_new_base else s.at[f[SRC]]

        def choose(s: SmashState, f: Frame) -> None:
            whose = "own" if self.own else "other"
            away = [
                m for m in Minions(whose).find(s, s.turn if not self.own else f[ME], f[SRC]) if s.at[m] != goal(s, f)
            ]
            if not away:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, [*v.TARGET.each(distinct(s, away)), v.DECLINE()], f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            if s.answer != v.DECLINE():
                move(s, s.answer - v.TARGET.code, goal(s, f), f[ME], f[SRC])

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        if self.own:
            rest = w.pick(
                "jednoho ze svých bojovníků od jiné základny k té, která tuto nahradí",
                "one of your minions from another base to the base that replaces this one",
            )
        else:
            rest = w.pick(
                "k této základně jednoho bojovníka jiného hráče od jiné základny",
                "one minion of another player from another base to this one",
            )
        return [Clause(lexicon.MOVE, rest).optional()]
