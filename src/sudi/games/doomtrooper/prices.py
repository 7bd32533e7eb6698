"""What an attack costs beyond its action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import in_force
from sudi.kernel.wording import ACC, Words, upper

from .boosts import Boost
from .select import WARRIORS, Who
from .standing import Rule
from .state import DoomState
from .words import DESTINY

ATTACK_PRICE = "attack price"


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
        if rule.reaches(s, seat, source, target, attacker) and rule.whom.fits(s, seat, source, defender)
    )


@dataclass(frozen=True)
class BoughtFor(Boost):
    """The price a warrior was bought for is its base value; the auction tells so, the rule need not."""

    def say(self, w: Words) -> str:
        return ""
