"""Missions that wait for what somebody did, kills without points, missions that change hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import cards_of, last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Bilingual, Clause, Words, verb

from ....law.combat.course import PRIZES, Death
from ....rules.happenings import FORT_RAZED, KILLED, TURNED, earner_of, owner_of, value_of
from ....rules.moving import attach, enter, lay, reshuffle
from ....rules.points import AWARD
from ....rules.windows import found_in_play
from ....state import ATTACHED, CHANGE, KOHORT, PLACES, DoomState, in_play, warriors, whose_table
from ....words import trade_questions as q
from ....words import traits as tr
from ....words import vocabulary as v
from ....words.areas import IN_OWN_AREA
from ....words.whom import title_of
from ...marks import USE_ART
from ...needs import Need
from ...results import combat_of
from ...scopes import PRESENT
from ...select import Who, traits_of
from ...standing.bans import Forbid
from ...standing.rule import GAME_LONG
from ..act import PLAYERS_LEFT, Act, yes_or_no
from ..recruiting import BringIn
from .rewards import complete

_HOLDS = tr.CITY | tr.CATHEDRAL | tr.CITADEL


# ---- what a mission needs ----
@dataclass(frozen=True)
class NeedOwnFort(Need):
    """The player has a card of this title in this area of his."""

    id: str
    area: int

    def met(self, s: DoomState, me: int, src: int) -> bool:
        mine = [c for c in s.t.instances(self.id) if in_play(s, c) and s.side[c] == me]
        return any(s.area[c] == self.area for c in mine)

    def say(self, w: Words) -> str:
        name, where = title_of(self.id)[w.lang], IN_OWN_AREA[PLACES[self.area]][w.lang]
        return w.pick(f"Musíš mít {where} kartu {name}.", f"You need {name} {where}.")

    def missing(self) -> Bilingual:
        name, where = title_of(self.id), IN_OWN_AREA[PLACES[self.area]]
        return Bilingual(f"musíš mít {where.cs} kartu {name.cs}", f"you have to have {name.en} {where.en}")


# ---- who did it ----
@dataclass(frozen=True)
class OnCityRazed(Occasion):
    """The player who has the mission has destroyed a city, a cathedral or a citadel."""

    event: ClassVar[str] = FORT_RAZED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(actor == whose_table(s, card) and s.t.traits[subject] & _HOLDS)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Zničí-li ten hráč ve hře město, katedrálu nebo citadelu,",
            "If that player destroys a city, a cathedral or a citadel in play,",
        )


@dataclass(frozen=True)
class OnBrotherTurned(Occasion):
    """The player who has the mission has turned a Brother into a heretic."""

    event: ClassVar[str] = TURNED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(actor == whose_table(s, card) and traits_of(s, subject) & tr.HERETIC)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Učiní-li ten hráč z bojovníka Bratrstva kacíře,",
            "If that player turns a Brotherhood warrior into a heretic,",
        )


# ---- a kill without points ----
def forfeit(s: DoomState, victim: int) -> None:
    """Nobody earns anything for this kill of the combat in progress."""
    f = combat_of(s)
    if f is not None and s.phase == CHANGE:
        f[PRIZES] = tuple((*e[:_PRIZE], NOTHING, *e[_PRIZE + 1 :]) if e[0] == victim else e for e in f[PRIZES] or ())


_PRIZE = Death._fields.index("prize")
NOTHING = -9999  # whatever is added to it, no points are left


@dataclass(frozen=True)
class OnBrotherSlain(Occasion):
    """The bearer kills a Brother of this value or more."""

    least: int
    event: ClassVar[str] = KILLED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        brother = traits_of(s, subject) & tr.BROTHERHOOD
        return bool(actor >= 0 and s.bearer[card] == actor and brother and value_of(n) >= self.least)

    def say_when(self, w: Words) -> str:
        return w.pick(
            f"Zabije-li bojovník bojovníka Bratrstva s hodnotou aspoň {self.least},",
            f"If the warrior kills a Brotherhood warrior of value {self.least} or more,",
        )


NO_MORE_ART = Forbid("", USE_ART, PRESENT, until=GAME_LONG)


@dataclass(frozen=True)
class SilenceArt(Act):
    """The mission is completed; nobody earns points for the kill, and whoever is in play now never casts again."""

    rule: Forbid = NO_MORE_ART

    def instant(self) -> Instant:
        def open_portal(s: DoomState, me: int, src: int, x: int) -> None:
            f = combat_of(s)
            for entry in (f[PRIZES] or ()) if f is not None else ():
                if entry[1] == s.bearer[src]:
                    forfeit(s, entry[0])
            complete(s, src, me)
            for warrior in warriors(s):
                last(s, self.rule, me, src, warrior)

        return open_portal

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _NOBODY,
                w.pick(
                    "nezíská; všichni bojovníci, kteří jsou teď ve hře, však ztrácejí schopnost sesílat kouzla Umění "
                    "(kdo přijde později, ne); tím je úkol splněn",
                    "points for that kill; but all warriors in play now lose the ability to cast the Art (later ones "
                    "do not); that completes the mission",
                ),
            )
        ]


_NOBODY = verb("body za to nikdo", "", "", "nobody earns")


@dataclass(frozen=True)
class OnYourSlain(Occasion):
    """The card's player kills one of these: a warrior of his does, or another player's falls to a card of his."""

    victim: Who
    event: ClassVar[str] = KILLED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        mine = s.side[actor] == holder if actor >= 0 else earner_of(n) == holder != owner_of(n)
        return mine and self.victim.matches(s, subject)

    def say_when(self, w: Words) -> str:
        whom = self.victim.say(w)
        return w.pick(f"Kdykoli zabiješ {whom},", f"Whenever you kill {whom},")


@dataclass(frozen=True)
class RiseInstead(Act, Script):
    """A warrior of these out of the collection that is worth no more than the victim comes, and no points do."""

    who: Who
    slots = 1

    def fit(self, s: DoomState, me: int, src: int, worth: int) -> list[int]:
        return [c for c in BringIn(self.who, areas=(KOHORT,)).find(s, me, src) if s.t.value[c] <= worth]

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        victim = slot[0]
        wanted = yes_or_no(q.ASK_RISE, "DTR-334", lambda s, f: int(f[ME]))
        which = Question(
            v.ASK_BRING,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: self.fit(c.s, c.me, c.src, value_of(c.f[X])),
                        "DTR-497",
                        cs="Přichází bojovník z tvé sbírky, jehož hodnota není vyšší",
                        en="A warrior of your collection of no higher value comes",
                    ),
                ),
            ),
        )

        def offer(s: DoomState, f: Frame) -> None:
            g = combat_of(s) if s.phase == CHANGE else None
            slain = [e[0] for e in (g[PRIZES] or ()) if s.side[e[1]] == f[ME] or e[3] == f[ME]] if g is not None else []
            f[victim] = slain[0] if slain else -1
            if not self.fit(s, f[ME], f[SRC], value_of(f[X])):
                f[PC] = go(OVER)
            else:
                wanted.ask(s, f)

        @answers(wanted)
        def decided(s: DoomState, f: Frame) -> None:
            if s.answer != v.YES() or not which.ask(s, f):
                f[PC] = go(OVER)

        @answers(which)
        def risen(s: DoomState, f: Frame) -> None:
            if f[victim] >= 0:
                forfeit(s, f[victim])
            else:  # outside a combat the points wait to be paid
                due = next((g for g in reversed(s.stack) if g[PROG] == AWARD.id and g[ME] == f[ME]), None)
                s.stack[:] = [g for g in s.stack if g is not due]
            enter(s, first(s.answer), f[ME])
            reshuffle(s, f[ME])
            found_in_play(s, f[ME], first(s.answer))

        return [offer, decided, risen]

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w)
        return [
            Clause(
                _BRING,
                w.pick(
                    f"ihned do své Kohorty {whom} ze své sbírky s hodnotou nejvýše takovou, jakou měl zabitý; body za "
                    "zabití pak nejsou",
                    f"{whom} from your collection of no higher value than the victim's into your Cohort at once; then "
                    "no points are earned for the kill",
                ),
                may=True,
            )
        ]


_BRING = verb("přiveď", "přivést", "přivede", "bring")


# ---- missions that change hands ----
@dataclass(frozen=True)
class Reassign(Act, Script):
    """The mission goes to any other warrior in play, or to any other player if it is a player's."""

    slots = 0

    def having(self, s: DoomState, task: int) -> set[int]:
        """The warriors, or the players, who have this mission or a copy of it (DTR-137)."""
        copies = [c for c in cards_of((s.t.copies[task] | 1 << task) & s.live) if s.at[c] == s.at[task]]
        return {s.bearer[c] if s.at[task] == ATTACHED else whose_table(s, c) for c in copies}

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if aim < 0:
            return False
        pool = warriors(s) if s.at[aim] == ATTACHED else [p for p in range(s.t.seats) if not s.lost[p]]
        return not self.having(s, aim).issuperset(pool)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        another = Check(
            "DTR-137",
            lambda c: c.a not in self.having(c.s, c.s.aim[c.src]),
            cs="Bojovník {a} ten úkol má.",
            en="{a} has the mission.",
        )
        elsewhere = Check(
            "DTR-137",
            lambda c: c.a not in self.having(c.s, c.s.aim[c.src]),
            cs="Ten hráč úkol má: {a}.",
            en="That player has the mission: {a}.",
        )
        pool = Domain(
            lambda c: warriors(c.s),
            "DTR-334",
            cs="Úkol dostane bojovník ve hře",
            en="A warrior in play gets the mission",
        )
        whom = Question(q.ASK_ASSIGN, (Choice(v.TARGET, pool, checks=(another,)),))
        to = Question(q.ASK_ASSIGN, (Choice(v.TARGET_PLAYER, PLAYERS_LEFT, checks=(elsewhere,)),))

        def choose(s: DoomState, f: Frame) -> None:
            task = s.aim[f[SRC]]
            if not in_play(s, task) or s.at[task] != ATTACHED:
                f[PC] = go(choose_player) if in_play(s, task) else go(OVER)
            elif not whom.ask(s, f):
                f[PC] = go(OVER)

        @answers(whom)
        def given(s: DoomState, f: Frame) -> None:
            task = s.aim[f[SRC]]
            attach(s, task, first(s.answer), s.side[task])
            f[PC] = go(OVER)

        def choose_player(s: DoomState, f: Frame) -> None:
            if not to.ask(s, f):
                f[PC] = go(OVER)

        @answers(to)
        def laid(s: DoomState, f: Frame) -> None:
            task = s.aim[f[SRC]]
            lay(s, task, s.side[task], first(s.answer))

        return [choose, given, choose_player, laid]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _REASSIGN,
                w.pick(
                    "úkol jinému bojovníkovi ve hře, nebo jinému hráči, je-li to úkol pro hráče (ne tomu, kdo už "
                    "takový má)",
                    "the mission to any other warrior in play, or to any other player if it is a player's (nobody who "
                    "has one like it)",
                ),
            )
        ]


_REASSIGN = verb("přiděl", "přidělit", "přidělí", "reassign")
