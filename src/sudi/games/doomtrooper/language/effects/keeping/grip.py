"""Equipment that its players do not let go of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.law import Check, answers
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import cards_of
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.paying import funds
from ....rules.attaching import BOARDING
from ....rules.happenings import GEAR_LOST, Loss, loss_of
from ....rules.leaving import HARM
from ....rules.moving import along, attach, lay
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


def _keep(s: DoomState, lost: Loss) -> None:
    """The card lies as it lay, with what lay on it; whoever was inside a vehicle still is, and is not hurt."""
    card, bearer = lost.card, lost.bearer
    s.stack[:] = [f for f in s.stack if f[PROG] != BOARDING.id or f[SRC] != card]
    if bearer < 0:
        lay(s, card, lost.seat, lost.seat, lost.area)
    else:
        attach(s, card, bearer, lost.seat)
    s.noted[card] = lost.noted
    for part in cards_of(lost.parts):
        if s.bearer[part] == card:
            along(s, part, lost.seat, lost.seat)
        elif part in s.grave[s.t.owner[part]]:
            attach(s, part, card, lost.seat)
    if lost.inside:
        s.inside |= 1 << card
        thrown = next((f for f in reversed(s.stack) if f[PROG] == HARM.id and f[SRC] == bearer), None)
        if thrown is not None:
            s.stack[:] = [f for f in s.stack if f is not thrown]


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
            lost = loss_of(f[X])
            card, bearer = lost.card, lost.bearer
            gone = card in s.grave[s.t.owner[card]] or s.at[card] == SACRIFICED or s.bearer[card] not in (-1, bearer)
            there = bearer < 0 or in_play(s, bearer)
            if not gone or not there or not in_play(s, f[SRC]) or funds(s, f[ME]) < self.price:
                f[PC] = go(OVER)
                return
            ask(s, f[ME], k.ASK_HOLD, question.options(s, f), card)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                pay(s, f[ME], self.price, f[SRC])
                _keep(s, loss_of(f[X]))

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.price, DESTINY, ACC)
        return [Clause(_HOLD, w.pick(f"vybavení za {n} tam, kde bylo", f"it where it was for {n}"), may=True)]


_HOLD = verb("ponech", "ponechat", "ponechá", "keep")
