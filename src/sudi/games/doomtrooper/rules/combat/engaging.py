"""Where a combat begins and where it leaves somebody impaled."""

from __future__ import annotations

from typing import Any

from sudi.kernel.log import note
from sudi.kernel.machine import ME, Frame
from sudi.kernel.standing import Standing, last
from sudi.kernel.view import show

from ...language.counting import marked
from ...language.gear import weapon_in_use
from ...language.marks import (
    BUGGED,
    DIFFERENT,
    FIGHTS_TWICE,
    FORFEIT,
    FOUR_TIMES,
    IMPALES,
    MEETS_PLAGUE,
    ONE_ATTACK,
    REMEMBERS_WEAPON,
    SECOND_TARGET,
)
from ...language.reach import reaching
from ...language.standing.duties import NO_MORE_ATTACKS
from ...law.combat.capability import fires_from_cover
from ...law.combat.course import GIVEN, HIT_A, HIT_D, NEXT
from ...law.combat.orders import obey
from ...state import ATTACHED, DoomState, attachments, in_play, put
from ...words import vocabulary as v
from ..leaving import clear, discard, strip


def broken(s: DoomState) -> bool:
    """DTR-245: has the combat lost one of its two warriors?"""
    return bool(s.stopped) or not (in_play(s, s.attacker) and in_play(s, s.defender))


def engage(s: DoomState, f: Frame, attacker: int, defender: int) -> None:
    if s.covered >> attacker & 1 and not fires_from_cover(s, attacker):
        s.covered &= ~(1 << attacker)
        note(s, v.L_LEAVES, f[ME], attacker)
    s.attacker, s.defender = attacker, defender
    if s.t.standing_masks.get(ONE_ATTACK, 0) & s.live and marked(s, ONE_ATTACK, attacker):
        last(s, NO_MORE_ATTACKS, f[ME], attacker, attacker)
    if s.t.standing_masks.get(BUGGED, 0) & s.live and marked(s, BUGGED, attacker):
        for card in s.hand[s.side[attacker]]:
            show(s, card)
        note(s, v.L_HAND_SHOWN, s.side[attacker], attacker)
    if f[GIVEN]:
        rule, seat, source, number = f[GIVEN]
        s.lasting = [*s.lasting, (rule, seat, source, attacker, number)]
    if s.lasting:
        obey(s, f[ME], attacker, defender)
    note(s, v.L_AGAINST, f[ME], attacker, defender)


# ---- several attacks in one action ----
CARRIED, ONLY_FIGHTS, STRENGTHENED = 1, 2, 3  # how an attack follows: with what was played; as a fight; with more


def _mark_of(s: DoomState, attacker: int) -> Any:
    """The text that lets this warrior attack several times."""
    for rule, seat, source, target, _ in reaching(s, SECOND_TARGET, attacker):
        if rule.reaches(s, seat, source, target, attacker):
            return rule
    return None


def given_with(s: DoomState, me: int, attacker: int, how: int) -> tuple[Standing, int, int] | None:
    """The rule that holds in an attack that follows."""
    rule = _mark_of(s, attacker) if how in (ONLY_FIGHTS, STRENGTHENED) else None
    return (rule.given, me, attacker) if rule is not None else None


def name_another(s: DoomState, f: Frame, other: int) -> bool:
    """One more opponent of the same action; tells whether yet another one may be named."""
    me, attacker, rule = f[ME], s.attacker, _mark_of(s, s.attacker)
    if rule is None:
        return False
    rows = [list(row) for row in f[NEXT] or ()]
    if rule.n == FOUR_TIMES:
        number = s.t.rule_ids(rule.given)
        row = next((row for row in rows if row[2] == other), None)
        if other == s.defender:
            last(s, rule.given, me, attacker, attacker, 1)
        elif row is not None:
            row[4] += 1
        else:
            rows.append([me, attacker, other, STRENGTHENED, 0])
        f[NEXT] = tuple(tuple(row) for row in rows)
        here = sum(e[4] for e in s.lasting if e[0] == number and e[3] == attacker)
        return bool(1 + here + sum(1 + row[4] for row in rows) < 4)
    how = {DIFFERENT: CARRIED, FIGHTS_TWICE: ONLY_FIGHTS}.get(rule.n, 0)
    if how == ONLY_FIGHTS:
        last(s, rule.given, me, attacker, attacker)
    f[NEXT] = (*(f[NEXT] or ()), (me, attacker, other, how, 0))
    return False


AT_END = "at_end"  # what such a rule does when the combat is over


def lose_forfeits(s: DoomState) -> None:
    """Weapons that were struck out of somebody's hand after the first blow; plagues that were met in the combat."""
    for entry in s.lasting[:]:
        keys = s.t.rule_keys[entry[0]]
        if MEETS_PLAGUE in keys:
            getattr(s.t.rules[entry[0]], AT_END)(s, entry)
        if FORFEIT in keys and in_play(s, entry[3]):
            discard(s, entry[3])
        elif REMEMBERS_WEAPON in keys and entry[3] == s.attacker and s.tactic >= 0 and in_play(s, s.attacker):
            s.aim[entry[2]] = weapon_in_use(s, s.attacker, s.tactic)


GAINS = "gains"  # what such a rule sets up


def impale(s: DoomState, f: Frame) -> None:
    """Whom such a warrior has wounded lies under it from now on, neither wounded nor killed."""
    keys, rules = s.t.rule_keys, s.t.rules
    for striker, victim, fate in ((s.attacker, f[HIT_D], s.fate_d), (s.defender, f[HIT_A], s.fate_a)):
        entry = next((e for e in s.lasting if e[3] == striker and IMPALES in keys[e[0]]), None) if fate else None
        if entry is None or not in_play(s, striker) or any(s.t.is_warrior[c] for c in attachments(s, striker)):
            continue
        if striker == s.attacker:
            s.fate_d = 0
        else:
            s.fate_a = 0
        strip(s, victim)
        clear(s, victim)
        s.bearer[victim] = striker
        put(s, victim, ATTACHED, s.side[striker], by=s.t.owner[victim])
        s.away |= 1 << victim
        s.live &= ~(1 << victim)
        note(s, v.L_ATTACHES, s.side[striker], victim, striker)
        last(s, getattr(rules[entry[0]], GAINS), s.side[striker], striker, striker, s.t.value[victim])
