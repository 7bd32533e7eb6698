"""SOLIDARITY: a mission that pays for each new member of a corporation, for as long as there are members."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Clause, Words

from ....rules.happenings import DEPLOYED
from ....rules.leaving import discard
from ....state import SQUAD, DoomState, whose_table
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY, VICTORY
from ...select import traits_of
from ...standing.settling import Settles
from ..act import Act
from .rewards import rewards, take_reward

_BITS = v.ORGANISATION_BITS


def chosen_corporation(s: DoomState, card: int) -> int:
    """The corporation a mission was assigned for, as its trait; 0 while none is chosen."""
    return _BITS[s.noted[card] - 1] if s.noted[card] else 0


def members(s: DoomState, seat: int, bit: int) -> list[int]:
    return [w for w in s.squad[seat] if s.live >> w & 1 and traits_of(s, w) & bit]


@dataclass(frozen=True)
class ChooseCorporation(Act, Script):
    """One that has somebody in the Squad of the player the mission is assigned to (DTR-427: freelancers have none)."""

    members: ClassVar[bool] = True  # only one that has somebody there
    slots = 0

    def found(self, s: DoomState, seat: int) -> list[int]:
        return [n for n, bit in enumerate(_BITS) if bit & tr.CORPORATIONS and members(s, seat, bit)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.found(s, aim))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: [n for n, bit in enumerate(_BITS) if bit & tr.CORPORATIONS],
            "DTR-427",
            cs="Volí se korporace",
            en="A corporation is chosen",
        )
        present = Check(
            "DTR-427",
            lambda c: members(c.s, whose_table(c.s, c.src), _BITS[c.a]),
            cs="V Mužstvu toho hráče není nikdo z této korporace: {a}.",
            en="Nobody in the Squad of that player is of this corporation: {a}.",
        )
        question = Question(
            v.ASK_CORPORATION, (Choice(v.ORGANISATION, pool, checks=(present,) if self.members else ()),)
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            s.noted[f[SRC]] = first(s.answer) + 1

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.CHOOSE, w.pick("korporaci", "a corporation"))]


@dataclass(frozen=True)
class OnNewMember(Occasion):
    event: ClassVar[str] = DEPLOYED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        joins = s.at[subject] == SQUAD and traits_of(s, subject) & chosen_corporation(s, card)
        return bool(joins and actor == whose_table(s, card))

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Kdykoli ten hráč vyloží do svého Mužstva bojovníka této korporace,",
            "Whenever that player adds a warrior of this corporation to the Squad,",
        )


@dataclass(frozen=True)
class ChoosePay(Act, Script):
    """So many victory points or so many destiny points, for whoever assigned the mission."""

    victory: int
    destiny: int
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = rewards(lambda c: self.victory, lambda c: self.destiny)

        def choose(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            take_reward(s, f)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        either, other = w.count(self.victory, VICTORY), w.count(self.destiny, DESTINY)
        return [Clause(verbs.GAIN, w.pick(f"{either}, nebo {other}", f"{either} or {other}"))]


@dataclass(frozen=True)
class EndsWithoutMembers(Settles):
    def settle(self, s: DoomState, seat: int, card: int) -> None:
        bit = chosen_corporation(s, card)
        if bit and not members(s, whose_table(s, card), bit):
            discard(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Není-li v jeho Mužstvu nikdo z této korporace, úkol se vyřazuje.",
            "While nobody of this corporation is in that Squad, the mission is discarded.",
        )
