"""What a combat pays, where a card says that it pays otherwise, and what goes on into the attack that follows."""

from __future__ import annotations

from sudi.kernel.machine import Frame

from ...language.counting import mark_source
from ...language.marks import AFTERMATH, COMMANDED, POINTS_TO, SLY, SPENT
from ...language.ratings import value
from ...language.standing.rule import COMBAT_LONG, lasts
from ...language.twins import same
from ...law.combat.course import HIT_A, HIT_D, PRIZES
from ...state import DoomState, in_play, led_by
from ..points import gain_destiny


def earner(s: DoomState, killer: int) -> int:
    """Who earns the points for a kill by this warrior: its player, unless a card (the last one) gives them away."""
    if s.lasting:
        keys = s.t.rule_keys
        for rule, seat, _, target, _ in reversed(s.lasting):
            if POINTS_TO in keys[rule] and (target < 0 or same(s, target, killer)):
                return seat
    if s.t.standing_masks.get(SLY, 0) & s.live:
        master = mark_source(s, SLY, killer)
        if master >= 0:
            return s.side[master]
    return led_by(s, killer)


def commanded(s: DoomState, f: Frame) -> bool:
    """Has a card set other points for this combat? Then they are paid here: destiny points for whoever was hurt."""
    keys = s.t.rule_keys
    master = next((e[1] for e in s.lasting if COMMANDED in keys[e[0]]), -1)
    if master < 0:
        return False
    dead = {entry[0]: (entry[2], entry[4]) for entry in f[PRIZES] or ()}
    for warrior, struck, fate, times in ((s.attacker, f[HIT_A], s.fate_a, 2), (s.defender, f[HIT_D], s.fate_d, 1)):
        if fate and struck == warrior and (warrior in dead or in_play(s, warrior)):
            owner, worth = dead.get(warrior, (s.side[warrior], value(s, warrior)))
            gain_destiny(s, owner if warrior == s.attacker else master, times * worth, warrior)
    return True


def carry_on(s: DoomState, attacker: int) -> None:
    """The combat is over: its modifiers are, but for what goes on into the one that follows."""
    rules = s.t.rules
    s.lasting = [e for e in s.lasting if lasts(rules[e[0]]) != COMBAT_LONG or carries_over(s, e, attacker)]


def carries_over(s: DoomState, entry: tuple[int, ...], attacker: int) -> bool:
    """Does a modifier of this combat hold in the attack that follows? What was played on the attacker does."""
    if attacker < 0 or entry[3] != attacker:
        return False
    return not s.t.rule_keys[entry[0]] & {AFTERMATH, SPENT, POINTS_TO, COMMANDED}
