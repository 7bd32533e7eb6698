"""What happens to cards in play: leaving, and the four ways a minion can be affected (SMU-100)."""

from __future__ import annotations

from sudi.kernel.machine import ME, SRC, Frame, ask, push
from sudi.kernel.permissions import forbidden_by
from sudi.kernel.standing import InForce, in_force
from sudi.kernel.triggers import Replacement, collect, replaced, start_all
from sudi.kernel.view import show

from . import vocabulary as v
from .hands import to_hand
from .state import SmashState, controller, may_ignore
from .vocabulary import programs

DESTROY, RETURN, MOVE, BOTTOM, ATTACH = "destroy", "return", "move", "bottom", "attach"
MINION_PLAYED, DESTROYED, DISCARDED, AFFECTED, TURN_STARTS, TURN_ENDS = (
    "minion played",
    "destroyed",
    "discarded from play",
    "affected",
    "turn starts",
    "turn ends",
)
UNDER_THE_DECK, TO_ANOTHER_BASE = "under the deck", "to another base"


def event(minion: int, place: int) -> int:
    """What a trigger about a minion is told: the minion and the place, in one number."""
    return (minion << 12) | place


# ---- cards in play ----
def attached(s: SmashState, minion: int) -> list[int]:
    """The actions played on a minion."""
    place = s.at[minion]
    found = []
    if place >= 0:
        for action in s.actions[place]:
            if s.on[action] == minion:
                found.append(action)
    return found


def leave_play(s: SmashState, card: int) -> None:
    """Take a card off the table; actions on it go to their owners' discard piles (SMU-111, ruling R05)."""
    place = s.at[card]
    if s.t.is_minion[card]:
        if s.actions[place]:
            for action in attached(s, card):
                discard_action(s, action)
        s.minions[place].remove(card)
        if s.lasting:
            forget_aims(s, card)
    else:
        s.actions[place].remove(card)
        s.on[card] = -1
        s.named[card] = -1
        if s.fresh:
            s.fresh &= ~(1 << card)
            s.ignoring &= ~(1 << card)
    s.at[card] = -1
    s.live ^= s.t.bit[card]
    s.borrower[card] = -1
    if s.used:
        s.used &= ~s.t.bit[card]


def forget_aims(s: SmashState, card: int) -> None:
    """What was to last for a card that has left play ends."""
    s.lasting = [entry for entry in s.lasting if entry[3] != card]


def discard_action(s: SmashState, action: int) -> None:
    """An action in play goes to its owner's discard pile (SMU-098)."""
    leave_play(s, action)
    s.discard[s.owner[action]].append(action)


def destroy_action(s: SmashState, action: int) -> None:
    if s.log is not None:
        s.log.append((v.L_DESTROYED, s.turn, action, 0, -1))
    discard_action(s, action)


# ---- affecting a minion ----
def touchable(s: SmashState, how: str, minions: list[int], actor: int, cause: int) -> list[int]:
    """Those of the minions against which there is no 'cannot'. Most of the time nothing in play speaks against any."""
    if not s.shielded and not s.lasting and not s.t.protecting & s.live:
        return minions
    return unprotected(s, how, minions, actor, cause)


def unprotected(s: SmashState, how: str, minions: list[int], actor: int, cause: int) -> list[int]:
    if how == DESTROY:
        bans = in_force(s, "may destroy")
        if bans:
            minions = [m for m in minions if forbidden_by(s, bans, actor, m) is None]
    if s.t.is_action[cause]:
        bans = in_force(s, "may affect")
        if bans or s.shielded:
            minions = [m for m in minions if not _out_of_reach(s, bans, m, actor, cause)]
    return minions


def _out_of_reach(s: SmashState, bans: list[InForce], minion: int, actor: int, cause: int) -> bool:
    """Is the minion of another player kept from actions, or from this one?"""
    own = controller(s, minion)
    if actor == own:
        return False
    return (cause, s.at[minion], own) in s.shielded or forbidden_by(s, bans, actor, minion) is not None


def untouchable(s: SmashState, how: str, minion: int, actor: int, cause: int) -> bool:
    """Is there a 'cannot' against this? Such a minion is not even a target."""
    return not touchable(s, how, [minion], actor, cause)


def shielded_off(s: SmashState, how: str, minion: int, actor: int, cause: int) -> bool:
    """Does something take the blow? Cannot beats can; a guard is used up by protecting."""
    if (s.shielded or s.lasting or s.t.protecting & s.live) and untouchable(s, how, minion, actor, cause):
        return True
    t = s.t
    if t.hiding & s.live and t.is_action[cause]:
        place, own = s.at[minion], controller(s, minion)
        for action in s.actions[place] if actor != own else ():
            if t.cards[action].hides and controller(s, action) == own and action != cause:
                _guard(s, action)
                if s.playing == cause:  # for the rest of that action; a later blow of an ongoing one is another
                    s.shielded.append((cause, place, own))
                return True
    if t.taking_blows & s.live:
        for action in attached(s, minion):
            if t.cards[action].takes_the_blow and action != cause:
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
        elsewhere = replaced(s, "laid to rest", actor, minion)
        if elsewhere is None:
            waiting += collect(s, DISCARDED, actor, minion, event(minion, s.at[minion]))
        falling.append((minion, elsewhere))
    for minion, elsewhere in falling:
        if s.log is not None:
            s.log.append((v.L_DESTROYED, controller(s, minion), minion, 0, -1))
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


def places_with_base(s: SmashState) -> list[int]:
    return [p for p, base in enumerate(s.bases) if base]


def other_places(s: SmashState, minion: int) -> list[int]:
    here = s.at[minion]
    found = []
    for place, base in enumerate(s.bases):
        if base and place != here:
            found.append(place)
    return found


def send_back(s: SmashState, minions: list[int], actor: int, cause: int) -> None:
    """SMU-110: to the owners' hands."""
    for minion in minions:
        if s.at[minion] >= 0 and not shielded_off(s, RETURN, minion, actor, cause):
            resent(s, minion, actor, cause)
            leave_play(s, minion)
            to_hand(s, minion)
            if s.log is not None:
                s.log.append((v.L_RETURNED, s.owner[minion], minion, 0, -1))


def put_under(s: SmashState, minions: list[int], actor: int, cause: int) -> None:
    """To the bottom of the owners' decks; that is not destroying (ruling R04)."""
    for minion in minions:
        if s.at[minion] >= 0 and not shielded_off(s, BOTTOM, minion, actor, cause):
            resent(s, minion, actor, cause)
            leave_play(s, minion)
            _under(s, minion)
            if s.log is not None:
                s.log.append((v.L_BOTTOM, s.owner[minion], minion, 0, -1))


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
def _escape_where(s: SmashState, f: Frame) -> None:
    ask(s, f[ME], v.ASK_TO, v.TO.each(other_places(s, f[SRC])), f[SRC])


def _escape(s: SmashState, f: Frame) -> None:
    shift(s, f[SRC], s.answer - v.TO.code)


ESCAPE = programs.procedure("escape", _escape_where, _escape)


# ---- where the destroyed go, if their player may ignore the base (ruling R22) ----
def _ask_rest(s: SmashState, f: Frame) -> None:
    ask(s, f[ME], v.ASK_IGNORE, [v.OBEY(), v.IGNORE()], f[SRC])


def _rest(s: SmashState, f: Frame) -> None:
    s.limbo.remove(f[SRC])
    if s.answer == v.OBEY():
        _under(s, f[SRC])
    else:
        s.discard[f[ME]].append(f[SRC])


REST = programs.procedure("laid to rest", _ask_rest, _rest)
