"""Extra plays (SMU-095 to SMU-097): their restrictions, the plays of minions they open, and which one a play uses up.

Places are handled as bit masks: a permission reaches a set of places, and the options for a card and a set of places
are the same in every match, so they are made once.
"""

from __future__ import annotations

from collections.abc import Collection

from sudi.kernel.permissions import forbidden
from sudi.kernel.standing import cards_of

from . import vocabulary as v
from .state import SmashState, by_kind, controller
from .vocabulary import Placed

# An extra play: (kind, power limit, place, from where, empty bases only, card that has to be in play, card it is from)
KIND, LIMIT, WHERE, ORIGIN, EMPTY, WHILE, SOURCE = range(7)
MINION, ACTION = 0, 1
HAND, DISCARD = 0, 1
ANY = -1
Extra = tuple[int, ...]
FREE: Extra = (MINION, ANY, ANY, HAND, 0, ANY, ANY)
RISING: Extra = (MINION, ANY, ANY, DISCARD, 0, ANY, ANY)  # a minion's own Special: any base, from the discard pile
PLAYS, RAISES = Placed(v.PLAY), Placed(v.RAISE)


def extra(
    kind: int, *, limit: int = ANY, place: int = ANY, origin: int = HAND, empty: bool = False, source: int = ANY
) -> Extra:
    return (kind, limit, place, origin, int(empty), ANY, source)


# ---- where a minion may go ----
def open_places(s: SmashState) -> int:
    """The places with a base, as a mask; without one only when the base deck has run out."""
    if all(s.bases):
        return s.t.everywhere
    return sum(1 << place for place, base in enumerate(s.bases) if base)


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


def may_be_played(s: SmashState, seat: int, card: int, place: int) -> bool:
    """SMU-118: a card that forbids playing here beats everything that allows it."""
    return forbidden(s, "play minion", seat, (place << 12) | card) is None


def shut_places(s: SmashState, seat: int, faction: int, guards: tuple[int, ...]) -> int:
    """Where cards in play keep the player from playing minions of a faction; such a card is about its own base.

    No card forbids one minion of a faction and allows another, so this is `may_be_played` for many cards and places.
    """
    places, guarding = 0, s.t.guards
    for card in guards:
        if guarding[card].bars(s, controller(s, card), card, seat, faction):
            places |= 1 << s.at[card]
    return places


def minion_plays(s: SmashState, seat: int, permits: list[Extra], hand: Collection[int]) -> list[int]:
    """Every way to play a minion under the given permissions; `hand` has one of each of the cards alike in hand."""
    everywhere = s.t.everywhere if all(s.bases) else open_places(s)
    if len(permits) == 1 and permits[0] is FREE and not s.t.opening_graves & s.live:  # nothing widens it
        if not s.t.guarding & s.live:
            return plays_anywhere(s, hand, PLAYS[everywhere])
        return plays_from(s, seat, hand, [(ANY, everywhere)], PLAYS)
    graves = opened_graves(s, seat)
    from_hand, from_discard = [], []  # (power limit, places)
    for permit in permits:
        places = reach(s, seat, permit, everywhere)
        if permit[ORIGIN] == DISCARD:
            from_discard.append((permit[LIMIT], places))
        else:
            from_hand.append((permit[LIMIT], places))
            if graves & places:
                from_discard.append((permit[LIMIT], places & graves))
    options = plays_from(s, seat, hand, from_hand, PLAYS) if from_hand else []
    if from_discard:
        options += plays_from(s, seat, by_kind(s, s.discard[seat]), from_discard, RAISES)
    return options


def plays_anywhere(s: SmashState, pile: Collection[int], ways: list[tuple[int, ...]]) -> list[int]:
    """All minions of a pile to the same places."""
    is_minion = s.t.is_minion
    options: list[int] = []
    for card in pile:
        if is_minion[card]:
            options += ways[card]
    return options


def plays_from(
    s: SmashState, seat: int, pile: Collection[int], reaches: list[tuple[int, int]], ways: Placed
) -> list[int]:
    """The plays of minions from a pile, given up to which power they may go to which places."""
    is_minion, power = s.t.is_minion, s.t.power
    anything, limited = 0, []
    for limit, places in reaches:
        if limit == ANY:
            anything |= places
        else:
            limited.append((limit, places))
    guarding = s.t.guarding & s.live
    if not limited and not guarding:
        return plays_anywhere(s, pile, ways[anything])
    guards = cards_of(guarding)
    shut: dict[int, int] = {}  # by faction
    options: list[int] = []
    for card in pile:
        if not is_minion[card]:
            continue
        places = anything
        for limit, more in limited:
            if power[card] <= limit:
                places |= more
        if guards:
            faction = s.t.faction[card]
            if faction not in shut:
                shut[faction] = shut_places(s, seat, faction, guards)
            places &= ~shut[faction]
        options += ways[places][card]
    return options


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
            found.append(gives[card].permit(s, card))  # type: ignore[union-attr]
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
