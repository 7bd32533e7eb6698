"""Messages are understood however the network cuts them, and what is against the protocol of WebSockets is refused."""

from __future__ import annotations

import json
import socket as system
from collections.abc import Iterator
from struct import pack

import pytest

from .house import House, Person, two_at_a_table

TEXT, PART, CONT, LAST_CONT, PING, CLOSE = 0x81, 0x01, 0x00, 0x80, 0x89, 0x88
MASK = bytes((1, 2, 3, 4))


def frame(head: int, payload: bytes) -> bytes:
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else pack("!BH", 0x80 | 126, size)
    return bytes((head,)) + length + MASK + bytes(b ^ MASK[n % 4] for n, b in enumerate(payload))


def said(**words: object) -> bytes:
    return json.dumps(words, ensure_ascii=False).encode()


class Raw:
    """A client that decides for itself which bytes go out together."""

    def __init__(self, house: House, table: str, person: Person) -> None:
        self.line = system.create_connection(("127.0.0.1", house.port), timeout=30)
        self.line.setsockopt(system.IPPROTO_TCP, system.TCP_NODELAY, 1)
        self.line.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'a' * 22}==\r\n"
            f"Cookie: {person.cookie}\r\n\r\n".encode()
        )
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.data += self.line.recv(65536)
        self.data = self.data.partition(b"\r\n\r\n")[2]

    def _take(self, size: int) -> bytes:
        while len(self.data) < size:
            more = self.line.recv(65536)
            assert more, "the connection is over"
            self.data += more
        found, self.data = self.data[:size], self.data[size:]
        return found

    def next(self) -> tuple[int, bytes]:
        head, size = self._take(2)
        if size >= 126:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return head, self._take(size)

    def pongs(self, *expected: float) -> None:
        """The answers to these pings of the table's own protocol come in this order."""
        found: list[float] = []
        while len(found) < len(expected):
            head, payload = self.next()
            if head == TEXT and (message := json.loads(payload))["type"] == "pong":
                found.append(message["t"])
        assert found == list(expected)

    def ended(self) -> int:
        """The code by which it is closed."""
        while True:
            head, payload = self.next()
            if head == CLOSE:
                return int.from_bytes(payload[:2], "big")


@pytest.fixture
def raw(house: House) -> Iterator[Raw]:
    table, ada, _, _, _ = two_at_a_table(house)
    one = Raw(house, table, ada)
    yield one
    one.line.close()


def test_messages_are_understood_however_they_are_cut(raw: Raw) -> None:
    one, two, three = (frame(TEXT, said(type="ping", t=float(n))) for n in range(3))
    raw.line.sendall(one)
    raw.pongs(0.0)
    raw.line.sendall(one + two + frame(PING, b"x") + three)
    raw.pongs(0.0, 1.0, 2.0)
    for cut in range(1, len(two)):  # also inside the head, the mask and the text
        raw.line.sendall(one + two[:cut])
        raw.line.sendall(two[cut:] + three)
        raw.pongs(0.0, 1.0, 2.0)
    half = said(type="ping", t=7.0)
    raw.line.sendall(frame(PART, half[:5]) + frame(PING, b"") + frame(LAST_CONT, half[5:]))
    raw.pongs(7.0)
    raw.line.sendall(three)
    raw.pongs(2.0)


def test_a_longer_message_and_other_letters_are_understood(raw: Raw) -> None:
    raw.line.sendall(frame(TEXT, said(type="hello", known=None)))
    for text in ("a" * 200, "žluťoučký kůň 🂡"):
        raw.line.sendall(frame(TEXT, said(type="chat", text=text)))
        while True:
            head, payload = raw.next()
            if head == TEXT and json.loads(payload)["type"] == "chat":
                assert json.loads(payload)["text"] == text
                break


@pytest.mark.parametrize(
    "bad",
    [
        frame(PART, b'{"type"') + frame(TEXT, said(type="ping", t=1.0)),  # a message inside another
        frame(LAST_CONT, b"of what?"),
        frame(0xC1, said(type="ping", t=1.0)),  # compressed, which nobody agreed on
        bytes((TEXT, 4)) + b"open",  # a client has to mask
    ],
)
def test_what_is_against_the_protocol_ends_the_connection(raw: Raw, bad: bytes) -> None:
    raw.line.sendall(frame(TEXT, said(type="ping", t=3.0)))
    raw.pongs(3.0)
    raw.line.sendall(bad)
    assert raw.ended() == 1002


def test_letters_that_are_none_end_the_connection(raw: Raw) -> None:
    raw.line.sendall(frame(TEXT, b"\xff\xfe"))
    assert raw.ended() == 1007


def test_nothing_is_heard_behind_the_end(raw: Raw) -> None:
    raw.line.sendall(frame(CLOSE, pack("!H", 1000)))
    raw.line.sendall(frame(TEXT, said(type="ping", t=1.0)))
    assert raw.ended() == 1000
