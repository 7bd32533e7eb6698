"""A real server in a process of its own, people with cookies, and screens that keep every byte they got."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sudi.cli.running.load import START
from sudi.server.wire.messages import FromServer

SCREENS = contextlib.ExitStack()  # every screen of the running test; the fixture `screens` switches them off
SRC = Path(__file__).parents[2] / "src"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class House:
    """`sudi serve` on a free port. It can be killed like a machine that loses its power, and started again."""

    def __init__(
        self, folder: Path, *words: str, relaxed: bool = True, log: Path | None = None, program: str = START
    ) -> None:
        """`log`: the file that gets what the server writes down; without it that goes to the terminal."""
        self.log, self.program = log, program
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.words = ["--port", str(self.port), "--bot-pause", "0", "--thinkers", "1"]
        self.words += ["--database", str(folder / "house.sqlite")] if "--database" not in words else []
        self.words += [*words, *(["--relaxed", "--chance", "1"] if relaxed else [])]
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        paths = os.pathsep.join([str(SRC), os.environ.get("PYTHONPATH", "")])
        with self.log.open("ab") if self.log is not None else contextlib.nullcontext() as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program, "serve", *self.words],
                env={**os.environ, "PYTHONPATH": paths},
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        late = time.monotonic() + 180
        while time.monotonic() < late:
            assert self.process.poll() is None, "the server did not start"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.05)
        raise AssertionError("the server did not open its port")

    def kill(self) -> None:
        """kill -9, with everything it started."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Answer:
    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Person:
    """Somebody with a browser: cookies and requests."""

    def __init__(self, house: House, name: str | None = None) -> None:
        self.house, self.cookie = house, ""
        if name is not None:
            assert self.post("/api/guest", {"name": name}).status == 201

    def request(self, path: str, data: Any = None, **headers: str) -> Answer:
        head = {"cookie": self.cookie, **{k.replace("_", "-"): v for k, v in headers.items()}}
        body = None
        if data is not None:
            body = data if isinstance(data, bytes) else json.dumps(data).encode()
            head.setdefault("content-type", "application/json")
        try:
            with urllib.request.urlopen(urllib.request.Request(self.house.url + path, body, head), timeout=20) as found:
                answer = Answer(found.status, found.headers, found.read())
        except urllib.error.HTTPError as found:
            with found:
                answer = Answer(found.code, found.headers, found.read())
        cookie = answer.headers.get("set-cookie")
        if cookie:
            self.cookie = cookie.split(";")[0]
        return answer

    def get(self, path: str, **headers: str) -> Answer:
        return self.request(path, **headers)

    def post(self, path: str, data: Any, **headers: str) -> Answer:
        return self.request(path, data, **headers)

    def make(self, **rest: Any) -> str:
        answer = self.post("/api/tables", {"game": "shards", "mode": "duel", **rest})
        assert answer.status == 201, answer.body
        id: str = answer.json["id"]
        return id

    def sit(self, table: str, seat: str | None = None) -> Answer:
        return self.post(f"/api/tables/{table}/sit", {"seat": seat})

    def look(self, table: str, known: int | None = None) -> Screen:
        screen = Screen(self, table)
        screen.send(type="hello", known=known)
        screen.state()
        return screen


class Screen:
    """One WebSocket. `raw` is everything that came over it."""

    def __init__(self, who: Person, table: str, **headers: str) -> None:
        self.raw: list[str] = []
        self.cookie = who.cookie
        self.socket = SCREENS.enter_context(
            connect(
                f"ws://127.0.0.1:{who.house.port}/ws/{table}",
                additional_headers={"cookie": who.cookie, **headers},
                compression=None,
                open_timeout=20,
                close_timeout=1,
            )
        )
        self.last: dict[str, Any] = {}

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def get(self, timeout: float = 15) -> dict[str, Any]:
        """The next message, checked against the schema."""
        text = str(self.socket.recv(timeout))
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        msgspec.json.decode(text, type=FromServer)
        if message["type"] == "state":
            self.last = message
        return message

    def until(self, type: str, timeout: float = 15) -> dict[str, Any]:
        late = time.monotonic() + timeout
        while True:
            message = self.get(max(0.01, late - time.monotonic()))
            if message["type"] == type:
                return message

    def state(self, version: int = 0) -> dict[str, Any]:
        """The next state, of at least this version."""
        while True:
            message = self.until("state")
            if message["version"] >= version:
                return message

    def error(self) -> str:
        code: str = self.until("error")["code"]
        return code

    @property
    def version(self) -> int:
        found: int = self.last["version"]
        return found

    @property
    def options(self) -> list[str]:
        decision = self.last["view"]["decision"]
        return [o["name"] for o in (decision or {}).get("options", [])]

    @property
    def asked(self) -> str | None:
        decision = self.last["view"]["decision"]
        return None if decision is None else str(decision["seat"])

    def choose(self, option: str | None = None, **rest: Any) -> dict[str, Any]:
        """Choose and wait for the view that shows it."""
        wish = {"id": secrets.token_hex(8), "version": self.version, "option": option or self.options[0]}
        self.send(type="choose", **{**wish, **rest})
        accepted = self.until("accepted")
        self.state(accepted["version"])
        return accepted

    def close(self) -> None:
        self.socket.close()


def dark(screen: Screen) -> int:
    """The code by which the server closed a screen."""
    try:
        while True:
            screen.get()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def laid_out(house: House, record: Any, *sitting: Person) -> str:
    """A table at which a prepared position is played by these people; somebody else has laid it out and watches."""
    data = {"record": json.loads(record.to_json()), "at": 0, "seats": [{"kind": "open"} for _ in sitting]}
    answer = Person(house, "Vedoucí").post("/api/replay/fork", data)
    assert answer.status == 201, answer.body
    table: str = answer.json["id"]
    assert [who.sit(table).status for who in sitting] == [201 for _ in sitting]
    return table


def two_at_a_table(house: House, **rest: Any) -> tuple[str, Person, Person, Screen, Screen]:
    """Anna and Bob at a table of their own, both looking."""
    anna, bob = Person(house, "Anna"), Person(house, "Bob")
    table = anna.make(setup={"characters": ["tetra", "volos"]}, **rest)
    assert bob.sit(table).status == 201
    one, two = anna.look(table), bob.look(table)
    catch_up(one, two)
    return table, anna, bob, one, two


def catch_up(*screens: Screen) -> None:
    """Read whatever is still on its way (bounded by a ping that comes back)."""
    for n, screen in enumerate(screens):
        screen.send(type="ping", t=float(n))
        screen.until("pong")


def all_ready(*screens: Screen) -> None:
    """Everybody says so, and the clocks start."""
    for screen in screens:
        screen.send(type="ready")
    catch_up(*screens)


def in_turn(one: Screen, two: Screen) -> tuple[Screen, Screen]:
    """The screen that is asked, and the other one."""
    return (one, two) if one.asked == one.last["you"] else (two, one)
