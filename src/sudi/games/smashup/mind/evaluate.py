"""How good a state is for a seat: points, and what the bases on the table would give, and cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from ..language.numbers import BREAKPOINT, totals
from ..state import GOAL, SmashState


def promised(powers: Sequence[int], need: int, prizes: Sequence[int]) -> list[float]:
    """For each seat the points that a base promises, weighed by how near it is to scoring."""
    near = min(1.0, sum(powers) / need)
    worth = [0.0] * len(powers)
    for seat, power in enumerate(powers):
        if power <= 0:
            continue
        rank = sum(other > power for other in powers)
        prize = prizes[rank] if rank < 3 else 0
        share = power / need
        worth[seat] = (0.15 + 0.85 * near * near) * prize * 0.8 + 1.2 * share + 0.35 * near * share
    return worth


def prospects(s: SmashState) -> list[float]:
    """For each seat the points its places on the table promise."""
    worth = [0.0] * s.t.seats
    for place, base in enumerate(s.bases):
        if not base or not s.minions[place]:
            continue
        here = promised(totals(s, place), max(1, BREAKPOINT.of(s, base[0])), s.t.cards[base[0]].vp)
        for seat, points in enumerate(here):
            worth[seat] += points
    return worth


def evaluate(s: SmashState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        winners = s.result[0]
        return 0.0 if not winners else 1.0 if seat in winners else -1.0
    promised = prospects(s)
    scores = []
    for other in range(s.t.seats):
        points = s.vp[other]
        close = 3.0 if points >= GOAL else 0.0
        hand = len(s.hand[other])
        scores.append(points + close + promised[other] + 0.22 * hand)
    best_rival = max(score for other, score in enumerate(scores) if other != seat)
    mean_rival = (sum(scores) - scores[seat]) / (s.t.seats - 1)
    edge = scores[seat] - 0.6 * best_rival - 0.4 * mean_rival
    return max(-0.999, min(0.999, edge / 40.0))
