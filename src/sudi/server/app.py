"""The application: everything put together."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Router, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import sudi
from sudi.table.thinking import stay_only_with

from . import schema
from .api import games, people, replay, tables
from .api.common import HANDLERS, services
from .headers import guard
from .memory import memory
from .pages import Pages, page
from .services import Services
from .settings import Settings
from .socket import table_socket


class Health(msgspec.Struct):
    ok: bool
    tables: int
    clients: int
    memory: int  # bytes, of all processes together


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Health:
    known = services(request)
    taken = memory() if known.cluster is None else await known.cluster.memory()
    return Health(True, len(known.keeper.tables), len(known.screens), taken)


@get("/schema", sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """The JSON Schema of the WebSocket's messages."""
    return schema.schema()


def create_app(settings: Settings, folder: Path | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        found = Services(settings)
        await found.start()
        app.state.services = found
        try:
            yield
        finally:
            await found.stop()

    handlers = [health, message_schema, *people.HANDLERS, *tables.HANDLERS, *games.HANDLERS, *replay.HANDLERS]
    app = Litestar(
        [Router("/api", route_handlers=handlers), table_socket, page],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Sudí", version=sudi.__version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
    app.asgi_handler = guard(app.asgi_handler)  # outermost: what is not found carries the headers as well
    app.state.pages = Pages(folder) if folder is not None else Pages()
    return app


def from_environment() -> Litestar:
    """For processes that uvicorn starts by this function's name."""
    if multiprocessing.parent_process() is not None:
        stay_only_with(os.getppid())  # one of several; without the one that started it, it would keep the port
    return create_app(Settings.from_environment())
