"""The short ways to all plays of minions.

Places are handled as bit masks: a permission reaches a set of places, and the options for a card and a set of places
are the same in every match, so they are made once.
"""

from __future__ import annotations

from collections.abc import Collection

from sudi.kernel.standing import cards_of

from ..state import SmashState, by_kind, controller
from ..words import vocabulary as v
from ..words.vocabulary import Placed
from .permits import ANY, DISCARD, FREE, LIMIT, ORIGIN, Extra, fits, opened_graves, reach

PLAYS, RAISES = Placed(v.PLAY), Placed(v.RAISE)


def open_places(s: SmashState) -> int:
    """The places with a base, as a mask; without one only when the base deck has run out."""
    if all(s.bases):
        return s.t.everywhere
    return sum(1 << place for place, base in enumerate(s.bases) if base)


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


def rising_plays(s: SmashState, me: int, allowed: list[Extra]) -> list[int]:
    """Minions that may play themselves from the discard pile, but for plays that a permission covers already."""
    t, guards = s.t, cards_of(s.t.guarding & s.live)
    graves = opened_graves(s, me) if allowed else 0
    covering = [x for x in allowed if graves or x[ORIGIN] == DISCARD]
    options: list[int] = []
    for card in {t.kind[c]: c for c in s.discard[me] if c in t.rising}.values():
        places = open_places(s)
        if guards:
            places &= ~shut_places(s, me, t.faction[card], guards)
        for permit in covering:
            for place in range(t.slots):
                if fits(s, me, permit, card, place, DISCARD):
                    places &= ~(1 << place)
        options += RAISES[places][card]
    return options
