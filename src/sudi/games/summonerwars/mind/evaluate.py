"""How good a state is for a seat: summoners first, then what stands on the battlefield and where, cards and magic."""

from __future__ import annotations

from ..language.numbers import LIFE, STRENGTH
from ..rules import board as b
from ..state import WarState


def worth(s: WarState, seat: int) -> float:
    """What a seat's cards on the battlefield are worth."""
    cards = [s.board[q] for q in b.spaces(s.held[seat])]
    enemy = s.at[s.t.summoner[1 - seat]]
    total = 0.0
    for card, life in zip(cards, LIFE.of_many(s, cards), strict=True):
        left = max(0, life - s.damage[card])
        if s.t.is_summoner[card]:
            total += 4.0 * left
        elif s.t.is_unit[card]:
            total += 1.2 + 0.45 * left
        else:
            total += 0.5 + 0.12 * left
    units = [card for card in cards if s.t.is_unit[card]]
    for unit, strength in zip(units, STRENGTH.of_many(s, units), strict=True):
        near = b.distance(s.at[unit], enemy)
        total += 0.5 * strength * (1.6 - 0.1 * min(near, 10)) if not s.t.is_summoner[unit] else 0.2 * strength
    return total


def evaluate(s: WarState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        winners = s.result[0]
        return 0.0 if not winners else 1.0 if seat in winners else -1.0
    edge = worth(s, seat) - worth(s, 1 - seat)
    for other, sign in ((seat, 1), (1 - seat, -1)):
        edge += sign * (0.45 * s.magic[other] + 0.6 * len(s.hand[other]) + 0.1 * len(s.deck[other]))
    return max(-0.999, min(0.999, edge / 120.0))
