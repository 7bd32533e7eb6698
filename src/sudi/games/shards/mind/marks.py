"""What an expert sees about an option at a glance: how far mastery has come, how near a blow is to the last one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudi.kernel.decision import MASK

from ..state import ShardsState
from ..words.vocabulary import verbs

_BUYING = tuple(verbs.by_name[name].code for name in ("recruit", "hire"))
_ATTACK, _FOCUS, _END = (verbs.by_name[name].code for name in ("attack", "focus", "end"))
_STEP = 6  # points of mastery


def option_marks(s: ShardsState) -> Callable[[int], Sequence[str]]:
    """The marks of the options of the pending decision."""
    me, t = s.seat, s.t
    level = s.mastery[me] // _STEP
    rivals = [s.health[seat] for seat, side in enumerate(t.sides) if side != t.sides[me]]
    weakest = min(rivals, default=0)
    danger = "danger" if s.health[me] <= 15 else "safe"
    blow = "last blow" if s.power >= weakest else "near" if 2 * s.power >= weakest else "far"

    def marks(option: int) -> Sequence[str]:
        code, card = verbs.of(option).code, option & MASK
        if code in _BUYING:
            return f"{t.card_ids[card]} mastery {level}", f"{danger} left {min(6, s.gems)}"
        if code == _ATTACK:
            return f"{blow}", f"power left {min(8, max(0, s.power))}"
        if code == _FOCUS:
            return (f"mastery {s.mastery[me] // 3} gems {min(6, s.gems)}",)
        if code == _END:
            return f"{blow}", f"gems {min(6, s.gems)} hand {min(5, len(s.hand[me]))}"
        return ()

    return marks
