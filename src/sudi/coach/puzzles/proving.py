"""The proof of a puzzle: every line of one's own turn is tried, and all that reach the goal are gathered.

What is proved, for a position and a seat:

- *Sure*: the line that is called the solution reaches the goal whatever the others answer; no card that the seat did
  not know and no chance has a say in it. Only its last choice may uncover something (a new hand at the end of the
  turn): then the goal was looked up right after it in a dozen freshly dealt worlds.
- *Only*: every other line that reaches the goal for certain contains all choices of the solution. Two lines are the
  same up to order if they consist of the same choices, by `kernel.keys`; a line that does something needless besides
  is no other solution. A question to which every answer is equally right is no choice.

A line that hangs on luck does not count: one outcome in which nothing leads on to the goal is enough to refuse it. So
it is played in one dealt world first, and in more only if it succeeds there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from sudi.kernel.alike import distinct
from sudi.kernel.dealing import Dealer
from sudi.kernel.decision import PLACE
from sudi.kernel.game import Game
from sudi.kernel.keys import key_name
from sudi.kernel.machine import apply

from .goals import Goal, Hold
from .sureness import Watch, held_by_rivals
from .threat import ALL, TooWide, Unsure

STATES = 20_000  # looked at before a position is given up as too wide
DEEP = 60  # choices one after the other
WAYS = 8  # different smallest sets of choices: more is no puzzle
WORLDS = 12  # dealt anew where a choice uncovers something

Choices: TypeAlias = tuple[str, ...]  # sorted: what a line consists of, in whatever order
Ways: TypeAlias = dict[Choices, bool]  # the smallest sets of choices that lead there; whether a hidden card has a say
Best: TypeAlias = tuple[int, Ways]  # how far one can get for certain, and by what


@dataclass
class Proof:
    """What the search found. `ways` are the smallest sets of choices that reach the goal for certain."""

    ways: Ways
    other: bool  # is there also a line that trusts to luck, and did not fail in any of the worlds dealt for it?
    states: int
    choices: int  # tried

    @property
    def only(self) -> Choices | None:
        """The choices that every line to the goal contains, if there is one such set and luck has no say in it."""
        if len(self.ways) != 1 or self.other:
            return None
        ((choices, lucky),) = self.ways.items()
        return None if lucky or not choices else choices


class Prover:
    """Tries the lines of a seat's turn from one state, up to its end or to one of the questions `until`."""

    def __init__(
        self,
        start: Any,
        seat: int,
        goal: Goal,
        until: Collection[int] = (),
        most: int = STATES,
        free: bool = False,
        later: Collection[int] = (),
    ) -> None:
        self.start, self.seat, self.goal, self.until, self.most = start, seat, goal, until, most
        self.free = free  # is it left open where to?
        self.later = later  # questions of which a quick look tries the first answer only; a proof has none
        self.states, self.choices = 0, 0
        self.turns = start.turns
        self.watch = Watch(start, seat)
        self.strict = isinstance(goal, Hold)  # may chance have no say at all, in no line?
        self._aspires = False  # is the measure of the goal to be as good as can be, or is the goal as it is enough?
        self._known: dict[Hashable, Best] = {}
        self._held: dict[Hashable, int] = {}
        self._idle: set[Hashable] = set()  # own questions to which every answer is right
        self._luck = 0  # how often chance, a hidden card or somebody else had a say so far
        self._unsure: set[Hashable] = set()  # looked at, and one of those had a say in what may follow
        self._lucky: dict[Hashable, bool] = {}
        self._open: set[Hashable] = set()  # being looked at: who comes back to one of them goes round in circles

    def prove(self) -> Proof:
        """What reaches the goal."""
        reached, ways = self._best(self.start)
        ways = ways if reached else {}
        only = next(iter(ways)) if len(ways) == 1 else ()
        other = bool(only) and not self.strict and self._other(self.start, Counter(only))
        return Proof(ways, other, self.states, self.choices)

    def aspire(self) -> Best:
        """The best measure of the goal that can be had without luck on the way, and what leads to it. It has still to
        be proved: what the last choice uncovers is taken as it comes."""
        self._aspires = True
        return self._best(self.start)

    def is_over(self, s: Any) -> bool:
        return s.seat < 0 or s.turns != self.turns or s.prompt in self.until

    # ---- how far one gets, and by which choices ----
    def _here(self, s: Any) -> int:
        return self.goal.measure(s) if self._aspires else int(self.goal.holds(s))

    def _best(self, s: Any) -> Best:
        if isinstance(self.goal, Hold) and self.goal.is_due(s):
            return self._survived(s, self.goal), {(): False}
        here = self._here(s)
        if self.is_over(s) or (here and not self._aspires):
            return here, {(): False}
        key = self.watch.key(s)
        known = self._known.get(key)
        if known is not None:
            self._luck += key in self._unsure
            return known
        luck = self._luck
        self.states += 1
        if self.states > self.most or key in self._open or len(self._open) > DEEP:
            raise TooWide
        self._open.add(key)
        found = self._mine(s, key, here) if s.seat == self.seat else self._theirs(s)
        self._open.discard(key)
        self._known[key] = found
        if self._luck != luck:
            self._unsure.add(key)
        return found

    def _survived(self, s: Any, goal: Hold) -> int:
        """What the rival leaves after its turn. Its lines count as looked at, like the own ones."""
        key = self.watch.key(s)
        if key not in self._held:
            threat = goal.threat_of(s, self.most - self.states)
            self._held[key] = -threat.best()
            self.states += threat.states
            self.choices += threat.choices
        return self._held[key] if self._aspires else int(self._held[key] > -ALL)

    def _mine(self, s: Any, key: Hashable, here: int) -> Best:
        options = [0] if s.prompt in self.later else distinct(s)
        after = [self._after(s, i, here) for i in options]
        best = max(reached for reached, _ in after)
        if best <= here:
            return here, {(): False}
        if all(one == after[0] for one in after):  # whatever is answered is right: this is no choice
            self._idle.add(key)
            return after[0]
        found: Ways = {}
        for i, (reached, ways) in zip(options, after, strict=True):
            if reached == best:
                name = deed_name(s, i, self.free)
                for choices, lucky in ways.items():
                    whole = tuple(sorted((*choices, name)))
                    found[whole] = found.get(whole, True) and lucky
        return best, smallest(found)

    def _theirs(self, s: Any) -> Best:
        """The goal has to be reached against every answer; what one needs is what one needs against any of them."""
        self._luck += 1
        after = [self._after(s, i, None) for i in distinct(s)]
        worst = min(reached for reached, _ in after)
        lucky = held_by_rivals(s, self.seat) or any(reached != worst for reached, _ in after)
        found: Ways | None = None
        for _, ways in after:
            found = ways if found is None else against_both(found, ways)
        return worst, {choices: lucky or was for choices, was in (found or {}).items()}

    def _after(self, s: Any, i: int, least: int | None) -> Best:
        """How far one gets for certain once option i is chosen. Where it uncovers something, only what is reached with
        it counts, if it is more than the least that is worth looking at; what luck may bring is for `_other`."""
        self.choices += 1
        t = s.copy()
        apply(t, i)
        if self.watch.was_sure(s, t):
            return self._best(t)
        if self.strict:
            raise Unsure
        reached = there = self._here(t)
        if not self._aspires and (least is None or reached > least):
            for world in self._worlds(s, i):
                reached = min(reached, self._here(world))
                if least is not None and reached <= least:
                    break
        self._luck += not self.is_over(t) or reached != there
        return reached, {(): False}

    def _worlds(self, s: Any, i: int) -> Iterator[Any]:
        dealer = Dealer(s, self.seat)
        for seed in range(WORLDS):
            world = dealer.deal(seed)
            apply(world, min(i, len(world.options) - 1))
            yield world

    # ---- is there a way without them, if luck is allowed for ----
    def _other(self, s: Any, left: Counter[str]) -> bool:
        """Can the goal be reached from here, whatever happens, by lines without all the choices that are left?"""
        if not left:
            return False
        if self.goal.holds(s):
            return True
        if self.is_over(s):
            return False
        at = self.watch.key(s)
        if at in self._known and at not in self._unsure:  # no luck from here on: what can be done is known
            reached, ways = self._known[at]
            return bool(reached) and any(left - Counter(choices) for choices in ways)
        key = (at, frozenset(left.items()))
        known = self._lucky.get(key)
        if known is not None:
            return known
        self._lucky[key] = False  # coming back here leads nowhere
        self.states += 1
        if self.states > 2 * self.most:
            raise TooWide
        mine = s.seat == self.seat
        found = not mine
        for i in [0] if mine and s.prompt in self.later else distinct(s):
            if self._other_after(s, i, _without(left, deed_name(s, i, self.free)) if mine else left) is mine:
                found = mine
                break
        self._lucky[key] = found
        return found

    def _other_after(self, s: Any, i: int, left: Counter[str]) -> bool:
        self.choices += 1
        t = s.copy()
        apply(t, i)
        if not left or not self._other(t, left):
            return False
        return self.watch.was_sure(s, t) or all(self._other(world, left) for world in self._worlds(s, i))

    # ---- what the others do about it ----
    def reply(self, s: Any) -> int:
        """The answer of somebody else after which the goal is out of reach, if there is one; the first otherwise."""
        for i in distinct(s):
            try:
                reached, _ = self._after(s, i, None)
            except TooWide:
                self._open.clear()
                continue
            if not reached:
                return i
        return 0

    # ---- one line of them ----
    def line(self, choices: Choices) -> list[tuple[Any, int]]:
        """An order in which these choices reach the goal: the states and the option chosen in each. Others answer by
        their first option."""
        path: list[tuple[Any, int]] = []
        return path if self._walk(self.start, Counter(choices), path, set()) else []

    def _walk(self, s: Any, left: Counter[str], path: list[tuple[Any, int]], seen: set[Hashable]) -> bool:
        if self.goal.holds(s):
            return True
        if self.is_over(s):
            return False
        key = self.watch.key(s)
        mark = (key, frozenset(left.items()))
        if mark in seen:
            return False
        seen.add(mark)
        counts = s.seat == self.seat and key not in self._idle
        for i in distinct(s) if counts else [0]:
            name = deed_name(s, i, self.free)
            if counts and not left[name]:
                continue
            t = s.copy()
            apply(t, i)
            path.append((s, i))
            if self._walk(t, _without(left, name) if counts else left, path, seen):
                return True
            path.pop()
        return False


