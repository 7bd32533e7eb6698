"""A few deals of one arm: what one process plays before it reports. Plain data goes in, plain data comes out."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import Any

from sudi.bots import Rack
from sudi.games import kept

from ..simulate import at_work
from ..whatif.reading_anew import ready
from .arm import Arm
from .playing import play_match


@dataclass(frozen=True)
class Chunk:
    """The deals of an arm (its number in the plan) from the first to before the last."""

    arm: int
    first: int
    last: int


def play_chunk(arm: dict[str, Any], seed: int, first: int, last: int) -> tuple[list[list[Any]], float]:
    """The rows of these deals, and how long the processor was busy. Runs in a process that does nothing else."""
    one = Arm.read(arm)
    since = process_time()
    ready(one.game, one.changes)
    kept(one.game)
    return played(one, seed, first, last), process_time() - since


def played(arm: Arm, seed: int, first: int, last: int) -> list[list[Any]]:
    with at_work(), Rack() as rack:
        return [play_match(arm, seed, deal, rack).written() for deal in range(first, last)]
