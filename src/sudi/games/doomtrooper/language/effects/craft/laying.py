"""A spell that stays before a player of one's choice."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words

from ....rules.moving import lay
from ....state import DoomState
from ....words import verbs
from ....words import vocabulary as v
from ...standing.protection import NOT_WARDED, warded
from ..act import PLAYERS_LEFT, Act


@dataclass(frozen=True)
class LayBefore(Act, Script):
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(not s.lost[seat] and not warded(s, me, src, seat) for seat in range(s.t.seats))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = Question(v.ASK_WHOSE, (Choice(v.TARGET_PLAYER, PLAYERS_LEFT, checks=(NOT_WARDED,)),))

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            lay(s, f[SRC], f[ME], first(s.answer))

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.LAY, w.pick("tuto kartu před kteréhokoli hráče", "this card before any player"))]
