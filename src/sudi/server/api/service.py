"""The server about itself: is it well, and what is the shape of its messages."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, get

from ..watching.memory import memory
from ..wire import schema
from .common import services


class Health(msgspec.Struct):
    ok: bool  # every part is well; the status is 503 otherwise
    database: Literal["ok", "failed"]
    redis: Literal["ok", "failed", "unused"]
    tables: int
    clients: int
    memory: int  # bytes, of all processes together
    build: str  # of the pages; another one means that the server has others now


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Which part does not answer within two seconds, or refuses."""
    known = services(request)
    database, redis = await known.well()
    taken = await known.cluster.memory() if known.cluster is not None and redis == "ok" else memory()
    found = Health(
        ok=database == "ok" and redis != "failed",
        database=database,
        redis=redis,
        tables=len(known.keeper.tables),
        clients=len(known.screens),
        memory=taken,
        build=request.app.state.pages.build,
    )
    return Response(found, status_code=200 if found.ok else 503)


@get("/schema", sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """The JSON Schema of the WebSocket's messages."""
    return schema.schema()


HANDLERS = [health, message_schema]
