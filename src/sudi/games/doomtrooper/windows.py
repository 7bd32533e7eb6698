"""ANYTIME: windows in which the players may play cards until all have passed in a row (DTR-019 to DTR-025)."""

from __future__ import annotations

from collections.abc import Iterable

from sudi.kernel.decision import first, second
from sudi.kernel.machine import SRC, X, push
from sudi.kernel.windows import Moment, window

from . import vocabulary as v
from .abilities import ANSWER, answers, any_quick, quick_abilities, use
from .attaching import attach_from_hand, free_layings
from .card import END, ON_CARD, ON_KILL, ON_POINTS, START
from .keeping import KEPT, look_after
from .playing import begin_play, plays, strengthen, strengthenings
from .select import traits_of
from .state import MODIFIERS, WOUNDED, DoomState, own_warriors
from .traits import CULTIST, SERGEANT
from .units import assignments
from .vocabulary import programs

# What a window is for, as its number.
ANY_MOMENT, TURN_START, CARD_PLAYED, WARRIOR_HIT, POINTS_EARNED, TURN_END = range(6)
WOUND_FLAG = 8  # a WARRIOR_HIT window about a mere wound
_MEANT = ("", START, ON_CARD, ON_KILL, ON_POINTS, END)  # which cards a window is for


def offers(s: DoomState, seat: int, about: int, x: int) -> list[int]:
    """What a seat may play now, without passing."""
    moment = x & 7
    if moment == ANY_MOMENT:
        return quick_cards(s, seat) + quick_deeds(s, seat)
    options: list[int] = []
    if not invited(s, seat, about, x):
        return options
    for card in _different(s, filter(s.t.is_for[_MEANT[moment]], s.hand[seat])):
        options += plays(s, seat, card, about, x)
    if moment == WARRIOR_HIT and s.live & s.t.saving_mask:
        options += quick_abilities(s, seat, about)
    elif moment == CARD_PLAYED and s.live & s.t.standing_masks.get(ANSWER, 0):
        options += answers(s, seat)
    return options


def _different(s: DoomState, cards: Iterable[int]) -> list[int]:
    """The first card of every title."""
    kinds, kind, found = 0, s.t.kind, []
    for card in cards:
        if not kinds >> kind[card] & 1:
            kinds |= 1 << kind[card]
            found.append(card)
    return found


def quick_cards(s: DoomState, seat: int) -> list[int]:
    """Cards of the hand for an ANYTIME window."""
    t = s.t
    fighting = s.phase == MODIFIERS
    options: list[int] = []
    cards = [*filter(t.is_quick if fighting else t.is_anytime, s.hand[seat])]
    for card in _different(s, cards) if len(cards) > 1 else cards:
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


def invited(s: DoomState, seat: int, about: int, x: int) -> bool:
    """Cards for the start and the end of a turn are for the player whose turn it is (DTR-016, DTR-017)."""
    return x & 7 not in (TURN_START, TURN_END) or seat == s.turn


WINDOW = window(programs, "anytime", offers, act, v.PASS, v.ASK_ANYTIME, combat_order)
EDGE = window(programs, "edge of a turn", offers, act, v.PASS, v.ASK_EDGE, combat_order, invited)
REACTION = window(programs, "reaction", offers, act, v.PASS, v.ASK_REACT, combat_order)


def moment(s: DoomState) -> Moment | None:
    """What the pending window is to the seat that is asked: its own combat, its own warrior, its own turn."""
    kind = v.prompts.all[s.prompt].window if s.seat >= 0 else ""
    if not kind:
        return None
    me, frame = s.seat, s.stack[-1]
    fights = s.phase > 0 and any(w >= 0 and s.side[w] == me for w in (s.attacker, s.defender))
    about = frame[SRC]
    if about >= 0:
        mine = s.side[about] == me
        if frame[X] & 7 == CARD_PLAYED:  # somebody else's card for me or mine; nobody is asked about an own one
            affects = not mine and me in (s.whom[about], s.side[s.aim[about]] if s.aim[about] >= 0 else -1)
        else:
            affects = mine
    else:
        affects = fights and s.phase == MODIFIERS  # where the cards of a combat are played
    return Moment(kind, fights, affects, frame[X] & 7 in (TURN_START, TURN_END) and me == s.turn)


# ---- opening them ----
def open_window(s: DoomState, seat: int) -> None:
    """An ANYTIME window; nobody is bothered if nobody has anything."""
    if s.t.standing_masks.get(KEPT, 0) & s.live:
        look_after(s)
    if s.t.ask_everyone or anything(s):
        push(s, WINDOW, seat, -1, ANY_MOMENT)


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


def open_start_window(s: DoomState, seat: int) -> None:
    if s.t.ask_everyone or any(map(s.t.is_for[START], s.hand[seat])):
        push(s, EDGE, seat, -1, TURN_START)


def open_end_window(s: DoomState, seat: int) -> None:
    if s.t.ask_everyone or any(map(s.t.is_for[END], s.hand[seat])):
        push(s, EDGE, seat, -1, TURN_END)


def open_card_window(s: DoomState, seat: int, card: int) -> None:
    """DTR-337: nobody plays a card without the others having a chance to react."""
    if s.t.ask_everyone or _anybody(s, ON_CARD) or s.live & s.t.standing_masks.get(ANSWER, 0):
        push(s, REACTION, seat, card, CARD_PLAYED)


def open_save_window(s: DoomState, warrior: int, fate: int) -> None:
    if s.t.ask_everyone or _anybody(s, ON_KILL) or s.live & s.t.saving_mask:
        flag = WOUND_FLAG if fate == WOUNDED else 0
        push(s, REACTION, s.side[warrior], warrior, WARRIOR_HIT | flag)


def open_points_window(s: DoomState, seat: int, card: int) -> None:
    if s.t.ask_everyone or _anybody(s, ON_POINTS):
        push(s, REACTION, seat, card, POINTS_EARNED)


def _anybody(s: DoomState, when: str) -> bool:
    meant = s.t.is_for[when]
    return any(any(map(meant, hand)) for hand in s.hand)
