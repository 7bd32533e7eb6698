"""The chat: plain text, on disk before it is heard, and sent again to whoever comes back, once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import func, select

from sudi.server.guard.limits import Limits
from sudi.server.store.answering import Database, Unwritten
from sudi.server.store.changes import line_said, table_made
from sudi.server.store.database import migrate, open_engine
from sudi.server.store.journal import Conflict, Journal
from sudi.server.store.models import chat
from sudi.server.store.talk import Talk
from sudi.server.wire.clients import Screen as WireScreen
from sudi.server.wire.messages import Hello, Said, Say
from tests.table.people import duel

from .house import House, Person, Screen, catch_up, two_at_a_table
from .test_keeper import Room, heard, play

LINES = Limits().chat_lines


def said(screen: Screen) -> list[str]:
    """What a screen has heard so far."""
    catch_up(screen)
    return [m["text"] for m in map(json.loads, screen.raw) if m["type"] == "chat"]


def back(who: Person, table: str, known: int | None, last: int | None) -> Screen:
    """Somebody comes back with what they have of the match and of the chat."""
    screen = Screen(who, table)
    screen.send(type="hello", known=known, heard=last)
    return screen


def test_who_comes_later_gets_the_chat(house: House) -> None:
    table, anna, _, one, two = two_at_a_table(house)
    for screen, text in ((one, "ahoj"), (two, "nazdar")):
        screen.send(type="chat", text=text)
        screen.until("chat")
    window = anna.look(table)
    lines = [window.until("chat") for _ in range(2)]
    assert [(line["n"], line["from"], line["seat"], line["text"]) for line in lines] == [
        (1, "Anna", "p1", "ahoj"),
        (2, "Bob", "p2", "nazdar"),
    ]
    assert said(Person(house).look(table)) == ["ahoj", "nazdar"]


@pytest.mark.parametrize(("last", "missed"), [(None, ["a", "b", "c"]), (0, ["a", "b", "c"]), (1, ["b", "c"]), (3, [])])
def test_who_comes_back_gets_what_was_said_meanwhile_and_nothing_twice(
    house: House, last: int | None, missed: list[str]
) -> None:
    table, anna, _, one, two = two_at_a_table(house)
    one.close()
    for text in "abc":
        two.send(type="chat", text=text)
        two.until("chat")
    assert said(back(anna, table, 0, last)) == missed


def test_the_power_goes_out_and_the_chat_is_there(tmp_path: Path, database: tuple[str, ...]) -> None:
    house = House(tmp_path, *database)
    try:
        table, anna, bob, one, two = two_at_a_table(house)
        for n in range(LINES + 2):
            one.send(type="chat", text=f"line {n}")
            one.until("chat")
        two.until("chat")
        house.kill()
        house.start()
        assert said(anna.look(table)) == [f"line {n}" for n in range(2, LINES + 2)]
        again = back(bob, table, 0, LINES + 1)
        assert said(again) == [f"line {LINES + 1}"]
        again.send(type="chat", text="a jedem dál")
        assert again.until("chat")["n"] == LINES + 3
    finally:
        house.stop()


def test_only_the_last_lines_are_kept_on_disk_and_each_table_has_its_own(tmp_path: Path) -> None:
    async def run() -> tuple[list[int], int, int]:
        engine = open_engine(str(tmp_path / "a.sqlite"))
        await migrate(engine)
        table = duel()
        database = Database(engine)
        journal, talk = Journal(database), Talk(database, 3)
        journal.start()
        await journal.write("t1", *table_made(table.plan, table.seats.all))
        for n in range(1, 6):
            await journal.write("t1", *line_said("t1", Said(n, "Anna", True, None, f"{n}", 0.0), "anna", 3))
        with pytest.raises(Conflict):
            await journal.write("t1", *line_said("t1", Said(5, "Bob", True, None, "the same number", 0.0), "bob", 3))
        kept = [line.n for line in (await talk.read_all(["t1"]))["t1"]]
        async with engine.connect() as connection:
            rows = (await connection.execute(select(func.count()).select_from(chat))).scalar_one()
        others = len((await talk.read_all(["t2"]))["t2"])
        await journal.close()
        await engine.dispose()
        return kept, rows, others

    assert asyncio.run(run()) == ([3, 4, 5], 3, 0)


def test_nobody_hears_what_could_not_be_written() -> None:
    async def work() -> None:
        room = Room(duel())
        anna, bob = [await room.screen(user) for user in ("anna", "bob")]
        heard(anna)
        room.disk.fails = Unwritten("full")
        await room.wishes.message(anna, Say("ahoj"))
        assert (heard(anna), heard(bob)) == (["error"], [])
        room.disk.fails = None
        await room.wishes.message(anna, Say("ahoj"))
        assert (heard(anna), heard(bob)) == (["chat"], ["chat"])
        assert [row["n"] for row in room.disk.rows(chat)] == [1]

    play(work)


def test_memory_keeps_no_more_than_the_disk() -> None:
    async def work() -> None:
        room = Room(duel())
        anna = await room.screen("anna")
        for n in range(LINES + 5):
            await room.wishes.message(anna, Say(f"{n}"))
            heard(anna)
        late = WireScreen("t1", None, 200)
        await room.wishes.message(late, Hello(None))
        assert heard(late).count("chat") == LINES
        assert room.running.chat[0].n == 6

    play(work)
