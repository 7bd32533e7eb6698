"""The derived numbers: strength, life, how far a unit moves and attacks, and how many hits an attack has."""

from __future__ import annotations

from sudi.kernel.values import ADD, Value

from ..state import SPACES_A_MOVE, WarState

STRENGTH = Value("strength", lambda s, card: s.t.strength[card], floor_rule="SUW-244", printed=lambda t: t.strength)
LIFE = Value("life", lambda s, card: s.t.life[card], floor_rule="SUW-234", printed=lambda t: t.life)
SPEED = Value("speed", lambda s, card: SPACES_A_MOVE, printed=lambda t: t.speed)
REACH = Value("reach", lambda s, card: s.t.reach[card], printed=lambda t: t.reach)

# How many hits an attack has: symbols first, then texts that let other symbols count instead of them, what adds or
# takes away next, the most it may be last.
SYMBOLS, OTHER_SYMBOLS, LIMIT = "symbols", "other symbols", "limit"
HIT_LAYERS = (SYMBOLS, OTHER_SYMBOLS, ADD, LIMIT)


def life_left(s: WarState, card: int) -> int:
    """SUW-057."""
    return LIFE.of(s, card) - s.damage[card]
