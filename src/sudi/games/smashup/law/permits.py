"""Extra plays (SMU-095 to SMU-097): permissions with their restrictions, and using them up."""

from __future__ import annotations

from sudi.kernel.standing import cards_of

from ..state import SmashState, controller

# An extra play: (kind, power limit, place, from where, empty bases only, card that has to be in play, card it is from)
KIND, LIMIT, WHERE, ORIGIN, EMPTY, WHILE, SOURCE = range(7)
MINION, ACTION = 0, 1
HAND, DISCARD = 0, 1
ANY = -1
Extra = tuple[int, ...]
FREE: Extra = (MINION, ANY, ANY, HAND, 0, ANY, ANY)
RISING: Extra = (MINION, ANY, ANY, DISCARD, 0, ANY, ANY)  # a minion's own Special: any base, from the discard pile


def extra(kind: int, *, limit: int = ANY, place: int = ANY, origin: int = HAND, empty: bool = False) -> Extra:
    return (kind, limit, place, origin, int(empty), ANY, ANY)


# ---- which permissions there are, and using them up ----
def extras_left(s: SmashState) -> list[Extra]:
    """All extra plays that the active player has left in step 2.

    Some cards in play give one on each of their player's turns; it is left if it was not used yet this turn.
    """
    giving = s.t.giving & s.live
    if not giving:
        return s.extras
    found, used, me, gives = s.extras[:], s.used, s.turn, s.t.gives
    owner, borrower = s.owner, s.borrower
    for card in cards_of(giving):  # as in `controller`, without a call for each
        if (owner[card] if borrower[card] < 0 else borrower[card]) == me and not (used and used >> card & 1):
            found.append(gives[card].permit(s, card))
    return found


def permits(s: SmashState) -> tuple[list[Extra], bool]:
    """What the active player may still play: the permissions for minions, and is there one for an extra action?"""
    minions: list[Extra] = [FREE] if s.free_minion else []
    action = False
    for permit in extras_left(s):
        if permit[KIND] == MINION:
            minions.append(permit)
        else:
            action = True
    return minions, action


def use_up(s: SmashState, permit: Extra) -> None:
    """Take a permission away; one that a card in play gives is there again in its player's next turn."""
    if permit == FREE:
        s.free_minion = False
    elif permit[WHILE] == ANY:
        s.extras.remove(permit)
    else:
        s.used |= 1 << permit[WHILE]


def narrower(one: Extra, other: Extra) -> bool:
    """Does the other permission cover everything that this one covers?"""
    return (
        one[ORIGIN] == other[ORIGIN]
        and other[WHERE] in (ANY, one[WHERE])
        and one[EMPTY] >= other[EMPTY]
        and (other[LIMIT] == ANY or ANY < one[LIMIT] <= other[LIMIT])
    )


def use_action_permit(s: SmashState) -> None:
    """Any extra action is as good as another; one that a card in play gives comes first, because it comes back."""
    giving = s.t.giving_actions & s.live
    if giving:
        for card in reversed(cards_of(giving)):
            if controller(s, card) == s.turn and not s.used >> card & 1:
                s.used |= 1 << card
                return
    for permit in reversed(s.extras):
        if permit[KIND] == ACTION:
            s.extras.remove(permit)
            return
    s.free_action = False
