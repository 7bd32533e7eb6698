"""What the active player may do in step 2 (SMU-029): cards from hand, Specials and talents, or ending the step."""

from __future__ import annotations

from sudi.kernel.machine import Frame, ask

from . import vocabulary as v
from .card import NOTHING, ON_BASE
from .extras import (
    DISCARD,
    ORIGIN,
    PLAYS,
    RAISES,
    Extra,
    fits,
    guarded_places,
    may_be_played,
    minion_plays,
    open_places,
    opened_graves,
    permits,
)
from .play import ACTS_AT, special_usable, ways_to_act
from .state import ASLEEP, SmashState, SmashTables, controller

END = v.END.code


def offer_plays(s: SmashState, f: Frame) -> None:
    """Everything the active player may do in step 2."""
    me, t, live = s.turn, s.t, s.live
    minions, acting = s.free_minion, s.free_action
    allowed: list[Extra] = []  # permissions to play minions that have to be looked at one by one
    if t.changing_plays & live or s.extras:  # something adds plays, widens or narrows them
        minions = False
        allowed, more_actions = permits(s)
        acting = acting or more_actions
    if acting and s.asleep[me] & ASLEEP:
        acting = False
    options: list[int] = []
    if minions or acting:
        kind = t.kind
        case = open_places(s) << 2 | minions << 1 | acting
        ways = t.ways_from_hand.get(case) or work_out_ways(t, case)
        cards: dict[int, int] = {}
        for card in s.hand[me]:  # identical cards are one option
            cards[kind[card]] = card
        for card in cards.values():
            plays = ways[card]
            options += ways_to_act(s, me, card) if plays is None else plays
    if allowed:
        options += minion_plays(s, me, allowed)
    if t.own_turn_mask & live and not s.minions_played[me]:
        # Such a Special works only while its player has not played a minion yet (SMU-148, ruling R14).
        for card in t.on_own_turn:
            if s.at[card] >= 0 and special_usable(s, me, card):
                options.append(v.SPECIAL.code + card)
    may_rise = not s.risen and (s.faction_a[me] in t.rising_factions or s.faction_b[me] in t.rising_factions)
    if may_rise and not t.rising.isdisjoint(s.discard[me]):
        options += rising_plays(s, me, allowed)
    if t.talented:
        options += talents(s, me)
    options.append(END)
    ask(s, me, v.ASK_PLAY, options)


def work_out_ways(t: SmashTables, case: int) -> list[tuple[int, ...] | None]:
    """By card, how it may be played from hand when only its kind matters; None if it depends on the minions in play.

    A case is where there are bases, whether minions may go to all of them and whether actions may be played at all.
    What follows from it never changes, so each case that comes up is worked out once for a match's tables.
    """
    places, minions, acting = case >> 2, case & 2, case & 1

    def way(card: int) -> tuple[int, ...] | None:
        if t.is_minion[card]:
            return PLAYS[places if minions else 0][card]
        if not acting:
            return ()
        target = t.cards[card].play_on
        if target == NOTHING or (target == ON_BASE and not places):  # SMU-120: it may be played without a target
            return (v.ACT(card),)
        return ACTS_AT[places][card] if target == ON_BASE else None

    found = t.ways_from_hand[case] = [way(card) for card in range(len(t.cards))]
    return found


def rising_plays(s: SmashState, me: int, allowed: list[Extra]) -> list[int]:
    """Minions that may play themselves from the discard pile, but for plays that a permission covers already."""
    guarded, graves = guarded_places(s), opened_graves(s, me)
    covering = [x for x in allowed if graves or x[ORIGIN] == DISCARD]
    options: list[int] = []
    for card in {s.t.kind[c]: c for c in s.discard[me] if c in s.t.rising}.values():
        places = open_places(s)
        for place in range(s.t.slots if guarded or covering else 0):
            covered = any(fits(s, me, x, card, place, DISCARD) for x in covering)
            if covered or not may_be_played(s, me, card, place):
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
