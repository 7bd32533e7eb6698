"""A screen that is connected: what it has, and what it is still to get."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Protocol

from ..guard.limits import Limits
from ..store.people import User

UNREAD = 4408  # closes a screen that does not read


class Client(Protocol):
    """Somebody who looks at a table, here or through another process."""

    id: str
    user: User | None
    table: str
    known: int | None  # the version it has
    greeted: bool

    def send(self, *messages: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Wire(Protocol):
    """The connection of a screen; whenever it can take more again, it lets the screen `flush`."""

    @property
    def takes(self) -> bool: ...

    def write(self, *messages: bytes) -> None: ...

    def end(self, code: int) -> None: ...


class Screen:
    """A client whose socket is in this process. Sending never waits: what the wire does not take now waits here, and
    who reads too slowly is let go."""

    def __init__(
        self,
        table: str,
        user: User | None,
        most: int = Limits.waiting_messages,
        session: str | None = None,
        most_bytes: int = Limits.waiting_bytes,
        wire: Wire | None = None,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.session = session  # that it shows by; when it is over, so is the screen
        self.table, self.user = table, user
        self.known: int | None = None
        self.greeted = False
        self.closing: int | None = None
        self.waiting: deque[bytes] | tuple[()] = ()  # a queue only once something has to wait
        self._wire = wire
        self._most, self._most_bytes = most, most_bytes
        self._bytes = 0  # that wait

    def send(self, *messages: bytes) -> None:
        if self.closing is not None:
            return
        if self._wire is not None and not self.waiting and self._wire.takes:
            self._wire.write(*messages)
            return
        for data in messages:
            self._keep(data)

    def _keep(self, data: bytes) -> None:
        """Until the wire takes it."""
        if self.closing is not None:
            return
        if len(self.waiting) >= self._most or (self.waiting and self._bytes + len(data) > self._most_bytes):
            self.close(UNREAD)
            return
        self._bytes += len(data)
        if not isinstance(self.waiting, deque):
            self.waiting = deque()
        self.waiting.append(data)

    def flush(self) -> None:
        """The wire takes more again."""
        while isinstance(self.waiting, deque) and self._wire is not None and self._wire.takes:
            data = self.waiting.popleft()
            self._bytes -= len(data)
            self.waiting = self.waiting or ()
            self._wire.write(data)

    def close(self, code: int) -> None:
        """The end. What still waits is forgotten: whoever comes back is told everything anew."""
        if self.closing is not None:
            return
        self.closing = code
        self.waiting = ()
        if self._wire is not None:
            self._wire.end(code)
