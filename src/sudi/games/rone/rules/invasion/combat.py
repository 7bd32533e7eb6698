"""Fighting the Invasion: damage to its last deployed card and to its base (RON-195 to RON-200, RON-D43)."""

from __future__ import annotations

from sudi.kernel.machine import push

from ...state import RoneState
from ...words import log
from ...words.names import MELEE, RANGED
from ..end.falling import end
from .orders import ORDERS, PUT_AWAY, WHEN_DEFEATED
from .stack import armour_left, invasion_card, life_left, shielded


def hit_top(s: RoneState, me: int, kind: int, n: int) -> None:
    """Melee and armour destruction use up the armour; ranged damage and what is left of melee the life."""
    card = s.deployed[-1]
    if kind == RANGED and shielded(s):
        s.grazed |= s.t.bit[card]
        n -= 1
    if s.log is not None:
        s.log.append((log.L_WOUNDS, me, card, n, -1))
    if kind == RANGED:
        s.wounds[card] += n
    else:
        worn = min(n, armour_left(s))
        s.worn[card] += worn
        if kind == MELEE:
            s.wounds[card] += n - worn
    if life_left(s) <= 0:
        defeat(s, me, card)


def defeat(s: RoneState, me: int, card: int) -> None:
    """RON-196, RON-156, RON-D22: its last words first, then the card below has the totals."""
    s.deployed.remove(card)
    s.arriving.append(card)
    if s.log is not None:
        s.log.append((log.L_DEFEATED, me, card, 0, -1))
    push(s, PUT_AWAY, 0, card)
    if invasion_card(s, card).defeated is not None:
        push(s, ORDERS, 0, card, 0, WHEN_DEFEATED, 0, 0)


def hit_base(s: RoneState, me: int, kind: int, n: int) -> None:
    if s.log is not None:
        s.log.append((log.L_STRIKES, me, -1, n, -1))
    if kind != RANGED:
        worn = min(n, s.base_armor)
        s.base_armor -= worn
        n = n - worn if kind == MELEE else 0
    s.base_life -= min(n, s.base_life)
    if s.base_life <= 0:  # RON-217
        end(s)
