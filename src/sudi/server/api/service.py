"""The server about itself: is it well, and what is the shape of its messages."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from .. import schema
from ..memory import memory
from .common import services


class Health(msgspec.Struct):
    ok: bool
    tables: int
    clients: int
    memory: int  # bytes, of all processes together
    build: str  # of the pages; another one means that the server has others now


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Health:
    known = services(request)
    taken = memory() if known.cluster is None else await known.cluster.memory()
    return Health(True, len(known.keeper.tables), len(known.screens), taken, request.app.state.pages.build)


@get("/schema", sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """The JSON Schema of the WebSocket's messages."""
    return schema.schema()


HANDLERS = [health, message_schema]
