"""The wire of a WebSocket, below the messages: whoever does not read, or floods it with what is no message, is cut off.

uvicorn closes a connection only when everything written has been read, which somebody who reads nothing never lets
happen; and it answers every ping, however many come and however few of the answers are read.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .limits import Bucket, Limits

FLOODED = 1008
UNREAD_SECONDS = 20.0  # so long may somebody leave what was written unread
LAST_SECONDS = 5.0  # and so long a connection that is over
SLICE = 4_096  # what comes is taken in pieces, between which somebody who floods can be told apart


class Line(WebSocketsSansIOProtocol):
    _idle: Bucket | None = None
    _flooded = False
    _unread: asyncio.TimerHandle | None = None

    # ---- who does not read ----
    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads()

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
        self._end()

    def _end(self) -> None:
        if self not in self.connections:  # lost already
            return
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    # ---- who floods ----
    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

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
