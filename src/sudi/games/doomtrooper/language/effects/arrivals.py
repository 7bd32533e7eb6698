"""Warriors of the hand that a card lets into play without an action; and cards whose uses are counted."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Check, Domain
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.wording import ACC, Clause, Words
from sudi.kernel.wording.lexicon import CARD

from ...law.deploying import (
    NOT_GROUNDED,
    NOT_SHUT_OUT,
    ONE_OF_A_KIND,
    PAID_FOR,
    TWO_TRIBES,
    WANTED,
    home_of,
)
from ...rules.auction import for_sale
from ...rules.deploying import deploy
from ...rules.leaving import discard
from ...state import DoomState
from ...words import asked as a
from ...words import verbs
from ..select import Who
from .act import ChooseOne


@dataclass(frozen=True)
class DeployNow(ChooseOne):
    """One of these warriors of the hand is deployed now, for its value or (`free`) for nothing.

    `uses`: so often; then the card is discarded.
    """

    who: Who
    areas: tuple[int, ...]
    free: bool = False
    uses: int = 0
    asking = a.ASK_DEPLOY
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for x in c.s.hand[c.me] if c.s.t.musters[x]],
            "DTR-334",
            cs="Vykládá se bojovník z ruky",
            en="A warrior of your hand is deployed",
        )

    def checks(self) -> tuple[Check, ...]:
        gates = (NOT_GROUNDED, ONE_OF_A_KIND, TWO_TRIBES, NOT_SHUT_OUT, WANTED)
        return (
            Check(
                "DTR-334",
                lambda c: self.who.suits(c.s.t.cards[c.a]) and not (self.free and for_sale(c.s, c.a)),
                cs="O bojovníkovi {a} text nemluví.",
                en="The text is not about {a}.",
            ),
            Check(
                "DTR-042",
                lambda c: home_of(c.s, c.a) in self.areas,
                cs="Bojovník {a} patří do jiné oblasti, než o které text mluví.",
                en="{a} belongs to another area than the text names.",
            ),
            *gates,
            *(() if self.free else (PAID_FOR,)),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        deploy(s, f[ME], card, self.free)
        if self.uses:
            s.noted[f[SRC]] += 1
            if s.noted[f[SRC]] >= self.uses:
                discard(s, f[SRC])

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w, ACC)
        price = w.pick("zdarma", "for nothing") if self.free else w.pick("za jeho hodnotu", "for its value")
        rest = w.pick(f"z ruky {whom} {price}", f"{whom} from your hand {price}")
        if self.uses:
            rest += w.pick(
                f" (celkem {self.uses}×, pak tuto kartu vyřaď)",
                f" ({self.uses} times in all; then discard this {CARD.en[0]})",
            )
        return [Clause(verbs.LAY, rest)]
