"""Whose turn it is at the tables of a list, also at those that are not in this process."""

from __future__ import annotations

from collections import OrderedDict

from sudi.kernel.decision import seat_name
from sudi.kernel.errors import SudiError

from ..store.shelf import Stored
from .keeper import Keeper

REMEMBERED = 2_000


class Turns:
    """A match has to be played again to know who is asked; that is done once for each version of a table."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._known: OrderedDict[str, tuple[int, int | None]] = OrderedDict()

    async def at(self, stored: Stored) -> str | None:
        """The seat that is asked at a table now; None where nobody is."""
        if stored.status != "playing":
            return None
        running = self._keeper.tables.get(stored.plan.id)
        asked = running.table.asks if running is not None else await self._read(stored)
        return None if asked is None else seat_name(asked)

    async def _read(self, stored: Stored) -> int | None:
        id = stored.plan.id
        version, asked = self._known.get(id, (-1, None))
        if version != stored.choices:
            try:
                table = await self._keeper.read(id)
            except SudiError:  # made by other rules: it can be listed and no more
                table = None
            asked = None if table is None else table.asks
            self._known[id] = (stored.choices, asked)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return asked
