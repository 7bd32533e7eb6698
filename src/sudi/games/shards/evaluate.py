"""How good a state is for a seat: what a one-move-deep player needs to know about the game, and nothing per card."""

from __future__ import annotations

from .state import INFINITE, MAX_HEALTH, ShardsState

# Rough worth of a card by its cost; starters are worth little, and crystals in a late deck are a burden.
STARTER_WORTH = 0.2


def strength(s: ShardsState, seat: int) -> float:
    """The standing of one seat: life, mastery, the quality of its deck, its champions."""
    if s.health[seat] <= 0:
        return -100.0
    cards = s.t.cards
    worth = size = 0.0
    for zone in (s.hand[seat], s.deck[seat], s.discard[seat]):
        for card in zone:
            cost = cards[card].cost
            worth += STARTER_WORTH if cost is None and cards[card].character < 0 else 8 if cost is None else cost
            size += 1
    if seat == s.turn:
        for card in s.played:
            cost = cards[card].cost
            worth += STARTER_WORTH if cost is None and cards[card].character < 0 else 8 if cost is None else cost
            size += 1
    in_play = sum(3 + (cards[card].cost or 6) + cards[card].health * 0.3 for card in s.champions[seat])
    deck = 6.0 * worth / (size + 1) + 0.35 * worth
    mastery = s.mastery[seat]
    life = 0.9 * s.health[seat] - 0.006 * (MAX_HEALTH - s.health[seat]) ** 2
    return life + 1.6 * mastery + (0.05 * mastery * mastery) + deck + 1.3 * in_play


def evaluate(s: ShardsState, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        winners = s.result[0]
        return 0.0 if not winners else 1.0 if seat in winners else -1.0
    team = s.t.team
    mine = [o for o in range(s.t.seats) if team[o] == team[seat]]
    own = sum(strength(s, o) for o in mine) / len(mine)
    rivals = [strength(s, o) for o in range(s.t.seats) if team[o] != team[seat]]
    score = own - sum(rivals) / len(rivals) - 0.2 * max(rivals)
    if team[s.turn] == team[seat]:
        power = s.power if s.power < INFINITE else 400
        score += 0.8 * power + 0.55 * s.gems + 0.02 * len(s.hand[s.turn])
    else:
        power = s.power if s.power < INFINITE else 400
        score -= 0.8 * power
    return max(-0.999, min(0.999, score / 250.0))
