"""What a seat can pay."""

from __future__ import annotations

from ..language.ratings import value
from ..state import DoomState

CREDIT = 10  # the bank lends no more


def funds(s: DoomState, seat: int) -> int:
    """What a seat can pay: its destiny points and, with the bank in play, credit."""
    if s.t.banks & s.live and has_bank(s, seat):
        return s.destiny[seat] + CREDIT - s.debt[seat]
    return s.destiny[seat]


def has_bank(s: DoomState, seat: int) -> bool:
    mask = s.t.banks & s.live
    return bool(mask) and any(mask >> c & 1 for c in s.works[seat])


# ---- what may be played ----
def affordable(s: DoomState, seat: int, card: int) -> bool:
    printed = s.t.cards[card]
    price = printed.cost + printed.per
    return not price or funds(s, seat) >= price


def can_pay_for(s: DoomState, seat: int, card: int, warrior: int) -> bool:
    return not s.t.cards[card].pays_value or value(s, warrior) <= funds(s, seat)
