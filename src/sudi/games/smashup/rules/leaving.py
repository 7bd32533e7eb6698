"""Cards leaving play."""

from __future__ import annotations

from ..state import SmashState
from ..words import vocabulary as v


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
        s.log.append((v.L_DESTROYED, s.turn, action, s.bases[s.at[action]][0], -1))
    discard_action(s, action)
