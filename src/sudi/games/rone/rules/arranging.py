"""A card arranged for a statistic: owned from the beginning, among the first that a player looks at, or destroyed."""

from __future__ import annotations

from sudi.kernel.game import SORTED

from ..cards.card import Permanent
from ..state import LOOK, RECRUITS, RoneState
from .permanents import into_base


def arrange(s: RoneState, how: str, card: str, seat: int, deal: int, moment: int) -> bool:
    pile = next((zone for zone in (s.recruits, s.technologies, s.starters) if _first(s, zone, card) >= 0), None)
    if moment != SORTED or pile is None:
        return False
    copy = _first(s, pile, card)
    permanent = isinstance(s.t.cards[copy], Permanent)
    if how == "owned":
        pile.remove(copy)
        if permanent:
            into_base(s, seat, copy)
            return True
        deck = s.deck[seat]
        place = deal % len(deck)
        s.starters.append(deck[place])
        deck[place] = copy
        return True
    if how in ("offered", "absent") and pile is not s.starters:
        at = pile.index(copy)
        if how == "absent":
            pile.remove(copy)
            (s.destroyed_technologies if permanent else s.destroyed_recruits).append(copy)
            return True
        # RON-062, RON-067: everybody looks at three technologies once, at three recruits four times.
        turn = 0 if seat == s.first else 1
        place = len(pile) - 1 - turn * LOOK * (1 if permanent else RECRUITS)
        pile[at], pile[place] = pile[place], pile[at]
        return True
    return False


def _first(s: RoneState, zone: list[int], card: str) -> int:
    return next((c for c in zone if s.t.card_ids[c] == card), -1)
