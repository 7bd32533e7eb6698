"""A move step by step (SUW-030 to SUW-040)."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, ask, push, slots
from sudi.kernel.standing import lasts, stirs
from sudi.kernel.triggers import fire

from ..language.numbers import LIFE
from ..law.moves import tramples_now
from ..state import SPACES_A_MOVE, WarState, controller, occupied
from ..words import vocabulary as v
from ..words.vocabulary import programs
from . import board as b
from .damage import ability_damage, sweep
from .happenings import MOVED, SHIFTED, STEPS_AWAY, moved_n, step_n
from .places import shift
from .ways import guards, paths, straight_run

# ---- on the way ----
GOAL, PATHS, DONE_STEPS, START, PASSED = slots(5)


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
    step = -1 if s.answer == v.DONE() else first(s.answer)
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


MOVING = programs.procedure("move", choose_way, way_chosen, walk, stop, stopped, slots=5)
CHOOSE, WALK = MOVING.at(choose_way), MOVING.at(walk)


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
