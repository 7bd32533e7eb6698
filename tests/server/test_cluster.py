"""Two server processes that share their tables through Redis. Needs the program `redis-server`."""

from __future__ import annotations

import contextlib
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sudi.cli import main

from .house import House, Person, Screen, catch_up, dark, free_port, in_turn

pytest.importorskip("redis", reason="the extra 'cluster' is not installed: pip install '.[cluster]'")
if shutil.which("redis-server") is None:
    pytest.skip("redis-server is not installed (Debian: apt-get install redis-server)", allow_module_level=True)


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    port = free_port()
    words = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    late = time.monotonic() + 20
    while time.monotonic() < late:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            break
        time.sleep(0.05)
    yield f"redis://127.0.0.1:{port}/0"
    process.terminate()
    process.wait()


def test_a_server_stops_in_order_when_redis_is_gone(tmp_path: Path) -> None:
    port = free_port()
    words = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    time.sleep(0.5)
    house = House(tmp_path, "--redis", f"redis://127.0.0.1:{port}/0")
    try:
        anna = Person(house, "Anna")
        anna.look(anna.make(hotseat=True)).choose()
        assert anna.get("/api/health").json["redis"] == "ok"
        process.kill()
        process.wait()
        answer = anna.get("/api/health")
        assert (answer.status, answer.json["redis"], answer.json["database"]) == (503, "failed", "ok")
        assert house.process is not None
        house.process.terminate()
        assert house.process.wait(20) in (0, -signal.SIGTERM)  # by itself, not by the KILL below
    finally:
        house.stop()
        process.kill()
        process.wait()


@pytest.fixture
def houses(tmp_path: Path, redis: str) -> Iterator[tuple[House, House]]:
    """Two processes with one database and one Redis."""
    words = ("--redis", redis, "--database", str(tmp_path / "shared.sqlite"))
    pair = (House(tmp_path, *words), House(tmp_path, *words))
    yield pair
    for house in pair:
        house.stop()


def across(houses: tuple[House, House]) -> tuple[str, Person, Person, Screen, Screen]:
    """Anna's browser talks to one process, Bob's to the other."""
    anna, bob = Person(houses[0], "Anna"), Person(houses[1], "Bob")
    table = anna.make(setup={"characters": ["tetra", "volos"]})
    one = anna.look(table)  # the first process owns the table from here on
    assert bob.sit(table).json == {"seat": "p2"}
    two = bob.look(table)
    one.state()
    catch_up(one, two)
    return table, anna, bob, one, two


def test_two_people_at_two_processes_play_one_match(houses: tuple[House, House]) -> None:
    table, anna, bob, one, two = across(houses)
    for n in range(20):
        now, other = in_turn(one, two)
        now.choose(now.options[n % len(now.options)])
        other.state(now.version)
    two.send(type="chat", text="ahoj")
    assert one.until("chat")["from"] == "Bob"
    assert all(seat["connected"] for seat in one.last["table"]["seats"])
    assert Person(houses[1], "Cyril").sit(table).json["code"] == "full"
    two.send(type="choose", id="late", version=0, option="end")
    assert two.error() == "stale"
    assert two.state()["log_from"] == 0
    two.close()
    while one.last["table"]["seats"][1]["connected"]:
        one.state()
    seen = bob.look(table, known=20)
    assert seen.last["log"] == []
    # The process that keeps a table closes it for the operator; every process ends the windows of whoever is banned.
    database = houses[0].words[houses[0].words.index("--database") + 1]
    assert main(["admin", "close", table, "--database", database]) == 0
    while seen.last["table"]["status"] != "over":
        seen.state()
    dana = Person(houses[1], "Dana")
    watching = dana.look(table)
    assert main(["admin", "ban", dana.get("/api/me").json["user"]["id"], "--database", database]) == 0
    assert dark(watching) == 4401
    # Whoever is gone or signed out at one process is so at the other.
    assert bob.post("/api/account/delete", {"password": ""}).status == 200
    assert dark(one) == 1012
    one = anna.look(table)
    assert [seat["name"] for seat in one.last["table"]["seats"]] == ["Anna", ""]
    anna.house = houses[1]
    assert anna.post("/api/logout", {}).status == 200
    assert dark(one) == 4401


def test_when_a_process_dies_the_other_takes_its_tables(houses: tuple[House, House]) -> None:
    table, _, bob, one, two = across(houses)
    for _ in range(5):
        now, other = in_turn(one, two)
        now.choose()
        other.state(now.version)
    before, made = two.last["view"], two.version  # five, and the ends of phases that followed from them
    houses[0].kill()
    with pytest.raises(ConnectionClosed) as closed:
        two.until("the end", 20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    again = bob.look(table, known=made)
    assert again.last["view"] == before
    assert again.version == made >= 5
    anna = Person(houses[1])
    anna.cookie = one.cookie
    mine, _ = in_turn(anna.look(table), again)
    catch_up(mine)
    mine.choose()
    assert mine.version > made
