"""Tables are taken up from the disk: each stands at the very decision it stood at.

After a restart a thousand people come back at once. What is wanted while other tables are being read is read together,
in a few questions to the database; and the matches are played again in a thread.
"""

from __future__ import annotations

import asyncio

import msgspec

from sudi.table import Move, Table, absence
from sudi.table.absence import Patience

from ..daytime import now
from ..store.shelf import Shelf, Stored
from ..store.talk import Talk
from ..wire.messages import Said

TOGETHER = 25  # so many wait for each other; more of them would ask the database hardly less


class TakenUp(msgspec.Struct):
    table: Table
    said: list[Said]


class TakingUp:
    def __init__(self, shelf: Shelf, talk: Talk, patience: Patience) -> None:
        self._shelf, self._talk, self._patience = shelf, talk, patience
        self._wanted: dict[str, asyncio.Future[TakenUp | None]] = {}
        self._work: asyncio.Task[None] | None = None

    async def read(self, id: str) -> TakenUp | None:
        """The table as it is on disk; None if there is none."""
        if id not in self._wanted:
            self._wanted[id] = asyncio.get_running_loop().create_future()
        found = self._wanted[id]
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._read_all())
        return await asyncio.shield(found)

    async def _read_all(self) -> None:
        while self._wanted:
            batch = {id: self._wanted[id] for id in list(self._wanted)[:TOGETHER]}
            try:
                found = await self._together(list(batch))
            except Exception as problem:
                found = dict.fromkeys(batch, problem)
            for id, waiting in batch.items():
                del self._wanted[id]
                one = found.get(id)
                if waiting.cancelled():
                    continue
                if isinstance(one, Exception):
                    waiting.set_exception(one)
                    waiting.exception()  # whoever asked may have gone away
                else:
                    waiting.set_result(one)

    async def _together(self, ids: list[str]) -> dict[str, TakenUp | Exception]:
        stored = await self._shelf.load_all(ids)
        moves, said = await self._shelf.moves_of(ids), await self._talk.read_all(ids)
        return await asyncio.to_thread(self._stand, stored, moves, said)

    def _stand(
        self, stored: list[Stored], moves: dict[str, list[Move]], said: dict[str, list[Said]]
    ) -> dict[str, TakenUp | Exception]:
        found: dict[str, TakenUp | Exception] = {}
        for one in stored:
            id = one.plan.id
            try:
                found[id] = TakenUp(self._one(one, moves[id]), said[id])
            except Exception as problem:  # made by other rules: the others of the batch can do nothing for it
                found[id] = problem
        return found

    def _one(self, stored: Stored, moves: list[Move]) -> Table:
        table = Table(stored.plan, stored.seats, self._patience)
        table.restore(moves, now())
        table.rematch = stored.rematch
        table.clock.since = now()
        absence.note(table, now())  # nobody can be there yet; the wait for those who stay away begins now
        return table
