"""What the permanents in a base wait for: their occasions, and the order in which several of them are carried out.

First those of the player whose turn it is, in an order that player chooses, then those of the others (RON-D32). Gains
that never ask change nothing for each other, so their order is nobody's question.
"""

from __future__ import annotations

from sudi.kernel.machine import push
from sudi.kernel.triggers import collect, start

from ..state import RoneState

TURN_STARTS, TURN_ENDS, CARD_PLAYED = "turn starts", "turn ends", "card played"
SHUFFLED, OPPONENT_SHUFFLED = "own shuffle", "opponent's shuffle"
Waiting = tuple[int, int, int, int, int]


def waiting_for(s: RoneState, event: str, actor: int, subject: int) -> list[Waiting]:
    """What an event sets off, as (rule, seat, card, number, subject)."""
    if not s.t.standing_masks.get(event, 0) & s.live:
        return []
    return collect(s, event, actor, subject)


def at_once(s: RoneState, waiting: list[Waiting]) -> bool:
    programs = s.t.trigger_programs
    return all(programs[entry[0]].instant is not None for entry in waiting)


def happen(s: RoneState, event: str, actor: int, subject: int) -> None:
    """Something has happened: carry out everything that waits for it."""
    waiting = waiting_for(s, event, actor, subject)
    if waiting:
        carry_out(s, waiting)


def carry_out(s: RoneState, waiting: list[Waiting]) -> None:
    if at_once(s, waiting):
        for entry in waiting:
            start(s, *entry)
        return
    seats = s.t.seats
    by_seat: dict[int, list[Waiting]] = {}
    for entry in waiting:
        by_seat.setdefault(entry[1], []).append(entry)
    # What is pushed last is carried out first: the seat on turn, then the others in turn order.
    for seat in sorted(by_seat, key=lambda o: (o - s.turn) % seats, reverse=True):
        push(s, s.t.ordering, seat, -1, 0, tuple(by_seat[seat]))
