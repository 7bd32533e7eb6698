"""Power and breakpoints until the end of the turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Choice, Question
from sudi.kernel.picks import Pick
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words

from ..law.alike import distinct
from ..state import SmashState, minions_in_play
from ..words import lexicon
from ..words import minion_prompts as prompts
from ..words import vocabulary as v
from .affecting import FromOwnMinion
from .numbers import POWER
from .selectors import OWN, Minions, a_minion


@dataclass(frozen=True)
class LowerBreakpoint(FromOwnMinion):
    """The base of the chosen minion needs so much less power this turn (ruling R11: fixed when played)."""

    rule: Standing
    asking: ClassVar[int] = prompts.RAMPAGE

    def deed(self, s: SmashState, me: int, src: int, minion: int) -> None:
        base = s.bases[s.at[minion]][0]
        n = POWER.of(s, minion)
        last(s, self.rule, me, src, base, n)
        if s.log is not None:
            s.log.append((v.L_BREAK, me, base, n, -1))

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "do konce tahu obranu jedné základny o sílu jednoho ze svých bojovníků u ní",
            "the breakpoint of a base by the power of one of your minions there until the end of the turn",
        )
        return [Clause(lexicon.LOWER, rest)]


@dataclass(frozen=True)
class Boost(Pick):
    """Power until the end of the turn: for one chosen minion, or for all own ones in play now (ruling R10)."""

    rule: Standing
    amount: int
    everybody: bool = False
    asking: ClassVar[int] = prompts.BOOST

    def instant(self) -> Instant | None:
        def all_own(s: SmashState, me: int, src: int, x: int) -> None:
            for minion in Minions(OWN).find(s, me, src):
                boost(s, self.rule, me, src, minion, self.amount)

        return all_own if self.everybody else None

    def asks(self) -> Choice:
        return a_minion("SMU-108", "Zesílí bojovník ve hře", "A minion in play gets stronger")

    def offers(self, s: SmashState, me: int, src: int) -> list[int]:
        return v.TARGET.each(distinct(s, minions_in_play(s)))

    def question(self) -> Question | None:
        asked = super().question()
        return replace(asked, values=lambda c: {"n": self.amount}) if asked is not None else None

    def act(self, s: SmashState, me: int, src: int, option: int) -> None:
        boost(s, self.rule, me, src, first(option), self.amount)

    def say(self, w: Words) -> list[Clause]:
        if self.everybody:
            rest = w.pick(
                f"každému svému bojovníkovi +{self.amount} k síle do konce tahu",
                f"each of your minions +{self.amount} power until the end of the turn",
            )
        else:
            rest = w.pick(
                f"jednomu bojovníkovi +{self.amount} k síle do konce tahu",
                f"one minion +{self.amount} power until the end of the turn",
            )
        return [Clause(lexicon.GIVE, rest)]


def boost(s: SmashState, rule: Standing, seat: int, source: int, minion: int, n: int) -> None:
    last(s, rule, seat, source, minion)
    if s.log is not None:
        s.log.append((v.L_BOOST, seat, minion, n, -1))
