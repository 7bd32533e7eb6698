"""What an expert sees about an option at a glance: how full the hand is, what is left to use, how near the end is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudi.kernel.decision import NONE

from ..rules.bags import RESOURCES
from ..state import RoneState
from ..words.vocabulary import verbs


def option_marks(s: RoneState) -> Callable[[int], Sequence[str]]:
    """The marks of the options of the pending decision."""
    me = s.seat
    hand = f"hand {min(6, len(s.hand[me]))}"
    plays = f"plays {min(4, s.plays[me])}"
    goods = f"goods {min(8, sum(RESOURCES.counts(s.resources[me])))}"
    danger = "danger" if s.life[me] + s.armor[me] <= 8 else "safe"
    plain = (hand, f"{hand} {plays}", f"{plays} {goods}", danger, f"deck {min(6, len(s.deck[me]))}")
    bought = (danger, f"parts {min(8, s.parts[me])}")
    buy = verbs.by_name["buy"].id

    def marks(option: int) -> Sequence[str]:
        verb = verbs.of(option)
        if verb.a == NONE:
            return plain
        if verb.id == buy:
            return bought
        return (goods, danger)

    return marks
