"""A move step by step (SUW-030 to SUW-040)."""

from __future__ import annotations

from typing import Any

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, push, slots
from sudi.kernel.standing import stirs
from sudi.kernel.triggers import collect, start_all

from ..law.domains import name_of
from ..law.moves import tramples_now
from ..state import NOTHING, SPACES_A_MOVE, WarState, controller
from ..words import vocabulary as v
from ..words.vocabulary import programs
from . import board as b
from .damage import start_together, swept
from .happenings import MOVED, SHIFTED, STEPS_AWAY, moved_n, step_n
from .places import shift
from .waiting import Waiting
from .ways import Path, guards, losses, paths, straight_run

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
    if len(f[PATHS]) == 1:
        f[PC], f[DONE_STEPS] = WALK, 0
        return
    WAY.ask(s, f)


def next_steps(c: Case) -> list[int]:
    """Where the ways that are left go on, NOTHING where one of them ends."""
    return list(dict.fromkeys(step_of(way, c.f[DONE_STEPS]) for way in c.f[PATHS]))


def step_of(way: Path, done: int) -> int:
    return way[done] if done < len(way) else NOTHING


def on_its_way(c: Case) -> dict[str, Any]:
    return {"unit": name_of(c, c.src), "goal": b.NAMES[c.f[GOAL]]}


def dearer(c: Case) -> bool:
    """Does every way by this space cost the one who walks it more than another one does?"""
    costs = [(step_of(way, c.f[DONE_STEPS]) == c.a, losses(c.s, c.src, way)) for way in c.f[PATHS]]
    return min([cost for here, cost in costs if here]) > min([cost for _, cost in costs])


WAY = Question(
    v.ASK_PATH,
    (
        Choice(
            v.TO,
            Domain(
                lambda c: [q for q in next_steps(c) if q >= 0],
                "SUW-033",
                cs="Volí se další pole na cestě jednotky {unit} na pole {goal}",
                en="This is about the next space on the way of {unit} to {goal}",
                values=on_its_way,
            ),
            harms=dearer,
        ),
        stop(
            v.DONE,
            Check(
                "SUW-178",
                lambda c: NOTHING in next_steps(c),
                cs="Jednotka {unit} ještě není na poli {goal}.",
                en="{unit} is not at {goal} yet.",
                values=on_its_way,
            ),
        ),
    ),
    values=on_its_way,
)


@answers(WAY)
def way_chosen(s: WarState, f: Frame) -> None:
    done = f[DONE_STEPS]
    step = NOTHING if s.answer == v.DONE() else first(s.answer)
    f[PATHS] = tuple(way for way in f[PATHS] if step_of(way, done) == step)
    f[DONE_STEPS] += 1
    f[PC] = CHOOSE


def walk(s: WarState, f: Frame) -> None:
    """One step; a unit that dies of it ends its move there (SUW-256)."""
    unit, way, done = f[SRC], f[PATHS][0], f[DONE_STEPS]
    if done >= len(way) or s.at[unit] < 0:
        return
    f[DONE_STEPS] += 1
    if s.board[way[done]] >= 0 and s.board[way[done]] != unit:
        f[PASSED] |= 1 << s.board[way[done]]
    f[PC] = WALK
    step(s, f[ME], unit, way[done])


def halt(s: WarState, f: Frame) -> None:
    s.stack.pop()
    if s.at[f[SRC]] >= 0:
        arrive(s, f[ME], f[SRC], f[START], straight_run(f[START], f[PATHS][0]), f[PASSED])


MOVING = programs.procedure("move", choose_way, way_chosen, walk, halt)
CHOOSE, WALK = MOVING.at(choose_way), MOVING.at(walk)


def step(s: WarState, seat: int, card: int, to: int) -> None:
    """One space further, by moving or by being forced; those who hold it fast answer at once."""
    start = s.at[card]
    shift(s, card, to)
    waiting = collect(s, STEPS_AWAY, seat, card, step_n(card, start, to))
    if waiting:
        note(s, v.L_GETS_AWAY, controller(s, card), card, start)
        start_all(s, waiting)


def arrive(s: WarState, seat: int, unit: int, start: int, run: int, passed: int = 0) -> None:
    """SUW-175: the whole move is over. `passed` are the cards that the unit moved through. Whatever follows is put in
    order together (SUW-174)."""
    t = s.t
    if s.log is not None:
        note(s, v.L_MOVES, controller(s, unit), unit, s.at[unit])
    waiting: Waiting = []
    if t.life_lenders & s.live or s.lasting:
        waiting = swept(s)  # SUW-249: what gives life within some spaces may have gone too far away
    if s.at[unit] >= 0:
        if t.is_structure[unit]:
            waiting += shifted(s, seat, unit)
        if (t.on_moves & s.live or s.lasting) and stirs(s, MOVED, unit):
            waiting += collect(s, MOVED, seat, unit, moved_n(unit, start, run, passed))
    if waiting:
        start_together(s, waiting)


def shifted(s: WarState, seat: int, card: int) -> Waiting:
    """What a structure sets off that was moved or forced."""
    return collect(s, SHIFTED, seat, card, card) if s.t.is_structure[card] else []
