"""Cards face down under a card that keeps secrets: which of them lie under which."""

from __future__ import annotations

from ..state import GRAVE, UNDER, DoomState, stow
from .marks import KEEPS_SECRETS
from .reach import carries


def keepers(s: DoomState, seat: int) -> list[int]:
    """The cards of a player that keep secrets, in the order in which their secrets lie."""
    return sorted(c for c in s.works[seat] if carries(s, KEEPS_SECRETS, c))


def under(s: DoomState, keeper: int) -> list[int]:
    """What lies under one of them; it notes how many cards that are."""
    if not s.noted[keeper]:
        return []
    seat = s.side[keeper]  # who has it, whoever owns it: the secrets are that player's cards
    before = sum(s.noted[c] for c in keepers(s, seat) if c < keeper)
    return s.secret[seat][before : before + s.noted[keeper]]


def tuck(s: DoomState, card: int, keeper: int) -> None:
    """Lay a card of the hand face down under it."""
    seat = s.side[keeper]  # who has it, whoever owns it: the secrets are that player's cards
    place = sum(s.noted[c] for c in keepers(s, seat) if c <= keeper)
    stow(s, card, UNDER, False)
    s.secret[seat].insert(place, s.secret[seat].pop())
    s.noted[keeper] += 1


def spill(s: DoomState, keeper: int) -> None:
    """A keeper that goes in any other way than by its own text takes its secrets along, into the discard pile."""
    for card in under(s, keeper):
        stow(s, card, GRAVE, False)
    s.noted[keeper] = 0
