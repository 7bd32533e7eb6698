"""The running server does what its operator asks (`sudi admin`), by orders that it finds in the database."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sudi.kernel.errors import SudiError
from sudi.table import Refused, losing

from ..daytime import now
from ..keeping.turns import Turns
from ..store import changes
from ..store.orders import Order, Orders

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger("sudi.server")
LOOK_SECONDS = 1.0
HOLD_SECONDS = 300.0  # whoever asked to hold and never came back does not stop the server for good


class Obeying:
    def __init__(self, services: Services) -> None:
        self._services, self._orders = services, Orders(services.engine)
        self._last = 0
        self._held_since: float | None = None
        self._failed: list[Order] = []
        self._out: list[str] = []  # people let out by the last look
        self._blind = False

    async def run(self) -> None:
        while True:
            try:
                await self.look()
                self._blind = False
            except asyncio.CancelledError:
                raise
            except Exception:
                if not self._blind:
                    log.exception("orders of the operator cannot be read or done")
                self._blind = True
            await asyncio.sleep(LOOK_SECONDS)

    async def begin(self) -> None:
        self._last = await self._orders.begin()

    async def look(self) -> None:
        # Once more than the order asks for: somebody may have been on the way in.
        self._let_out(self._out)
        self._out = []
        problem: Exception | None = None
        waiting, self._failed = [*self._failed, *await self._orders.since(self._last)], []
        for order in waiting:
            self._last = max(self._last, order.id)
            try:
                if await self._obey(order):
                    await self._orders.finish(order.id)
            except Exception as no:
                self._failed.append(order)  # tried again; it does not stand in the way of the others
                problem = no
        if problem is not None:
            raise problem
        if self._held_since is not None and now() > self._held_since + HOLD_SECONDS:
            log.warning("nobody said that the server may go on; it goes on")
            self._resume()

    async def _obey(self, order: Order) -> bool:
        """Do what is asked; is it done by that?"""
        if order.kind == "out":
            self._let_out([order.target])
            self._out.append(order.target)
        elif order.kind == "close" and not order.done:
            return await self._close(order.target)
        elif order.kind == "hold":
            await self._hold()
        elif order.kind == "resume":
            self._resume()
        return True

    def _let_out(self, people: list[str]) -> None:
        theirs = [screen for screen in self._services.screens if screen.user is not None and screen.user.id in people]
        self._services.hang_up_here({screen.session for screen in theirs if screen.session is not None})

    async def _close(self, id: str) -> bool:
        """End a table; another process may have it, and does it then."""
        services = self._services
        if not await services.has(id):
            return False
        try:
            running = await services.keeper.find(id)
        except Refused:
            raise
        except SudiError:  # made by other rules: nobody can play there, and only the list has to know
            await services.journal.write(id, changes.table_ended(id, losing.closed()))
            return True
        if running is None:
            return True
        async with running.lock:
            table = running.table
            if table.status == "waiting":
                await services.keeper.change(running, changes.table_removed(id), lambda: services.keeper.drop(running))
            elif table.status == "playing":
                await services.keeper.settle(running, table.close(now()))
                services.keeper.tell(running)
                services.keeper.carry_on(running)
        return True

    async def _hold(self) -> None:
        """Write nothing more at any table, and have none in memory, until it may go on."""
        keeper = self._services.keeper
        keeper.epoch = None
        for running in list(keeper.tables.values()):
            async with running.lock:
                keeper.drop(running)
        self._held_since = now()

    def _resume(self) -> None:
        """Everything is read again; screens that came meanwhile and were refused come once more."""
        if self._held_since is None:
            return
        self._services.keeper.epoch = now()
        self._services.turns = Turns(self._services.keeper)
        self._held_since = None
        for screen in list(self._services.screens):
            screen.close(1012)
