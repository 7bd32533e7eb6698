"""How good a state is for the players against the Invasion: what its cards will do to them, and the way to the end.

The players stand and fall together, so the score is the same for every seat.
"""

from __future__ import annotations

from collections.abc import Callable

from ..rules.bags import DAMAGE, ZONES
from ..rules.board import collected
from ..rules.invasion.stack import invasion_card, totals
from ..state import P_DAMAGE, RoneState
from ..words.names import BREAK, MELEE, RANGED

LIFE_WORTH, DANGER, ARMOUR_WORTH = 1.3, 0.05, 0.9  # armour stops nearly all that the Invasion does
WORK, SPARE_POWER, DEFEATED = 0.25, 0.1, 0.3  # damage on the way to a defeat; more than enough; a card off the table
ROUND, SCENARIO = 2.5, 12.0  # survived; won
BASE = 3.0  # a point of life of the Invasion's base
DOOMED = 8.0  # a player who will not survive the evaluation
PROTOCOL, TRAINED = 0.3, 0.5  # in play; a zone about to train its card


def power(s: RoneState) -> tuple[int, int, int]:
    """The damage of all players that is not dealt yet."""
    bag = sum(s.damage) if s.phase >= P_DAMAGE else sum(collected(s, seat) for seat in range(s.t.seats))
    return DAMAGE.get(bag, MELEE), DAMAGE.get(bag, RANGED), DAMAGE.get(bag, BREAK)


def clash(s: RoneState, melee: int, ranged: int, break_: int, at_base: int) -> float:
    """What comes of dealing that damage from the top of the stack, and some of the ranged damage at the base."""
    ranged_strike, melee_strike, armour, life = totals(s)
    deployed = s.deployed
    left, score = len(deployed), 0.0
    while left:
        card = deployed[left - 1]
        here, there = max(0, armour - s.worn[card]), max(1, life - s.wounds[card])
        broken, shot = min(break_, here), min(ranged, there)
        cut = here + there - broken - shot
        if cut > melee:
            score += WORK * (broken + shot + melee)
            break
        break_, ranged, melee = break_ - broken, ranged - shot, melee - cut
        score += WORK * (here + there) + DEFEATED
        left -= 1
        gone = invasion_card(s, card)
        below = invasion_card(s, deployed[left - 1]).combat if left else gone.combat
        ranged_strike += below.ranged - gone.combat.ranged - gone.support.ranged
        melee_strike += below.melee - gone.combat.melee - gone.support.melee
        armour += below.armor - gone.combat.armor - gone.support.armor
        life += below.life - gone.combat.life - gone.support.life
    if not left:  # RON-211: nothing strikes
        ranged_strike = melee_strike = 0
        score += SPARE_POWER * (melee + ranged)
        at_base += ranged + max(0, melee - s.base_armor)
    score += BASE * min(at_base, s.base_life)
    for seat in range(s.t.seats):
        shield = s.armor[seat] - melee_strike
        health = s.life[seat] - ranged_strike + min(0, shield)
        score += LIFE_WORTH * health - DANGER * (18 - health) ** 2 + ARMOUR_WORTH * max(0, shield)
        if health <= 0:
            score -= DOOMED
    return score


def against_invasion(s: RoneState, built: Callable[[RoneState, int], float]) -> float:
    """`built` tells what a player has built up and can still do in this turn."""
    melee, ranged, break_ = power(s)
    score = clash(s, melee, ranged, break_, 0)
    if s.base_life and ranged:
        score = max(score, clash(s, melee, 0, break_, ranged))
    seats = s.t.seats
    score += sum(built(s, seat) for seat in range(seats)) / seats
    score += ROUND * s.round + SCENARIO * s.scenario - BASE * s.base_life - PROTOCOL * len(s.protocols)
    for zone, n in enumerate(ZONES.counts(s.inv_stored)):
        if n and s.training[zone]:
            ready = n / invasion_card(s, s.training[zone][0]).training_cost
            score -= TRAINED * seats * min(1.0, ready * ready)
    return score
