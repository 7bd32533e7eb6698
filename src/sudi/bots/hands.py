"""Several processes that think about one decision: each deals worlds of its own, and what they found is added up.

They are started when they are first asked for and stay for the next decision. With tries everybody is waited for, so
that the same seed gives the same choice; with a time whoever is late is left out.
"""

from __future__ import annotations

import atexit
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, wait
from typing import Any, TypeAlias

Found: TypeAlias = list[tuple[int, float, float, int]]  # option, prior, total, tried

GRACE = 0.02  # seconds that the others are waited for when the time is up
_pools: dict[int, ProcessPoolExecutor] = {}


def helpers(count: int) -> ProcessPoolExecutor:
    """The processes beside this one; a fresh process cannot inherit a lock that somebody holds."""
    if count not in _pools:
        _pools[count] = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))
    return _pools[count]


def ask(count: int, work: Callable[..., Found], jobs: list[tuple[Any, ...]]) -> list[Future[Found]]:
    pool = helpers(count)
    return [pool.submit(work, *job) for job in jobs]


def collect(asked: list[Future[Found]], everybody: bool) -> list[Found]:
    """What the others found."""
    done, late = wait(asked, timeout=None if everybody else GRACE)
    for one in late:
        one.cancel()
    return [one.result() for one in asked if one in done]


def added(several: list[Found]) -> Found:
    """One list from many, the best first: the option that most tries went to and that did best in them."""
    totals: dict[int, list[float]] = {}
    for found in several:
        for option, prior, total, tried in found:
            row = totals.setdefault(option, [prior, 0.0, 0])
            row[1] += total
            row[2] += tried
    most = max(row[2] for row in totals.values())

    def order(option: int) -> tuple[bool, float, float]:
        prior, total, tried = totals[option]
        return 2 * tried < most, -total / tried if tried else 0.0, -prior

    return [
        (option, totals[option][0], totals[option][1], int(totals[option][2])) for option in sorted(totals, key=order)
    ]


def dismiss() -> None:
    """Send everybody home."""
    for pool in _pools.values():
        pool.shutdown(wait=False, cancel_futures=True)
    _pools.clear()


atexit.register(dismiss)
