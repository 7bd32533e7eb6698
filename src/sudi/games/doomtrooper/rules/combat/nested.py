"""A combat inside a combat: the outer one is set aside and taken up again (DTR-303 to DTR-306)."""

from __future__ import annotations

from ...language.standing.rule import COMBAT_LONG, lasts
from ...state import DoomState, in_play

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


def set_aside(s: DoomState) -> tuple[tuple[int, ...], ...] | int:
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
    take_up(s, 0)
    return outer


def take_up(s: DoomState, outer: tuple[tuple[int, ...], ...] | int) -> None:
    """Go back to the combat that was interrupted, or to none."""
    if isinstance(outer, int):
        s.phase = s.fate_a = s.fate_d = s.stopped = 0
        s.attacker = s.defender = s.tactic = s.warzone = s.weapon_a = s.weapon_d = -1
        s.helpers, s.played = [], []
        return
    for name, was in zip(_FIELDS, outer[0], strict=True):
        setattr(s, name, was)
    flat = outer[1]
    s.lasting = s.lasting + [
        (flat[i], flat[i + 1], flat[i + 2], flat[i + 3], flat[i + 4]) for i in range(0, len(flat), 5)
    ]
    s.helpers = [(a, b) for a, b in zip(outer[2][::2], outer[2][1::2], strict=True)]
    s.played = [outer[3][i : i + 3] for i in range(0, len(outer[3]), 3)]
    if s.attacker >= 0 and not (in_play(s, s.attacker) and in_play(s, s.defender)):
        s.stopped = 1
