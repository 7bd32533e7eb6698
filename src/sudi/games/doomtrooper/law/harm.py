"""What a wound comes to: who cannot be hurt, who is killed by it, what a kill is paid in (DTR-271, DTR-429)."""

from __future__ import annotations

from ..language.counting import counts, marked
from ..language.marks import FRAIL, KILLS, POINTS_AS_DESTINY, SAFE
from ..language.reach import reaching
from ..language.select import traits_of
from ..state import KILLED, UNHARMED, WOUNDED, DoomState
from ..words import traits as tr


def worst(s: DoomState, warrior: int, fate: int, by: int = -1, blow: bool = False) -> int:
    """DTR-271: a second wound kills; some warriors cannot be hurt at all.

    `by`: the warrior that does it, if one does; `blow`: what kills here is a wound.
    """
    if fate and safe(s, warrior, by, blow or fate == WOUNDED):
        return UNHARMED
    if fate == WOUNDED and (s.wounded >> warrior & 1 or marked(s, FRAIL, warrior)):
        return KILLED
    return fate


def safe(s: DoomState, warrior: int, by: int, wound: bool) -> bool:
    if not s.lasting and not s.t.standing_masks.get(SAFE, 0) & s.live:
        return False
    return any(
        rule.reaches(s, seat, source, target, warrior) and rule.saves(s, by, wound) and counts(s, source, seat, warrior)
        for rule, seat, source, target, _ in reaching(s, SAFE, warrior)
    )


def kills_on_wound(s: DoomState, striker: int, victim: int) -> int:
    """0: no; 1: a wound by this warrior kills; 2: and the victim is sacrificed."""
    if not s.lasting and not s.t.standing_masks.get(KILLS, 0) & s.live:
        return 0
    best = 0
    for rule, seat, source, target, _ in reaching(s, KILLS, striker):
        if rule.reaches(s, seat, source, target, striker) and counts(s, source, seat, striker):
            best = max(best, 2 if rule.sacrifices else 1)
    return best


def destiny_only(s: DoomState, killer: int) -> bool:
    return bool(traits_of(s, killer) & tr.FREELANCER) or bool(marked(s, POINTS_AS_DESTINY, killer))
