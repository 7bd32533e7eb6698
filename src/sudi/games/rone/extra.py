"""The four extra actions of the Invasion board, paid with damage, gained armour or spare parts (RON-191 to RON-194)."""

from __future__ import annotations

from sudi.kernel.machine import push

from . import vocabulary as v
from .invader import INV_MILLING, INV_UNSTORING, destroy_invasion, inv_tokens
from .state import DAMAGE, EXTRA_WORD, P_DAMAGE, P_MAIN, P_PARTS, RoneState
from .vocabulary import FALSE_SIGNAL, INTERDICTION, SABOTAGE, WRECK
from .words import MELEE, RANGED

SYMBOLS = {SABOTAGE: (MELEE, 2), INTERDICTION: (RANGED, 2)}
ARMOUR_PRICE, PARTS_PRICE = 3, 4


def collected(s: RoneState, seat: int) -> int:
    """All damage of this turn so far: of effects, and printed on the cards still in the played zone (RON-092)."""
    harm, total = s.t.harm, s.damage[seat]
    for card in s.played[seat]:
        total += harm[card]
    return DAMAGE.less(total, s.spent[seat]) if s.spent[seat] else total


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


def perform(s: RoneState, me: int, action: int) -> None:
    """RON-193: what pays is spent and used for nothing else."""
    if s.log is not None:
        s.log.append((v.L_EXTRA, me, -1, EXTRA_WORD + action, -1))
    if action == FALSE_SIGNAL:
        s.diverted[me] -= ARMOUR_PRICE
        inv_tokens(s, 1)
        return
    if action == WRECK:
        s.parts[me] -= PARTS_PRICE
        if s.inv_discard:
            destroy_invasion(s, s.inv_discard.pop())
        return
    kind, n = SYMBOLS[action]
    if s.phase == P_DAMAGE:
        s.damage[me] -= n << DAMAGE.bits * kind
    else:
        s.spent[me] += n << DAMAGE.bits * kind
    if action == SABOTAGE:
        push(s, INV_UNSTORING, me, -1, 1, 0, 0)
    else:
        push(s, INV_MILLING, me, -1, 1, 1)
