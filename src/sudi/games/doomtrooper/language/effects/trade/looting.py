"""Gear of the dead."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Check, Domain
from sudi.kernel.standing import cards_of
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import EQUIPMENT, ON_BEARER
from ....law.bearing import AFFILIATION, PRICE, lifted
from ....words import vocabulary as v
from ...results import deaths
from ..act import own_warriors_in_play
from ..gear import HandsOver


@dataclass(frozen=True)
class LootDead(HandsOver):
    """Equipment of whom a warrior of yours has just killed comes to a warrior of yours, whatever its affiliation."""

    choosing = v.ASK_LOOT

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: [x for d in deaths(c.s) if c.s.side[d.killer] == c.me for x in cards_of(d.gear)],
            "DTR-334",
            cs="Bere se vybavení toho, koho tvůj bojovník právě zabil",
            en="Equipment of whom your warrior has just killed is taken",
        )

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.type[c.a] == EQUIPMENT and c.s.t.cards[c.a].lies == ON_BEARER,
                cs="Karta {a} není vybavení.",
                en="{a} is no equipment.",
            ),
            Check(
                "DTR-334",
                lambda c: c.a in c.s.grave[c.s.t.owner[c.a]],
                cs="Karta {a} už v hrobě není.",
                en="{a} is not in the discard pile any more.",
            ),
        )

    def takers_in_question(self) -> Domain:
        return own_warriors_in_play("DTR-334", "Vybavení dostane tvůj bojovník", "One of your warriors gets it")

    def gate(self) -> tuple[Check, ...]:
        return lifted(*AFFILIATION, PRICE)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TAKE,
                w.pick(
                    "1 kartu vybavení toho, koho tvůj bojovník zabil, a ihned jí vybav kteréhokoli svého bojovníka; na "
                    "příslušnosti nezáleží",
                    "1 equipment card of whom your warrior killed and equip any of your warriors with it at once, "
                    "whatever its affiliation",
                ),
            )
        ]


_TAKE = verb("vezmi si", "vzít si", "si vezme", "take")
