"""The steps of a combat by number, and what its frame remembers."""

from __future__ import annotations

from sudi.kernel.machine import ARG

from .state import (
    DoomState,
    in_play,
)

OUTER, BEFORE, HIT_A, HIT_D, PRIZES, DECLARED = (ARG + n for n in range(6))


def broken(s: DoomState) -> bool:
    """DTR-245: has the combat lost one of its two warriors?"""
    return bool(s.stopped) or not (in_play(s, s.attacker) and in_play(s, s.defender))


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
