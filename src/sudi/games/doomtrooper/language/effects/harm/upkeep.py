"""Warriors for each of whom their player pays in turn, or something happens to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.law import answers
from sudi.kernel.machine import PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words

from ....law.paying import in_funds
from ....rules.points import pay
from ....state import DoomState, in_play
from ....words import vocabulary as v
from ..act import Act, yes_or_no


@dataclass(frozen=True)
class PayForEach(Act, Script):
    """Whoever is on turn is asked for each of his warriors that are meant, as long as it is in play and his."""

    price: int
    asking: ClassVar[int] = -1  # the prompt
    rule_id: ClassVar[str] = "DTR-334"
    slots = 1

    def meant(self, s: DoomState, src: int) -> list[int]:
        """Those that the card is about."""
        raise NotImplementedError

    def refused(self, s: DoomState, f: Frame, warrior: int) -> None:
        """What happens to one that was not paid for."""
        raise NotImplementedError

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        left = slot[0]
        question = yes_or_no(
            self.asking,
            self.rule_id,
            lambda s, f: int(s.turn),
            in_funds(self.price),
            no_harms=True,
            values=lambda c: {"price": self.price},
        )

        def start(s: DoomState, f: Frame) -> None:
            f[left] = tuple(self.meant(s, f[SRC]))

        def offer(s: DoomState, f: Frame) -> None:
            # What was decided about one may have taken another one away.
            f[left] = tuple(w for w in f[left] if in_play(s, w) and s.side[w] == s.turn)
            if f[left]:
                question.ask(s, f)
            else:
                f[PC] = go(OVER)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            warrior, f[left] = f[left][0], f[left][1:]
            f[PC] = go(offer)
            if s.answer == v.YES():
                pay(s, s.turn, self.price, f[SRC])
            else:
                self.refused(s, f, warrior)

        return [start, offer, settle]

    def say(self, w: Words) -> list[Clause]:
        return []
