"""The WebSocket: one per client. Limits and the schema are checked here; what is meant is decided at the table."""

from __future__ import annotations

import time
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket

from ..guard.hosts import answers_to
from ..guard.ids import may_be_id
from ..guard.limits import COSTS, Bucket, counted
from ..services import Services
from ..store.answering import Unwritten
from ..store.people import session_of
from .clients import Screen
from .line import Line
from .messages import read
from .wishes import error

COOKIE = "sudi"


def own_origin(origin: str | None, host: str | None) -> bool:
    """Is the page that asks one of ours? A program that is no browser sends no origin."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:
        return False


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    services: Services = socket.app.state.services
    await socket.accept()
    if not all(answers_to(host, services.settings.hosts) for host in socket.headers.getall("host", [])):
        await socket.close(4421, "unknown host")
        return
    if not own_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(4403, "foreign origin")
        return
    address = counted(socket.client.host if socket.client is not None else "")
    if not services.connections.take(address) or not services.addresses.enter(address):
        await socket.close(4429, "too many connections")
        return
    stays = False
    try:
        if not (may_be_id(table) and await services.knows(table)):
            await socket.close(4404, "no such table")
            return
        key = socket.cookies.get(COOKIE)
        user = await services.people.who(key)
        session = session_of(key) if user is not None and key is not None else None
        limits = services.limits
        extensions: Any = socket.scope["extensions"]
        line: Line = extensions["line"]
        screen = line.screen = Screen(table, user, limits.waiting_messages, session, limits.waiting_bytes, line)
        line.goes_on, stays = partial(_serve, line, screen, services, address), True
    except Unwritten:
        await socket.close(1013, "try again later")
    finally:
        if not stays:
            services.addresses.leave(address)


async def _serve(line: Line, screen: Screen, services: Services, address: str) -> None:
    """For as long as it is connected; by now everything is forgotten that only the request needed."""
    services.screens.add(screen)
    try:
        await _listen(line, screen, services)
    finally:
        services.addresses.leave(address)
        services.screens.discard(screen)
        screen.close(1000)
        await services.goodbye(screen)


async def _listen(line: Line, screen: Screen, services: Services) -> None:
    limits = services.limits
    bucket = Bucket(limits.socket, time.monotonic())
    refusals = Bucket(limits.refusals, time.monotonic())
    while True:
        event: Any = await line.receive()
        if event["type"] == "websocket.disconnect" or screen.closing is not None:
            return
        if event["type"] != "websocket.receive":
            continue
        text: str | bytes = event.get("text") or event.get("bytes") or ""
        size = len(text) if isinstance(text, bytes) else len(text.encode())
        if size > limits.message_bytes:
            bucket.take(time.monotonic(), 5)
            screen.send(error("size", "Zpráva je moc dlouhá; zkrať ji.", "The message is too long; shorten it."))
            _go_on(refusals, screen)
            continue
        try:
            message = read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            if _allowed(bucket, screen, services, 1.0):
                screen.send(error("schema", f"Téhle zprávě nerozumím: {problem}", f"Not a known message: {problem}"))
            else:
                _go_on(refusals, screen)
            continue
        kind = str(type(message).__struct_config__.tag)
        if _allowed(bucket, screen, services, COSTS.get(kind, 1.0), getattr(message, "id", None)):
            await services.message(screen, message)
        else:
            _go_on(refusals, screen)


def _go_on(refusals: Bucket, screen: Screen) -> None:
    """Somebody was refused; whoever does not mind and sends on and on is closed."""
    if not refusals.take(time.monotonic()):
        screen.close(4429)


def _allowed(bucket: Bucket, screen: Screen, services: Services, cost: float, id: str | None = None) -> bool:
    fine = bucket.take(time.monotonic(), cost)
    if fine and screen.user is not None:
        fine = services.users.take(screen.user.id, cost)
    if not fine:
        screen.send(error("rate", "Pomaleji, prosím; chvilku počkej.", "Slower, please; wait a moment.", id))
    return fine
