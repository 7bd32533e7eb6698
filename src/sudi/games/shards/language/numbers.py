"""The derived numbers of the game: what a card costs, what it takes to destroy a champion, what a shield stops."""

from __future__ import annotations

from sudi.kernel.values import Value

from ..state import ShardsState

COST = Value("cost", lambda s, card: s.t.cards[card].cost or 0, floor_rule="SOI-055")
HEALTH = Value("health", lambda s, card: s.t.champion_health[card], floor_rule="SOI-218")
SHIELD = Value("shield", lambda s, card: s.t.shield[card], floor_rule="SOI-098")
GUARD = Value("guard", lambda s, card: 0, floor_rule="SOI-215")


def cost(s: ShardsState, card: int) -> int:
    """What recruiting the card costs the active player now."""
    return COST.of(s, card) if card in s.t.priced else s.t.cost[card]


def guard(s: ShardsState, seat: int) -> int:
    """The shield a seat has from champions in play, without revealing anything."""
    if s.t.guardians.isdisjoint(s.champions[seat]):
        return 0
    return sum(GUARD.of(s, card) for card in s.champions[seat])
