"""A step and what follows from it by itself: the passes of whoever does not want to be asked now.

They are worked out on a table of paper, so that all of it can be written down at once and is then true at once: what
was passed for somebody is never seen as a question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from . import asking
from .asking import Asking
from .face import Outcome
from .moves import Step

if TYPE_CHECKING:
    from .table import Table


class Settled(msgspec.Struct, frozen=True):
    """A step, how the table has ended by it, and what it leaves of wishes to be asked."""

    step: Step
    outcome: Outcome | None
    wishes: dict[int, Asking]


def following(table: Table, step: Step, now: float) -> list[Settled]:
    """The step, and the passes behind it."""
    found = [_settled(table, step)]
    if not asking.could_pass(step.match):
        return found
    paper = table.paper()
    paper.take(step, now)
    while asking.passes(paper):
        step = asking.pass_on(paper, now)
        found.append(_settled(paper, step))
        paper.take(step, now)
    return found


def _settled(table: Table, step: Step) -> Settled:
    return Settled(step, table.outcome_after(step), asking.used_up(table, step))
