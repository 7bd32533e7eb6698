"""A screen that is connected: what it has, and a queue of what it is still to get."""

from __future__ import annotations

import asyncio
import secrets
from typing import Protocol

from .limits import Limits
from .store.people import User

UNREAD = 4408  # closes a screen that does not read


class Client(Protocol):
    """Somebody who looks at a table, here or through another process."""

    id: str
    user: User | None
    table: str
    known: int | None  # the version it has
    greeted: bool

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Screen:
    """A client whose socket is in this process. Sending never waits; who reads too slowly is let go."""

    def __init__(
        self,
        table: str,
        user: User | None,
        most: int = Limits.waiting_messages,
        session: str | None = None,
        most_bytes: int = Limits.waiting_bytes,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.session = session  # that it shows by; when it is over, so is the screen
        self.table, self.user = table, user
        self.known: int | None = None
        self.greeted = False
        self.closing: int | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most, self._most_bytes = most, most_bytes
        self._bytes = 0  # in the queue

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        waiting = self.queue.qsize()
        if waiting >= self._most or (waiting and self._bytes + len(data) > self._most_bytes):
            self.close(UNREAD)
            return
        self._bytes += len(data)
        self.queue.put_nowait(data)

    async def next(self) -> bytes | None:
        """What is to be sent next; None: nothing more."""
        data = await self.queue.get()
        self._bytes -= len(data or b"")
        return data

    def close(self, code: int) -> None:
        if self.closing is not None:
            return
        self.closing = code
        while code == UNREAD and not self.queue.empty():  # whoever comes back is told everything anew
            self.queue.get_nowait()
        self.queue.put_nowait(None)
