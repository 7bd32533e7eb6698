"""Duties printed on warriors: whom they have to attack while there is one (DTR-251)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.wording import Words, upper

from .may import LURED, capable, same_field
from .ratings import value
from .select import WARRIORS, Who
from .standing import Rule
from .state import DoomState


@dataclass(frozen=True)
class MustAttack(Rule):
    """If it attacks, then one of these while any can be attacked. `only`: nobody else at all; `strongest`: of the
    highest value; `own`: even the player's own warriors count."""

    whom: Who = WARRIORS
    only: bool = False
    strongest: bool = False
    own: bool = False
    in_turn: bool = False  # only in the turn of its player
    topic: ClassVar[str] = "duty"

    def key(self) -> str:
        return LURED

    def pick(self, s: DoomState, seat: int, source: int, attacker: int) -> list[int]:
        if self.in_turn and s.turn != seat:
            return []
        team = s.t.team
        meant = [w for w in self.whom.find(s, seat, source) if self.own or team[s.side[w]] != team[seat]]
        found = [w for w in meant if w != attacker and capable(s, w) and same_field(s, attacker, w)]
        if self.strongest and found:
            most = max(value(s, w) for w in found)
            found = [w for w in found if value(s, w) == most]
        return found

    def say(self, w: Words) -> str:
        who, whom = self.scope.say_scope(w), self.whom.say(w, 3)
        best = w.pick(" s nejvyšší hodnotou", " of the highest value") if self.strongest else ""
        own = w.pick(", třeba i vlastního", ", even one of your own") if self.own else ""
        turn = w.pick(" ve vašem kole", "in your turn ") if self.in_turn else ""
        if self.only:
            return upper(
                w.pick(f"{who} smí napadnout jen {whom}{best}{own}.", f"{who} attacks only {whom}{best}{own}.")
            )
        return upper(
            w.pick(
                f"{who} musí při útoku{turn} napadnout {whom}{best}{own}, je-li ve hře.",
                f"{turn}{who} has to attack {whom}{best}{own} while one is in play.",
            )
        )
