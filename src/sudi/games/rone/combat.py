"""Fighting the Invasion: damage to its last deployed card and to its base (RON-195 to RON-200, RON-D43)."""

from __future__ import annotations

from sudi.kernel.machine import push

from . import vocabulary as v
from .ending import end
from .extra import extra_options
from .invader import WHEN_DEFEATED
from .stack import armour_left, hindered, invasion_card, life_left, scenario
from .state import DAMAGE, RoneState
from .vocabulary import programs
from .words import BREAK, MELEE, RANGED


def useful(s: RoneState, kind: int) -> int:
    """So much damage of a kind can the last deployed card take before it is defeated."""
    armour, life = armour_left(s), life_left(s)
    if kind == BREAK:
        return armour
    return armour + life if kind == MELEE else life + shielded(s)


def shielded(s: RoneState) -> int:
    """Is the first point of ranged damage ignored?"""
    return int(not s.grazed >> s.deployed[-1] & 1 and hindered(s, "first_hit"))


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


def hit_top(s: RoneState, me: int, kind: int, n: int) -> None:
    """Melee and armour destruction use up the armour; ranged damage and what is left of melee the life."""
    card = s.deployed[-1]
    if s.log is not None:
        s.log.append((v.L_WOUNDS, me, card, n, -1))
    if kind == RANGED:
        if shielded(s):
            s.grazed |= s.t.bit[card]
            n -= 1
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
        s.log.append((v.L_DEFEATED, me, card, 0, -1))
    push(s, programs.by_name["put away"], 0, card)
    if invasion_card(s, card).defeated is not None:
        push(s, programs.by_name["orders"], 0, card, 0, WHEN_DEFEATED, 0, 0)


def hit_base(s: RoneState, me: int, kind: int, n: int) -> None:
    if s.log is not None:
        s.log.append((v.L_STRIKES, me, -1, n, -1))
    if kind != RANGED:
        worn = min(n, s.base_armor)
        s.base_armor -= worn
        n = n - worn if kind == MELEE else 0
    s.base_life -= min(n, s.base_life)
    if s.base_life <= 0:  # RON-217
        end(s)
