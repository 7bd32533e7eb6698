"""Warriors that cards do not kill, and marked ones that nothing saves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.wording import Words, upper

from ...state import DoomState
from ..counting import special_at_work
from ..marks import TARGETED
from ..select import WARRIORS, Who
from ..twins import same
from .rule import Rule
from .strikes import Safe
from .subject import subject


@dataclass(frozen=True)
class IronWill(Safe):
    """No special card wounds or kills it; what else would kill it at once only wounds it."""

    def saves(self, s: DoomState, by: int, wound: bool) -> bool:
        return by < 0 and special_at_work(s) >= 0

    def say(self, w: Words) -> str:
        cs = ("speciální karty nezraní ani nezabijí",) * 2
        text = subject(self.scope, w, cs, ("is neither wounded nor killed by special cards",) * 2)
        return upper(w.pick(text.replace("bojovník", "bojovníka", 1), text)) + "."


@dataclass(frozen=True)
class Targeted(Rule):
    """A wound by one of these warriors of its player kills it, and nothing answers or heals that."""

    by: Who = WARRIORS
    topic: ClassVar[str] = "targeted"

    def key(self) -> str:
        return TARGETED

    def say(self, w: Words) -> str:
        who = self.by.say(w, 0, many=True)
        return w.pick(
            f"zraní-li ho {who}, je zabit a nic tomu nezabrání.",
            f"if {who} wound it, it is killed, and nothing prevents that.",
        )


def pinned(s: DoomState, warrior: int, by: int) -> bool:
    """Is the warrior marked for whoever strikes it?"""
    if by < 0 or not s.lasting:
        return False
    rules = s.t.rules
    for number, seat, source, target, _ in s.lasting:
        if same(s, target, warrior) and TARGETED in s.t.rule_keys[number]:
            rule: Any = rules[number]
            if s.side[by] == seat and rule.by.matches(s, by) and s.live >> source & 1:
                return True
    return False
