"""Moving units: where they can go and which way they take (SUW-030 to SUW-040)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from sudi.kernel.log import note
from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, ask, push
from sudi.kernel.permissions import forbidden_by
from sudi.kernel.standing import InForce, cards_of, in_force, lasts, stirs
from sudi.kernel.triggers import fire

from . import board as b
from . import vocabulary as v
from .field import shift
from .gaits import reachable
from .happenings import CHARGES, MOBILE, MOVED, SHIFTED, STEPS_AWAY, THROUGH, moved_n, step_n
from .harm import ability_damage, sweep
from .numbers import LIFE, SPEED
from .standing import marked
from .state import SPACES_A_MOVE, WarState, controller, occupied
from .vocabulary import programs

MOVES = "move"  # what a permission may forbid
BANNED = "may " + MOVES

Path: TypeAlias = tuple[int, ...]  # the spaces entered, one after another
Outcome: TypeAlias = tuple[b.Mask, int]  # the commons trampled on the way, the hits by units that hold it fast


# ---- what texts say about a unit's moves ----
class Gaits:
    """Everything that makes moves other than two steps over empty spaces, looked up once for all units."""

    def __init__(self, s: WarState) -> None:
        self.bans: list[InForce] = in_force(s, BANNED) if stirs(s, BANNED) else []
        self.ways: list[InForce] = in_force(s, THROUGH) if stirs(s, THROUGH) else []
        self.runs: list[InForce] = in_force(s, CHARGES) if stirs(s, CHARGES) else []

    def passable(self, s: WarState, unit: int) -> tuple[b.Mask, b.Mask]:
        return passable_by(s, self.ways, unit)

    def charge(self, unit: int, speed: int) -> int:
        """How far a unit may run straight on instead of its usual move; what changes moves changes this one too."""
        longest = 0
        for rule, _, card, _, _ in self.runs:
            if card == unit and rule.n > longest:
                longest = rule.n
        return longest + speed - SPACES_A_MOVE if longest else 0

    def may_move(self, s: WarState, seat: int, unit: int) -> bool:
        return _may_move(s, self.bans, seat, unit)


def passable_by(s: WarState, ways: list[InForce], unit: int) -> tuple[b.Mask, b.Mask]:
    """The occupied spaces that a unit may pass through, and those of them that it tramples."""
    through = trampled = 0
    for rule, holder, card, _, _ in ways:
        if card == unit if rule.scope.itself else rule.scope.covers(s, holder, card, holder, unit):
            spaces = rule.spaces(s, b.EVERYWHERE ^ 1 << s.at[unit])
            through |= spaces
            trampled |= spaces if rule.tramples else 0
    return through, trampled


def tramples_now(s: WarState, unit: int) -> b.Mask:
    """The spaces where a unit would trample what stands there."""
    if not s.t.tramplers & s.live and not s.lasting:
        return 0
    return passable_by(s, in_force(s, THROUGH, unit), unit)[1] if stirs(s, THROUGH, unit) else 0


def may_move(s: WarState, seat: int, unit: int) -> bool:
    return _may_move(s, in_force(s, BANNED) if stirs(s, BANNED) else [], seat, unit)


def _may_move(s: WarState, bans: list[InForce], seat: int, unit: int) -> bool:
    """SUW-034: a unit that is a structure too only if its text lets it."""
    if s.t.is_structure[unit] and not marked(s, MOBILE, unit):
        return False
    return not bans or forbidden_by(s, bans, seat, unit) is None


def destinations(s: WarState, unit: int, speed: int, gaits: Gaits) -> b.Mask:
    """The spaces a unit can end its move on: empty, or its own if it goes and comes back (SUW-037, SUW-178)."""
    through, _ = gaits.passable(s, unit)
    return reachable(s.at[unit], s.held[0] | s.held[1], through, speed, gaits.charge(unit, speed))


# ---- which way ----
class Ways:
    """The ways to a goal, one for each different outcome: what is trampled, who hits the unit as it gets away."""

    def __init__(self, goal: int, open_spaces: b.Mask, trampled: b.Mask, guards: tuple[int, ...]) -> None:
        self.goal, self.open, self.trampled, self.guards = goal, open_spaces, trampled, guards
        self.memo: dict[tuple[int, int], dict[Outcome, Path]] = {}

    def hits(self, start: int, to: int) -> int:
        hits = 0
        for guard in self.guards:
            near = b.NEXT_TO[guard]
            if near >> start & 1 and not near >> to & 1 and to != guard:
                hits += 1
        return hits

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
            under, hits = self.trampled & 1 << step, self.hits(space, step)
            for (mask, more), path in self.rest(step, left - 1).items():
                outcome = mask | under, hits + more
                if outcome not in found or len(path) + 1 < len(found[outcome]):
                    found[outcome] = (step, *path)
        return found


@lru_cache(maxsize=1 << 12)
def on_the_way(here: int, goal: int, steps: int) -> b.Mask:
    """Every space that a way of so many steps can enter, both ends included."""
    found = 0
    for first in range(steps + 1):
        found |= (b.WITHIN[first][here] | 1 << here) & (b.WITHIN[steps - first][goal] | 1 << goal)
    return found


@lru_cache(maxsize=1 << 12)
def ways_to(
    here: int, goal: int, speed: int, open_spaces: b.Mask, trampled: b.Mask, guards: tuple[int, ...]
) -> tuple[Path, ...]:
    """One way for each outcome. Whoever asks leaves out what such a way cannot come by: then it is often known."""
    return tuple(Ways(goal, open_spaces, trampled, guards).onward(here, speed).values())


def guards(s: WarState, unit: int) -> tuple[int, ...]:
    """The spaces of enemies that hurt a unit for every step away from them, as far as it can come next to them."""
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
    near = b.WITHIN[SPEED.of(s, unit)][at[unit]]
    return tuple([space for space in found if near >> space & 1])


def paths(s: WarState, unit: int, goal: int) -> tuple[Path, ...]:
    """One way to the goal for each outcome that a player might prefer."""
    here, speed = s.at[unit], SPEED.of(s, unit)
    gaits = Gaits(s)
    if here != goal:
        between, run = b.straight(here, goal), gaits.charge(unit, speed)
        if between is not None and speed <= len(between) < run:
            return ((*between, goal),)
    if b.distance(here, goal) > speed:
        return ()
    through, trampled = gaits.passable(s, unit)
    region = on_the_way(here, goal, speed)
    free = ~occupied(s) & b.EVERYWHERE | 1 << here
    near = tuple([space for space in guards(s, unit) if b.NEXT_TO[space] & region])
    return ways_to(here, goal, speed, (free | through) & region, trampled & region, near)


def straight_run(start: int, path: Path) -> int:
    """The longest stretch of a way in one direction."""
    longest = run = last = 0
    for before, after in zip((start, *path), path, strict=False):
        run = run + 1 if after - before == last else 1
        last = after - before
        longest = max(longest, run)
    return longest


# ---- on the way ----
GOAL, PATHS, DONE_STEPS, START, PASSED = range(ARG, ARG + 5)


def begin_move(s: WarState, seat: int, unit: int, goal: int) -> None:
    """A unit sets out for a space that it can reach."""
    t, live, here = s.t, s.live, s.at[unit]
    eventful = (t.tramplers | t.on_the_way) & live or s.lasting
    if not (eventful and (tramples_now(s, unit) or guards(s, unit))):  # nothing can happen on the way
        run = 0
        if (t.on_moves & live or s.lasting) and b.distance(here, goal) > SPACES_A_MOVE and stirs(s, MOVED, unit):
            run = straight_run(here, paths(s, unit, goal)[0])
        shift(s, unit, goal)
        arrive(s, seat, unit, here, run)
        return
    push(s, MOVING, seat, unit, 0, goal, paths(s, unit, goal), 0, here, 0)


def choose_way(s: WarState, f: Frame) -> None:
    """Ways that are the same so far: ask where they part."""
    ways, done = f[PATHS], f[DONE_STEPS]
    if len(ways) == 1:
        f[PC], f[DONE_STEPS] = WALK, 0
        return
    steps = list(dict.fromkeys(way[done] if done < len(way) else -1 for way in ways))
    ask(s, f[ME], v.ASK_PATH, [v.DONE() if step < 0 else v.TO(step) for step in steps], f[SRC])


def way_chosen(s: WarState, f: Frame) -> None:
    done = f[DONE_STEPS]
    step = -1 if s.answer == v.DONE() else s.answer - v.TO.code
    f[PATHS] = tuple(way for way in f[PATHS] if (way[done] if done < len(way) else -1) == step)
    f[DONE_STEPS] += 1
    f[PC] = CHOOSE


def walk(s: WarState, f: Frame) -> None:
    """One step; a unit that dies of it ends its move there (SUW-256)."""
    unit, way, done = f[SRC], f[PATHS][0], f[DONE_STEPS]
    if done >= len(way) or s.at[unit] < 0:
        return
    f[DONE_STEPS] += 1
    if s.board[way[done]] >= 0:
        f[PASSED] |= 1 << way[done]
    f[PC] = WALK
    step(s, f[ME], unit, way[done])


def stop(s: WarState, f: Frame) -> None:
    unit, way = f[SRC], f[PATHS][0]
    if s.at[unit] < 0:
        return
    trampled = tramples_now(s, unit)
    hurt = [s.board[q] for q in b.spaces(f[PASSED] & trampled & occupied(s)) if s.board[q] != unit]
    if hurt:
        ability_damage(s, [(card, 1) for card in hurt], f[ME], unit)
    if s.result is None:
        f[GOAL] = straight_run(f[START], way)


def stopped(s: WarState, f: Frame) -> None:
    s.stack.pop()
    if s.at[f[SRC]] >= 0:
        arrive(s, f[ME], f[SRC], f[START], f[GOAL])


CHOOSE, CHOSEN, WALK, STOP, STOPPED = range(5)
MOVING = programs.procedure("move", choose_way, way_chosen, walk, stop, stopped, slots=5)


def step(s: WarState, seat: int, card: int, to: int) -> None:
    """One space further, by moving or by being forced; those who hold it fast answer at once."""
    start = s.at[card]
    shift(s, card, to)
    fire(s, STEPS_AWAY, seat, card, step_n(card, start, to))


def arrive(s: WarState, seat: int, unit: int, start: int, run: int) -> None:
    """SUW-175: the whole move is over."""
    t = s.t
    if s.log is not None:
        note(s, v.L_MOVES, controller(s, unit), unit, s.at[unit])
    if t.life_lenders & s.live or (s.lasting and lasts(s, LIFE.name)):
        sweep(s)  # SUW-249: what gives life within some spaces may have gone too far away
        if s.at[unit] < 0 or s.result is not None:
            return
    if t.is_structure[unit]:
        shifted(s, seat, unit)
    if (t.on_moves & s.live or s.lasting) and stirs(s, MOVED, unit):
        fire(s, MOVED, seat, unit, moved_n(unit, start, run))


def shifted(s: WarState, seat: int, card: int) -> None:
    """A structure that was moved or forced sets some cards off."""
    if s.t.is_structure[card]:
        fire(s, SHIFTED, seat, card, card)
