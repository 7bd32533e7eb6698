"""Who may ask the coach for advice at a table: whoever plays bots alone, unless the table was made otherwise."""

from __future__ import annotations

from .refused import Refused, not_yours, over
from .table import Table


def allowed(table: Table) -> bool:
    """May those who sit here ask? Against people only where whoever made the table said so."""
    if table.plan.hints == "alone":
        return len(table.seats.people()) <= 1
    return table.plan.hints == "everybody"


def asked(table: Table, seats: list[int]) -> int:
    """The seat for whose decision these seats want advice; or a refusal."""
    seat = table.asks
    if seat is None or table.match is None:
        raise over()
    if seat not in seats or table.goes_on_alone:
        raise not_yours()
    if not allowed(table):
        raise Refused("hints", "U tohohle stolu se neradí.", "There is no advice at this table.")
    return seat
