"""Equipment that its players do not let go of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.decision import BITS, MASK
from sudi.kernel.law import Check, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.paying import funds
from ....rules.happenings import GEAR_LOST
from ....rules.moving import attach
from ....rules.points import pay
from ....state import SACRIFICED, DoomState, in_play
from ....words import keeping_questions as k
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ..act import Act, owner_seat, yes_or_no


@dataclass(frozen=True)
class OnGearLost(Occasion):
    """Equipment is discarded, sacrificed or taken from whoever has it, otherwise than by being used up."""

    event: ClassVar[str] = GEAR_LOST

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return True

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Je-li vybavení ve hře vyřazeno, obětováno nebo vzato (ne však použito tím, že odejde),",
            "If equipment in play is discarded, sacrificed or taken (but not used up by that),",
        )


@dataclass(frozen=True)
class HoldOn(Act, Script):
    """For so many points the equipment stays where it was."""

    price: int
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        rich = Check(
            "DTR-228",
            lambda c: funds(c.s, c.me) >= self.price,
            cs="Na to nemáš dost bodů osudu.",
            en="You have not enough destiny points for that.",
        )
        question = yes_or_no(k.ASK_HOLD, "DTR-334", owner_seat, rich, values=lambda c: {"price": self.price})

        def offer(s: DoomState, f: Frame) -> None:
            card, bearer = f[X] >> BITS, f[X] & MASK
            gone = card in s.grave[s.t.owner[card]] or s.at[card] == SACRIFICED or s.bearer[card] not in (-1, bearer)
            if not gone or not in_play(s, bearer) or not in_play(s, f[SRC]) or funds(s, f[ME]) < self.price:
                f[PC] = go(OVER)
                return
            ask(s, f[ME], k.ASK_HOLD, question.options(s, f), card)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                card, bearer = f[X] >> BITS, f[X] & MASK
                pay(s, f[ME], self.price, f[SRC])
                attach(s, card, bearer, s.side[bearer])

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.price, DESTINY, ACC)
        return [Clause(_HOLD, w.pick(f"vybavení za {n} tam, kde bylo", f"it where it was for {n}"), may=True)]


_HOLD = verb("ponech", "ponechat", "ponechá", "keep")
