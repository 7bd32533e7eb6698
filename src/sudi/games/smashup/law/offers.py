"""The short way to what the active player may do in step 2 (`step_two.py` is the law)."""

from __future__ import annotations

from sudi.kernel.machine import Frame

from ..cards.card import NOTHING, ON_BASE
from ..state import ASLEEP, SmashState
from ..tables import SmashTables
from ..words import prompts
from ..words import vocabulary as v
from .actions import ACTS_AT, ways_to_act
from .minion_offers import PLAYS, minion_plays, open_places, rising_plays
from .permits import Extra, permits
from .specials import special_usable, talents

END = v.END.code
ASK_PLAY = prompts.PLAY
NO_PERMITS: list[Extra] = []


def offer_plays(s: SmashState, f: Frame) -> None:
    """Ask the active player for one of the things that may be done in step 2; the end alone is no choice (`ends`)."""
    me, t, live = s.turn, s.t, s.live
    minions, acting = s.free_minion, s.free_action
    allowed = NO_PERMITS  # permissions to play minions that have to be looked at one by one
    if s.extras or t.changing_plays & live:  # something adds plays, widens or narrows them
        minions = False
        allowed, more_actions = permits(s)
        acting = acting or more_actions
    if acting and s.asleep[me] & ASLEEP:
        acting = False
    options: list[int] = []
    cards: dict[int, int] = {}
    if minions or acting or allowed:
        kind = t.kind
        for card in s.hand[me]:  # identical cards are one option
            cards[kind[card]] = card
    if minions or acting:
        places = t.everywhere if all(s.bases) else open_places(s)
        case = places << 2 | minions << 1 | acting
        ways = t.ways_from_hand.get(case) or work_out_ways(t, case)
        for card in cards.values():
            plays = ways[card]
            if plays:
                options += plays
            elif plays is None:
                options += ways_to_act(s, me, card)
    if allowed:
        options += minion_plays(s, me, allowed, cards.values())
    if not s.minions_played[me] and t.own_turn_mask & live:
        # Such a Special works only while its player has not played a minion yet (SMU-148, ruling R14).
        for card in t.on_own_turn:
            if s.at[card] >= 0 and special_usable(s, me, card):
                options.append(v.SPECIAL.code + card)
    may_rise = not s.risen and (s.faction_a[me] in t.rising_factions or s.faction_b[me] in t.rising_factions)
    if may_rise and not t.rising.isdisjoint(s.discard[me]):
        options += rising_plays(s, me, allowed)
    if t.talented:
        options += talents(s, me)
    if not options and not t.ask_ends:
        s.answer = END
        return
    options.append(END)
    s.seat, s.prompt, s.about, s.options = t.decider[me], ASK_PLAY, -1, options  # as `ask` does


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
