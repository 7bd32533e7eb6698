"""Who does not read is cut off with a code that says so, and nobody else notices. (Who sends too much: test_limits.)"""

from __future__ import annotations

import asyncio
import socket as system
from types import SimpleNamespace
from typing import Any

from sudi.server.guard.limits import Limits
from sudi.server.wire.clients import UNREAD
from sudi.server.wire.clients import Screen as Waiting
from sudi.server.wire.line import LAST_SECONDS, UNREAD_SECONDS, Line

from .house import House, Person, two_at_a_table


class Slow:
    """A wire that takes so many messages, and then none until somebody reads."""

    def __init__(self, room: int) -> None:
        self.room, self.code = room, 0
        self.heard: list[bytes] = []

    @property
    def takes(self) -> bool:
        return self.room > 0

    def write(self, data: bytes) -> None:
        self.room -= 1
        self.heard.append(data)

    def end(self, code: int) -> None:
        self.code = code


def test_what_waits_for_a_reader_is_bounded_in_bytes_and_forgotten_when_it_is_let_go() -> None:
    wire = Slow(0)
    one = Waiting("t1", None, most=10, most_bytes=100, wire=wire)
    one.send(b"x" * 1000)
    assert one.closing is None, "one message may be as long as it has to be"
    wire.room = 1
    one.flush()
    assert wire.heard == [b"x" * 1000]
    one.send(b"x" * 60)
    one.send(b"x" * 40)
    assert one.closing is None
    one.send(b"x")
    assert one.closing == wire.code == UNREAD
    assert not one.waiting, "nothing but the end is kept"


def test_what_has_waited_comes_in_its_order_and_before_what_is_new() -> None:
    wire = Slow(1)
    one = Waiting("t1", None, wire=wire)
    for word in (b"a", b"b", b"c"):
        one.send(word)
    assert wire.heard == [b"a"]
    wire.room = 1
    one.send(b"d")
    assert wire.heard == [b"a"], "b has waited longer"
    one.flush()
    assert wire.heard == [b"a", b"b"]
    wire.room = 5
    one.flush()
    assert wire.heard == [b"a", b"b", b"c", b"d"]
    one.send(b"e")
    assert wire.heard[-1] == b"e"


def test_a_reader_who_stops_is_closed_with_a_code_and_can_come_back(house: House) -> None:
    table, _, _, one, _ = two_at_a_table(house)
    for _ in range(20):
        one.send(type="chat", text="🂡" * Limits().chat_characters)  # every hello is answered by all of this
        one.until("chat")
    hello = b'{"type":"hello","known":null,"heard":null}'
    with system.socket() as slow:
        slow.setsockopt(system.SOL_SOCKET, system.SO_RCVBUF, 4096)  # the system keeps little for somebody who is slow
        slow.settimeout(20)
        slow.connect(("127.0.0.1", house.port))
        slow.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2xvd3NvY2tldHNsb3dzbw==\r\n\r\n".encode()
        )
        assert slow.recv(1000).startswith(b"HTTP/1.1 101")  # before that nothing may be sent
        framed = bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello
        slow.sendall(framed)
        while not one.state()["table"]["spectators"]:
            pass
        slow.sendall(framed * 400)
        while one.state()["table"]["spectators"]:  # nobody waits for it, and the table lets it go
            pass
        heard = b""
        while UNREAD.to_bytes(2, "big") not in heard:
            data = slow.recv(100_000)
            assert data, "the end has its reason"
            heard = heard[-10:] + data
    again = Person(house).look(table)
    assert again.last["table"]["spectators"] == 1


class Wire:
    """The parts of a connection that `Line` uses, with a clock that somebody turns."""

    def __init__(self) -> None:
        self.aborted, self.timers = False, []

    def abort(self) -> None:
        self.aborted = True

    def call_later(self, seconds: float, work: Any) -> Any:
        self.timers.append((seconds, work))
        return SimpleNamespace(cancel=lambda: self.timers.remove((seconds, work)))


def test_a_connection_that_is_not_read_from_ends_for_certain() -> None:
    """Closing would wait until everything was read, for as long as the other side likes."""
    wire = Wire()
    line = Line.__new__(Line)
    line.transport, line.loop = wire, wire  # type: ignore[assignment]
    line.writable, line.connections = asyncio.Event(), {line}
    line.pause_writing()
    assert [seconds for seconds, _ in wire.timers] == [UNREAD_SECONDS]
    line.resume_writing()
    assert wire.timers == []
    line.pause_writing()
    wire.timers.pop()[1]()
    assert wire.aborted
    line.pong_timer, line.close_sent = None, True
    line.keepalive_timeout()
    assert [seconds for seconds, _ in wire.timers] == [LAST_SECONDS]
