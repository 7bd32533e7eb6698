"""How good a state is for a seat: victory points first, then warriors and what they carry, destiny and cards."""

from __future__ import annotations

from collections.abc import Sequence

from sudi.kernel.decision import first
from sudi.kernel.machine import ME, PROG, X

from ..language.ratings import RATING, blow, value
from ..law.harm import kills_on_wound
from ..rules.points import AWARD
from ..state import CHANGE, HAND_SIZE, KILLED, RESOLUTION, DoomState, opponents, own_warriors
from ..words import limited
from ..words import vocabulary as v
from ..words.ratings import ARMOUR


def _warrior(s: DoomState, warrior: int) -> float:
    worth = s.t.worth[warrior]
    return 0.55 * worth if s.wounded >> warrior & 1 else worth


def strength(s: DoomState, seat: int) -> float:
    """What a seat's warriors are worth, by their printed ratings and what they carry: a guess, but a quick one."""
    t, total = s.t, 0.0
    for warrior in own_warriors(s, seat):
        if t.never_fights[warrior]:
            total += 3.0
            continue
        total += _warrior(s, warrior)
        if s.covered >> warrior & 1:
            total -= 0.3
    for card in s.attached[seat]:
        gear = t.gear_worth[card]
        total += gear if s.side[card] == seat else -gear
    for card in s.hidden[seat]:
        total += 0.5 * t.value[card]
    for card in s.works[seat]:
        total += 0.8 if s.side[card] == seat else -1.5
    return total


CARD, PLACE = 0.5, 0.8  # a card of the hand; a place for a new one where warriors are wanted


def hand_worth(s: DoomState, seat: int) -> float:
    """With no warrior in play or in hand, room for new cards is worth more than the old ones."""
    hand, warrior = s.hand[seat], s.t.musters
    total = CARD * len(hand)
    if len(hand) < HAND_SIZE and s.library[seat] and not own_warriors(s, seat):
        for card in hand:
            if warrior[card]:
                return total
        total += PLACE * (HAND_SIZE - len(hand))
    return total


def least_useful(s: DoomState, seat: int, cards: list[int]) -> int:
    """The card of the hand that a bot would miss least: nobody here could bear it, or it is no warrior."""
    t, mine = s.t, 0
    for warrior in own_warriors(s, seat):
        mine |= t.bit[warrior]
    return min(cards, key=lambda card: (t.musters[card], t.fits[card] < 0 or bool(t.fits[card] & mine)))


def worth(s: DoomState, seat: int) -> float:
    """Towards the time limit only victory points count (DTR-328): warriors and destiny are means to them."""
    means = strength(s, seat) + 0.55 * min(s.destiny[seat], 12) + 0.02 * max(0, s.destiny[seat] - 12)
    return 3.2 * s.victory[seat] + time_left(s) * means - 0.4 * s.debt[seat]


def time_left(s: DoomState) -> float:
    """1 for most of a match, less and less in its last turns."""
    limit: int = s.t.setup["turn_limit"]
    return max(LAST, min(1.0, (limit - s.turns) / ENDGAME))


ENDGAME, LAST = 40, 0.35  # turns in which the end comes near; what warriors are still worth at the very end


def pending(s: DoomState, seat: int) -> float:
    """What the combat in progress and the points about to be awarded will bring, as far as it can be seen."""
    total = 0.0
    for f in s.stack:
        if f[PROG] == AWARD.id:
            total += (2.6 if f[ME] == seat else -2.6) * f[X]
    if s.attacker < 0 or s.phase >= CHANGE or s.stopped:
        return total
    for striker, struck, fate in ((s.attacker, s.defender, s.fate_d), (s.defender, s.attacker, s.fate_a)):
        sure = 0.95
        if s.phase < RESOLUTION:
            if s.tactic < 0:
                continue
            margin = blow(s, striker) - RATING[ARMOUR].of(s, struck)
            if margin < 0:
                continue
            sure = 0.75 if margin < 2 else 0.9
            fate = KILLED if s.wounded >> struck & 1 or kills_on_wound(s, striker, struck) else 1
        if fate:
            loss = time_left(s) * _warrior(s, struck) * (1.0 if fate == KILLED else 0.45)
            prize = 2.6 * max(0, value(s, struck)) if fate == KILLED else 0.0
            total += sure * ((loss + prize) if s.side[striker] == seat else -(loss + prize))
    return total


def evaluate(s: DoomState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        winners = s.result[0]
        return 0.0 if not winners else 1.0 if seat in winners else -1.0
    others = opponents(s, seat)
    if not others or s.lost[seat]:
        return -1.0 if s.lost[seat] else 1.0
    edge = worth(s, seat) + hand_worth(s, seat)
    edge -= max(worth(s, other) + CARD * len(s.hand[other]) for other in others)
    if s.phase or len(s.stack) > 1:
        edge += pending(s, seat)
    return max(-0.999, min(0.999, edge / 150.0))


def promising(s: DoomState) -> Sequence[int]:
    """The options worth a thought. In the discard step: the card that is of least use, or none.

    What is picked and built automatically is as good as anything that a bot could think of.
    """
    if s.prompt == limited.ASK_PICK:
        return (len(s.options) - 1,)
    if s.prompt == limited.ASK_BUILD:
        return (0,)
    if s.prompt != v.ASK_DISCARD:
        return range(len(s.options))
    drops = [first(option) for option in s.options if option != v.DONE()]
    if not drops:  # who is asked all the same can only be done (`ends: asked`)
        return range(len(s.options))
    least = drops.index(least_useful(s, s.turn, drops))
    return (least, len(s.options) - 1) if len(drops) < len(s.options) else (least,)
