"""A review in several processes, one seat each; how far all of them are is told all the time."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

Found = TypeVar("Found")
TELL_SECONDS = 0.5
_done: Any = None  # in a worker: the steps that all workers have done


@dataclass(frozen=True)
class Look:
    """What is looked at, and how closely."""

    text: str  # the record
    worlds: int
    more: int
    seed: int


def shared_out(
    work: Callable[[Look, int, Callable[[], None]], Found],
    look: Look,
    seats: list[int],
    processes: int,
    tell: Callable[[int], None],
) -> list[Found]:
    """What the work gives for each seat; it calls what it is given after each step."""
    context = get_context()
    done = context.Value("l", 0)
    with ProcessPoolExecutor(processes, context, _begin, (done,)) as pool:
        jobs = [pool.submit(_elsewhere, work, look, seat) for seat in seats]
        left = set(jobs)
        while left:
            _, left = wait(left, TELL_SECONDS)
            tell(done.value)
        return [job.result() for job in jobs]


def _begin(done: Any) -> None:
    global _done
    _done = done


def _elsewhere(work: Callable[[Look, int, Callable[[], None]], Found], look: Look, seat: int) -> Found:
    return work(look, seat, _step)


def _step() -> None:
    with _done.get_lock():
        _done.value += 1
