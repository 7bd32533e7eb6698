"""After a restart: many tables are taken up together, and one that cannot be does not keep the others away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from sudi.kernel.errors import SudiError
from sudi.server.keeping.taking_up import TakenUp, TakingUp
from sudi.server.store.answering import Database
from sudi.server.store.changes import line_said, move_made, table_made
from sudi.server.store.database import migrate, open_engine
from sudi.server.store.journal import Journal
from sudi.server.store.shelf import Shelf
from sudi.server.store.talk import Talk
from sudi.server.wire.messages import Said
from sudi.table.absence import PATIENCE
from tests.table.people import choose, duel

MANY = 60


class Counted(Database):
    asked = 0

    def connect(self) -> Any:
        self.asked += 1
        return super().connect()


def test_many_tables_are_read_together_and_stand_where_they_stood(tmp_path: Path) -> None:
    async def run() -> tuple[list[Any], Any, int]:
        engine = open_engine(str(tmp_path / "a.sqlite"))
        await migrate(engine)
        database = Counted(engine)
        journal = Journal(database)
        journal.start()
        table = duel()
        step = choose(table, "end")
        for n in range(MANY):
            plan = msgspec.structs.replace(table.plan, id=f"t{n}", rules=table.plan.rules + (n == 7))
            await journal.write(plan.id, *table_made(plan, table.seats.all))
            said = line_said(plan.id, Said(1, "Anna", True, None, f"{n}", 0.0), "anna", 50)
            await journal.write(plan.id, *move_made(plan.id, step.move, None, {}), *said)
        database.asked = 0
        taking = TakingUp(Shelf(database), Talk(database, 50), PATIENCE)
        wanted = [f"t{n}" for n in range(MANY)]
        found = await asyncio.gather(*(taking.read(id) for id in (*wanted, "t3", "nothing")), return_exceptions=True)
        await journal.close()
        await engine.dispose()
        return found, table, database.asked

    found, table, asked = asyncio.run(run())
    *tables, again, nothing = found
    assert nothing is None
    assert isinstance(tables[7], SudiError), "made by other rules"
    others = [one for n, one in enumerate(tables) if n != 7]
    assert all(isinstance(one, TakenUp) for one in others)
    assert {one.table.version for one in others} == {1}
    assert all(one.table.match.view(0) == table.match.view(0) for one in others[:3])
    assert [one.said[0].text for one in others[:2]] == ["0", "1"]
    assert again is tables[3], "who waits for the same table gets the same"
    assert asked <= 12
