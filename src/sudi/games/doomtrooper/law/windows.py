"""What may be played and done in a window, without an action (DTR-019 to DTR-025)."""

from __future__ import annotations

from ..cards.types import END, ON_CARD, ON_KILL, ON_POINTS, START
from ..language.marks import ANSWER
from ..language.select import traits_of
from ..state import MODIFIERS, DoomState, one_of_each, own_warriors
from ..words import vocabulary as v
from ..words.traits import CULTIST, SERGEANT
from .abilities import answers, any_quick, quick_abilities
from .attaching import free_layings
from .playing import ANY_MOMENT, CARD_PLAYED, TURN_END, TURN_START, WARRIOR_HIT, moment_of, plays, strengthenings
from .units import assignments

_MEANT = ("", START, ON_CARD, ON_KILL, ON_POINTS, END)  # which cards a window is for


def offers(s: DoomState, seat: int, about: int, x: int) -> list[int]:
    """What a seat may play now, without passing."""
    moment = moment_of(x)
    if moment == ANY_MOMENT:
        return quick_cards(s, seat) + quick_deeds(s, seat)
    options: list[int] = []
    if not invited(s, seat, about, x):
        return options
    for card in one_of_each(s, filter(s.t.is_for[_MEANT[moment]], s.hand[seat])):
        options += plays(s, seat, card, about, x)
    if moment == WARRIOR_HIT and s.live & s.t.saving_mask:
        options += quick_abilities(s, seat, about)
    elif moment == CARD_PLAYED and s.live & s.t.standing_masks.get(ANSWER, 0):
        options += answers(s, seat)
    return options


def quick_cards(s: DoomState, seat: int) -> list[int]:
    """Cards of the hand for an ANYTIME window."""
    t = s.t
    fighting = s.phase == MODIFIERS
    options: list[int] = []
    cards = [*filter(t.is_quick if fighting else t.is_anytime, s.hand[seat])]
    for card in one_of_each(s, cards) if len(cards) > 1 else cards:
        if t.when[card] != ON_CARD or s.played:
            options += plays(s, seat, card, -1, ANY_MOMENT)
    return options


def quick_deeds(s: DoomState, seat: int) -> list[int]:
    """What else may be done in one: abilities of cards in play, and what takes no card at all."""
    t = s.t
    options: list[int] = []
    if s.live & (t.quick_able if s.phase else t.quick_always):
        options += quick_abilities(s, seat)
    if s.played and s.phase == MODIFIERS and not s.stopped:
        options += strengthenings(s, seat)
    if t.freeing[0] & s.live:
        options += free_layings(s, seat)
    if s.debt[seat] and s.destiny[seat] >= 2:
        options.append(v.REPAY())
    if t.rare:
        options += _rare(s, seat)
    return options


def _rare(s: DoomState, seat: int) -> list[int]:
    """Sergeants' units and the two faces of cultists, in matches that have such cards."""
    options = []
    for warrior in own_warriors(s, seat):
        if s.t.traits[warrior] & CULTIST and not s.used >> warrior & 1:
            options.append(v.DECLARE(warrior, 0 if s.dark >> warrior & 1 else 1))
        if traits_of(s, warrior) & SERGEANT:
            options += assignments(s, seat, warrior)
    return options


def invited(s: DoomState, seat: int, about: int, x: int) -> bool:
    """Cards for the start and the end of a turn are for the player whose turn it is (DTR-016, DTR-017)."""
    return moment_of(x) not in (TURN_START, TURN_END) or seat == s.turn


def anything(s: DoomState) -> bool:
    """Has anybody anything to play or to do in an ANYTIME window now?"""
    t, live, hands = s.t, s.live, s.hand
    when = t.is_quick if s.phase == MODIFIERS else t.is_anytime
    if live & (t.quick_able if s.phase else t.quick_always) and any_quick(s):
        return True
    deeds = live & t.freeing[0] or t.rare or s.played or any(s.debt)
    for seat in t.rings[0]:
        if any(map(when, hands[seat])) and quick_cards(s, seat):
            return True
        if deeds and not s.lost[seat] and quick_deeds(s, seat):
            return True
    return False


def anybody_has(s: DoomState, when: str) -> bool:
    meant = s.t.is_for[when]
    return any(any(map(meant, hand)) for hand in s.hand)
