"""ANYTIME: windows in which the players may play cards until all have passed in a row (DTR-019 to DTR-025)."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.machine import push
from sudi.kernel.windows import window

from . import vocabulary as v
from .abilities import quick_abilities, use
from .attaching import FREE_CARDS, attach_from_hand, free_layings
from .card import ANYTIME, COMBAT, ON_CARD, ON_KILL, ON_POINTS, START
from .playing import begin_play, plays, strengthen, strengthenings
from .select import traits_of
from .state import MODIFIERS, WOUNDED, DoomState, own_warriors
from .traits import CULTIST, SERGEANT
from .units import assignments
from .vocabulary import programs

# What a window is for, as its number.
ANY_MOMENT, TURN_START, CARD_PLAYED, WARRIOR_HIT, POINTS_EARNED = range(5)
WOUND_FLAG = 8  # a WARRIOR_HIT window about a mere wound
_MEANT = ("", START, ON_CARD, ON_KILL, ON_POINTS)  # which cards a window is for


def offers(s: DoomState, seat: int, about: int, x: int) -> list[int]:
    """What a seat may play now, without passing."""
    t, kinds = s.t, 0
    options: list[int] = []
    moment = x & 7
    fighting = s.phase == MODIFIERS
    for card in s.hand[seat]:
        when = t.when[card]
        if when == "actions":
            continue
        if moment != ANY_MOMENT:
            if when != _MEANT[moment]:
                continue
        elif when != ANYTIME and not (fighting and (when == COMBAT or (when == ON_CARD and s.played))):
            continue
        bit = 1 << t.kind[card]
        if kinds & bit:
            continue
        kinds |= bit
        options += plays(s, seat, card, about, x)
    if moment == ANY_MOMENT:
        if s.live & (t.quick_able if s.phase else t.quick_always):
            options += quick_abilities(s, seat)
        if fighting and s.played and not s.stopped:
            options += strengthenings(s, seat)
        if t.standing_masks.get(FREE_CARDS, 0) & s.live:
            options += free_layings(s, seat)
        if s.debt[seat] and s.destiny[seat] >= 2:
            options.append(v.REPAY())
        if t.rare:
            options += _rare(s, seat)
    elif moment == WARRIOR_HIT and s.live & t.saving_mask:
        options += quick_abilities(s, seat, about)
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


def act(s: DoomState, seat: int, option: int, about: int, x: int) -> None:
    verb = v.verbs.of(option)
    card, other = first(option), second(option)
    if verb is v.USE:
        use(s, seat, card, other)
    elif verb is v.DECLARE:
        # DTR-420: the last choice holds; one change in a window is enough, so that nobody goes on for ever.
        s.dark ^= 1 << card
        s.used |= 1 << card
    elif verb is v.STRENGTHEN:
        strengthen(s, seat, card)
    elif verb is v.ATTACH:
        attach_from_hand(s, seat, card, other)
    elif verb is v.ASSIGN:
        s.unit[card] = other
    elif verb is v.REPAY:
        from .bank import repay

        repay(s, seat)
    else:
        begin_play(s, seat, option, about, x)


def combat_order(s: DoomState, began: int, seat: int) -> int:
    """DTR-025: in a combat the two players involved come first, then the others in turn order."""
    n = s.t.seats
    if n == 2 or s.attacker < 0 or s.side[s.attacker] < 0 or s.side[s.defender] < 0:
        return (seat + 1) % n
    pair = [s.side[s.attacker], s.side[s.defender]]
    if began == pair[1]:
        pair.reverse()
    order = [*dict.fromkeys(pair), *(p for k in range(n) if (p := (s.turn + k) % n) not in pair)]
    return order[(order.index(seat) + 1) % n]


WINDOW = window(programs, "anytime", offers, act, v.PASS, v.ASK_ANYTIME, combat_order)
REACTION = window(programs, "reaction", offers, act, v.PASS, v.ASK_REACT, combat_order)


# ---- opening them ----
def open_window(s: DoomState, seat: int) -> None:
    """An ANYTIME window; nobody is bothered if nobody has anything."""
    if quiet(s):
        return
    push(s, WINDOW, seat, -1, ANY_MOMENT)


def quiet(s: DoomState) -> bool:
    """Has nobody any card or ability for an ANYTIME window? (Whether it could be played is looked at later.)"""
    t = s.t
    if (
        t.rare
        or any(s.debt)
        or t.standing_masks.get(FREE_CARDS, 0) & s.live
        or s.live & (t.quick_able if s.phase else t.quick_always)
    ):
        return False
    when = t.quick if s.phase == MODIFIERS else t.anytime
    for hand in s.hand:
        for card in hand:
            if when[card]:
                return False
    return True


def open_start_window(s: DoomState, seat: int) -> None:
    if any(s.t.when[c] == START for c in s.hand[seat]):
        push(s, WINDOW, seat, -1, TURN_START)


def open_card_window(s: DoomState, seat: int, card: int) -> None:
    """DTR-337: nobody plays a card without the others having a chance to react."""
    if _anybody(s, ON_CARD):
        push(s, REACTION, seat, card, CARD_PLAYED)


def open_save_window(s: DoomState, warrior: int, fate: int) -> None:
    if _anybody(s, ON_KILL) or s.live & s.t.saving_mask:
        flag = WOUND_FLAG if fate == WOUNDED else 0
        push(s, REACTION, s.side[warrior], warrior, WARRIOR_HIT | flag)


def open_points_window(s: DoomState, seat: int, card: int) -> None:
    if _anybody(s, ON_POINTS):
        push(s, REACTION, seat, card, POINTS_EARNED)


def _anybody(s: DoomState, when: str) -> bool:
    reacts = s.t.reacts
    return any(reacts[card] == when for hand in s.hand for card in hand)
