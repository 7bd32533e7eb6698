"""Specials and talents: when each may be used."""

from __future__ import annotations

from sudi.kernel.standing import cards_of

from ..cards.card import FROM_PLAY
from ..language.selectors import distinct
from ..state import SmashState, controller
from ..words import vocabulary as v
from .actions import may_act
from .minions import RAISES, fits, may_be_played, open_places, opened_graves, shut_places
from .permits import DISCARD, ORIGIN, Extra


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


def talents(s: SmashState, me: int) -> list[int]:
    """SMU-106: once a turn, of the own cards in play."""
    return [
        v.TALENT(card)
        for card in s.t.talented
        if s.at[card] >= 0 and controller(s, card) == me and not s.used >> card & 1
    ]


def special_usable(s: SmashState, seat: int, card: int) -> bool:
    """Is the card where its Special works from?"""
    special = s.t.cards[card].special
    if special is not None and special.where == FROM_PLAY:
        return s.at[card] >= 0 and controller(s, card) == seat
    return card in s.hand[seat]


# ---- before ----
def offers_before(s: SmashState, seat: int, source: int, place: int) -> list[int]:
    """Specials that work before a base is scored, from hand and from play."""
    found: dict[int, int] = {}
    t, hand = s.t, s.hand[seat]
    if not t.before_mask & s.live and t.before.isdisjoint(hand):
        return []
    for card in t.before:
        if (s.at[card] < 0 and card not in hand) or not special_usable(s, seat, card):
            continue
        if t.is_action[card] and (not may_act(s, seat) or card not in s.hand[seat]):
            continue
        if s.at[card] == place:
            continue  # it is there already
        if t.is_minion[card] and s.at[card] < 0 and not may_be_played(s, seat, card, place):
            continue  # SMU-118: forbidding beats a Special, too
        printed = t.cards[card]
        if printed.special is not None and printed.special.once and s.hidden_used[seat]:
            continue
        found[t.kind[card] if s.at[card] < 0 else -card - 1] = v.SPECIAL(card)
    return list(found.values())


def offers_after(s: SmashState, seat: int, source: int, place: int) -> list[int]:
    if not s.t.after_mask & s.live:
        return []
    found = [c for c in s.minions[place] if c in s.t.after and controller(s, c) == seat]
    return v.SPECIAL.each(distinct(s, found))
