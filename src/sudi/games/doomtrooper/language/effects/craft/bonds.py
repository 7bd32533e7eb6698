"""Two warriors bound to each other: neither attacks or harms the other while the card lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words

from ....rules.leaving import discard
from ....state import DoomState
from ....words import verbs
from ....words import vocabulary as v
from ...marks import BOUND
from ...scopes import AIMED
from ...select import DOOMTROOPERS
from ...standing.rule import Mark
from ...standing.settling import Settles
from ..act import Act, meant, warriors_in_play

TIED = Mark("", AIMED, name=BOUND)


@dataclass(frozen=True)
class BindTwo(Act, Script):
    """Any two Doomtroopers in play."""

    rule: Mark = TIED
    slots = 1
    vital: ClassVar[bool] = True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return len(DOOMTROOPERS.find(s, me, src)) > 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        one = slot[0]
        pool = warriors_in_play("DTR-334", "Volí se bojovník ve hře", "A warrior in play is chosen")
        other = Check(
            "DTR-334",
            lambda c: c.a != c.f[one] - 1,
            cs="Druhým musí být někdo jiný než bojovník {a}.",
            en="The second one has to be somebody else than {a}.",
        )
        first_of = Question(v.ASK_AFFLICT, (Choice(v.TARGET, pool, checks=(meant(DOOMTROOPERS),)),))
        second_of = Question(v.ASK_PAIR, (Choice(v.TARGET, pool, checks=(meant(DOOMTROOPERS), other)),))

        def choose(s: DoomState, f: Frame) -> None:
            f[one] = 0
            if not first_of.ask(s, f):
                f[PC] = go(OVER)

        @answers(first_of)
        def chosen(s: DoomState, f: Frame) -> None:
            f[one] = first(s.answer) + 1
            if not second_of.ask(s, f):
                f[PC] = go(OVER)

        @answers(second_of)
        def tied(s: DoomState, f: Frame) -> None:
            mine, theirs = f[one] - 1, first(s.answer)
            s.noted[f[SRC]] = 1
            last(s, self.rule, f[ME], f[SRC], mine, theirs + 1)
            last(s, self.rule, f[ME], f[SRC], theirs, mine + 1)

        return [choose, chosen, tied]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    "kterékoli dva Doomtroopery ve hře; dokud tato karta leží ve hře, NIKDY se nenapadají ani si jinak "
                    "neublíží",
                    "any two Doomtroopers in play; while this card is in play, they NEVER attack or harm each other",
                ),
            )
        ]


@dataclass(frozen=True)
class EndsWithEither(Settles):
    """When one of the two is gone, so is the card."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        keys = s.t.rule_keys
        if s.noted[card] and sum(e[2] == card and BOUND in keys[e[0]] for e in s.lasting) < 2:
            discard(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Odejde-li jeden z nich ze hry, tato karta se vyřazuje.",
            "If one of them leaves play, this card is discarded.",
        )
