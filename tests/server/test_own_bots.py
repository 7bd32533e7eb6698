"""Programs at tables of a server: only those of whoever runs it; and a bot that comes over the network like anybody."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sudi
from sudi.server.keeping.own_bots import read_own_bots
from tests.bots.outside.programs import EXAMPLES, LOOP
from tests.bots.outside.test_outside import alive
from tests.cli.conftest import sudi_ as sudi_
from tests.cli.terminal import Terminal

from .house import House, Person, Screen

BOTH = [{"kind": "bot", "bot": "mine"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("notes") / "pids"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory, notes: Path) -> Iterator[House]:
    """A server with programs of its own: one that plays and one that fails."""
    folder = tmp_path_factory.mktemp("workshop")
    begin = f"import os; open({str(notes)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    good, bad = folder / "good.py", folder / "bad.py"
    good.write_text(begin + LOOP % "print(json.dumps({'index': 0}), flush=True)")
    bad.write_text(LOOP % "sys.exit('no idea')")
    programs = [f"mine={sys.executable} {good}", f"weak=exec:{sys.executable} {bad}"]
    one = House(folder, *(word for program in programs for word in ("--own-bot", program)), "--replace", "random")
    yield one
    one.stop()


def ended(screen: Screen) -> dict[str, Any]:
    while screen.last["table"]["outcome"] is None:
        screen.state()
    outcome: dict[str, Any] = screen.last["table"]["outcome"]
    return outcome


def test_a_program_plays_and_ends_with_its_match(workshop: House, notes: Path) -> None:
    anna = Person(workshop, "Anna")
    names = [one["name"] for one in anna.get("/api/bots").json["bots"]]
    assert {"mine", "weak", "beginner"} <= set(names)
    table = anna.make(seats=BOTH, setup={"turn_limit": 4})
    assert ended(anna.look(table))["reason"] == "rules"
    (pid,) = map(int, notes.read_text().split())
    while alive(pid):  # it has a moment after the end
        os.sched_yield()


def test_a_program_that_fails_is_replaced_and_the_table_is_told(workshop: House) -> None:
    anna = Person(workshop, "Anna")
    table = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "weak"}], setup={"turn_limit": 3})
    screen, told = anna.look(table), []
    while screen.last["table"]["outcome"] is None:
        if screen.options:
            screen.send(type="choose", id=f"c{screen.version}", version=screen.version, option=screen.options[-1])
        message = screen.get()
        while message["type"] != "state":
            told += [message] if message["type"] == "error" else []
            message = screen.get()
    assert [one["code"] for one in told] == ["bot"]
    assert told[0]["text"]["en"] == "The program weak failed; random plays for it."
    assert told[0]["text"]["cs"] == "Program weak selhal; hraje za něj random."


@pytest.mark.parametrize("bot", ["exec:/bin/true", "exec:mine", "/bin/true", "mine extra", "Mine"])
def test_nobody_names_a_program_over_the_network(workshop: House, bot: str) -> None:
    anna = Person(workshop, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    refused = anna.post("/api/tables", {"game": "shards", "seats": seats})
    assert (refused.status, refused.json["code"]) == (404, "unknown")
    record = json.loads(sudi.new("shards", seed=1).record().to_json())
    forked = anna.post("/api/replay/fork", {"record": record, "at": 0, "seats": seats})
    assert (forked.status, forked.json["code"]) == (404, "unknown")


def test_a_server_without_programs_offers_none(house: House) -> None:
    assert "mine" not in [one["name"] for one in Person(house, "Anna").get("/api/bots").json["bots"]]
    assert Person(house, "Bob").post("/api/tables", {"game": "shards", "seats": BOTH}).status == 404


@pytest.mark.parametrize("typed", ["mine", "=./bot", "greedy=python", "My Bot=python", "exec:x=python"])
def test_a_program_needs_a_name_of_its_own(typed: str) -> None:
    with pytest.raises(sudi.BadSetup, match="write NAME=COMMAND"):
        read_own_bots([typed])


def test_a_program_that_cannot_be_started_is_refused_at_the_start(sudi_: Terminal) -> None:
    said = sudi_("serve --own-bot mine=./nobody")
    assert (said.code, said.out) == (2, "")
    assert said.err == "The program './nobody' cannot be started; check its path and that it may be run.\n"
    assert sudi_("serve --own-bot greedy=python --lang cs").err.startswith("'greedy=python' není bot; napiš")
    assert sudi_("serve --deadline 60 --lang cs").err == "Lhůta programu u stolu musí být mezi 0,01 a 20 sekundami.\n"
    assert "did you mean 'greedy'" in sudi_("serve --replace gready").err


def test_a_bot_comes_over_the_network_and_plays_to_the_end(house: House) -> None:
    """Two of them, each with an account; the second time it signs in to the one that it has."""
    maker = Person(house, "Vedoucí")
    for _ in range(2):
        seats = [{"kind": "open"}, {"kind": "open"}]
        table = maker.make(seats=seats, setup={"turn_limit": 3})
        command = [sys.executable, str(EXAMPLES / "network_bot.py"), house.url, table]
        robots = [
            subprocess.Popen([*command, "--name", name, "--password", "correct horse"], stdout=subprocess.PIPE)
            for name in ("robot one", "robot two")
        ]
        said = [json.loads(robot.communicate(timeout=120)[0]) for robot in robots]
        assert {one["seat"] for one in said} == {"p1", "p2"}
        assert {one["reason"] for one in said} == {"rules"}
        faces = maker.get(f"/api/tables/{table}").json["seats"]
        assert {(face["name"], face["guest"]) for face in faces} == {("robot one", False), ("robot two", False)}
