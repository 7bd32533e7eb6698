"""The cleanup phase: what is put away and drawn, what ends with a turn, and who is next."""

from __future__ import annotations

from sudi.kernel.view import show

from ..state import HAND_SIZE, ShardsState
from .moves import draw, fill_row


def clean_up(s: ShardsState) -> None:
    """SOI-040 to SOI-045, in this order; then the turn passes clockwise."""
    me = s.turn
    if s.hired:
        ran_out = not s.centre
        for card in s.hired:  # SOI-040: under the centre deck, in order of play; everybody has seen it
            s.centre.insert(0, card)
            show(s, card)
        s.hired = []
        if ran_out:
            fill_row(s)  # SOI-023: places that stayed empty for want of cards are filled as soon as there are some
    discard = s.discard[me]
    discard += s.played
    s.played = []
    discard += s.hand[me]
    s.hand[me] = []
    draw(s, me, HAND_SIZE + s.more_cards)
    reset_turn(s)
    pass_turn(s)


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
