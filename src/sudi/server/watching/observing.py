"""Around every request and socket: an id that the answer carries, one line in the log, and how long it took."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .logs import REQUEST, request_id
from .metrics import REQUESTS

log = logging.getLogger("sudi.requests")
QUIET = ("/api/health", "/metrics", "/", "/{path:path}")  # asked all the time, or pages: only worth a line if they fail


def observe(app: ASGIApp) -> ASGIApp:
    async def observed(scope: Scope, receive: Receive, send: Send) -> None:
        given = dict(scope["headers"]).get(b"x-request-id")
        id = request_id(given.decode("latin-1") if given is not None else None)
        before, began = REQUEST.set(id), time.perf_counter()
        status = 0

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept"):
                known: Any = message
                known["headers"] = [*known.get("headers", ()), (b"x-request-id", id.encode())]
                status = known.get("status", 101)
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await app(scope, receive, with_id)
            line = _line(scope)
            if line is not None and line.goes_on is not None:  # a screen: it was let in, and now it stays
                line.shed()
                await line.goes_on()
        finally:
            line = _line(scope)  # a socket that this side closed says by which code
            status = getattr(line, "ended", 0) or status
            _note(scope, status, time.perf_counter() - began)
            REQUEST.reset(before)

    return observed


def _line(scope: Scope) -> Any:
    return (scope.get("extensions") or {}).get("line")


def _note(scope: Scope, status: int, seconds: float) -> None:
    """By the route and not by the path: the link of a table is its key."""
    template: Any = scope.get("path_template")
    route, took = str(template or "refused"), round(1000 * seconds, 1)
    if scope["type"] == ScopeType.HTTP:
        method = str(scope["method"]) if template else ""
        REQUESTS.labels(method, route, str(status)).observe(seconds)
        level = logging.DEBUG if route in QUIET and status < 500 else logging.INFO
        log.log(level, "%s %s", method, route, extra={"facts": {"status": status, "ms": took}})
    else:
        log.info("socket %s", route, extra={"facts": {"status": status, "ms": took}})
