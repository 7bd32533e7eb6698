"""Duties printed on warriors: whom they have to attack while there is one (DTR-251), and what an attack costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import in_force
from sudi.kernel.wording import ACC, Words, upper

from ...law.combat.capability import capable, same_field
from ...state import DoomState
from ...words.nouns import DESTINY
from ..counting import serves
from ..marks import ATTACK_PRICE, LURED
from ..ratings import value
from ..select import WARRIORS, Who
from .rule import Rule


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
        best += w.pick(" z těch, které napadnout může", " among those it can attack") if self.strongest else ""
        own = w.pick(" (třeba i tvého)", " (even one of yours)") if self.own else ""
        turn = w.pick(" ve tvém kole", " in your turn") if self.in_turn else ""
        if self.only:
            return upper(
                w.pick(f"{who} smí napadnout jen {whom}{best}{own}.", f"{who} may attack only {whom}{best}{own}.")
            )
        return upper(
            w.pick(
                f"Útočí-li {who}{turn}, musí napadnout {whom}{best}{own}, může-li.",
                f"If {who} attacks{turn}, it has to attack {whom}{best}{own}, if it can.",
            )
        )


@dataclass(frozen=True)
class AttackPrice(Rule):
    """Whoever it is about pays so many destiny points to attack one of these."""

    n: int = 0
    whom: Who = WARRIORS
    topic: ClassVar[str] = "attack price"

    def key(self) -> str:
        return ATTACK_PRICE

    def say(self, w: Words) -> str:
        who, price = self.scope.say_scope(w), w.count(self.n, DESTINY, ACC)
        whom = self.whom.say(w, ACC)
        return upper(
            w.pick(f"{who} musejí za útok na {whom} zaplatit {price}.", f"{who} have to pay {price} to attack {whom}.")
        )


def attack_price(s: DoomState, attacker: int, defender: int) -> int:
    if not s.lasting and not s.t.standing_masks.get(ATTACK_PRICE, 0) & s.live:
        return 0
    return sum(
        rule.n
        for rule, seat, source, target, _ in in_force(s, ATTACK_PRICE)
        if rule.reaches(s, seat, source, target, attacker)
        and rule.whom.fits(s, seat, source, defender)
        and serves(s, source, seat, attacker)
    )
