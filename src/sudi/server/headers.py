"""What every answer carries and every request has to fulfil: security headers, origin, rate."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from .api.common import Problem
from .messages import Text
from .socket import own_origin

CONTENT = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",  # pages set positions through the object model, never by a style attribute in their text
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # the link of a table is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def guard(app: ASGIApp) -> ASGIApp:
    """The middleware around every HTTP request."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [*HEADERS]
                if scope["path"].startswith("/api"):
                    own.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", ()), *own]
            await send(message)

        problem = _problem(scope)
        if problem is not None:
            await _refuse(with_headers, *problem)
            return
        await app(scope, receive, with_headers)

    return guarded


def _problem(scope: HTTPScope) -> tuple[int, Problem] | None:
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if scope["method"] not in ("GET", "HEAD") and not own_origin(
        origin.decode("latin-1") if origin is not None else None, headers.get(b"host", b"").decode("latin-1")
    ):
        return 403, Problem("origin", Text("Požadavek přišel z cizí stránky.", "The request comes from another page."))
    if scope["path"].startswith("/api"):
        client: Any = scope.get("client")
        services = scope["litestar_app"].state.services
        if not services.requests.take(client[0] if client else ""):
            return 429, Problem("rate", Text("Pomaleji, prosím; chvilku počkej.", "Slower, please; wait a moment."))
    return None


async def _refuse(send: Any, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
