"""A combat in its eight phases, with an ANYTIME window after each (DTR-240 to DTR-306)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, Frame, ask, push

from . import aftermath
from . import vocabulary as v
from .blows import first_to_play, strike_all
from .combat_nested import take_up
from .combat_opening import (
    choose_opponents,
    choose_tactic,
    choose_zone,
    declare,
    opponents_chosen,
    tactic_chosen,
    zone_chosen,
)
from .combat_steps import ARM_DEFENDER, END, HIT_A, HIT_D, OUTER, PLAY_MODIFIERS, PRIZES, broken
from .comrades import extra_points
from .harm import die, kills_on_wound, pay_for_kill, save_window, spared
from .may import may_use
from .ratings import usable_weapons, value
from .settling import settle
from .standing import COMBAT_LONG, lasts
from .state import (
    AWARD,
    CHANGE,
    KILLED,
    MODIFIERS,
    RESOLUTION,
    WOUNDED,
    DoomState,
    in_play,
)
from .vocabulary import programs
from .windows import open_window


def start_combat(s: DoomState, me: int, kind: int, only: int = -1) -> None:
    """DTR-241: the player declares that an action of this kind is a combat; `only`: with this warrior."""
    push(s, COMBAT, me, only, kind)


# ---- 5: weapons and modifiers ----
def arm_attacker(s: DoomState, f: Frame) -> None:
    if broken(s):
        f[PC] = END
        return
    s.phase = MODIFIERS
    _ask_weapon(s, f, s.attacker, ARM_DEFENDER)


def attacker_armed(s: DoomState, f: Frame) -> None:
    s.weapon_a = first(s.answer)


def arm_defender(s: DoomState, f: Frame) -> None:
    _ask_weapon(s, f, s.defender, PLAY_MODIFIERS)


def defender_armed(s: DoomState, f: Frame) -> None:
    s.weapon_d = first(s.answer)


def _ask_weapon(s: DoomState, f: Frame, warrior: int, otherwise: int) -> None:
    """DTR-260: one weapon in a combat; with several its player chooses."""
    weapons = usable_weapons(s, warrior, s.tactic)
    if len(weapons) < 2:
        f[PC] = otherwise
        return
    ask(s, s.side[warrior], v.ASK_WEAPON, v.WEAPON.each(weapons), warrior)


def play_modifiers(s: DoomState, f: Frame) -> None:
    open_window(s, first_to_play(s))


# ---- 6: resolution ----
def choose_struck_a(s: DoomState, f: Frame) -> None:
    """Whoever faces a group with reinforcements chooses which of them to strike."""
    if broken(s) or not (may_use(s, s.attacker, s.tactic, True) and may_use(s, s.defender, s.tactic, False)):
        f[PC] = END  # DTR-245, DTR-301
        return
    _ask_struck(s, s.attacker, s.side[s.defender])


def struck_a(s: DoomState, f: Frame) -> None:
    f[HIT_A] = first(s.answer)
    _ask_struck(s, s.defender, s.side[s.attacker])


def struck_d(s: DoomState, f: Frame) -> None:
    f[HIT_D] = first(s.answer)
    s.phase = RESOLUTION
    strike_all(s, f[HIT_A], f[HIT_D])
    if s.fate_a or s.fate_d:
        open_window(s, f[ME])


def _ask_struck(s: DoomState, principal: int, seat: int) -> None:
    group = [principal, *(h for h, helped in s.helpers if helped == principal)]
    ask(s, seat, v.ASK_TARGET, v.TARGET.each(group), principal)


# ---- 7: change of state ----
def save_attacker(s: DoomState, f: Frame) -> None:
    if s.stopped or not (in_play(s, f[HIT_A]) and in_play(s, f[HIT_D])):
        f[PC] = END
        return
    s.phase = CHANGE
    if s.fate_a:
        save_window(s, f[HIT_A], s.fate_a)


def save_defender(s: DoomState, f: Frame) -> None:
    if spared(s, f[HIT_A]):
        s.fate_a = 0
    if s.fate_d:
        save_window(s, f[HIT_D], s.fate_d)


def change(s: DoomState, f: Frame) -> None:
    """DTR-275, DTR-276: the wounded are turned, the killed leave with everything on them, at the same time."""
    if spared(s, f[HIT_D]):
        s.fate_d = 0
    hit_a, hit_d = f[HIT_A], f[HIT_D]
    for warrior, fate in ((hit_a, s.fate_a), (hit_d, s.fate_d)):
        if fate == WOUNDED:
            s.wounded |= 1 << warrior
            note(s, v.L_WOUNDED, s.side[warrior], warrior)
    deaths = []
    for warrior, fate, killer in ((hit_d, s.fate_d, s.attacker), (hit_a, s.fate_a, s.defender)):
        if fate == KILLED:
            forever = kills_on_wound(s, killer, warrior) == 2
            deaths.append((warrior, killer, s.side[warrior], s.side[killer], value(s, warrior), forever))
    f[PRIZES] = tuple(deaths)
    for warrior, killer, _, _, _, forever in deaths:
        die(s, warrior, killer, bool(forever))


def after_change(s: DoomState, f: Frame) -> None:
    if f[PRIZES] or s.fate_a or s.fate_d:
        open_window(s, f[ME])


# ---- 8: points ----
def award(s: DoomState, f: Frame) -> None:
    """DTR-279, DTR-280; the split is declared now (DTR-282)."""
    s.phase = AWARD
    for warrior, killer, owner, earner, prize, _ in reversed(f[PRIZES] or ()):
        pay_for_kill(s, earner, killer, warrior, owner, prize + extra_points(s, killer))


def after_award(s: DoomState, f: Frame) -> None:
    if f[PRIZES]:
        open_window(s, f[ME])


def end(s: DoomState, f: Frame) -> None:
    if s.stopped:
        note(s, v.L_STOPPED, f[ME])
    s.lasting = [e for e in s.lasting if lasts(s.t.rules[e[0]]) != COMBAT_LONG]
    watched = aftermath.watched(s)
    hits = aftermath.hits_of(s, f[HIT_A], f[HIT_D], f[PRIZES]) if watched else []
    fighters = aftermath.fighters_of(s) if watched else []
    take_up(s, f[OUTER])
    settle(s)
    if watched:
        aftermath.tell(s, hits, fighters)


COMBAT = programs.procedure(
    "combat",
    declare,
    choose_opponents,
    opponents_chosen,
    choose_tactic,
    tactic_chosen,
    choose_zone,
    zone_chosen,
    arm_attacker,
    attacker_armed,
    arm_defender,
    defender_armed,
    play_modifiers,
    choose_struck_a,
    struck_a,
    struck_d,
    save_attacker,
    save_defender,
    change,
    after_change,
    award,
    after_award,
    end,
    slots=6,
)
