"""Gear of the dead, and any other gear that somebody loses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import PC, SRC, Frame, Step, X, ask, push
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import cards_of
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import EQUIPMENT, ON_BEARER
from ....law.bearing import AFFILIATION, PRICE, lifted, turned
from ....rules.attaching import BOARDING
from ....rules.happenings import GEAR_GONE, loss_of
from ....rules.leaving import discard
from ....rules.moving import attach
from ....state import DoomState, in_play, own_warriors
from ....words import keeping_questions as k
from ....words import vocabulary as v
from ...results import deaths
from ...select import Who
from ..act import Act, own_warriors_in_play
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


# ---- gear that somebody loses ----
@dataclass(frozen=True)
class OnGearGone(Occasion):
    """Equipment in play is discarded, whoever had it and for whatever reason."""

    event: ClassVar[str] = GEAR_GONE

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return True

    def say_when(self, w: Words) -> str:
        return w.pick("Má-li být vyřazeno vybavení ve hře,", "When equipment in play is about to be discarded,")


@dataclass(frozen=True)
class TakeFruits(Act, Script):
    """The equipment goes to a warrior in the bearer's area that may have it, and this card is discarded."""

    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def mates(c: Case) -> list[int]:
            bearer = c.s.bearer[c.src]
            return [w for w in own_warriors(c.s, c.s.side[bearer]) if c.s.at[w] == c.s.at[bearer]]

        pool = Domain(
            mates,
            "DTR-334",
            cs="Dostane ho bojovník z oblasti toho, kdo má tuto kartu",
            en="A warrior in the area of whoever has this card gets it",
        )
        gate = tuple(turned(check, lambda c: loss_of(c.f[X]).card) for check in lifted())
        question = Question(k.ASK_FRUITS, (Choice(v.TARGET, pool, checks=gate), stop(v.DONE)), me=_bearers_player)

        def offer(s: DoomState, f: Frame) -> None:
            card, src = loss_of(f[X]).card, f[SRC]
            there = in_play(s, src) and s.bearer[src] >= 0 and card in s.grave[s.t.owner[card]]
            bearable = s.t.cards[card].lies == ON_BEARER and isinstance(s.t.cards[card].give, Who)
            options = question.options(s, f) if there and bearable else []
            if len(options) < 2:  # nobody could have it
                f[PC] = go(OVER)
                return
            ask(s, s.side[s.bearer[src]], k.ASK_FRUITS, options, card)

        @answers(question)
        def given(s: DoomState, f: Frame) -> None:
            if s.answer == v.DONE():
                return
            me, lost = s.side[s.bearer[f[SRC]]], loss_of(f[X])
            card = lost.card
            attach(s, card, first(s.answer), me)
            for part in cards_of(lost.parts):  # DTR-085: it goes where the equipment goes
                if s.t.type[part] == EQUIPMENT and part in s.grave[s.t.owner[part]]:
                    attach(s, part, card, me)
            if s.t.cards[card].vehicle:
                push(s, BOARDING, me, card)
            discard(s, f[SRC])

        return [offer, given]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _GIVE,
                w.pick(
                    "to vybavení bojovníkovi z téže oblasti (i jemu samému), který ho smí mít; tato karta je vyřazena",
                    "it to a warrior in the same area that may have it (even itself); then this card is discarded",
                ),
                may=True,
            )
        ]


def _bearers_player(s: DoomState, f: Frame) -> int:
    return int(s.side[s.bearer[f[SRC]]])


_GIVE = verb("dej", "dát", "dá", "give")
