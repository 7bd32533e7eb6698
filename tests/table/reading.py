"""The log of a table as its readers have it, in words."""

from __future__ import annotations

from sudi.kernel.log import Entry, worded
from sudi.table import looking
from sudi.table.table import Table


def log(table: Table, reader: int | None, since: int) -> list[Entry]:
    if table.match is None:
        return []
    t, lines = table.match.state.t, table.match.game.lines
    return [worded(t, lines, raw, blind) for raw, blind in looking.happened(table, reader, since)]
