"""Carrying out a sabotage (DTR-308 to DTR-313)."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, X, push, slots
from sudi.kernel.standing import in_force

from ..language.marks import POOR_AGAINST_YOU, POOR_SABOTAGE
from ..language.ratings import value
from ..law.combat.capability import any_capable
from ..law.harm import destiny_only
from ..state import DoomState, in_play
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .points import DESTINY_ONLY, FREE, VICTORY_ONLY, reward
from .windows import open_window


# ---- sabotage (DTR-308 to DTR-313) ----
def announce_sabotage(s: DoomState, f: Frame) -> None:
    """The opponent may still prevent it, by bringing a combat-capable warrior into play for one."""
    note(s, v.L_SABOTAGES, f[ME], f[SRC], 0, f[X])
    open_window(s, f[X])


def brings_little(s: DoomState, victim: int) -> bool:
    """Does a card in play say that an attack on anybody, or on this player, brings destiny points only?"""
    masks = s.t.standing_masks
    if masks.get(POOR_SABOTAGE, 0) & s.live:
        return True
    mine = masks.get(POOR_AGAINST_YOU, 0) & s.live
    return bool(mine) and any(seat == victim for _, seat, *_ in in_force(s, POOR_AGAINST_YOU))


def succeed(s: DoomState, f: Frame) -> None:
    warrior, victim, me = f[SRC], f[X], f[ME]
    s.stack.pop()
    if any_capable(s, victim) or not in_play(s, warrior):
        note(s, v.L_FAILS, me)
        return
    kind = DESTINY_ONLY if destiny_only(s, warrior) or brings_little(s, victim) else FREE
    reward(s, me, -(-value(s, warrior) // 2), warrior, kind)  # DTR-312, DTR-313


def bombard(s: DoomState, me: int, warrior: int, victim: int, n: int) -> None:
    """An attack on a player that his warriors do not prevent, for so many points."""
    push(s, BOMBARDMENT, me, warrior, victim, n)


def hit_home(s: DoomState, f: Frame) -> None:
    s.stack.pop()
    if not in_play(s, f[SRC]):
        note(s, v.L_FAILS, f[ME])
        return
    poor = destiny_only(s, f[SRC]) or brings_little(s, f[X])
    reward(s, f[ME], f[POINTS], f[SRC], DESTINY_ONLY if poor else VICTORY_ONLY)


(POINTS,) = slots(1)
BOMBARDMENT = programs.procedure("bombardment", announce_sabotage, hit_home, slots=1)
SABOTAGE = programs.procedure("sabotage", announce_sabotage, succeed)
