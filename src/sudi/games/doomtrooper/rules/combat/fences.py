"""A fence in front of a defender: whoever attacks it by hand comes to the fence first, as in a fight of its own."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import Frame

from ...language.counting import marked
from ...language.marks import FENCED
from ...language.ratings import RATING
from ...language.standing.rule import COMBAT_LONG, lasts
from ...law.combat.course import HIT_A, HIT_D
from ...state import TACTIC, DoomState
from ...words import vocabulary as v
from ...words.ratings import ARMOUR, FIGHT
from ..leaving import wound
from .engaging import broken

# What the meeting remembers lies where the blows of the combat itself will be noted later.
WAS, HELD = HIT_A, HIT_D


def come_to_fence(s: DoomState, f: Frame) -> bool:
    """Is there one in front of the defender? What held before is remembered."""
    if not marked(s, FENCED, s.defender):
        return False
    rules = s.t.rules
    f[WAS] = RATING[FIGHT].of(s, s.defender)
    f[HELD] = tuple(n for e in s.lasting if lasts(rules[e[0]]) == COMBAT_LONG for n in e)
    return True


def fence_strikes(s: DoomState, f: Frame) -> None:
    """Its blow, with what was played on the warrior behind it; nothing of that goes on into the fight (DTR-304)."""
    over = broken(s)
    more = 0 if over else RATING[FIGHT].of(s, s.defender) - f[WAS]
    force = marked(s, FENCED, s.defender) + more
    armour = 0 if over else RATING[ARMOUR].of(s, s.attacker)
    rules, flat = s.t.rules, f[HELD] or ()
    held = [flat[i : i + 5] for i in range(0, len(flat), 5)]
    s.lasting = [e for e in s.lasting if lasts(rules[e[0]]) != COMBAT_LONG or tuple(e) in held]
    s.played, s.phase = [], TACTIC
    f[WAS] = f[HELD] = 0
    if over or s.tactic or not marked(s, FENCED, s.defender):
        return
    note(s, v.L_BLOW, s.side[s.defender], s.defender, force)
    note(s, v.L_ARMOUR, s.side[s.attacker], s.attacker, armour)
    if force >= armour:
        wound(s, s.attacker, -1, s.side[s.defender])
