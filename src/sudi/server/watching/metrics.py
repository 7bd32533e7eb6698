"""What the server counts and measures, for Prometheus.

Labels are names of games, bots, routes and codes, never of people or tables. Several processes of one machine add up
what they have in a folder that `sudi serve` makes for them (`PROMETHEUS_MULTIPROC_DIR`).
"""

from __future__ import annotations

import logging
import os
from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from ..services import Services

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

TABLES = Gauge(
    "sudi_tables", "Tables in memory, by status.", ["status"], registry=REGISTRY, multiprocess_mode="livesum"
)
CLIENTS = Gauge("sudi_clients", "Open WebSockets.", registry=REGISTRY, multiprocess_mode="livesum")
CHOICES = Counter(
    "sudi_choices", "Choices that were written down, by game and by who made them.", ["game", "by"], registry=REGISTRY
)
ANSWERS = Histogram(
    "sudi_answer_seconds",
    "From a message of a client to the moment when everybody has been told.",
    ["message"],
    registry=REGISTRY,
    buckets=QUICK,
)
THINKING = Histogram("sudi_thinking_seconds", "How long bots think.", ["bot"], registry=REGISTRY, buckets=SLOW)
WRITING = Histogram("sudi_writing_seconds", "How long a table waits for the disk.", registry=REGISTRY, buckets=QUICK)
REQUESTS = Histogram(
    "sudi_request_seconds", "HTTP requests.", ["method", "route", "status"], registry=REGISTRY, buckets=QUICK
)
ERRORS = Counter(
    "sudi_errors", "Errors in the log, by the file of the server that reported them.", ["place"], registry=REGISTRY
)


@cache
def chosen(game: str, by: str) -> Counter:
    """The counter of these choices; looking it up among the labels takes longer than counting."""
    return CHOICES.labels(game, by)


class Counting(logging.Handler):
    """Counts every error that is logged, so that no place can forget to."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.module).inc()


def look(services: Services) -> None:
    """What is counted by looking rather than by happening."""
    found = {"waiting": 0, "playing": 0, "over": 0}
    for running in services.keeper.tables.values():
        found[running.table.status] += 1
    for status, number in found.items():
        TABLES.labels(status).set(number)
    CLIENTS.set(len(services.screens))


def page() -> bytes:
    """Everything as Prometheus reads it; of all processes of this machine where there are several."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def leave() -> None:
    """This process ends: what it has open counts no more."""
    if FOLDER in os.environ:
        mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]
