"""Transfers that no action is spent on (DTR-187, DTR-195 to DTR-201)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words, verb

from ...law.outpost import TRANSFERRING, may_transfer
from ...rules.moving import transfer
from ...state import DoomState, own_warriors
from ...words import vocabulary as v
from .act import Act, own_warriors_in_play


@dataclass(frozen=True)
class Redeploy(Act, Script):
    """As many of one's own warriors as one likes transfer, one after the other, by the ordinary rules."""

    slots = 0

    def find(self, s: DoomState, me: int) -> list[int]:
        return [w for w in own_warriors(s, me) if may_transfer(s, me, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me))

    def pool(self) -> Domain:
        return own_warriors_in_play(
            "DTR-187", "Transferuje se tvůj bojovník ve hře", "A warrior of yours in play transfers"
        )

    def checks(self) -> tuple[Check, ...]:
        free = Check(
            "DTR-447",
            lambda c: may_transfer(c.s, c.me, c.a),
            cs="Bojovník {a} se teď transferovat nemůže.",
            en="{a} cannot transfer now.",
        )
        return (*TRANSFERRING, free)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = Question(
            v.ASK_REDEPLOY, (Choice(v.TARGET, self.pool(), checks=self.checks()), stop(v.DONE))
        )  # fmt: skip

        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[ME])
            if found:
                ask(s, f[ME], v.ASK_REDEPLOY, [*v.TARGET.each(found), v.DONE()], f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer != v.DONE():
                transfer(s, first(s.answer))
                f[PC] = go(choose)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TRANSFER,
                w.pick(
                    "bez akcí tolik svých bojovníků, kolik chceš, podle běžných pravidel",
                    "as many of your warriors as you like for no actions, by the ordinary rules",
                ),
            )
        ]


_TRANSFER = verb("transferuj", "transferovat", "transferuje", "transfer")
