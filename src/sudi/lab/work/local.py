"""The cores of this machine. A process that is ended from outside takes its chunk with it, which is played again."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, TypeAlias

from sudi.kernel.errors import SudiError

from ..simulate import leave_interrupts
from .arm import Plan
from .chunks import Chunk, play_chunk

MOST_LOSSES = 8  # in a row, without a single result: then something is wrong that playing again does not cure
# The rows of a chunk and the seconds that they took.
Done: TypeAlias = tuple[Chunk, list[list[Any]], float]
Supply: TypeAlias = Callable[[], Chunk | None]


def run_here(plan: Plan, supply: Supply, workers: int) -> Iterator[Done]:
    """Chunks as they are finished, in any order; `supply` gives the next one, or None when there is none now."""
    lost: list[Chunk] = []
    losses = 0
    while True:
        try:
            for done in _until_broken(plan, supply, workers, lost):
                losses = 0
                yield done
            return
        except BrokenProcessPool:
            losses += 1
            if losses >= MOST_LOSSES:
                raise SudiError("Processes that play are ended again and again; free some memory and go on.") from None


def _begin() -> None:
    """A process of our own leaves interrupts to whoever talks to people, and ends with the one that started it."""
    leave_interrupts()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def _until_broken(plan: Plan, supply: Supply, workers: int, lost: list[Chunk]) -> Iterator[Done]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin)
    under_way: dict[Future[tuple[list[list[Any]], float]], Chunk] = {}
    try:
        while True:
            while len(under_way) < 2 * workers:
                chunk = lost.pop() if lost else supply()
                if chunk is None:
                    break
                arm = plan.arms[chunk.arm].written()
                try:
                    future = pool.submit(play_chunk, arm, plan.seed, chunk.first, chunk.last)
                except BrokenProcessPool:
                    lost.append(chunk)
                    raise
                under_way[future] = chunk
            if not under_way:
                return
            finished, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in finished:
                rows, seconds = future.result()
                yield under_way.pop(future), rows, seconds
    except BrokenProcessPool:
        lost.extend(under_way.values())
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
