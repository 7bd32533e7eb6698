"""What spare parts buy, and at which price (RON-015, RON-018, RON-D34)."""

from __future__ import annotations

from functools import lru_cache

from ..state import RoneState
from ..words import vocabulary as v
from ..words.vocabulary import (
    DISCOVER_PART,
    DRILL,
    RECRUIT_PART,
    RECYCLE_PART,
    REFRESH_PART,
    REROLL_PART,
    SACRIFICE_PART,
    STARTER_PART,
    UPGRADE_PART,
)

BUY = v.BUY.code
PRICES = {
    DRILL: 1,
    REROLL_PART: 1,
    RECYCLE_PART: 1,
    STARTER_PART: 1,
    RECRUIT_PART: 2,
    SACRIFICE_PART: 2,
    REFRESH_PART: 2,
}


def upgrade_price(s: RoneState, seat: int) -> int:
    """RON-018, RON-D34: each own research token makes it dearer; it never costs less than 1."""
    bonus = s.t.upgrade_bonus
    return max(1, 1 + s.research[seat] - sum(bonus[c] for c in s.base[seat]))


def discover_price(s: RoneState, seat: int) -> int:
    """Two for each technology in the base, at least two."""
    is_technology = s.t.is_technology
    return 2 * max(1, sum(is_technology[c] for c in s.base[seat]))


def price(s: RoneState, seat: int, action: int) -> int:
    if action == UPGRADE_PART:
        return upgrade_price(s, seat)
    return discover_price(s, seat) if action == DISCOVER_PART else PRICES[action]


@lru_cache(maxsize=1 << 12)
def affordable(parts: int, upgrade: int, discover: int) -> tuple[int, ...]:
    prices = {**PRICES, UPGRADE_PART: upgrade, DISCOVER_PART: discover}
    return tuple(BUY + action for action in sorted(prices) if prices[action] <= parts)


def purchases(s: RoneState, seat: int) -> tuple[int, ...]:
    parts = s.parts[seat]
    return affordable(parts, upgrade_price(s, seat), discover_price(s, seat)) if parts else ()
