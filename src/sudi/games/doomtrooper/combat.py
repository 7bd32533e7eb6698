"""A combat in its eight phases, with an ANYTIME window after each (DTR-240 to DTR-306)."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.log import note
from sudi.kernel.machine import ARG, ME, PC, Frame, X, ask, push

from . import vocabulary as v
from .actions import STANDARD, attackers, spend_on_attack
from .blows import first_to_play, strike_all
from .deploying import reveal
from .harm import die, kills_on_wound, pay_for_kill, save_window, spared
from .may import legal_target, may_use, tactics, targets
from .ratings import usable_weapons, value
from .standing import COMBAT_LONG, lasts
from .state import (
    AWARD,
    CHANGE,
    DECLARATION,
    KILLED,
    MODIFIERS,
    OPPONENTS,
    RESOLUTION,
    TACTIC,
    WOUNDED,
    ZONE_PHASE,
    DoomState,
    in_play,
    own_warriors,
)
from .vocabulary import programs
from .windows import open_window

OUTER, BEFORE, HIT_A, HIT_D, PRIZES, DECLARED = (ARG + n for n in range(6))


def start_combat(s: DoomState, me: int, kind: int) -> None:
    """DTR-241: the player declares that an action of this kind is a combat."""
    push(s, COMBAT, me, -1, kind)


# ---- 1 to 4 ----
def declare(s: DoomState, f: Frame) -> None:
    f[OUTER] = _set_aside(s)
    f[BEFORE] = tuple(own_warriors(s, f[ME]))
    s.phase = DECLARATION
    note(s, v.L_DECLARES, f[ME])
    open_window(s, f[ME])


def choose_opponents(s: DoomState, f: Frame) -> None:
    """DTR-243: one of the player's warriors attacks another warrior in play."""
    me = f[ME]
    s.phase = 0  # nobody is in a combat yet
    able = attackers(s, me, f[X])
    s.phase = OPPONENTS
    pairs = [(a, d) for a in able for d in targets(s, a)]
    options = [v.AGAINST(a, d) if s.at[d] >= 0 else v.UNMASK(a, hidden_number(s, d)) for a, d in pairs]
    gone = any(not in_play(s, w) or s.side[w] != me for w in f[BEFORE])
    if not options:
        _spend(s, f, -1)
        f[PC] = END
        return
    if gone:
        options.append(v.FORGO())  # DTR-242
    ask(s, me, v.ASK_OPPONENTS, options)


def opponents_chosen(s: DoomState, f: Frame) -> None:
    if s.answer == v.FORGO():
        _spend(s, f, -1)
        f[PC] = END
        return
    attacker, defender = first(s.answer), second(s.answer)
    if v.verbs.of(s.answer) is v.UNMASK:
        defender = all_hidden(s)[defender - 1]
    _spend(s, f, attacker)
    if s.at[defender] < 0 and (not reveal(s, defender, covered=True) or not legal_target(s, attacker, defender)):
        f[PC] = END  # DTR-076, DTR-077
        return
    s.attacker, s.defender = attacker, defender
    note(s, v.L_AGAINST, f[ME], attacker, defender)
    open_window(s, f[ME])


def all_hidden(s: DoomState) -> list[int]:
    return [card for cards in s.hidden for card in cards]


def hidden_number(s: DoomState, card: int) -> int:
    """Hidden warriors are called by their number on the table; their names are secret (DTR-067)."""
    return all_hidden(s).index(card) + 1


def _spend(s: DoomState, f: Frame, attacker: int) -> None:
    if f[X] == STANDARD:
        spend_on_attack(s, f[ME], attacker)


def choose_tactic(s: DoomState, f: Frame) -> None:
    open_ = [] if _broken(s) else tactics(s, s.attacker, s.defender)
    if not open_:
        f[PC] = END
        return
    ask(s, f[ME], v.ASK_TACTIC, [(v.FIGHT, v.SHOOT)[n]() for n in open_], s.attacker)


def tactic_chosen(s: DoomState, f: Frame) -> None:
    s.tactic = int(s.answer == v.SHOOT())
    s.phase = TACTIC
    note(s, (v.L_FIGHTS, v.L_SHOOTS)[s.tactic], f[ME])
    open_window(s, f[ME])


def choose_zone(s: DoomState, f: Frame) -> None:
    """DTR-156: the defender decides whether to defend from a warzone of its own area."""
    if _broken(s):
        f[PC] = END
        return
    s.phase = ZONE_PHASE
    zones = zones_for(s, s.defender)
    if not zones:
        f[PC] = ARM_ATTACKER
        return
    ask(s, s.side[s.defender], v.ASK_ZONE, [*v.ZONE.each(zones), v.NO_ZONE()], s.defender)


