"""One more: the same people, the same game, a new deal, and everybody moves up one seat."""

from __future__ import annotations

import msgspec

from sudi.kernel.chance import Seed

from .asking import Asking
from .knowing import apart
from .plan import Plan
from .refused import Refused, not_yours
from .seats import BOT, OPEN, Seat
from .table import Table


def is_last_word(table: Table, seats: list[int]) -> bool:
    """Would everybody at the table want a rematch with the word of these seats, and is there none yet?"""
    if table.status != "over":
        raise Refused("rematch", "Nejdřív tuhle partii dohraj.", "Finish this match first.")
    if not seats:
        raise not_yours()
    apart(table.plan, table.seats.all)
    people = [seat for held in table.seats.people().values() for seat in held]
    return table.rematch is None and all(seat in table.wants_rematch or seat in seats for seat in people)


def take(table: Table, seats: list[int], made: str | None = None) -> None:
    """These seats have given their word; with the last one the new table is made, and on disk by now."""
    table.wants_rematch.update(seats)
    table.rematch = made or table.rematch


def next_plan(table: Table, id: str, seed: Seed, now: float) -> tuple[Plan, list[Seat]]:
    """The new table. A table that was forked from a record is played again from the same point and the same seats."""
    plan = msgspec.structs.replace(table.plan, id=id, seed=seed, created=now)
    old = table.seats.all
    if table.plan.forked:
        plan = msgspec.structs.replace(plan, seed=table.plan.seed)
        order = old
    else:
        order = [*old[1:], old[0]]
    seats = []
    for place, who in zip(old, order, strict=True):
        kind = who.kind if who.kind == BOT or who.user is not None else OPEN  # somebody may be gone for good
        # How one likes to be asked stays; what was for one turn is over.
        asking = Asking(who.asking.when, own_turn=who.asking.own_turn, ends=who.asking.ends)
        seats.append(Seat(place.number, kind, who.user, who.name, who.bot, guest=who.guest, asking=asking))
    return plan, seats
