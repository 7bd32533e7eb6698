"""Whatever happens to the database: every operation is refused by `storage` in time, nothing has changed, and it can be
done again afterwards. What was accepted is there after the power went out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sudi.cli.running.load import START

from .faults import CAN_BE_READ_ONLY, Postgres, fault_of
from .house import Answer, House, Person, Screen, catch_up, in_turn, two_at_a_table

pytestmark = pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="needs Linux")
CLOCK = {"kind": "chess", "seconds": 600, "increment": 0, "at_zero": "loss"}


class Wish:
    """Something that somebody wants to happen at a table, over the wire."""

    def __init__(self, name: str, screen: Screen, message: dict[str, Any], done: Callable[[Screen], bool]) -> None:
        self.name, self.screen, self.message, self.done = name, screen, message, done
        self.version = screen.version

    def send(self) -> None:
        self.screen.send(**self.message)

    def refused(self) -> str:
        return self.screen.error()

    def unchanged(self) -> bool:
        catch_up(self.screen)
        return self.screen.version == self.version and not self.done(self.screen)

    def again(self) -> None:
        self.send()
        while not self.done(self.screen):
            assert self.screen.get()["type"] != "error", self.name


class Request:
    """The same over HTTP."""

    pool = ThreadPoolExecutor(8)

    def __init__(self, name: str, ask: Callable[[], Answer], unchanged: Callable[[], bool]) -> None:
        self.name, self.ask, self.unchanged = name, ask, unchanged
        self.answer: Future[Answer] | None = None

    def send(self) -> None:
        self.answer = self.pool.submit(self.ask)

    def refused(self) -> str:
        assert self.answer is not None
        found = self.answer.result()
        assert found.status == 503, (self.name, found.body)
        return str(found.json["code"])

    def again(self) -> None:
        assert self.ask().status == 201, self.name


def shown(screen: Screen) -> Any:
    return screen.last["table"]


def seat(screen: Screen, label: str) -> Any:
    return next(one for one in shown(screen)["seats"] if one["seat"] == label)


def wishes(house: House) -> tuple[list[Wish | Request], list[str]]:
    """Every operation that is stored, each at a table of its own."""
    ids: list[str] = []
    anna, bob = Person(house, "Anna"), Person(house, "Bob")

    def alone(**rest: Any) -> Screen:
        """A table with Anna in both seats."""
        ids.append(anna.make(hotseat=True, **rest))
        return anna.look(ids[-1])

    def two(**rest: Any) -> tuple[Screen, Screen]:
        id, _, _, one, other = two_at_a_table(house, **rest)
        ids.append(id)
        return in_turn(one, other)

    def one_waits() -> Screen:
        ids.append(anna.make())
        return anna.look(ids[-1])

    found: list[Wish | Request] = []

    def add(name: str, screen: Screen, done: Callable[[Screen], bool], **message: Any) -> None:
        found.append(Wish(name, screen, {"type": name, **message}, done))

    screen, _ = two()
    version = screen.version
    add("choose", screen, lambda s: s.version > version, id="c1", version=version, option=screen.options[0])
    screen = alone(undo="free")
    screen.choose()
    after = screen.version
    add("undo", screen, lambda s: s.version > after, action="ask")
    screen = alone()
    add("chat", screen, lambda s: '"type":"chat"' in s.raw[-1], text="ahoj")
    screen = alone()
    add("asking", screen, lambda s: bool((s.last["asking"] or {}).get("ends")), when="affected", ends=True)
    screen = alone()
    screen.send(type="resign")
    screen.state(1)
    add("rematch", screen, lambda s: shown(s)["rematch"]["table"] is not None)
    screen = alone()
    add("resign", screen, lambda s: shown(s)["status"] == "over")
    screen, other = two()
    for one, next_one in ((screen, other), (other, screen)):
        one.choose("end")
        catch_up(next_one)
    screen.send(type="draw", action="ask")
    catch_up(screen, other)
    add("draw", other, lambda s: shown(s)["status"] == "over", action="accept")
    screen, other = two(clock=CLOCK)
    mine = str(screen.last["you"])
    add("ready", screen, lambda s: bool(seat(s, mine)["ready"]))
    screen = one_waits()
    add("leave", screen, lambda s: seat(s, "p1")["kind"] == "open")
    for name in ("claim", "stand_in", "back"):
        away, screen = two()
        away.close()
        label = str(away.last["you"])
        while label not in [one["seat"] for one in shown(screen)["absence"]["seats"] if one["wait"] == 0]:
            screen.state()
        if name == "back":
            screen.send(type="stand_in", seat=label)
            while seat(screen, label)["stand_in"] is None or screen.asked == label:
                screen.state()
            holder = Person(house)
            holder.cookie = away.cookie
            screen = holder.look(ids[-1])
            add(name, screen, lambda s, label=label: seat(s, label)["stand_in"] is None)  # type: ignore[misc]
        elif name == "claim":
            add(name, screen, lambda s: shown(s)["status"] == "over")
        else:
            add(name, screen, lambda s, label=label: seat(s, label)["stand_in"] is not None, seat=label)  # type: ignore[misc]

    screen = one_waits()
    free = ids[-1]
    found.append(Request("sit", lambda: bob.sit(free), lambda: seat(anna.look(free), "p2")["kind"] == "open"))
    before = len(anna.get("/api/tables").json["tables"])
    found.append(
        Request(
            "new table",
            lambda: anna.post("/api/tables", {"game": "shards"}),
            lambda: len(anna.get("/api/tables").json["tables"]) == before,
        )
    )
    found.append(Request("new guest", lambda: Person(house).post("/api/guest", {"name": "Cyril"}), lambda: True))
    return found, ids


def kept(house: House, id: str) -> Any:
    """What a list tells of a table, without who is there at this moment."""
    one = Person(house).get(f"/api/tables/{id}").json
    seats = [(s["seat"], s["kind"], s["name"], s["ready"], s["stand_in"]) for s in one["seats"]]
    return one["status"], one["choices"], one["rematch"], one["outcome"], seats


FAULTS = {"sqlite": ("locked", "full", "read-only"), "postgresql": ("locked", "full", "read-only", "lost")}


@pytest.fixture
def beside(request: pytest.FixtureRequest, database: tuple[str, ...]) -> Iterator[Postgres | None]:
    """Somebody with all rights beside the server, if it has PostgreSQL."""
    one = Postgres(database[1]) if database else None
    yield one
    if one is not None:
        one.close()


def test_every_operation_is_refused_and_can_be_done_again(
    tmp_path: Path, database: tuple[str, ...], beside: Postgres | None
) -> None:
    program = CAN_BE_READ_ONLY if beside is None else START
    house = House(tmp_path, *database, "--patience", "0", "0", program=program)
    try:
        wanted, ids = wishes(house)
        for fault in FAULTS["sqlite" if beside is None else "postgresql"]:
            with fault_of(house, beside, fault):
                for wish in wanted:  # all at once: one that waits does not hold up the others
                    wish.send()
                for wish in wanted:
                    assert wish.refused() == "storage", (fault, wish.name)
            for wish in wanted:
                assert wish.unchanged(), (fault, wish.name)
        for wish in wanted:
            wish.again()
            if isinstance(wish, Wish) and wish.name == "stand_in":
                while (
                    wish.screen.asked == wish.message["seat"]
                ):  # the computer plays on until it is somebody else's turn
                    wish.screen.state()
        true = [kept(house, id) for id in ids]
        house.kill()
        house.start()
        assert [kept(house, id) for id in ids] == true
    finally:
        house.stop()


def test_a_table_that_is_stuck_does_not_hold_up_the_others(tmp_path: Path, postgresql: str) -> None:
    house, beside = House(tmp_path, "--database", postgresql), Postgres(postgresql)
    try:
        stuck, _, _, one, two = two_at_a_table(house)
        late, _ = in_turn(one, two)
        _, _, _, three, four = two_at_a_table(house)
        quick, _ = in_turn(three, four)
        with beside.locked_rows(stuck):
            late.send(type="choose", id="c1", version=late.version, option="end")
            for _ in range(3):
                quick.choose()
                if quick.asked != quick.last["you"]:
                    break
            assert late.error() == "storage"
        late.choose("end")
    finally:
        beside.close()
        house.stop()


def test_a_choice_that_was_written_too_late_is_found_and_nothing_happens_twice(tmp_path: Path, postgresql: str) -> None:
    """The database sleeps while it has the choice in its hands: nobody can know, so the table is read again."""
    house, beside = House(tmp_path, "--database", postgresql), Postgres(postgresql)
    try:
        id, anna, bob, one, two = two_at_a_table(house)
        asked, _ = in_turn(one, two)
        who = anna if asked is one else bob
        with beside.asleep():
            asked.send(type="choose", id="c1", version=asked.version, option="end")
            assert asked.error() == "storage"
            answer = who.post("/api/tables", {"game": "shards"})
            assert (answer.status, answer.json["code"]) == (503, "storage")
        back = who.look(id)
        while back.version == 0:
            back.close()
            back = who.look(id)
            back.send(type="choose", id="c1", version=0, option="end")
            catch_up(back)
        assert back.version == 1
        assert who.get(f"/api/tables/{id}").json["choices"] == 1
    finally:
        beside.close()
        house.stop()
