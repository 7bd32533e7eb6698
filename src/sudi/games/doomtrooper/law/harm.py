"""What a wound comes to: who cannot be hurt, who is killed by it, what a kill is paid in (DTR-271, DTR-429)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import lasts

from ..language.counting import counts, marked
from ..language.marks import (
    FRAIL,
    FULL_POINTS,
    HARDY,
    KILLS,
    LAST_STAND,
    NEVER_KILLS,
    POINTS_AS_DESTINY,
    REMOVES,
    SAFE,
    SPENT,
    STURDY,
)
from ..language.reach import reaching
from ..language.select import traits_of
from ..language.standing.wills import pinned
from ..language.twins import same
from ..state import KILLED, UNHARMED, WOUNDED, DoomState
from ..words import traits as tr
from .bans import bound


def worst(s: DoomState, warrior: int, fate: int, by: int = -1, blow: bool = False) -> int:
    """DTR-271: a second wound kills; some warriors cannot be hurt at all.

    `by`: the warrior that does it, if one does; `blow`: what kills here is a wound.
    """
    if fate and (safe(s, warrior, by, blow or fate == WOUNDED) or (s.lasting and bound(s, by, warrior) >= 0)):
        return UNHARMED
    if fate == KILLED and not blow and marked(s, STURDY, warrior):
        fate = WOUNDED
    if fate != WOUNDED:
        return fate
    if s.lasting and pinned(s, warrior, by):
        return KILLED
    frail = marked(s, FRAIL, warrior) and not marked(s, HARDY, warrior)
    return KILLED if s.wounded >> warrior & 1 or frail or last_stand(s, warrior) else WOUNDED


def safe(s: DoomState, warrior: int, by: int, wound: bool) -> bool:
    if not s.t.standing_masks.get(SAFE, 0) & s.live and not (s.lasting and lasts(s, SAFE)):
        return False
    return any(
        rule.reaches(s, seat, source, target, warrior) and rule.saves(s, by, wound) and counts(s, source, seat, warrior)
        for rule, seat, source, target, _ in reaching(s, SAFE, warrior)
    )


def kills_on_wound(s: DoomState, striker: int, victim: int) -> int:
    """0: no; 1: a wound by this warrior kills; 2: and the victim is sacrificed."""
    if not s.t.standing_masks.get(KILLS, 0) & s.live and not (s.lasting and lasts(s, KILLS)):
        return 0
    if marked(s, NEVER_KILLS, striker):
        return 0
    best = 0
    for rule, seat, source, target, _ in reaching(s, KILLS, striker):
        if rule.reaches(s, seat, source, target, striker) and counts(s, source, seat, striker):
            best = max(best, 2 if rule.sacrifices else 1)
    return best


def last_stand(s: DoomState, warrior: int) -> Any:
    """The rule because of which this combat ends the warrior, whatever the blows do; None: there is none."""
    if not s.t.standing_masks.get(LAST_STAND, 0) & s.live:
        return None
    for rule, seat, source, target, _ in reaching(s, LAST_STAND, warrior):
        if rule.reaches(s, seat, source, target, warrior):
            return rule
    return None


def spent(s: DoomState, warrior: int) -> bool:
    """Has the warrior struck its last blow in this combat?"""
    return any(same(s, e[3], warrior) and SPENT in s.t.rule_keys[e[0]] for e in s.lasting)


def removed_by(s: DoomState, killer: int, victim: int) -> bool:
    """Does a card in play take whom this warrior kills out of the match for good?"""
    if killer < 0 or not s.t.standing_masks.get(REMOVES, 0) & s.live:
        return False
    return any(
        rule.reaches(s, seat, source, target, killer)
        and rule.whom.matches(s, victim)
        and counts(s, source, seat, killer)
        for rule, seat, source, target, _ in reaching(s, REMOVES, killer)
    )


def destiny_only(s: DoomState, killer: int) -> bool:
    if marked(s, POINTS_AS_DESTINY, killer):
        return True
    return bool(traits_of(s, killer) & tr.FREELANCER) and not marked(s, FULL_POINTS, killer)
