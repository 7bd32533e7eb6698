"""The four extra actions of the Invasion board, paid with damage, gained armour or spare parts (RON-191 to RON-194)."""

from __future__ import annotations

from sudi.kernel.machine import push

from ...law.extra_actions import ARMOUR_PRICE, PARTS_PRICE, SYMBOLS
from ...state import P_DAMAGE, RoneState
from ...words import log
from ...words.names import EXTRA_WORD
from ...words.vocabulary import FALSE_SIGNAL, SABOTAGE, WRECK
from ..bags import DAMAGE
from .deck import INV_MILLING, destroy_invasion
from .protocols import inv_tokens
from .zones import INV_UNSTORING


def perform(s: RoneState, me: int, action: int) -> None:
    """RON-193: what pays is spent and used for nothing else."""
    if s.log is not None:
        s.log.append((log.L_EXTRA, me, -1, EXTRA_WORD + action, -1))
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
        s.damage[me] -= n * DAMAGE.one[kind]
    else:
        s.spent[me] += n * DAMAGE.one[kind]
    if action == SABOTAGE:
        push(s, INV_UNSTORING, me, -1, 1, 0, 0)
    else:
        push(s, INV_MILLING, me, -1, 1, 1)
