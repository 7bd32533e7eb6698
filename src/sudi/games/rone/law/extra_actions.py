"""What the four extra actions of the Invasion board cost, and which can be paid now (RON-191 to RON-194)."""

from __future__ import annotations

from ..rules.bags import DAMAGE
from ..rules.board import collected
from ..state import P_DAMAGE, P_MAIN, P_PARTS, RoneState
from ..words import vocabulary as v
from ..words.names import MELEE, RANGED
from ..words.vocabulary import FALSE_SIGNAL, INTERDICTION, SABOTAGE, WRECK

SYMBOLS = {SABOTAGE: (MELEE, 2), INTERDICTION: (RANGED, 2)}
ARMOUR_PRICE, PARTS_PRICE = 3, 4


def symbols(s: RoneState, me: int) -> int:
    """RON-D24: damage that can pay an extra action now."""
    if s.phase == P_DAMAGE:
        return s.damage[me]
    return collected(s, me) if s.phase == P_MAIN else 0


def can_pay(s: RoneState, me: int, action: int) -> bool:
    if action == FALSE_SIGNAL:
        return s.diverted[me] >= ARMOUR_PRICE
    if action == WRECK:
        return s.phase == P_PARTS and s.parts[me] >= PARTS_PRICE
    kind, n = SYMBOLS[action]
    return DAMAGE.get(symbols(s, me), kind) >= n


def extra_options(s: RoneState, me: int) -> list[int]:
    return [v.EXTRA(action) for action in (SABOTAGE, INTERDICTION, FALSE_SIGNAL, WRECK) if can_pay(s, me, action)]
