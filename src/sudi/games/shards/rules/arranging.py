"""A card arranged for a statistic: owned from the beginning, on offer in the row, or out of the match."""

from __future__ import annotations

from sudi.kernel.game import LAID, SORTED

from ..state import ShardsState


def arrange(s: ShardsState, how: str, card: str, seat: int, deal: int, moment: int) -> bool:
    copies = [c for c in s.centre + s.row if s.t.card_ids[c] == card]
    if how == "owned" and moment == SORTED and copies:
        deck, copy = s.deck[seat], copies[0]
        place = deal % len(deck)
        s.centre.remove(copy)
        s.banished.append(deck[place])
        deck[place] = copy
        return True
    if how in ("offered", "absent") and moment == LAID and copies:
        _away(s, copies)
        if how == "offered":
            place = deal % len(s.row)
            s.centre.append(s.row[place])
            s.banished.remove(copies[0])
            s.row[place] = copies[0]
        return True
    return False


def _away(s: ShardsState, copies: list[int]) -> None:
    """All copies leave the match; the row is filled from the top of the centre deck."""
    for copy in copies:
        if copy in s.centre:
            s.centre.remove(copy)
            s.banished.append(copy)
    for copy in copies:
        if copy in s.row:
            s.row[s.row.index(copy)] = s.centre.pop()
            s.banished.append(copy)
