"""Phase 6: who strikes first, what each blow does (DTR-256 to DTR-271, DTR-293 to DTR-296)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.standing import lasts

from ...language.counting import counts, marked
from ...language.marks import (
    FIRST,
    FORFEIT,
    HARDY,
    HELPLESS,
    LOSES_FIRST,
    MISSES,
    NO_FIRST_STRIKE,
    PLAGUED,
    UNANSWERED,
    VENOM,
)
from ...language.ratings import RATING, blow
from ...language.reach import reaching
from ...language.standing.venom import envenom
from ...law.harm import kills_on_wound, worst
from ...state import KILLED, UNHARMED, WOUNDED, DoomState, in_play
from ...words import vocabulary as v
from ...words.ratings import ARMOUR
from ..leaving import absorbed, discard

BEATS = 3  # first even before whoever always is


def strikes_first(s: DoomState, warrior: int) -> tuple[int, bool]:
    """0 not, 1 first strike, 2 ALWAYS, 3 even so; and whether a wound by the first blow ends the combat.

    A group with reinforcements has it only if all of them have it (DTR-292).
    """
    if not s.t.standing_masks.get(FIRST, 0) & s.live and not (s.lasting and lasts(s, FIRST)):
        return 0, False
    never = marked(s, NO_FIRST_STRIKE, warrior) or marked(s, LOSES_FIRST, warrior)
    if not s.helpers:
        level, ends = _level(s, warrior)
        return (0, False) if never and level < BEATS else (level, ends)
    if never:
        return 0, False  # DTR-461: NEVER prevails, even over ALWAYS
    group = [warrior, *(h for h, helped in s.helpers if helped == warrior)]
    levels = [_level(s, one) for one in group]
    return min(level for level, _ in levels), all(ends for _, ends in levels)


def _level(s: DoomState, warrior: int) -> tuple[int, bool]:
    level, ends = 0, False
    for rule, seat, source, target, _ in reaching(s, FIRST, warrior):
        if rule.reaches(s, seat, source, target, warrior) and counts(s, source, seat, warrior):
            level = max(level, BEATS if rule.beats else 2 if rule.always else 1)
            ends = ends or rule.ends
    return level, ends


def first_to_play(s: DoomState) -> int:
    """DTR-263, DTR-293: the attacking player, unless only the defender strikes first."""
    mine, theirs = strikes_first(s, s.attacker)[0], strikes_first(s, s.defender)[0]
    return s.side[s.defender] if theirs > mine else s.side[s.attacker]


def strike_all(s: DoomState, hit_a: int, hit_d: int) -> None:
    """Both at the same time, or one after the other; the numbers are counted now for the last time (DTR-269)."""
    mine, mine_ends = strikes_first(s, s.attacker)
    theirs, theirs_ends = strikes_first(s, s.defender)
    s.fate_a = s.fate_d = UNHARMED
    mute_a, mute_d = _silenced(s, mine, theirs)
    if mute_a or mute_d:
        if not mute_a:
            s.fate_d = strike(s, s.attacker, hit_d)
        if not mute_d:
            s.fate_a = strike(s, s.defender, hit_a)
    elif mine == theirs:  # DTR-295, DTR-460: they cancel each other
        s.fate_d = strike(s, s.attacker, hit_d)
        s.fate_a = strike(s, s.defender, hit_a)
    elif mine > theirs:
        s.fate_d = strike(s, s.attacker, hit_d)
        drop_forfeits(s, s.attacker)
        if s.fate_d != KILLED and not (s.fate_d and mine_ends):
            s.fate_a = strike(s, s.defender, hit_a)
    else:
        s.fate_a = strike(s, s.defender, hit_a)
        drop_forfeits(s, s.defender)
        if s.fate_a != KILLED and not (s.fate_a and theirs_ends):
            s.fate_d = strike(s, s.attacker, hit_d)


def drop_forfeits(s: DoomState, striker: int) -> None:
    """What was struck out of the hand of whoever strikes first is lost after that blow, before the answer to it."""
    for entry in s.lasting[:]:
        card = entry[3]
        if FORFEIT in s.t.rule_keys[entry[0]] and in_play(s, card) and s.bearer[card] == striker:
            discard(s, card)


def _silenced(s: DoomState, mine: int, theirs: int) -> tuple[bool, bool]:
    """May the attacker, may the defender not strike back? Whoever strikes first returns nothing."""
    attacker = mine <= theirs and marked(s, UNANSWERED, s.defender)
    defender = (theirs <= mine and marked(s, UNANSWERED, s.attacker)) or marked(s, HELPLESS, s.defender)
    return bool(attacker or marked(s, MISSES, s.attacker)), bool(defender or marked(s, MISSES, s.defender))


def strike(s: DoomState, striker: int, target: int) -> int:
    """DTR-256, DTR-267: an attack rating that is not below the armour wounds, negative numbers included."""
    force, armour = blow(s, striker), RATING[ARMOUR].of(s, target)
    note(s, v.L_BLOW, s.side[striker], striker, force)
    note(s, v.L_ARMOUR, s.side[target], target, armour)
    if force < armour or (s.t.standing_masks.get(VENOM, 0) & s.live and envenom(s, striker, target)):
        return UNHARMED
    deadly = bool(_kills(s, striker, target) or marked(s, PLAGUED, target)) and not marked(s, HARDY, target)
    if absorbed(s, target, deadly):
        return UNHARMED
    return worst(s, target, KILLED if deadly else WOUNDED, striker, blow=True)


def _kills(s: DoomState, striker: int, target: int) -> bool:
    """DTR-292: a group kills only if each of its members does."""
    if not s.helpers:
        return bool(kills_on_wound(s, striker, target))
    group = [striker, *(h for h, helped in s.helpers if helped == striker)]
    return all(kills_on_wound(s, one, target) for one in group)
