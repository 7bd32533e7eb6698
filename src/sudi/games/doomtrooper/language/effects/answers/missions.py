"""Answers to missions: a spy takes what was earned, a mission done in secret is proved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.wording import Clause, Words, verb

from ....rules.leaving import discard
from ....rules.points import divert
from ....rules.secret_missions import prove
from ....state import DoomState, in_play
from ....words import verbs
from ..act import AIM, Act


@dataclass(frozen=True)
class SpyOnMission(Act):
    """The points of the mission are yours instead, and the warrior is discarded."""

    victim: ClassVar[str] = AIM

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and in_play(s, aim)

    def instant(self) -> Instant:
        def betray(s: DoomState, me: int, src: int, x: int) -> None:
            divert(s, me)
            if in_play(s, s.aim[src]):
                discard(s, s.aim[src])

        return betray

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GAIN,
                w.pick(
                    "všechny body za ten úkol místo jeho hráče a bojovníka vyřaď",
                    "all points for that mission instead of its player and discard the warrior",
                ),
            )
        ]


@dataclass(frozen=True)
class ProveMission(Act):
    """The mission is played from the hand and completed: everything it brings is yours."""

    def instant(self) -> Instant:
        return lambda s, me, src, x: prove(s, src)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _PLAY,
                w.pick(
                    "ten úkol z ruky jako splněný; získáš vše, co přináší",
                    "that mission from your hand as completed; you gain everything it brings",
                ),
            )
        ]


_PLAY = verb("zahraj", "zahrát", "zahraje", "play")
