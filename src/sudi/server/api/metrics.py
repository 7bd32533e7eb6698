"""`/metrics`: for Prometheus on this machine, or for whoever has the token."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from sudi.table import Refused

from ..guard.hosts import name_of
from ..watching import metrics
from .common import services

LOCAL = ("127.0.0.1", "::1", "localhost")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    known = services(request)
    if not (_has_token(request, known.settings.metrics_token) or _is_local(request)):
        raise Refused(
            "not_yours",
            "Metriky jsou pro tento počítač, nebo s tokenem ze SUDI_METRICS_TOKEN.",
            "Metrics are for this machine, or with the token of SUDI_METRICS_TOKEN.",
        )
    metrics.look(known)
    return Response(metrics.page(), headers={"content-type": CONTENT_TYPE_LATEST})


def _has_token(request: Request[Any, Any, Any], token: str | None) -> bool:
    said = request.headers.get("authorization", "")
    return bool(token) and secrets.compare_digest(said.encode(), f"Bearer {token}".encode())


def _is_local(request: Request[Any, Any, Any]) -> bool:
    """From this machine and meant for it: what a proxy passes on comes from here too, but names another host."""
    peer = request.client.host if request.client is not None else ""
    host = name_of(request.headers.get("host", ""))
    passed_on = any(name in request.headers for name in FORWARDED)
    return peer in LOCAL and host in LOCAL and not passed_on
