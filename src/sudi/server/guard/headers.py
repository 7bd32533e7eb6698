"""What every answer carries and every request has to fulfil: security headers, host, origin, kind of body, rate."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ..api.common import Problem
from ..wire.messages import Text, write
from ..wire.socket import own_origin
from .hosts import answers_to, unknown_name
from .limits import counted

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
ONCE = (
    b"host",
    b"origin",
    b"content-type",
    b"content-length",
)  # of two, two readers may believe different ones
JSON, HTML = b"application/json", b"text/html; charset=utf-8"


def guard(app: ASGIApp) -> ASGIApp:
    """The middleware around every HTTP request."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [*HEADERS]
                if _of_the_api(scope["path"]):
                    own.append((b"cache-control", b"no-store"))
                names = {name for name, _ in own}
                message["headers"] = [*(one for one in message.get("headers", ()) if one[0] not in names), *own]
            await send(message)

        problem = _problem(scope)
        if problem is not None:
            status, told = problem
            page = told.code == "host" and b"text/html" in dict(scope["headers"]).get(b"accept", b"")
            await _refuse(with_headers, status, *((HTML, unknown_name(told.text)) if page else (JSON, write(told))))
            return
        await app(scope, receive, with_headers)

    return guarded


def _problem(scope: HTTPScope) -> tuple[int, Problem] | None:
    headers: dict[bytes, bytes] = dict(scope["headers"])
    services = scope["litestar_app"].state.services
    host, origin = (_text(headers.get(name)) for name in (b"host", b"origin"))
    twice = next((name for name in ONCE if sum(one[0] == name for one in scope["headers"]) > 1), None)
    if twice is not None:
        name = twice.decode()
        return 400, Problem(
            "schema", Text(f"Hlavička {name} smí být jen jedna.", f"There may be only one header {name}.")
        )
    if not answers_to(host, services.settings.hosts):
        return 421, Problem(
            "host",
            Text(
                "Na tohle jméno server neslyší. Otevři ho pod jménem nebo adresou, které patří jemu; "
                "kdo ho spustil, může jméno povolit volbou --allowed-host.",
                "The server does not answer to this name. Open it by a name or an address of its own; "
                "whoever runs it can allow the name with --allowed-host.",
            ),
        )
    if scope["method"] not in ("GET", "HEAD") and not own_origin(origin, host or ""):
        return 403, Problem("origin", Text("Požadavek přišel z cizí stránky.", "The request comes from another page."))
    if _of_the_api(scope["path"]):
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if kind != JSON and (headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers):
            return 415, Problem(
                "json", Text("Posílej jen JSON (application/json).", "Send JSON only (application/json).")
            )
        client: Any = scope.get("client")
        if not services.requests.take(counted(client[0] if client else "")):
            return 429, Problem("rate", Text("Pomaleji, prosím; chvilku počkej.", "Slower, please; wait a moment."))
    return None


def _of_the_api(path: str) -> bool:
    """As the routes are read: empty parts of a path count for nothing."""
    return next((part for part in path.split("/") if part), "") == "api"


def _text(header: bytes | None) -> str | None:
    return None if header is None else header.decode("latin-1")


async def _refuse(send: Any, status: int, kind: bytes, body: bytes) -> None:
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", kind), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
