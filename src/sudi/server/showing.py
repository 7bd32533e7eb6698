"""From a table to the bytes each screen gets. What is the same for several screens is made once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sudi.kernel.chance import Seed
from sudi.kernel.decision import seat_name
from sudi.kernel.shown import Shared
from sudi.table import Table, asking, looking
from sudi.table.asking import AskingFace

from .clients import Client
from .messages import write


class _Shown(msgspec.Struct, tag_field="type", tag="state"):
    """`messages.State` with its big parts encoded already."""

    version: int
    you: str | list[str] | None
    table: msgspec.Raw
    view: msgspec.Raw
    log_from: int
    log: list[Any]
    seed: Seed | None
    asking: AskingFace | None


def seats_of(table: Table, client: Client) -> list[int]:
    return table.seats.of(client.user.id if client.user is not None else None)


class Showing:
    """What the screens of a table are shown. What has not changed since the last time is not made again."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shared: Shared | None = None
        self._faced: tuple[Any, msgspec.Raw] | None = None  # what the last face hung on, and that face

    def _face(self, now: float) -> msgspec.Raw:
        hangs_on = looking.face_hangs_on(self._table)
        if self._faced is not None and self._faced[0] == hangs_on:
            return self._faced[1]
        face = encoded(looking.face(self._table, now))
        self._faced = None if hangs_on is None else (hangs_on, face)
        return face

    def show(self, clients: Iterable[Client], now: float) -> None:
        """Send everybody the state as they may see it, with the log they do not have yet."""
        table = self._table
        if self._shared is None and table.match is not None:
            self._shared = Shared(table.match.game, encoded)
        face = self._face(now)
        views: dict[int | None, msgspec.Raw] = {}
        whole: dict[Any, bytes] = {}
        for client in clients:
            seats = seats_of(table, client)
            viewer, reader = looking.viewer_of(table, seats), looking.reader_of(seats)
            since = table.known_lines(client.known)
            key = (tuple(seats), viewer, since)
            if key not in whole:
                if viewer not in views:
                    views[viewer] = encoded(looking.view(table, viewer, self._shared))
                labels = [seat_name(seat) for seat in seats]
                you = None if not labels else labels[0] if len(labels) == 1 else labels
                log = looking.log(table, reader, since, self._shared)
                whole[key] = write(
                    _Shown(
                        table.version,
                        you,
                        face,
                        views[viewer],
                        since,
                        log,
                        looking.seed(table),
                        asking.face(table, viewer),
                    )
                )
            client.known = table.version if table.status != "waiting" else None
            client.send(whole[key])


def encoded(part: Any) -> msgspec.Raw:
    return msgspec.Raw(write(part))
