"""Reviews on the server: in the background, one at a time for each person, kept with the record."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sudi
from sudi.server.keeping import reviewing
from sudi.server.keeping.reviewing import Reviewing
from sudi.server.services import Services
from sudi.server.settings import Settings
from sudi.server.store.reviews import LOST_SECONDS, Kept
from sudi.table import Refused, Seat
from tests.table.people import duel

from .house import House, Person, Screen

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def short_match() -> dict[str, Any]:
    """A win that can be thrown away: the record of a position in which the first seat has won if it ends its turn."""
    position = {
        "game": "shards",
        "players": [{"hand": [], "health": 1}, {"hand": ["blaster", "crystal", "crystal"], "health": 5}],
        "power": 5,
        "turn": "p1",
    }
    position["players"][1]["champions"] = ["drakonarius"]  # type: ignore[index]
    record: dict[str, Any] = json.loads(sudi.from_position(position).record().to_json())
    return record


def thrown_away(house: House, who: Person) -> tuple[str, Screen]:
    """A table at which somebody has thrown a won match away and then given it up."""
    made = who.post("/api/replay/fork", {"record": short_match(), "at": 0, "seats": BOTS})
    table: str = made.json["id"]
    screen = who.look(table)
    blow = next(name for name in screen.options if "drakonarius" in name)
    screen.choose(blow)
    screen.send(type="resign")
    while screen.last["table"]["status"] != "over":
        screen.state()
    return table, screen


def until(who: Person, table: str, *ends: str) -> list[dict[str, Any]]:
    """Looks again and again until the review is there; every look."""
    seen = []
    for _ in range(1200):
        seen.append(who.get(f"/api/tables/{table}/review").json)
        if seen[-1]["status"] in ends:
            return seen
        time.sleep(0.25)
    raise AssertionError(seen[-1])


def test_a_review_is_begun_once_and_kept_with_the_record(house: House) -> None:
    anna = Person(house, "Anna")
    table, _ = thrown_away(house, anna)
    assert anna.get(f"/api/tables/{table}/review").json["status"] == "none"
    begun = anna.post(f"/api/tables/{table}/review", {})
    assert begun.status == 200, begun.body
    assert begun.json["status"] in ("waiting", "working")
    again = anna.post(f"/api/tables/{table}/review", {})
    assert again.status == 200, "whoever asks twice follows the same one"
    found = until(anna, table, "done", "failed")[-1]
    assert found["status"] == "done"
    seats = {one["seat"]: one for one in found["review"]["seats"]}
    assert set(seats) == {"p1", "p2"}
    assert found["review"]["finished"] is False, "it was given up"
    for one in seats.values():
        assert one["choice"] + one["luck"] + one["others"] == pytest.approx(one["result"] - one["start"], abs=1e-5)
        assert one["curve"][0]["n"] == 1
    first = seats["p1"]["errors"][0]
    assert (first["n"], first["best"]["choice"], first["grade"]) == (1, "end", "blunder")
    assert "end" in first["right"]
    assert seats["p1"]["start"] == 1.0
    stranger = Person(house)
    assert stranger.get(f"/api/tables/{table}/review").json == found, "whoever has the link may read it"
    assert anna.post(f"/api/tables/{table}/review", {}).json == found, "it is not made a second time"


def test_what_cannot_be_reviewed_is_refused(house: House) -> None:
    anna = Person(house, "Anna")
    running = anna.make(seats=BOTS)
    assert anna.post(f"/api/tables/{running}/review", {}).json["code"] == "running"
    assert anna.get("/api/tables/nonsense/review").json["code"] == "no_table"
    assert anna.post("/api/tables/nonsense/review", {}).json["code"] == "no_table"
    table, _ = thrown_away(house, anna)
    assert Person(house).post(f"/api/tables/{table}/review", {}).json["code"] == "who"


def with_reviews(folder: Path, work: Any) -> None:
    async def run() -> None:
        known = Services(Settings(database=str(folder / "a.sqlite"), thinkers=1))
        await known.start()
        try:
            await work(known, known.reviewing)
        finally:
            await known.stop()

    asyncio.run(run())


async def table_of(known: Services, number: int) -> str:
    plan = msgspec.structs.replace(duel().plan, id=f"table{number}")
    await known.keeper.add(plan, [Seat(0), Seat(1)])
    return plan.id


def test_one_at_a_time_for_each_person_and_a_lost_one_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers that never end stand for matches that take long."""
    monkeypatch.setattr(reviewing, "COMMAND", ("sleep", "1000"))

    async def work(known: Services, reviews: Reviewing) -> None:
        tables = [await table_of(known, number) for number in range(4)]
        assert (await reviews.begin(tables[0], "anna", b"{}")) is not None
        with pytest.raises(Refused, match="under way"):
            await reviews.begin(tables[1], "anna", b"{}")
        second = await reviews.begin(tables[1], "bob", b"{}")
        assert second is not None
        assert second.status == "waiting"
        while (await _kept(reviews, tables[0])).status != "working":
            await asyncio.sleep(0.01)
        assert (await _kept(reviews, tables[1])).status == "waiting", "one is worked on at a time"
        monkeypatch.setattr(reviewing, "MOST_WAITING", 2)
        with pytest.raises(Refused, match="Too many"):
            await reviews.begin(tables[2], "cyril", b"{}")
        # Whoever worked on the first is gone: after a while it is begun anew, and its person may ask for another.
        later = time.time() + LOST_SECONDS + 1
        monkeypatch.setattr(reviewing, "now", lambda: later)
        assert not (await _kept(reviews, tables[0])).is_under_way(later)
        assert (await reviews.begin(tables[3], "anna", b"{}")) is not None

    with_reviews(tmp_path, work)


async def _kept(reviews: Reviewing, table: str) -> Kept:
    found = await reviews.reviews.get(table)
    assert found is not None
    return found


def test_a_worker_that_dies_is_told_and_leaves_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "COMMAND", ("false",))

    async def work(known: Services, reviews: Reviewing) -> None:
        one, two = await table_of(known, 1), await table_of(known, 2)
        await reviews.begin(one, "anna", b"{}")
        while (await _kept(reviews, one)).status != "failed":
            await asyncio.sleep(0.01)
        await reviews.begin(two, "anna", b"{}")
        again = await reviews.begin(one, "bob", b"{}")
        assert again is not None
        assert again.status in ("waiting", "working", "failed")

    with_reviews(tmp_path, work)
