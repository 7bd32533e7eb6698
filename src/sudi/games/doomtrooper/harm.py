"""Wounds, deaths and the last chance to prevent them, inside a combat and outside."""

from __future__ import annotations

from sudi.kernel.log import note
from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, X, push
from sudi.kernel.standing import last
from sudi.kernel.triggers import collect

from . import traits as tr
from . import vocabulary as v
from .aftermath import tell, watched
from .happenings import KILLED as DEATH
from .happenings import begin_in_order
from .moving import discard, go_home, sacrifice
from .points import DESTINY_ONLY, FREE, reward
from .ratings import counts, value
from .reach import reaching
from .select import traits_of
from .standing import KILLS, SAFE, marked
from .state import KILLED, UNHARMED, WOUNDED, DoomState, in_play
from .vocabulary import programs

POINTS_AS_DESTINY = "points as destiny"
FRAIL = "killed by a wound"
POSSESSES, REMOVED_IF_KILLED = "possesses", "removed if killed"


def worst(s: DoomState, warrior: int, fate: int) -> int:
    """DTR-271: a second wound kills; some warriors cannot be hurt at all."""
    if fate and safe(s, warrior):
        return UNHARMED
    if fate == WOUNDED and (s.wounded >> warrior & 1 or marked(s, FRAIL, warrior)):
        return KILLED
    return fate


def safe(s: DoomState, warrior: int) -> bool:
    if not s.lasting and not s.t.standing_masks.get(SAFE, 0) & s.live:
        return False
    return any(
        rule.reaches(s, seat, source, target, warrior) and counts(s, source, seat, warrior)
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


# ---- one warrior, outside a combat's blows ----
KILLER, EARNER, FATE = ARG, ARG + 1, ARG + 2


def wound(s: DoomState, warrior: int, killer: int = -1, earner: int = -1) -> None:
    push(s, HARM, s.side[warrior], warrior, WOUNDED, killer, earner)


def kill(s: DoomState, warrior: int, killer: int = -1, earner: int = -1) -> None:
    push(s, HARM, s.side[warrior], warrior, KILLED, killer, earner)


def last_chance(s: DoomState, f: Frame) -> None:
    """DTR-272: cards that save the warrior are played now."""
    warrior = f[SRC]
    if not in_play(s, warrior):
        s.stack.pop()
        return
    f[FATE] = worst(s, warrior, f[X])
    if not f[FATE]:
        s.stack.pop()
        return
    save_window(s, warrior, f[FATE])


def save_window(s: DoomState, warrior: int, fate: int) -> None:
    from .windows import open_save_window

    open_save_window(s, warrior, fate)


def strike(s: DoomState, f: Frame) -> None:
    warrior, fate = f[SRC], f[FATE]
    f[PC] = 2
    s.stack.pop()
    if spared(s, warrior) or not in_play(s, warrior):
        return
    if fate == WOUNDED:
        s.wounded |= 1 << warrior
        note(s, v.L_WOUNDED, f[ME], warrior)
        _tell(s, f, False)
        return
    prize = value(s, warrior)
    die(s, warrior, f[KILLER])
    if f[EARNER] >= 0:
        pay_for_kill(s, f[EARNER], f[KILLER], warrior, f[ME], prize)
    _tell(s, f, True)


def _tell(s: DoomState, f: Frame, killed: bool) -> None:
    """Cards that wait for somebody being hurt wait for this too."""
    if f[KILLER] >= 0 and watched(s):
        tell(s, [(f[KILLER], f[SRC], f[ME], killed)], [], 0)


HARM = programs.procedure("harm", last_chance, strike, slots=3)


def spared(s: DoomState, warrior: int) -> bool:
    """Was the warrior saved in its window? The answer uses it up."""
    if s.spared >> warrior & 1:
        s.spared &= ~(1 << warrior)
        note(s, v.L_SAVED, s.side[warrior], warrior)
        return True
    return False


def die(s: DoomState, warrior: int, killer: int, forever: bool = False) -> None:
    """A killed warrior goes to the discard pile with everything on it (DTR-276); what waits for it begins."""
    waiting = collect(s, DEATH, killer, warrior, max(0, value(s, warrior)))
    owner = s.side[warrior]
    note(s, v.L_KILLED, owner, warrior)
    if not forever and possessed(s, warrior, killer):
        pass
    elif forever or marked(s, REMOVED_IF_KILLED, warrior):
        sacrifice(s, warrior)
    else:
        discard(s, warrior, quietly=True)
    for entry in waiting:
        s.whom[entry[2]] = owner  # whose warrior it was, for missions that pay its player
    begin_in_order(s, waiting)


def possessed(s: DoomState, victim: int, killer: int) -> bool:
    """Some killers turn their victims instead: the warrior stays with its player as a heretic."""
    if killer < 0 or not s.t.standing_masks.get(POSSESSES, 0) & s.live or not traits_of(s, victim) & tr.DOOMTROOPER:
        return False
    for rule, seat, source, target, _ in reaching(s, POSSESSES, killer):
        if rule.reaches(s, seat, source, target, killer) and counts(s, source, seat, killer):
            s.wounded &= ~(1 << victim)
            last(s, rule.turns, seat, source, victim)
            go_home(s, victim)
            return True
    return False


def pay_for_kill(s: DoomState, earner: int, killer: int, victim: int, owner: int, prize: int) -> None:
    """DTR-279; own warriors pay destiny only (DTR-247), and so does whatever a freelancer earns (DTR-429)."""
    poor = owner == earner or (killer >= 0 and destiny_only(s, killer))
    reward(s, earner, prize, victim, DESTINY_ONLY if poor else FREE)


def destiny_only(s: DoomState, killer: int) -> bool:
    return bool(traits_of(s, killer) & tr.FREELANCER) or bool(marked(s, POINTS_AS_DESTINY, killer))
