"""Bans that are in force: which card forbids a warrior something, and whether it says NEVER."""

from __future__ import annotations

from sudi.kernel.permissions import CAN, NEVER, Permission
from sudi.kernel.standing import lasts as is_said
from sudi.kernel.standing import lasts_any

from ..language.counting import cursed, marked
from ..language.marks import ANY_FOE, ATTACK, BE_ATTACKED, BOUND, CURSED, NO_OWN_SPECIALS, TIES, TOTAL_WAR, TRUCE
from ..language.reach import reaching
from ..language.standing.bans import Forbid
from ..language.standing.rule import lasts
from ..language.twins import same
from ..state import DoomState


def banned(s: DoomState, action: str, warrior: int, other: int = -1, lasting_counts: bool = True) -> int:
    """The card that forbids a warrior something (or -2 for its own text), -1 if nothing does.

    `other`: whom it would attack, or who would attack it. The strongest permission decides: "never" beats all.
    """
    key = "may " + action
    if s.lasting and other >= 0 and action == ATTACK and lasts_any(s, TIES):
        tie = max(bound(s, warrior, other), truce(s, warrior, other))
        if tie >= 0:
            return tie
    if not s.t.standing_masks.get(key, 0) & s.live and not (s.lasting and is_said(s, key)):
        return -1
    strongest, card = 0, -1
    for rule, seat, source, target, _ in reaching(s, key, warrior):
        assert isinstance(rule, Permission)
        if not lasting_counts and lasts(rule):
            continue  # DTR-468: only what stays on the warrior takes its capability away
        if (target >= 0 and target != warrior) or not rule.scope.covers(s, seat, source, seat, warrior):
            continue
        whom = rule.whom if isinstance(rule, Forbid) else None
        if whom is not None and (other < 0 or not whom.fits(s, seat, source, other)):
            continue
        if whom is not None and action == ATTACK and rule.strength != NEVER and frees(s, warrior, other):
            continue
        if whom is not None and action in (ATTACK, BE_ATTACKED) and s.t.standing_masks.get(TOTAL_WAR, 0) & s.live:
            continue  # everybody may attack everybody
        if rule.strength > strongest:
            strongest, card = rule.strength, source
    return -1 if strongest in (0, CAN) or strongest == 3 else card


def bound(s: DoomState, warrior: int, other: int) -> int:
    """The card because of which these two never attack or harm each other; -1: there is none."""
    for entry in s.lasting:
        if BOUND in s.t.rule_keys[entry[0]] and same(s, entry[3], warrior) and same(s, entry[4] - 1, other):
            return entry[2]
    return -1


def truce(s: DoomState, warrior: int, other: int) -> int:
    """The card because of which the two teams do not attack each other; -1: there is none."""
    if s.side[other] < 0 or s.t.team[s.side[warrior]] == s.t.team[s.side[other]]:
        return -1
    return next((e[2] for e in s.lasting if TRUCE in s.t.rule_keys[e[0]]), -1)


def never(s: DoomState, action: str, warrior: int) -> bool:
    """DTR-457: does a card say NEVER? Then no effect of another card helps either."""
    for rule, seat, source, target, _ in reaching(s, "may " + action, warrior):
        aimed = (target < 0 or target == warrior) and rule.scope.covers(s, seat, source, seat, warrior)
        if aimed and rule.strength == NEVER:
            return True
    return False


def frees(s: DoomState, attacker: int, defender: int) -> bool:
    """Does a card let it attack this one, even of its own side and whatever the affiliation?"""
    if not s.t.standing_masks.get(ANY_FOE, 0) & s.live and not (s.lasting and is_said(s, ANY_FOE)):
        return False
    return any(
        rule.reaches(s, seat, source, target, attacker) and rule.allows(s, source, attacker, defender)
        for rule, seat, source, target, _ in reaching(s, ANY_FOE, attacker)
    )


def not_by_its_own(s: DoomState, seat: int, card: int, target: int) -> bool:
    """Is this a special card of the player whose warrior takes none from him?"""
    if s.t.standing_masks.get(CURSED, 0) & s.live and s.t.is_special[card] and cursed(s, target, card):
        return True  # no special card affects it any more
    if not s.t.is_special[card] or not s.t.standing_masks.get(NO_OWN_SPECIALS, 0) & s.live:
        return False
    return s.side[target] == seat and bool(marked(s, NO_OWN_SPECIALS, target))
