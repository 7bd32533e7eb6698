"""Which action an attack takes, and what it uses up (DTR-353, DTR-359, DTR-366)."""

from __future__ import annotations

from ...language.marks import WAR_PRICE
from ...law.combat.attacks import converter, led
from ...state import DoomState
from ..points import pay


def spend_on_attack(s: DoomState, me: int, attacker: int, lost: bool = False) -> None:
    """A standard action has become an attack (DTR-353): which permission it uses up is known with the attacker.

    `lost`: there is no attacker any more; with a leader in play it was the leader who made it an attack (DTR-366).
    """
    s.attacking = True
    s.struck[me] += 1
    by = converter(s, me, attacker) if attacker >= 0 else -1
    if s.actions and (led(s, me) if lost else by >= 0):
        s.actions -= 1
        if by >= 0 and not s.t.is_warrior[by]:
            s.noted[by] += 1  # it does so only so many times in a turn
    elif s.actions and s.attacks:
        s.actions -= 1
        s.attacks -= 1
    elif s.bonus_attacks:
        s.bonus_attacks -= 1
    elif s.actions:
        s.actions -= 1
        pay(s, me, WAR_PRICE)
