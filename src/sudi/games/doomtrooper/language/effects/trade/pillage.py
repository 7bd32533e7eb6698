"""One of three: points, a warrior, or gear."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Check, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import EQUIPMENT, ON_BEARER
from ....rules.points import gain_destiny
from ....state import DoomState
from ....words import trade_questions as q
from ....words.nouns import DESTINY
from ...select import Who
from ..act import Act, own_warriors_in_play
from ..recruiting import BringIn
from .arming import ArmsFromLibrary


@dataclass(frozen=True)
class ArmFromLibrary(ArmsFromLibrary):
    """Any equipment out of one's library for a warrior of one's own that is permitted to have it."""

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: (
                    c.s.t.type[c.a] == EQUIPMENT
                    and c.s.t.cards[c.a].lies == ON_BEARER
                    and isinstance(c.s.t.cards[c.a].give, Who)
                ),
                cs="Karta {a} není vybavení pro bojovníka.",
                en="{a} is no equipment for a warrior.",
            ),
        )

    def takers_in_question(self) -> Domain:
        return own_warriors_in_play("DTR-334", "Vybavení dostane tvůj bojovník", "One of your warriors gets it")

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class Pillage(Act, Script):
    """So many destiny points, or one of these warriors out of the collection, or equipment out of the library."""

    n: int
    bring: BringIn
    arm: ArmFromLibrary = ArmFromLibrary()
    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        somebody = Check(
            "DTR-346",
            lambda c: self.bring.find(c.s, c.me, c.src),
            cs="Ve sbírce nemáš bojovníka, který by mohl přijít.",
            en="There is no warrior in your collection who could come.",
        )
        something = Check(
            "DTR-346",
            lambda c: self.arm.possible(c.s, c.me, c.src, -1),
            cs="V knihovně nemáš vybavení, které by měl kdo dostat.",
            en="There is no equipment in your library that anybody could get.",
        )
        question = Question(
            q.ASK_PILLAGE, (stop(q.POINTS), stop(q.WARRIOR, somebody), stop(q.GEAR, something)), "DTR-334"
        )
        bringing, brought = self.bring.script(go, [])
        arming, named, armed = self.arm.script(go, slot)

        def choose(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer == q.POINTS():
                gain_destiny(s, f[ME], self.n, f[SRC])
                f[PC] = go(OVER)
            elif s.answer == q.GEAR():
                f[PC] = go(arming)

        def over(s: DoomState, f: Frame) -> None:
            f[PC] = go(OVER)

        return [choose, chosen, bringing, brought, over, arming, named, armed]

    def say(self, w: Words) -> list[Clause]:
        n, whom = w.count(self.n, DESTINY), self.bring.who.say(w)
        return [
            Clause(
                _GAIN,
                w.pick(
                    f"{n}, nebo {whom} ze své sbírky (přijde rovnou do tvého Mužstva nebo Kohorty), nebo vybavení ze "
                    "své knihovny, kterým ihned vybav bojovníka, jenž ho smí mít",
                    f"{n}, or {whom} from your collection (it comes straight into your Squad or Cohort), or equipment "
                    "from your library, with which you equip a permissible warrior at once",
                ),
            )
        ]


_GAIN = verb("získej", "získat", "získá", "gain")
