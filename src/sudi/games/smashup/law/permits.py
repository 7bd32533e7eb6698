"""Permissions to play (SMU-029, SMU-095 to SMU-097): which are left, what each covers, and using them up."""

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


def extra(kind: int, *, limit: int = ANY, place: int = ANY, origin: int = HAND, empty: bool = False) -> Extra:
    return (kind, limit, place, origin, int(empty), ANY, ANY)


# ---- which permissions there are, and using them up ----
def permits(s: SmashState) -> tuple[list[Extra], bool]:
    """What the active player may still play: the permissions for minions, and is there one for an extra action?

    Some cards in play give an extra play on each of their player's turns; it is left if it was not used yet this turn.
    """
    minions: list[Extra] = [FREE] if s.free_minion else []
    action = False
    for permit in s.extras:
        if permit[KIND] == MINION:
            minions.append(permit)
        else:
            action = True
    giving = s.t.giving & s.live
    if giving:
        used, me, gives, owner, borrower = s.used, s.turn, s.t.gives, s.owner, s.borrower
        for card in cards_of(giving):  # as in `controller`, without a call for each
            if (owner[card] if borrower[card] < 0 else borrower[card]) == me and not (used and used >> card & 1):
                if gives[card].action:
                    action = True
                else:
                    minions.append(gives[card].permit(s, card))
    return minions, action


def opened_graves(s: SmashState, seat: int) -> int:
    """The places where this player may take a minion to be played from the discard pile instead of from hand."""
    places, openers = 0, s.t.opening_graves & s.live
    if openers and seat == s.turn and s.scoring < 0:
        for action in cards_of(openers):
            if controller(s, action) == seat:
                places |= 1 << s.at[action]
    return places


def manned_places(s: SmashState, seat: int) -> int:
    """The places where this player has a minion."""
    return sum(1 << place for place, here in enumerate(s.minions) if any(controller(s, m) == seat for m in here))


def reach(s: SmashState, seat: int, permit: Extra, places: int) -> int:
    """To which of these places the permission lets minions be played, whatever power and origin it allows."""
    if permit[WHERE] != ANY:
        places &= 1 << permit[WHERE]
    if permit[EMPTY]:
        places &= ~manned_places(s, seat)
    return places


def fits(s: SmashState, seat: int, permit: Extra, card: int, place: int, origin: int) -> bool:
    """Does this permission cover playing the minion there? Limits on extra minions look at printed power (R03)."""
    if permit[KIND] != MINION or (permit[LIMIT] != ANY and s.t.power[card] > permit[LIMIT]):
        return False
    if permit[WHERE] != ANY and permit[WHERE] != place:
        return False
    if permit[EMPTY] and manned_places(s, seat) >> place & 1:
        return False
    return permit[ORIGIN] == origin or (permit[ORIGIN] == HAND and bool(opened_graves(s, seat) >> place & 1))


# ---- using them up ----
def permits_to_use(s: SmashState, seat: int, card: int, place: int, origin: int) -> list[Extra]:
    """The permissions a play may use up: one, unless several cover it and none of them is the narrowest.

    Whoever uses up the narrowest one never regrets it: what is left allows whatever any other choice would allow.
    """
    usable = [x for x in permits(s)[0] if fits(s, seat, x, card, place, origin)]
    if len(usable) == 1:
        return usable
    # Of equal ones, first what a card in play gives, because it comes back; the free one last.
    usable.sort(key=lambda x: (x[WHILE] == ANY, x == FREE))
    narrowest: list[Extra] = []
    for permit in usable:
        if not any(narrower(x, permit) and not narrower(permit, x) for x in usable) and not any(
            narrower(x, permit) for x in narrowest
        ):
            narrowest.append(permit)
    return narrowest


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


def action_permit(s: SmashState) -> Extra | None:
    """What an action uses up; None: the free one, which is the last.

    Any extra action is as good as another; one that a card in play gives comes first, because it comes back.
    """
    giving = s.t.giving_actions & s.live
    if giving:
        for card in reversed(cards_of(giving)):
            if controller(s, card) == s.turn and not s.used >> card & 1:
                given: Extra = s.t.gives[card].permit(s, card)
                return given
    for permit in reversed(s.extras):
        if permit[KIND] == ACTION:
            return permit
    return None


def use_action_permit(s: SmashState) -> None:
    permit = action_permit(s)
    if permit is None:
        s.free_action = False
    else:
        use_up(s, permit)
