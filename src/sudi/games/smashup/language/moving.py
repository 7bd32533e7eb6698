"""Moving minions: to other bases, to hands, under decks."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Effect, Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Bilingual, Clause, Words

from ..law.alike import distinct, same_minion
from ..law.ignoring import may_ignore
from ..law.protection import BOTTOM, MOVE, gate, touchable
from ..law.questions import a_base, moving_to
from ..law.scoring import ignoring
from ..rules.affecting import move, put_under, send_back
from ..state import SmashState, around, controller, other_places, own_among, places_with_base
from ..words import lexicon
from ..words import minion_prompts as prompts
from ..words import vocabulary as v
from ..words.factions import FACTION_WORDS
from .numbers import POWER
from .selectors import OTHER, OWN, Minions


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

    @property
    def needs_another_base(self) -> bool:
        return self.chosen

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        where = moving_to(lambda c: c.src)

        def choose(s: SmashState, f: Frame) -> None:
            if s.at[f[SRC]] < 0:
                f[PC] = go(OVER)
            elif not self.chosen:
                s.answer = v.TO(f[X])
            else:
                elsewhere = other_places(s, f[SRC])  # the short way
                if elsewhere:
                    ask(s, f[ME], where.prompt, v.TO.each(elsewhere), f[SRC])
                else:
                    f[PC] = go(OVER)

        @answers(where)
        def take(s: SmashState, f: Frame) -> None:
            move(s, f[SRC], first(s.answer), f[ME], f[SRC])

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

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        faction, origin = slot

        def named(c: Case) -> dict[str, Bilingual]:
            return {"faction": FACTION_WORDS[c.f[faction]].text, "place": c.s.t.place_text(c.s, c.f[origin])}

        in_play = Check(
            "SMU-117",
            lambda c: any(c.s.t.faction[m] == c.a for m in Minions(OTHER).find(c.s, c.me, c.src)),
            cs="Bojovníka frakce {a} nemá ve hře nikdo jiný.",
            en="No other player has a minion of the {a} in play.",
        )
        which = Question(
            prompts.SEA_DOGS,
            (
                Choice(
                    v.FACTION,
                    Domain(
                        lambda c: range(len(FACTION_WORDS)), "SMU-036", cs="Jmenuje se frakce", en="You name a faction"
                    ),
                    checks=(in_play,),
                ),
            ),
        )
        some_there = Check(
            "SMU-117",
            lambda c: self.there(c.s, c.me, c.src, c.a, c.f[faction]),
            cs="U základny {a} není žádný cizí bojovník frakce {faction}, kterého lze přesunout.",
            en="At {a} there is no other player's minion of the {faction} that can be moved.",
            values=named,
        )
        elsewhere = Check(
            "SMU-101",
            lambda c: len(places_with_base(c.s)) > 1,
            cs="Kromě základny {a} není kam se přesunout.",
            en="There is no base to move to but {a}.",
        )
        whence = Question(
            prompts.SEA_DOGS_FROM,
            (a_base("SMU-101", "Přesouvá se od základny", "Minions move from a base", elsewhere, some_there),),
            values=named,
        )
        another = Check("SMU-101", lambda c: c.a != c.f[origin], "U základny {a} už jsou.", "They are at {a} already.")
        whither = Question(
            prompts.SEA_DOGS_TO,
            (a_base("SMU-101", "Přesouvá se k jiné základně", "Minions move to another base", another),),
            values=named,
        )

        def choose_faction(s: SmashState, f: Frame) -> None:  # the short way
            others = {s.t.faction[m] for m in Minions(OTHER).find(s, f[ME], f[SRC])}
            if others:
                ask(s, f[ME], which.prompt, v.FACTION.each(sorted(others)), f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(which)
        def choose_base(s: SmashState, f: Frame) -> None:
            f[faction] = first(s.answer)
            places, found = places_with_base(s), []  # the short way
            for place in places if len(places) > 1 else ():
                if self.there(s, f[ME], f[SRC], place, f[faction]):
                    found.append(place)
            if found:
                ask(s, f[ME], whence.prompt, v.TO.each(found), f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(whence)
        def choose_goal(s: SmashState, f: Frame) -> None:
            f[origin] = first(s.answer)
            whither.ask(s, f)

        @answers(whither)
        def sail(s: SmashState, f: Frame) -> None:
            for minion in self.there(s, f[ME], f[SRC], f[origin], f[faction]):
                move(s, minion, first(s.answer), f[ME], f[SRC])

        return [choose_faction, choose_base, choose_goal, sail]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "od jedné základny k jiné všechny bojovníky této frakce, kteří patří jiným hráčům",
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

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        left, chosen = slot

        def asked_seat(s: SmashState, f: Frame) -> int:
            return int(f[left][0])

        def strongest(s: SmashState, me: int, src: int) -> list[int]:
            own, powers = own_among(s, me, s.minions[s.at[src]]), POWER.table(s)
            most = max((powers[m] for m in own), default=0)
            return [m for m in own if powers[m] == most]

        ignore = ignoring(me=asked_seat)
        which = Question(
            prompts.STRONGEST,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: strongest(c.s, c.me, c.src),
                        "SMU-054",
                        cs="Dospod balíčku jde jeden z tvých nejsilnějších bojovníků u této základny",
                        en="One of your strongest minions here goes under the deck",
                    ),
                    checks=gate(BOTTOM),
                    alike=same_minion,
                ),
            ),
            me=asked_seat,
        )

        def start(s: SmashState, f: Frame) -> None:
            present = {controller(s, m) for m in s.minions[s.at[f[SRC]]]}
            f[left] = tuple(seat for seat in around(s) if seat in present)
            f[chosen] = ()

        def ask_ignore(s: SmashState, f: Frame) -> None:
            if not f[left]:
                f[PC] = go(all_go)
                return
            s.answer = v.OBEY()
            if may_ignore(s, f[left][0], s.at[f[SRC]]):  # ruling R22
                ignore.ask(s, f)

        @answers(ignore)
        def choose(s: SmashState, f: Frame) -> None:
            if s.answer == v.IGNORE():
                f[left] = f[left][1:]
                f[PC] = go(ask_ignore)
                return
            found = touchable(s, BOTTOM, strongest(s, f[left][0], f[SRC]), f[left][0], f[SRC])  # the short way
            if found:
                ask(s, f[left][0], which.prompt, v.TARGET.each(distinct(s, found)), f[SRC])

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            f[left], f[chosen] = f[left][1:], (*f[chosen], first(s.answer))
            f[PC] = go(ask_ignore)

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
    """One may move a minion: another player's to this base, or an own one to the base that replaces this one."""

    own: bool

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def goal(s: SmashState, f: Frame) -> int:
            return int(f[X] if self.own else s.at[f[SRC]])

        def place(c: Case) -> dict[str, Bilingual]:
            return {"place": c.s.t.place_text(c.s, goal(c.s, c.f))}

        minions = Minions(OWN if self.own else OTHER)
        away = Check(
            "SMU-101",
            lambda c: c.s.at[c.a] != goal(c.s, c.f),
            cs="Bojovník {a} už u základny {place} je.",
            en="{a} is at {place} already.",
            values=place,
        )
        which = Question(
            prompts.MOVE_TO_NEW if self.own else prompts.MOVE_HERE,
            (minions.choice(MOVE, away), stop(v.DECLINE)),
            values=place,
        )

        find, decline = minions.find, v.DECLINE()

        def choose(s: SmashState, f: Frame) -> None:  # the short way
            there, found = goal(s, f), []
            for minion in find(s, f[ME], f[SRC], MOVE):
                if s.at[minion] != there:
                    found.append(minion)
            ask(s, f[ME], which.prompt, [*v.TARGET.each(distinct(s, found)), decline], f[SRC])

        @answers(which)
        def take(s: SmashState, f: Frame) -> None:
            if s.answer != decline:
                move(s, first(s.answer), goal(s, f), f[ME], f[SRC])

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
