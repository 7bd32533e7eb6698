"""Effects that wait for their turn in the order of one moment, and the cards that leave meanwhile (SUW-192)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from sudi.kernel.machine import PROG, slots

from ..state import WarState
from .happenings import DESTROYED, without_card

Waiting: TypeAlias = list[tuple[int, int, int, int, int]]
(QUEUE,) = slots(1)  # of the procedure that puts effects in order


def without(s: WarState, waiting: Iterable[tuple[int, int, int, int, int]], card: int) -> Waiting:
    """What waits, once a card has left. An ability works while its unit is in play, and directly after its elimination
    only if it answers to that; of the other effects the card is no longer a part."""
    left: Waiting = []
    for rule, seat, source, n, subject in waiting:
        trigger: Any = s.t.rules[rule]
        when = trigger.when
        if source != card or (when.event == DESTROYED and when.itself):
            left.append((rule, seat, source, without_card(when.event, n, card), subject))
    return left


def forget_waiting(s: WarState, card: int) -> None:
    """A card has left play: its effects that still wait are not carried out."""
    ordering = s.t.ordering.id
    for f in s.stack:
        if f[PROG] == ordering:
            f[QUEUE] = tuple(without(s, f[QUEUE], card))
