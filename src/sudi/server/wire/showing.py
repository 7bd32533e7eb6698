"""From a table to the bytes each screen gets. What is the same for several screens is made once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from sudi.kernel.decision import seat_name
from sudi.table import Table, asking, looking

from .clients import Client
from .messages import write
from .sending import Sent, line


def seats_of(table: Table, client: Client) -> list[int]:
    return table.seats.of(client.user.id if client.user is not None else None)


# `messages.State`, of which the big parts are bytes already.
STATE = b'{"type":"state","version":%d,"you":%b,"table":%b,"view":%b,"log_from":%d,"log":[%b],"seed":%b,"asking":%b}'


class Showing:
    """What the screens of a table are shown. What has not changed since the last time is not made again."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._sent: Sent | None = None
        self._faced: tuple[Any, bytes] | None = None  # what the last face hung on, and that face
        self._wished: dict[int, tuple[Any, bytes]] = {}  # by seat: what its wish hung on, and that as it is sent

    def _face(self, now: float) -> bytes:
        hangs_on = looking.face_hangs_on(self._table)
        if self._faced is not None and self._faced[0] == hangs_on:
            return self._faced[1]
        face = write(looking.face(self._table, now))
        self._faced = None if hangs_on is None else (hangs_on, face)
        return face

    def show(self, clients: Iterable[Client], now: float, ahead: tuple[Client, bytes] | None = None) -> None:
        """Send everybody the state as they may see it, with the log they do not have yet; one of them something `ahead`
        of it, in the same piece."""
        table, match = self._table, self._table.match
        if self._sent is None and match is not None:
            self._sent = Sent(match.game)
        face = self._face(now)
        seed = write(looking.seed(table)) if table.outcome is not None else b"null"
        views: dict[int | None, bytes] = {}
        logs: dict[int, bytes] = {}
        whole: dict[Any, bytes] = {}
        for client in clients:
            seats = seats_of(table, client)
            viewer, reader = looking.viewer_of(table, seats), looking.reader_of(seats)
            since = table.known_lines(client.known)
            key = (tuple(seats), viewer, since)
            if key not in whole:
                if viewer not in views:
                    views[viewer] = self._view(viewer)
                whole[key] = STATE % (
                    table.version,
                    _you(tuple(seats)),
                    face,
                    views[viewer],
                    since,
                    self._log(reader, since, logs),
                    seed,
                    b"null" if viewer is None or match is None else self._wish(viewer),
                )
            client.known = table.version if table.status != "waiting" else None
            if ahead is not None and client is ahead[0]:
                client.send(ahead[1], whole[key])
                ahead = None
            else:
                client.send(whole[key])
        if ahead is not None:  # it does not look at the table any more
            ahead[0].send(ahead[1])

    def _view(self, viewer: int | None) -> bytes:
        match = self._table.match
        if match is None or self._sent is None:
            return b"null"
        return self._sent.bytes_for(match, viewer, looking.offers(self._table, viewer))

    def _wish(self, seat: int) -> bytes:
        """When a seat wants to be asked."""
        table, kept = self._table, self._wished.get(seat)
        hangs_on = table.seats[seat].asking, asking.spans(table)
        if kept is None or kept[0] != hangs_on:
            kept = self._wished[seat] = hangs_on, write(asking.face(table, seat))
        return kept[1]

    def _log(self, reader: int | None, since: int, made: dict[int, bytes]) -> bytes:
        """The lines from `since` on. What hides nothing was `made` for whoever was shown it first."""
        match = self._table.match
        if match is None:
            return b""
        open_to_all = made.get(since)
        if open_to_all is not None:
            return open_to_all
        t, lines = match.state.t, match.game.lines
        happened = looking.happened(self._table, reader, since)
        said = b",".join(
            [b'{"n":%d,%b' % (n, line(t, lines, raw, blind)) for n, (raw, blind) in enumerate(happened, since)]
        )
        if not any(lines.all[raw[0]].secret for raw, _ in happened):
            made[since] = said
        return said


@cache
def _you(seats: tuple[int, ...]) -> bytes:
    """The seat of whoever looks, or all of them."""
    labels = [seat_name(seat) for seat in seats]
    return write(None if not labels else labels[0] if len(labels) == 1 else labels)
