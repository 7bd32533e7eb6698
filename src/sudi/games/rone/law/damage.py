"""What damage may be dealt now: portions, and what the Invasion and its base can take (RON-195 to RON-200, RON-D43)."""

from __future__ import annotations

from ..rules.bags import DAMAGE
from ..rules.invasion.stack import armour_left, life_left, scenario, shielded
from ..state import RoneState
from ..words import vocabulary as v
from ..words.names import BREAK, MELEE, RANGED
from .extra_actions import extra_options

ORDER = (BREAK, MELEE, RANGED)


def order_matters(armour: int, damage: int) -> bool:
    """Melee first or armour destruction first: does the target lose more life one way?"""
    melee, break_ = DAMAGE.get(damage, MELEE), DAMAGE.get(damage, BREAK)
    return bool(melee and break_) and max(0, melee - armour) != max(0, melee - max(0, armour - break_))


def portions(damage: int) -> list[int]:
    """RON-D08: portions of any size."""
    return [v.DEAL(kind, n) for kind in ORDER for n in range(1, DAMAGE.get(damage, kind) + 1)]


def useful(s: RoneState, kind: int) -> int:
    """So much damage of a kind can the last deployed card take before it is defeated."""
    armour, life = armour_left(s), life_left(s)
    if kind == BREAK:
        return armour
    return armour + life if kind == MELEE else life + shielded(s)


def base_takes(s: RoneState, kind: int) -> int:
    """What the base can take now: ranged damage at any time, the rest only while no card is deployed."""
    if scenario(s).base_life is None or (s.deployed and kind != RANGED):
        return 0
    if kind == BREAK:
        return s.base_armor
    return s.base_life + (s.base_armor if kind == MELEE else 0)


def invasion_options(s: RoneState, me: int) -> list[int]:
    """RON-195, RON-199, RON-200: the last deployed card, the base where the scenario has one, extra actions."""
    options: list[int] = []
    for kind in (MELEE, RANGED, BREAK):
        have = DAMAGE.get(s.damage[me], kind)
        if have and s.deployed:
            options += [v.DEAL(kind, n) for n in range(1, min(have, useful(s, kind)) + 1)]
        if have:
            options += [v.HIT_BASE(kind, n) for n in range(1, min(have, base_takes(s, kind)) + 1)]
    return options + extra_options(s, me)
