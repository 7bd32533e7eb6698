"""Every request of the HTTP API with its types, read off the handlers: what the browser's types are made from."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response

from ..wire.messages import FromClient, FromServer
from . import account, games, lessons, notes, people, puzzles, replay, reviews, service, tables
from .common import Problem

ROOMS = (service, people, account, tables, games, lessons, puzzles, replay, reviews, notes)
HANDLERS = [handler for room in ROOMS for handler in room.HANDLERS]


@dataclass(frozen=True)
class Route:
    method: str
    path: str  # below /api, with {names} in it
    names: tuple[str, ...]  # those of the path
    query: tuple[str, ...]  # what may follow a question mark
    body: Any  # None: nothing is sent
    answer: Any

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def routes() -> list[Route]:
    return [_route(handler) for handler in HANDLERS]


def _route(handler: Any) -> Route:
    hints = get_type_hints(handler.fn)
    (path,), (method,) = handler.paths, handler.http_methods - {"HEAD", "OPTIONS"}
    names = tuple(re.findall(r"{(\w+):\w+}", path))
    asked = [name for name in inspect.signature(handler.fn).parameters if name not in ("request", "data", *names)]
    answer = hints["return"]
    if get_origin(answer) is Response:
        (answer,) = get_args(answer)
    return Route(method, re.sub(r":\w+}", "}", path), names, tuple(asked), hints.get("data"), answer)


def whole_schema() -> tuple[dict[str, Any], dict[str, tuple[Any, Any]]]:
    """The messages of the WebSocket and the types of the HTTP API in one set of named parts, and by route its body and
    its answer."""
    known = routes()
    types = [FromClient, FromServer, Problem]
    types += [kind for route in known for kind in (route.body, route.answer) if kind is not None]
    found, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    rest = iter(found[3:])
    by_route = {str(r): (None if r.body is None else next(rest), next(rest)) for r in known}
    return {**parts, "FromClient": found[0], "FromServer": found[1]}, by_route
