"""`sudi load` in small: it plays, counts, and keeps to this machine."""

from __future__ import annotations

import argparse
import asyncio

import pytest

from sudi.cli.running import load, serve
from sudi.kernel.errors import BadSetup
from sudi.server.loading import Plan, drive

from .house import House


def arguments(module: object, *words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    module.add_parser(parser.add_subparsers())  # type: ignore[attr-defined]
    return parser.parse_args(words)


def test_a_small_load_gives_figures(house: House) -> None:
    found = asyncio.run(drive(house.url, Plan("shards", 4, 2.0, 0.0, 1)))
    assert (found.tables, found.clients, found.errors) == (4, 8, 0)
    assert found.choices > 20
    assert 0 < found.p50_ms <= found.p95_ms <= found.p99_ms
    assert found.choices_per_second == pytest.approx(found.choices / found.seconds)


@pytest.mark.parametrize(
    "words", [("--url", "http://example.com"), ("--tables", "0"), ("--tables", "1001"), ("--seconds", "601")]
)
def test_load_is_bounded_and_stays_at_home(words: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        load.run(arguments(load, "load", *words))


@pytest.mark.parametrize(
    "words",
    [
        ("--relaxed", "--host", "0.0.0.0"),
        ("--chance", "1"),
        ("--processes", "2"),
        ("--processes", "2", "--redis", "redis://127.0.0.1"),
        ("--port", "0"),
        ("--trusted-proxy", "somewhere"),
        ("--database", "mysql://x/y"),
    ],
)
def test_a_server_that_cannot_be_is_refused_before_it_starts(words: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        serve.run(arguments(serve, "serve", *words))
