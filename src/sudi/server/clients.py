"""A screen that is connected: what it has, and a queue of what it is still to get."""

from __future__ import annotations

import asyncio
import secrets
from typing import Protocol

from .store.people import User


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

    def __init__(self, table: str, user: User | None, most: int, session: str | None = None) -> None:
        self.id = secrets.token_hex(8)
        self.session = session  # that it shows by; when it is over, so is the screen
        self.table, self.user = table, user
        self.known: int | None = None
        self.greeted = False
        self.closing: int | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(most)

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close(4408)

    def close(self, code: int) -> None:
        if self.closing is not None:
            return
        self.closing = code
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
