"""What triggers wait for, and what they are told."""

from __future__ import annotations

from sudi.kernel.decision import BITS, MASK

TURN_STARTS, TURN_ENDS = "turn starts", "turn ends"
MINION_PLAYED, AFFECTED, DESTROYED = "minion played", "affected", "destroyed"
LAID_TO_REST, DISCARDED = "laid to rest", "discarded from play"
UNDER_THE_DECK, TO_ANOTHER_BASE = "under the deck", "to another base"


def event(minion: int, place: int) -> int:
    """What a trigger or a ban about a minion at a place is told: both in one number."""
    return minion << BITS | place


def minion_in(event: int) -> int:
    return event >> BITS


def place_in(event: int) -> int:
    return event & MASK
