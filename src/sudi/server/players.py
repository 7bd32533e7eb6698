"""People who do not think, for `sudi load`: each is one WebSocket that answers at random whenever it is asked.

They share the machine with the server that they measure, so they are made to cost little: no task and no queue for
each, no more of a message decoded than the options, and a mask of zeros (a client has to mask what it sends, and any
key will do).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from struct import pack
from typing import cast

import msgspec

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
HELLO = b'{"type":"hello","known":null}'
STATE = b'{"type":"state"'
ERROR = b'{"type":"error"'


# Only what a player needs is decoded; the rest of a message is skipped.
class _Option(msgspec.Struct):
    name: str


class _Decision(msgspec.Struct):
    options: list[_Option] = []


class _View(msgspec.Struct):
    decision: _Decision | None


class _State(msgspec.Struct):
    version: int
    view: _View | None = None


decode = msgspec.json.Decoder(_State).decode


class Tally:
    """What all players count together."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.waits: list[float] = []
        self.finished = 0
        self.errors = 0
        self.playing = False
        self.over = False


class Player(asyncio.Protocol):
    """One client of one table. `seen` is called once, when it has seen the match, or never will."""

    def __init__(
        self, host: str, table: str, cookie: str, chance: Random, tally: Tally, seen: Callable[[], None]
    ) -> None:
        self._request = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3VkaSBsb2FkIHBsYXllcg==\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._chance, self._tally, self._seen = chance, tally, seen
        self._told = False
        self.begin()

    def begin(self) -> None:
        """Before it is connected, or connected once more."""
        self._buffer = b""
        self._open = False
        self._asked: _State | None = None
        self._answered = -1
        self._sent = 0.0  # when the choice was sent that is not shown yet

    # ---- the wire ----
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._tally.over:
            self._tally.errors += 1
            self._tell()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.close()
                return
            self._open = True
            self._send(TEXT, HELLO)
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self._hear(payload)
            elif opcode == PING:
                self._send(PONG, payload)
            elif opcode == CLOSE:
                self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server neither masks nor cuts its messages into pieces."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 0xF, buffer[start : start + size]

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((MASKED | size,)) if size < 126 else pack("!BH", MASKED | 126, size)
        self._transport.write(bytes((FINAL | opcode,)) + length + bytes(4) + payload)

    # ---- the match ----
    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self._seen()

    def _hear(self, data: bytes) -> None:
        if data.startswith(ERROR):
            self._tally.errors += 1
        if not data.startswith(STATE):
            return
        state = decode(data)
        if state.view is None:
            return
        self._tell()
        if self._sent and state.version > self._answered:
            self._tally.waits.append(time.perf_counter() - self._sent)
            self._sent = 0.0
            self.answered()
        if state.view.decision is None:
            self._tally.finished += 1
            self._asked = None
        elif state.view.decision.options and state.version > self._answered:
            self._asked = state
            if self._tally.playing:
                self.think()

    def answered(self) -> None:
        """A choice was accepted, and this player sees what came of it."""

    def think(self) -> None:
        """Answer after a while, if anything is asked."""
        if self._asked is None:
            return
        if self._tally.think:
            wait = self._chance.uniform(0.5, 1.5) * self._tally.think
            asyncio.get_running_loop().call_later(wait, self._answer)
        else:
            self._answer()

    def _answer(self) -> None:
        asked = self._asked
        if asked is None or asked.version <= self._answered or self._tally.over:
            return
        assert asked.view is not None
        assert asked.view.decision is not None
        option, self._answered = self._chance.choice(asked.view.decision.options).name, asked.version
        wish = {"type": "choose", "id": f"v{asked.version}", "version": asked.version, "option": option}
        self._sent = time.perf_counter()
        self._send(TEXT, msgspec.json.encode(wish))

    def leave(self) -> None:
        self._transport.abort()
