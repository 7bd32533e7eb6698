"""Cards played on a whole area: the warriors who stand there (DTR-432, DTR-433)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words, verb

from ...law.cover import may_be_driven
from ...law.deploying import home_of
from ...rules.control import leave_outpost
from ...rules.leaving import wound
from ...rules.moving import into_cover
from ...state import KOHORT, OUTPOST, SQUAD, DoomState, in_play, own_warriors, warriors, whose_table
from ...words import traits as tr
from ...words import verbs
from ...words import vocabulary as v
from ..select import traits_of
from .act import PLAYER, Act, own_card


@dataclass(frozen=True)
class ChooseArea(Act, Script):
    """The Squad or the Cohort of the chosen player. `exposed`: one where somebody can still be driven into cover."""

    exposed: bool = False
    slots = 0

    def fits(self, s: DoomState, seat: int, place: int) -> bool:
        return any(s.at[w] == place and (not self.exposed or may_be_driven(s, w)) for w in own_warriors(s, seat))

    def found(self, s: DoomState, seat: int) -> list[int]:
        return [place for place in (SQUAD, KOHORT) if self.fits(s, seat, place)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and bool(self.found(s, aim))

    def question(self) -> Question:
        pool = Domain(
            lambda c: (SQUAD, KOHORT),
            "DTR-439",
            cs="Karta se týká Mužstva, nebo Kohorty, ne Stanice",
            en="The card is about a Squad or a Cohort, not about an Outpost",
        )
        anybody = Check(
            "DTR-346",
            lambda c: self.fits(c.s, whom(c.s, c.src), c.a),
            cs="V této oblasti teď není nikdo, koho by se to týkalo: {a}.",
            en="Nobody whom it would concern is there now: {a}.",
        )
        return Question(v.ASK_AREA, (Choice(v.AREA, pool, checks=(anybody,)),))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = self.question()

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            s.area[f[SRC]] = first(s.answer)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.CHOOSE, w.pick("jeho Mužstvo, nebo Kohortu", "that player's Squad or Cohort"))]


@dataclass(frozen=True)
class AnyArea(ChooseArea):
    """The same for a card that is laid there: an empty area will do (DTR-086)."""

    def fits(self, s: DoomState, seat: int, place: int) -> bool:
        return True

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("k Mužstvu, nebo ke Kohortě kteréhokoli hráče", "to the Squad or the Cohort of any player")
        return [Clause(verbs.LAY, rest)]


def whom(s: DoomState, card: int) -> int:
    """The player an area card was played on: named by the card, or by where it lies."""
    return s.whom[card] if s.whom[card] >= 0 else whose_table(s, card)


@dataclass(frozen=True)
class ClearOutposts(Act):
    """Doomtroopers and Dark Legion warriors on all Outposts go home, but for those who may not leave."""

    def find(self, s: DoomState) -> list[int]:
        return [
            w
            for w in warriors(s)
            if s.at[w] == OUTPOST and traits_of(s, w) & (tr.DOOMTROOPER | tr.LEGION) and home_of(s, w) != OUTPOST
        ]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s))

    def instant(self) -> Instant:
        def clear(s: DoomState, me: int, src: int, x: int) -> None:
            for warrior in self.find(s):
                leave_outpost(s, warrior)

        return clear

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN,
                w.pick(
                    "všechny Doomtroopery a bojovníky Černé legie ze Stanic do jejich Mužstev a Kohort (kromě těch, "
                    "kteří Stanici opustit nesmějí)",
                    "all Doomtroopers and Dark Legion warriors from the Outposts to their Squads and Cohorts (except "
                    "those who may not leave)",
                ),
            )
        ]


_RETURN = verb("vrať", "vrátit", "vrátí", "return")


@dataclass(frozen=True)
class DuckOrBleed(Act, Script):
    """Everybody in the chosen area who is not in cover goes there or is wounded; each player decides for his own."""

    victim: ClassVar[str] = PLAYER

    slots = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return False  # whether there is anybody is a question of the area

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        waiting = slot[0]
        meant = Domain(
            lambda c: c.f[waiting][:1],
            "DTR-334",
            cs="Rozhoduje se o bojovnících oblasti jeden po druhém",
            en="The warriors of the area are decided upon one by one",
        )
        question = Question(
            v.ASK_DUCK,
            (Choice(v.DUCK, meant), Choice(v.SUFFER, meant, harms=own_card)),
            me=lambda s, f: int(s.side[f[waiting][0]]),
        )

        def start(s: DoomState, f: Frame) -> None:
            place = s.area[f[SRC]]
            seat = whom(s, f[SRC])
            f[waiting] = tuple(w for w in own_warriors(s, seat) if s.at[w] == place and may_be_driven(s, w))

        def choose(s: DoomState, f: Frame) -> None:
            if f[waiting]:
                question.ask(s, f)
            else:
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            one, f[waiting] = f[waiting][0], f[waiting][1:]
            f[PC] = go(choose)
            if not in_play(s, one):
                return
            if v.verbs.of(s.answer) is v.DUCK:
                into_cover(s, one)
            else:
                wound(s, one)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _DECIDES,
                w.pick(
                    "u každého tamního bojovníka, který v úkrytu není a být v něm smí, zda půjde do úkrytu, nebo bude "
                    "zraněn",
                    "for every warrior there that is not in cover and may be, whether it goes into cover or is wounded",
                ),
                apart=True,
            )
        ]


_DECIDES = verb("ten hráč zvolí", "", "", "that player decides")
