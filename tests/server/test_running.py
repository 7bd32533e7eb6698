"""What whoever runs a server sees of it: health, metrics, the log."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sudi.server.store.database import migrate, open_engine
from sudi.server.watching.logs import REQUEST, ForPeople, JsonLines
from sudi.server.watching.probing import Probe, database

from .house import SRC, House, Person, Screen, catch_up

TOKEN = "a token of the test"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that writes JSON lines and knows a token."""
    folder = tmp_path_factory.mktemp("watched")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUDI_METRICS_TOKEN", TOKEN)
        one = House(folder, "--log", "json", "--allowed-host", "sudi.example.org", log=folder / "log")
    yield one
    one.stop()


def lines(house: House) -> list[dict[str, Any]]:
    assert house.log is not None
    return [json.loads(line) for line in house.log.read_text(encoding="utf-8").splitlines()]


def sample(page: str, name: str) -> float:
    """The value of one line of the metrics."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.M)
    return float(found.group(1)) if found else 0.0


# ---- health ----
def test_health_says_when_the_database_cannot_be_written_and_when_it_is_back(watched: House) -> None:
    anybody = Person(watched)
    assert anybody.get("/api/health").status == 200
    file = watched.words[watched.words.index("--database") + 1]
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        answer = anybody.get("/api/health")
        assert (answer.status, answer.json["ok"], answer.json["database"]) == (503, False, "failed")
        assert answer.json["redis"] == "unused"
        other.execute("ROLLBACK")
    other.close()
    while (answer := anybody.get("/api/health")).status != 200:
        assert answer.json["database"] == "failed"
    assert answer.json["database"] == "ok"


def test_a_database_whose_file_is_gone_or_replaced_is_not_well(tmp_path: Path) -> None:
    """The open file would still take what is written; nobody would find it there."""
    file, away = tmp_path / "a.sqlite", tmp_path / "away.sqlite"

    async def ask() -> list[bool]:
        engine = open_engine(str(file))
        await migrate(engine)
        probe = database(engine)
        well = [await probe.well()]
        file.rename(away)
        well.append(await probe.well())
        shutil.copy(away, file)
        well.append(await probe.well())
        away.replace(file)
        well.append(await probe.well())
        await engine.dispose()
        return well

    assert asyncio.run(ask()) == [True, False, False, True]


def test_a_part_that_hangs_is_asked_once_and_everybody_is_answered() -> None:
    async def ask() -> tuple[list[bool], int, bool]:
        asked, free = 0, asyncio.Event()

        async def hang() -> None:
            nonlocal asked
            asked += 1
            await free.wait()

        probe = Probe("a part", hang)
        answers = await asyncio.gather(*(probe.well(0.01) for _ in range(5)))
        free.set()
        return answers, asked, await probe.well(5)

    assert asyncio.run(ask()) == ([False] * 5, 1, True)


# ---- metrics ----
def test_metrics_count_choices_tables_waits_and_thinking(watched: House) -> None:
    anna = Person(watched, "Anna")
    screen = anna.look(anna.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]))
    while screen.asked != "p1":
        screen.state()
    before = anna.get("/metrics").body.decode()
    made = 'sudi_choices_total{by="seat",game="shards"}'
    screen.choose()
    page = anna.get("/metrics").body.decode()
    assert sample(page, made) == sample(before, made) + 1
    assert sample(page, 'sudi_tables{status="playing"}') >= 1
    assert sample(page, "sudi_clients") == 1
    assert sample(page, 'sudi_answer_seconds_count{message="choose"}') >= 1
    assert sample(page, "sudi_writing_seconds_count") >= 1
    assert sample(page, 'sudi_request_seconds_count{method="POST",route="/api/tables",status="201"}') >= 1
    assert "sudi_thinking_seconds" in page
    assert "sudi_errors_total" in page
    assert "Anna" not in page
    assert screen.last["table"]["id"] not in page


def test_metrics_are_for_this_machine_or_for_whoever_has_the_token(watched: House) -> None:
    somebody = Person(watched)
    assert somebody.get("/metrics").status == 200
    for sign in ({"x_forwarded_for": "203.0.113.5"}, {"forwarded": "for=203.0.113.5"}, {"host": "sudi.example.org"}):
        answer = somebody.get("/metrics", **sign)
        assert (answer.status, answer.json["code"]) == (403, "not_yours"), sign
        assert somebody.get("/metrics", authorization="Bearer guessed", **sign).status == 403
        assert somebody.get("/metrics", authorization=f"Bearer {TOKEN}", **sign).status == 200


def test_several_processes_of_one_machine_add_up(tmp_path: Path) -> None:
    work = (
        "from sudi.server.watching.metrics import CHOICES, CLIENTS, leave, page; import sys; "
        "CHOICES.labels('shards', 'seat').inc(3); CLIENTS.set(2); {}; sys.stdout.buffer.write(page())"
    )
    env = {**os.environ, "PYTHONPATH": str(SRC), "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for end in ("leave()", "None"):  # the first has ended: its choices stay, its sockets do not
        ran = subprocess.run([sys.executable, "-c", work.format(end)], env=env, check=True, capture_output=True)
    page = ran.stdout.decode()
    assert sample(page, 'sudi_choices_total{by="seat",game="shards"}') == 6
    assert sample(page, "sudi_clients") == 2


# ---- the log ----
def test_every_answer_has_an_id_and_the_log_has_it_too_but_nothing_that_somebody_sent(watched: House) -> None:
    anna = Person(watched, "Anežka Nápadná")
    table = anna.make()
    first = anna.get(f"/api/tables/{table}?what=tajemstvi", x_request_id="proxy-7.a_B")
    assert first.headers["x-request-id"] == "proxy-7.a_B"
    own = [anna.get("/api/games/shards/rules?q=slovo", x_request_id=odd).headers["x-request-id"] for odd in ("", "a b")]
    assert all(re.fullmatch("[0-9a-f]{16}", id) for id in own)
    assert own[0] != own[1]
    screen = Screen(anna, table, **{"x-request-id": "socket-1"})
    assert screen.socket.response is not None
    assert screen.socket.response.headers["x-request-id"] == "socket-1"
    catch_up(screen)
    screen.close()
    while not any(line.get("request") == "socket-1" for line in lines(watched)):
        anna.get("/api/health")
    found = {line["request"]: line for line in lines(watched) if "request" in line}
    assert found["proxy-7.a_B"]["message"] == "GET /api/tables/{table}"
    assert found["proxy-7.a_B"]["status"] == 200
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", found["proxy-7.a_B"]["time"])
    assert found["socket-1"]["message"] == "socket /ws/{table}"
    whole = watched.log.read_text(encoding="utf-8") if watched.log is not None else ""
    for secret in ("Nápadná", "tajemstvi", "slovo", table, "127.0.0.1", anna.cookie):
        assert secret not in whole, secret


def failing(problem: Exception) -> logging.LogRecord:
    try:
        raise problem
    except Exception:
        return logging.LogRecord("sudi", logging.ERROR, "keeper.py", 1, "it failed", (), sys.exc_info())


def test_an_error_tells_where_it_was_and_what_the_system_says_but_not_what_somebody_typed() -> None:
    token = REQUEST.set("r1")
    try:
        line = json.loads(JsonLines().format(failing(ValueError("Anežka wrote this"))))
        people = ForPeople().format(failing(ValueError("Anežka wrote this")))
        disk = json.loads(JsonLines().format(failing(OSError(28, "No space left on device"))))
    finally:
        REQUEST.reset(token)
    assert (line["message"], line["level"], line["request"], line["error"]) == (
        "it failed",
        "error",
        "r1",
        "ValueError",
    )
    assert re.fullmatch(r"test_running\.py:\d+ failing", line["trace"][-1])
    assert "No space left" in disk["error"]
    assert "[r1]" in people
    assert "Anežka" not in people + json.dumps(line, ensure_ascii=False)


def test_a_statement_that_fails_does_not_tell_its_values(tmp_path: Path) -> None:
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError

    async def fail() -> str:
        engine = open_engine(str(tmp_path / "a.sqlite"))
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT * FROM nowhere WHERE name = :name"), {"name": "Anežka"})
        except SQLAlchemyError as problem:
            return str(problem)
        finally:
            await engine.dispose()
        return ""

    said = asyncio.run(fail())
    assert "nowhere" in said
    assert "Anežka" not in said