def zones_for(s: DoomState, defender: int) -> list[int]:
    """DTR-164, DTR-255: only those laid to the area the defender stands in."""
    return [c for c in s.works[s.side[defender]] if s.t.is_warzone[c] and s.area[c] == s.at[defender]]


def zone_chosen(s: DoomState, f: Frame) -> None:
    if s.answer != v.NO_ZONE():
        s.warzone = first(s.answer)
        note(s, v.L_ZONE, s.side[s.defender], s.warzone)
    open_window(s, f[ME])


# ---- 5: weapons and modifiers ----
def arm_attacker(s: DoomState, f: Frame) -> None:
    if _broken(s):
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
    if _broken(s) or not (may_use(s, s.attacker, s.tactic, True) and may_use(s, s.defender, s.tactic, False)):
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
        pay_for_kill(s, earner, killer, warrior, owner, prize)


def after_award(s: DoomState, f: Frame) -> None:
    if f[PRIZES]:
        open_window(s, f[ME])


def end(s: DoomState, f: Frame) -> None:
    if s.stopped:
        note(s, v.L_STOPPED, f[ME])
    s.lasting = [e for e in s.lasting if lasts(s.t.rules[e[0]]) != COMBAT_LONG]
    _take_up(s, f[OUTER])


def _broken(s: DoomState) -> bool:
    """DTR-245: has the combat lost one of its two warriors?"""
    return bool(s.stopped) or not (in_play(s, s.attacker) and in_play(s, s.defender))


# ---- a combat inside a combat (DTR-303 to DTR-306) ----
_FIELDS = (
    "phase",
    "attacker",
    "defender",
    "tactic",
    "warzone",
    "fate_a",
    "fate_d",
    "weapon_a",
    "weapon_d",
    "stopped",
)


def _set_aside(s: DoomState) -> tuple[tuple[int, ...], ...] | int:
    """Put the combat in progress away; its modifiers have no effect in the new one."""
    outer: tuple[tuple[int, ...], ...] | int = 0
    if s.phase:
        rules = s.t.rules
        mine = tuple(e for e in s.lasting if lasts(rules[e[0]]) == COMBAT_LONG)
        s.lasting = [e for e in s.lasting if e not in mine]
        outer = (
            tuple(getattr(s, name) for name in _FIELDS),
            tuple(n for e in mine for n in e),
            tuple(n for e in s.helpers for n in e),
            tuple(n for e in s.played for n in e),
        )
    _take_up(s, 0)
    return outer


def _take_up(s: DoomState, outer: tuple[tuple[int, ...], ...] | int) -> None:
    """Go back to the combat that was interrupted, or to none."""
    if isinstance(outer, int):
        s.phase = s.fate_a = s.fate_d = s.stopped = 0
        s.attacker = s.defender = s.tactic = s.warzone = s.weapon_a = s.weapon_d = -1
        s.helpers, s.played = [], []
        return
    for name, was in zip(_FIELDS, outer[0], strict=True):
        setattr(s, name, was)
    flat = outer[1]
    s.lasting += [(flat[i], flat[i + 1], flat[i + 2], flat[i + 3], flat[i + 4]) for i in range(0, len(flat), 5)]
    s.helpers = [(a, b) for a, b in zip(outer[2][::2], outer[2][1::2], strict=True)]
    s.played = [outer[3][i : i + 3] for i in range(0, len(outer[3]), 3)]
    if s.attacker >= 0 and not (in_play(s, s.attacker) and in_play(s, s.defender)):
        s.stopped = 1


(
    DECLARE,
    CHOOSE_OPPONENTS,
    OPPONENTS_CHOSEN,
    CHOOSE_TACTIC,
    TACTIC_CHOSEN,
    CHOOSE_ZONE,
    ZONE_CHOSEN,
    ARM_ATTACKER,
    ATTACKER_ARMED,
    ARM_DEFENDER,
    DEFENDER_ARMED,
    PLAY_MODIFIERS,
    STRUCK,
    STRUCK_A,
    STRUCK_D,
    SAVE_ATTACKER,
    SAVE_DEFENDER,
    CHANGE_STATE,
    AFTER_CHANGE,
    AWARD_POINTS,
    AFTER_AWARD,
    END,
) = range(22)
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
