"""Destroying, returning, moving and putting under the deck, and what protects from it."""

from __future__ import annotations

from collections.abc import Iterator

from sudi.kernel.decision import first
from sudi.kernel.law import answers
from sudi.kernel.machine import ME, SRC, Frame, push
from sudi.kernel.triggers import Replacement, collect, replaced, start_all
from sudi.kernel.view import show

from ..events import AFFECTED, DESTROYED, DISCARDED, LAID_TO_REST, event
from ..law.ignoring import may_ignore
from ..law.protection import BOTTOM, DESTROY, MOVE, RETURN, untouchable
from ..law.questions import moving_to
from ..law.scoring import ignoring
from ..state import SmashState, controller, other_places
from ..words import minion_prompts, prompts
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .leaving import attached, destroy_action, leave_play
from .piles import to_hand


def shielded_off(s: SmashState, how: str, minion: int, actor: int, cause: int) -> bool:
    """Does something take the blow? Cannot beats can; a guard is used up by protecting."""
    if (s.shielded or s.lasting or s.t.protecting & s.live) and untouchable(s, how, minion, actor, cause):
        return True
    t = s.t
    if t.hiding & s.live and t.is_action[cause]:
        place, own = s.at[minion], controller(s, minion)
        for action in s.actions[place] if actor != own else ():
            if t.hiding >> action & 1 and controller(s, action) == own and action != cause:
                _guard(s, action)
                if s.playing == cause:  # for the rest of that action; a later blow of an ongoing one is another
                    s.shielded.append((cause, place, own))
                return True
    if t.taking_blows & s.live:
        for action in attached(s, minion):
            if t.taking_blows >> action & 1 and action != cause:
                _guard(s, action)
                return True
    return False


def _guard(s: SmashState, action: int) -> None:
    if s.log is not None:
        s.log.append((v.L_SAVED, controller(s, action), action, 0, -1))
    destroy_action(s, action)


def resent(s: SmashState, minion: int, actor: int, cause: int) -> None:
    """Note what wants to answer once the card being played is over: it affected this minion."""
    if s.playing == cause and (s.lasting or s.t.resenting & s.live):
        s.grudges += collect(s, AFFECTED, actor, minion, actor)


def destroy(s: SmashState, minions: list[int], actor: int, cause: int) -> None:
    """SMU-115: to the owners' discard piles, all at once; then everything that this sets off, in the chosen order."""
    struck = [m for m in minions if s.at[m] >= 0 and not shielded_off(s, DESTROY, m, actor, cause)]
    waiting = []
    falling: list[tuple[int, Replacement | None]] = []
    escaping, resting = [], []
    noticed = bool(s.lasting) or bool(s.t.mourning & s.live)
    for minion in struck:
        resent(s, minion, actor, cause)
        if not noticed:
            falling.append((minion, None))
            continue
        if replaced(s, DESTROYED, actor, minion) is not None and len(other_places(s, minion)) > 0:
            escaping.append(minion)
            continue
        waiting += collect(s, DESTROYED, actor, minion, event(minion, s.at[minion]))
        elsewhere = replaced(s, LAID_TO_REST, actor, minion)
        if elsewhere is None:
            waiting += collect(s, DISCARDED, actor, minion, event(minion, s.at[minion]))
        falling.append((minion, elsewhere))
    for minion, elsewhere in falling:
        if s.log is not None:
            s.log.append((v.L_DESTROYED, controller(s, minion), minion, s.bases[s.at[minion]][0], -1))
        unsettled = elsewhere is not None and may_ignore(s, s.owner[minion], s.at[minion])
        leave_play(s, minion)
        if unsettled:
            s.limbo.append(minion)
            resting.append(minion)
        elif elsewhere is not None:
            _under(s, minion)
        else:
            s.discard[s.owner[minion]].append(minion)
    start_all(s, waiting)
    for minion in reversed(resting):
        push(s, REST, s.owner[minion], minion)
    for minion in reversed(escaping):  # instead of being destroyed, so before anything that the destruction sets off
        push(s, ESCAPE, controller(s, minion), minion)


def _under(s: SmashState, minion: int) -> None:
    s.deck[s.owner[minion]].insert(0, minion)
    show(s, minion)


def send_back(s: SmashState, minions: list[int], actor: int, cause: int) -> None:
    """SMU-110: to the owners' hands."""
    for minion in _leaving(s, RETURN, minions, actor, cause):
        to_hand(s, minion)
        if s.log is not None:
            s.log.append((v.L_RETURNED, s.owner[minion], minion, 0, -1))


def put_under(s: SmashState, minions: list[int], actor: int, cause: int) -> None:
    """To the bottom of the owners' decks; that is not destroying (ruling R04)."""
    for minion in _leaving(s, BOTTOM, minions, actor, cause):
        _under(s, minion)
        if s.log is not None:
            s.log.append((v.L_BOTTOM, s.owner[minion], minion, 0, -1))


def _leaving(s: SmashState, how: str, minions: list[int], actor: int, cause: int) -> Iterator[int]:
    """Take the minions off the table, one after another, but for those that something protects."""
    for minion in minions:
        if s.at[minion] >= 0 and not shielded_off(s, how, minion, actor, cause):
            resent(s, minion, actor, cause)
            leave_play(s, minion)
            yield minion


def move(s: SmashState, minion: int, place: int, actor: int, cause: int) -> None:
    """SMU-101, SMU-102: from one base to another with everything on it; that is not playing."""
    if s.at[minion] in (-1, place) or shielded_off(s, MOVE, minion, actor, cause):
        return
    resent(s, minion, actor, cause)
    shift(s, minion, place)


def shift(s: SmashState, minion: int, place: int) -> None:
    here = s.at[minion]
    for action in attached(s, minion):
        s.actions[here].remove(action)
        s.actions[place].append(action)
        s.at[action] = place
    s.minions[here].remove(minion)
    s.minions[place].append(minion)
    s.at[minion] = place
    if s.log is not None:
        s.log.append((v.L_MOVED, controller(s, minion), minion, s.bases[place][0], -1))


# ---- instead of being destroyed ----
ESCAPING = moving_to(lambda c: c.src, minion_prompts.ESCAPE)


def _escape_where(s: SmashState, f: Frame) -> None:
    ESCAPING.ask(s, f)


@answers(ESCAPING)
def _escape(s: SmashState, f: Frame) -> None:
    shift(s, f[SRC], first(s.answer))


ESCAPE = programs.procedure("escape", _escape_where, _escape)


# ---- where the destroyed go, if their player may ignore the base (ruling R22) ----
RESTING = ignoring(prompts.IGNORE_REST, values=lambda c: {})


def _ask_rest(s: SmashState, f: Frame) -> None:
    RESTING.ask(s, f)


@answers(RESTING)
def _rest(s: SmashState, f: Frame) -> None:
    s.limbo.remove(f[SRC])
    if s.answer == v.OBEY():
        _under(s, f[SRC])
    else:
        s.discard[f[ME]].append(f[SRC])


REST = programs.procedure("laid to rest", _ask_rest, _rest)
