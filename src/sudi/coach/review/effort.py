"""How many worlds a review can afford, so that an ordinary match takes two minutes at most on two cores.

A few moments spread over the match are looked at first, in two worlds each; what they took of the processor, times the
moments that there are, is what one world costs. A long match, or one of a game whose turns take long to play out, is
looked at in fewer worlds: its doubt grows with that, and errors are still marked beyond it only.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from sudi.kernel.game import Game

from ..judging import WORLDS, Judge
from .steps import Step

SECONDS = 100.0  # for each process; the rest of two minutes is for starting, and for what is reckoned wrong here
LEAST = 4
TIMES_MORE = 3  # as many worlds as at first where it is close
SAMPLE, TRIED = 20, 2  # moments that are looked at, in so many worlds
CLOSE, NEWS = 1.5, 1.3  # of a choice that was taken, and of a moment: how much more is looked at later, on the average

Look = Callable[[Step], object]


def affordable(game: Game, steps: list[Step], seats: list[int], processes: int, seconds: float = SECONDS) -> int:
    """So many worlds, at least LEAST and at most as many as are dealt anyway."""
    judge = Judge(game, TRIED, TRIED)
    own = [step for step in steps if step.seat in seats and step.is_real]
    others = len(steps) * len(seats) - len(own)
    weighing = _seconds(own, lambda step: judge.options(step.before, step.number, step.taken))
    looking = _seconds(steps, lambda step: judge.moment(step.before, step.seat, step.number))
    world = (CLOSE * len(own) * weighing + NEWS * others * looking) / TRIED
    return max(LEAST, min(WORLDS, int(seconds * processes / max(world, 1e-9))))


def _seconds(steps: list[Step], look: Look) -> float:
    """What a look at one of these takes on the average."""
    some = steps[:: max(1, len(steps) // SAMPLE)]
    begun = process_time()
    for step in some:
        look(step)
    return (process_time() - begun) / max(1, len(some))
