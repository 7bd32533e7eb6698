"""The wire of a WebSocket, below the messages: whoever does not read, or floods it with what is no message, is cut off.

uvicorn closes a connection only when everything written has been read, which somebody who reads nothing never lets
happen; and it answers every ping, however many come and however few of the answers are read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from ..guard.limits import Bucket, Limits
from .clients import Screen

FLOODED = 1008
UNREAD_SECONDS = 20.0  # so long may somebody leave what was written unread
LAST_SECONDS = 5.0  # and so long a connection that is over
HEARD = 4  # so many messages wait for their turn before nothing more is read
TEXT = 0x81  # the first byte of a frame that is a whole message
KEPT = ("type", "path_template", "extensions")  # of a request whose screen stays
SLICE = 4_096  # what comes is taken in pieces, between which somebody who floods can be told apart


class Heard:
    """What came and was not taken yet, for one who listens: as much of `asyncio.Queue` as is needed, at a tenth of its
    memory."""

    __slots__ = ("_events", "_waiting")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._events.pop(0)

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Open:
    """An `asyncio.Event` that is nearly always set, and takes no memory then."""

    __slots__ = ("_closed",)

    def __init__(self) -> None:
        self._closed: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self._closed is None

    def set(self) -> None:
        if self._closed is not None:
            self._closed.set()
            self._closed = None

    def clear(self) -> None:
        if self._closed is None:
            self._closed = asyncio.Event()

    async def wait(self) -> None:
        if self._closed is not None:
            await self._closed.wait()


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol; what a screen is sent goes to the transport as it is, without a queue and a task for it."""

    screen: Screen | None = None
    goes_on: Callable[[], Awaitable[None]] | None = None  # what is done once it has been let in
    ended = 0  # the code by which this side closed it
    _idle: Bucket | None = None
    _flooded = False
    _follows = True  # so far everything that came ended where a frame does
    _requested = False
    _unread: asyncio.TimerHandle | None = None

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.queue: Any = Heard()
        self.writable: Any = Open()

    # ---- the way of messages ----
    @property
    def takes(self) -> bool:
        return bool(self.writable.is_set())

    def write(self, *messages: bytes) -> None:
        """Each message as one frame of text, and all of them to the system at once."""
        if self.close_sent or self.transport.is_closing():
            return
        if len(messages) == 1:
            self.transport.write(_head(len(messages[0])) + messages[0])
        else:
            self.transport.write(b"".join([part for data in messages for part in (_head(len(data)), data)]))

    def end(self, code: int) -> None:
        """Close it, behind what was written; whoever listens hears that it is over."""
        if self.close_sent or self.transport.is_closing():
            return
        self.ended, self.close_sent = code, True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, which stops reading at each message and begins again; here a few may wait."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= HEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._extensions()["line"] = self

    def _extensions(self) -> dict[str, Any]:
        found: Any = self.scope["extensions"]
        return found  # type: ignore[no-any-return]

    def shed(self) -> None:
        """Forget what only the handshake needed: a screen may be connected for hours, and thousands of them."""
        self.request.headers.clear()  # whoever reads frames holds the request for good
        del self.request, self.response
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        for key in [key for key in scope if key not in KEPT]:
            del scope[key]

    # ---- who does not read ----
    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads()
        if self.screen is not None:
            self.screen.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reads()
        super().connection_lost(exc)

    def _reads(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._extensions().pop("line", None)
        self.screen = self.goes_on = None  # nothing of it is left to be found by the garbage collector
        self._end()

    def _end(self) -> None:
        if self not in self.connections:  # lost already
            return
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    # ---- who floods ----
    def data_received(self, data: bytes) -> None:
        if self._follow(data) and self._whole_message(data):
            return
        for start in range(0, len(data), SLICE):
            if self._flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def _follow(self, data: bytes) -> bool:
        """Does this begin and end between two frames? Once something was cut in two, nobody follows any more."""
        if not self._follows:
            return False
        if not self._requested:  # what the connection begins with
            self._requested = True
            self._follows = data.endswith(b"\r\n\r\n")
            return False
        at, end = 0, len(data)
        while at + 2 <= end:
            size, head = data[at + 1] & 0x7F, 6
            if size == 126:
                if at + 4 > end:
                    break
                size, head = data[at + 2] << 8 | data[at + 3], 8
            if size == 127 or not data[at + 1] & 0x80:
                break
            at += head + size
        self._follows = at == end and self.handshake_complete
        return self._follows

    def _whole_message(self, data: bytes) -> bool:
        """Nearly everything that comes is one short message in one frame, and is taken as it is, at a fraction of the
        cost; whatever else there is, and whatever could be against the protocol, is for those who know all of it."""
        head = 6 if data[1] & 0x7F < 126 else 8
        size = len(data) - head
        if data[0] != TEXT or size > SLICE or size != (data[1] & 0x7F if head == 6 else data[2] << 8 | data[3]):
            return False
        if self.close_sent or self._flooded or self.frames or self.conn.state is not State.OPEN:
            return False
        text = apply_mask(data[head:], data[head - 4 : head])
        if not text.isascii():
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text.decode("ascii")})
        if not self.read_paused and self.queue.qsize() >= HEARD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def handle_ping(self) -> None:
        if not self._too_many():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_cont(event)

    def _too_many(self) -> bool:
        """Of frames that are no whole message: pings, pongs, pieces."""
        now = self.loop.time()
        if self._idle is None:
            self._idle = Bucket(Limits().frames, now)
        if not self._flooded and not self._idle.take(now):
            self._flooded = self.close_sent = True
            self.conn.fail(FLOODED, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED})
            # What still comes is thrown away unread: closing at once would throw the reason away with it.
            self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)
        return self._flooded


def _head(size: int) -> bytes:
    """What stands before a message of this size in its frame."""
    if size < 126:
        return bytes((TEXT, size))
    return pack("!BBH", TEXT, 126, size) if size < 65_536 else pack("!BBQ", TEXT, 127, size)
