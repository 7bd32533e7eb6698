"""Before clocks start: everybody at a table with a clock says that they are ready.

The match is dealt, so there is something to look at, but nobody can choose and no time runs. Bots are ready, and a
table without a clock asks nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .losing import say_of
from .refused import Refused, over, waiting

if TYPE_CHECKING:
    from .table import Table


def all_are(table: Table) -> bool:
    return not table.clock.ticks or all(table.seats[seat].ready for seat in table.seats.playing())


def wish(table: Table, seats: list[int]) -> list[int]:
    """The seats that would be ready by this; none if they are already."""
    if table.match is None:
        raise waiting()
    if table.outcome is not None:
        raise over()
    return [seat for seat in say_of(table, seats) if table.clock.ticks and not table.seats[seat].ready]


def take(table: Table, seats: list[int], now: float) -> None:
    """These seats are ready; it is on disk by now. With the last of them the clock starts."""
    for seat in seats:
        table.seats[seat].ready = True
    if all_are(table):
        table.run_clock(None, now)


def not_yet() -> Refused:
    return Refused(
        "ready",
        "Ještě nejsou všichni připraveni; hodiny se pustí, až budou.",
        "Not everybody is ready yet; the clocks start when they are.",
    )
