"""The players on whom a card may be played."""

from __future__ import annotations

from ..language.marks import TRUCE
from ..state import DoomState, opponents


def seats_for(s: DoomState, seat: int, card: int) -> list[int]:
    """The players a card may be played on."""
    at = s.t.cards[card].at_player
    if s.lasting and s.t.is_special[card] and any(TRUCE in s.t.rule_keys[e[0]] for e in s.lasting):
        return [p for p in range(s.t.seats) if s.t.team[p] == s.t.team[seat] and not s.lost[p] and at == "any"]
    if at == "opponent":
        return opponents(s, seat)
    return [p for p in range(s.t.seats) if not s.lost[p] and (at == "any" or p != seat)]
