"""ANYTIME: windows in which the players may play cards until all have passed in a row (DTR-019 to DTR-025)."""

from __future__ import annotations

from sudi.kernel.machine import SRC, X, push
from sudi.kernel.windows import Moment, window

from ..cards.types import END, ON_CARD, ON_KILL, ON_POINTS, START
from ..language.marks import ANSWER
from ..language.standing.settling import look_after
from ..law.moments import (
    ANY_MOMENT,
    BY_WOUND,
    CARD_PLAYED,
    DETAIL,
    HEALABLE,
    PILE_SEARCHED,
    POINTS_EARNED,
    PUT_INTO_PLAY,
    TARGET_REACHED,
    TURN_END,
    TURN_START,
    WARRIOR_HIT,
    WOUND_FLAG,
    moment_of,
    search_detail,
)
from ..law.windows import CHOICES, MEANT, anybody_has, anything, invited, offers
from ..state import MODIFIERS, WOUNDED, DoomState, next_seats
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .doing import act


def combat_order(s: DoomState, began: int, seat: int) -> int:
    """DTR-025: in a combat the two players involved come first, then the others in turn order."""
    n = s.t.seats
    if n == 2 or s.attacker < 0 or s.side[s.attacker] < 0 or s.side[s.defender] < 0:
        return next_seats(s, seat)[1]
    pair = [s.side[s.attacker], s.side[s.defender]]
    if began == pair[1]:
        pair.reverse()
    order = [*dict.fromkeys(pair), *(p for p in next_seats(s, s.turn) if p not in pair)]
    return order[(order.index(seat) + 1) % n]


WINDOW = window(programs, "anytime", offers, act, v.PASS, v.ASK_ANYTIME, combat_order, choices=CHOICES, rule="DTR-019")
EDGE = window(programs, "edge of a turn", offers, act, v.PASS, v.ASK_EDGE, combat_order, invited, CHOICES, "DTR-013")
REACTION = window(programs, "reaction", offers, act, v.PASS, v.ASK_REACT, combat_order, choices=CHOICES, rule="DTR-338")


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
        if moment_of(frame[X]) == CARD_PLAYED:  # somebody else's card for me or mine; nobody is asked about an own one
            affects = not mine and me in (s.whom[about], s.side[s.aim[about]] if s.aim[about] >= 0 else -1)
        else:
            affects = mine
    else:
        affects = fights and s.phase == MODIFIERS  # where the cards of a combat are played
    return Moment(kind, fights, affects, moment_of(frame[X]) in (TURN_START, TURN_END) and me == s.turn)


# ---- opening them ----
def open_window(s: DoomState, seat: int) -> None:
    """An ANYTIME window; nobody is bothered if nobody has anything."""
    if s.t.kept & s.live:
        look_after(s)
    if s.t.ask_everyone or anything(s):
        push(s, WINDOW, seat, -1, ANY_MOMENT)


def open_start_window(s: DoomState, seat: int) -> None:
    if s.t.ask_everyone or not s.t.meant_for[START].isdisjoint(s.hand[seat]):
        push(s, EDGE, seat, -1, TURN_START)


def open_end_window(s: DoomState, seat: int) -> None:
    if s.t.ask_everyone or not s.t.meant_for[END].isdisjoint(s.hand[seat]):
        push(s, EDGE, seat, -1, TURN_END)


def open_card_window(s: DoomState, seat: int, card: int) -> None:
    """DTR-337: nobody plays a card without the others having a chance to react."""
    if s.t.ask_everyone or anybody_has(s, ON_CARD) or s.live & s.t.standing_masks.get(ANSWER, 0):
        push(s, REACTION, seat, card, CARD_PLAYED)


def open_save_window(s: DoomState, warrior: int, fate: int, healable: bool = False, wound: bool = True) -> None:
    """`healable`: a card wounds it, which may be answered by healing (DTR-340); `wound`: it is a wound that kills."""
    cures = s.t.saving_mask | s.t.healing_mask if healable else s.t.saving_mask
    if s.t.ask_everyone or anybody_has(s, ON_KILL) or s.live & cures:
        flag = (WOUND_FLAG if fate == WOUNDED else 0) | (HEALABLE if healable else 0) | (BY_WOUND if wound else 0)
        push(s, REACTION, s.side[warrior], warrior, WARRIOR_HIT | flag)


def open_points_window(s: DoomState, seat: int, card: int) -> None:
    if s.t.ask_everyone or anybody_has(s, ON_POINTS):
        push(s, REACTION, seat, card, POINTS_EARNED)


def open_win_window(s: DoomState, seat: int) -> None:
    push(s, REACTION, seat, -1, TARGET_REACHED)


def open_afterwards(s: DoomState, moment: int, seat: int, card: int, detail: int = 0) -> None:
    """Right after something has happened to a card; only in matches that have cards for this moment."""
    when = MEANT[moment]
    found = s.t.meant_for[when] and (s.t.ask_everyone or anybody_has(s, when))
    if found or (moment == PILE_SEARCHED and s.live & s.t.spying):
        push(s, REACTION, seat, card, moment | detail << DETAIL)


def found_in_play(s: DoomState, seat: int, card: int) -> None:
    """A card that was looked for in a pile has come straight into play: whoever spies on searches answers that too."""
    if s.live & s.t.spying:
        push(s, REACTION, seat, card, PILE_SEARCHED | search_detail(seat, PUT_INTO_PLAY) << DETAIL)


def gear_is_answered(s: DoomState) -> bool:
    """Is there anybody who might answer a piece of equipment that was just played?"""
    spoilers = s.t.spoil_gear
    return bool(spoilers) and (s.t.ask_everyone or any(not spoilers.isdisjoint(hand) for hand in s.hand))


def open_gear_window(s: DoomState, seat: int, card: int) -> None:
    push(s, REACTION, seat, card, CARD_PLAYED)
