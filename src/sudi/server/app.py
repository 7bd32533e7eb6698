"""The application: everything put together."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import sudi
from sudi.games import NAMES, kept
from sudi.table.thinking import stay_only_with

from .api.common import PROBLEMS
from .api.metrics import metrics_page
from .api.routes import HANDLERS
from .guard.headers import guard
from .pages import COMPRESSED, Pages, page
from .services import Services
from .settings import Settings
from .watching.collecting import calm
from .watching.logs import set_up
from .watching.observing import observe
from .wire.socket import table_socket

SWITCH_SECONDS = 0.0005  # so long a thread that comes back from the disk waits for a busy loop, at each step


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

    app = Litestar(
        [Router("/api", route_handlers=HANDLERS), table_socket, metrics_page, page],
        lifespan=[lifespan],
        exception_handlers=PROBLEMS,
        openapi_config=OpenAPIConfig(
            title="Sudí", version=sudi.__version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.limits.body_bytes,
        # The cookie is SameSite=Strict: no other site can have an answer with secrets made and measure its length.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=COMPRESSED),
        logging_config=None,
    )
    app.asgi_handler = observe(guard(app.asgi_handler))  # outermost: what is not found carries the headers as well
    app.state.pages = Pages(folder) if folder is not None else Pages()
    return app


def from_environment() -> Litestar:
    """For processes that uvicorn starts by this function's name."""
    if multiprocessing.parent_process() is not None:
        stay_only_with(os.getppid())  # one of several; without the one that started it, it would keep the port
    settings = Settings.from_environment()
    set_up(settings.log)
    for name in NAMES:
        kept(name)
    calm()
    sys.setswitchinterval(SWITCH_SECONDS)
    return create_app(settings)
