"""The clocks of a table. Time is always handed in, so that a test can turn it.

The time of a bot never runs. A bank of time grows by its increment when the decision passes to another seat, not with
every card that is played in one turn.
"""

from __future__ import annotations

from collections.abc import Iterable

from .plan import ClockPlan

SAFE = ("end", "done", "decline", "pass")


class Clock:
    """What is left to whom, and whose time is running since when."""

    def __init__(self, plan: ClockPlan, seats: Iterable[int]) -> None:
        self.plan = plan
        self.left = {seat: float(plan.seconds) for seat in seats}
        self.running: int | None = None
        self.since = 0.0

    @property
    def ticks(self) -> bool:
        return self.plan.kind != "none"

    def remaining(self, seat: int, now: float) -> float:
        spent = now - self.since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - max(0.0, spent))

    def deadline(self) -> float | None:
        """When the time of the running seat is up."""
        if not self.ticks or self.running is None:
            return None
        return self.since + self.left[self.running]

    def after(self, was: int | None, asked: int | None, now: float) -> dict[int, float]:
        """What is left to everybody once `was` has answered and `asked` is asked."""
        left = {seat: self.remaining(seat, now) for seat in self.left}
        if self.plan.kind == "move":
            return {seat: float(self.plan.seconds) for seat in left}
        if was is not None and asked != was and was in left:
            left[was] += self.plan.increment
        return left

    def run(self, left: dict[int, float] | None, asked: int | None, now: float) -> None:
        """Set what is left and let the time of `asked` run (None: nobody's)."""
        if left is not None:
            self.left = {seat: left.get(seat, self.left[seat]) for seat in self.left}
        self.running = asked if asked in self.left else None
        self.since = now


def default_choice(options: list[str]) -> str:
    """What is chosen for somebody whose time is up: to stop, if that is offered, else the first option."""
    for safe in SAFE:
        if safe in options:
            return safe
    return options[0]
