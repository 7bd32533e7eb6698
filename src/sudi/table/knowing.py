"""Whoever made a table from a record or a position may know what is hidden there, and does not play people at it.

They may play bots, all sides at one screen, or leave every seat to others and watch.
"""

from __future__ import annotations

from collections.abc import Iterable

from .plan import Plan
from .refused import Refused
from .seats import HUMAN, OPEN, Seat


def apart(plan: Plan, seats: Iterable[Seat], coming: str | None = None) -> None:
    """Refuse seats at which the maker would meet people, now or when somebody sits down; `coming` takes an open one."""
    if not plan.forked:
        return
    chairs = list(seats)
    people = {seat.user for seat in chairs if seat.kind == HUMAN and seat.user is not None}
    left = sum(seat.kind == OPEN for seat in chairs)
    if coming is not None and coming not in people:
        people.add(coming)
        left -= 1
    if plan.owner in people and (len(people) > 1 or left > 0):
        raise Refused(
            "forked",
            "Kdo stůl rozehrál ze záznamu, může znát skryté karty: proti lidem u něj nehraje.",
            "Whoever made a table from a record may know hidden cards and does not play people there.",
        )
