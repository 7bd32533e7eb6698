"""What ends by itself as soon as its condition is gone; looked at after every action, card and combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import in_force
from sudi.kernel.wording import Words

from .standing import Rule
from .state import DoomState

SETTLES = "settles"


@dataclass(frozen=True)
class Settles(Rule):
    topic: ClassVar[str] = "settling"

    def key(self) -> str:
        return SETTLES

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        raise NotImplementedError

    def say(self, w: Words) -> str:
        return ""


def settle(s: DoomState) -> None:
    if s.t.standing_masks.get(SETTLES, 0) & s.live:
        for rule, seat, card, _, _ in in_force(s, SETTLES):
            rule.settle(s, seat, card)
