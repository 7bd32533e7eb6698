"""Rare deeds, each of one card: naming, putting to sleep, disguise, raising the dead, swapping a base."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.chance import shuffle
from sudi.kernel.effects import Compiler, Effect, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask, push
from sudi.kernel.view import forget
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .extras import DISCARD, MINION, extra
from .moves import discard_action, places_with_base, send_back
from .play import NOW_OR_NEVER, grant
from .select import Minions, distinct
from .state import DROWSY, SmashState, controller


@dataclass(frozen=True)
class NameFaction(Script):
    """Name a faction for this card."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_FACTION, v.FACTION.each(range(len(words.FACTIONS))), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            s.named[f[SRC]] = s.answer - v.FACTION.code

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.NAME, w.pick("frakci", "a faction"))]


@dataclass(frozen=True)
class PutToSleep(Script):
    """Choose a player, who plays no actions in the own next turn."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_WHO, v.WHO.each(range(s.t.seats)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            seat = s.answer - v.WHO.code
            s.asleep[seat] |= DROWSY  # whoever sleeps already goes on doing so until the end of the turn
            if s.log is not None:
                s.log.append((v.L_SLEEP, seat, -1, 0, -1))

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "hráče: ve svém příštím tahu nesmí hrát akce",
            "a player: that player cannot play actions during their next turn",
        )
        return [Clause(words.CHOOSE, rest)]


@dataclass(frozen=True)
class PlayMinionThereNow(Effect):
    """Play a minion from hand to the base handed over, at once."""

    def compile(self, c: Compiler) -> None:
        def now(s: SmashState, f: Frame) -> None:
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, extra(MINION, place=f[X]))

        c.emit(now)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.PLAY, w.pick("k ní bojovníka z ruky", "a minion from your hand there"))]


@dataclass(frozen=True)
class Disguise(Script):
    """Choose one or two own minions at one base, play as many extra ones there, then take the chosen ones back."""

    slots = 3

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        chosen, left, place = slot

        def choose(s: SmashState, f: Frame) -> None:
            f[chosen] = ()
            own = distinct(s, Minions("own").find(s, f[ME], f[SRC]))
            if not own:
                f[PC] = go(5)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(own), f[SRC])

        def choose_second(s: SmashState, f: Frame) -> None:
            first = s.answer - v.TARGET.code
            f[chosen], f[place] = (first,), s.at[first]
            more = [m for m in s.minions[f[place]] if controller(s, m) == f[ME] and m != first]
            ask(s, f[ME], v.ASK_TARGET, [*v.TARGET.each(distinct(s, more)), v.DONE()], f[SRC])

        def chosen_both(s: SmashState, f: Frame) -> None:
            if s.answer != v.DONE():
                f[chosen] = (*f[chosen], s.answer - v.TARGET.code)
            f[left] = len(f[chosen])

        def play_one(s: SmashState, f: Frame) -> None:
            if f[left] <= 0:
                return
            f[left] -= 1
            f[PC] = go(3)
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, extra(MINION, place=f[place]))

        def take_back(s: SmashState, f: Frame) -> None:
            send_back(s, [m for m in f[chosen] if s.at[m] >= 0], f[ME], f[SRC])

        return [choose, choose_second, chosen_both, play_one, take_back]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.CHOOSE,
                w.pick("u jedné základny jednoho nebo dva své bojovníky", "one or two of your minions at one base"),
            ),
            Clause(
                words.PLAY,
                w.pick("stejný počet bojovníků navíc", "the same number of extra minions there"),
                enclitic=w.pick("k ní", ""),
            ).optional(),
            Clause(
                words.RETURN,
                w.pick("vybrané bojovníky do ruky", "the chosen minions to your hand"),
                lead=w.pick("Poté", "Then"),
            ),
        ]


@dataclass(frozen=True)
class RaiseOnEmptyBases(Script):
    """On each base where one has no minions, one may play an extra minion of little power from the discard pile."""

    max_power: int
    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        places = slot[0]

        def start(s: SmashState, f: Frame) -> None:
            empty = [
                p for p, base in enumerate(s.bases) if base and not any(controller(s, m) == f[ME] for m in s.minions[p])
            ]
            f[places] = tuple(empty)

        def each(s: SmashState, f: Frame) -> None:
            if not f[places]:
                return
            place, f[places] = f[places][0], f[places][1:]
            f[PC] = go(1)
            permit = extra(MINION, limit=self.max_power, place=place, origin=DISCARD, empty=True)
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, permit)

        return [start, each]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"ke každé základně, kde nemáš bojovníka, ze svého odhazovacího balíčku navíc bojovníka "
            f"se silou {self.max_power} nebo nižší",
            f"an extra minion of power {self.max_power} or less from your discard pile "
            "on each base where you have no minions",
        )
        return [Clause(words.PLAY, rest).optional()]


@dataclass(frozen=True)
class SwapBase(Script):
    """Search the base deck for a base and exchange it with one in play; then an extra minion may be played there."""

    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        place = slot[0]

        def choose_old(s: SmashState, f: Frame) -> None:
            if not s.base_deck:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_BASE, v.TO.each(places_with_base(s)), f[SRC])

        def choose_new(s: SmashState, f: Frame) -> None:
            f[place] = s.answer - v.TO.code
            ask(s, f[ME], v.ASK_BASE, v.TARGET.each(sorted(s.base_deck)), f[SRC])

        def swap(s: SmashState, f: Frame) -> None:
            new, old = s.answer - v.TARGET.code, s.bases[f[place]][0]
            for action in [a for a in s.actions[f[place]] if s.on[a] < 0]:
                discard_action(s, action)
            s.base_deck.remove(new)
            s.base_deck.append(old)
            s.at[old], s.at[new] = -1, f[place]
            s.live = (s.live | 1 << new) & ~(1 << old)
            s.bases[f[place]] = [new]
            forget(s, s.base_deck)
            shuffle(s, s.base_deck)
            if s.log is not None:
                s.log.append((v.L_BASE, f[ME], new, 0, -1))
            grant(s, f[ME], f[SRC], extra(MINION, place=f[place]))

        return [choose_old, choose_new, swap]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.SWAP,
                w.pick(
                    "základnu ve hře za jinou z balíčku základen (bojovníci zůstávají, akce na ní se odloží)",
                    "a base in play for one from the base deck (minions stay, actions on it are discarded)",
                ),
            ),
            Clause(words.SHUFFLE, w.pick("balíček základen", "the base deck")),
            Clause(words.PLAY, w.pick("k nové základně bojovníka navíc", "an extra minion at the new base")).optional(),
        ]
