"""The account of a match for one seat: start, own choices, luck and the others add up to the result, exactly.

`before` of step i is what the seat could expect then, from what it knew. Going backwards through the match:

- *Luck* is where chance spoke in the seat's view (drawn, rolled, turned up): what came, less the mean over worlds dealt
  anew, both looked at equally deep. A deeper look at one side would show as luck what is only a better judgement.
- At an own choice, the option taken is worth what the next moment is worth, less that luck; the moment itself is worth
  the best option. By how much the one taken is behind the best, if that is beyond doubt, is the price of the *choice*.
- At somebody else's choice what is left of the change beside luck is what *others* did.

So every change of worth stands in one column, and the three add up to result less start.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..judging import Gap, Judge, Weighed
from .steps import Step, again, brings_news

REROLLS = 12  # of somebody else's choice
CHOICE, LUCK, OTHERS = "choice", "luck", "others"


@dataclass(frozen=True)
class Entry:
    """What one step did to a seat's chances."""

    step: int
    before: float
    choice: float = 0.0
    luck: float = 0.0
    others: float = 0.0

    @property
    def change(self) -> float:
        return self.choice + self.luck + self.others


@dataclass(frozen=True)
class Graded:
    """An own choice among several things to do."""

    step: int
    options: tuple[Weighed, ...]  # the best first
    taken: Weighed
    gap: Gap  # of the best before the one taken

    @property
    def best(self) -> Weighed:
        return self.options[0]


@dataclass
class Ledger:
    """The entries of one seat, the earliest first."""

    seat: int
    start: float
    result: float
    entries: list[Entry] = field(default_factory=list)
    graded: list[Graded] = field(default_factory=list)

    def total(self, column: str) -> float:
        return float(sum(getattr(entry, column) for entry in self.entries))


def ledger(judge: Judge, steps: list[Step], end: Any, seat: int, tell: Callable[[int], None] | None = None) -> Ledger:
    """The account of a seat; `tell` hears the number of each step that is done."""
    earlier = [-1, *(step.before.turns for step in steps)]  # the turn in which the choice before was made
    after = judge.moment(end, seat, len(steps), earlier[-1])
    found = Ledger(seat, after, after)
    states = [step.before for step in steps] + [end]
    for step in reversed(steps):
        came = states[step.number + 1]
        if not brings_news(step.before, came, seat, step.seat):
            came = None
        if step.seat == seat:
            entry = _own(judge, found, step, earlier[step.number], came, after)
        else:
            entry = _others(judge, step, seat, earlier[step.number], came, after)
        found.entries.append(entry)
        after = entry.before
        if tell is not None:
            tell(step.number)
    found.entries.reverse()
    found.graded.reverse()
    found.start = after
    return found


def _own(judge: Judge, found: Ledger, step: Step, earlier: int, came: Any | None, after: float) -> Entry:
    """The entry of an own choice; `came` is what it led to, if chance had a say in it."""
    number, seat = step.number, step.seat
    if not step.is_real:
        luck = 0.0
        if came is not None:
            luck = judge.moment(came, seat, ~number, step.before.turns)
            luck -= judge.moment(step.before, seat, number, earlier)
        return Entry(number, after - luck, luck=luck)
    options = judge.options(step.before, number, step.taken)
    taken = next(one for one in options if one.option == step.taken)
    gap = options[0].ahead_of(taken)
    found.graded.append(Graded(number, tuple(options), taken, gap))
    luck = 0.0 if came is None else judge.moment(came, seat, ~number, step.before.turns) - taken.worth
    worth = after - luck
    # Less than beyond doubt counts nothing: then the one taken is as good as the best.
    best = options[0].worth if gap.is_sure else worth
    return Entry(number, max(best, worth), choice=min(0.0, worth - best), luck=luck)


def _others(judge: Judge, step: Step, seat: int, earlier: int, came: Any | None, after: float) -> Entry:
    number = step.number
    before = judge.moment(step.before, seat, number, earlier)
    luck = 0.0
    if came is not None:
        luck = judge.moment(came, seat, ~number, step.before.turns)
        for at in range(REROLLS):
            world = again(step, seat, judge.luck(number, at))
            luck -= judge.moment(world, seat, number * REROLLS + at, step.before.turns, worlds=1) / REROLLS
    return Entry(number, before, luck=luck, others=after - before - luck)
