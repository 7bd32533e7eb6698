"""Destroying minions and actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Compiler, Effect, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.wording import Clause, Words

from ..events import minion_in, place_in
from ..law.protection import DESTROY, touchable
from ..rules.affecting import destroy
from ..rules.leaving import destroy_action
from ..state import SmashState, controller, own_among
from ..words import lexicon
from ..words import vocabulary as v
from .affecting import FromOwnMinion
from .numbers import POWER
from .selectors import Minions, distinct


@dataclass(frozen=True)
class DestroyWeakerBeside(Script):
    """Choose an own minion, then destroy a minion at its base with strictly less power."""

    slots = 1

    def prey(self, s: SmashState, me: int, src: int, hunter: int) -> list[int]:
        powers = POWER.table(s)
        weaker = [m for m in s.minions[s.at[hunter]] if powers[m] < powers[hunter]]
        return touchable(s, DESTROY, weaker, me, src)

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            own = Minions("own").find(s, f[ME], f[SRC])
            hunters = [m for m in own if self.prey(s, f[ME], f[SRC], m)] or own
            if not hunters:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(distinct(s, hunters)), f[SRC])

        def choose_prey(s: SmashState, f: Frame) -> None:
            prey = self.prey(s, f[ME], f[SRC], s.answer - v.TARGET.code)
            if not prey:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(distinct(s, prey)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            destroy(s, [s.answer - v.TARGET.code], f[ME], f[SRC])

        return [choose, choose_prey, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.CHOOSE, w.pick("jednoho ze svých bojovníků", "one of your minions")),
            Clause(
                lexicon.DESTROY,
                w.pick(
                    "u jeho základny bojovníka s menší silou, než má on",
                    "a minion at its base with less power than it has",
                ),
            ),
        ]


@dataclass(frozen=True)
class BlowUp(FromOwnMinion):
    """The chosen minion and every minion at its base that is not stronger are destroyed together."""

    def act(self, s: SmashState, me: int, src: int, minion: int) -> None:
        powers = POWER.table(s)
        here = s.minions[s.at[minion]]
        destroy(s, [m for m in here if powers[m] <= powers[minion]], me, src)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "jednoho ze svých bojovníků a s ním u jeho základny všechny bojovníky se stejnou nebo menší silou",
            "one of your minions together with all minions at its base of the same power or less",
        )
        return [Clause(lexicon.DESTROY, rest)]


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
        return v.TARGET.each(found)

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
        return [Clause(lexicon.DESTROY, rest)]


@dataclass(frozen=True)
class DestroyIt(Script):
    """The minion that set this off is destroyed, perhaps together with this card."""

    and_this: bool = False

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def strike(s: SmashState, f: Frame) -> None:
            destroy(s, [minion_in(f[X])], f[ME], f[SRC])
            if self.and_this and s.at[f[SRC]] >= 0:
                destroy_action(s, f[SRC])

        return [strike]

    def say(self, w: Words) -> list[Clause]:
        too = w.pick("i s touto kartou", "and this card") if self.and_this else ""
        return [Clause(lexicon.DESTROY, too, enclitic=w.pick("ho", "it"))]


@dataclass(frozen=True)
class DestroyThis(Effect):
    """This action is destroyed, or the minion it is on, or this minion."""

    bearer: bool = False

    def compile(self, c: Compiler) -> None:
        def gone(s: SmashState, f: Frame) -> None:
            card = f[SRC]
            if s.at[card] < 0:
                return
            if self.bearer:
                destroy(s, [s.on[card]], f[ME], card)
            elif s.t.is_minion[card]:
                destroy(s, [card], f[ME], card)
            else:
                destroy_action(s, card)

        c.emit(gone)

    def say(self, w: Words) -> list[Clause]:
        what = ("tohoto bojovníka", "this minion") if self.bearer else ("tuto kartu", "this card")
        return [Clause(lexicon.DESTROY, w.pick(*what))]


@dataclass(frozen=True)
class DestroyWeakest(Script):
    """At every base with unequal minions one of the weakest is destroyed; ties are the player's choice."""

    slots = 2

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        place, doomed = slot

        def start(s: SmashState, f: Frame) -> None:
            f[place], f[doomed] = 0, ()

        def choose(s: SmashState, f: Frame) -> None:
            if f[place] >= len(s.minions):
                f[PC] = go(3)
                return
            here = s.minions[f[place]]
            powers = POWER.of_many(s, here)
            weak = [m for m, n in zip(here, powers, strict=True) if n == min(powers)] if here else []
            if not weak or len(weak) == len(here):
                f[place] += 1
                f[PC] = go(1)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(distinct(s, weak)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            f[doomed] = (*f[doomed], s.answer - v.TARGET.code)
            f[place] += 1
            f[PC] = go(1)

        def strike(s: SmashState, f: Frame) -> None:
            destroy(s, list(f[doomed]), f[ME], f[SRC])

        return [start, choose, take, strike]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "u každé základny, kde nejsou všichni bojovníci stejně silní, jednoho z nejslabších",
            "one of the weakest minions at each base where not all minions have the same power",
        )
        return [Clause(lexicon.DESTROY, rest)]


@dataclass(frozen=True)
class Broadside(Script):
    """At a base where one has a minion, all minions of one player with little power are destroyed."""

    max_power: int
    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        place = slot[0]

        def choose_base(s: SmashState, f: Frame) -> None:
            places = [p for p, here in enumerate(s.minions) if any(controller(s, m) == f[ME] for m in here)]
            if not places:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_BASE, v.TO.each(places), f[SRC])

        def choose_player(s: SmashState, f: Frame) -> None:
            f[place] = s.answer - v.TO.code
            seats = sorted({controller(s, m) for m in s.minions[f[place]]})
            ask(s, f[ME], v.ASK_WHO, v.WHO.each(seats), f[SRC])

        def strike(s: SmashState, f: Frame) -> None:
            seat = s.answer - v.WHO.code
            here, powers = own_among(s, seat, s.minions[f[place]]), POWER.table(s)
            destroy(s, [m for m in here if powers[m] <= self.max_power], f[ME], f[SRC])

        return [choose_base, choose_player, strike]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"u základny, kde máš bojovníka, všechny bojovníky jednoho hráče se silou {self.max_power} nebo nižší",
            f"all minions of one player of power {self.max_power} or less at a base where you have a minion",
        )
        return [Clause(lexicon.DESTROY, rest)]


@dataclass(frozen=True)
class OthersHereDestroyed(Script):
    """All minions of other players at the base handed over are destroyed."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def strike(s: SmashState, f: Frame) -> None:
            destroy(s, [m for m in s.minions[place_in(f[X])] if controller(s, m) != f[ME]], f[ME], f[SRC])

        return [strike]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("u této základny všechny bojovníky ostatních hráčů", "all minions of other players at that base")
        return [Clause(lexicon.DESTROY, rest)]