def deed_name(s: Any, i: int, free: bool) -> str:
    """What a choice is called in a line: its key. If it is free where to, places that are gone to do not count."""
    name = key_name(s, i)
    if free:
        verb = s.t.verbs.of(s.options[i])
        return name.rsplit(" ", (verb.a == PLACE) + (verb.b == PLACE))[0]
    return name


def prompts_named(game: Game, names: Collection[str]) -> frozenset[int]:
    """The numbers of the questions with these names."""
    return frozenset(prompt.id for prompt in game.prompts.all if prompt.name in names)


def within(some: Iterable[str], others: Iterable[str]) -> bool:
    """Are all of the first among the second, as often as they are there?"""
    return not Counter(some) - Counter(others)


def _without(left: Counter[str], name: str) -> Counter[str]:
    return left - Counter((name,)) if left[name] else left


def smallest(ways: Ways) -> Ways:
    """Those of which none of the others is a part."""
    found: Ways = {}
    for choices in sorted(ways, key=lambda one: (len(one), one)):
        if not any(within(less, choices) for less in found):
            found[choices] = ways[choices]
            if len(found) > WAYS:
                raise TooWide
    return found


def against_both(some: Ways, others: Ways) -> Ways:
    """What is needed where either may happen."""
    found: Ways = {}
    for one, lucky in some.items():
        for two, unsure in others.items():
            whole = tuple(sorted((Counter(one) | Counter(two)).elements()))
            found[whole] = found.get(whole, True) and (lucky or unsure)
    return smallest(found)
