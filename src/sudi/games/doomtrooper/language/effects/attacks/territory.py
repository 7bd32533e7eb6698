"""What a warzone gives its defender, given to the attacker as well: only what helps, or only what hinders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.law import answers
from sudi.kernel.machine import ME, SRC, Frame, Step
from sudi.kernel.picks import Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words

from ....state import MODIFIERS, DoomState
from ....words import verbs
from ....words import vocabulary as v
from ....words.ratings import RATINGS
from ...scopes import AIMED, FromZone
from ...standing.boosts import Boost
from ...standing.rule import COMBAT_LONG
from ..act import Act, owner_seat, yes_or_no


@dataclass(frozen=True)
class ZoneShare(Boost):
    """The warzone's modifiers that help (`good`), or those that hinder."""

    good: bool = True
    computed: ClassVar[bool] = True

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        n = zone_number(s, rating)
        return n if (n > 0) == self.good else 0


def zone_number(s: DoomState, rating: str) -> int:
    """What the warzone in use prints for this rating."""
    if s.warzone < 0:
        return 0
    for rule in s.t.cards[s.warzone].standing:
        if isinstance(rule, Boost) and isinstance(rule.scope, FromZone) and rule.scope.numbers:
            return int(getattr(rule, rating))
    return 0


_ALL = dict.fromkeys(RATINGS, 1)
GAINS = ZoneShare("", AIMED, until=COMBAT_LONG, good=True, **_ALL)  # type: ignore[arg-type]
LOSSES = ZoneShare("", AIMED, until=COMBAT_LONG, good=False, **_ALL)  # type: ignore[arg-type]


@dataclass(frozen=True)
class TakeTerritory(Act, Script):
    """The attacker has everything that helps, or everything that hinders, on the warzone it attacks; you say which."""

    gains: ZoneShare = GAINS
    losses: ZoneShare = LOSSES
    slots = 0
    adds_later: ClassVar[bool] = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and s.warzone >= 0 and any(zone_number(s, rating) for rating in RATINGS)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(v.ASK_EITHER_WAY, "DTR-334", owner_seat)

        def choose(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            last(s, self.gains if s.answer == v.YES() else self.losses, f[ME], f[SRC], s.attacker)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GIVE_TO,
                w.pick(
                    "útočníkovi buď všechny kladné, nebo všechny záporné úpravy válečné zóny, ze které se protivník "
                    "brání",
                    "the attacker either all positive or all negative modifiers of the warzone that the opponent "
                    "defends from",
                ),
            )
        ]
