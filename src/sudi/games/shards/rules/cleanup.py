"""The end of a turn: what is put away, and who is next."""

from __future__ import annotations

from ..state import ShardsState


def reset_turn(s: ShardsState) -> None:
    """What ends with a turn: unspent gems and power (SOI-109), exhaustion (SOI-072), lasting effects."""
    s.gems = s.power = s.more_cards = s.healed = s.exhausted = s.arrived = 0
    s.focused = False
    if s.lasting:
        s.lasting = []


def pass_turn(s: ShardsState) -> None:
    seats = s.t.seats
    seat = (s.turn + 1) % seats
    while s.health[seat] <= 0:
        seat = (seat + 1) % seats
    s.turn = seat
