"""Extra plays (SMU-095 to SMU-097): their restrictions, the plays of minions they open, and which one a play uses up.

Places are handled as bit masks: a permission reaches a set of places, and the options for a card and a set of places
are the same in every match, so they are made once.
"""

from __future__ import annotations

from collections.abc import Collection

from sudi.kernel.permissions import forbidden
from sudi.kernel.standing import cards_of

from ..events import event
from ..state import SmashState, by_kind, controller
from ..words import vocabulary as v
from ..words.vocabulary import Placed
from .permits import (
    ANY,
    DISCARD,
    EMPTY,
    FREE,
    HAND,
    KIND,
    LIMIT,
    MINION,
    ORIGIN,
    WHERE,
    WHILE,
    Extra,
    narrower,
    permits,
)

PLAYS, RAISES = Placed(v.PLAY), Placed(v.RAISE)


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
    return forbidden(s, "play minion", seat, event(card, place)) is None


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
