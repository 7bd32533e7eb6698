"""Which way a unit takes to its goal: one way for each outcome that a player might prefer (SUW-256)."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import TypeAlias

from sudi.kernel.standing import cards_of, in_force

from ..language.numbers import SPEED
from ..law.moves import Gaits, charge_of, charges
from ..state import WarState, controller, occupied
from . import board as b
from .happenings import STEPS_AWAY

Path: TypeAlias = tuple[int, ...]  # the spaces entered, one after another
Outcome: TypeAlias = tuple[b.Mask, int]  # the commons trampled on the way, the hits by units that hold it fast


# ---- which way ----
class Ways:
    """The ways to a goal, one for each different outcome: what is trampled, who hits the unit as it gets away."""

    def __init__(self, goal: int, open_spaces: b.Mask, trampled: b.Mask, guards: tuple[int, ...]) -> None:
        self.goal, self.open, self.trampled = goal, open_spaces, trampled
        self.held_fast = [b.NEXT_TO[guard] | 1 << guard for guard in guards]
        self.memo: dict[tuple[int, int], dict[Outcome, Path]] = {}

    def hits(self, start: int, to: int) -> int:
        """How many of the guards a step leads away from."""
        return sum([near >> start & ~near >> to & 1 for near in self.held_fast])

    def rest(self, space: int, left: int) -> dict[Outcome, Path]:
        """What can come of the rest of the way, with the shortest way for it."""
        known = self.memo.get((space, left))
        if known is None:
            known = {(0, 0): ()} if space == self.goal else {}
            known |= {o: p for o, p in self.onward(space, left).items() if o not in known}
            self.memo[space, left] = known
        return known

    def onward(self, space: int, left: int) -> dict[Outcome, Path]:
        found: dict[Outcome, Path] = {}
        if left < 1 or b.distance(space, self.goal) > left:
            return found
        for step in b.spaces(b.NEXT_TO[space] & self.open):
            under, hits = self.trampled & 1 << step, self.hits(space, step) if self.held_fast else 0
            for (mask, more), path in self.rest(step, left - 1).items():
                outcome = mask | under, hits + more
                known = found.get(outcome)
                if known is None or len(path) + 1 < len(known):
                    found[outcome] = (step, *path)
        return found


@lru_cache(maxsize=4096)
def on_the_way(here: int, goal: int, steps: int) -> b.Mask:
    """Every space that a way of so many steps can enter, both ends included."""
    halves = [(b.WITHIN[n][here] | 1 << here) & (b.WITHIN[steps - n][goal] | 1 << goal) for n in range(steps + 1)]
    return reduce(or_, halves)


@lru_cache(maxsize=4096)
def ways_to(
    here: int, goal: int, speed: int, open_spaces: b.Mask, trampled: b.Mask, guards: tuple[int, ...]
) -> tuple[Path, ...]:
    """One way for each outcome. Whoever asks leaves out what such a way cannot come by: then it is often known."""
    return tuple(Ways(goal, open_spaces, trampled, guards).onward(here, speed).values())


def guards(s: WarState, unit: int) -> tuple[int, ...]:
    """The spaces of enemies that hurt a unit for every step away from them, as far as it can come next to them: by
    its usual move, or by the longer one that it may make instead (SUW-257)."""
    t, at = s.t, s.at
    watching, side = t.on_the_way & s.live, controller(s, unit)
    if s.lasting or watching & (s.strays | t.odd_watchers):
        found = [at[card] for _, seat, card, _, _ in in_force(s, STEPS_AWAY) if seat != side]
    else:  # units that hold others fast by their own text, each for its owner
        watching &= t.owned[1 - side]
        if not watching:
            return ()
        found = [at[card] for card in cards_of(watching)]
    if not found:
        return ()
    far = SPEED.of(s, unit)
    if t.chargers >> unit & 1 or s.lasting:
        far = max(far, charge_of(charges(s), unit, far))
    near = b.WITHIN[far][at[unit]]
    return tuple([space for space in found if near >> space & 1])


def paths(s: WarState, unit: int, goal: int) -> tuple[Path, ...]:
    """One way to the goal for each outcome that a player might prefer."""
    here, speed = s.at[unit], SPEED.of(s, unit)
    gaits = Gaits(s)
    if here != goal:
        between, run = b.straight(here, goal), gaits.charge(unit, speed)
        if between is not None and speed <= len(between) < run:
            return ((*between, goal),)
    through, trampled = gaits.passable(s, unit)
    region = on_the_way(here, goal, speed)
    free = ~occupied(s) & b.EVERYWHERE | 1 << here
    near = tuple([space for space in guards(s, unit) if b.NEXT_TO[space] & region])
    return ways_to(here, goal, speed, (free | through) & region, trampled & region, near)


def losses(s: WarState, unit: int, path: Path) -> int:
    """What a way costs whoever walks it: hits by units that hold it fast, and cards of one's own that are trampled."""
    ways = Ways(path[-1], 0, 0, guards(s, unit))
    hits = sum([ways.hits(a, z) for a, z in zip((s.at[unit], *path), path, strict=False)])
    trampled = Gaits(s).passable(s, unit)[1]
    own = [q for q in path if trampled >> q & 1 and controller(s, s.board[q]) == controller(s, unit)]
    return hits + len(own)


def straight_run(start: int, path: Path) -> int:
    """The longest stretch of a way in one direction."""
    longest = run = last = 0
    for before, after in zip((start, *path), path, strict=False):
        run = run + 1 if after - before == last else 1
        last = after - before
        longest = max(longest, run)
    return longest
