"""From a table to the bytes each screen gets. What is the same for several screens is made once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sudi.kernel.chance import Seed
from sudi.kernel.decision import seat_name
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


def show(table: Table, clients: Iterable[Client], now: float) -> None:
    """Send everybody the state as they may see it, with the log they do not have yet."""
    face = msgspec.Raw(write(looking.face(table, now)))
    shared = looking.shared(table)
    views: dict[int | None, msgspec.Raw] = {}
    whole: dict[Any, bytes] = {}
    for client in clients:
        seats = seats_of(table, client)
        viewer, reader = looking.viewer_of(table, seats), looking.reader_of(seats)
        since = table.known_lines(client.known)
        key = (tuple(seats), viewer, since)
        if key not in whole:
            if viewer not in views:
                views[viewer] = msgspec.Raw(write(looking.view(table, viewer, shared)))
            labels = [seat_name(seat) for seat in seats]
            you = None if not labels else labels[0] if len(labels) == 1 else labels
            log = looking.log(table, reader, since, shared)
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
