"""What is done right after a combat, by what it has come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words

from ....rules.leaving import wound
from ....rules.points import gain_destiny
from ....state import DoomState, in_play
from ....words import verbs
from ....words.nouns import DESTINY
from ...marks import AVENGED
from ...results import wounded_attacker
from ...scopes import AIMED
from ...standing.rule import COMBAT_LONG, Mark
from ..act import AIM, Act
from .healing import heal


@dataclass(frozen=True)
class Rejoice(Act):
    """Destiny points; the attacker is healed of the wound that this combat has brought it."""

    n: int

    def instant(self) -> Instant:
        def rejoice(s: DoomState, me: int, src: int, x: int) -> None:
            gain_destiny(s, me, self.n, src)
            if wounded_attacker(s) and s.wounded >> s.attacker & 1:
                heal(s, s.attacker)

        return rejoice

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(verbs.GAIN, w.count(self.n, DESTINY)),
            Clause(
                verbs.HEAL,
                w.pick("útočníka, byl-li v tomto souboji zraněn", "the attacker, if this combat has wounded it"),
                follows=True,
            ),
        ]


TAKEN = Mark("", AIMED, until=COMBAT_LONG, name=AVENGED)


@dataclass(frozen=True)
class Avenge(Act):
    """The killer is wounded; if that kills it, whoever avenged earns the points. Only once in a combat."""

    mark: Mark = TAKEN
    victim: ClassVar[str] = AIM

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return not any(AVENGED in s.t.rule_keys[e[0]] for e in s.lasting)

    def instant(self) -> Instant:
        def avenge(s: DoomState, me: int, src: int, x: int) -> None:
            killer = s.aim[src]
            last(s, self.mark, me, src)
            if in_play(s, killer):
                wound(s, killer, earner=me)

        return avenge

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.WOUND,
                w.pick(
                    "ho; zabije-li ho to, získáš za něj body. Po jednom souboji působí jen první taková karta",
                    "it; if that kills it, you earn the points for it. After one combat only the first such card acts",
                ),
            )
        ]
